# Icaion: setting a match up.

setup-draft = Вибір персонажів
setup-draft-text = Гравці по черзі вибирають шукача та спорядження, а не отримують їх навмання.
setup-apparatus-sides = Апарати
setup-apparatus-sides-text = Який бік показують стоси апаратів: денний чи нічний, усі або кожен окремо.
setup-apparatus-sides-day = усі стоси денним боком
setup-apparatus-sides-night = усі стоси нічним боком
setup-apparatus-sides-mixed = кожен стос навмання
setup-apparatus-sides-blue = синій нічним боком
setup-apparatus-sides-brown = коричневий нічним боком
setup-apparatus-sides-green = зелений нічним боком
setup-apparatus-sides-grey = сірий нічним боком
setup-apparatus-sides-pink = рожевий нічним боком
setup-neutral-placement = Нейтральні машини
setup-neutral-placement-text = Як на поле потрапляють машини кольору, за який ніхто не грає. Готове розташування — для однієї кількості гравців.
setup-neutral-placement-players = гравці ставлять їх по черзі
setup-neutral-placement-symmetry = Симетрія
setup-neutral-placement-looted-mountains = Сплюндровані гори
setup-neutral-placement-specialized-areas = Спеціалізовані місцини
setup-neutral-placement-fragile-equilibrium = Крихка рівновага
setup-neutral-placement-crystal-attraction = Принада кристалів
setup-neutral-placement-hard-to-reach = Недоступне місто

# Modules

setup-expert = Режим для знавців
setup-expert-text = Наступна карта події завжди лежить горілиць.
setup-wonders = Дива
setup-wonders-text = Доповнення: дива можна відновлювати, й вони активуються щоразу, коли хтось поруч виконує видобуток.

# Rules

setup-order-tie = Нічия в порядку гри
setup-order-tie-text = Хто з двох гравців з однаковою репутацією наступного року грає раніше.
setup-order-tie-later-first = хто цього року грав пізніше
setup-order-tie-later-last = хто цього року грав раніше
setup-deploy-scoring = Очки за розміщення
setup-deploy-scoring-text = Які машини того самого типу множать очки за розміщення машини.
setup-deploy-scoring-node = ті, що навколо вашого шукача, разом із новою
setup-deploy-scoring-border = ті, що в регіонах, які межують із регіоном нової, без неї самої
setup-destroyed-count = Знищені машини враховуються
setup-destroyed-count-text = Апарат, що рахує розміщені машини, рахує й ті, які було знищено.
setup-start-icons-count = Початкові символи враховуються
setup-start-icons-count-text = Апарат, що рахує символи чи клітки, рахує й відкриті від початку.
setup-gear-icons-count = Символи спорядження враховуються
setup-gear-icons-count-text = Апарат, що рахує символи, рахує й символи Гіперчобіт і Меча проти паразитів.
setup-movement-icon = Поліпшення руху
setup-movement-icon-text = Що дає додатковий символ руху від поліпшення.
setup-movement-icon-free-node = переміщення на один вузол далі безкоштовно
setup-movement-icon-blue-node = на один вузол більше за кожен синій коам, коли додаткові вузли відкрито
setup-sword-bonus = Меч проти паразитів
setup-sword-bonus-text = Як часто Меч проти паразитів дає очки за винищення.
setup-sword-bonus-turn = раз за хід
setup-sword-bonus-action = за кожне винищення
setup-hub-actions = Дії Осередку раритетів
setup-hub-actions-text = У ходах інших гравців Осередком раритетів можна зіграти й карти, що дають дію.
setup-dark-bell = Темний дзвін
setup-dark-bell-text = Що відбувається, коли власник Темного дзвона лишає Колоса на місці.
setup-dark-bell-parasites-always = паразити приходять усе одно
setup-dark-bell-all-or-nothing = нічого
