# Northgard in the browser: cards, panels, scenes, and the table as text. Ids begin with board-.

board-phase-setup = Приготування
board-phase-actions = { phase-actions }
board-phase-creatures = { phase-creatures }
board-phase-harvest = { phase-harvest }
board-phase-end = { phase-end }
board-phase-over = Кінець гри
board-first-player = Перший гравець: { $seat }

## What players have

board-player = Гравець
board-territories = Території
board-closed-territories = Закриті території
board-built = Збудовані споруди
board-played = Зіграно цього року
board-known = Відомі карти в колоді
board-effect-conqueror = Цього року вежі та фортеці не допомагають тим, на кого нападають
board-effect-rampage = Цього року Кая може входити на ворожі території
board-effect-foresight = Карту спільного ряду цього року вже взято
board-spied = Карти на руці: { $seat }
board-looking = Щойно взяті карти
board-my-tiles = Ваші плитки
board-tile = Плитка { $tile }
board-clan-first = У колоді від початку
board-clan-later = Поліпшення за знання

## The market

board-achievements = Досягнення
board-pile-development = { $n ->
    [one] карта розвитку
    [few] карти розвитку
   *[many] карт розвитку
}
board-pile-unrest = { $n ->
    [one] карта безладу
    [few] карти безладу
   *[many] карт безладу
}
board-pile-tiles = { $n ->
    [one] плитка
    [few] плитки
   *[many] плиток
}
board-supply = Споруди
board-left = лишилося: { $n }
board-cost = Вартість у дереві
board-gives-fame = слава під час збирання врожаю
board-gives-points = очки бою оборонця
board-gives-casualties = втрати, яких завдає оборонець
board-gives-recruits = додаткові воїни під час наймання тут
board-gives-draws = додаткові карти щороку
board-gives-food = їжа під час збирання врожаю
board-gives-wood = дерево під час збирання врожаю
board-gives-lore = знання під час збирання врожаю
board-strength = Очки бою
board-creatures-left = { $left ->
    [0] Більше істот не прийде.
    [one] Може прийти ще { $left } істота.
    [few] Можуть прийти ще { $left } істоти.
   *[many] Може прийти ще { $left } істот.
}
board-creatures-gone = Скид істот: { $creatures }.

## What a choice would bring

board-preview-way = { $units ->
    [0] Кая: { $source } → { $target }
    [one] { $kaija ->
        [true] { $units } воїн і Кая: { $source } → { $target }
       *[false] { $units } воїн: { $source } → { $target }
    }
    [few] { $kaija ->
        [true] { $units } воїни й Кая: { $source } → { $target }
       *[false] { $units } воїни: { $source } → { $target }
    }
   *[many] { $kaija ->
        [true] { $units } воїнів і Кая: { $source } → { $target }
       *[false] { $units } воїнів: { $source } → { $target }
    }
}
board-preview-moves = { $moves ->
    [many] { $moves } переміщень
   *[other] { $moves } переміщення
}
board-preview-reach = { $units ->
    [one] { $units } воїн
    [few] { $units } воїни
   *[many] { $units } воїнів
}, { $count ->
    [one] досяжна { $count } територія
    [few] досяжні { $count } території
   *[many] досяжно { $count } територій
}
board-preview-takes = Територію буде зайнято без бою.
board-preview-leaves = На території { $territory } нікого не лишиться
board-preview-closes = { $size ->
    [one] Закриває територію { $territory }, { $size } плитка
    [few] Закриває територію { $territory }, { $size } плитки
   *[many] Закриває територію { $territory }, { $size } плиток
}
board-preview-grows = { $size ->
    [one] Територія { $territory } охопить { $size } плитку
    [few] Територія { $territory } охопить { $size } плитки
   *[many] Територія { $territory } охопить { $size } плиток
}
board-preview-joins = { $territories } стануть однією територією, { $size ->
    [one] { $size } плитка
    [few] { $size } плитки
   *[many] { $size } плиток
}
board-preview-open = { $open ->
    [one] { $open } сторона лишиться відкритою
    [few] { $open } сторони лишаться відкритими
   *[many] { $open } сторін лишаться відкритими
}
board-preview-worth = Зараз дає:
board-preview-left = лишилося { $n }
board-preview-price = { $price ->
    [one] за { $price } ресурс
    [few] за { $price } ресурси
   *[many] за { $price } ресурсів
}
board-odds = Перемагає { $first }: { $win } %; перемагає { $second }: { $lose } %.
board-odds-nobody = Ніхто не перемагає: { $percent } %
board-expected-lost = середні втрати { $n }
board-against-food = Якщо { $seat } витратить їжу ({ $n }): { $win } %
board-fame-for-winning = За перемогу:

## Battles and other scenes

board-battle-in = Бій на території { $territory }
board-attacks = нападає
board-defends = обороняється
board-points = Очки бою
board-bonus-cards = Карта
board-bonus-buildings = Споруди
board-bonus-clan = Клан
board-figures = { $n ->
    [one] { $n } воїн
    [few] { $n } воїни
   *[many] { $n } воїнів
}
board-creature-name = { $creature }
board-wins = Перемагає { $seat }
board-creature-wins = Перемагає { $creature }
board-nobody-wins = Ніхто не перемагає
board-face = Очки бою: { $points }; втрати: { $casualties }
board-face-choice = Очко бою або втрата, на вибір
# What the faces of the battle die mean, beside a battle.
board-dice = Кістка бою
board-dice-point = 1 очко бою
board-dice-casualty = інша сторона втрачає 1 воїна
board-end = Партію завершено
board-ended-domination = Панування: { $seat } контролює закриті території з великою спорудою на кожній: { $territories }. Кількість: { $territories-count }, потрібно: { $goal }.
board-ended-domination-team = Панування: { $seat } і { $partner } разом контролюють закриті території з великою спорудою на кожній: { $territories }. Кількість: { $territories-count }, потрібно: { $goal }.

## In the gallery

board-gallery-tiles = Плитки
board-gallery-cards = Карти
board-gallery-buildings = Споруди
board-gallery-creatures = Істоти
board-gallery-clans = Клани
board-gallery-faces = Грані кістки
board-gallery-winter = Зимування
board-gallery-starting-resources = Початкові ресурси
board-gallery-tokens = Жетони й фігурки
board-gallery-costs = Ціни
board-priorities = Іде туди, де { $first }, потім { $second }, потім { $third }
board-priority-units = найбільше воїнів
board-priority-buildings = найбільше споруд
board-priority-resources = найбільше ресурсів
board-winter-up-to = { $units ->
    [one] До { $units } воїна
   *[other] До { $units } воїнів
}
board-starting-place = Місце { $place } в порядку ходів
board-none = нічого
board-unlimited = скільки треба

## The table as text

## Поле

board-label = Ігрове поле
board-turn-left = Повернути плитку ліворуч
board-turn-right = Повернути плитку праворуч
board-lay = Покласти плитку сюди
board-territory = Територія { $territory }
board-raiders = { $raider } нападає: { $units ->
    [one] { $units } воїн
    [few] { $units } воїни
    [many] { $units } воїнів
   *[other] { $units } воїна
}
board-yields = Дає { $amounts }
board-tile-yields = дає { $amounts }
board-free = Вільно: { $slots }
board-beside = Суміжні території:
board-close = Закрити
board-moves = { $moves ->
    [one] { $moves } переміщення
    [few] { $moves } переміщення
    [many] { $moves } переміщень
   *[other] { $moves } переміщення
}
board-chance = Шанс перемоги: { $percent }
board-slot-in = Комірка на території { $territory }
board-empties = територія лишається порожньою
board-closes = закрито
board-closes-fame = закрито: +{ $fame } слави

## The end of a match and its replay

board-end-course = Слава рік за роком
board-chapter = Рік { $chapter }
board-keys-turn = На полі, де можна покласти плитку: повернути її
board-keys-about = На полі: усе про територію
board-partner = Партнер: { $partner }

# A row of the table of points at the end.
board-period = Рік { $period }

# What may not be chosen, by the number in its key

numbered-kaija = { $number ->
    [0] Лише Кая
    [one] Кая та { $number } воїн
    [few] Кая та { $number } воїни
   *[many] Кая та { $number } воїнів
}
