# Люди: друзі, рейтинги

web-nav-people = Гравці
web-people-own = Ваша сторінка
web-people-settings = Що бачать інші
web-people-guest-text = Увійдіть, щоб мати сторінку, друзів і рейтинг.
web-friends = Друзі
web-friends-text = Люди, за якими ви стежите. Ви бачите, де вони, якщо вони це вам показують.
web-friends-none = Ви ще ні за ким не стежите. Відкрийте сторінку гравця за його іменем за столом і почніть стежити там.
web-friends-here = тут
web-friends-away = немає
web-friends-hidden = не показує
web-friends-blocked = Заблоковані
web-board = Таблиця рейтингу
web-board-text = Враховуються рейтингові партії: з обліковими записами й годинником, без підказок. Щоб потрапити до списку, потрібно зіграти стільки рейтингових партій: { $matches }, зі стількома різними людьми: { $people }. Порядок визначає певний рейтинг: рейтинг мінус потроєна невизначеність.
web-board-none = Ніхто ще не зіграв достатньо рейтингових партій.
web-board-own = Ваша позиція: { $rank }
web-board-rank = Позиція
web-board-name = Ім’я
web-board-sure = Певний
web-board-rating = Рейтинг
web-board-matches = Партії
web-board-bots = Боти
web-board-bots-text = Боти мають рейтинги з ігор між собою, тож порівнюйте їх лише між собою.
web-board-unknown = ще без рейтингу
web-rating = { $mean } ± { $spread }

# Сторінка гравця

web-person-since = Тут від: { $date }
web-person-guest = гість
web-person-here = зараз тут
web-person-follow = Стежити
web-person-unfollow = Не стежити
web-person-block = Заблокувати
web-person-unblock = Розблокувати
web-person-block-text = Ви більше не бачитимете, що пише { $name }, і не сядете за одні публічні столи. Розблокувати можна тут будь-коли.
web-person-followed = Ви стежите: { $name }.
web-person-blocked = Заблоковано: { $name }.
web-person-tables = За цими столами
web-person-ratings = Рейтинги
web-person-ratings-none = Ще без рейтингових партій.
web-person-ratings-rank = Позиція в таблиці: { $rank }
web-person-ratings-count = Рейтингові партії: { $n }
web-person-course = Рейтинг після останніх партій, від { $first } до { $last }
web-person-results = Результати
web-person-results-none = Ще без завершених партій.
web-person-results-hidden = { $name } більше нічого тут не показує.
web-person-matches = Партії
web-person-wins = Перемоги
web-person-average = Середнє місце
web-person-role = Роль
web-person-seats = Гравці
web-person-by-role = За ролями
web-person-by-seats = За кількістю гравців
web-person-streak = { $n ->
    [0] Зараз без серії перемог
   *[other] Перемоги поспіль зараз: { $n }
}
web-person-best-streak = { $n ->
    [0] Ще без перемоги над людьми
   *[other] Найдовша серія перемог: { $n }
}
web-person-achievements = Досягнення
web-person-done = здобуто
web-person-progress = { $count } з { $of }
web-person-met = Ви та { $name }
web-person-met-own = Найчастіші суперники
web-person-opponent = Суперник
web-person-ahead = Вище ви
web-person-behind = Нижче ви
web-person-latest = Завершені партії
web-person-more = Показати ще
web-person-rank = { $place }-е місце з { $seats }
web-person-left = партію покинуто
web-person-gain = Рейтинг { $gain }

# Досягнення

web-achievement-first-win = Перемога над людьми
web-achievement-in-a-row = Три перемоги поспіль над людьми
web-achievement-full-table = Перемога за столом на чотирьох і більше
web-achievement-over-master = Перемога за столом із ботом-майстром
web-achievement-all-games = Перемога в кожній грі
web-achievement-many = Сто партій
web-achievement-every-role = { $game }: перемога в кожній ролі

# Що бачать інші, в налаштуваннях облікового запису

web-shown-text = На вашу сторінку веде ваше ім’я за столом. Виберіть, що там бачать інші.
web-shown-results = Результати й досягнення
web-shown-presence = Що ви тут і за якими столами
web-shown-rating = Рейтинги й таблиці
web-shown-nobody = Ніхто
web-shown-followed = Люди, за якими я стежу
web-shown-everybody = Усі
web-shown-saved = Збережено.

# Рейтингові столи

web-rated = Рейтингова партія
web-rated-on = Так
web-rated-off = Ні
web-rated-text = Партія враховується в рейтингах людей, які її грають. Їм потрібні облікові записи; є годинник і немає підказок.
web-rated-off-text = Партія не враховується в рейтингу.
web-rated-account = Для рейтингової партії потрібен обліковий запис.
web-lobby-rated = Рейтингова партія

# Якими мають бути столи у списках

web-filter = Відфільтрувати столи
web-filter-count = Фільтри: { $n }
web-filter-any = Будь-які
web-filter-clear = Очистити
web-filter-none = Зараз жоден стіл не відповідає фільтрам.
web-filter-language = Мова господаря
web-level = Кому приєднуватися
web-level-text = Це видно у списку столів, щоб гравці знаходили подібних до себе.
web-level-any = Будь-кому
web-level-new = Нові гравці
web-level-experienced = Досвідчені гравці
