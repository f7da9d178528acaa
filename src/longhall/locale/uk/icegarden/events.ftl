# The Lord of the Ice Garden: the log.

## Setting up

event-character-taken = { $seat } грає за персонажа: { $character }.
event-markers-stacked = Порядок гравців у першому раунді: { $order }. Найкращу репутацію має останній із них.
event-regions-chosen = Регіони цієї партії: { $regions }.
event-token-placed = { $seat } вводить у гру регіон { $region }.
event-thorn-placed = { $seat } ставить Шип { $region-in }.
event-charms-placed = Урочища: { $regions }.
event-tokens-revealed = Жетони регіонів відкрито. { $tokens }.
event-nations-placed = У кожному регіоні стоїть маркер нації: { $regions }.

## The turn

event-turn-began = Починається раунд { $turn }.
event-relief-given = { $seat } майже не має впливу на мапі й отримує допомогу.
event-jumped =
    { $fields ->
        [one] { $seat } стрибає на одне поле, на поле { $position } шкали ініціативи.
        [few] { $seat } стрибає на { $fields } поля, на поле { $position } шкали ініціативи.
       *[many] { $seat } стрибає на { $fields } полів, на поле { $position } шкали ініціативи.
    }
event-turn-order-set = Порядок гравців: { $order }.
event-scoring-announced =
    { $count ->
        [one] Досягнуто червоного корабля { $boat }: у цьому раунді рахують очки за регіони.
        [few] Досягнуто червоного корабля { $boat }: у цьому раунді рахують очки за регіони { $count } рази.
       *[many] Досягнуто червоного корабля { $boat }: у цьому раунді рахують очки за регіони { $count } разів.
    }
event-vuko-tile-began = Етап { $stage }: починає діяти плитка «{ $tile }».
event-order-tokens-returned = Порядок дій визначають заново.
event-order-token-assigned = { $seat } дає полю «{ $action }» місце { $token } у порядку.
event-marker-planned = { $seat } планує: { $action }, клітинка { $space }.
event-markers-forfeited =
    { $count ->
        [one] { $seat } не має місця для { $count } маркера дії.
       *[other] { $seat } не має місця для { $count } маркерів дії.
    }
event-marker-left-on-throat =
    { $count ->
        [one] { $seat } лишає в Зміїній Горлянці свій перший маркер впливу.
        [few] { $seat } лишає в Зміїній Горлянці маркер впливу й має там { $count } маркери.
       *[many] { $seat } лишає в Зміїній Горлянці маркер впливу й має там { $count } маркерів.
    }
event-action-began = { $seat }: { $action }.
event-action-idle =
    { $seat }: { $action } нічого не дає, бо { $why ->
        [no_population] бракує жителів.
        [no_gold] бракує золота.
        [no_m] бракує M.
        [no_markers] у запасі немає маркерів впливу.
        [no_influence] немає впливу, на який можна спертися.
        [no_pieces] немає кого перемістити.
       *[nothing_to_mend] немає чого виправляти.
    }
event-action-declined =
    { $action-id ->
        [throat] { $seat } відмовляється від ресурсу, який дає { $action }.
       *[other] { $seat } відмовляється від дії «{ $action }».
    }

## Resources, pieces, reputation

event-resources-gained =
    { $rule ->
        [IG-SETUP-02] { $seat } має на початку { $amounts }.
        [IG-DOM-19] { $seat } бере { $amounts } з урочища.
       *[other] { $seat } бере { $amounts }.
    }
event-resources-paid =
    { $level ->
        [none] { $seat } платить { $amounts }.
       *[other] { $seat } платить { $amounts } з рівня { $level }.
    }
event-exchanged = { $seat } обмінює { $amounts } на 1 { $resource-acc }.
event-marker-placed = { $seat } ставить маркер впливу { $region-in }.
event-pieces-moved = { $seat } переміщує { $piece-counted } { $source-from } { $target-to }.
event-m-moved = { $seat } пересуває M з рівня { $from } на рівень { $to }.
event-steps-lost =
    { $count ->
        [one] { $seat } не використовує { $count } крок.
        [few] { $seat } не використовує { $count } кроки.
       *[many] { $seat } не використовує { $count } кроків.
    }
event-upgrade-bought = { $seat } купує для { $unit-id ->
    [harrasim] { $unit-gen }
    [nightmare] { $unit-gen }
    [tree_brothers] { $unit-gen }
    [wyvern] { $unit-gen }
   *[other] { $unit-many }
} здібність: { $ability }.
event-unit-summoned = { $seat } прикликає { $unit-acc } { $region-in }.
event-dead-snow-rose =
    { $rule ->
        [IG-VTILE-BEARS-01] Обидва ведмеді: Мертвий Сніг піднімається до { $dead_snow } з { $limit }.
       *[other] { $seat }: Мертвий Сніг піднімається до { $dead_snow } з { $limit }.
    }
event-reputation-lost =
    { $fields ->
        [0] { $seat } на останньому полі шкали репутації й нижче не падає.
        [one] { $seat } втрачає { $fields } очко репутації й стоїть на полі { $to }.
        [few] { $seat } втрачає { $fields } очки репутації й стоїть на полі { $to }.
       *[many] { $seat } втрачає { $fields } очок репутації й стоїть на полі { $to }.
    }
event-reputation-regained =
    { $fields ->
        [one] { $seat } повертає { $fields } очко репутації й стоїть на полі { $to }.
        [few] { $seat } повертає { $fields } очки репутації й стоїть на полі { $to }.
       *[many] { $seat } повертає { $fields } очок репутації й стоїть на полі { $to }.
    }
# How many Vuko tokens a player still has, in two events
tokens-left = { $left ->
    [0] жетонів не лишилося
    [one] лишився { $left } жетон
    [few] лишилося { $left } жетони
   *[many] лишилося { $left } жетонів
}
event-vuko-tokens-discarded =
    { $count ->
        [one] { $seat } скидає жетон Вуко; { tokens-left }.
        [few] { $seat } скидає { $count } жетони Вуко; { tokens-left }.
       *[many] { $seat } скидає { $count } жетонів Вуко; { tokens-left }.
    }

## A payment and what it was for, in one sentence

event-resources-paid-and-marker-placed = { $seat } платить { $amounts } і ставить маркер впливу { $region-in }.
event-resources-paid-and-pieces-moved = { $seat } платить { $amounts } і переміщує { $piece-counted } { $source-from } { $target-to }.
event-resources-paid-and-reputation-regained =
    { $fields ->
        [one] { $seat } платить { $amounts }, повертає { $fields } очко репутації й стоїть на полі { $to }.
        [few] { $seat } платить { $amounts }, повертає { $fields } очки репутації й стоїть на полі { $to }.
       *[many] { $seat } платить { $amounts }, повертає { $fields } очок репутації й стоїть на полі { $to }.
    }
event-resources-paid-and-vuko-tokens-discarded =
    { $count ->
        [one] { $seat } платить { $amounts } і скидає жетон Вуко; { tokens-left }.
        [few] { $seat } платить { $amounts } і скидає { $count } жетони Вуко; { tokens-left }.
       *[many] { $seat } платить { $amounts } і скидає { $count } жетонів Вуко; { tokens-left }.
    }
event-resources-paid-and-upgrade-bought = { $seat } платить { $amounts } і купує для { $unit-id ->
    [harrasim] { $unit-gen }
    [nightmare] { $unit-gen }
    [tree_brothers] { $unit-gen }
    [wyvern] { $unit-gen }
   *[other] { $unit-many }
} здібність: { $ability }.

## Activation

event-ability-spied = Гаррасім тепер має здібність: { $ability } ({ $seat }).
event-attack-unpaid = { $seat } не має чим заплатити за атаку (золото: { $cost }) і не атакує.
event-marker-killed = { $seat } знищує маркер впливу { $region-in }; його втрачає { $player }.
event-nation-killed =
    { $companion ->
        [true] { $seat } вбиває супутника Вуко { $region-in }.
       *[false] { $seat } знищує маркер нації { $region-in }.
    }
event-unit-doomed =
    { $seat } вбиває { $unit-acc } { $region-in } ({ $attacks ->
        [one] { $attacks } атака
        [few] { $attacks } атаки
       *[many] { $attacks } атак
    }). { $player } втратить загін, коли всі завершать атаки.
event-unit-removed = { $player } забирає { $unit-acc } { $region-from }.

## Vuko

event-vuko-skipped = Вуко нікого не відвідує: репутація всіх у безпечній зоні.
event-vuko-walked =
    { $source ->
        [nowhere] Вуко з’являється { $target-in }. Він відвідує гравця: { $seat }.
       *[other] Вуко йде { $source-from } { $target-to }. Він відвідує гравця: { $seat }.
    }
event-vuko-stayed =
    { $region ->
        [nowhere] Вуко не знаходить, де { $seat } має вплив, і лишається поза мапою.
       *[other] { $rule ->
            [IG-VUKO-05] Вуко лишається { $region-in }. Знову відвідує гравця: { $seat }.
           *[other] Вуко не знаходить, де { $seat } має вплив, і лишається { $region-in }.
        }
    }
event-companion-joined =
    { $count ->
        [one] За Вуко йде маркер нації { $region-from }.
       *[other] За Вуко йде маркер нації { $region-from }; супутників уже { $count }.
    }
event-vuko-token-taken =
    { $count ->
        [one] { $seat } бере свій перший жетон Вуко.
        [few] { $seat } бере жетон Вуко й має { $count } жетони.
       *[many] { $seat } бере жетон Вуко й має { $count } жетонів.
    }
event-unit-killed-by-vuko = Вуко вбиває { $unit-acc } { $region-in }; загін утрачає { $player }.
event-markers-lost-to-night =
    { $count ->
        [one] Нічні мандрівники: { $seat } втрачає маркер впливу { $region-in } і жетон Вуко; { tokens-left }.
        [few] Нічні мандрівники: { $seat } втрачає { $count } маркери впливу { $region-in } і стільки ж жетонів Вуко; { tokens-left }.
       *[many] Нічні мандрівники: { $seat } втрачає { $count } маркерів впливу { $region-in } і стільки ж жетонів Вуко; { tokens-left }.
    }

## Domination

event-domination-began =
    { $scoring ->
        [0] Фаза панування, раунд { $turn }.
       *[other] Фаза панування, раунд { $turn }, з підрахунком очок.
    }
event-markers-held =
    { $count ->
        [one] Вуко утримує { $region-in } { $count } маркер, який має там { $seat }.
        [few] Вуко утримує { $region-in } { $count } маркери, які має там { $seat }.
       *[many] Вуко утримує { $region-in } { $count } маркерів, які має там { $seat }.
    }
event-region-counted =
    Регіон { $number }, { $region }: { $places-count ->
        [0] ніхто не має тут впливу.
       *[other] { $places }.
    }{ $held_only-count ->
        [0] {""}
       *[other] {" "}{ $held_only }.
    }{ $nations ->
        [0] {""}
       *[other] {" "}Незалежна нація: щоб щось отримати, треба мати вплив щонайменше { $needed }.
    }
event-plundered = { $seat } забирає 1 { $resource-acc } в гравця: { $player }.
event-marker-recruited = { $seat } забирає { $region-from } до Крижаного Саду маркер впливу, який утрачає { $player }: { $count } з { $goal }.
event-marker-swapped = { $seat } замінює { $region-in } своїм маркером впливу той, який утрачає { $player }.
event-tower-built = { $seat } будує Червону вежу { $region-in }: { $count } з { $goal }.
event-charm-moved = { $seat } переносить урочище { $region-from } до Шипа { $target-in }.
event-charm-absorbed = { $seat } поглинає Шипом урочище { $region-in }: { $count } з { $goal }.
event-charms-turned = Урочища біля Шипа відтепер можна поглинути.
event-nightmare-placed = { $seat } кладе жетон кошмару { $region-in }.
event-points-scored =
    { $seat } здобуває { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } { $kind ->
        [regions] за { $place ->
            [1] перше
            [2] друге
            [3] третє
            [4] четверте
           *[other] { $place }-те
        } місце { $region-in }.
        [kills] за вбивство { $region-in }.
       *[throat] за найбільше маркерів у Зміїній Горлянці ({ $markers }).
    }

## Closing a region

event-region-closed = { $seat } закриває регіон { $region }. Це { $count } з { $goal }.
event-vuko-driven-off = Вуко йде з мапи: регіон закрито.
event-unit-lost-in-closing = { $player } втрачає { $unit-acc } { $region-in }.
event-markers-locked =
    { $count ->
        [0] { $seat } лишає { $region-in } тільки Фавна.
        [one] { $seat } лишає { $region-in } назавжди { $count } маркер.
        [few] { $seat } лишає { $region-in } назавжди { $count } маркери.
       *[many] { $seat } лишає { $region-in } назавжди { $count } маркерів.
    }
event-markers-returned =
    { $count ->
        [one] { $seat }: { $count } маркер { $region-from } не має куди йти й повертається до запасу.
        [few] { $seat }: { $count } маркери { $region-from } не мають куди йти й повертаються до запасу.
       *[many] { $seat }: { $count } маркерів { $region-from } не мають куди йти й повертаються до запасу.
    }
event-charm-fled = Урочище переходить { $source-from } { $target-to }.

## The end

event-goal-reached = { $seat } досягає мети. Персонаж: { $character }.
event-game-ended =
    { $reason ->
        [dead_snow] Мертвий Сніг укрив світ. Перемагає найкраща репутація.
        [goal] Гра закінчується досягненням особистої мети.
       *[points] { $rule ->
            [IG-END-VP-01] Гра закінчується: хтось має досить переможних очок.
           *[other] Гра закінчується останнім підрахунком очок.
        }
    }
