# The Lord of the Ice Garden: what players decide, what they can choose, and why not.

## Decisions: setting up

decide-character = Виберіть свого персонажа. Хто досягне своєї мети, той виграє гру.
decide-place-token =
    Виберіть регіон, який увійде в гру: туди ляже жетон лицем донизу. { $left ->
        [one] Лишився { $left } жетон.
        [few] Лишилося { $left } жетони.
       *[many] Лишилося { $left } жетонів.
    }
decide-thorn = Виберіть регіон для Шипа. Шип ніколи не рухається.
decide-starting-influence =
    { $round ->
        [1] Виберіть регіон для першого з двох ваших маркерів впливу: вплив дає там ресурси й очки.
       *[other] Виберіть інший регіон для свого другого маркера впливу.
    }

## Decisions: the turn

decide-relief =
    У вас майже немає впливу на мапі. Виберіть регіон для маркера впливу або завершіть. { $left ->
        [one] Можна поставити ще { $left }.
       *[other] Можна поставити щонайбільше { $left }.
    }
decide-jump = Виберіть, як далеко стрибне ваш маркер ініціативи. Він на полі { $position }, етап { $stage }.
decide-order-token = Виберіть жетон порядку, який покладете на поле дії.
decide-order-field = Виберіть поле дії, яке матиме в порядку номер { $token }.
decide-plan =
    { $left ->
        [one] Виберіть поле дії для останнього маркера дії в цьому раунді.
        [few] Виберіть поле дії для наступного маркера дії. У вас лишилося { $left } маркери.
       *[many] Виберіть поле дії для наступного маркера дії. У вас лишилося { $left } маркерів.
    }

## Decisions: actions

decide-throat =
    { $taken ->
        [true] Зміїна Горлянка: обміняйте ресурси або завершіть.
       *[false] Зміїна Горлянка: виберіть ресурс, обміняйте ресурси або завершіть.
    }
decide-throat-give =
    { $left ->
        [one] Виберіть останній жетон, який віддасте в цьому обміні.
       *[other] Виберіть жетон, який віддасте в цьому обміні; потрібно { $left }.
    }
decide-throat-take = Виберіть, що візьмете за віддані жетони.
decide-influence =
    Виберіть регіон для маркера впливу або завершіть. Ціна маркера: { $cost ->
        [one] { $cost } житель
        [few] { $cost } жителі
       *[many] { $cost } жителів
    }. { $left ->
        [one] Можна поставити ще { $left }.
       *[other] Можна поставити щонайбільше { $left }.
    }
decide-move-piece =
    Виберіть, що перемістите до сусіднього регіону, або завершіть. Ціна руху: { $cost ->
        [one] { $cost } золото
       *[other] { $cost } золота
    }. { $left ->
        [one] Лишився { $left } рух.
        [few] Лишилося { $left } рухи.
       *[many] Лишилося { $left } рухів.
    }
decide-move-to = Виберіть, куди перемістити { $piece-acc } { $source-from }.
decide-mountain-from =
    Виберіть регіон, з якого вирушите, або завершіть. Ціна дії: { $cost ->
        [one] { $cost } житель
        [few] { $cost } жителі
       *[many] { $cost } жителів
    }.
decide-mountain-to = Виберіть, куди перемістити свої маркери й загони { $source-from }. Регіон не обов’язково має бути сусіднім.
decide-mountain-count = Скільки { $piece-many } перемістити { $source-from } { $target-to }?
decide-raven = Крукова Тінь: виберіть, про що попросити, або завершіть.
decide-making = Творення: виберіть, що зробити далі, або завершіть.
decide-raise-step =
    Виберіть жетон M, який пересунете на один рівень. { $left ->
        [one] Лишився { $left } крок.
        [few] Лишилося { $left } кроки.
       *[many] Лишилося { $left } кроків.
    }
decide-upgrade = Виберіть здібність, яку купите. Плата — M з рівня 0.
decide-upgrade-unit = Виберіть тип загону, який отримає здібність: { $ability }.
decide-summon-level = Виберіть рівень загонів, які прикличете. Кожен коштує один жетон M з цього рівня.
decide-summon-count = Скільки { $unit-many } прикликати?
decide-summon-place =
    { $left ->
        [one] Виберіть регіон для { $unit-gen }.
       *[other] Виберіть регіон для наступного загону ({ $unit }); лишилося { $left }.
    }

## Decisions: Activation and Vuko

decide-spy =
    { $number ->
        [1] Виберіть першу здібність для Гаррасіма.
       *[other] Виберіть другу здібність для Гаррасіма.
    }
decide-ferry = Виберіть, кого перевезуть дракари, що стоять { $source-in } та { $target-in }, або завершіть.
decide-ferry-count = Скільки { $piece-many } пливе { $source-from } { $target-to }?
decide-speed = Виберіть загін зі Швидкістю, який перемістите, або завершіть.
decide-speed-to = Виберіть, куди перемістити { $unit-acc } { $source-from }.
decide-attack =
    Заплатити { $cost ->
        [one] { $cost } золото
       *[other] { $cost } золота
    } за атаку в цьому раунді? Усього у вас { $count ->
        [one] { $count } атака
        [few] { $count } атаки
       *[many] { $count } атак
    }: { $regions }.
decide-attack-target = Виберіть, кого вбити, або завершіть. У вас ще { $attacks }.
decide-vuko-victim = Вуко вбиває один із ваших загонів { $region-in }. Виберіть який.

## Decisions: Domination

decide-ability = Ви пануєте { $region-in }. Виберіть здібність чи крок до своєї мети або завершіть.
decide-marker-owner =
    { $use-id ->
        [recruit] Виберіть, чий маркер впливу { $region-in } потрапить до Крижаного Саду.
       *[other] Виберіть, чий маркер впливу { $region-in } заміните своїм.
    }
decide-plundered = Виберіть, кого пограбувати { $region-in }.
decide-plunder = Виберіть, що забрати в гравця: { $player }.
decide-resource =
    { $place ->
        [1] Ви пануєте { $region-in }. Виберіть ресурс або пропустіть.
       *[other] Ви на { $place }-му місці { $region-in }. Виберіть ресурс або пропустіть.
    }
decide-withdraw =
    Регіон закрито, ваші маркери мусять піти. Виберіть, куди піде один із них { $region-from }. { $left ->
        [one] Лишився { $left }.
       *[other] Лишилося { $left }.
    }

## Options

option-character = { $character }
option-region = { $region }
option-start =
    { $region }: номер { $number } у порядку; очки за місця: { $points }; дає { $amounts }{ $charms ->
        [0] {""}
       *[other] ; урочище
    }
option-jump =
    { $jump ->
        [1] На одне поле,
       *[other] На два поля,
    } на поле { $position }: етап { $stage }, номер на кораблі { $order }, { $actions ->
        [one] { $actions } маркер дії
        [few] { $actions } маркери дії
       *[many] { $actions } маркерів дії
    }{ $scoring ->
        [true] ; підрахунок очок за регіони
       *[false] {""}
    }
option-token = Місце { $token }
option-field = { $field }
option-plan =
    { $action-id ->
        [throat] { $action }, клітинка { $space }
       *[other] { $action }, клітинка { $space }{ $space ->
            [1] {""}
           *[other] {" "}(першим діє маркер, покладений останнім)
        }
    }
option-take = Узяти 1 { $resource-acc }
option-take-many = Узяти { $resource-counted }
option-exchange = Обміняти ресурси
option-give = Віддати 1 { $resource-acc }
option-give-m = Віддати 1 M з рівня { $level }
option-piece =
    { $count ->
        [one] { $piece } { $region-in }
       *[other] { $piece } { $region-in } (там { $count })
    }
option-discard-token = Скинути жетон Вуко ({ $cost } M)
option-reputation =
    Підвищити репутацію на { $fields ->
        [one] { $fields } поле
        [few] { $fields } поля
       *[many] { $fields } полів
    } ({ $cost ->
        [0] безкоштовно
       *[other] { $cost } M
    })
option-raise =
    Підняття: { $steps ->
        [one] { $steps } крок
       *[other] до { $steps } кроків
    } M між рівнями ({ $ends ->
        [true] Мертвий Сніг досягає межі, і гра закінчується, репутація −{ $reputation }
       *[false] Мертвий Сніг +1, репутація −{ $reputation }
    })
option-upgrade = Поліпшення: купити здібність для типу загону ({ $ends ->
        [true] Мертвий Сніг досягає межі, і гра закінчується, репутація −{ $reputation }
       *[false] Мертвий Сніг +1, репутація −{ $reputation }
    })
option-summon = Прикликання: обернути M на загони його рівня ({ $ends ->
        [true] Мертвий Сніг досягає межі, і гра закінчується
       *[false] Мертвий Сніг +1, репутація за рівнем і кількістю
    })
option-up = Одне M вгору з рівня { $up }
option-down = Одне M вниз із рівня { $down }
option-buy =
    { $left ->
        [one] { $ability } за { $price } M (останній жетон)
       *[other] { $ability } за { $price } M (лишилося { $left })
    }
option-unit = { $unit }
option-level =
    { $most ->
        [one] Рівень { $level }: { $unit-one }
       *[other] Рівень { $level }: до { $most } { $unit-many }
    }
option-ability = { $ability }
option-keep = Лишити здібності, які Гаррасім уже має
option-attack = Заплатити й атакувати
option-target =
    { $attacks ->
        [one] { $piece } { $region-in } — { $player } ({ $attacks } атака)
        [few] { $piece } { $region-in } — { $player } ({ $attacks } атаки)
       *[many] { $piece } { $region-in } — { $player } ({ $attacks } атак)
    }
option-target-nation =
    { $attacks ->
        [one] Маркер нації { $region-in } ({ $attacks } атака)
        [few] Маркер нації { $region-in } ({ $attacks } атаки)
       *[many] Маркер нації { $region-in } ({ $attacks } атак)
    }
option-target-companion =
    { $attacks ->
        [one] Супутник Вуко { $region-in } ({ $attacks } атака)
        [few] Супутник Вуко { $region-in } ({ $attacks } атаки)
       *[many] Супутник Вуко { $region-in } ({ $attacks } атак)
    }
option-seat = { $seat }
option-use-plunder = Грабунок: забрати жетон ресурсу в іншого гравця, який тут є
option-use-piper = Дудар: узяти 1 жителя
option-use-faun = Фавн: замінити маркер іншого гравця своїм
option-use-recruit = Вербування: забрати маркер іншого гравця до Крижаного Саду
option-use-tower = Збудувати Червону вежу
option-use-move-charm = Перенести урочище до Шипа
option-use-absorb = Поглинути урочище Шипом
option-use-nightmare = Покласти жетон кошмару
option-use-close-region = Закрити регіон (загони гинуть, крім Фавна; половина ваших маркерів лишається)

group-character = Персонажі
group-region = Регіони
group-jump = Стрибок
group-token = Жетони порядку
group-field = Поля дій
group-plan = Поля дій
group-take = Узяти
group-exchange = Обмін
group-give = Віддати
group-piece = Маркери й загони
group-raven = Крукова Тінь
group-making = Творення
group-step = Кроки
group-unit = Загони
group-level = Рівні
group-ability = Здібності
group-keep = Без змін
group-attack = Атака
group-target = Цілі атаки
group-seat = Гравці
group-use = Здібності й мета

## Why not

refusal-character-taken = Цього персонажа вже має { $seat }.
refusal-token-there = У цьому регіоні вже лежить жетон.
refusal-region-out = Цей регіон не бере участі в грі.
refusal-region-closed = Цей регіон закрито.
refusal-start-twice = Тут ваш перший маркер; другий має бути в іншому регіоні.
refusal-jump-last-stage = На останньому етапі стрибків на два поля немає.
refusal-jump-used = На етапі { $stage } ви вже стрибали на два поля.
refusal-order-token = Цей жетон порядку вже лежить на полі «{ $action }».
refusal-order-field = На цьому полі вже лежить жетон порядку { $token }.
refusal-order-fixed = Це поле завжди зберігає своє місце в порядку.
refusal-plan-no-marker = Зміїна Горлянка потребує ще й маркера впливу, а у вашому запасі їх немає.
refusal-plan-full =
    { $count ->
        [one] Єдину клітинку цього поля зайнято.
        [few] Усі { $count } клітинки цього поля зайнято.
       *[many] Усі { $count } клітинок цього поля зайнято.
    }
refusal-plan-two-players =
    { $count ->
        [one] У грі двох гравців це поле вміщує за раунд { $count } маркер дії.
        [few] У грі двох гравців це поле вміщує за раунд { $count } маркери дії.
       *[many] У грі двох гравців це поле вміщує за раунд { $count } маркерів дії.
    }
refusal-plan-automatic = Це поле не приймає маркерів; воно спрацьовує автоматично наприкінці.
refusal-supply-empty = У спільному запасі вже немає { $resource-gen }.
refusal-throat-taken = За цей маркер дії ви вже взяли жетон.
refusal-throat-too-few =
    { $count ->
        [one] Для обміну потрібен { $count } жетон, а його у вас немає.
        [few] Для обміну потрібні { $count } жетони, а у вас менше.
       *[many] Для обміну потрібно { $count } жетонів, а у вас менше.
    }
refusal-throat-m = У цій партії M не можна віддавати в обміні.
refusal-have-none = У вас тут немає { $resource-gen }, щоб віддати.
refusal-influence-none = У вас тут немає впливу; маркери ставлять там, де він уже є.
refusal-influence-held = Усі ваші маркери тут утримує Вуко, тож вони не рахуються як вплив.
refusal-move-again = Цей маркер чи загін уже рухався, а в цій партії кожен рухається лише раз.
refusal-move-nowhere = Поруч немає відкритого регіону.
refusal-marker-held = Решту ваших маркерів тут утримує Вуко; вони не можуть піти.
refusal-not-adjacent = Цей регіон не сусідній.
refusal-no-pieces = У вас тут немає маркерів і загонів.
refusal-mountain-same = Саме з цього регіону ви вирушаєте.
refusal-mountain-nobody = Має піти хоча б один маркер або загін.
refusal-count = Їх лише { $count }.
refusal-raven-no-token = У вас немає жетона Вуко.
refusal-raven-m = На рівні 0 у вас замало M.
refusal-raven-safe = Ваша репутація в безпечній зоні; кращою вона бути не може.
refusal-raven-top = Ваша репутація на найвищому полі під безпечною зоною, до якої ніхто не повертається.
refusal-making-used = Цим маркером дії ви це вже зробили.
refusal-raise-no-m = У вас немає M, яке можна пересунути.
refusal-step-top = Рівень { $level } найвищий.
refusal-step-bottom = Рівень { $level } найнижчий.
refusal-step-empty = У вас немає M на рівні { $level }.
refusal-step-one = У цій партії треба зробити хоча б один крок.
refusal-upgrade-m = Потрібно { $price } M на рівні 0.
refusal-upgrade-nothing = Не лишилося здібності, на яку вам вистачає M і яку міг би отримати котрийсь із ваших загонів.
refusal-upgrade-gone = На ігровому полі вже немає жетонів цієї здібності.
refusal-upgrade-no-unit = Жоден тип ваших загонів не може її отримати: немає вільного місця або вона вже є.
refusal-upgrade-slots = Цей тип загону не має вільного місця для поліпшення.
refusal-upgrade-twice = Цей тип загону вже має цю здібність; двічі її можуть мати лише загони рівня 3.
refusal-summon-m = У вас немає M вище рівня 0.
refusal-summon-influence = У жодному відкритому регіоні у вас немає впливу, тож загонам ніде з’явитися.
refusal-summon-reserve = На рівнях, де у вас є M, загонів у резерві не лишилося.
refusal-summon-level-0 = Загонів рівня 0 не буває. Спершу підніміть M.
refusal-summon-level = У вас немає M на рівні { $level }.
refusal-summon-none-left = У резерві вже немає { $unit-many }.
refusal-summon-units =
    { $count ->
        [one] У резерві лише { $count } такий загін.
        [few] У резерві лише { $count } такі загони.
       *[many] У резерві лише { $count } таких загонів.
    }
refusal-summon-tokens = На рівні { $level } у вас лише { $count } M.
refusal-summon-place = У вас тут немає впливу; загони з’являються там, де він є.
refusal-spy-same = Дві здібності мають бути різними.
refusal-ferry-drakkar = Самі дракари лишаються на місці.
refusal-ferry-again = Вони в цій Активації вже плавали.
refusal-speed-without = Цей загін не має Швидкості.
refusal-speed-again = Цей загін уже використав свою Швидкість.
refusal-attack-own = Своїх атакувати не можна.
refusal-attack-region = Загони атакують лише у своєму регіоні, а у вас тут немає загону з Атакою.
refusal-attack-held = Маркери, які утримує Вуко, атакувати не можна.
refusal-attack-doomed = Цей загін уже вбито; він зникне, коли всі завершать атаки.
refusal-attack-too-few =
    { $needed ->
        [one] Щоб убити, потрібна { $needed } атака
        [few] Щоб убити, потрібні { $needed } атаки
       *[many] Щоб убити, потрібно { $needed } атак
    }, а в цьому регіоні { $left ->
        [0] у вас не лишилося жодної.
       *[other] у вас лише { $left }.
    }
refusal-victim-elsewhere = У регіоні Вуко у вас немає такого загону.
refusal-ability-once = Кожна здібність діє в регіоні раз на раунд, і цю ви вже використали.
refusal-ability-unit = У вас тут немає загону, який це вміє.
refusal-ability-no-marker = Ніхто інший не має тут маркера, який можна забрати.
refusal-ability-held = Маркери інших гравців тут утримує Вуко.
refusal-faun-supply = У вашому запасі вже немає маркерів впливу.
refusal-piper-supply = У спільному запасі вже немає жителів.
refusal-tower-there = Тут уже стоїть Червона вежа.
refusal-tower-none-left = Усі Червоні вежі стоять на мапі.
refusal-absorb-not-thorn = Шипа тут немає.
refusal-absorb-this-turn = Урочище прибуло цього раунду; Шип може поглинути його з наступного.
refusal-absorb-one = Шип поглинає одне урочище за раунд і вже це зробив.
refusal-no-charm = Урочища тут немає.
refusal-charm-at-thorn = Це регіон Шипа; урочище вже тут.
refusal-nightmare-enough = Жетонів кошмару тут досить, щоб закрити регіон.
refusal-nightmare-none-left = Усі жетони кошмару лежать на мапі.
refusal-close-thorn = Регіон із Шипом закрити не можна.
refusal-close-nightmares = Тут замало жетонів кошмару.
refusal-goal-forced = У цій партії крок до мети, який можна зробити, обов’язковий.
refusal-owner-none = Цей гравець не має тут маркера.
refusal-owner-held = Маркери цього гравця тут утримує Вуко.
refusal-plunder-nobody = Жоден інший гравець у цьому регіоні не має ресурсів.
refusal-plunder-absent = Цей гравець не має тут впливу.
refusal-plunder-poor = Цей гравець не має ресурсів.
refusal-plunder-none = Цей гравець не має { $resource-gen }.
refusal-resource-none = Цей регіон не дає { $resource-gen }.
refusal-resource-taken = Цей ресурс регіону ({ $resource }) уже забрав хтось перед вами.
