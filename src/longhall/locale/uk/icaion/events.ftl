# Icaion: the log.

## Setting up

event-colossus-placed = Колос займає { $crater }.
event-qoam-laid-out =
    { $inner ->
        [one] У кожному внутрішньому регіоні на початку { $inner } коам
        [few] У кожному внутрішньому регіоні на початку { $inner } коами
       *[many] У кожному внутрішньому регіоні на початку { $inner } коамів
    }{ $outer ->
        [one] , у кожному зовнішньому — { $outer } коам.
        [few] , у кожному зовнішньому — { $outer } коами.
       *[many] , у кожному зовнішньому — { $outer } коамів.
    }
event-colossus-cards-dealt = Карти Колоса для років I, II та III: { $events }.
event-sides-chosen =
    { $colours-count ->
        [0] Усі стоси апаратів показують денний бік.
        [5] Усі стоси апаратів показують нічний бік.
       *[other] Стоси апаратів, що показують нічний бік: { $colours }.
    }
event-wonders-revealed = Викладені дива: { $wonders }.
event-order-dealt = Порядок гри: { $seats }.
event-neutral-machine-placed =
    { $rule ->
        [IC-AMB-71] У регіоні { $region } стоїть нейтральний { $machine }.
       *[other] { $seat } ставить нейтральний { $machine } у регіон { $region }.
    }
event-character-dealt = { $seat } грає за персонажа «{ $seeker }» зі спорядженням «{ $gear }».
event-seekers-revealed = Шукачі на вибір: { $seekers }.
event-gear-revealed = Спорядження на вибір: { $gears }.
event-seeker-chosen = { $seat } вибирає карту «{ $seeker }».
event-gear-chosen = { $seat } вибирає карту «{ $gear }».
event-starting-qoam-taken = { $seat } має на початку { $amounts }. Ліміт карт на руці: { $hand }, ліміт поліпшень: { $upgrades }.
event-seeker-placed = { $seat } починає на вузлі { $node }.

## Years, rounds and events

event-year-started = Починається рік { year-number }.
event-colossus-card-added = { $count ->
    [one] До колоди подій додається { $event }. Тепер у колоді { $count } карта.
    [few] До колоди подій додається { $event }. Тепер у колоді { $count } карти.
   *[many] До колоди подій додається { $event }. Тепер у колоді { $count } карт.
}
event-shards-plugged-in =
    { $count ->
        [0] Колос не отримує нових уламків; у ньому їх { $total }.
        [one] Колос отримує { $count } уламок; тепер у ньому їх { $total }.
        [few] Колос отримує { $count } уламки; тепер у ньому їх { $total }.
       *[many] Колос отримує { $count } уламків; тепер у ньому їх { $total }.
    }
event-order-set = Порядок гри в році { year-number }: { $seats }.
event-event-revealed = Подія раунду { $round }: { $event }.
event-event-foreseen = Наступна подія: { $event }.
event-last-round = Це останній раунд року { year-number }.
event-qoam-delivered = Регіон { $region } отримує { crystals } і тепер має { $left }.
event-region-saturated = Регіон { $region } насичений і нічого не отримує; { colour-few } коами: { $left }.
event-colossus-moved =
    { $steps ->
        [-1] Колос повертається: покидає { $previous } і займає { $crater }.
       *[other] Колос покидає { $previous } і займає { $crater }.
    }
event-parasite-placed =
    { $count ->
        [one] У регіон { $region } приходить паразит.
       *[other] У регіон { $region } приходить паразит; тепер їх там { $count }.
    }
event-region-overrun = У регіон { $region } приходить четвертий паразит. Регіон захоплено, і його паразити зникають.
event-machine-destroyed = { $owner } втрачає { $machine } у регіоні { $region }.
event-neutral-machine-destroyed = Нейтральний { $machine } у регіоні { $region } знищено.
event-year-ended = Рік { year-number } скінчився.
event-apparatus-discarded = Апарати року { year-number }, яких ніхто не здобув: { $colours }.
event-match-ended = Три роки скінчилися.

## Wounds

event-seeker-wounded =
    { $rule ->
        [IC-PARASITE-02] { $seat }: паразити ранять шукача.
        [IC-CURIO-09] { $seat }: атака ранить шукача.
        [IC-WONDER-COLONY] { $seat }: Колонія паразитів ранить шукача.
       *[other] { $seat }: Колос ранить шукача.
    }
event-wound-prevented = { $seat } запобігає рані.
event-armor-put-on = { $seat } вдягає обладунок.
event-armor-removed = { $seat } знімає обладунок.

## Turns

event-turn-started =
    { $wounded ->
        [true] { $seat } починає хід із пораненим шукачем.
       *[false] { $seat } починає хід.
    }
event-camped = { $seat } стає табором на вузлі { $node }.
event-seeker-moved =
    { $rule ->
        [IC-SEEKER-SURVIVOR-01] Самотній уцілілий: { $seat } переходить із вузла { $origin } просто на вузол { $node }.
        [IC-WONDER-ALTAR] Живий вівтар: { $seat } переходить із вузла { $origin } на вузол { $node }.
       *[other] { $seat } переходить із вузла { $origin } на вузол { $node }.
    }
event-action-taken =
    { $action-id ->
        [extract] { $seat } видобуває коами
        [deploy] { $seat } розміщує машину
        [eradicate] { $seat } винищує паразитів
        [investigate] { $seat } досліджує Колоса
        [retrieve] { $seat } здобуває апарат
        [install] { $seat } встановлює апарат
       *[restore] { $seat } відновлює диво
    }{ $rule ->
        [IC-CURIO-11] {" "}завдяки карті раритету.
        [IC-GEAR-GLOVES-01] {" "}як особливу дію.
        [IC-SEEKER-CRIMINAL-03] {" "}як особливу дію.
       *[other] .
    }

## Qoam

event-qoam-extracted =
    { $rule ->
        [IC-EXTRACT-03] Харвестер: { $seat } бере ще { crystals } з регіону { $region }; лишається { $left }.
        [IC-CURIO-15] Глибинні харвестери: { $seat } бере ще { crystals } з регіону { $region }; лишається { $left }.
       *[other] { $seat } бере { crystals } з регіону { $region }; лишається { $left }.
    }
event-harvester-any = Різнобарвні харвестери: { $seat } бере із запасу 1 { $colour } коам, а регіон { $region } зберігає свій.
event-qoam-gained = { $seat } бере із запасу { $amounts }.
event-qoam-stored = { $seat } кладе { $amounts } у клітку { $cage }.
event-qoam-replaced = { $seat } повертає попередній вміст клітки { $cage }: { $amounts }.
event-batch-discarded = { $seat } скидає нові коами: { $amounts }.
event-qoam-added = { $seat } додає 1 { $colour } коам до клітки { $cage }.
event-qoam-spent = { $seat } витрачає { $amounts }.
event-qoam-converted = { $seat } перетворює 2 { colour-few } коами на 1 { $made } коам.
event-qoam-discarded =
    { $rule ->
        [IC-WONDER-PULSAR] Пульсар: { $seat } скидає { $amounts } із клітки { $cage }.
       *[other] Трансмутатор: { $seat } скидає { $amounts } із клітки { $cage }.
    }
event-cage-lost = { $seat } втрачає клітку { $cage } з її коамами: { $amounts }.

## Machines

event-machine-activated = { $seat } активує { $machine } у регіоні { $region }.
event-machine-blocked = { $seat }: паразити блокують { $machine } у регіоні { $region } (паразити: { $parasites }, машини: { $machines }).
event-machine-deployed = { $seat } розміщує { $machine } у регіоні { $region }.
event-icon-uncovered =
    { $row-id ->
        [strength] { $count ->
            [one] { $seat } відкриває символ сили.
            [few] { $seat } відкриває { $count } символи сили.
           *[many] { $seat } відкриває { $count } символів сили.
        }
        [movement] { $count ->
            [one] { $seat } відкриває символ руху.
            [few] { $seat } відкриває { $count } символи руху.
           *[many] { $seat } відкриває { $count } символів руху.
        }
       *[cage] { $count ->
            [one] { $seat } відкриває ще одну клітку порожнечі.
            [few] { $seat } відкриває ще { $count } клітки порожнечі.
           *[many] { $seat } відкриває ще { $count } кліток порожнечі.
        }
    }
event-power-used = { $seat } застосовує аварійне живлення: { $use }.
event-power-recharged = { $seat } знову має заряджене аварійне живлення.

## Parasites, Shards and Apparatus

event-parasites-collected =
    { $count ->
        [one] { $seat } прибирає { $count } паразита з регіону { $region }; лишається { $left }.
       *[other] { $seat } прибирає { $count } паразитів із регіону { $region }; лишається { $left }.
    }
event-shard-revealed = { $seat } бере з Колоса уламок номіналом { $value }; у Колосі їх лишається { $left }.
event-shard-kept = { $seat } залишає собі уламок номіналом { $value }; тепер усього { $count }.
event-shard-removed = { $seat } не залишає собі уламка номіналом { $value }; він вибуває з гри.
event-apparatus-retrieved = { $seat } здобуває: { $apparatus }, очки репутації за { $kind }.
event-apparatus-installed = { $seat } встановлює: { $apparatus }. Наприкінці гри він принесе очки ще раз.

## Curio cards

event-curios-drawn =
    { $count ->
        [one] { $seat } бере карту раритету.
        [few] { $seat } бере { $count } карти раритетів.
       *[many] { $seat } бере { $count } карт раритетів.
    }
event-curios-drawn-private =
    { $cards-count ->
        [one] { $seat } бере карту раритету: { $cards }.
       *[other] { $seat } бере карти раритетів: { $cards }.
    }
event-curios-reshuffled = Скинуті карти раритетів стають новою колодою; карт: { $count }.
event-curio-played =
    { $rule ->
        [IC-WONDER-HUB] Осередок раритетів: { $seat } грає карту «{ $card }».
       *[other] { $seat } грає карту «{ $card }».
    }
event-curio-discarded =
    { $rule ->
        [IC-WOUND-01] { $seat } скидає карту «{ $card }», щоб запобігти рані.
       *[other] { $seat } скидає карту «{ $card }».
    }
event-upgrade-activated = { $seat } тепер має поліпшення «{ $card }».
event-upgrade-discarded = { $seat } скидає поліпшення «{ $card }».
event-seekers-attacked =
    { $seats-count ->
        [0] { $seat } атакує й ні в кого не влучає.
       *[other] { $seat } атакує. Влучання: { $seats }.
    }

## Wonders

event-wonder-restored =
    { $ring ->
        [true] { $seat } відновлює диво «{ $wonder }» у регіоні { $region }.
       *[false] { $seat } відновлює диво «{ $wonder }» у регіоні { $region }, без кільця.
    }
event-wonder-activated = { $seat } активує диво «{ $wonder }»; власник: { $owner }.

## Reputation

event-reputation-gained =
    { $source ->
        [deploy] { $count ->
            [one] { $seat } здобуває { scored } за { $machine }, тобто його вартість: { $cost }.
           *[other] { $seat } здобуває { scored } за { $machine }: вартість { $cost }, помножена на кількість машин цього типу, { $count }.
        }
        [refiner_bonus] { $row-id ->
            [strength] { $seat } здобуває { scored } за рафінер із ряду сили.
            [movement] { $seat } здобуває { scored } за рафінер із ряду руху.
           *[cage] { $seat } здобуває { scored } за рафінер із ряду кліток порожнечі.
        }
        [refiners] { $seat } здобуває { scored } завдяки рафінеру в регіоні { $region }.
        [scavengers] { $seat } здобуває { scored } завдяки копачу в регіоні { $region }.
        [retrieve] { $seat } здобуває { scored } за апарат: { counted }.
        [investigate] { $seat } здобуває { scored } за дослідження; витрачено рожевих коамів: { $pink }, номінал уламка: { $value }.
        [parasites] { $seat } здобуває { scored } за { $place ->
            [1] перше
            [2] друге
            [3] третє
            [4] четверте
           *[other] { $place }-те
        } місце; зібрано паразитів: { $count }.
        [curios] { $seat } здобуває { scored } завдяки карті «{ $card }».
        [attacks] { $seat } здобуває { scored } завдяки карті «{ $card }»; влучань: { $count }.
        [seeker] { $seat } здобуває { scored } завдяки персонажу «{ $seeker }».
        [gear] { $seat } здобуває { scored } завдяки спорядженню «{ $gear }».
        [wonder_restored] { $seat } здобуває { scored } за диво «{ $wonder }»; машин біля нього: { $machines }.
        [wonder_activated] { $seat } здобуває { scored } за активацію дива { $wonder }.
        [wonder_power] { $seat } здобуває { scored } завдяки диву { $wonder }.
        [qoam] { $seat } здобуває { scored } за коами, що лишилися в клітках: { $count }.
        [shards] { $count ->
            [0] { $seat } не має жодного уламка: { scored }.
            [one] { $seat } здобуває { scored } за { $count } уламок.
            [few] { $seat } здобуває { scored } за { $count } уламки.
           *[many] { $seat } здобуває { scored } за { $count } уламків.
        }
        [installed] { $seat } здобуває { scored } за встановлення: { $apparatus } (за { $kind }).
       *[doubled] { $seat } здобуває ще { scored }: { $apparatus } подвоєно уламком (за { $kind }).
    }
