# The Lord of the Ice Garden. All wording is our own.
#
# Attributes are other forms of a name: a sentence says { $region-in } where it means "на Узбережжі Вітрил". The message
# other-KIND says them of names from a pack of one's own.

game-name = Володар Крижаного Саду

## Regions

other-region = { $name }
    .in = у регіоні { $name }
    .to = до регіону { $name }
    .from = з регіону { $name }

region-isle = Вулканічний острів
    .in = на Вулканічному острові
    .to = на Вулканічний острів
    .from = з Вулканічного острова
region-sails = Узбережжя Вітрил
    .in = на Узбережжі Вітрил
    .to = на Узбережжя Вітрил
    .from = з Узбережжя Вітрил
region-fjords = Три фйорди
    .in = у Трьох фйордах
    .to = до Трьох фйордів
    .from = із Трьох фйордів
region-fire = Землі Людей Вогню
    .in = на Землях Людей Вогню
    .to = на Землі Людей Вогню
    .from = із Земель Людей Вогню
region-valley = Прихована долина
    .in = у Прихованій долині
    .to = до Прихованої долини
    .from = із Прихованої долини
region-empire = Велика імперія
    .in = у Великій імперії
    .to = до Великої імперії
    .from = з Великої імперії
region-snakes = Край Людей Зміїв
    .in = у Краї Людей Зміїв
    .to = до Краю Людей Зміїв
    .from = із Краю Людей Зміїв
region-zym = Пустеля Нагель Зим
    .in = у Пустелі Нагель Зим
    .to = до Пустелі Нагель Зим
    .from = із Пустелі Нагель Зим

## Resources

other-resource = { $name }
    .acc = { $name }
    .gen = { $name }
    .counted = { $count } { $name }

resource-population = жителі
    .acc = жителя
    .gen = жителів
    .counted =
        { $count ->
            [one] { $count } жителя
           *[other] { $count } жителів
        }
resource-gold = золото
    .acc = золото
    .gen = золота
    .counted =
        { $count ->
            [one] { $count } золото
           *[other] { $count } золота
        }
resource-m = M
    .acc = M
    .gen = M
    .counted = { $count } M

# In the accusative: they follow verbs.
amount-population =
    { $n ->
        [one] { $n } жителя
       *[other] { $n } жителів
    }
amount-gold =
    { $n ->
        [one] { $n } золото
       *[other] { $n } золота
    }
amount-m = { $n } M
amount-markers =
    { $n ->
        [one] { $n } маркер
        [few] { $n } маркери
       *[many] { $n } маркерів
    }
amount-levels =
    { $n ->
        [one] { $n } рівень загонів
        [few] { $n } рівні загонів
       *[many] { $n } рівнів загонів
    }
amount-domination = { $n } за Панування

## Characters

character-fjollsfinn = Олаф Фйольсфінн
character-fjollsfinn-text = Мета: 6 маркерів впливу інших гравців у Крижаному Саду. Крижаний дракар забирає по одному з кожного регіону, де Фйольсфінн панує.
character-dyken = Пір ван Дейкен
character-dyken-text = Мета: 4 урочища, поглинуті Шипом. Щурячий дудар переносить до Шипа урочище з регіону, де ван Дейкен панує, а Шип може поглинути його з наступного раунду, якщо ван Дейкен панує і в його регіоні.
character-freihoff = Ульріке Фрайгофф
character-freihoff-text = Мета: Червоні вежі в 6 різних регіонах. Просвітлена істота будує вежу в регіоні, де Фрайгофф панує.
character-callo = Пассіонарія Калло
character-callo-text = Мета: 2 закриті регіони. Кошмар кладе жетони кошмару в регіонах, де Калло панує; де лежать два, Фавн може закрити регіон.

## Pieces

other-piece = { $name }
    .counted = { $name } ×{ $count }
    .listed = { $name } ×{ $count }
    .one = { $name }
    .acc = { $name }
    .gen = { $name }
    .many = { $name }

piece-marker = Маркер впливу
    .counted =
        { $count ->
            [one] { $count } маркер впливу
            [few] { $count } маркери впливу
           *[many] { $count } маркерів впливу
        }
    .listed =
        { $count ->
            [one] { $count } маркер впливу
            [few] { $count } маркери впливу
           *[many] { $count } маркерів впливу
        }
    .one = маркер впливу
    .acc = маркер впливу
    .gen = маркера впливу
    .many = маркерів впливу
piece-volcano-man = Людина Вулкана
    .counted =
        { $count ->
            [one] { $count } Людину Вулкана
            [few] { $count } Людей Вулкана
           *[many] { $count } Людей Вулкана
        }
    .listed =
        { $count ->
            [one] { $count } Людина Вулкана
            [few] Люди Вулкана: { $count }
           *[many] { $count } Людей Вулкана
        }
    .one = Людина Вулкана
    .acc = Людину Вулкана
    .gen = Людини Вулкана
    .many = Людей Вулкана
piece-volcano-man-text = Загін Фйольсфінна рівня 1. Уміє грабувати.
piece-drakkar = Крижаний дракар
    .counted =
        { $count ->
            [one] { $count } Крижаний дракар
            [few] { $count } Крижані дракари
           *[many] { $count } Крижаних дракарів
        }
    .listed =
        { $count ->
            [one] { $count } Крижаний дракар
            [few] { $count } Крижані дракари
           *[many] { $count } Крижаних дракарів
        }
    .one = Крижаний дракар
    .acc = Крижаний дракар
    .gen = Крижаного дракара
    .many = Крижаних дракарів
piece-drakkar-text = Загін Фйольсфінна рівня 2. Два дракари перевозять інших між своїми регіонами, а кожен вербує маркер іншого гравця до Крижаного Саду.
piece-tree-brothers = Брати Дерева
    .counted =
        { $count ->
            [one] Братів Дерева
            [few] { $count } Братів Дерева
           *[many] { $count } Братів Дерева
        }
    .listed =
        { $count ->
            [one] Брати Дерева
            [few] { $count } Брати Дерева
           *[many] { $count } Братів Дерева
        }
    .one = Брати Дерева
    .acc = Братів Дерева
    .gen = Братів Дерева
    .many = Братів Дерева
piece-tree-brothers-text = Загін Фйольсфінна рівня 3, з двома атаками.
piece-crab = Краб
    .counted =
        { $count ->
            [one] { $count } Краба
            [few] { $count } Крабів
           *[many] { $count } Крабів
        }
    .listed =
        { $count ->
            [one] { $count } Краб
            [few] { $count } Краби
           *[many] { $count } Крабів
        }
    .one = Краб
    .acc = Краба
    .gen = Краба
    .many = Крабів
piece-crab-text = Загін ван Дейкена рівня 1, з атакою і щитом. Прикликання Крабів коштує додаткової репутації.
piece-piper = Щурячий дудар
    .counted =
        { $count ->
            [one] { $count } Щурячого дударя
            [few] { $count } Щурячих дударів
           *[many] { $count } Щурячих дударів
        }
    .listed =
        { $count ->
            [one] { $count } Щурячий дудар
            [few] { $count } Щурячі дударі
           *[many] { $count } Щурячих дударів
        }
    .one = Щурячий дудар
    .acc = Щурячого дударя
    .gen = Щурячого дударя
    .many = Щурячих дударів
piece-piper-text = Загін ван Дейкена рівня 2. Приводить жителів і переносить урочища до Шипа.
piece-wyvern = Віверна
    .counted =
        { $count ->
            [one] { $count } Віверну
            [few] { $count } Віверн
           *[many] { $count } Віверн
        }
    .listed =
        { $count ->
            [one] { $count } Віверна
            [few] { $count } Віверни
           *[many] { $count } Віверн
        }
    .one = Віверна
    .acc = Віверну
    .gen = Віверни
    .many = Віверн
piece-wyvern-text = Загін ван Дейкена рівня 3. Має Швидкість і Атаку.
piece-moon-brother = Місячний брат
    .counted =
        { $count ->
            [one] { $count } Місячного брата
            [few] { $count } Місячних братів
           *[many] { $count } Місячних братів
        }
    .listed =
        { $count ->
            [one] { $count } Місячний брат
            [few] { $count } Місячні брати
           *[many] { $count } Місячних братів
        }
    .one = Місячний брат
    .acc = Місячного брата
    .gen = Місячного брата
    .many = Місячних братів
piece-moon-brother-text = Загін Фрайгофф рівня 1, зі щитом.
piece-enlightened = Просвітлена істота
    .counted =
        { $count ->
            [one] { $count } Просвітлену істоту
            [few] { $count } Просвітлених істот
           *[many] { $count } Просвітлених істот
        }
    .listed =
        { $count ->
            [one] { $count } Просвітлена істота
            [few] { $count } Просвітлені істоти
           *[many] { $count } Просвітлених істот
        }
    .one = Просвітлена істота
    .acc = Просвітлену істоту
    .gen = Просвітленої істоти
    .many = Просвітлених істот
piece-enlightened-text = Загін Фрайгофф рівня 2. Будує Червоні вежі.
piece-harrasim = Гаррасім
    .counted = Гаррасіма
    .listed = Гаррасім
    .one = Гаррасім
    .acc = Гаррасіма
    .gen = Гаррасіма
    .many = Гаррасіма
piece-harrasim-text = Загін Фрайгофф рівня 3. Шпигун-творець у кожній Активації має дві вибрані здібності.
piece-wild-child = Дика дитина
    .counted =
        { $count ->
            [one] { $count } Дику дитину
            [few] { $count } Диких дітей
           *[many] { $count } Диких дітей
        }
    .listed =
        { $count ->
            [one] { $count } Дика дитина
            [few] Дикі діти: { $count }
           *[many] { $count } Диких дітей
        }
    .one = Дика дитина
    .acc = Дику дитину
    .gen = Дикої дитини
    .many = Диких дітей
piece-wild-child-text = Загін Калло рівня 1, з атакою.
piece-faun = Фавн
    .counted =
        { $count ->
            [one] { $count } Фавна
            [few] { $count } Фавнів
           *[many] { $count } Фавнів
        }
    .listed =
        { $count ->
            [one] { $count } Фавн
            [few] { $count } Фавни
           *[many] { $count } Фавнів
        }
    .one = Фавн
    .acc = Фавна
    .gen = Фавна
    .many = Фавнів
piece-faun-text = Загін Калло рівня 2. Замінює маркери інших гравців її маркерами й закриває регіони.
piece-nightmare = Кошмар
    .counted =
        { $count ->
            [one] { $count } Кошмар
            [few] { $count } Кошмари
           *[many] { $count } Кошмарів
        }
    .listed =
        { $count ->
            [one] { $count } Кошмар
            [few] { $count } Кошмари
           *[many] { $count } Кошмарів
        }
    .one = Кошмар
    .acc = Кошмар
    .gen = Кошмару
    .many = Кошмарів
piece-nightmare-text = Загін Калло рівня 3, зі щитом. Кладе жетони кошмару.

piece-there = { $piece } { $region-in }
target-there = { $piece } { $region-in } — { $player }
target-nation = Маркер нації { $region-in }
target-companion = Супутник Вуко { $region-in }

## Abilities

ability-speed = Швидкість
ability-speed-text = В Активації загін може перейти до сусіднього регіону.
ability-attack = Атака
ability-attack-text = В Активації загін дає одну атаку у своєму регіоні. Усі ваші атаки за раунд разом коштують 2 золота.
ability-shield = Щит
ability-shield-text = Щоб убити загін, потрібно на одну атаку більше.
ability-domination = Панування
ability-domination-text = Там, де є загін, ваш вплив більший на 1.
ability-plunder = Грабунок
ability-plunder-text = Там, де пануєте, заберіть 1 жетон ресурсу в іншого гравця, який там є.
ability-spy = Шпигун-творець
ability-spy-text = На початку Активації Гаррасім безкоштовно бере з ігрового поля дві різні здібності й пізніше може їх змінити.
ability-drakkar = Крижаний дракар
ability-drakkar-text = В Активації, коли обидва Крижані дракари в різних регіонах, можна перемістити між ними будь-які свої маркери та інші загони.
ability-recruit = Вербування
ability-recruit-text = Там, де пануєте, заберіть маркер впливу іншого гравця до Крижаного Саду. Він рахується до вашої мети.
ability-piper = Дудар
ability-piper-text = Там, де пануєте, візьміть 1 жителя.
ability-move-charm = Перенесення урочища до Шипа
ability-move-charm-text = Там, де пануєте, пересуньте урочище регіону до Шипа, до наступного раунду зворотом догори.
ability-tower = Будівництво вежі
ability-tower-text = Там, де пануєте, поставте Червону вежу; одну в кожному регіоні.
ability-nightmare = Кошмар
ability-nightmare-text = Там, де пануєте, покладіть жетон кошмару.
ability-faun = Фавн
ability-faun-text = Там, де пануєте, замініть маркер впливу іншого гравця своїм.
ability-close-region = Закриття регіону
ability-close-region-text = Там, де пануєте й лежать два жетони кошмару, закрийте регіон до кінця гри.
ability-absorb = Поглинання урочища
ability-absorb-text = У регіоні Шипа, якщо ви там пануєте, поглиніть урочище, яке прибуло в попередніх раундах.

## Action fields

field-throat = Зміїна Горлянка
field-throat-text = Візьміть 1 жетон ресурсу на вибір і обмінюйте будь-які 2 жетони на 1 скільки завгодно разів. Кожен маркер дії тут потребує ще й маркера впливу, який лишається; хто має їх найбільше, отримує наприкінці 5 очок.
field-influence = Вплив
field-influence-text = Поставте до 2 маркерів впливу, по 1 жителю за кожен, у регіонах, де маєте вплив.
field-move = Рух
field-move-text = Зробіть до 2 рухів, по 1 золоту за кожен; рух переміщує один ваш маркер або загін до сусіднього регіону.
field-mountain = Ненажерлива Гора
field-mountain-text = За 2 жителів перемістіть будь-які свої маркери й загони з одного регіону до будь-якого іншого.
field-raven = Крукова Тінь
field-raven-text = За 1 M з рівня 0 скиньте жетон Вуко або підвищте репутацію на 2 поля.
field-making = Творення
field-making-text = Підніміть M, купіть поліпшення і прикличте загони, усе щонайбільше по разу. Кожна частина піднімає Мертвий Сніг на 1 і коштує репутації.
field-activation = Активація
field-activation-text = Спрацьовує автоматично після полів дій: Шпигун-творець, Крижані дракари, Швидкість, потім Атака.
field-vuko = Вуко
field-vuko-text = Спрацьовує автоматично наприкінці: Вуко відвідує гравця з найгіршою репутацією в іншому регіоні, де цей гравець має найбільший вплив. Гравець бере жетон Вуко і втрачає там загін. У фазі панування Вуко за кожен його жетон утримує у своєму регіоні один його маркер, а утримані маркери не рахуються.

## Vuko tiles

tile-fire-people = Люди Вогню
tile-fire-people-text = Коли Вуко залишає регіон, з ним іде маркер нації, який рахується там, де Вуко. Діє до кінця гри.
tile-whisperers = Шептуни тіней
tile-whisperers-text = Ненажерлива Гора коштує 3 жителів. Діє до кінця гри.
tile-night-wanderers = Нічні мандрівники
tile-night-wanderers-text = Де є Вуко, кожен утрачає маркер впливу за кожен свій жетон Вуко, а разом із ним і цей жетон. Діє, лише поки найдальший маркер ініціативи на цьому етапі.
tile-both-bears = Обидва ведмеді
tile-both-bears-text = Вуко піднімає Мертвий Сніг на 1. Діє, лише поки найдальший маркер ініціативи на цьому етапі.

## The count of a region, and what its token shows

count-pieces = { $piece-listed }
count-attacks =
    { $count ->
        [one] { $count } атака { $region-in }
        [few] { $count } атаки { $region-in }
       *[many] { $count } атак { $region-in }
    }
count-place =
    { $seat } на місці { $place }, вплив { $influence } ({ $amounts }{ $units-count ->
        [0] {""}
       *[other] ; { $units }
    }{ $held ->
        [0] {""}
       *[other] ; утримує Вуко: { $held }
    }){ $neighbours ->
        [untied] {""}
       *[other] , у сусідніх регіонах { $neighbours }
    }{ $by ->
        [neighbours] , що розв’язує нічию
        [reputation] , вище завдяки кращій репутації
       *[other] {""}
    }{ $receives ->
        [true] {""}
       *[false] , нічого не отримує
    }
count-held = { $seat } має лише маркери, які утримує Вуко ({ $held })
token-shown = { $number }. { $region } (очки за місця: { $points }; дає { $amounts })

## Scores and endings

score-regions = Регіони
score-kills = Убивства
score-throat = Зміїна Горлянка
score-total = Разом
end-points = Переможні очки
end-goal = Досягнуто особистої мети
end-dead-snow = Мертвий Сніг укрив світ
