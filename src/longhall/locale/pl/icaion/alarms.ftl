# Icaion: alarmy, czyli że partia zaraz się skończy albo ktoś kompletuje Aparaturę.

event-final-round-near =
    { $certain ->
        [true] Następna Karta Wydarzenia to piąta Karta Regionu ostatniego Roku: następna runda będzie ostatnia w partii.
       *[false] Następna Karta Regionu będzie piątą w ostatnim Roku: następna runda może być ostatnia w partii.
    }
event-final-round = To ostatnia runda partii.
event-last-apparatus = { $seat } ma ostatnią z trzech płytek do zainstalowania: „{ $apparatus }” na koniec zapunktuje jeszcze raz za { $kind }.
