# Володар Крижаного Саду у переглядачі: поле, панелі, сцени і стіл текстом. Ідентифікатори починаються з board-.

board-label = Землі та шкали
board-back = Уся мапа
board-close = Закрити
board-keys-about = На полі: усе про регіон
board-turn = Раунд { $turn }
board-over = Кінець
board-end-course = Очки раунд за раундом
board-phase-field = { $phase }: { $field }
board-scoring = Раунд із підрахунком
board-scorings = Досягнуті червоні кораблі: { $boats } з { $all }
board-snow-short = { $at } / { $limit }
board-vuko-nobody = нікого

## Що мають гравці

board-goal = Мета: { $steps } з { $needed }
board-m-level = { $count } M на рівні { $level }
board-level = рівень { $level }
board-unit-where = на мапі { $map }, у резерві { $reserve }
board-unit-price = Творення прикликає його за один жетон M з рівня { $level } у регіоні, де ви маєте вплив. Ціна в репутації: { $level }, вплив загону: { $level }.
board-units-price = Творення прикликає загін за один жетон M з його рівня. Це коштує стільки репутації, скільки становить рівень; стільки ж впливу дає загін.
board-vuko-tokens =
    { $count ->
        [one] { $count } жетон Вуко
        [few] { $count } жетони Вуко
       *[other] { $count } жетонів Вуко
    }
board-left = лишилося { $left } з { $all }

## Що принесе вибір

board-not-enough = Зараз вам нема чим за це заплатити.
board-price =
    { $piece-counted }: { $reputation ->
        [0] без втрати репутації
        [one] { $reputation } очко репутації
        [few] { $reputation } очки репутації
       *[other] { $reputation } очок репутації
    }

## Регіони

board-needed = Щоб щось тут отримати, потрібен вплив: { $needed }.
board-nobody-here = Тут ніхто не має впливу.
board-tie-neighbours = нічию розв’язав вплив поруч: { $count }
board-tie-reputation = нічию розв’язала репутація
board-receives-nothing = не отримує нічого: потрібно { $needed }
board-border-land = суходолом
board-border-sea = морем

## Зблизька: поля, шкали й таблички

board-acting = Черговість дій:
board-about-ships = Перед кожним раундом усі стрибають на один корабель уперед або на два. Першим діє той, у кого менше число на вітрилі, далі той, хто попереду, далі верхній маркер. Кубики під кілем — маркери дій на цей раунд. Раунд, у якому хтось уперше досягає червоного корабля, є раундом із підрахунком.
board-about-end = Гра закінчується раундом, у якому хтось досягає своєї мети, має 50 очок або допливає до четвертого червоного корабля. Досягнута мета важливіша за всі очки. Гра закінчується одразу, коли Мертвий Сніг досягає своєї межі.
board-about-stair = Що вище, то краще; на одній сходинці кращий маркер ліворуч. Творення коштує репутації. Вуко відвідує того, у кого вона найгірша, а якщо гру завершує Мертвий Сніг, перемагає найкраща репутація.
board-about-snow = Кожна частина Творення піднімає Мертвий Сніг на 1. Гра одразу закінчується, коли він досягає { $limit }; кожен втрачає 2 очки репутації за кожен жетон Вуко, і тоді перемагає найкраща репутація.
board-legend = Як читати табличку
board-legend-seal = Печатка: її число каже, коли регіон розігрують під час панування.
board-legend-points = Угорі: очки за місця 1, 2 і 3 у раунді з підрахунком.
board-legend-places = Нижче: хто тепер посідає це місце і з яким впливом. Закреслене: проти нації цього замало, тож ні ресурсів, ні очок.
board-legend-resources = Праворуч: ресурси. Від першого місця й далі кожен бере всі ресурси одного виду.
board-legend-band = Смуга вздовж кордону показує, хто на місці 1; вона зубчаста там, де перевагу дало лише розв’язання нічиєї.

## Текстом

## Що каже другий рядок вибору

board-jump =
    { $jump ->
        [1] Одне поле
       *[other] Два поля
    }
# What can be killed, under the name of its region
board-target =
    { $attacks ->
        [one] { $piece } — { $player } ({ $attacks } атака)
        [few] { $piece } — { $player } ({ $attacks } атаки)
       *[many] { $piece } — { $player } ({ $attacks } атак)
    }
board-target-nation =
    { $attacks ->
        [one] Маркер нації ({ $attacks } атака)
        [few] Маркер нації ({ $attacks } атаки)
       *[many] Маркер нації ({ $attacks } атак)
    }
board-target-companion =
    { $attacks ->
        [one] Супутник Вуко ({ $attacks } атака)
        [few] Супутник Вуко ({ $attacks } атаки)
       *[many] Супутник Вуко ({ $attacks } атак)
    }
board-raise = Підняття
board-upgrade = Поліпшення
board-summon = Прикликання
board-raise-text =
    { $steps ->
        [one] пересунути M на { $steps } рівень
        [few] пересунути M разом щонайбільше на { $steps } рівні
       *[other] пересунути M разом щонайбільше на { $steps } рівнів
    }
board-upgrade-text = нова здібність для типу загону за M
board-summon-text = загони на мапу за M їхнього рівня
board-exchange-text = будь-які 2 жетони за 1
board-so-far = Поки що:
board-then-ends = Це завершить гру.
board-then-space = клітинка { $space }
board-then-acts =
    { $place ->
        [1] діє першим
       *[other] діє { $place }-м
    }
board-then-too-little = зараз нема чим заплатити
board-then-reach = досяжні регіони: { $count }
board-then-place = місце { $place }
board-then-place-tied = місце { $place } (нічия)
board-then-needs = треба { $needed }
board-then-until-vuko = (до Вуко { $influence }, { $place })
board-then-order = Порядок поки що
board-then-actions =
    { $count ->
        [one] { $count } маркер дії
        [few] { $count } маркери дії
       *[other] { $count } маркерів дії
    }

## Панування

board-step-places = місця
board-step-abilities = здібності
board-step-resources = ресурси
board-step-charm = урочище
board-step-points = очки
board-summary = Після панування
board-goal-reached = Мети досягнуто
board-summary-nothing = нічого
board-last-turn = Останній раунд
board-place-worth =
    { $points ->
        [0] вплив { $influence }
        [one] вплив { $influence }, { $points } очко
        [few] вплив { $influence }, { $points } очки
       *[other] вплив { $influence }, { $points } очок
    }

## Кінець

board-ended-points =
    { $rule ->
        [IG-END-VP-01] Гра закінчилася, бо хтось мав щонайменше 50 очок. Найбільше має { $seat }: { $points }.
       *[other] Гра закінчилася останнім підрахунком. Найбільше очок має { $seat }: { $points }.
    }
board-ended-goal =
    { $count ->
        [one] { $seat } досягає мети (персонаж: { $character }), а це важливіше за всі очки.
       *[other] Мети досягли кілька гравців; найбільше очок серед них має { $seat }: { $points }.
    }
board-ended-snow = Мертвий Сніг укрив світ, і перемагає найкраща репутація: її має { $seat }.
board-ended-reputation = Репутація: поле { $to }

## Галерея

board-gallery-borders = Кордони
board-gallery-tokens = Жетони регіонів
board-gallery-fields = Поля дій
board-gallery-vuko-tiles = { setup-vuko-tiles }

# A row of the table of points at the end.
board-period = Раунд { $period }

# What may not be chosen, by the number in its key

numbered-level = Рівень { $number }
numbered-up = Угору з рівня { $number }
numbered-down = Униз із рівня { $number }
numbered-jump =
    { $number ->
        [1] На одне поле
       *[other] На два поля
    }
