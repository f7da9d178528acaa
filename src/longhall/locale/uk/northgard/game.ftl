# Northgard: Uncharted Lands. All wording is our own.

game-name = Нортґард. Незвідані землі

## Things

resource-food = їжа
resource-wood = дерево
resource-lore = знання

# In the accusative: they follow verbs.
amount-food = { $n ->
    [one] { $n } їжу
   *[other] { $n } їжі
}
amount-wood = { $n ->
    [one] { $n } дерево
   *[other] { $n } дерева
}
amount-lore = { $n ->
    [many] { $n } знань
   *[other] { $n } знання
}
amount-points = { $n ->
    [one] { $n } очко бою
    [few] { $n } очки бою
   *[many] { $n } очок бою
}
amount-casualties = { $n ->
    [one] { $n } втрату
    [few] { $n } втрати
   *[many] { $n } втрат
}

building-silo = Комора
building-silo-text = Мала споруда. Під час збирання врожаю дає 1 їжу.
building-lodge = Лісопильня
building-lodge-text = Мала споруда. Під час збирання врожаю дає 1 дерево.
building-tower = Захисна вежа
building-tower-text = Мала споруда. У бою на цій території оборонець завдає ще 1 втрати.
building-camp = Тренувальний табір
building-camp-text = Мала споруда. Коли ви наймаєте воїнів на цій території, розмістіть на ній ще 1 воїна.
building-stone = Рунічний камінь
building-stone-text = Мала споруда, лише для комірки із символом рунічного каменя. Під час збирання врожаю дає 1 знання.
building-fortress = Фортеця
building-fortress-text = Велика споруда. У бою на цій території оборонець має ще 2 очки бою.
building-forge = Кузня
building-forge-text = Велика споруда. На початку кожного року ви берете на 1 карту більше.
building-altar = Вівтар королів
building-altar-text = Велика споруда. Під час збирання врожаю дає 3 очки слави.

clan-bear = Клан Ведмедя
clan-bear-text = За вас б’ється броньована ведмедиця Кая: коли ви наймаєте воїнів, вона може бути одним із них. Вона дає 2 очки бою, взимку нічого не їсть, але ніколи не входить на ворожу територію.
clan-boar = Клан Кабана
clan-boar-text = Після дослідження, яке не закриває жодної території, ви отримуєте 1 знання.
clan-goat = Клан Кози
clan-goat-text = Збудувавши малу споруду, ви отримуєте 1 їжу, а збудувавши велику — 2 їжі.
clan-raven = Клан Крука
clan-raven-text = Коли ви дослідженням закриваєте власні території, то відразу отримуєте їхні ресурси.
clan-snake = Клан Змії
clan-snake-text = Перед застосуванням ефекту карти клану ви можете покласти жетон «Випалена земля» на територію, суміжну з вашою. Там ви маєте ще 1 очко бою, а під час збирання врожаю можете забрати звідти у ворога 1 ресурс.
clan-stag = Клан Оленя
clan-stag-text = Ви здобуваєте 1 очко слави за кожну територію, завойовану в бою, і ще 1 очко слави за кожну власну територію, яку закриваєте дослідженням.
clan-wolf = Клан Вовка
clan-wolf-text = Перемагаючи в бою як нападник, ви отримуєте 1 їжу.

creature-wolf-1 = Вовк (бежевий)
creature-wolf-2 = Вовк (коричневий)
creature-wolf-3 = Вовк (темно-коричневий)
creature-bear-1 = Бурий ведмідь (бежевий)
creature-bear-2 = Бурий ведмідь (коричневий)
creature-draugr-1 = Драугр (бежевий)
creature-draugr-2 = Драугр (коричневий)
creature-valkyrie-1 = Проклята валькірія (бежева)
creature-valkyrie-2 = Проклята валькірія (коричнева)
creature-kind-wolf = Вовк
creature-kind-wolf-text = Під час збирання врожаю його територія не дає слави, а ресурси там дають лише споруди.
creature-kind-bear = Бурий ведмідь
creature-kind-bear-text = На його території ніхто не може будувати й наймати воїнів, а з неї — досліджувати й переміщувати воїнів.
creature-kind-draugr = Драугр
creature-kind-draugr-text = Коли він потрапляє на територію гравця, її власник вилучає там 1 воїна.
creature-kind-valkyrie = Проклята валькірія
creature-kind-valkyrie-text = Ні з ким не ділить своєї території. Потрапляючи на територію гравця, нападає на її власника.

tile-kind-start = початкова плитка
tile-kind-start5 = початкова плитка для п’яти гравців
tile-kind-ordinary = плитка місцевості
slot-kind-small = мала комірка
slot-kind-stone = мала комірка з рунічним каменем
slot-kind-large = велика комірка
card-kind-starting = Початкова карта
card-kind-clan = Карта клану
card-kind-early = Ранній розвиток
card-kind-advanced = Розширений розвиток
card-kind-achievement = Досягнення
card-kind-unrest = Безлад

slot-name = { $number } ({ $territory })
place-name = стовпець { $x }, рядок { $y }, { place-turn }
place-turn = { $rotation ->
    [0] без повороту
    [1] чверть оберту за годинниковою стрілкою
    [2] пів оберту
   *[3] чверть оберту проти годинникової стрілки
}
place-beside = { $around }{ $which ->
    [none] {""}
   *[other] , { place-which }
}{ $nth ->
    [none] {""}
   *[other] {" "}({ $nth })
}
# Where an empty place for a tile lies.
place-from = { $direction ->
    [n] на північ від території
    [ne] на північний схід від території
    [e] на схід від території
    [se] на південний схід від території
    [s] на південь від території
    [sw] на південний захід від території
    [w] на захід від території
    [nw] на північний захід від території
   *[gap] у проміжку території
} { $territory }
# Which of several places that are called alike.
place-which = { $which ->
    [n] далі на північ
    [ne] далі на північний схід
    [e] далі на схід
    [se] далі на південний схід
    [s] далі на південь
    [sw] далі на південний захід
    [w] далі на захід
    [nw] далі на північний захід
   *[middle] посередині
}

## Words about territories, zones and the course of the year

territory-open = відкрита
territory-closed = закрита
territory-neutral = нейтральна
territory-size = { $size ->
    [one] { $size } плитка
    [few] { $size } плитки
   *[many] { $size } плиток
}
territory-units = { $units ->
    [one] { $units } воїн
    [few] { $units } воїни
   *[many] { $units } воїнів
}
territory-lairs = { $lairs ->
    [one] { $lairs } лігво
    [few] { $lairs } лігва
   *[many] { $lairs } лігв
}
border-rough = важкопрохідна межа

zone-hand = Рука
zone-draw-pile = Колода
zone-active = Активна зона
zone-discard = Скид
zone-upgrades = Поліпшення клану
zone-row = Спільний ряд
zone-removed = Поза грою
word-fame = Слава
word-flash = Миттєва карта
word-reserve = Воїни в запасі
word-year = Рік { $year } з { $years }
word-first-player = Перший гравець
word-passed = пас
word-unit = Воїн
word-kaija = Кая
word-scorched-earth = Випалена земля

phase-start = Початок року
phase-actions = Дії
phase-creatures = Фаза істот
phase-harvest = Збирання врожаю
phase-winter = Зимування
phase-end = Кінець року


end-domination = Панування: досить закритих територій із великою спорудою на кожній
end-years = Минув останній рік; перемагає найбільша слава

score-explored = Території, закриті дослідженням
score-closed = Закриті території під час збирання врожаю
score-altars = Вівтарі королів
score-unrest-penalty = Безлад із порожньої колоди
score-clan = Уміння кланів
score-creatures = Переможені істоти
score-resources = Решта ресурсів
score-cards = Слава на картах
score-achievements = Досягнення
score-unrest = Карти безладу
score-total = Разом
