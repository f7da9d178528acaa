# Сторінки, щоб читати й озиратися: правила, галерея, про сайт, кінець партії, перегляд.

# Правила

web-rules-title = Правила
web-rules-of = Правила гри «{ $game }»
web-rules-intro = Усі правила, які знає цей стіл, нашими словами. Кожне має власне позначення, наприклад { $rule }: сюди ведуть посилання з відмов і літопису.
web-rules-brief = Стисло про гру
web-rules-to-gallery = Переглянути в галереї всі карти, плитки й жетони
web-rules-which = Правила якої гри?
web-rules-none = Правил цієї гри тут іще не записали.
web-rules-others = Правила інших ігор
web-rules-search = Знайти правило: слова або позначення
# Words that mean the same to who looks for a rule: groups between semicolons, * stands for any letters.
web-rules-same = перемаг*, перемог*, переможець, переможц*, вигра*; бій, бою, боєм, битв*, битв; кубик*, кинути, кидає, кидок; нічия, нічию, нічиї; платить, сплат*, заплат*, ціна, ціну, вартість, коштує; очки, очок, бали, підрахунок; кінець, кінця, кінці, закінчу*; військо, воїни, загін, загони, загонів
web-rules-found = { $count ->
    [one] { $count } правило з { $all }
    [few] { $count } правила з { $all }
    [many] { $count } правил з { $all }
   *[other] { $count } правила з { $all }
}
web-rules-contents = Зміст
web-rules-nothing = Жодне правило не містить усіх цих слів. Спробуйте менше слів або іншу форму слова.
web-rules-copy = Скопіювати посилання на { $rule }
web-rules-copied = Посилання на { $rule } скопійовано.
web-rules-ruling = Роз’яснення
web-rules-ruling-text = Вирішено тут, де друковані правила мовчать або розходяться.
web-rules-option = Налаштування партії: { $option }

# Галерея

web-gallery-title = Галерея
web-gallery-of = Галерея гри «{ $game }»
web-gallery-intro = Усе, що є в коробці, наскільки це знає наш стіл, у наших малюнках і нашими словами. У правилах надруковано не все, тож біля кожного компонента вказано, звідки він.
web-gallery-to-rules = Прочитати правила
web-gallery-which = Галерея якої гри?
web-gallery-none = У коробці цієї гри немає на що подивитися.
web-gallery-others = Галереї інших ігор
web-gallery-search = Знайти за назвою або текстом
web-gallery-category = Показати
web-gallery-all = Усе
web-gallery-kind = Вид
web-gallery-clan = Клан
web-gallery-source = Джерело
web-gallery-any = усі
web-gallery-found = { $count ->
    [one] { $count } компонент
    [few] { $count } компоненти
    [many] { $count } компонентів
   *[other] { $count } компонента
}
web-gallery-nothing = Нічого такого в коробці немає.
web-gallery-reset = Знову показати все
web-gallery-copies = { $count } у коробці

web-source-rulebook = Правила гри
web-source-rulebook-text = Надруковано в правилах.
web-source-sourced = Інше джерело
web-source-sourced-text = Знайдено в іншому публічному джерелі й переказано нашими словами.
web-source-designed = Наш задум
web-source-designed-text = Вигадано для цього столу, бо нічого не знайшлося. Надрукований компонент може відрізнятися.

# Про сайт

web-about-title = Про Longhall
web-about-what = Longhall — це цифровий стіл для великих зимових настільних ігор. Сідайте, на решту місць запросіть друзів чи ботів і грайте: зала знає всі правила, пояснює кожну відмову й пам’ятає кожну партію. Її можна запустити й на власному комп’ютері. Обліковий запис не потрібен, реклами й стеження немає.
web-about-rules = Не знаєте, що можна? Натисніть на те, що не виходить, і зала скаже чому та назве правило.
web-about-games = Ігри та люди, які їх створили
web-about-unofficial = Longhall — неофіційний проєкт. Автори й видавці цих ігор його не створювали, не підтримують, не спонсорують і не схвалювали; назви, торгові марки, ілюстрації й правила належать їхнім власникам. Назви лише вказують, про яку гру йдеться. Тут немає ілюстрацій і текстів видавців: слова й малюнки наші, а назви й кількість компонентів подано як факти.
web-about-buy = Якщо гра вам тут до душі, купіть її. Коробка на столі серед друзів краща за будь-який екран, і ваші гроші дістануться людям, які цю гру створили.
web-about-playable = можна грати тут
web-about-planned = поки що немає
web-about-design = Дизайн гри
web-about-art = Ілюстрації
web-about-publisher = Видавець
web-about-editions = Нашими мовами
web-about-play = Клавіші й мови
web-about-keys = Усе можна зробити без миші. За столом клавіша зі знаком питання показує всі клавіші; під час перегляду стрілки ведуть партією крок за кроком.
web-about-languages = Зала говорить англійською, польською, чеською та українською. Вона бере мову браузера, а перемикач угорі змінює її одразу.
web-about-credits = Подяки й ліцензії
web-about-icons = Іконки
web-about-icons-text = Малюнки з game-icons.net, які ми розфарбували й масштабували. Іконки створили:
web-about-fonts = Шрифти
web-about-libraries = Створено за допомогою
web-about-own = Сам Longhall
web-about-own-text = Вільне програмне забезпечення учасників Longhall. Його можна використовувати, змінювати й поширювати за ліцензією Apache версії 2.0.

# Кінець партії

web-end-title = Партію завершено
web-end-wins = Перемагає { $seat }
web-end-you-win = Перемога ваша
web-end-shared = Спільна перемога: { $seats }
web-end-uncounted = У цій грі очки рахують лише наприкінці, тож місць немає.
web-end-place = { $place ->
    [1] 1-ше місце
    [2] 2-ге місце
    [3] 3-тє місце
   *[other] { $place }-те місце
}
web-end-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
web-end-together = разом { web-end-points }
web-end-resigned = гравець здався
web-end-rematch = Реванш
web-end-join = Приєднатися до реваншу
web-end-replay = Переглянути партію
web-end-board = Подивитися на поле наприкінці
web-end-record = Завантажити запис
web-end-continued = Ця партія продовжує ранішу з певного моменту.
web-end-continued-link = Подивитися на той момент
web-end-sources = Звідки взялися очки
web-end-course = Як набиралися очки
web-end-final-count = підрахунок
web-end-total = Разом
web-end-fair = Чи все було випадково й чесно?
web-end-fair-text = Перед першим рішенням сервер оприлюднив цей хеш початкового числа (seed), з якого походить усе випадкове в партії:
web-end-fair-check = Запис партії розкриває це число. Завантажте його, і програма повторить кожне рішення й кожну випадкову подію; якщо щось відрізняється, вона назве першу відмінність:
web-end-fair-file = ФАЙЛ

# Перегляд партії

web-replay-title = Перегляд
web-replay-place = Рішення { $at } з { $of }
web-replay-scrub = Місце в партії
web-replay-step-back = На одне рішення назад
web-replay-step-on = На одне рішення далі
web-replay-turn-back = До попереднього ходу
web-replay-turn-on = До наступного ходу
web-replay-play = Відтворити
web-replay-pause = Призупинити
web-replay-speed = Швидкість
web-replay-times = { $times }×
web-replay-eyes = Чиїми очима
web-replay-spectator = глядач
web-replay-decides = { $seat }:
web-replay-chosen = Вибрано це. Натисніть, щоб іти далі.
web-replay-chosen-option = Вибрано: { $option }
web-replay-others = { $count ->
    [one] { $count } інший варіант
    [few] { $count } інші варіанти
    [many] { $count } інших варіантів
   *[other] { $count } іншого варіанта
}
web-replay-copy = Скопіювати посилання на цей момент
web-replay-copied = Посилання на цей момент скопійовано.
web-copy-by-hand = Браузер не дозволяє копіювати. Візьміть адресу з його адресного рядка.
web-replay-continue = Грати далі звідси
web-replay-continue-text = Відкриває новий стіл, за яким партія триває від цього моменту. Усе випадкове відтепер буде інакшим.
web-replay-result = Назад до підсумку
web-replay-unfinished = За цим столом ще немає партії, яку можна переглянути.
web-replay-looking = Перегляд зіграного
web-replay-ongoing = Ви переглядаєте зігране. Партія триває.
web-replay-your-turn = За столом ваш хід.
web-replay-back = Назад до столу
web-replay-now = Зараз партія тут.
web-replay-to-table = До столу

## A game in brief

web-brief-title = Стисло
web-brief-of = { $game }: стисло про гру
web-brief-intro = Три хвилини читання — і можна грати. Натисніть слово, підкреслене крапками, і воно пояснить себе.
web-brief-none = Для цієї гри такої сторінки немає.
web-brief-next = Куди далі
web-brief-wrong = Три помилки новачків
