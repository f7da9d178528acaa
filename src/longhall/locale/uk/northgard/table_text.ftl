# Стіл Northgard як текст.

text-year = Рік { $year } з { $years }.
text-first = Перший гравець: { $seat }.
text-players = Гравці:
text-player =
    { $seat }{ $mine ->
        [true] {" "}(ви)
       *[false] {""}
    }: { $food ->
        [one] { $food } їжа
       *[other] { $food } їжі
    }, { $wood ->
        [one] { $wood } дерево
       *[other] { $wood } дерева
    }, { $lore ->
        [many] { $lore } знань
       *[other] { $lore } знання
    }; { $hand ->
        [one] { $hand } карта
        [few] { $hand } карти
       *[many] { $hand } карт
    } на руці, { $deck } у колоді; { $reserve ->
        [one] { $reserve } воїн
        [few] { $reserve } воїни
       *[many] { $reserve } воїнів
    } у запасі{ $passed ->
        [true] ; пас
       *[false] {""}
    }
text-clan = { $clan }
text-fame = Слава: { $fame }
text-domination = Панування: { $territories-count } з { $goal } закритих територій із великою спорудою ({ $territories })
text-hand = Рука: { $cards }
text-active = Активна зона: { $cards }
text-played = Зіграно цього ходу: { $cards }
text-discard = Скид: { $cards }
text-upgrades = Поліпшення: { $cards }
text-known = Відомі карти в колоді: { $cards }
text-row = Спільний ряд: { $cards }
text-achievements = Досягнення: { $cards }
text-removed = Вилучено з гри: { $cards }
text-looking = Карти, які ви бачите: { $cards }
text-left =
    Лишилося: { $development ->
        [one] { $development } карта розвитку
        [few] { $development } карти розвитку
       *[many] { $development } карт розвитку
    }, { $unrest ->
        [one] { $unrest } карта безладу
        [few] { $unrest } карти безладу
       *[many] { $unrest } карт безладу
    }, { $tiles ->
        [one] { $tiles } плитка
        [few] { $tiles } плитки
       *[many] { $tiles } плиток
    }.
text-supply = Споруди в запасі: { $items }
text-supplied = { $building } { $n }
text-creature = { $creature }: територія { $territory }.
text-creature-deck =
    Істот у колоді: { $left }{ $creatures-count ->
        [0] {""}
       *[other] ; скид істот: { $creatures }
    }
text-kaija = Кая на території { $territory }.
text-scorched-earth = Жетон «Випалена земля» лежить на території { $territory }.
text-battle = Бій на території { $territory }: нападає { $attacker }, обороняється { $defender }; очки бою { $attack } : { $defence }.
text-beast-battle = Бій на території { $territory }, істота: { $creature }; очки бою: напад { $attack }, оборона { $defence }.
text-spied = Ви дивитеся карти на руці суперника ({ $seat }): { $cards }
text-map = Плитки на ігровому полі:
text-tile = { $tile }: { $place }
text-drawn-tiles = Узяті плитки:
text-my-tiles = Ваші плитки:
text-tile-look =
    { $tile }: { $looks }{ $rough-count ->
        [0] {""}
        [one] ; важкопрохідна межа { $rough }
       *[other] ; важкопрохідні межі { $rough }
    }
text-region =
    область { $region } ({ $sides }){ $shown-count ->
        [0] {""}
       *[other] : { $shown }
    }
text-amounts = символи на { $amounts }
text-side-n = північ
text-side-e = схід
text-side-s = південь
text-side-w = захід
text-territories = { $seat }, території: { $count }
text-neutral = Нейтральні території: { $count }
text-territory = { $land }: { $facts }
text-units =
    { $units ->
        [one] { $units } воїн
        [few] { $units } воїни
       *[many] { $units } воїнів
    }
text-raiders =
    нападає { $seat }, { $units ->
        [one] { $units } воїн
        [few] { $units } воїни
       *[many] { $units } воїнів
    }
text-size =
    { $closed ->
        [true] закрита
       *[false] відкрита
    }, розмір { $size }
text-symbols = дає { $amounts }
text-lairs =
    { $lairs ->
        [one] лігво
        [few] { $lairs } лігва
       *[many] { $lairs } лігв
    }
text-buildings =
    { $buildings-count ->
        [one] споруда
       *[other] споруди
    }: { $buildings }
text-free =
    { $slots-count ->
        [one] вільна
       *[other] вільні
    }: { $slots }
text-neighbours =
    { $territories-count ->
        [one] суміжна
       *[other] суміжні
    }: { $territories }
text-rough = { $territory } (важкопрохідна межа)
text-regions =
    { $regions-count ->
        [one] також область
       *[other] також області
    } { $regions }
