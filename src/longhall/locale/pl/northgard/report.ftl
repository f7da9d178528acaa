# What the balance report says of Northgard only

report-order =
    { $number ->
        [1] Pierwszy gracz
       *[other] { $number }. gracz w kolejności
    }
report-end-domination = dominacja
report-end-years = ostatni rok

report-axis-taken = Ile razy wzięto
report-axis-won = Wygrane walki
report-axis-battles = Walki
report-axis-difference = Różnica sił przed rzutem

report-hover-difference = Różnica { $difference }: { $rate }
report-hover-theory = Różnica { $difference }, obliczona szansa: { $share }

report-head-clan = Klan
report-head-order = Miejsce w kolejności
report-head-card = Karta
report-head-building = Budowla
report-head-taken = Ile razy wzięto
report-head-per-match = Wzięto na partię
report-head-built = Zbudowano łącznie
report-head-difference = Różnica
report-head-won = Wygrane
report-head-battles = Walki
report-head-share-won = Odsetek wygranych
report-head-theory = Obliczona szansa

report-clans-title = Odsetek wygranych według klanów
report-clans-reading = Punkt to odsetek partii wygranych przez klan, linia przez niego to przedział 95%, a linia przerywana to równy udział ({ $share }). Klan, którego cała linia leży po jednej jej stronie, jest zapewne za silny lub za słaby.
report-order-title = Odsetek wygranych według kolejności w pierwszym roku
report-order-reading = Pierwszego gracza wyłania rzut; pozostali grają po nim, zgodnie z ruchem wskazówek zegara. Punkty blisko linii przerywanej ({ $share }) znaczą, że zasoby początkowe wyrównują późniejszą kolejność.
report-clan-ends-title = Odsetek wygranych według klanów, roku i powodu zakończenia
report-clan-ends-reading = Każde pole to odsetek wygranych klanu wśród jego partii zakończonych w ten sposób: niebieskie powyżej równego udziału ({ $share }), pomarańczowe poniżej. Pola z niewieloma partiami mocno się wahają; liczby podaje tabela.
report-cards-title = Brane karty i wyniki tych, którzy je biorą
report-cards-reading = Po lewej odsetek wygranych tych, którzy wzięli kartę, z przedziałem 95% i przerywaną linią równego udziału ({ $share }); po prawej, ile razy ją wzięto. Szare, puste punkty to karty wzięte rzadziej niż { $least } razy. Karta może wygrywać, bo jest dobra albo bo biorą ją zwycięzcy.
report-battles-title = Wygrane walki według różnicy sił
report-battles-reading =
    { $count ->
        [one] { $count } walka
        [few] { $count } walki
       *[many] { $count } walk
    } między graczami, z punktu widzenia atakującego: różnica punktów walki przed rzutem, razem z żywnością i budowlami. Linia przerywana to dokładna szansa w tych walkach, jeśli obie strony dobrze używają kości; szare słupki to liczba walk.
report-creature-battles-title = Walki ze Stworami według różnicy sił
report-creature-battles-reading =
    { $count ->
        [one] { $count } walka
        [few] { $count } walki
       *[many] { $count } walk
    } ze Stworami, z punktu widzenia gracza: różnica punktów walki przed rzutem. Linia przerywana to dokładna szansa w tych walkach; szare słupki to ich liczba.
report-key-observed = wygrane w tych partiach, z przedziałami 95%
report-key-theory = dokładna szansa
report-losses-title = Jednostki, karty Niepokojów, ziemie i budowle według lokat
report-losses-reading = Co gracz średnio w partii traci, bierze, zamyka i buduje, od zwycięzcy do ostatniej lokaty. Duże różnice między lokatami pokazują, co rozstrzyga partie.
report-profile-title = Jednostki, karty Niepokojów, ziemie i budowle według klanów
report-profile-reading = Te same średnie dla każdego klanu: pokazują, jak klan gra i dlaczego ten, który rzadko wygrywa, zostaje w tyle.
report-measure-lost = Stracone jednostki
report-measure-unrest = Karty Niepokojów
report-measure-closed = Zamknięte terytoria
report-measure-built = Wzniesione budowle
report-buildings-title = Budowle zwycięzców i pozostałych
report-buildings-reading = Ile budowli każdego typu gracz wznosi średnio w partii. Budowla, którą zwycięzcy wznoszą częściej, jest warta swojego drewna albo bierze się z przewagi.
