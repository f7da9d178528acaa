# Турніри й ліги: списки, сторінка турніру, новий турнір.

web-nav-tournaments = Турніри
web-menu-tournament = До турніру

# Списки

web-tour-mine = Ваші
web-tour-list-entering = Запис відкрито
web-tour-list-running = Тривають
web-tour-list-finished = Завершені
web-tour-none = Турнірів ще немає. Організуйте перший: сервер розсаджує гравців, веде таблицю й сам продовжує.
web-tour-new = Новий турнір
web-tour-waits = У вас партія
web-tour-by = організатор: { $name }
web-tour-count = Гравці: { $n } з { $most }
web-tour-seats = Столи по { $n }
web-tour-round-of = Тур { $n } з { $all }
web-tour-season = Сезон { $n }
web-tour-seasons = Сезони

web-tour-format-swiss = Швейцарська система
web-tour-format-groups = Групи
web-tour-format-league = Ліга
web-tour-format-knockout = На вибування
web-tour-format-swiss-text = Кілька турів, у яких грають усі. Зустрічаються гравці з близькою кількістю очок, і ніхто не грає ні з ким двічі, доки цього можна уникнути.
web-tour-format-groups-text = У групі кожен зустрічається з кожним. Найкращі можуть пройти до гри на вибування.
web-tour-format-league-text = Дивізіони, у яких кожен зустрічається з кожним. Після сезону найкращі підвищуються, а останні понижуються.
web-tour-format-knockout-text = Від кожного столу далі проходять перші, доки не залишиться один стіл.
web-tour-status-entering = Запис відкрито
web-tour-status-running = Триває
web-tour-status-paused = Призупинено
web-tour-status-finished = Завершено
web-tour-status-cancelled = Скасовано

# Сторінка турніру

web-tour-parts = Частини турніру
web-tour-standings = Таблиця
web-tour-rounds = Тури
web-tour-players = Гравці
web-tour-rules = Правила
web-tour-organise = Організація
web-tour-enter = Записатися
web-tour-withdraw = Вийти з турніру
web-tour-withdraw-text = У подальших турах ви не гратимете, а в партії, що триває, вас замінить бот. Після початку турніру цього не скасувати.
web-tour-withdraw-yes = Вийти назавжди
web-tour-withdraw-no = Залишитися
web-tour-in = Вас записано. Турнір почнеться, коли вирішить організатор.
web-tour-in-until = Вас записано. Турнір почнеться { $at }.
web-tour-between = Ваші партії цього туру завершено. Наступний тур складуть, коли вирішиться остання партія.
web-tour-next = Тур { $n }: ви граєте за столом { $table }.
web-tour-next-turn = Тур { $n }, стіл { $table }: ваш хід.
web-tour-next-at = Ви граєте в турі { $n }. Він почнеться { $at }.
web-tour-go = До столу
web-tour-bot = { $bot } № { $number }
web-tour-number = № { $n }
web-tour-you = Ви
web-tour-nobody = Ще ніхто не записався.
web-tour-late = Грає з туру { $n }.
web-tour-remove = Вилучити
web-tour-out-withdrawn = Вихід із турніру.
web-tour-out-removed = Вилучення організатором.
web-tour-out-absent = Поза турніром через відсутність.
web-tour-out-left = Обліковий запис на сервері видалено.

web-tour-no-standings = Таблиця починається з першого туру.
web-tour-rank = №
web-tour-player = Гравець
web-tour-points = Очки
web-tour-played = Партії
web-tour-forfeits = Неявки
web-tour-tie-opponents = Суперники
web-tour-tie-direct = Між собою
web-tour-tie-firsts = Перемоги
web-tour-group = Група { $n }
web-tour-division = Дивізіон { $n }
web-tour-knockout = Гра на вибування

web-tour-no-rounds = Перший тур складуть на початку турніру.
web-tour-round = Тур { $n }
web-tour-round-on = Триває
web-tour-round-over = Завершено
web-tour-begins = Початок { $at }
web-tour-until = До { $at }
web-tour-table = Стіл { $n }
web-tour-bye = Вільний від гри
web-tour-place = { $n }-е
web-tour-earned = Очки: { $points }
web-tour-forfeit = Неявка
web-tour-corrected = Виправлено організатором
web-tour-waiting = Ще не почалося
web-tour-watch = Дивитися
web-tour-replay = Повтор
web-tour-correct = Виправити
web-tour-decide = Вирішити
web-tour-correct-title = Тур { $round }, стіл { $n }
web-tour-correct-text = Виправлення та його причину бачать усі. Уже складені тури не змінюються.
web-tour-correct-why = Причина
web-tour-correct-save = Зберегти результат

web-tour-notes = Що сталося
web-tour-note-began = Турнір почався. Гравці: { $players }.
web-tour-note-finished = Турнір завершено.
web-tour-note-paused = Організатор призупинив турнір.
web-tour-note-resumed = Турнір триває далі.
web-tour-note-cancelled = Організатор скасував турнір.
web-tour-note-nobody = Турнір скасовано: записалося менше двох гравців.
web-tour-note-corrected = Організатор вирішив стіл { $table } у турі { $round }.
web-tour-note-late = Пізній запис: { $player }.
web-tour-note-withdrawn = Виходить із турніру: { $player }.
web-tour-note-removed = Організатор вилучив гравця: { $player }.
web-tour-note-absent = Поза турніром через відсутність: { $player }.

# Його правила

web-tour-rule-swiss = { $planned ->
    [0] У кожному турі грають усі. Зустрічаються гравці з близькою кількістю очок, і ніхто не грає ні з ким двічі, доки цього можна уникнути.
   *[other] Кількість турів: { $planned }, у кожному грають усі. Зустрічаються гравці з близькою кількістю очок, і ніхто не грає ні з ким двічі, доки цього можна уникнути.
}
web-tour-rule-groups = Гравців розподіляє жереб у групи приблизно по { $group }. У групі кожен зустрічається з кожним щонайменше { $legs ->
    [one] { $legs } раз
    [few] { $legs } рази
   *[many] { $legs } разів
}.
web-tour-rule-finals = Із кожної групи до гри на вибування проходить { $qualify }, а в ній від кожного столу далі проходить { $advance }.
web-tour-rule-league = У дивізіоні приблизно { $group } гравців. У ньому кожен зустрічається з кожним щонайменше { $legs ->
    [one] { $legs } раз
    [few] { $legs } рази
   *[many] { $legs } разів
}. Після сезону між двома дивізіонами стільки гравців підвищується і стільки понижується: { $moved }.
web-tour-rule-knockout = Від кожного столу далі проходить { $advance }, доки не залишиться один стіл. Із гравців на одному місці проходить той, хто раніше стояв вище.
web-tour-rule-at-once = Усі тури відкрито від початку.
web-tour-rule-tables = { $seats ->
    [2] У кожній партії зустрічаються двоє гравців. Хто лишається без пари, вільний від гри, і це рахується як перемога.
   *[other] За столом { $seats } гравців або менше, якщо кількість не ділиться: столів якомога менше, і всі приблизно однакові.
}
web-tour-rule-points = Очки за місця: { $points }. Гравці на одному місці ділять його очки.
web-tour-rule-seats = Кожен сидить на кожному місці приблизно однаково часто, насамперед на першому.
web-tour-rule-clock = Годинник: { $clock }. За того, у кого закінчився час, грає бот; місце можна повернути.
web-tour-rule-deadline = Тур триває: { $time }. Потім його партії догравають боти.
web-tour-rule-break = Перерва між турами: { $time }.
web-tour-rule-forfeit = Хто здається або лишає більшість рішень боту, отримує неявку: він останній і без очок, хай чого досягне бот.
web-tour-rule-absences = { $n ->
    [one] Хто має неявку, вибуває з турніру.
   *[other] Хто має неявки в стількох партіях поспіль: { $n }, вибуває з турніру.
}
web-tour-rule-withdraw = Хто вийшов із турніру, у подальших турах не грає. У партії, що триває, його замінює бот.
web-tour-rule-late = Записатися можна й після першого туру. Тоді починають без очок.
web-tour-rule-accounts = Записатися можуть лише гравці з обліковим записом, і партії рахуються для рейтингу.
web-tour-rule-agree = За столами немає підказок, пауз одного гравця й голосувань.
web-tour-ties = Що вирішує, у такому порядку
web-tour-tie-points-text = Очки.
web-tour-tie-opponents-text = Суперники: очки всіх, із ким гравець грав, за кожну зустріч.
web-tour-tie-direct-text = Між собою: скільки разів гравець був вище за інших із тих, хто досі нарівні, мінус скільки разів нижче.
web-tour-tie-firsts-text = Перемоги: партії на першому місці.
web-tour-tie-lot-text = Жереб, що залежить від зерна й номера гравця.
web-tour-tie-round-text = Тур, до якого гравець дійшов.
web-tour-tie-place-text = Місце в цьому турі.
web-tour-fair = Чесно й можна перевірити
web-tour-fair-text = Хто з ким грає, випливає із зерна й результатів, і більше ні з чого. Зерно визначено, перш ніж хтось запишеться, і названо на початку: це доводить відбиток. Завантажте турнір і перевірте кожен стіл командою «longhall tournament».
web-tour-commitment = Відбиток зерна
web-tour-seed = Зерно
web-tour-json = Усе як JSON
web-tour-csv-standings = Таблиця як CSV
web-tour-csv-results = Результати як CSV

# Організація

web-tour-invite = Запросити гравців
web-tour-invite-open = Записатися може кожен, хто має це посилання.
web-tour-invite-only = Записатися можна лише за цим посиланням. Дайте його запрошеним.
web-tour-link = Посилання
web-tour-copy = Копіювати посилання
web-tour-copied = Посилання скопійовано.
web-tour-copy-by-hand = Браузер не дозволяє копіювати тут. Виділіть посилання й скопіюйте його.
web-tour-new-link = Нове посилання
web-tour-bots = Боти
web-tour-bots-text = Бот грає сам за себе: щоб кількість гравців ділилася або щоб спробувати турнір.
web-tour-bot-level = Рівень бота
web-tour-add-bot = Додати бота
web-tour-run = Турнір
web-tour-start = Почати зараз
web-tour-pause = Призупинити
web-tour-resume = Продовжити
web-tour-cancel = Скасувати турнір
web-tour-cancel-why = Причина, яку бачать усі
web-tour-cancel-yes = Скасувати назавжди
web-tour-cancel-no = Не скасовувати
web-tour-season-next = Відкрити наступний сезон
web-tour-run-entering = Після початку столи визначає жереб, їх відкривають, і гравці одразу за ними сидять.
web-tour-run-running = Тури йдуть один за одним самі. Пауза зупиняє всі партії, доки ви не продовжите турнір.
web-tour-run-paused = Жоден тур не починається, і всі партії стоять.
web-tour-run-finished = Турнір завершено. Результати ще можна виправити.
web-tour-run-cancelled = Турнір скасовано. Партії, що тривають, можна дограти, але вже не для турніру.

# Новий

web-tour-new-name = Назва турніру
web-tour-new-about = Опис
web-tour-new-go = Відкрити турнір
web-tour-new-form = Форма
web-tour-new-format = Система
web-tour-new-seats = Гравців за столом
web-tour-new-seats-text = Якщо кількість не ділиться, за деякими столами на одного менше.
web-tour-new-rounds-auto = Скільки треба
web-tour-new-group = Гравців у групі
web-tour-new-division = Гравців у дивізіоні
web-tour-new-legs = Скільки разів кожен зустрічається з кожним
web-tour-new-moved = Підвищується й понижується
web-tour-new-qualify = Проходить із групи до гри на вибування
web-tour-new-no-finals = Без гри на вибування
web-tour-new-advance = Проходить далі від столу
web-tour-new-at-once = Усі тури одразу
web-tour-new-at-once-text = Для партій на тижні: ніхто не чекає на тур інших.
web-tour-new-time = Час
web-tour-new-clock-text = У турніру завжди є годинник: за відсутнього грає бот.
web-tour-new-round-time = Найдовший час туру
web-tour-new-round-time-text = Потім його партії догравають боти.
web-tour-new-no-limit = Без обмеження
web-tour-new-break = Перерва між турами
web-tour-new-no-break = Без перерви
web-tour-new-starts = Початок
web-tour-new-starts-text = Порожнє поле: турнір починає організатор.
web-tour-new-who = Хто може записатися
web-tour-new-public = У списку
web-tour-new-public-text = Кожен знайде його у списку турнірів і може дивитися партії. Інакше лише ті, хто має посилання.
web-tour-new-invited = За запрошенням
web-tour-new-invited-text = Записатися можна лише за посиланням із запрошення.
web-tour-new-accounts = Лише з обліковим записом
web-tour-new-accounts-text = Гості не можуть записатися, і партії рахуються для рейтингу.
web-tour-new-late = Пізній запис
web-tour-new-most = Найбільше гравців
web-tour-new-tables = Як налаштовано столи
