# What the balance report says of Icaion only

report-order =
    { $number ->
        [1] Перший гравець року I
       *[other] { $number }-й гравець року I
    }
report-end-three-years = кінець року III

report-axis-winning = Очки переможця, від
report-axis-seats = Гравці

report-head-seekers = Шукач
report-head-gear = Спорядження
report-head-order = Місце за порядком ходу
report-head-winning = Очки переможця
report-head-curios = Карта раритету
report-head-apparatus = Апарат: очки за
report-head-wonders = Диво
report-head-actions = Дія
report-head-machines = Машина
report-head-power = Застосування
report-head-per-match = За партію
report-head-installed = Скільки разів встановлено
report-head-in-all = Загалом

report-seekers-title = Частка перемог за шукачами
report-seekers-reading = Точка — частка партій, які виграв шукач, лінія через неї — 95-відсотковий інтервал, а пунктир — рівна частка ({ $share }). Шукач, чия лінія вся лежить по один бік від пунктиру, імовірно, засильний або заслабкий.
report-gear-title = Частка перемог за спорядженням
report-gear-reading = Те саме для спеціального спорядження; пунктир — рівна частка ({ $share }).
report-order-title = Частка перемог за порядком ходу року I
report-order-reading = Порядок року I випадковий; у наступні роки його визначає репутація, від найнижчої. Точки біля пунктиру ({ $share }) означають, що початок справедливий.
report-winning-title = Очки переможця
report-winning-reading = Переможні результати в очках: від { $least } до { $most }, у середньому { $mean }.
report-curios-title = Зіграні карти раритетів і успіхи тих, хто їх грає
report-curios-reading = Ліворуч — частка перемог тих, хто зіграв карту бодай раз, з 95-відсотковим інтервалом і пунктиром рівної частки ({ $share }); праворуч — скільки гравців її зіграли. Сірі порожні точки — карти, які зіграло менше гравців, ніж { $least }. Карта може перемагати тому, що вона сильна, або тому, що переможці мають на неї час.
report-apparatus-title = Здобуті апарати й успіхи тих, хто їх має
report-apparatus-reading = Те саме для видів здобутих апаратів; рівна частка { $share }, порожні точки — менше гравців, ніж { $least }. У таблиці є й те, скільки з них встановлено.
report-wonders-title = Відновлені дива й успіхи їхніх власників
report-wonders-reading = Те саме для див; рівна частка { $share }, порожні точки — менше гравців, ніж { $least }.
report-actions-title = Дії переможців та решти
report-actions-reading = Як часто гравець у середньому за партію виконує кожну дію: як стандартну, як особливу чи завдяки карті.
report-machines-title = Машини, розміщені переможцями та рештою
report-machines-reading = Скільки машин кожного типу, з трьох, гравець у середньому розміщує за партію.
report-power-title = Застосування аварійного живлення
report-power-reading = Як часто гравець у середньому за партію застосовує його кожним способом: переможці та решта.
report-places-title = Машини, карти, паразити, уламки, апарати та рани за підсумковими місцями
report-places-reading = Що гравець у середньому за партію має і що з ним стається, від переможця до останнього місця. Великі відмінності між місцями показують, що вирішує партії.
report-measure-machines = Розміщені машини
report-measure-destroyed = Знищені машини
report-measure-curios = Зіграні карти раритетів
report-measure-upgrades = з них поліпшення
report-measure-parasites = Прибрані паразити
report-measure-shards = Збережені уламки
report-measure-retrieved = Здобуті апарати
report-measure-installed = Встановлені апарати
report-measure-wounds = Рани
