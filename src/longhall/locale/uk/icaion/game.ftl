# Icaion. All wording is our own.

game-name = Icaion

## Things

colour-blue = синій
colour-brown = коричневий
colour-green = зелений
colour-grey = сірий
colour-pink = рожевий

amount-blue = { $n ->
    [one] { $n } синій коам
    [few] { $n } сині коами
   *[many] { $n } синіх коамів
}
amount-brown = { $n ->
    [one] { $n } коричневий коам
    [few] { $n } коричневі коами
   *[many] { $n } коричневих коамів
}
amount-green = { $n ->
    [one] { $n } зелений коам
    [few] { $n } зелені коами
   *[many] { $n } зелених коамів
}
amount-grey = { $n ->
    [one] { $n } сірий коам
    [few] { $n } сірі коами
   *[many] { $n } сірих коамів
}
amount-pink = { $n ->
    [one] { $n } рожевий коам
    [few] { $n } рожеві коами
   *[many] { $n } рожевих коамів
}
amount-reputation = { $n ->
    [one] { $n } очко репутації
    [few] { $n } очки репутації
   *[many] { $n } очок репутації
}
amount-curios = { $n ->
    [one] { $n } карта раритету
    [few] { $n } карти раритетів
   *[many] { $n } карт раритетів
}

machine-harvester = харвестер
machine-scavenger = копач
machine-refiner = рафінер

row-strength = сила
row-movement = рух
row-cage = клітки порожнечі

power-overcharge = перевантаження машин
power-draw = узяти карти
power-double-shift = подвійна зміна

year-number = { $year ->
    [1] I
    [2] II
   *[3] III
}

## Forms of words: machine-cap opens a sentence, crystals is qoam of a colour and its number, scored and worth are points of
## reputation, way is how far it is

machine-cap = { $machine-id ->
    [harvester] Харвестер
    [scavenger] Копач
   *[refiner] Рафінер
}
crystals = { $count ->
    [one] { $count } { $colour } коам
    [few] { $count } { colour-few } коами
   *[many] { $count } { colour-many } коамів
}
crystals-cost = { $cost ->
    [one] { $cost } { $colour } коам
    [few] { $cost } { colour-few } коами
   *[many] { $cost } { colour-many } коамів
}
colour-few = { $colour-id ->
    [blue] сині
    [brown] коричневі
    [green] зелені
    [grey] сірі
   *[pink] рожеві
}
colour-many = { $colour-id ->
    [blue] синіх
    [brown] коричневих
    [green] зелених
    [grey] сірих
   *[pink] рожевих
}
colour-with = { $colour-id ->
    [blue] синіми
    [brown] коричневими
    [green] зеленими
    [grey] сірими
   *[pink] рожевими
}
colour-cap = { $colour-id ->
    [blue] Синій
    [brown] Коричневий
    [green] Зелений
    [grey] Сірий
   *[pink] Рожевий
}
scored = { $amount ->
    [one] { $amount } очко репутації
    [few] { $amount } очки репутації
   *[many] { $amount } очок репутації
}
worth = { $points ->
    [one] { $points } очко репутації
    [few] { $points } очки репутації
   *[many] { $points } очок репутації
}
way = { $distance ->
    [one] { $distance } вузол
    [few] { $distance } вузли
   *[many] { $distance } вузлів
}

## The end

end-three-years = Третій рік скінчився; перемагає найбільша репутація

score-deploy = Розміщені машини
score-refiner-bonus = Бонуси за розміщення рафінерів
score-refiners = Активовані рафінери
score-retrieve = Здобуті апарати
score-investigate = Дослідження Колоса
score-parasites = Зібрані паразити
score-curios = Карти раритетів
score-attacks = Атаки
score-scavengers = Карти, скинуті біля копачів
score-seeker = Шукач
score-gear = Спорядження
score-wonder-restored = Відновлені дива
score-wonder-activated = Активовані дива
score-wonder-power = Ефекти див
score-qoam = Коами, що лишилися
score-shards = Первісні уламки
score-installed = Встановлені апарати
score-doubled = Апарати, подвоєні уламками
score-total = Разом
