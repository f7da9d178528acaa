# What the balance report says of Icaion only

report-order =
    { $number ->
        [1] Pierwszy gracz Roku I
       *[other] { $number }. gracz Roku I
    }
report-end-three-years = koniec Roku III

report-axis-winning = Punkty zwycięzcy, od
report-axis-seats = Gracze

report-head-seekers = Poszukiwacz
report-head-gear = Ekwipunek
report-head-order = Miejsce w kolejności
report-head-winning = Punkty zwycięzcy
report-head-curios = Karta Kuriozów
report-head-apparatus = Aparatura: punkty za
report-head-wonders = Cudo
report-head-actions = Akcja
report-head-machines = Maszyna
report-head-power = Użycie
report-head-per-match = Na partię
report-head-installed = Ile razy zainstalowano
report-head-in-all = Łącznie

report-seekers-title = Odsetek wygranych według Poszukiwaczy
report-seekers-reading = Punkt to odsetek partii wygranych przez Poszukiwacza, linia przez niego to przedział 95%, a linia przerywana to równy udział ({ $share }). Poszukiwacz, którego cała linia leży po jednej jej stronie, jest zapewne za silny lub za słaby.
report-gear-title = Odsetek wygranych według Ekwipunku
report-gear-reading = To samo dla Ekwipunku Specjalistycznego; linia przerywana to równy udział ({ $share }).
report-order-title = Odsetek wygranych według kolejności w Roku I
report-order-reading = Kolejność Roku I jest losowa; w następnych Latach decyduje Reputacja, od najniższej. Punkty blisko linii przerywanej ({ $share }) znaczą, że początek jest sprawiedliwy.
report-winning-title = Punkty zwycięzcy
report-winning-reading = Zwycięskie wyniki w punktach: od { $least } do { $most }, średnio { $mean }.
report-curios-title = Zagrane Karty Kuriozów i wyniki tych, którzy je zagrywają
report-curios-reading = Po lewej odsetek wygranych tych, którzy zagrali kartę choć raz, z przedziałem 95% i przerywaną linią równego udziału ({ $share }); po prawej, ilu graczy ją zagrało. Szare, puste punkty to karty zagrane przez mniej niż { $least } graczy. Karta może wygrywać, bo jest dobra albo bo zwycięzcy mają na nią czas.
report-apparatus-title = Odzyskane Aparatury i wyniki tych, którzy je mają
report-apparatus-reading = To samo dla rodzajów odzyskanych Aparatur; równy udział { $share }, puste punkty poniżej { $least } graczy. Tabela podaje też, ile z nich zainstalowano.
report-wonders-title = Odrestaurowane Cuda i wyniki ich właścicieli
report-wonders-reading = To samo dla Cudów; równy udział { $share }, puste punkty poniżej { $least } graczy.
report-actions-title = Akcje zwycięzców i pozostałych
report-actions-reading = Jak często gracz średnio w partii wykonuje każdą akcję: jako Akcję Standardową, Specjalną albo z karty.
report-machines-title = Maszyny wysłane przez zwycięzców i pozostałych
report-machines-reading = Ile Maszyn każdego typu, z trzech, gracz średnio wysyła w partii.
report-power-title = Użycia Zasilania Awaryjnego
report-power-reading = Jak często gracz średnio w partii używa go na każdy sposób: zwycięzcy i pozostali.
report-places-title = Maszyny, karty, Pasożyty, Odłamki, Aparatury i rany według lokat
report-places-reading = Co gracz średnio w partii ma i co go spotyka, od zwycięzcy do ostatniej lokaty. Duże różnice między lokatami pokazują, co rozstrzyga partie.
report-measure-machines = Wysłane Maszyny
report-measure-destroyed = Zniszczone Maszyny
report-measure-curios = Zagrane Karty Kuriozów
report-measure-upgrades = w tym Usprawnienia
report-measure-parasites = Usunięte Pasożyty
report-measure-shards = Zatrzymane Odłamki
report-measure-retrieved = Odzyskane Aparatury
report-measure-installed = Zainstalowane Aparatury
report-measure-wounds = Rany
