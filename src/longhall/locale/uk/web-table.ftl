# Стіл: хто грає, що де лежить, що тут можна зробити, крім рішень.

web-table-players = Гравці
web-table-chronicle = Літопис
web-table-market = Ряд карт
web-table-chat = Чат
web-table-side = Поруч із полем
web-table-sheet = Під полем
web-table-sheet-open = Показати більше
web-table-sheet-close = Показати поле
web-table-decision = Рішення
web-table-decides = вирішує
web-table-you = ви
web-table-own = Що ви маєте
web-curtain = { $name }, ваш хід.
web-curtain-text = Передайте пристрій. Те, що тримають інші, лишається прихованим.
web-curtain-open = Я { $name }
web-table-to-hall = Назад до зали
web-table-to-decision = Перейти до рішення
web-table-your-turn = Ваш хід
# In somebody else's turn, such as when one defends.
web-table-you-decide = Вирішуєте ви
# On the card of a player in whose turn somebody else decides.
web-table-turn = ходить
web-title-turn = ● { $call } · { $game }
web-table-turn-of = Вирішує { $seat }
web-table-none = Тут немає столу
web-table-none-text = Можливо, посилання неповне або стіл давно прибрали.
web-table-unreachable = Стіл недоступний
web-table-again = Спробувати ще раз
web-table-no = Ні

# З’єднання

web-table-connected = З’єднано
web-table-reconnecting = З’єднання
web-table-lost = З’єднання втрачено. Воно відновиться саме; усе, що ви вибрали, збережено.
web-table-restarting = Зала перезапускається і за мить повернеться.
web-table-stopped = На сервері вже немає правил або компонентів цієї партії, тому її не можна ні продовжити, ні переглянути. Ви бачите останню збережену позицію.
web-table-watching = { $count ->
    [one] Спостерігає { $count } людина
    [few] Спостерігають { $count } людини
    [many] Спостерігає { $count } людей
   *[other] Спостерігають { $count } людини
}
web-table-you-watch = Ви спостерігаєте за цією партією.
web-table-taken-back = { $count ->
    [1] Скасовано останнє рішення.
    [one] Скасовано останні { $count } рішення.
    [few] Скасовано останні { $count } рішення.
   *[many] Скасовано останні { $count } рішень.
}
web-table-taken-back-by = { $count ->
    [1] { $seat } скасовує останнє рішення.
    [one] { $seat } скасовує останні { $count } рішення.
    [few] { $seat } скасовує останні { $count } рішення.
   *[many] { $seat } скасовує останні { $count } рішень.
}
web-table-paused = Партію призупинено.
web-table-paused-by = { $seat } тримає партію на паузі.
web-table-paused-by-you = Ви призупинили партію.
web-table-resumed-by = { $seat } відновлює партію.
web-table-pause-ends = Пауза закінчиться через { $left }.
web-table-pause-open = Пауза триває, доки хтось не відновить партію.
web-table-pause-over = Пауза закінчилася: партія триває.
web-table-bot-plays = Замість вас грає бот. Доки не повернете собі місце, ви не голосуєте.
web-wait-turn-soon = Чекаємо: { $seat }. Бот зможе зайняти це місце через { $left }.
web-wait-turn-now = { $seat } змушує всіх чекати. Це місце може зайняти бот.
web-wait-vote-now = Бракує голосу, а гравця тут немає: { $seat }. Це місце може зайняти бот.
web-wait-you-soon = Інші чекають на вас. Вони зможуть віддати ваше місце боту через { $left }.
web-wait-you-now = Інші чекають на вас і вже можуть віддати ваше місце боту.

# Гравці та годинники

web-players-bot-instead = поки що тут грає бот
web-players-resigned = гравець здався; далі грає бот
web-players-away = немає за столом
web-clock-left = Залишок часу
web-clock-bank = Запас часу
web-clock-days = { $days } д { $hours } год
web-clock-hours = { $hours } год { $minutes } хв
web-clock-minutes = { $time }

# Рішення

web-decision-why = Чому не можна?
web-decision-show = Показати на полі
web-decision-why-more = і ще { $count }
web-decision-nothing-refused = Усе, чого тут можна очікувати, дозволено.
web-decision-rule = Правило { $rule }
web-decision-rules = Відкрити правила
web-decision-no-rule = Цього правила немає в переліку.
web-decision-waits = Вирішує { $seat }.
web-decision-paused = Поки партію призупинено, ніхто не вирішує.
web-decision-nobody = Немає чого вирішувати.
web-decision-telling = Дивіться, що відбувається…
web-forecast = Що попереду
web-forecast-urgent = Увага
# The rest of what is coming, behind a button.
web-forecast-more = Ще попереду: { $count }
web-forecast-less = Показати менше
web-scene = Що відбувається
web-scene-next = Далі
web-scene-skip = Пропустити
web-alarm = Увага
web-decision-filter = { $count ->
    [one] Шукати серед { $count } варіанта
    [few] Шукати серед { $count } варіантів
    [many] Шукати серед { $count } варіантів
   *[other] Шукати серед { $count } варіанта
}
web-decision-on-board = Виберіть на полі або відкрийте перелік варіантів ({ $count })
web-decision-below = нижче ще { $count }
web-decision-none-found = Такого варіанта немає.
web-decision-sure = Натисніть ще раз, щоб вибрати
web-decision-only = Нічого іншого зараз вибрати не можна.
web-decision-auto = Єдиний варіант вибирається автоматично.
web-decision-announced = { $count ->
    [one] { $call }: { $text } { $count } варіант.
    [few] { $call }: { $text } { $count } варіанти.
    [many] { $call }: { $text } { $count } варіантів.
   *[other] { $call }: { $text } { $count } варіанта.
}
web-news-earlier = { $count ->
    [one] { $count } раніша подія є в літописі.
    [few] { $count } раніші події є в літописі.
    [many] { $count } раніших подій є в літописі.
   *[other] { $count } ранішої події є в літописі.
}
web-decision-undo = Крок назад
web-decision-undo-text = Скасувати своє останнє рішення.
web-decision-undo-ask = Попросити скасувати
web-decision-undo-asks = Інші мають погодитися: відтоді щось відкрилося або вибирав хтось інший.

# Голосування

web-vote = Голосування
web-vote-undo = { $count ->
    [one] { $seat } просить скасувати { $count } рішення.
    [few] { $seat } просить скасувати { $count } рішення.
    [many] { $seat } просить скасувати { $count } рішень.
   *[other] { $seat } просить скасувати { $count } рішення.
}
web-vote-end = { $seat } пропонує завершити партію тут і порахувати очки.
web-vote-pause = { $seat } пропонує паузу, доки хтось не відновить партію.
web-vote-passes = Усі погодилися. Рішення набуде чинності через { $left }: доти ще може повернутися гравець, за якого грає бот.
web-vote-lapses = Потрібна згода всіх; голосування завершиться через { $left }.
web-vote-lapsed = Голосування завершилося: погодилися не всі.
web-vote-missing = Ще не відповіли: { $names }.
web-vote-agreed = Згодні: { $names }
web-vote-agree = Погоджуюся
web-vote-decline = Не погоджуюся
web-vote-withdraw = Відкликати пропозицію
web-vote-declined-undo = { $seat } не погоджується: нічого не скасовано.
web-vote-declined-end = { $seat } не погоджується: партія триває.
web-vote-declined-pause = { $seat } не погоджується: довшої паузи не буде.
web-vote-played-on = { $seat } грає далі, тобто не погоджується.
web-vote-withdrawn = { $seat } відкликає пропозицію.

# Літопис і чат

web-chronicle-of = Лише те, що зробив один гравець
web-chronicle-search = Шукати в літописі
web-chronicle-earlier = Показати попереднє
web-chronicle-none = Нічого такого не траплялося.
web-chronicle-empty = Ще нічого не сталося.
web-chronicle-jump = Переглянути цей момент ще раз
web-chat-empty = Ще ніхто нічого не сказав.
web-chat-say = Скажіть щось
web-chat-send = Сказати
web-chat-mute = заборонити писати
web-chat-unmute = дозволити писати

# Меню та його вікна

web-menu = Меню столу
web-menu-leave = Віддати місце боту
web-menu-take-back = Повернути місце собі
web-menu-pause = Призупинити партію
web-menu-pauses-left = { $count ->
    [one] залишилася { $count } пауза
    [few] залишилися { $count } паузи
    [many] залишилося { $count } пауз
   *[other] залишилося { $count } паузи
}
web-menu-offer-pause = Запропонувати довшу паузу
web-menu-resume = Продовжити
web-menu-hand-over = Хай грає бот: { $seat }
web-menu-in = можна буде через { $left }
web-menu-offer-end = Запропонувати завершити
web-table-end-text = Якщо всі погодяться, партія завершиться зараз і очки буде пораховано.
web-table-end-yes = Запитати інших
web-menu-resign = Здатися
web-table-resign-text = Замість вас до кінця гратиме бот. Скасувати це не можна.
web-table-resign-yes = Так, здаюся
web-menu-link = Посилання на цей стіл
web-table-link-text = Хто має це посилання, може спостерігати, а поки є вільні місця — і сісти за стіл.
web-menu-text = Текстовий опис столу
web-menu-keys = Гарячі клавіші
web-menu-sound-on = Увімкнути звуки
web-menu-sound-off = Вимкнути звуки
web-menu-rules = Правила цієї гри
web-keys-options = Вибрати варіант його клавішею
web-keys-walk = Переходити між варіантами, вибирати
web-keys-to-board = Перейти на поле й назад до варіантів
web-keys-undo = Крок назад або прохання про нього до інших
web-keys-why = Чого зараз не можна робити й чому
web-keys-text = Прочитати текстовий опис столу
web-keys-escape = Пропустити сцену, закрити пояснення
web-keys-board = Масштабувати й рухати поле
web-keys-fit = Показати все поле
web-keys-help = Цей список
web-keys-touch = Пальцем: затримайте його на варіанті, щоб побачити, що він дасть; торкніться, щоб вибрати.
web-hint-board = Клацніть місце чи елемент на полі, щоб прочитати, що це; якщо зараз це один із варіантів — правою кнопкою.
web-hint-board-touch = Торкніться місця чи елемента на полі, щоб прочитати, що це; якщо зараз це один із варіантів, затримайте на ньому палець.

# Огляд поля

web-board-closer = Наблизити
web-board-farther = Віддалити
web-board-fit = Усе поле

# A hint

web-hint = Підказка
web-hint-text = Що тут найкраще й чому. Усі дізнаються, що ви взяли підказку.
web-hint-thinking = Шукаємо підказку…
web-hint-title = Підказка до цього рішення
web-hint-first = Найкраще за підказкою
web-hint-second = Друге за підказкою
web-hint-said = Підказка. { $text }
web-hint-line = { $label }: { $steps }.
web-hint-close = Закрити підказку
web-keys-hint = Підказка до цього рішення

# Учитель у партії з провідником

web-teacher = Учитель
web-teacher-step = Крок { $step } з { $steps }
web-teacher-suggested = Так радить учитель.
web-teacher-back = Повернути це
web-teacher-alone = Далі без учителя
web-teacher-go-on = Грати далі
web-teacher-again = Знову слухати вчителя
web-teacher-restart = Почати урок спочатку
web-teacher-fold = Сховати слова вчителя
web-teacher-unfold = Показати слова вчителя

## The first decision of a kind

web-first-title = Уперше
web-first-brief = Стисло
web-first = Речення до нового
web-first-text = Перше рішення кожного виду каже, навіщо воно і на що дивляться добрі гравці.
web-first-forget = Казати всі знову
web-first-forgotten = Буде сказано знову

## What words mean

web-words = Слова гри
web-words-others = Усі інші слова
web-words-all = Усі слова
web-keys-words = Прочитати, що означають слова
