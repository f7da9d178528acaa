# Icaion: decisions, options and the groups they are shown in.

## Setting up

decide-neutral-machine =
    Виберіть тип нейтральної машини, яку поставите. { $count ->
        [one] Лишилася { $count } машина.
        [few] Лишилося { $count } машини.
       *[many] Лишилося { $count } машин.
    }
option-machine = { machine-cap }
group-machine = Типи машин
decide-neutral-region = Виберіть, де поставити нейтральний { $machine }. Він ні на кого не працює, але враховується для вартості та очок усіх розміщень.
option-region = { $region }
group-region = Регіони

decide-draft-character =
    { $second ->
        [true] Виберіть, яку карту взяти. Після цього у вас будуть шукач і спорядження.
       *[false] Виберіть першу карту: шукача чи спорядження.
    }
option-seeker =
    { $seeker }: ліміт карт { $hand }, поліпшення { $upgrades }, { $amounts-count ->
        [0] без коамів
       *[other] { $amounts }
    }
option-gear =
    { $gear }: ліміт карт +{ $hand }, поліпшення +{ $upgrades }, { $amounts-count ->
        [0] без коамів
       *[other] { $amounts }
    }
group-seeker = Шукачі
group-gear = Спорядження

decide-start-node = Виберіть, де почне ваш шукач.
option-node = { $node }
option-start-node = { $node }. Видобуток: { extracted }
group-node = Вузли

## Move and Camp

decide-move =
    { $again ->
        [true] Подвійна зміна: виберіть, куди піти тепер.
       *[false] Виберіть, куди піти.
    } Ви на вузлі { $node }. { $wounded ->
        [true] { $free ->
            [one] Ваш шукач поранений і може пройти лише { $free } вузол.
           *[other] Ваш шукач поранений і може пройти до { $free } вузлів.
        }
       *[false] { $jump ->
            [true] У цьому останньому ході року можна піти на будь-який вузол.
           *[false] { $free ->
                [one] Безкоштовно можна пройти { $free } вузол
               *[other] Безкоштовно можна пройти до { $free } вузлів
            }{ $extra ->
                [0] .
                [one] , а кожен синій коам додає { $extra } вузол.
               *[other] , а кожен синій коам додає до { $extra } вузлів.
            }
        }
    }
option-move-to =
    { $node }, { way }, { $cost ->
        [0] безкоштовно
        [one] { $cost } синій коам
        [few] { $cost } сині коами
       *[many] { $cost } синіх коамів
    }. Видобуток: { extracted }
extracted = { $amounts-count ->
    [0] нічого
   *[other] { $amounts }
}
option-camp = { $cost ->
    [one] Розбити табір: лишитися тут за { $cost } синій коам
    [few] Розбити табір: лишитися тут за { $cost } сині коами
   *[many] Розбити табір: лишитися тут за { $cost } синіх коамів
}. Видобуток: { extracted }

decide-curio-move =
    { $count ->
        [one] Можна пройти ще { $count } вузол. Виберіть куди.
       *[other] Можна пройти ще до { $count } вузлів. Виберіть куди.
    }
option-move-further = { $node }, { way }. Видобуток: { extracted }
option-move-no-further = Лишитися тут. Видобуток: { extracted }

## Actions

decide-action =
    Виберіть дію. { $special ->
        [true] { $standard ->
            [0] У вас лишилася особлива дія.
            [one] У вас лишилися стандартна дія та особлива дія.
            [few] У вас лишилися { $standard } стандартні дії та особлива дія.
           *[many] У вас лишилося { $standard } стандартних дій та особлива дія.
        }
       *[false] { $standard ->
            [one] У вас лишилася стандартна дія.
            [few] У вас лишилися { $standard } стандартні дії.
           *[many] У вас лишилося { $standard } стандартних дій.
        }
    }
option-extract = Видобути коами
option-extract-nothing = Видобути коами: тут нічого немає
option-deploy = Розмістити машину
option-eradicate = Винищити паразитів
option-investigate = Дослідити Колоса
option-investigate-nothing = Дослідити Колоса: без рожевих коамів це нічого не дасть
option-retrieve = Здобути апарат
option-install = Встановити апарат
option-restore = Відновити диво
option-special = { $action }
option-play =
    { $card }: { $green ->
        [0] безкоштовно
        [one] { $green } зелений коам
        [few] { $green } зелені коами
       *[many] { $green } зелених коамів
    }
option-power-overcharge = Перевантаження машин: узяти коами
option-power-draw = Узяти 1 або 2 карти раритетів
option-power-double-shift = Подвійна зміна: ще одне переміщення та дія
option-end-turn = Завершити хід
group-action = Стандартна дія
group-special = Як особлива дія
group-power = Особлива дія: аварійне живлення
group-card = Карти раритетів

decide-card-action = Виберіть, яку дію карти «{ $card }» виконати.

## Extract

decide-activate-machine = Виберіть, яку зі своїх машин активувати.
option-activate =
    { machine-cap } у регіоні { $region }: { $machine-id ->
        [harvester] ще 1 { $colour } коам
        [scavenger] { $cards ->
            [0] скинути карту за { worth }
            [one] узяти карту
           *[other] узяти до { $cards } карт
        }
       *[refiner] { worth }
    }
decide-harvester-any = Виберіть, звідки взяти другий коам вашого харвестера в регіоні { $region }. Іншого кольору — із запасу, а регіон зберігає свій.
option-from-region = { colour-cap } з регіону { $region }
option-colour = { colour-cap }
group-colour = Кольори
decide-harvester-third = Виберіть, чи візьме ваш харвестер третій { $colour } коам із регіону { $region }.
option-take = Узяти
decide-scavenger-discard = Ваш копач у регіоні { $region }: узяти карту чи скинути карту за { worth }?
option-draw = Узяти карту раритету
option-card = { $card }
decide-refiner-eradicate = Завдяки рафінеру можна прибрати паразита з регіону { $region } й залишити його собі. Узяти його?

## Qoam

decide-store-batch = Виберіть клітку порожнечі, у яку покладете { $amounts }. Вміст тієї клітки повертається до запасу.
option-cage =
    Клітка { $cage }: { $amounts-count ->
        [0] порожня
       *[other] { $amounts }
    }
option-discard = Скинути нові коами
group-cage = Клітки порожнечі
decide-batch-colour =
    { $count ->
        [one] { batch-source }Виберіть, якого кольору взяти { $count } коам.
        [few] { batch-source }Виберіть, якого кольору взяти { $count } коами.
       *[many] { batch-source }Виберіть, якого кольору взяти { $count } коамів.
    }
batch-source = { $rule ->
    [IC-GEAR-CASE-01] Дослідницька валіза.{" "}
    [IC-DEPLOY-08] Бонус за рафінер.{" "}
   *[other] {""}
}
decide-added-colour =
    { $rule ->
        [IC-WONDER-QOAMCOPIA] Ріг коамів: виберіть колір, який додасте до однієї зі своїх кліток.
       *[other] Автоматон: виберіть колір, який додасте до однієї зі своїх кліток.
    }
decide-added-cage = Виберіть клітку, до якої додасте 1 { $colour } коам. Її вміст лишається.
decide-payment =
    { $rule ->
        [IC-MOVE-01] Табір
        [IC-MOVE-05] Додаткові вузли
        [IC-DEPLOY-05] Розміщення
        [IC-CURIO-01] Карта раритету
        [IC-ERADICATE-01] Винищення
        [IC-COLOSSUS-02] Дослідження
       *[other] Відновлення
    }: виберіть, чим заплатити. Треба заплатити { crystals }{ $wild ->
        [true] { $colour-id ->
            [brown] .
           *[other] {" "}(підійде й коричневий).
        }
       *[false] .
    }
option-pay = 1 { $colour } коам із клітки { $cage }
option-convert = Перетворити 2 { colour-few } коами на 1 { $made } коам
group-pay = Оплата
group-convert = Перетворювач
decide-converted = Виберіть клітку, з якої візьмете { $colour } коам для перетворювача. Потрібно ще: { $count }.

## Deploy

decide-deploy-row = Виберіть машину, яку розмістите.
option-row =
    { $machine-id ->
        [refiner] { $row-id ->
            [strength] { $count ->
                [one] Рафінер (сила): заряд, { $count } очко репутації
                [few] Рафінер (сила): заряд, { $count } очки репутації
               *[many] Рафінер (сила): заряд, { $count } очок репутації
            }
            [movement] { $count ->
                [one] Рафінер (рух): заряд, { $count } коам будь-якого кольору
                [few] Рафінер (рух): заряд, { $count } коами одного кольору
               *[many] Рафінер (рух): заряд, { $count } коамів одного кольору
            }
           *[cage] { $count ->
                [one] Рафінер (клітки): заряд, 1 карта
               *[other] Рафінер (клітки): заряд, до { $count } карт
            }
        }
       *[other] { $row-id ->
            [strength] { machine-cap } (сила): сила +{ $count }
            [movement] { machine-cap } (рух): { $count ->
                [one] { $count } додатковий вузол за кожен синій коам
               *[other] до { $count } додаткових вузлів за кожен синій коам
            }
           *[cage] { machine-cap } (клітки): { $count ->
                [one] ще { $count } клітка
                [few] ще { $count } клітки
               *[many] ще { $count } кліток
            }
        }
    }
group-row = Ряди вашого планшета експедиції
decide-deploy-region = Виберіть, де розмістити { $machine }. Коричневий коам заміняє будь-який колір.
option-deploy-to =
    { $region }: { $cost ->
        [0] безкоштовно
       *[other] { crystals-cost }
    }, дає { worth }

## Eradicate

decide-eradicate =
    Виберіть, яких паразитів прибрати. { $strength ->
        [one] Кожен сірий коам прибирає { $strength }
       *[other] Кожен сірий коам прибирає до { $strength }
    }; разом можна прибрати { $most }{ $count ->
        [0] .
       *[other] , уже вибрано { $count }.
    }
option-remove = { $region }: { $count } (витрачено сірих коамів: { $grey })
group-remove = Паразити

## Investigate

decide-investigate = Номінал уламка — { $value }. Виберіть, скільки рожевих коамів витратити. Уламок лишиться у вас, якщо витратити { $value }.
option-pink =
    { $count ->
        [one] { $count } рожевий коам
        [few] { $count } рожеві коами
       *[many] { $count } рожевих коамів
    }: { worth }, { $kept ->
        [true] уламок лишається у вас
       *[false] уламок пропадає
    }

## Retrieve

decide-retrieve = Виберіть апарат року { year-number }, який здобудете.
option-apparatus = { colour-cap }: { $each ->
    [one] { $each } очко репутації за { $kind }
    [few] { $each } очки репутації за { $kind }
   *[many] { $each } очок репутації за { $kind }
}, зараз { $points }
group-apparatus = Апарати

## Emergency Power Supply and drawing

decide-overcharge =
    { $colours-count ->
        [0] Виберіть, якого кольору взяти 1 коам. Ваші машини нічого не додають.
       *[other] Виберіть, якого кольору взяти 1 коам. Ваші машини додають по 1: { $colours }.
    }
decide-draw-more =
    { $count ->
        [one] Узяти карту раритету? Можна взяти одну.
       *[other] Узяти карту раритету? Можна взяти до { $count }.
    }

## Upgrades

decide-upgrade-limit =
    { $limit ->
        [one] Можна мати одне активне поліпшення. Виберіть, яке скинути: старе чи нове, «{ $card }».
        [few] Можна мати { $limit } активні поліпшення. Виберіть, яке скинути заради нового, «{ $card }», або скиньте нове.
       *[many] Можна мати { $limit } активних поліпшень. Виберіть, яке скинути заради нового, «{ $card }», або скиньте нове.
    }
option-new = Скинути нове
decide-lost-cage = Виберіть клітку порожнечі, яку втратите разом із поліпшенням. Її вміст повертається до запасу.

## Wounds

decide-prevent-wound =
    { $rule ->
        [IC-PARASITE-02] Паразити захоплюють регіон біля вашого шукача.
        [IC-CURIO-09] Вашого шукача атакують.
        [IC-WONDER-COLONY] Вашого шукача атакує Колонія паразитів.
       *[other] Вашого шукача атакує Колос.
    } Виберіть карту раритету, яку скинете, щоб запобігти рані.
option-wound = Жодної: шукача буде поранено

## Wonders

decide-restore-wonder = Виберіть, яке диво відновити.
option-restore-wonder = { $wonder }, вартість { $cost }
option-wonder = { $wonder }
group-wonder = Дива
decide-restore-region = Виберіть, де відновити диво «{ $wonder }». Коричневий коам заміняє будь-який колір.
option-restore-in = { $region }: { crystals-cost }, дає { worth }
decide-next-wonder-choice = Виберіть, яке з ваших див подіє першим.
decide-pulsar = Пульсар: виберіть, який коам скинути.
decide-transmuter = Трансмутатор: можна скинути коам за { worth }.
option-lose = 1 { $colour } коам із клітки { $cage }
group-lose = Скинути
decide-hub = Осередок раритетів: узяти карту раритету чи зіграти її?
decide-altar = Живий вівтар: перемістити свого шукача чи прибрати паразита біля нього?
option-altar-parasite = Прибрати паразита з регіону { $region }
decide-bell = Темний дзвін: виберіть, куди піде Колос. Потім у кожен регіон біля його кратера приходить паразит.
option-clockwise = За годинниковою стрілкою: { $crater }
option-counterclockwise = Проти годинникової стрілки: { $crater }
option-stay = Лишається на місці: { $crater }
group-crater = Кратери
