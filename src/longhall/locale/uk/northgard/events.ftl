# Northgard: the log.

event-achievements-revealed = Досягнення цієї партії: { $cards }.
event-first-player-roll = { $axes ->
    [one] { $seat } викидає { $axes } сокиру за право бути першим.
    [few] { $seat } викидає { $axes } сокири за право бути першим.
   *[many] { $seat } викидає { $axes } сокир за право бути першим.
}
event-first-player-changed = { $seat } бере жетон першого гравця.
event-setup-tiles-drawn = { $count ->
    [one] { $seat } бере { $count } плитку.
    [few] { $seat } бере { $count } плитки.
   *[many] { $seat } бере { $count } плиток.
}
event-setup-tiles-drawn-private = { $tiles-count ->
    [one] { $seat } бере плитку { $tiles }.
   *[other] { $seat } бере плитки { $tiles }.
}
event-setup-tiles-redrawn = { $count ->
    [one] { $seat } не може розмістити останньої плитки й бере іншу.
   *[other] { $seat } не може розмістити жодної з { $count } плиток і бере інші.
}
event-setup-tiles-returned = { $count ->
    [one] { $seat } повертає до стосу { $count } плитку.
    [few] { $seat } повертає до стосу { $count } плитки.
   *[many] { $seat } повертає до стосу { $count } плиток.
}
event-setup-tiles-returned-private = { $tiles-count ->
    [one] { $seat } повертає до стосу плитку { $tiles }.
   *[other] { $seat } повертає до стосу плитки { $tiles }.
}
event-setup-tile-shown = { $seat } вибирає плитку { $tile }.
event-tile-placed = { $tile-id ->
    [S0] На ігрове поле лягає початкова плитка.
   *[other] Плитка { $tile } лягає на ігрове поле.
}
event-territories-joined = { $territories-count ->
    [one] Територія { $territories } тепер є частиною території { $territory }.
   *[other] Території { $territories } тепер є частиною території { $territory }.
}
event-tile-drawn = { $tiles-count ->
    [one] { $seat } бере плитку { $tiles }.
   *[other] { $seat } бере плитки { $tiles }.
}
event-tile-unplaceable = { $tiles-count ->
    [one] Плитку { $tiles } ніде не можна розмістити, її відкладають.
   *[other] Плитки { $tiles } ніде не можна розмістити, їх відкладають.
}
event-tiles-put-back = { $tiles-count ->
    [one] Плитка { $tiles } лягає під низ стосу.
   *[other] Плитки { $tiles } лягають під низ стосу.
}
event-tiles-shuffled = { $count ->
    [one] Стос плиток перемішано; у ньому { $count } плитка.
    [few] Стос плиток перемішано; у ньому { $count } плитки.
   *[many] Стос плиток перемішано; у ньому { $count } плиток.
}
event-exploration-failed = { $seat } не знаходить плитки, яку можна десь розмістити.
event-territory-closed = { $size ->
    [one] Територія { $territory } тепер закрита; вона лежить на { $size } плитці.
   *[other] Територія { $territory } тепер закрита; вона лежить на { $size } плитках.
}
event-territory-occupied = { $seat } займає територію { $territory } без бою.
event-units-placed = { $units ->
    [one] { $seat } розміщує { $units } воїна на території { $territory }.
   *[other] { $seat } розміщує { $units } воїнів на території { $territory }.
}
event-units-recruited = { $units ->
    [one] { $seat } наймає { $units } воїна на території { $territory }
   *[other] { $seat } наймає { $units } воїнів на території { $territory }
}{ $bonus ->
    [0] {"."}
   *[other] {" "}та ще { $bonus } завдяки тренувальному табору.
}
event-units-returned = { $units ->
    [one] { $seat }: { $units } воїн повертається на територію { $territory }.
    [few] { $seat }: { $units } воїни повертаються на територію { $territory }.
   *[many] { $seat }: { $units } воїнів повертається на територію { $territory }.
}
event-units-moved = { $moves ->
    [0] { $units ->
        [0] Кая переходить
        [one] { $kaija ->
            [true] { $seat }: { $units } воїн і Кая переходять
           *[false] { $seat }: { $units } воїн переходить
        }
        [few] { $kaija ->
            [true] { $seat }: { $units } воїни й Кая переходять
           *[false] { $seat }: { $units } воїни переходять
        }
       *[many] { $kaija ->
            [true] { $seat }: { $units } воїнів і Кая переходять
           *[false] { $seat }: { $units } воїнів переходить
        }
    } з території { $source } на територію { $target }.
   *[other] { $seat } переміщує { $units ->
        [0] Каю
        [one] { $units } воїна
       *[other] { $units } воїнів
    }{ $kaija ->
        [true] { $units ->
            [0] {""}
           *[other] {" "}та Каю
        }
       *[false] {""}
    } з території { $source } на територію { $target }{ $moves ->
        [one] {""}
        [few] {" "}({ $moves } переміщення)
       *[many] {" "}({ $moves } переміщень)
    }.
}
event-units-retreated = { $kaija ->
    [true] { $units ->
        [0] Кая відступає з території { $source } на територію { $target }.
        [one] { $seat }: { $units } воїн і Кая відступають з території { $source } на територію { $target }.
        [few] { $seat }: { $units } воїни й Кая відступають з території { $source } на територію { $target }.
       *[many] { $seat }: { $units } воїнів і Кая відступають з території { $source } на територію { $target }.
    }
   *[false] { $units ->
        [one] { $seat }: { $units } воїн відступає з території { $source } на територію { $target }.
        [few] { $seat }: { $units } воїни відступають з території { $source } на територію { $target }.
       *[many] { $seat }: { $units } воїнів відступає з території { $source } на територію { $target }.
    }
}
event-units-lost = { $rule ->
    [NG-BATTLE-18] { $units ->
        [one] { $seat }: { $units } воїн не має куди відступити з території { $territory } і гине.
        [few] { $seat }: { $units } воїни не мають куди відступити з території { $territory } і гинуть.
       *[many] { $seat }: { $units } воїнів не має куди відступити з території { $territory } і гине.
    }
    [NG-CREATURE-DRAUGR] { $units ->
        [one] Драугр на території { $territory }: { $seat } втрачає { $units } воїна.
       *[other] Драугр на території { $territory }: { $seat } втрачає { $units } воїнів.
    }
   *[other] { $units ->
        [one] { $seat } втрачає { $units } воїна на території { $territory }.
       *[other] { $seat } втрачає { $units } воїнів на території { $territory }.
    }
}
event-unit-pushed = { $kaija ->
    [true] Каю витіснено з території { $source } на територію { $target }.
   *[false] { $seat }: одного воїна витіснено з території { $source } на територію { $target }.
}
event-building-built = { $seat } будує на території { $territory } { $building-id ->
    [silo] комору
    [lodge] лісопильню
    [tower] захисну вежу
    [camp] тренувальний табір
    [stone] рунічний камінь
    [fortress] фортецю
    [forge] кузню
    [altar] вівтар королів
   *[other] споруду: { $building }
}.
event-battle-began = Бій на території { $territory }: нападає { $attacker }, обороняється { $defender }; воїни { $attackers } : { $defenders }.
event-die-rolled = { $choice ->
    [true] { $seat } викидає грань із вибором: очко бою або втрата суперника.
   *[false] { $seat } викидає { $amounts }.
}
event-face-chosen = { $face ->
    [point] { $seat } вибирає 1 очко бою.
   *[casualty] { $seat } вибирає 1 втрату суперника.
}
event-battle-decided = { $winner-id ->
    [-1] На території { $territory } не перемагає ніхто
   *[other] На території { $territory } перемагає { $winner }
}: напад { $attack }, оборона { $defence }. { $attackers_lost ->
    [0] { $defenders_lost ->
        [0] Ніхто не втрачає воїнів.
       *[other] Втрачені воїни: напад { $attackers_lost }, оборона { $defenders_lost }.
    }
   *[other] Втрачені воїни: напад { $attackers_lost }, оборона { $defenders_lost }.
}
event-defenders-fell = Загинули всі оборонці, тож незалежно від очок перемагає нападник.
event-attackers-fell = Загинули всі нападники, тож незалежно від очок перемагає оборонець.
event-both-sides-fell = Загинули всі воїни обох сторін.
event-card-played = { $seat } грає карту «{ $card }».
event-card-set-aside = { $seat } кладе карту «{ $card }» в активну зону без ефекту.
event-card-removed = { $seat } вилучає з гри карту «{ $card }».
event-card-taken = { $seat } бере карту «{ $card }» і кладе її на верх своєї колоди.
event-card-taken-back = { $seat } бере карту «{ $card }» зі скиду.
event-card-discarded = { $seat } скидає карту «{ $card }».
event-nothing-discarded = { $seat } нічого не скидає: на руці самі карти безладу.
event-card-returned = { $seat } повертає карту на верх колоди.
event-card-returned-private = { $seat } повертає карту «{ $card }» на верх колоди.
event-cards-drawn = { $count ->
    [one] { $seat } бере { $count } карту.
    [few] { $seat } бере { $count } карти.
   *[many] { $seat } бере { $count } карт.
}
event-cards-drawn-private = { $cards-count ->
    [one] { $seat } бере карту: { $cards }.
   *[other] { $seat } бере карти: { $cards }.
}
event-cards-kept = { $count ->
    [one] { $seat } залишає { $count } карту.
    [few] { $seat } залишає { $count } карти.
   *[many] { $seat } залишає { $count } карт.
}
event-cards-kept-private = { $cards-count ->
    [one] { $seat } залишає карту: { $cards }.
   *[other] { $seat } залишає карти: { $cards }.
}
event-deck-reshuffled = { $count ->
    [one] { $seat } перетасовує скид ({ $count } карта) у нову колоду.
    [few] { $seat } перетасовує скид ({ $count } карти) у нову колоду.
   *[many] { $seat } перетасовує скид ({ $count } карт) у нову колоду.
}
event-upgrade-taken = { $seat } бере карту поліпшення клану «{ $card }».
event-unrest-taken = { $seat } бере карту безладу.
event-player-passed = { $cards-count ->
    [0] { $seat } пасує.
    [one] { $seat } пасує та скидає карту: { $cards }.
   *[other] { $seat } пасує та скидає карти: { $cards }.
}
event-row-cleared = { $cards-count ->
    [one] Цієї карти ніхто не взяв, тож вона вибуває з гри: { $cards }.
   *[other] Цих карт ніхто не взяв, тож вони вибувають із гри: { $cards }.
}
event-row-revealed = Нові карти в ряду: { $cards }.
event-achievements-offered = У ряду тепер досягнення: { $cards }.
event-year-began = Починається { $year }-й рік.
event-fame-gained = { $source ->
    [unrest_penalty] Карт безладу не лишилося: { $seat } натомість втрачає славу ({ $amount }).
   *[other] { $seat } здобуває { $amount ->
        [one] { $amount } очко слави
        [few] { $amount } очки слави
       *[many] { $amount } очок слави
    }{ $source ->
        [explored] {" "}за закриття території.
        [closed] {" "}за закриті території.
        [altars] {" "}за вівтарі королів.
        [clan] {" "}завдяки вмінню клану.
        [creatures] {" "}за перемогу над істотою.
       *[other] {"."}
    }
}
event-resources-gained = { $rule ->
    [NG-CLAN-GOAT-01] { $seat } отримує { $amounts } завдяки вмінню клану.
    [NG-CLAN-BOAR-01] { $seat } отримує { $amounts } завдяки вмінню клану.
    [NG-CLAN-WOLF-01] { $seat } отримує { $amounts } завдяки вмінню клану.
    [NG-CLAN-RAVEN-01] { $seat } отримує { $amounts } завдяки вмінню клану.
    [NG-CLAN-SNAKE-05] { $seat } отримує { $amounts } завдяки вмінню клану.
   *[other] { $seat } отримує { $amounts }.
}
event-resources-paid = { $seat } витрачає { $amounts }.
event-resources-traded = { $seat } обмінює { $amounts } на 1 { $resource-id ->
    [food] їжу
   *[other] { $resource }
}.
event-match-ended = { $reason ->
    [domination] Партію завершено: хтось має досить закритих територій із великою спорудою на кожній.
    [years] Партію завершено: минув останній рік.
   *[other] Партію завершено.
}

# Clans

event-clan-chosen = { $seat } грає за { $clan-id ->
    [bear] клан Ведмедя
    [boar] клан Кабана
    [goat] клан Кози
    [raven] клан Крука
    [snake] клан Змії
    [stag] клан Оленя
    [wolf] клан Вовка
   *[other] { $clan }
}.
event-kaija-placed = { $seat } розміщує Каю на території { $territory }.
event-kaija-lost = { $seat } втрачає Каю; вона повертається в запас.
event-scorched-earth-placed = { $seat } кладе жетон «Випалена земля» на територію { $territory }.
event-year-effect = { $effect ->
    [kaija_rampage] До кінця року Кая може входити на ворожі території.
    [conqueror] До кінця року захисні вежі та фортеці не допомагають тим, на кого нападає { $seat }.
   *[other] { $seat } має ефект, який діє до кінця року.
}

# Special cards

event-card-cancelled = { $seat } скасовує карту «{ $card }», яку грає { $player }; її скинуто без ефекту.
event-reaction-played = { $seat } грає для цього карту «{ $card }».
event-card-copied = { $seat } застосовує ефект карти «{ $card }».
event-hand-seen = { $seat } дивиться карти на руці суперника ({ $opponent }).
event-hand-seen-private = { $seat } дивиться карти на руці суперника ({ $opponent }): { $cards }.
event-card-demanded = { $seat } вимагає від суперника ({ $opponent }) одну з карт на руці.
event-card-demanded-private = { $seat } вимагає від суперника ({ $opponent }) карту «{ $card }».
event-tribute-given = { $seat } віддає натомість { $amounts }; це отримує { $opponent }.
event-building-replaced = { $seat } перебудовує споруду на території { $territory }: раніше — { $replaced }, тепер — { $building }.

# Creatures

event-creature-appeared = { $creature } з’являється на території { $territory }.
event-creature-moved = { $creature } переходить з території { $source } на територію { $target }.
event-creature-stayed = { $creature } не може рушити й лишається на території { $territory }.
event-creature-battle-began = { $attacker-id ->
    [-2] Бій на території { $territory }: нападає { $creature }, обороняється { $defender } ({ $defenders ->
        [one] { $defenders } воїн
        [few] { $defenders } воїни
       *[many] { $defenders } воїнів
    }).
   *[other] Бій на території { $territory }: нападає { $attacker } ({ $attackers ->
        [one] { $attackers } воїн
        [few] { $attackers } воїни
       *[many] { $attackers } воїнів
    }), обороняється { $creature }.
}
event-creature-die-rolled = { $choice ->
    [true] { $roller } викидає за істоту грань із вибором: це 1 очко бою.
   *[false] { $roller } викидає за істоту { $amounts }.
}
event-creature-battle-decided = На території { $territory } перемагає { $winner-id ->
    [-2] { $creature }
   *[other] { $winner }
}: напад { $attack }, оборона { $defence }. Втрачені воїни: { $attacker-id ->
    [-2] { $defenders_lost }
   *[other] { $attackers_lost }
}.
event-creature-defeated = { $seat } перемагає істоту; з ігрового поля зникає { $creature }.

# Teams

event-resources-exchanged = Обмін у команді: { $seat } віддає 1 { $resource-id ->
    [food] їжу
   *[other] { $resource }
}, { $partner } віддає 1 { $wanted-id ->
    [food] їжу
   *[other] { $wanted }
}.
event-exchange-declined = { $seat } відмовляється від обміну.
