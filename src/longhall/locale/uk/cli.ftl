# What the command line says itself. Seats, cards, buildings and resources arrive as words.

cli-seat = { $seat }
cli-row-seat = Місце за столом
cli-row-bot = Бот
cli-row-wins = Перемоги
cli-row-rank = Підсумкове місце
cli-row-place =
    Скільки разів { $rank ->
        [1] 1-ше
        [2] 2-ге
        [3] 3-тє
       *[other] { $rank }-те
    } місце
cli-waiting = { $seat } вирішує.
cli-end = Гру завершено [{ $rule }]. { $reason }

# simulate
cli-simulate-head =
    { $games ->
        [one] { $games } партія, { $game }, зерно { $seed }
        [few] { $games } партії, { $game }, зерно { $seed }
       *[many] { $games } партій, { $game }, зерно { $seed }
    }
cli-simulate-ends =
    завершено за правилами: { $lawful }, { $errors ->
        [0] без помилок
        [one] { $errors } помилка
        [few] { $errors } помилки
       *[many] { $errors } помилок
    }
cli-simulate-bot-wins = Перемоги бота { $bot }: { $wins }
cli-simulate-reason = Завершення, { $reason }: { $count }
cli-simulate-decisions = Рішень у партії: від { $least } до { $most }, у середньому { $mean }
cli-simulate-years = Років у партії: від { $least } до { $most }, у середньому { $mean }
cli-simulate-speed = { $rate } рішень за секунду, усього { $seconds } с

# replay and verify
cli-replay-head = Після { $n } з { $all } виборів
cli-verify-good = { $file } перевірено. Виборів: { $choices }; усі випадкові результати відтворено з розкритого зерна, підсумок збігається.
cli-verify-continued = { $file } перевірено. Виборів: { $choices }; підсумок збігається. Це продовження іншої партії після вибору № { $copied }: попередні випадкові результати взято такими, як записано, усі пізніші відтворено з розкритого зерна.
cli-verify-no-seed = { $file } перевірено. Виборів: { $choices }; підсумок збігається. Зерна не розкрито, тому випадкові результати взято такими, як записано.
cli-verify-running = { $file } поки що перевірено. Виборів: { $choices }; партія ще триває.

# bench
cli-bench-head =
    { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
       *[many] { $seats } місць
    }, { $compiled ->
        [true] скомпільований код
       *[false] інтерпретований код
    }
cli-bench-decisions-per-s = випадкові партії, рішень за секунду
cli-bench-clone-us = копія стану, мкс
cli-bench-options-us = усі варіанти, мкс
cli-bench-apply-undo-us = копія стану та виконання вибору, мкс
cli-bench-rewind-us = скасування через відтворення, мкс
cli-bench-view-us = вигляд із місця, мкс
cli-bench-determinize-us = детермінізація, мкс
cli-bench-to-json-us = to_json, мкс
cli-bench-from-json-us = from_json, мкс
cli-bench-to-json-bytes = to_json посеред гри, найбільший, байтів
cli-bench-record-bytes-mean = запис партії, у середньому, байтів
cli-bench-record-bytes-max = запис партії, найбільший, байтів

# rules
cli-rule-ruling = Це роз’яснення: правила гри лишають це питання відкритим.
cli-rule-options = Налаштування партії: { $names }

# serve and play
cli-serve-open = Залу відкрито за адресою { $address }
cli-play-open = Вашу залу відкрито за адресою { $address }
cli-play-close = Закрити її можна через Ctrl-C; усе зберігається.

# pack
cli-pack-good = { $folder } — справний пакет, його хеш { $hash }.
cli-pack-exported = Вбудований пакет гри { $game } тепер у теці { $folder }.
cli-pack-same = Пакети не різняться.
cli-pack-added = + { $file }: { $entry }
cli-pack-removed = - { $file }: { $entry }
cli-pack-changed = ~ { $file }: { $entry }, { $field }: було { $before }, стало { $after }
cli-pack-value = ~ { $file }: { $entry }: було { $before }, стало { $after }
cli-pack-field-added = ~ { $file }: { $entry }, { $field }: додано { $after }
cli-pack-field-removed = ~ { $file }: { $entry }, { $field }: вилучено { $before }

# tui
cli-tui-welcome = Ваше місце: { $seat }. { $commands }
cli-tui-help-hint = Відповідайте номером варіанта або його ключем; h показує інші команди.
cli-tui-help =
    номер або ключ: вибрати цей варіант
    ?: чого зараз не можна робити й чому
    r ПРАВИЛО: текст правила, наприклад r NG-BATTLE-05
    c КАРТА: що робить карта за її ключем, наприклад c feast
    u: скасувати свій останній вибір, якщо відтоді нічого не відкрилося
    v: знову весь стіл
    l КІЛЬКІСТЬ: останні рядки журналу
    s ФАЙЛ: зберегти партію
    q: вийти
    h: цей список
cli-tui-prompt = >
cli-tui-news = Що сталося:
cli-tui-no-number = Виберіть число від 1 до { $count }.
cli-tui-no-refusals = Усе, чого тут можна очікувати, дозволено.
cli-tui-no-rule = Правила з ідентифікатором „{ $id }“ немає; введіть r та ідентифікатор правила, наприклад r NG-BATTLE-05.
cli-tui-card = { $card }: { $text }
cli-tui-no-card = Карти з ідентифікатором „{ $id }“ немає; введіть c та карту так, як у ключах варіантів, наприклад c feast.
cli-tui-no-undo = Скасувати нічого не можна: відтоді втрутився випадок, щось відкрилося або вибирав хтось інший.
cli-tui-undone = Ваш останній вибір скасовано.
cli-tui-save-where = Назвіть файл: s ФАЙЛ
cli-tui-saved = Збережено у { $file }; продовжити можна з --resume { $file }
cli-tui-exists = Файл { $file } уже існує, його не змінено; назвіть інший файл.
cli-tui-save-failed = Не вдалося записати файл { $file }: { $why }.
cli-tui-quit-save = Натисніть Enter, щоб зберегти у { $file } й вийти, або введіть n, щоб вийти без збереження.
cli-tui-quit-where = Введіть назву файлу, щоб зберегти партію, або натисніть Enter, щоб вийти без збереження.
cli-tui-input-ended = Вхідні дані закінчилися.

# The balance report of simulate

cli-report-written = Звіт у файлі { $file }.
cli-report-title = Звіт про баланс: { $game }
cli-report-contents = Розділи звіту
cli-report-numbers = Числа в таблиці
cli-report-noscript = Для графіків потрібен JavaScript; усі числа є в таблицях.
cli-report-alt = { $title }. Числа — у таблиці під графіком.
cli-report-alt-rates = { $title }. Найбільше: { $high }, { $highest }. Найменше: { $low }, { $lowest }. Усі числа — у таблиці під графіком.
cli-report-alt-length = { $title }. Рішень: від { $least } до { $most }, у середньому { $mean }. Числа — у таблиці під графіком.

cli-report-row-games = Партії
cli-report-row-lawful = Перебіг
cli-report-row-bots = Боти за місцями
cli-report-row-setup = Налаштування
cli-report-row-seed = Зерно
cli-report-row-pack = Компоненти
cli-report-row-decisions = Рішень у партії
cli-report-row-years = Років у партії
cli-report-row-speed = Швидкість
cli-report-row-error = Помилка
cli-report-lawful =
    завершено за правилами: { $lawful }, { $errors ->
        [0] без помилок
        [one] { $errors } помилка
        [few] { $errors } помилки
       *[many] { $errors } помилок
    }
cli-report-pack = пакет { $hash }, версія правил { $version }
cli-report-lengths = від { $least } до { $most }, у середньому { $mean }
cli-report-speed = { $rate } рішень за секунду, усього { $seconds } с
cli-report-option = { $name }: { $value }

cli-report-findings-title = Що впадає в око
cli-report-findings-reading = Частку перемог названо тут, якщо її 95-відсотковий інтервал не охоплює рівної частки. Приблизно раз на двадцять це буває через сам випадок, тож шукайте великих відмінностей і спробуйте інше зерно.
cli-report-finding =
    { $what }: перемоги трапляються { $more ->
        [true] частіше
       *[false] рідше
    }, ніж за рівної частки: { $share } (95-відсотковий інтервал: { $interval }).
cli-report-no-findings = Ніхто не перемагає помітно частіше чи рідше, ніж за рівної частки.

cli-report-rate = { $share } ({ $wins } з { $count }; 95-відсотковий інтервал: { $interval })
cli-report-interval = від { $low } до { $high }
cli-report-span = від { $first } до { $last }
cli-report-winner = Переможець
cli-report-winners = Переможці
cli-report-others = Решта
cli-report-rank =
    { $rank ->
        [1] 1-ше
        [2] 2-ге
        [3] 3-тє
       *[other] { $rank }-те
    } місце
cli-report-year-end = Рік { $year }, { $reason }
cli-report-no-year = без років
cli-report-order =
    { $number ->
        [1] Перший гравець
       *[other] { $number }-й гравець за порядком
    }
cli-report-end-domination = панування
cli-report-end-years = останній рік

cli-report-axis-win-rate = Частка перемог
cli-report-axis-year = Рік завершення
cli-report-axis-matches = Партії
cli-report-axis-points = Очки, у середньому
cli-report-axis-decisions = Рішень у партії, від
cli-report-axis-taken = Скільки разів узято
cli-report-axis-won = Виграні бої
cli-report-axis-battles = Бої
cli-report-axis-difference = Різниця сил до кидка
cli-report-axis-mean = За партію, у середньому

cli-report-hover-value = { $what }: { $value }
cli-report-hover-end = Рік { $year }, { $reason }: { $count }
cli-report-hover-source = { $rank }, { $source }: { $points }
cli-report-hover-length = Рішень: { $span }; партій: { $count }
cli-report-hover-difference = Різниця { $difference }: { $rate }
cli-report-hover-theory = Різниця { $difference }, за розрахунком кісток: { $share }
cli-report-hover-mean = { $who }, { $what }: { $value }

cli-report-head-seat = Місце за столом
cli-report-head-bot = Бот
cli-report-head-clan = Клан
cli-report-head-order = Місце за порядком ходу
cli-report-head-card = Карта
cli-report-head-building = Споруда
cli-report-head-rank = Підсумкове місце
cli-report-head-seats = Місця за столом
cli-report-head-wins = Перемоги
cli-report-head-wins-of = Перемоги: { $seat }
cli-report-head-place =
    Скільки разів { $rank ->
        [1] 1-ше
        [2] 2-ге
        [3] 3-тє
       *[other] { $rank }-те
    } місце
cli-report-head-matches = Партії
cli-report-head-played = Скільки разів у грі
cli-report-head-taken = Скільки разів узято
cli-report-head-per-match = Узято за партію
cli-report-head-built = Збудовано загалом
cli-report-head-rate = Частка перемог
cli-report-head-share = Частка
cli-report-head-interval = 95-відсотковий інтервал
cli-report-head-year = Рік завершення
cli-report-head-reason = Причина
cli-report-head-decisions = Рішення
cli-report-head-difference = Різниця
cli-report-head-won = Виграно
cli-report-head-battles = Бої
cli-report-head-share-won = Частка виграних
cli-report-head-theory = За розрахунком кісток

cli-report-clans-title = Частка перемог за кланами
cli-report-clans-reading = Точка — частка партій, які виграв клан, лінія через неї — 95-відсотковий інтервал, а пунктир — рівна частка ({ $share }). Клан, чия лінія вся лежить по один бік від пунктиру, імовірно, засильний або заслабкий.
cli-report-order-title = Частка перемог за порядком ходу першого року
cli-report-order-reading = Першого гравця визначає кидок, решта йде за годинниковою стрілкою. Точки біля пунктиру ({ $share }) означають, що початкові ресурси врівноважують пізніший хід.
cli-report-seats-title = Частка перемог за місцями за столом
cli-report-seats-reading = Місця з тим самим ботом мають лежати біля пунктиру рівної частки ({ $share }): саме місце вирішує хіба що те, хто першим вибирає клан.
cli-report-bots-title = Частка перемог за ботами
cli-report-bots-reading = Як часто перемагає місце кожного бота, з 95-відсотковим інтервалом; пунктир — рівна частка ({ $share }).
cli-report-ends-title = Коли й чому завершуються партії
cli-report-ends-reading = Висота стовпця — кількість партій, завершених того року; його частини — причини.
cli-report-clan-ends-title = Частка перемог за кланом, роком і причиною завершення
cli-report-clan-ends-reading = Кожна клітинка — частка перемог клану серед його партій, що завершилися саме так: синя — понад рівну частку ({ $share }), помаранчева — менше. Клітинки з малою кількістю партій дуже коливаються; кількість наведено в таблиці.
cli-report-sources-title = Звідки беруться очки
cli-report-sources-reading = Середні очки з кожного джерела, від переможця до останнього місця; втрачені очки — ліворуч від нуля. Партії виграє те, чого більшає від останнього місця до переможця.
cli-report-length-title = Тривалість партії
cli-report-length-reading = Кожен стовпець — кількість партій, у яких усі гравці разом ухвалили стільки рішень; середнє — { $mean }.
cli-report-cards-title = Узяті карти й успіхи тих, хто їх бере
cli-report-cards-reading = Ліворуч — частка перемог тих, хто взяв карту, з 95-відсотковим інтервалом і пунктиром рівної частки ({ $share }); праворуч — скільки разів її взято. Сірі порожні точки — карти, які взято менше разів, ніж { $least }. Карта може перемагати, бо вона добра або бо її беруть переможці.
cli-report-battles-title = Виграні бої за різницею сил
cli-report-battles-reading =
    { $count ->
        [one] { $count } бій
        [few] { $count } бої
       *[many] { $count } боїв
    } між гравцями, з погляду нападника: різниця очок бою до кидка разом із їжею та спорудами. Пунктир — точна ймовірність у цих боях, якщо обидві сторони добре користуються кістками; сірі стовпці — кількість боїв.
cli-report-creature-battles-title = Бої з істотами за різницею сил
cli-report-creature-battles-reading =
    { $count ->
        [one] { $count } бій
        [few] { $count } бої
       *[many] { $count } боїв
    } з істотами, з погляду гравця: різниця очок бою до кидка. Пунктир — точна ймовірність у цих боях; сірі стовпці — їхня кількість.
cli-report-key-observed = виграно в цих партіях, з 95-відсотковими інтервалами
cli-report-key-theory = точна ймовірність
cli-report-losses-title = Воїни, безлад, землі та споруди за підсумковими місцями
cli-report-losses-reading = Що гравець у середньому за партію втрачає, бере, закриває та будує, від переможця до останнього місця. Великі відмінності між місцями показують, що вирішує партії.
cli-report-profile-title = Воїни, безлад, землі та споруди за кланами
cli-report-profile-reading = Ті самі середні для кожного клану: вони показують, як клан грає й чому той, що рідко перемагає, відстає.
cli-report-measure-lost = Втрачені воїни
cli-report-measure-unrest = Карти безладу
cli-report-measure-closed = Закриті території
cli-report-measure-built = Збудовані споруди
cli-report-buildings-title = Споруди переможців і решти
cli-report-buildings-reading = Скільки споруд кожного типу гравець у середньому будує за партію. Споруда, яку переможці будують частіше, варта свого дерева або приходить разом із перевагою.
