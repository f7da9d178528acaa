# Icaion: co přijde, pokud se nic nezmění.

forecast-space =
    Příští událost: { $qoam ->
        [one] { $qoam } qoam
        [few] { $qoam } qoamy
       *[other] { $qoam } qoamů
    } pro každou oblast karty{ $parasite ->
        [true] {" "}a paraziti
       *[false] {""}
    }, nebo jde Kolos o { $arrows ->
        [one] { $arrows } kráter.
        [few] { $arrows } krátery.
       *[other] { $arrows } kráterů.
    }
forecast-event =
    Příští událost: { $event }; karta oblasti dá { $qoam ->
        [one] { $qoam } qoam
        [few] { $qoam } qoamy
       *[other] { $qoam } qoamů
    }{ $parasite ->
        [true] {" "}a parazity
       *[false] {""}
    }, karta Kolosu ho posune o { $arrows ->
        [one] { $arrows } kráter.
        [few] { $arrows } krátery.
       *[other] { $arrows } kráterů.
    }
forecast-recharge = Příští kolo dobije nouzové napájení všem hráčům.
forecast-year-end =
    Rok { year-number } skončí po tomto kole. { $count ->
        [0] Nemáš žádné parazity a nic za ně nezískáš.
        [one] Za { $count } parazita: { $points } reputace.
        [few] Za { $count } parazity: { $points } reputace.
       *[other] Za { $count } parazitů: { $points } reputace.
    }
forecast-overrun = Ještě jeden parazit zamoří: { $regions }.
forecast-apparatus = Aparatura ({ $colour }) by teď dala { $points } reputace ({ counted }).
forecast-score = Kdyby hra skončila teď: máš { $points } reputace, { $seat } má { $best }.
