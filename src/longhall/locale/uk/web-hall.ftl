# Сторінки зали: вхід, відкриття столів, пошук.

web-error-offline = Зала недоступна. Чи не зникло з’єднання?
web-error-again = Спробувати ще раз

# Around every page

web-title = Longhall
web-title-page = { $page } · Longhall
web-skip = Перейти до вмісту
web-nav-home = Longhall: до зали
web-nav-pages = Сторінки
web-nav-menu = Меню
web-nav-hall = Зала
web-nav-finished = Завершені партії
web-nav-rules = Правила
web-nav-gallery = Галерея
web-nav-about = Про сайт
web-nav-account = Ви і ваш обліковий запис
web-come-in = Увійти
web-unofficial = Неофіційний, некомерційний стіл від шанувальників цих ігор, не пов’язаний з їхніми авторами чи видавцями. Якщо гра вам до душі, купіть коробку.
web-close = Закрити

# Settings

web-settings = Налаштування
web-language = Мова
web-theme = Освітлення
web-theme-system = як на пристрої
web-theme-dark = темне
web-theme-light = світле
web-speed = Боти та сцени
web-speed-slow = повільно
web-speed-normal = помірно
web-speed-fast = швидко
web-speed-off = показувати одразу
web-sound = Звуки
web-sound-text = Тихі звуки, коли настає ваш хід і коли щось стається.
web-autoplay = Автовибір єдиного варіанта
web-autoplay-text = Коли можна зробити лише одне, це стається само.
web-confirm = Питати перед тим, чого не скасувати
web-confirm-text = Запитання перед рішенням, якого вже не скасувати.
web-hotkeys = Вибір окремими клавішами
web-hotkeys-text = За столом можна вибирати літерами й цифрами. Якщо це вимкнути, пристрій, якому ви диктуєте або який вам читає, нічого не вибере помилково.

# Coming in

web-name-title = Як вас називати?
web-name-text = Це ім’я бачать інші за столом. Обліковий запис не потрібен; його можна створити згодом, щоб мати свої столи й на інших пристроях.
web-name-label = Ваше ім’я
web-name-suggest = Підказати
web-name-login = Маю обліковий запис
web-name-enter = Увійти
web-name-missing = Введіть ім’я або візьміть запропоноване.
web-name-ideas = Астрід Сніговий Чобіт; Б’йорн Спізнився на Вечерю; Гельґа з Довгої Лави; Івар Добре Виспаний; Раґна Дві Рукавиці; Торстен Ще Подумає; Ільва Теплі Долоні; Сіґрід Добавка; Лейф Здебільшого Щасливчик; Ґунгільда Добра Порада

# A page that is not there

web-lost-title = Тут лише сніг
web-lost-text = Ця стежка нікуди не веде. Можливо, в адресі помилка або того, що тут було, вже немає.
web-lost-back = Назад до зали
web-lost-trouble = Зараз це неможливо показати

# The games

web-game-seats = { $most ->
    [few] { $least }–{ $most } гравці
   *[other] { $least }–{ $most } гравців
}
web-game-seats-only = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
    [many] { $n } гравців
   *[other] { $n } гравця
}
web-length-90 = близько півтори години
web-length-120 = дві години або довше
web-weight-middle = правил у міру
web-weight-heavy = багато правил

# The hall

web-hall-title = Теплий стіл для довгих зимових вечорів
web-hall-text = Великі зимові настільні ігри у вашому браузері, з друзями або проти ботів. Стіл знає правила, підкаже, що можна зробити й чому чогось не можна, і пам’ятає, де ви зупинилися. Виберіть гру й сідайте; це безкоштовно й без облікового запису.
web-hall-start = Сісти й грати
web-hall-back = Вітаємо знову, { $name }
web-hall-turns = { $n ->
    [0] Інші думають. Посидьте біля вогню або почніть іще одну гру.
    [one] На вас чекає { $n } стіл.
    [few] На вас чекають { $n } столи.
    [many] На вас чекає { $n } столів.
   *[other] На вас чекає { $n } столу.
}
web-hall-games = Ігри
web-hall-open = Відкрити стіл
web-hall-learn = Вчитися
web-hall-learn-game = Вчитися: { $title }
web-hall-new = Ще не грали в якусь із них? Учитель проведе вас через першу партію:
web-learn-begun = Цей урок уже розпочато
web-learn-begun-text = Партія з учителем у грі «{ $title }» чекає там, де її перервано.
web-learn-anew = Почати з початку
web-learn-go-on = Продовжити
web-hall-not-yet = Поки що не можна грати
web-hall-mine = Ваші столи
web-hall-open-tables = Шукають гравців
web-hall-open-none = Жоден стіл не чекає на гравців. Відкрийте свій і залиште комусь стілець.
web-hall-join = Приєднатися
web-hall-playing = Зараз грають
web-hall-playing-none = За відкритими столами зараз ніхто не грає. Але вогонь горить.
web-hall-watch = Дивитися
web-hall-more = Куди далі
web-hall-finished = Завершені партії
web-hall-finished-mine = Завершені партії, ваші та чужі
web-my-turn = Ваш хід
web-my-play = Грати
web-my-go = Перейти
web-my-open = { $seats ->
    [0] можна починати
    [one] { $seats } вільний стілець
    [few] { $seats } вільні стільці
    [many] { $seats } вільних стільців
   *[other] { $seats } вільного стільця
}
web-my-paused = призупинено
web-my-other = вирішує { $name }
web-table-by-link = лише за посиланням
web-chair-free = вільно
web-chair-left = Колишній гравець
web-chair-character = { $name } ({ $level })
web-chair-bot-since = грає бот, починаючи з рішення { $n }
web-chair-host = господар
web-chair-alike = дуже схоже на інше ім’я за цим столом
web-chair-winner = перемога
web-join-label = Приєднатися за посиланням
web-join-example = { $address }/tables/…
web-join-go = Перейти
web-join-wrong = Це не схоже на посилання на стіл. Воно закінчується на /tables/ і кілька літер.

# Clocks

web-clock-none = без годинника
web-clock-live = { $time } на рішення й { $bank } запасу
web-clock-strict = { $time } на рішення
web-clock-leisure = { $time } на рішення

# A new table

web-new-title = Новий стіл для гри «{ $game }»
web-new-which = Яка гра?
web-new-not-yet = У цю гру тут поки що не можна грати. Її стіл стоятиме тут, щойно вона буде готова.
web-new-chairs = Хто сидить за столом
web-new-count = Гравці
web-new-chair = Стілець { $number }
web-new-me = Ви
web-new-me-text = На цьому місці граєте ви, тут, на цьому екрані.
web-new-chair-name = Ім’я на стільці { $number }
web-new-friend = Хтось за посиланням
web-new-friend-text = Той, кому ви надішлете посилання, або хтось із зали.
web-new-bots = Боти
web-new-main = Партія
web-new-each = вибрати кожному
web-new-needs = Потрібно: { $what }.
web-new-needs-seats = Лише для такої кількості гравців: { $counts }.
web-new-value-seats = «{ $value }» — лише для такої кількості гравців: { $counts }.
web-new-brings = Змінює ці правила:
web-new-is = { $option }: { $what }
web-new-rule = Правило { $rule }
web-new-more = Більше налаштувань
web-new-more-text = Тонкощі правил для тих, хто знає гру. Початкові значення — те, на чому сходиться більшість видань.
web-new-changed = { $n ->
    [one] { $n } змінено
    [few] { $n } змінено
    [many] { $n } змінено
   *[other] { $n } змінено
}
web-new-table = Стіл
web-new-access = Хто може увійти
web-new-link = за посиланням
web-new-link-text = Стіл знайдуть лише ті, хто має посилання.
web-new-public = усі
web-new-public-text = Стіл видно в залі: будь-хто може приєднатися або дивитися.
web-new-hints = Підказки
web-new-hints-on = Дозволено
web-new-hints-off = Вимкнено
web-new-hints-text = Гравці можуть запитати комп’ютер про найкраще рішення. Усі про це дізнаються.
web-new-no-hints-text = Ніхто не отримує допомоги від комп’ютера.
web-new-clock = Годинник
web-new-clock-none = немає
web-new-clock-none-text = Кожен має стільки часу, скільки треба.
web-new-clock-live = наживо
web-new-clock-live-text = Для спільного вечора. За того, чий час вийшов, грає бот, доки гравець не поверне собі місце.
web-new-clock-leisure = без поспіху
web-new-clock-leisure-text = Кілька рішень на день. Про свій хід можна дізнаватися поштою.
web-new-clock-time = Час на рішення
web-new-sum-me = { $seats ->
    [one] { $name }
    [few] { $name }, на { $seats } стільцях
    [many] { $name }, на { $seats } стільцях
   *[other] { $name }, на { $seats } стільцях
}
web-new-sum-friends = { $n ->
    [one] { $n } стілець для гостя
    [few] { $n } стільці для гостей
    [many] { $n } стільців для гостей
   *[other] { $n } стільця для гостей
}
web-new-sum-bots = { $n ->
    [one] { $n } бот
    [few] { $n } боти
    [many] { $n } ботів
   *[other] { $n } бота
}
web-new-start = Почати
web-new-start-text = Партія почнеться одразу.
web-new-watch = Дивитися, як грають боти
web-new-open = Відкрити стіл
web-new-open-text = Ви отримаєте посилання-запрошення. Почніть партію, коли всі місця буде зайнято.

# Before a match begins

web-lobby-title = Стіл для гри «{ $game }» готовий
web-lobby-closed = Цей стіл закрито. Новий відкрити недовго.
web-lobby-lost = З’єднання втрачено. Пробуємо ще раз…
web-lobby-here = { $watching ->
    [0] Зараз за столом: { $seated }.
   *[other] Зараз тут: за столом { $seated }, глядачів { $watching }.
}
web-lobby-empty = { $n ->
    [0] Усі на місцях.
    [one] Ще порожній { $n } стілець: зачекайте на когось або віддайте його боту.
    [few] Ще порожні { $n } стільці: зачекайте на когось або віддайте їх ботам.
    [many] Ще { $n } стільців порожні: зачекайте на когось або віддайте їх ботам.
   *[other] Ще порожні { $n } стільця: зачекайте на когось або віддайте їх ботам.
}
web-lobby-wait-seats = Чекаємо, доки займуть усі стільці.
web-lobby-wait-host = Чекаємо, доки господар почне.
web-lobby-invite = Запросити інших
web-lobby-invite-link = Стіл знайдуть лише ті, хто має це посилання.
web-lobby-invite-public = Стіл видно в залі. З цим посиланням його знайдуть одразу.
web-lobby-copy = Скопіювати посилання
web-lobby-copied = Посилання скопійовано.
web-lobby-close = Закрити стіл
web-lobby-close-text = Партія не відбудеться; усі за столом дізнаються про це.
web-lobby-close-done = Стіл закрито.
web-lobby-continued = Продовження завершеної партії, після рішення { $n }
web-lobby-setup = У що гратимуть
web-lobby-clock = Годинник: { $clock }
web-lobby-hints = Підказки: { $allowed ->
    [true] дозволено
   *[false] вимкнено
}
web-lobby-usual = Гра як є, без модулів і варіантів
web-lobby-free = вільний стілець
web-lobby-awaited = чекає на: { $name }
web-lobby-offered = Сісти на стілець { $number }
web-lobby-role = Гравець { $number } ({ $role })
web-lobby-you = ви
web-lobby-bot = бот: { $level }
web-lobby-present = тут
web-lobby-away = немає на місці
web-lobby-sit = Сісти сюди
web-lobby-sit-too = Грати й на цьому місці
web-lobby-stand = Встати
web-lobby-give = Хто грає на стільці { $number }
web-lobby-for-person = для людини

# Finished matches

web-finished-whose = Чиї
web-finished-all = Усіх
web-finished-mine = Ваші
web-finished-game = Гра
web-finished-every = усі ігри
web-finished-player = Ім’я гравця
web-finished-matches = Партії
web-finished-found = { $n ->
    [0] Нічого не знайдено.
    [one] Знайдено { $n } партію.
    [few] Знайдено { $n } партії.
    [many] Знайдено { $n } партій.
   *[other] Знайдено { $n } партії.
}
web-finished-none = Тут іще жодну партію не дограли до кінця. Ваша може стати першою.
web-finished-nothing = Жодна завершена партія не відповідає цьому пошуку.
web-finished-replay = Переглянути
web-finished-more = Показати старіші

# You and your account

web-account-title = { $name }, ви тут як удома
web-account-nobody = Ви ще за порогом
web-account-as-guest = Увійти як гість
web-account-make-title = Створити обліковий запис
web-account-make-text = Поки що вас знає лише цей браузер. З електронною адресою та паролем ви знайдете свої столи на кожному пристрої.
web-account-make-mail-text = Поки що вас знає лише цей браузер. З електронною адресою та паролем ви знайдете свої столи на кожному пристрої, а сервер зможе написати, коли настане ваш хід.
web-account-make = Створити обліковий запис
web-account-made = Тепер у вас є обліковий запис.
web-account-pending = На адресу { $email } надіслано лист. Відкрийте посилання з нього, і адреса стане вашою.
web-email = Електронна адреса
web-password = Пароль
web-password-new = Новий пароль
web-password-text = Щонайменше 8 символів.
web-login-title = Увійти з паролем
web-login-go = Увійти
web-login-forgot = Не пам’ятаю пароля
web-login-guest-text = Якщо у вас є обліковий запис, увійдіть. Столи цього гостя залишаться за його ім’ям.
web-you-title = Ви
web-you-rename = Змінити ім’я
web-you-renamed = Ім’я змінено.
web-you-since = Тут від { $date }
web-keys-title = Пошта й пароль
web-keys-email-now = Ваша електронна адреса: { $email }
web-keys-email = Змінити електронну адресу
web-keys-email-new = Нова електронна адреса
web-keys-email-changed = Електронну адресу змінено.
web-keys-password = Змінити пароль
web-keys-password-old = Теперішній пароль
web-keys-password-changed = Пароль змінено; на інших пристроях доведеться увійти знову.
web-notices-title = Сповіщення
web-notices-text = За столами без поспіху зала може сповіщати, коли настає ваш хід.
web-notices-email = Поштою
web-notices-email-text = Один лист на хід або один про кілька столів.
web-notices-email-guest = Потрібен обліковий запис з електронною адресою.
web-notices-webhook = На вашу вебадресу (webhook)
web-notices-webhook-text = Зала надсилає туди коротке підписане повідомлення. Щоб нічого не надсилати, залиште поле порожнім.
web-notices-save = Зберегти адресу
web-notices-saved = Збережено.
web-notices-key = Повідомлення підписано цим ключем:
web-tokens-title = Токени API
web-tokens-text = Токен дозволяє вашій програмі, наприклад власному боту, грати й читати від вашого імені. Бережіть його, як пароль.
web-tokens-once = Скопіюйте токен зараз; удруге його не покажуть.
web-tokens-copy = Скопіювати токен
web-tokens-copied = Скопійовано
web-tokens-label = Для чого він
web-tokens-example = мій бот
web-tokens-scope = Що йому дозволено
web-tokens-scope-read = Дивитися
web-tokens-scope-play = Дивитися й грати
web-tokens-scope-account = Усе, зокрема змінювати обліковий запис
web-tokens-make = Створити токен
web-tokens-delete = Видалити токен { $label }
web-tokens-deleted = Токен { $label } видалено.
web-leave-title = Вихід
web-leave-text = Ваші дані належать вам: заберіть їх файлом або видаліть усе. Зіграні партії залишаться, з порожнім стільцем на вашому місці.
web-leave-logout = Вийти
web-leave-everywhere = Вийти всюди
web-leave-export = Завантажити мої дані
web-leave-delete = Видалити все
web-leave-delete-text = { $name }, усе, що зала знає про вас, буде видалено разом з усім, що ви сказали. Там, де ви граєте, вас замінять боти. Скасувати це неможливо.
web-leave-delete-sure = Так, видалити все
web-leave-deleted = Усе видалено. Прощавайте.
web-leave-guest-text = { $name }, без облікового запису після виходу немає дороги назад до цього імені та його столів.
web-leave-guest-sure = Усе одно вийти
web-leave-stay = Залишитися

# A new password

web-reset-title = Новий пароль
web-reset-forgot-text = Вкажіть електронну адресу свого облікового запису, і зала надішле туди посилання, щоб установити новий пароль.
web-reset-ask = Надіслати посилання
web-reset-sent = Якщо обліковий запис з адресою { $email } існує, лист із посиланням уже в дорозі. Посилання дійсне годину.
web-reset-text = Придумайте новий пароль. Тут ви одразу увійдете, а на інших пристроях доведеться увійти знову.
web-reset-set = Установити пароль
web-reset-again = Попросити інше посилання
web-confirm-title = Ваша електронна адреса
web-confirm-done = Дякуємо. Вашу електронну адресу підтверджено.
web-confirm-account = До вашого облікового запису
web-confirm-needed = Цю адресу ще не підтверджено, тож зала не надсилає на неї сповіщень. Відкрийте посилання з листа, який на неї надійшов.
web-confirm-again = Надіслати посилання ще раз
web-confirm-sent = Лист із посиланням уже в дорозі.

## Ways to a table

web-ways = Як грати
web-ways-learn = Вчіться граючи
web-ways-learn-new = Уперше тут? Учитель проведе вас крізь першу партію крок за кроком; перше рішення — відразу.
web-ways-learn-text = Учитель проведе вас крізь партію крок за кроком.
web-ways-quick = Грати відразу
web-ways-quick-text = { $bots ->
    [one] Ви та { $bots } лагідний бот; усе вже підготовлено.
    [few] Ви та { $bots } лагідні боти; усе вже підготовлено.
   *[many] Ви та { $bots } лагідних ботів; усе вже підготовлено.
}
web-ways-quick-go = Грати зараз
web-ways-own = По-своєму
web-ways-own-text = Друзі, боти й правила на ваш смак.
web-ways-own-go = Вибрати нижче
