# The balance report of simulate

report-title = Звіт про баланс гри «{ $game }»
report-contents = Розділи звіту
report-numbers = Числа в таблиці
report-noscript = Для графіків потрібен JavaScript; усі числа є в таблицях.
report-alt = { $title }. Числа — у таблиці під графіком.
report-alt-rates = { $title }. Найбільше: { $high }, { $highest }. Найменше: { $low }, { $lowest }. Усі числа — у таблиці під графіком.
report-alt-length = { $title }. Рішень: від { $least } до { $most }, у середньому { $mean }. Числа — у таблиці під графіком.

report-row-games = Партії
report-row-lawful = Підсумок
report-row-bots = Боти за місцями
report-row-setup = Налаштування
report-row-seed = Зерно
report-row-pack = Компоненти
report-row-decisions = Рішень у партії
report-row-speed = Швидкість
report-row-error = Помилка
report-lawful =
    завершено за правилами: { $lawful }, { $errors ->
        [0] без помилок
        [one] { $errors } помилка
        [few] { $errors } помилки
       *[many] { $errors } помилок
    }
report-pack = пакет { $hash }, версія правил { $version }
report-lengths = від { $least } до { $most }, у середньому { $mean }
report-speed = { $rate } рішень за секунду, усього { $seconds } с
report-option = { $name }: { $value }

report-findings-title = Що впадає в око
report-findings-reading = Частку перемог названо тут, якщо її 95-відсотковий інтервал не охоплює рівної частки. Приблизно раз на двадцять так виходить випадково, тож зважайте на великі відмінності й спробуйте інше зерно.
report-finding =
    { $what }: перемоги трапляються { $more ->
        [true] частіше
       *[false] рідше
    }, ніж за рівної частки: { $share } (95-відсотковий інтервал: { $interval }).
report-no-findings = Ніхто не перемагає помітно частіше чи рідше, ніж за рівної частки.

report-rate = { $share } ({ $wins } з { $count }; 95-відсотковий інтервал: { $interval })
report-interval = від { $low } до { $high }
report-span = від { $first } до { $last }
report-winner = Переможець
report-winners = Переможці
report-others = Решта
report-rank =
    { $rank ->
        [1] 1-ше
        [2] 2-ге
        [3] 3-тє
       *[other] { $rank }-те
    } місце

report-axis-win-rate = Частка перемог
report-axis-matches = Партії
report-axis-points = Очки, у середньому
report-axis-decisions = Рішень у партії, від
report-axis-mean = За партію, у середньому

report-hover-value = { $what }: { $value }
report-hover-length = Рішень: { $span }; партій: { $count }
report-hover-mean = { $who }, { $what }: { $value }

report-head-seat = Місце за столом
report-head-bot = Бот
report-head-rank = Підсумкове місце
report-head-seats = Місця за столом
report-head-wins = Перемоги
report-head-wins-of = Перемоги: { $seat }
report-head-place =
    Скільки разів { $rank ->
        [1] 1-ше
        [2] 2-ге
        [3] 3-тє
       *[other] { $rank }-те
    } місце
report-head-matches = Партії
report-head-played = Скільки разів у грі
report-head-rate = Частка перемог
report-head-share = Частка
report-head-interval = 95-відсотковий інтервал
report-head-reason = Причина
report-head-decisions = Рішення

report-seats-title = Частка перемог за місцями за столом
report-seats-reading = Місця з тим самим ботом мають лежати біля пунктиру рівної частки ({ $share }).
report-bots-title = Частка перемог за ботами
report-bots-reading = Як часто перемагає місце кожного бота, з 95-відсотковим інтервалом; пунктир — рівна частка ({ $share }).
report-ends-title = Коли й чому завершуються партії
report-ends-reading = Кожен стовпець — кількість партій, що завершилися саме тоді; його частини — причини.
report-sources-title = Звідки беруться очки
report-sources-reading = Середні очки з кожного джерела, від переможця до останнього місця; втрачені очки — ліворуч від нуля. Партії виграє те, чого більшає від останнього місця до переможця.
report-length-title = Тривалість партії
report-length-reading = Кожен стовпець — кількість партій, у яких усі гравці разом ухвалили стільки рішень; середнє — { $mean }.

# What a game counts its course in (Game.period_unit)
report-period-count-year = Років у партії
report-period-head-year = Рік завершення
report-period-end-year = Рік { $period }, { $reason }
report-period-count-round = Раундів у партії
report-period-head-round = Раунд завершення
report-period-end-round = Раунд { $period }, { $reason }
report-period-count-turn = Ходів у партії
report-period-head-turn = Хід завершення
report-period-end-turn = Хід { $period }, { $reason }

# The page of ladder

report-ladder-title = Рейтинг ботів: { $game }
report-ladder-date = Дата
report-ladder-until = Кожна пара грала
report-ladder-until-text = доки 95-відсотковий інтервал не вмістився в ±{ $points } %; найбільше партій: { $most }
report-ladder-open = Не завершено
report-ladder-open-text = пари, що вже стільки зіграли: { $done } / { $all }
report-ladder-bot = { $name } ({ $bot })
report-ladder-rating = { $rating } ± { $spread }
report-ladder-seconds = { $seconds } с
report-ladder-head-bot = Бот
report-ladder-head-rating = Рейтинг
report-ladder-head-mean = Думає в середньому
report-ladder-head-longest = Найдовша думка
report-ladder-head-first = Одне місце
report-ladder-head-others = Усі інші місця
report-ladder-ratings-title = Рейтинг
report-ladder-ratings-reading = За моделлю Плакетта — Люса (openskill): кожен починає з 25,0 ± 8,3. Час — це час процесора на рішення, над якими треба думати.
report-ladder-pairs-title = Пари
report-ladder-pairs-reading = Як часто бот на одному місці перемагає тих, хто на всіх інших, з 95-відсотковим інтервалом. Рівна частка — { $share }; місця змінюються.
