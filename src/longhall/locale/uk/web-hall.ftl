# Сторінки зали: вхід, відкриття столів, пошук.

web-error-offline = Зала недоступна. Чи не зникло з’єднання?

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
web-speed = Битви та інші сцени
web-speed-slow = повільно
web-speed-normal = звичайно
web-speed-fast = швидко
web-speed-off = не показувати
web-sound = Звуки
web-sound-text = Тихі звуки, коли настає ваш хід і коли щось стається.
web-autoplay = Єдиний вибір сам
web-autoplay-text = Коли можна зробити лише одне, це стається само.
web-confirm = Питати перед тим, чого не скасувати
web-confirm-text = Запитання перед вибором, якого вже ніхто не забере назад.

# Coming in

web-name-title = Як вас називати?
web-name-text = Це ім’я бачать інші за столом. Обліковий запис не потрібен; його можна створити згодом, щоб мати свої столи й на інших пристроях.
web-name-label = Ваше ім’я
web-name-suggest = Підказати
web-name-login = Маю обліковий запис
web-name-enter = Увійти
web-name-ideas = Астрід Сніговий Чобіт; Б’йорн Запізно на Вечерю; Гельґа з Довгої Лави; Івар Добре Виспаний; Раґна Дві Рукавиці; Торстен Ще Подумає; Ільва Теплі Долоні; Сіґрід Добавка; Лейф Майже Завжди Щасливий; Ґунгільда Добра Порада

# A page that is not there

web-lost-title = Тут лише сніг
web-lost-text = Ця стежка нікуди не веде. Можливо, в адресі помилка або того, що тут було, вже немає.
web-lost-back = Назад до зали

# The games

web-game-northgard = Нортґард. Незвідані землі
web-game-northgard-text = Поведіть клан у край, якого ніхто не бачив. Викладайте мапу, збирайте колоду, прогодуйте свій народ узимку й здобувайте славу поселеннями або сокирами.
web-game-icegarden = Pan Lodowego Ogrodu
web-game-icegarden-text = Четверо вчених із божественною силою, кожен на шляху до іншої перемоги, грають за середньовічний світ, а Мертвого снігу дедалі більше.
web-game-icaion = Icaion
web-game-icaion-text = Виведіть машини з останнього міста в скуті кригою землі, видобувайте кристали, перехитріть інших шукачів і стережіться Колоса.
web-game-seats = { $least }–{ $most } гравців
web-game-minutes = { $least }–{ $most } хв
web-weight-1 = дуже легка
web-weight-2 = легка
web-weight-3 = середньої складності
web-weight-4 = складна
web-weight-5 = дуже складна

# The hall

web-hall-title = Теплий стіл для довгих зимових вечорів
web-hall-text = Три великі настільні гри у вашому браузері, з друзями або проти ботів. Стіл знає правила, підкаже, що можна зробити й чому чогось не можна, і пам’ятає, де ви зупинилися. Оберіть гру й сідайте; це безкоштовно й без облікового запису.
web-hall-games = Ігри
web-hall-open = Відкрити стіл
web-hall-coming = Незабаром
web-hall-mine = Ваші столи
web-hall-open-tables = Шукають гравців
web-hall-open-none = Жоден стіл не чекає на гравців. Відкрийте свій і залиште комусь стілець.
web-hall-join = Приєднатися
web-hall-playing = Зараз грають
web-hall-playing-none = Прилюдно зараз ніхто не грає. Вогонь усе одно горить.
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
web-my-other = вибирає { $name }
web-table-by-link = лише за посиланням
web-chair-free = вільно
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
