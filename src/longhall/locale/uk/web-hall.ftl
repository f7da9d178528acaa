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
