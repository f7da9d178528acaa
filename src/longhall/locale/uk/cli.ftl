# What the command line itself says, whatever the game.

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
cli-end = Партію завершено [{ $rule }]. { $reason }

# simulate
cli-simulate-head =
    { $games ->
        [one] { $games } партія, { $game }, зерно «{ $seed }»
        [few] { $games } партії, { $game }, зерно «{ $seed }»
       *[many] { $games } партій, { $game }, зерно «{ $seed }»
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
cli-simulate-lengths = { $what }: від { $least } до { $most }, у середньому { $mean }
cli-simulate-speed = { $rate } рішень за секунду, усього { $seconds } с
cli-simulate-report = Звіт у файлі { $file }.
cli-train-done = { $file }: навчено з { $matches ->
        [one] { $matches } партії
       *[other] { $matches } партій
    } (позицій: { $positions }). Оцінка Браєра на партіях, з яких не вчилися: { $brier }; за рівних шансів: { $even }.
cli-dataset-done = { $file }: { $decisions ->
        [one] { $decisions } рішення
        [few] { $decisions } рішення
       *[many] { $decisions } рішень
    }. Опис даних: { $sheet }.

# replay and verify
cli-replay-head = Після рішення { $n } з { $all }
cli-verify-good = { $file } перевірено. Рішень: { $choices }; усі випадкові результати відтворено з розкритого початкового числа (seed), підсумок збігається.
cli-verify-continued = { $file } перевірено. Рішень: { $choices }; підсумок збігається. Це продовження іншої партії після рішення № { $copied }: попередні випадкові результати взято такими, як записано, усі пізніші відтворено з розкритого початкового числа (seed).
cli-verify-no-seed = { $file } перевірено. Рішень: { $choices }; підсумок збігається. Зерна не розкрито, тому випадкові результати взято такими, як записано.
cli-verify-running = { $file } поки що без помилок. Рішень: { $choices }; партія ще триває.

# bench
cli-bench-head =
    { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
       *[many] { $seats } місць
    }, { $compiled ->
        [true] скомпільований код
       *[false] інтерпретований код
    }, { $python }
cli-bench-decisions-per-s = випадкові партії із записом, рішень за секунду
cli-bench-unrecorded-per-s = випадкові партії без запису, рішень за секунду
cli-bench-forced-percent = вимушені рішення, відсотки
cli-bench-greedy-per-s = Знавець на кожному місці, рішень за секунду
cli-bench-clone-us = копія стану, мкс
cli-bench-options-us = усі варіанти, мкс
cli-bench-apply-undo-us = копія стану та виконання рішення, мкс
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
cli-ratings-recomputed = Рейтингові партії: { $matches }, люди: { $people }. { $changed ->
    [0] Усі числа такі, як були.
   *[other] Числа, що змінилися: { $changed }.
}
cli-serve-open = Залу відкрито за адресою { $address }
cli-play-open = Вашу залу відкрито за адресою { $address }
cli-play-lan = Інші у вашій мережі заходять за адресою { $address }
cli-play-close = Щоб закрити її, натисніть Ctrl-C; усе зберігається.

# pack
cli-pack-good = { $folder } — правильний пакет, його хеш { $hash }.
cli-pack-exported = Вбудований пакет гри { $game } тепер у теці { $folder }.
cli-pack-same = Пакети однакові.
cli-pack-added = + { $file }: { $entry }
cli-pack-removed = - { $file }: { $entry }
cli-pack-changed = ~ { $file }: { $entry }, { $field }: було { $before }, стало { $after }
cli-pack-value = ~ { $file }: { $entry }: було { $before }, стало { $after }
cli-pack-field-added = ~ { $file }: { $entry }, { $field }: додано { $after }
cli-pack-field-removed = ~ { $file }: { $entry }, { $field }: вилучено { $before }

# tui
cli-tui-welcome = Ваше місце: { $seat }. { $commands }
cli-tui-bot = { $chair }: { $seat }, { $level }. { $text }
cli-tui-help-hint = Відповідайте номером варіанта або його ключем; h показує інші команди.
cli-tui-help =
    номер або ключ: вибрати цей варіант
    ?: чого зараз не можна робити й чому
    { "\u0021" }: що зараз було б найкраще й чому
    r ПРАВИЛО: текст правила за ідентифікатором у квадратних дужках
    c КАРТА: що робить карта за ідентифікатором із ключів варіантів
    u: скасувати своє останнє рішення, якщо відтоді нічого не відкрилося
    v: показати весь стіл
    l КІЛЬКІСТЬ: останні рядки журналу
    s ФАЙЛ: зберігати партію у файл, зараз і після кожного рішення
    q: вийти
    h: цей список
cli-tui-prompt = >
cli-tui-news = Що сталося:
cli-tui-forecast = Попереду: { $text }
cli-tui-forecast-urgent = Увага: { $text }
cli-tui-no-number = Виберіть число від 1 до { $count }.
cli-tui-no-refusals = Усе, чого тут можна очікувати, дозволено.
cli-tui-hint-line = { $label }: { $text }
cli-tui-hint-step = { $number }. { $text }
cli-tui-no-rule = Правила з ідентифікатором «{ $id }» немає; введіть r та ідентифікатор правила, як у квадратних дужках.
cli-tui-card = { $name }: { $text }
cli-tui-no-card = Карти з ідентифікатором «{ $id }» немає; введіть c та ідентифікатор карти, як у ключах варіантів.
cli-tui-no-undo = Скасувати нічого не можна: відтоді втрутився випадок, щось відкрилося або вибирав хтось інший.
cli-tui-undone = Ваше останнє рішення скасовано.
cli-tui-teacher = Учитель, крок { $step } з { $steps }:
cli-tui-suggested = Порада: { $number }. { $text }
cli-tui-save-where = Назвіть файл: s ФАЙЛ
cli-tui-saved = Збережено у { $file }; продовжити можна з --resume { $file }
cli-tui-exists = Файл { $file } уже існує, його не змінено; назвіть інший файл.
cli-tui-save-failed = Не вдалося записати файл { $file }: { $why }.
cli-tui-quit-where = Введіть назву файлу, щоб зберегти партію, або натисніть Enter, щоб вийти без збереження.
cli-tui-input-ended = Вхідні дані закінчилися.

# puzzle
cli-puzzle-head = Задача { $number } з { $count }, { $game }, складність { $grade } з { $grades }
cli-puzzle-daily = Це задача дня на { $day }.
cli-puzzle-before = Цю задачу ви вже розв’язали.
cli-puzzle-task = Ваше місце: { $seat }. Знайдіть найкращий хід. { $commands }
cli-puzzle-help =
    номер або ключ: вибрати цей варіант
    { "\u0021" }: підказка; наступна скаже більше
    ?: чого зараз не можна робити й чому
    r ПРАВИЛО: текст правила за ідентифікатором у квадратних дужках
    c КАРТА: що робить карта за ідентифікатором із ключів варіантів
    u: скасувати своє останнє рішення
    v: показати весь стіл
    l КІЛЬКІСТЬ: останні рядки журналу
    s: побачити найкращу лінію
    q: вийти
    h: цей список
cli-puzzle-no-undo = Ви ще нічого не вибрали.
cli-puzzle-hint-reason = У чому тут річ: { $text }
cli-puzzle-hint-next = Зараз найкраще: { $text }
cli-puzzle-hint-back = Найкраща лінія раніше пішла інакше. Скасуйте останнє рішення командою u.
cli-puzzle-judging = Боти грають далі після вашої лінії …
cli-puzzle-best = Розв’язано: це найкраща лінія.
cli-puzzle-equal = Розв’язано: ваша лінія така ж добра, як найкраща.
cli-puzzle-worse = Ще ні: ваша лінія на { $loss } бала гірша за найкращу (± { $error }).
cli-puzzle-chance = Шанс на перемогу: { $best } з найкращою лінією, { $chance } з вашою.
cli-puzzle-again = Enter: спробувати ще раз; s: побачити найкращу лінію; q: вийти.
cli-puzzle-line = Найкраща лінія:
cli-puzzle-rule = Правило, на якому це тримається:
cli-puzzle-row-number = Задача
cli-puzzle-row-grade = Складність
cli-puzzle-row-tries = Спроб до розв’язання
cli-puzzle-solved = Розв’язано: { $count } з { $all }
cli-hall-puzzles = Переглянуто партій: { $matches }. Знайдено задач: { $count }.

# longhall tournament, longhall hall tournaments

cli-tournament-good = { $file } у порядку. Тури: { $rounds }; столи: { $tables }. Кожен стіл випливає із зерна й попередніх результатів.
cli-tournament-cancelled = Турнір «{ $name }» скасовано.
cli-tournament-none = Турнірів немає.
# hall keeper
cli-keeper-keeper = Доглядач: { $name } ({ $id })
cli-keeper-muted = Без права писати до { $until }: { $name } ({ $id })
cli-keeper-banned = Вхід заборонено: { $name } ({ $id })
cli-keeper-no-reports = Нерозглянутих скарг немає.
cli-keeper-report = Скарга { $number }, { $at }: { $by } на { $name } ({ $id }) за столом { $table }: { $text }
