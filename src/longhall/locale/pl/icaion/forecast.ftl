# Icaion: co nadchodzi, jeśli nic się nie zmieni.

forecast-space =
    Następne wydarzenie: każdy Region z karty dostanie { $qoam } Qoam{ $parasite ->
        [true] {" "}i Pasożyta
       *[false] {""}
    } albo Kolos przesunie się o { $arrows ->
        [one] { $arrows } krater
        [few] { $arrows } kratery
       *[other] { $arrows } kraterów
    } ({ $crater }).
forecast-event =
    Następne wydarzenie: { $event }. Każdy Region tego typu dostanie { $qoam } Qoam{ $parasite ->
        [true] {" "}i Pasożyta
       *[false] {""}
    }.
forecast-event-colossus =
    Następne wydarzenie: { $event }. Kolos przesunie się o { $arrows ->
        [one] { $arrows } krater
        [few] { $arrows } kratery
       *[other] { $arrows } kraterów
    } ({ $crater }).
forecast-recharge = Następna runda ładuje Zasilanie Awaryjne wszystkich graczy.
forecast-year-end =
    Rok { year-number } kończy się po tej rundzie. { $count ->
        [0] Nie masz Pasożytów i nic za nie nie zdobędziesz.
        [one] Za { $count } Pasożyta zdobędziesz { worth }.
        [few] Za { $count } Pasożyty zdobędziesz { worth }.
       *[other] Za { $count } Pasożytów zdobędziesz { worth }.
    }
forecast-overrun = Jeszcze jeden Pasożyt i { $regions-count ->
    [one] opanowany będzie Region { $regions }.
   *[other] opanowane będą Regiony { $regions }.
}
forecast-apparatus =
    { $colour-id ->
        [blue] Niebieska
        [brown] Brązowa
        [green] Zielona
        [grey] Szara
       *[pink] Różowa
    } Aparatura dałaby ci teraz { worth } ({ counted }).
forecast-score = Gdyby gra skończyła się teraz, ty: { worth }, { $seat }: { $best }.
