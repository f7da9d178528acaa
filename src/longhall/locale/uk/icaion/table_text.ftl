# The table of Icaion in the terminal.

text-time =
    Рік { year-number }, { $round ->
        [0] перед першим раундом
       *[other] раунд { $round }
    }{ $last ->
        [true] , останній цього року
       *[false] {""}
    }.
text-order = Порядок гри: { $seats }.
text-events = Події цього року: { $events }.
text-next-round =
    У колоді подій { $deck ->
        [one] { $deck } карта
        [few] { $deck } карти
       *[many] { $deck } карт
    }. Наступна подія приносить регіонам одного типу по { $qoam ->
        [one] { $qoam } коаму
        [few] { $qoam } коами
       *[many] { $qoam } коамів
    }{ $parasite ->
        [true] {" "}та по паразиту
       *[false] {""}
    } або переміщує Колоса на { $arrows ->
        [one] { $arrows } кратер
        [few] { $arrows } кратери
       *[many] { $arrows } кратерів
    }.
text-next-event = Наступна подія лежить горілиць: { $event }.
text-colossus = Колос займає { $crater }; регіони біля нього: { $regions }; уламків: { $count }.
text-colossus-cards = Наступні карти Колоса: { $events }.
text-players = Гравці за порядком гри:
text-player =
    { $seat }{ $mine ->
        [true] {" "}(ви)
       *[false] {""}
    }: репутація { $reputation }, а якби гра скінчилася зараз, { $projected }; аварійне живлення { $charged ->
        [true] заряджене
       *[false] розряджене
    }
text-seeker = { $seeker }
text-gear = { $gear }
text-node = вузол { $node } ({ $node-id })
text-lying = поранений
text-armor = обладунок вдягнено
text-hand =
    { $cards-count ->
        [0] Карти раритетів на руці: жодної (ліміт { $limit })
       *[other] Карти раритетів на руці ({ $cards-count } з { $limit }): { $cards }
    }
text-hand-size = Карти раритетів на руці: { $count } з { $limit }
text-upgrades =
    { $cards-count ->
        [0] Поліпшення: жодного (ліміт { $limit })
       *[other] Поліпшення ({ $cards-count } з { $limit }): { $cards }
    }
text-power = { $name }: { $text }
text-card =
    { $green ->
        [0] { $called }, безкоштовно: { $text }
        [one] { $called }, { $green } зелений коам: { $text }
        [few] { $called }, { $green } зелені коами: { $text }
       *[many] { $called }, { $green } зелених коамів: { $text }
    }
text-cages = Клітки порожнечі: { $items }
text-cage =
    { $amounts-count ->
        [0] { $cage }: порожня
       *[other] { $cage }: { $amounts }
    }
text-abilities =
    Кожен сірий коам прибирає { $strength ->
        [one] { $strength } паразита
       *[other] до { $strength } паразитів
    }; безкоштовне переміщення: { $free ->
        [one] { $free } вузол
       *[other] до { $free } вузлів
    }{ $extra ->
        [0] {""}
        [one] , за кожен синій коам на { $extra } вузол далі
       *[other] , за кожен синій коам ще до { $extra } вузлів
    }
text-rows = Машини для розміщення: { $items }
text-row = { $row }: { $machines }
text-parasites =
    { $count ->
        [one] { $count } паразит
        [few] { $count } паразити
       *[many] { $count } паразитів
    }
text-eliminated = прибрано цього року: { $count }
text-destroyed = знищених машин: { $count }
text-own-shards =
    { $count ->
        [one] { $count } уламок ({ $values })
        [few] { $count } уламки ({ $values })
       *[many] { $count } уламків ({ $values })
    }
text-shard = { $count } номіналом { $value }
text-slot = для встановлення: { $apparatus }
text-installed = встановлено: { $apparatuses }
text-doubled = якщо рахувати зараз, наприкінці уламки подвоять: { $apparatuses }
text-own-wonders = дива: { $wonders }
text-curios =
    { $deck ->
        [one] Колода раритетів: { $deck } карта
        [few] Колода раритетів: { $deck } карти
       *[many] Колода раритетів: { $deck } карт
    }{ $cards-count ->
        [0] .
       *[other] ; скинуто: { $cards }.
    }
text-shards = Уламків у запасі: { $supply }; поза грою: { $removed }.
text-open-wonders = Викладені дива:
text-open-wonder = { $wonder }, вартість { $cost }: { $text }
text-piles = Апарати в місті:
text-pile = { colour-cap } { year-number } ({ $side }): { $each ->
    [one] { $each } очко репутації за { $kind }
    [few] { $each } очки репутації за { $kind }
   *[many] { $each } очок репутації за { $kind }
}; зараз { $values }
text-worth = { $seat } { $points }
text-regions =
    { $saturation ->
        [one] Регіони, у кожному щонайбільше { $saturation } коам:
        [few] Регіони, у кожному щонайбільше { $saturation } коами:
       *[many] Регіони, у кожному щонайбільше { $saturation } коамів:
    }
text-qoam =
    { $amounts-count ->
        [0] без коамів
       *[other] { $amounts }
    }
text-blocking =
    { $count ->
        [one] { $count } паразит блокує машини
        [few] { $count } паразити блокують машини
       *[many] { $count } паразитів блокують машини
    }
text-machine = { $machine } ({ $owner })
text-neutral-machine = нейтральний { $machine }
text-wonder = диво «{ $wonder }» ({ $owner })
text-around = Навколо вашого шукача (сусідні вузли: { $nodes }):
text-nodes = Вузли:
text-at = регіони { $regions }
text-near = поруч { $ids }
