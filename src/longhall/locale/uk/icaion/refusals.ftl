# Icaion: why something cannot be done now.

## Setting up

refusal-neutral-type = Усі нейтральні машини цього типу вже стоять на полі.
refusal-neutral-colour = У цьому регіоні вже є нейтральна машина.
refusal-draft-has-seeker = Шукач у вас уже є; візьміть спорядження.
refusal-draft-has-gear = Спорядження у вас уже є; візьміть шукача.
refusal-draft-taken = Цю карту вже має { $seat }.
refusal-draft-absent = Цієї карти немає серед відкритих.
refusal-start-taken = Там починає { $seat }.
refusal-start-elsewhere = Шукачі починають на одному з п’яти Форпостів.

## Move and Camp

refusal-camp = { $blue ->
    [one] Табір коштує { $blue } синій коам, а його у вас немає.
    [few] Табір коштує { $blue } сині коами, а стільки у вас немає.
   *[many] Табір коштує { $blue } синіх коамів, а стільки у вас немає.
}
refusal-move-nowhere = Переміщення не може скінчитися там, де почалося. Щоб лишитися, треба розбити табір.
refusal-move-wounded = Туди { way }, а поранений шукач може пройти щонайбільше { $free }.
refusal-move-locked = Туди { way }, а ви можете пройти щонайбільше { $free }. Розмістіть харвестер із ряду руху, щоб із синіми коамами йти далі.
refusal-move-far = { $blue ->
    [one] Туди { way }. Для цього потрібен { $blue } синій коам.
    [few] Туди { way }. Для цього потрібні { $blue } сині коами.
   *[many] Туди { way }. Для цього потрібно { $blue } синіх коамів.
}
refusal-curio-move-far = Туди { way }, а з цією картою можна пройти щонайбільше { $count }.

## Actions

refusal-standard-used = Стандартну дію вже виконано.
refusal-special-used = Особливу дію вже виконано.
refusal-special-wounded = Поранений шукач не має в цьому ході особливої дії.
refusal-armor-off = Як особливу дію це можна зробити лише в обладунку. Ви вдягнете його наприкінці ходу без особливої дії.
refusal-power-empty = Ваше аварійне живлення розряджене.
refusal-draw-full = Узяти карту не можна: рука повна або карт більше немає.
refusal-double-shift-early = Спершу закінчіть стандартну дію; подвійна зміна йде після неї.
refusal-curio-cost = { $green ->
    [one] Карта «{ $card }» коштує { $green } зелений коам, а його у вас немає.
    [few] Карта «{ $card }» коштує { $green } зелені коами, а стільки у вас немає.
   *[many] Карта «{ $card }» коштує { $green } зелених коамів, а стільки у вас немає.
}
refusal-curio-move = Карту «{ $card }» можна зіграти лише одразу після переміщення, перед будь-якою іншою дією.
refusal-curio-move-hub = Осередком раритетів не можна зіграти карту «{ $card }»: їй потрібне щойно закінчене переміщення.
refusal-curio-action = Жодної дії карти «{ $card }» зараз виконати не можна.
refusal-curio-hub-actions = У ходах інших гравців Осередком раритетів не можна зіграти карту «{ $card }», бо вона дає дію.

## Extract

refusal-machine-none = У цьому регіоні немає вашої машини.
refusal-machine-used = { machine-cap } у регіоні { $region } уже активовано.
refusal-machine-blocked = У регіоні { $region } паразитів більше, ніж машин, тож ваш { $machine } нічого не дає.
refusal-harvester-empty = У регіоні { $region } більше немає коамів, тож { $machine } нічого не дає.
refusal-refiner-nothing = З регіону { $region } не взято жодного коаму, тож { $machine } нічого не дає.
refusal-scavenger-full = { machine-cap } у регіоні { $region } нічого не дає: рука повна або карт більше немає.

## Qoam

refusal-cage-closed = Клітку { $cage } ще закриває машина з ряду кліток порожнечі.
refusal-cage-of-board = Клітка { $cage } належить планшету експедиції, а не поліпшенню.
refusal-must-take = Треба вибрати колір.
refusal-must-discard = Треба скинути коам.
refusal-pay-colour = Тут платять лише { colour-with } коамами.
refusal-pay-brown = Тут платять лише { colour-with } коамами; коричневий замінює інші лише для розміщення та відновлення.
refusal-pay-loose = Спершу використайте перетворений { $colour } коам: зберегти його не можна.

## Deploy

refusal-deploy-none-left = Усі ваші машини вже розміщено.
refusal-deploy-cost = Вам бракує коамів, щоб розмістити тут машину.
refusal-deploy-nowhere = Жоден регіон біля вашого шукача не може прийняти жодної з ваших наступних машин.
refusal-row-empty = У цьому ряду машин більше немає.
refusal-row-cost = Вам бракує коамів, щоб розмістити тут { $machine }.
refusal-row-nowhere = У жодному регіоні біля вашого шукача не можна розмістити { $machine }.
refusal-region-far = Цей регіон не лежить біля вузла вашого шукача.
refusal-region-full = Там уже стоять три машини.
refusal-region-own-machine = Там уже стоїть ваша машина.
refusal-region-same-type = Там уже стоїть { $machine }.
refusal-region-own-wonder = Там стоїть відновлене вами диво, тож розмістити машину не можна.
refusal-region-cost =
    { $colour-id ->
        [brown] Це коштує { crystals-cost }, а стільки у вас немає.
       *[other] Це коштує { crystals-cost }, а стільки у вас немає навіть із коричневими.
    }

## Eradicate and Investigate

refusal-eradicate-none = Навколо вашого шукача немає паразитів.
refusal-eradicate-grey = Потрібен принаймні 1 сірий коам.
refusal-remove-chosen = Паразитів із регіону { $region } вже вибрано.
refusal-remove-none = У регіоні { $region } немає паразитів.
refusal-remove-many = { $most ->
    [one] Ваших сірих коамів і сили вистачить разом на { $most } паразита.
   *[other] Ваших сірих коамів і сили вистачить разом на { $most } паразитів.
}
refusal-investigate-place = Ваш шукач має стояти на краю кратера, в якому перебуває Колос.
refusal-investigate-empty = У Колосі більше немає уламків; нові з’являться наступного року.
refusal-pink-short = { $count ->
    [one] У вас немає { $count } рожевого коаму.
   *[other] У вас немає { $count } рожевих коамів.
}
refusal-pink-value = Не можна витратити більше рожевих коамів, ніж номінал уламка, тобто { $value }.

## Retrieve and Install

refusal-retrieve-place = Ваш шукач має стояти біля однієї з п’яти Брам міста.
refusal-retrieve-again = Цього року апарат уже здобуто.
refusal-retrieve-slot = Спершу встановіть апарат зі свого поля здобуття.
refusal-retrieve-none = Цього року не лишилося апарата, який ви можете взяти.
refusal-apparatus-kind = Апарат цього кольору у вас уже встановлено.
refusal-apparatus-year = Цьогорічного апарата цього кольору вже немає.
refusal-install-nothing = У вас немає апарата для встановлення; спершу здобудьте його в місті.
refusal-install-place = Ваш шукач має стояти на краю кратера того кольору, що й ваш апарат.

## Wonders

refusal-restore-none-left = Див більше не лишилося.
refusal-restore-limit = Більше див відновити не можна.
refusal-restore-nowhere = У кожному регіоні біля вашого шукача стоїть диво або ваша машина.
refusal-restore-cost = Вам бракує коамів, щоб відновити тут диво.
refusal-wonder-taken = Це диво вже має { $owner }.
refusal-wonder-absent = Цього дива немає в цій партії.
refusal-wonder-cost = { $cost ->
    [one] Це коштує { $cost } коам регіону біля вашого шукача, а його у вас немає навіть із коричневим.
    [few] Це коштує { $cost } коами регіону біля вашого шукача, а стільки у вас немає навіть із коричневими.
   *[many] Це коштує { $cost } коамів регіону біля вашого шукача, а стільки у вас немає навіть із коричневими.
}
refusal-region-has-wonder = У цьому регіоні вже стоїть диво.
refusal-wonder-order = Це диво має { $owner } і вирішить про нього у свою чергу.
refusal-altar-wounded = Пораненого шукача не можна перемістити в його власному ході.
refusal-altar-far = Живий вівтар переміщує вашого шукача лише на один вузол.
refusal-bell-parasites = Паразити приходять, навіть якщо Колос лишається на місці.
refusal-bell-stay = Паразити приходять лише тоді, коли Колос іде; можна відмовитися від обох.
