# Icaion у переглядачі: поле, панелі, сцени і стіл текстом. Ідентифікатори починаються з board-.

board-label = Замерзлий світ Icaion
board-close = Закрити
board-keys-about = На полі: усе про регіон
board-city = Місто
board-setup = Приготування
board-over = Кінець
board-end-course = Репутація рік за роком
board-year-short = Рік { $year }
board-year = Рік { $year }, раунд { $round }
board-round = раунд { $round }
board-last-round = останній раунд

## Events, the hunt, Apparatus

board-space-n = Поділка { $n }
board-space-empty = Ще без карти
board-space =
    Кожен регіон карти отримує { $qoam ->
        [one] { $qoam } коам
        [few] { $qoam } коами
       *[other] { $qoam } коамів
    }{ $parasite ->
        [true] {" "}та паразита
       *[other] {""}
    }; Колос переміщується на { $arrows ->
        [one] { $arrows } кратер.
        [few] { $arrows } кратери.
       *[other] { $arrows } кратерів.
    }
board-recharges = Коли починається її раунд, заряджається аварійне живлення всіх гравців.
board-hunt = Полювання цього року
board-parasites =
    { $count ->
        [0] Без паразитів
        [one] { $count } паразит
        [few] { $count } паразити
       *[other] { $count } паразитів
    }
board-apparatus = Апарати року { $year }
board-pays = { worth } за { $kind }
# Short, beside the points; $kind-id is what the Apparatus counts.
board-per =
    { $kind-id ->
        [harvesters] за харвестер
        [scavengers] за копач
        [refiners] за рафінер
        [upgrades] за поліпшення
        [strength] за символ сили
        [movement] за символ руху
        [cages] за клітку
        [shards] за уламок
        [region_types] за тип регіону
       *[parasites] за паразита
    }
board-pile-empty = немає
board-worth-you = скільки дав би вам зараз

## Regions

board-most = щонайбільше { $most }
board-no-machines = без машин
board-blocked = Паразитів більше, ніж машин: машини нічого не дають.
board-overrun-next = Ще один — і регіон буде захоплено.
board-crater-installs = На його краю встановлюють апарат цього кольору.
board-crater-colossus = Тут Колос. Уламки в ньому: { $n }.
board-crater-beside = Поруч: { $list }.
board-omen = Якщо наступною подією буде карта Колоса, Колос прийде сюди.
## What players have

board-cage = Клітка { $n }
board-empty = порожня
board-charged = Заряджене
board-discharged = Розряджене
board-power = Аварійне живлення { $place }: місце в порядку гри
board-power-empty = Аварійне живлення розряджене
board-strength =
    { $n ->
        [one] { $n } паразит за кожен сірий коам
        [few] { $n } паразити за кожен сірий коам
       *[other] { $n } паразитів за кожен сірий коам
    }
board-movement =
    { $free ->
        [one] { $free } вузол безкоштовно
        [few] { $free } вузли безкоштовно
       *[other] { $free } вузлів безкоштовно
    }; { $extra ->
        [0] синій коам нічого не додає
       *[other] кожен синій коам додає { $extra }
    }
board-cages =
    { $n ->
        [one] { $n } клітка порожнечі
        [few] { $n } клітки порожнечі
       *[other] { $n } кліток порожнечі
    }
board-shards =
    { $n ->
        [0] Без уламків
        [one] { $n } уламок
        [few] { $n } уламки
       *[other] { $n } уламків
    }
board-shards-score = Уламки, очки наприкінці
board-doubled = Наприкінці уламки подвоюють найкращі встановлені апарати. Додаткова репутація, якщо рахувати зараз: { $points }
board-tile-doubled = Якщо рахувати зараз, наприкінці його подвоїть уламок.
board-tiles = Апарати: новий і встановлені
board-wound-means = У наступному ході: переміщення щонайбільше на 2 вузли й без особливої дії.

## What a choice would bring

board-extract-there = Видобуток там:
board-free = безкоштовно
board-any-colour = 1 будь-якого кольору
board-special = як особлива дія
board-investigate = Уламок за 1–3 рожеві. У вас { $n }.
board-machine =
    { $machine-id ->
        [harvester] Харвестери під час видобутку беруть ще 1 коам.
        [scavenger] Копачі під час видобутку дають карту раритету.
       *[refiner] Рафінери під час видобутку дають репутацію.
    }
board-gives-qoam = ще { $count }
board-gives-points = { worth }
board-gives-cards =
    { $count ->
        [one] бере карту
        [few] бере до { $count } карт
       *[other] бере до { $count } карт
    }
board-times =
    вартість { $cost } × { $count ->
        [one] { $count } машина
        [few] { $count } машини
       *[other] { $count } машин
    }
board-refiner-bonus = заряджає ваше аварійне живлення
board-installed-at = встановлюється тут: { $crater }
board-at-end = репутація наприкінці, якщо рахувати зараз: { $points }
board-hits-nobody = (ні в кого не влучить)
board-brings-nothing = (нічого не дасть)
board-final = Кінцевий підсумок був би тоді: { $final }
board-final-shardless = Кінцевий підсумок був би тоді: { $final }, разом із втратою 15 за жодного уламка

## Scenes

board-scene-event = Що далі
board-scene-attack = Атака
board-scene-shard = Первісний уламок
board-scene-apparatus = Апарат
board-scene-year-end = Кінець року
board-scene-year = Новий рік
board-scene-wounds = Рани
# One line for the same thing in several places, or to several players.
board-told-qoam = З’являються коами: { $list }.
board-told-parasites = З’являються паразити: { $list }.
board-told-recharged = Аварійне живлення знову заряджене: { $list }.
board-told-taken = Видобуто: { $list }.

# A row of the table of points at the end.
board-period = Рік { $period }

# What may not be chosen, by the number in its key

numbered-cage = Клітка { $number }

# Why one cannot go to some nodes: said once above them. The way is the farthest one may go.

board-why-far = Далі, ніж вистачає ваших синіх коамів.
board-why-locked = Ви можете пройти щонайбільше { way }. Розмістіть харвестер із ряду руху, щоб із синіми коамами йти далі.
board-why-wounded = Поранений шукач може пройти щонайбільше { way }.
board-why-card = З цією картою можна пройти щонайбільше { way }.
