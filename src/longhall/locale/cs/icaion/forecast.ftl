# Icaion: co přijde, pokud se nic nezmění.

forecast-space =
    Příští událost: každá oblast z karty dostane { $qoam ->
        [one] { $qoam } qoam
        [few] { $qoam } qoamy
       *[other] { $qoam } qoamů
    }{ $parasite ->
        [true] {" "}a parazita
       *[false] {""}
    }, nebo se Kolos posune o { $arrows ->
        [one] { $arrows } kráter
        [few] { $arrows } krátery
       *[other] { $arrows } kráterů
    } ({ $crater }).
forecast-event =
    Příští událost: { $event }. Každá oblast tohoto druhu dostane { $qoam ->
        [one] { $qoam } qoam
        [few] { $qoam } qoamy
       *[other] { $qoam } qoamů
    }{ $parasite ->
        [true] {" "}a parazita
       *[false] {""}
    }.
forecast-event-colossus =
    Příští událost: { $event }. Kolos se posune o { $arrows ->
        [one] { $arrows } kráter
        [few] { $arrows } krátery
       *[other] { $arrows } kráterů
    } ({ $crater }).
forecast-recharge = Příští kolo dobije nouzové napájení všem hráčům.
forecast-year-end =
    Rok { year-number } skončí po tomto kole. { $count ->
        [0] Nemáte žádné parazity a nic za ně nezískáte.
        [one] Za { $count } parazita získáte { worth }.
        [few] Za { $count } parazity získáte { worth }.
       *[other] Za { $count } parazitů získáte { worth }.
    }
forecast-overrun = Ještě jeden parazit a { $regions-count ->
    [one] oblast { $regions } bude zamořena.
   *[other] oblasti { $regions } budou zamořeny.
}
forecast-apparatus =
    { $colour-id ->
        [blue] Modrá
        [brown] Hnědá
        [green] Zelená
        [grey] Šedá
       *[pink] Růžová
    } aparatura by vám teď dala { worth } ({ counted }).
forecast-score = Kdyby hra skončila teď, měli byste { worth } a { $seat } { $best }.
