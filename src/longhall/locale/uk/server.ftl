# Why a hall refuses something.

# Who you are

error-need-name = Спершу назвіться.
error-token = Цей токен недійсний.
error-token-scope = { $needed ->
    [play] Цей токен дозволяє лише дивитися; щоб грати, потрібен токен, створений для гри.
   *[account] Цей токен не призначений для облікового запису; бачити й змінювати його може лише токен, якому дозволено все.
}
error-origin = Цей запит надійшов не зі сторінки цієї зали.
error-host = Це не адреса цієї зали.
error-already-in = Ви вже увійшли.
error-has-account = У вас уже є обліковий запис.
error-email-taken = Обліковий запис із цією електронною адресою вже існує.
error-no-email = Для сповіщень поштою потрібен обліковий запис з електронною адресою.
error-webhook-private = Ця зала не надсилає сповіщень на адреси власної мережі.
error-login = Електронна адреса або пароль неправильні.
error-password = Пароль неправильний.
error-no-account = У вас ще немає облікового запису: гість не має пароля.
error-no-mail = Ця зала не надсилає листів. Запитайте того, хто нею керує.
error-link = Це посилання вже недійсне. Попросіть нове.
error-too-many-tokens = { $limit ->
    [one] У вас уже { $limit } токен; спершу видаліть його.
    [few] У вас уже { $limit } токени; спершу видаліть один.
   *[many] У вас уже { $limit } токенів; спершу видаліть один.
}
error-no-such-token = Такого токена у вас немає.

# What was asked

error-invalid-input = { $fault ->
    [missing] Бракує поля { $field }.
    [unknown] Поля { $field } тут немає.
    [kind] Поле { $field } має значення неправильного типу.
    [choice] Поле { $field } не має жодного з дозволених значень.
    [least] Значення поля { $field } має бути щонайменше { $limit }.
    [most] Значення поля { $field } може бути щонайбільше { $limit }.
    [short] Поле { $field } закоротке; найменша довжина — { $limit }.
    [long] Поле { $field } задовге; найбільша довжина — { $limit }.
    [json] Надіслано дані не у форматі JSON.
   *[other] Поле { $field } неправильне.
}
error-field-name = Ім’я має від 1 до { $most } видимих символів.
error-field-label = Напишіть, для чого токен: від 1 до { $most } символів.
error-field-email = Це не адреса електронної пошти.
error-field-password = Пароль має від { $least } до { $most } символів.
error-field-webhook = Адреса має починатися з http:// або https:// і не містити пробілів, пароля чи нелатинських літер.
error-field-player = Ім’я для пошуку має бути не довше ніж { $most } символів.
error-bad-request = Зала не розуміє цього запиту.
error-not-understood = Зала не розуміє цього повідомлення.
error-not-found = Тут нічого немає.
error-method = Тут цього зробити не можна.
error-too-big = Це завелике для зали.
error-too-fast = Забагато запитів. Трохи зачекайте.
error-too-slow = Цей запит надходив надто довго.
error-inside = У залі щось пішло не так.
error-database = Зала зараз не має доступу до своєї бази даних.
error-disk-full = Диск цієї зали заповнений.

# Tables

error-no-such-table = Такого столу немає.
error-other-version = Цей стіл відкрито для гри { $name } з правилами версії { $version } і пакетом { $pack }, яких у цій залі немає.
error-damaged-match = Партію за цим столом пошкоджено, її не можна показати.
error-no-such-seat = За цим столом немає такого місця.
error-no-such-position = У цій партії немає такої позиції.
error-last-position = Із цієї партії можна показати вже лише останню позицію, номер { $choices }.
error-no-such-game = У цій залі немає такої гри.
error-setup-value = { $setup }: такого вибору немає.
error-setup-twice = { $setup }: щось вибрано двічі.
error-setup-unknown = Ця гра не має налаштування { $name }.
error-setup-seats = { $setup } — лише для такої кількості гравців: { $counts }.
error-setup-needs = { $setup }: лише разом із «{ $needed_setup }».
error-setup-each = { $setup }: вибрано { $count }, а гравців { $seats }.
error-clock = Установіть час, більший за нуль.
error-bots = Такого бота немає, або ботів більше, ніж місць.
error-too-many-tables = У вас забагато відкритих столів. Спершу завершіть або закрийте один.
error-too-many-today = Сьогодні ви відкрили забагато столів. Спробуйте завтра.
error-not-host = Це може зробити лише господар столу.
error-already-started = Партія вже почалася.
error-closed = Цей стіл закрито.
error-empty-seat = Це місце порожнє: { $seat }.
error-seat-taken = Це місце зайняте.
error-not-your-seat = Це не ваше місце.
error-not-seated = У вас немає місця за цим столом.
error-not-playing = За цим столом зараз не грають.
error-not-finished = Партія ще не закінчилася.
error-others-eyes = Поки партія триває, переглядати її можна лише зі свого місця.
error-paused = Партію призупинено.
error-not-now = Зараз це неможливо.
error-not-your-turn = Зараз не ваш хід.
error-late = Тим часом сталося щось інше. Погляньте ще раз.
error-bot-plays = На цьому місці грає бот. Спершу поверніть місце собі.
error-bot-decides = Час на це рішення минув, тож його прийме бот. Наступне буде ваше.
error-no-pauses = У цій партії ви вже використали свої 3 паузи. Запропонуйте довшу паузу.
error-nobody-waits = На цього гравця ніхто не чекає.
error-wait-longer = { $minutes ->
    [one] Бот може зайняти це місце щонайраніше через { $minutes } хвилину.
    [few] Бот може зайняти це місце щонайраніше через { $minutes } хвилини.
    [many] Бот може зайняти це місце щонайраніше через { $minutes } хвилин.
   *[other] Бот може зайняти це місце щонайраніше через { $minutes } хвилини.
}
error-resigned = На цьому місці ви здалися.
error-no-vote = Немає про що голосувати.
error-other-vote = Тим часом поставлено інше запитання. Прочитайте його, перш ніж відповідати.
error-nothing-to-undo = Немає чого скасовувати.
error-chat-fast = Ви пишете надто швидко. Трохи зачекайте.
error-chat-length = Повідомлення не може бути порожнім чи надто довгим.
error-muted = Господар столу заборонив вам писати в чат.
error-no-such-person = Такої людини за цим столом немає.

# Turn notices by mail

notice-subject = { $count ->
    [1] Ваш хід
    [one] Ваш хід за { $count } столом
    [few] Ваш хід за { $count } столами
    [many] Ваш хід за { $count } столами
   *[other] Ваш хід за { $count } столами
}
notice-greeting = Вітаємо, { $names }!
notice-turn = { $names-count ->
    [0] Ваш хід у грі «{ $game }».
   *[other] Ваш хід у грі «{ $game }». За столом: { $names }.
}
notice-time-left = { $hours ->
    [0] Залишилося менше години.
    [one] Залишилася { $hours } година.
    [few] Залишилися { $hours } години.
    [many] Залишилося { $hours } годин.
   *[other] Залишилося { $hours } години.
}
notice-farewell = Ви отримали цей лист, бо в цій залі для вас увімкнено сповіщення про ваш хід. Вимкнути це можна в налаштуваннях.

# Where the client is not built

page-not-built = Сторінки цієї зали не зібрано
page-not-built-text = Сама зала працює. Якщо ви запускаєте її з вихідного коду, зберіть сторінки цією командою в теці проєкту:

# A new password by mail

reset-subject = Новий пароль для Longhall
reset-text = Хтось, мабуть, ви, попросив новий пароль до вашого облікового запису в цій залі. Протягом години його можна задати тут:
reset-farewell = Якщо це були не ви, нічого не робіть: пароль залишиться тим самим.

# Confirming an e-mail address by mail

confirm-subject = Підтвердьте свою електронну адресу
confirm-text = Хтось, мабуть, ви, вказав цю адресу для облікового запису в цій залі. Підтвердьте протягом тижня, що вона ваша:
confirm-farewell = Якщо це були не ви, нічого не робіть: зала вам більше не писатиме.
