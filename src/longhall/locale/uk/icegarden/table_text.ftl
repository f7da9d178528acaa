# The table of the Ice Garden in the terminal.

text-turn =
    { $turn ->
        [0] Триває приготування до гри.
       *[other] Раунд { $turn }, фаза: { $phase }.
    }{ $scoring ->
        [0] {""}
       *[other] {" "}У цьому раунді рахують очки за регіони.
    }
text-order = Порядок гравців: { $order }.
text-dead-snow = Мертвий Сніг: { $at } з { $limit }.
text-reputation = Репутація від найкращої до найгіршої: { $standings }.
text-standing =
    { $at ->
        [0] { $seat } (безпечна зона)
       *[other] { $seat } (поле { $at })
    }
text-vuko =
    { $region ->
        [nowhere] Вуко поза мапою.
       *[other] Вуко { $region-in }.
    }{ $companions ->
        [0] {""}
        [one] {" "}З ним { $companions } супутник.
        [few] {" "}З ним { $companions } супутники.
       *[many] {" "}З ним { $companions } супутників.
    }
text-visits = Зараз він відвідав би гравця: { $seat }.
text-tile =
    { $in_force ->
        [true] Плитка Вуко «{ $tile }», етап { $stage }; діє.
       *[false] Плитка Вуко «{ $tile }», етап { $stage }.
    }
text-fields = Поля дій за порядком, маркери від клітинки 1:
text-field =
    { $place }. { $action }{ $spaces ->
        [0] {""}
        [one] {" "}({ $spaces } клітинка)
        [few] {" "}({ $spaces } клітинки)
       *[many] {" "}({ $spaces } клітинок)
    }{ $seats-count ->
        [0] {""}
       *[other] : { $seats }
    }
text-field-free = { $place }. ще не визначено
text-supply = Спільний запас: жителі { $population }, золото { $gold }, M { $m }.
text-upgrades = Жетони поліпшень: { $items }.
text-upgrade = { $ability } { $left } (ціна { $price } M)
text-players = Гравці:
text-player =
    { $seat }{ $mine ->
        [true] {" "}(ви)
       *[false] {""}
    }:
text-character = { $character }, кроки до мети: { $steps } з { $needed }
text-resources = жителі { $population }, золото { $gold }, M на рівнях від 0 до 3: { $m }
text-points = очки { $total } (регіони { $regions }, убивства { $kills }, Зміїна Горлянка { $throat })
text-markers = вплив на мапі { $influence }, маркери впливу в запасі { $markers_left }, у Зміїній Горлянці { $throat }; жетони Вуко { $vuko_tokens }; маркери дій до планування { $actions_left }
text-ship = ініціатива: поле { $position }, етап { $stage }, номер на кораблі { $order }, маркери дій { $actions }
text-unit =
    { $unit }, рівень { $level }: на мапі { $on_map }, у резерві { $reserve }{ $has ->
        [0] {""}
       *[other] ; { $abilities }
    }; вільні місця для поліпшень { $free_slots }
text-ability =
    { $count ->
        [one] { $ability }
       *[other] { $ability } ×{ $count }
    }
text-regions = Регіони за порядком:
text-region = { $land }: { $facts }
text-token = номер { $number }; очки за місця { $points }; дає { $amounts }
text-in-play = бере участь
text-closed =
    { $locked ->
        [0] закритий
        [one] закритий, усередині { $locked } маркер
        [few] закритий, усередині { $locked } маркери
       *[many] закритий, усередині { $locked } маркерів
    }
text-charms =
    { $charms ->
        [one] урочище
        [few] { $charms } урочища
       *[many] { $charms } урочищ
    }{ $moved ->
        [0] {""}
       *[other] {" "}(прибуло в цьому раунді: { $moved })
    }
text-thorn = Шип
text-tower = Червона вежа
text-nightmares =
    { $count ->
        [one] { $count } жетон кошмару
        [few] { $count } жетони кошмару
       *[many] { $count } жетонів кошмару
    }
text-nations =
    { $count ->
        [one] { $count } маркер нації
        [few] { $count } маркери нації
       *[many] { $count } маркерів нації
    }, щоб щось отримати, потрібен вплив { $needed }
text-neighbours = сусідні: { $regions }
