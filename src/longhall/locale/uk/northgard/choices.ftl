# Northgard: what players decide, what they can choose, and why not.

## Decisions

decide-setup-tile = Коло { $round } з 2: виберіть, яку плитку покласти. Потім на ній стане група ваших воїнів.
decide-setup-place = { $round ->
    [1] Покладіть плитку { $tile } біля початкової плитки.
   *[other] Покладіть плитку { $tile } біля будь-якої плитки.
}
decide-setup-units = Виберіть порожню територію цієї плитки для своєї групи воїнів.
decide-turn-action = { $hand ->
    [0] Рік { $year }: карт на руці немає, можна лише спасувати.
    [one] Рік { $year }: виберіть дію на цей хід. У вас на руці { $hand } карта.
    [few] Рік { $year }: виберіть дію на цей хід. У вас на руці { $hand } карти.
   *[many] Рік { $year }: виберіть дію на цей хід. У вас на руці { $hand } карт.
}
decide-play-card = { $played ->
    [0] Виберіть, яку карту зіграти.
   *[other] Виберіть, яку карту зіграти далі, або завершіть хід.
}
decide-play-card-none = У цей хід іншої карти зіграти не можна: завершіть його.
decide-give-card = { $action-id ->
    [wait] Виберіть карту, яку покладете в активну зону без ефекту.
    [replace] Виберіть карту, яку заміните.
    [remove] Виберіть карту, яку вилучите з гри.
    [upgrade] Виберіть карту, яку віддасте за поліпшення клану.
   *[other] Виберіть карту: { $action }.
}
decide-upgrade-place = Виберіть, куди покласти карту «{ $card }».
decide-upgrade-card = Виберіть карту поліпшення клану, яку візьмете на руку.
decide-row-card = Виберіть карту зі спільного ряду. Вона ляже на верх вашої колоди.
decide-basic-action = Виберіть ефект, який застосуєте цією картою.
decide-choose-way = Виберіть, як застосувати цю карту.
decide-recruit = Виберіть територію, на якій наймете воїнів. { $left ->
    [one] Можна розмістити ще { $left } воїна
   *[other] Можна розмістити ще до { $left } воїнів
}, у запасі — { $reserve }.
decide-recruit-share = Виберіть наступну територію, на якій наймете воїнів.
decide-move-from = Виберіть територію, з якої підуть воїни. { $left ->
    [many] Лишилося { $left } переміщень.
   *[other] Лишилося { $left } переміщення.
}
decide-move-to = Виберіть, куди підуть воїни з території { $source }. { $left ->
    [many] Лишилося { $left } переміщень.
   *[other] Лишилося { $left } переміщення.
}
decide-move-count = Виберіть, скільки воїнів піде з території { $source } на територію { $target }.
decide-explore-tile = Виберіть, яку з узятих плиток розмістити.
decide-explore-place = Виберіть, де розмістити плитку { $tile }.
decide-explore-again = Вирішіть, чи виконати ще одне дослідження.
decide-new-land = Покладіть плитку { $tile } так, щоб знову була нейтральна територія.
decide-build = Виберіть, що збудувати. У вас { $wood ->
    [one] { $wood } дерево
   *[other] { $wood } дерева
}{ $left ->
    [one] {"."}
   *[other] , збудувати можна до { $left } споруд.
}
decide-build-site = Виберіть місце для споруди: { $building }.
decide-drawn-discard = { $left ->
    [one] Виберіть карту, яку скинете.
   *[other] Виберіть першу з { $left } карт, які скинете.
}
decide-drawn-return = { $left ->
    [one] Виберіть карту, яку повернете на верх своєї колоди.
   *[other] Виберіть першу з { $left } карт, які повернете на свою колоду. Остання опиниться зверху.
}
decide-take-discard = Виберіть карту зі свого скиду, яку візьмете на руку.
decide-battle-order = Виберіть, який бій провести наступним.
decide-push-defender = Виберіть, куди витіснити одного оборонця з території { $source }, або пропустіть.
decide-battle-food = Бій на території { $territory }: нападає { $attacker }, обороняється { $defender }; поки що очки бою { $attack } : { $defence }. Виберіть, скільки їжі витратити; кожна одиниця дає 1 очко бою.
decide-die-choice = Бій на території { $territory }: нападає { $attacker }, обороняється { $defender }; поки що очки бою { $attack } : { $defence }. Виберіть, що дає ваша кістка.
decide-bonus-choice = Бій на території { $territory }: нападає { $attacker }, обороняється { $defender }; поки що очки бою { $attack } : { $defence }. Виберіть бонус, який дає ваша карта.
decide-retreat-to = { $units ->
    [one] Виберіть, куди з території { $source } відступить ваш воїн.
    [few] Виберіть, куди з території { $source } відступлять ваші { $units } воїни.
   *[many] Виберіть, куди з території { $source } відступить { $units } ваших воїнів.
}
decide-retreat-count = Виберіть, скільки воїнів відступить з території { $source } на територію { $target }.
decide-trade-take = Виберіть обмін або завершіть обмін ресурсів. За три ресурси ви отримуєте один.
decide-trade-give = Виберіть три ресурси, які віддасте за 1 { $resource-id ->
    [food] їжу
   *[other] { $resource }
}.
decide-second-chance-territory = На ігровому полі немає ваших воїнів. Виберіть нейтральну територію, на яку вони повернуться, або пропустіть.

# Clans

decide-choose-clan = Виберіть свій клан.
decide-play-upgrade = Ви можете відразу зіграти нову карту поліпшення клану. Виберіть її або пропустіть.
decide-kaija-loss = { $lost ->
    [one] Ви зазнаєте { $lost } втрати. Вирішіть, чи це Кая.
   *[other] Ви зазнаєте { $lost } втрат. Вирішіть, чи є серед них Кая.
}
decide-scorched-earth = Виберіть, куди покласти жетон «Випалена земля», або пропустіть.
decide-snake-harvest-resource = Виберіть ресурс, який заберете з території { $territory }, де лежить жетон «Випалена земля», або пропустіть.
decide-muster = Виберіть територію, з якої один воїн приєднається до воїнів на території { $target }, або пропустіть.
decide-glory = Виберіть територію, де спершу зберете ресурси, а потім збудуєте, або пропустіть, щоб спершу будувати.
decide-next-basic = { $left ->
    [one] Виберіть останній ефект цієї карти.
    [few] Виберіть наступний ефект цієї карти. Лишилося { $left } ефекти.
   *[many] Виберіть наступний ефект цієї карти. Лишилося { $left } ефектів.
}
decide-next-basic-none = Більше ця карта зараз нічого не дасть: продовжуйте.
decide-pay-for-more = Ви можете сплатити будь-які ресурси (разом { $price }) за { $gain ->
    [card] ще одну карту
   *[unit] ще одного воїна
}. Виберіть, чим заплатити, або пропустіть.

# Cards that reach for rivals

decide-reaction = { $player } грає карту «{ $card }». Виберіть карту, яка її скасує, або пропустіть.
decide-choose-opponent = { $purpose ->
    [veiled_threats] Виберіть суперника, який скине випадкову карту.
   *[other] Виберіть суперника, чиї карти хочете побачити.
}
decide-spied-card = Виберіть карту з руки суперника ({ $opponent }).
decide-tribute = { $seat } вимагає карту «{ $card }». Скиньте її або виберіть два ресурси, які віддасте натомість.
decide-forced-discard = Карта суперника змушує вас скинути карту. Виберіть карту з руки.
decide-copy-card = Виберіть карту, ефект якої застосуєте.
decide-remove-enemy = Виберіть територію, з якої вилучите одного ворожого воїна.
decide-loot = Виберіть ресурс, зображений на території { $territory }.
decide-capture-territory = Виберіть свою територію, на якій з’явиться воїн.
decide-bribe-from = Виберіть територію, воїнів якої підкупите.
decide-bribe-to = Виберіть, куди підуть підкуплені воїни з території { $source }. Вони нападуть на всіх, хто там є.
decide-bribe-count = Виберіть, скільки підкуплених воїнів піде з території { $source } на територію { $target }.

# Other cards

decide-hidden-from = Виберіть територію, з якої ваші воїни підуть потаємними стежками.
decide-hidden-to = Виберіть відкриту територію, на яку підуть ваші воїни з території { $source }.
decide-hidden-count = Виберіть, скільки воїнів піде з території { $source } на територію { $target }.
decide-foresee = Виберіть відкриту карту. Вона ляже на верх вашої колоди, а пасуючи цього року, ви карти не візьмете.
decide-remodel = Виберіть споруду, яку заміните іншою такого самого розміру, або пропустіть.
decide-remodel-into = Виберіть, що з’явиться замість цієї споруди: { $building }.

# Creatures

decide-declare-creature = Виберіть істоту, на яку нападуть ваші воїни: щонайбільше одну на кожній території.
decide-creature-target = Кілька територій однаково приваблюють істоту: { $creature }. Ви перший гравець, тож виберіть, куди вона піде.
decide-draugr-victim = Драугр забирає одну з ваших фігурок на території { $territory }. Вирішіть, чи це Кая.
decide-more-creatures = Ви можете розіграти появу істоти. Виберіть, де вона з’явиться, або пропустіть.

# Teams

decide-pass-on = Ваші воїни не можуть лишитися на території { $source } вашого партнера. Виберіть, куди вони підуть далі. { $left ->
    [many] Лишилося { $left } переміщень.
   *[other] Лишилося { $left } переміщення.
}
decide-accept-exchange = Партнер пропонує вам 1 { $resource-id ->
    [food] їжу
   *[other] { $resource }
} за 1 { $wanted-id ->
    [food] їжу
   *[other] { $wanted }
}. Погодьтеся або відмовтеся.

## Options

option-play = Зіграти карту
option-wait = { action-wait }: { action-wait-text }
option-replace = { action-replace }: { action-replace-text }
option-remove = { action-remove }: { action-remove-text }
option-upgrade = { action-upgrade }: { action-upgrade-text }
action-wait = Почекати
action-wait-text = карта в активну зону без ефекту
action-replace = Замінити карту
action-replace-text = { $cost ->
    [many] { $cost } знань
   *[other] { $cost } знання
}, узяти 1
action-remove = Вилучити карту
action-remove-text = { $cost ->
    [many] { $cost } знань
   *[other] { $cost } знання
}, узяти 2
action-upgrade = Поліпшити
action-upgrade-text = { $cost ->
    [many] { $cost } знань
   *[other] { $cost } знання
} за карту клану
option-recruit = Наймання
option-move = Переміщення
option-explore = Дослідження
option-build = Будівництво
option-active = В активну зону: лишиться у вашій колоді
option-box = Вилучити з гри назавжди
option-card = { $card }
option-tile = { $tile }
option-place = { place-beside }: { place-turn }
option-redraw = Відкласти плитку та взяти іншу
option-new-tile = Узяти плитку та розмістити її
option-territory = { $owner-id ->
    [unknown] { $territory }
    [-1] { $territory } (нейтральна)
   *[other] { $territory } ({ $owner }, { $units ->
        [0] лише Кая
        [one] { $units } воїн
        [few] { $units } воїни
       *[many] { $units } воїнів
    })
}
option-building = { $cost ->
    [0] { $building } (безкоштовно)
    [one] { $building } ({ $cost } дерево)
   *[other] { $building } ({ $cost } дерева)
}
option-slot = { $kind ->
    [large] Велика комірка
    [stone] Мала комірка з каменем
   *[small] Мала комірка
}{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
} на території { $territory }
option-build-without-slot = На території { $territory }, без комірки
option-face = { $face ->
    [point] 1 очко бою
   *[casualty] 1 втрата суперника
}
option-take = 1 { $resource-id ->
    [food] їжу
   *[other] { $resource }
}
option-give = { $amounts }
option-way-take-discard = { $n ->
    [one] Взяти карту зі свого скиду
    [few] Взяти { $n } карти зі свого скиду
   *[many] Взяти { $n } карт зі свого скиду
}
option-way-draw = { $n ->
    [one] Взяти карту з колоди
    [few] Взяти { $n } карти з колоди
   *[many] Взяти { $n } карт із колоди
}
option-way-veiled-threats = Суперник скидає випадкову карту
option-clan = { $clan }
option-seat = { $seat }
option-creature = { $creature }
option-attack = Напасти на істоту, не переміщуючи воїнів
option-kaija = { $territory }, разом із Каєю
option-kaija-in = Кая, { $territory }
option-kaija-to = Кая на територію { $territory }
option-count-kaija = { $count ->
    [0] Лише Кая
    [one] Кая та { $count } воїн
    [few] Кая та { $count } воїни
   *[many] Кая та { $count } воїнів
}
option-lose = { $lose ->
    [kaija] Пожертвувати Каєю
   *[units] Зберегти Каю
}
option-discard = Скинути карту
option-nothing = Нічого не скидати: на руці самі карти безладу
option-remodel = { $building } на території { $territory }
option-exchange = Віддати партнерові 1 { $resource-id ->
    [food] їжу
   *[other] { $resource }
} за 1 { $wanted-id ->
    [food] їжу
   *[other] { $wanted }
}
option-accept = Погодитися

group-recruit = Наймання
group-move = Переміщення
group-explore = Дослідження
group-build = Будівництво
group-active = Зберегти
group-box = Вилучити
group-card = Карти
group-flash = Миттєві карти
group-tile = Плитки
group-place = Місця
group-redraw = Інша плитка
group-new-tile = Нова земля
group-territory = Території
group-slot = Комірки
group-small-building = Малі споруди
group-large-building = Великі споруди
group-face = Кістка
group-take = Взяти
group-give = Віддати
group-way = Способи
group-clan = Клани
group-seat = Гравці
group-creature = Істоти
group-kaija = Разом із Каєю
group-lose = Втрати
group-exchange = Обмін
group-accept = Погодитися

## Why not

refusal-setup-tile = Цю плитку ніде не можна покласти так, щоб на ній була порожня територія.
refusal-setup-other-tile = Ваші воїни стають на плитку, яку ви щойно поклали.
refusal-setup-occupied = Тут уже є воїни. Вашій групі потрібна порожня територія.
refusal-not-from-here = Плитка має прилягати до відкритого краю території, яку ви контролюєте.
refusal-beside-start = У першому колі плитка має цілою стороною прилягати до початкової плитки.
refusal-border-interrupted = Тут обірвалася б межа. На стику плиток межі мають продовжуватися або сходитися з іншими.
refusal-joins-rivals = На одній території опинилися б фігурки, які не можуть ділити її, наприклад воїни різних гравців.
refusal-no-empty-territory = Покладена тут плитка повинна мати порожню територію.
refusal-tile-unplaceable = Наразі цю плитку ніде не можна розмістити.
refusal-empty-hand = Для цього потрібна карта на руці. З порожньою рукою можна лише спасувати.
refusal-nothing-playable = Жодна з ваших карт зараз нічого не дасть. Натомість можна вибрати дію «Почекати».
refusal-no-upgrades = У вас не лишилося карт поліпшень клану.
refusal-lore = Це коштує { $cost ->
    [many] { $cost } знань
   *[other] { $cost } знання
}, а у вас { $lore }.
refusal-only-unrest = У вас на руці лише карти безладу, а їх не можна вилучити з гри.
refusal-remove-unrest = Карту безладу не можна вилучити з гри.
refusal-play-unrest = Карта безладу не має ефекту. Її можна використати для дій «Почекати», «Замінити карту» або «Поліпшити».
refusal-play-second-main = Основну карту цього ходу вже зіграно. Інші карти мають бути миттєвими.
refusal-play-move = Жоден із ваших воїнів не може перетнути межу з такою кількістю переміщень.
refusal-play-explore = Потрібна відкрита територія, з якої можна досліджувати.
refusal-play-no-tiles = Плиток для дослідження не лишилося.
refusal-play-build = На ваших територіях немає вільної комірки для того, на що вистачає дерева.
refusal-play-wood = На жодну споруду не вистачає дерева.
refusal-play-draw = У вашій колоді та скиді замало карт.
refusal-play-basic = Жоден із чотирьох основних ефектів зараз неможливий.
refusal-play-nothing = Жоден з ефектів цієї карти зараз нічого не дасть.
refusal-play-no-discard = Ваш скид порожній.
refusal-play-no-reserve = Усі ваші воїни вже на ігровому полі; наймати нікого.
refusal-play-recruit = Немає території, на якій ви можете найняти воїнів.
refusal-recruit-enemy = Ця територія належить іншому гравцеві. Наймати можна лише на власних територіях.
refusal-recruit-neutral = Ця територія нейтральна. Наймати можна лише на власних територіях.
refusal-recruit-neutral-only = Ця карта наймає воїнів лише на нейтральних територіях.
refusal-recruit-same = Усіх воїнів цієї карти розміщують на одній території.
refusal-recruit-share = На цю територію карта не дає воїнів або більше їх не дає.
refusal-move-stopped = Ваші воїни зустріли тут воїнів іншого гравця й мусять лишитися на бій.
refusal-move-only-rough = Усі виходи звідси — важкопрохідні межі. { $left ->
    [one] Щоб перетнути важкопрохідну межу, потрібно два переміщення, а лишилося одне.
   *[other] Щоб перетнути важкопрохідну межу, потрібно два переміщення, а лишилося { $left }.
}
refusal-move-rough = { $left ->
    [one] Щоб перетнути важкопрохідну межу, потрібно два переміщення, а лишилося одне.
   *[other] Щоб перетнути важкопрохідну межу, потрібно два переміщення, а лишилося { $left }.
}
refusal-move-not-yours = Тут немає ваших воїнів, яких можна перемістити.
refusal-move-not-adjacent = Ці території не мають спільної межі. Одне переміщення перетинає одну межу.
refusal-move-count = { $units ->
    [0] Звідти може піти лише Кая.
    [one] Звідти може піти лише { $units } воїн.
    [few] Звідти можуть піти лише { $units } воїни.
   *[many] Звідти можуть піти лише { $units } воїнів.
}
refusal-build-none-left = { $building }: усі жетони вже на ігровому полі.
refusal-build-wood = { $building } коштує { $cost ->
    [one] { $cost } дерево
   *[other] { $cost } дерева
}, а у вас { $wood }.
refusal-build-small-only = { $building } — велика споруда, а одна зі споруд цієї карти має бути малою.
refusal-build-repeated = { $building }: жодна ваша вільна комірка не підходить, бо на її території вже є споруда цього типу або зараз там не можна будувати.
refusal-build-no-large-slot = { $building } потребує вільної великої комірки на вашій території.
refusal-build-no-small-slot = { $building } потребує вільної малої комірки на вашій території.
refusal-build-no-stone-slot = { $building } потребує вільної малої комірки із символом рунічного каменя на вашій території.
refusal-build-not-yours = Будувати можна лише на територіях, які ви контролюєте.
refusal-build-occupied = На цій комірці вже є споруда.
refusal-build-no-stone = { $building } потребує комірки із символом рунічного каменя.
refusal-build-size = { $building } не підходить до комірки такого розміру.
refusal-build-same-type = На цій території вже є споруда цього типу: { $building }.
refusal-food-units = { $units ->
    [one] Можна витратити по 1 їжі за кожного свого воїна тут, а у вас { $units } воїн.
    [few] Можна витратити по 1 їжі за кожного свого воїна тут, а у вас { $units } воїни.
   *[many] Можна витратити по 1 їжі за кожного свого воїна тут, а у вас { $units } воїнів.
}
refusal-food-stock = { $food ->
    [0] У вас немає їжі.
    [one] У вас лише { $food } їжа.
   *[other] У вас лише { $food } їжі.
}
refusal-retreat-battle = На цій території триває або ще має відбутися бій.
refusal-retreat-enemy = Ця територія належить іншому гравцеві. Воїни відступають на нейтральні або власні території.
refusal-retreat-rough = Воїни не можуть відступати через важкопрохідну межу.
refusal-trade-same-kind = У цій партії три ресурси мають бути одного типу.
refusal-not-neutral = Воїни повертаються лише на нейтральну територію.

# Clans

refusal-clan-taken = Цей клан уже має { $seat }. Виберіть один із вільних кланів.
refusal-move-kaija = Кая не входить на ворожі території, хіба що того року, коли ви зіграли карту «{ card-bear-1 }».
refusal-scorched-far = Жетон «Випалена земля» кладуть на територію, суміжну з тією, яку ви контролюєте.
refusal-build-elsewhere = Цією картою ви будуєте на території, з якої щойно зібрали ресурси.

# Cards

refusal-play-already = Ви вже маєте цей ефект; він діє до кінця року.
refusal-play-cannot-pay = У вас замало ресурсів, щоб за це заплатити, або це нічого вам не дасть.
refusal-play-empty-hands = Жоден суперник не має карт на руці.
refusal-play-no-enemy = Жоден суперник не має на ігровому полі воїнів, яких ви можете вибрати.
refusal-play-no-enemy-beside = Потрібна територія, суміжна з територією, де є ворожі воїни.
refusal-play-no-large-closed = Потрібна закрита територія щонайменше на трьох плитках.
refusal-play-no-open-territory = Потрібні воїни та відкрита територія, на яку вони можуть піти.
refusal-play-nothing-to-copy = Немає карти, яку можна скопіювати: вона має бути досяжною, щось давати вам зараз і сама не копіювати й не скасовувати карт.
refusal-play-reaction = Цю карту грають лише у відповідь на карту суперника.
refusal-empty-hand-there = { $seat } не має карт на руці. Виберіть суперника, який їх має.
refusal-discard-unrest = У цій партії скинути карту безладу не можна. Виберіть іншу карту.
refusal-victim-none = Тут немає ворожих воїнів, до яких дістає ця карта.
refusal-victim-far = Ця територія задалеко. Карта дістає до територій, суміжних із вашими.
refusal-hidden-closed = Ця територія закрита. Потаємні стежки ведуть на відкриті території.
refusal-hidden-held = Ваші воїни не можуть тут лишитися: на цій території проклята валькірія, ваш партнер або ворог, на якого сама Кая нападати не може.

# Creatures and teams

refusal-setup-creature = Проклята валькірія ні з ким не ділить своєї території. Виберіть порожню територію без неї.
refusal-build-bear = Тут бурий ведмідь. Будувати можна, коли його не стане.
refusal-recruit-bear = Тут бурий ведмідь. Наймати воїнів можна, коли його не стане.
refusal-move-bear = Бурий ведмідь тримає тут ваших воїнів. Вони зможуть вийти, коли його не стане.
refusal-move-creature = Ваші воїни зустріли тут прокляту валькірію й мусять лишитися на бій.
refusal-move-two-creatures = Тут дві прокляті валькірії; ніхто не може ввійти, доки одна з них не зникне.
refusal-move-partner = Через територію партнера воїни можуть пройти, але не можуть там лишитися. Щоб піти звідти далі, їм забракне переміщень.
refusal-retreat-creature = На цій території проклята валькірія. Воїни відступають туди, де її немає.
refusal-creature-one-each = На цій території ви вже нападаєте на іншу істоту: на кожній території можна напасти лише на одну.
refusal-creature-enemy-land = Ця істота на ворожій території. Нападати на істот можна лише там, де немає чужих воїнів.
refusal-creature-no-units = Поруч із цією істотою немає ваших воїнів. Спершу введіть їх на її територію.
refusal-basic-taken = Цей ефект карти вже застосовано. Другий має бути іншим.
refusal-bribe-count = Тут можна підкупити щонайбільше { $units ->
    [one] { $units } воїна
   *[other] { $units } воїнів
}.
refusal-bribe-no-way = Підкуплені воїни не можуть туди піти: їм не можна зустрітися з проклятою валькірією чи лишитися поруч із партнером.
refusal-capture-not-yours = Воїн з’являється на території, яку ви контролюєте.
refusal-copy-copying = Карту, яка сама копіює, скопіювати не можна.
refusal-copy-reaction = Карту, зіграну у відповідь на іншу, скопіювати не можна.
refusal-creature-neutral = Істоти йдуть передусім на території з воїнами, а на нейтральні — лише коли таких немає.
refusal-creature-priority = Інша територія приваблює істоту більше.
refusal-creature-taken = На цій території вже є істота.
refusal-exchange-declined = Партнер не погоджується на цей обмін. Можна запропонувати інший.
refusal-explore-bear = Вашу територію тут тримає бурий ведмідь. Досліджуйте з іншої або спершу переможіть його.
refusal-glory = Навіть із ресурсами цієї території тут нічого не збудувати. Спершу будуйте або виберіть іншу територію.
refusal-kaija-on-map = Кая вже на ігровому полі.
refusal-loot = Ця територія не дає такого ресурсу: { $resource }.
refusal-more-lair = Є території з вільним лігвом; істота з’являється на одній із них.
refusal-muster = Приєднатися може лише воїн із території, суміжної з тією, де стоїть новий.
refusal-pass-on-stay = Воїни не можуть лишитися на території партнера. Вони мусять іти далі.
refusal-play-achievement = Досягнення не грають; його враховують наприкінці гри.
refusal-push-battle = На цій території має відбутися бій.
refusal-push-creature = На цій території проклята валькірія.
refusal-push-enemy = Оборонця можна витіснити лише на нейтральну територію або на його власну.
refusal-remodel-empty = На цій комірці немає споруди, яку можна замінити.
refusal-remodel-none = Жодна інша споруда такого розміру зараз не може стати на її місце.
refusal-remodel-not-yours = Замінювати можна лише споруди на територіях, які ви контролюєте.
refusal-remodel-same = Це має бути споруда іншого типу.
refusal-scorched-here = Жетон «Випалена земля» вже лежить тут.
refusal-scorched-not-snake = Жетон «Випалена земля» має лише клан Змії.
refusal-trade-short = У вас немає трьох ресурсів, за які можна отримати 1 { $resource-id ->
    [food] їжу
   *[other] { $resource }
}.
refusal-tribute-short = У вас менше ніж два ресурси, тож карту доведеться скинути.
refusal-upgrade-taken = Карту поліпшення «{ $card }» вже взято.
refusal-victim-kaija = Кая стоїть тут сама, а карти, що діють на воїнів, її не зачіпають.
option-pass-turn = Спасувати до кінця року
group-action = Дії
refusal-battle-first = Спершу відбувається бій із воїнами іншого гравця на цій території.
refusal-not-drawn = Віддати можна лише щойно взяті карти; ця вже була в руці.
refusal-not-discarded = Ця карта лежить в активній зоні; вона потрапить у скид, коли ви спасуєте.
refusal-not-a-reaction = Цією картою не можна відповісти на іншу; зіграйте її у свій хід.
refusal-row-achievement = Досягнення можна взяти лише в останній рік.
