# The balance report of simulate

report-title = Raport o balansie gry { $game }
report-contents = Części raportu
report-numbers = Liczby w tabeli
report-noscript = Wykresy wymagają JavaScriptu; wszystkie liczby są w tabelach.
report-alt = { $title }. Liczby podaje tabela pod wykresem.
report-alt-rates = { $title }. Najwyżej: { $high }, { $highest }. Najniżej: { $low }, { $lowest }. Wszystkie liczby podaje tabela pod wykresem.
report-alt-length = { $title }. Decyzje: od { $least } do { $most }, średnio { $mean }. Liczby podaje tabela pod wykresem.

report-row-games = Partie
report-row-lawful = Przebieg
report-row-bots = Boty według miejsc
report-row-setup = Opcje gry
report-row-seed = Ziarno
report-row-pack = Elementy gry
report-row-decisions = Decyzje w partii
report-row-speed = Szybkość
report-row-error = Błąd
report-lawful =
    zakończone zgodnie z zasadami: { $lawful }, { $errors ->
        [0] bez błędów
        [one] { $errors } błąd
        [few] { $errors } błędy
       *[many] { $errors } błędów
    }
report-pack = pakiet { $hash }, zasady w wersji { $version }
report-lengths = od { $least } do { $most }, średnio { $mean }
report-speed = { $rate } decyzji na sekundę, łącznie { $seconds } s
report-option = { $name }: { $value }

report-findings-title = Co się wyróżnia
report-findings-reading = Odsetek wygranych trafia tutaj, gdy jego przedział 95% nie obejmuje równego udziału. Mniej więcej raz na dwadzieścia sprawia to sam przypadek, dlatego szukaj dużych różnic i sprawdź inne ziarno.
report-finding =
    { $what } wygrywa { $more ->
        [true] częściej
       *[false] rzadziej
    } niż przy równym udziale: { $share } (przedział 95%: { $interval }).
report-no-findings = Nikt nie wygrywa wyraźnie częściej ani rzadziej niż przy równym udziale.

report-rate = { $share } ({ $wins } z { $count }; przedział 95%: { $interval })
report-interval = od { $low } do { $high }
report-span = od { $first } do { $last }
report-winner = Zwycięzca
report-winners = Zwycięzcy
report-others = Pozostali
report-rank = { $rank }. lokata

report-axis-win-rate = Odsetek wygranych
report-axis-matches = Partie
report-axis-points = Punkty, średnio
report-axis-decisions = Decyzje w partii, od
report-axis-mean = W partii, średnio

report-hover-value = { $what }: { $value }
report-hover-length = Decyzje: { $span }; partie: { $count }
report-hover-mean = { $who }, { $what }: { $value }

report-head-seat = Miejsce przy stole
report-head-bot = Bot
report-head-rank = Lokata
report-head-seats = Miejsca przy stole
report-head-wins = Wygrane
report-head-wins-of = Wygrywa { $seat }
report-head-place = Ile razy { $rank }. lokata
report-head-matches = Partie
report-head-played = Ile razy w grze
report-head-rate = Odsetek wygranych
report-head-share = Udział
report-head-interval = Przedział 95%
report-head-reason = Powód
report-head-decisions = Decyzje

report-seats-title = Odsetek wygranych według miejsc przy stole
report-seats-reading = Miejsca z tym samym botem powinny leżeć blisko linii przerywanej równego udziału ({ $share }).
report-bots-title = Odsetek wygranych według botów
report-bots-reading = Jak często wygrywa miejsce każdego z botów, z przedziałem 95%; linia przerywana to równy udział ({ $share }).
report-ends-title = Kiedy i dlaczego kończą się partie
report-ends-reading = Każdy słupek to liczba partii zakończonych w danym momencie, a jego części to powody.
report-sources-title = Skąd biorą się punkty
report-sources-reading = Średnie punkty z każdego źródła, od zwycięzcy do ostatniej lokaty; punkty stracone są na lewo od zera. To, co rośnie od ostatniej lokaty do zwycięzcy, wygrywa partie.
report-length-title = Długość partii
report-length-reading = Każdy słupek liczy partie o takiej liczbie decyzji wszystkich graczy razem; średnia to { $mean }.

# What a game counts its course in (Game.period_unit)
report-period-count-year = Lata w partii
report-period-head-year = Rok zakończenia
report-period-end-year = Rok { $period }, { $reason }
report-period-count-round = Rundy w partii
report-period-head-round = Runda zakończenia
report-period-end-round = Runda { $period }, { $reason }
report-period-count-turn = Tury w partii
report-period-head-turn = Tura zakończenia
report-period-end-turn = Tura { $period }, { $reason }

# The page of ladder

report-ladder-title = Drabinka botów: { $game }
report-ladder-date = Data
report-ladder-until = Każda para grała
report-ladder-until-text = aż 95-procentowy przedział mieścił się w ±{ $points }%; najwięcej partii: { $most }
report-ladder-open = Nieukończone
report-ladder-open-text = pary, które już tyle zagrały: { $done } / { $all }
report-ladder-bot = { $name } ({ $bot })
report-ladder-rating = { $rating } ± { $spread }
report-ladder-seconds = { $seconds } s
report-ladder-head-bot = Bot
report-ladder-head-rating = Ranking
report-ladder-head-mean = Namysł, średnio
report-ladder-head-longest = Najdłuższy namysł
report-ladder-head-first = Jedno miejsce
report-ladder-head-others = Wszystkie inne miejsca
report-ladder-ratings-title = Ranking
report-ladder-ratings-reading = Według modelu Placketta-Luce’a (openskill): każdy zaczyna od 25,0 ± 8,3. Czas to czas procesora w decyzjach, które wymagają namysłu.
report-ladder-pairs-title = Pary
report-ladder-pairs-reading = Jak często bot na jednym miejscu wygrywa z tymi na wszystkich innych, z przedziałem 95%. Równy udział to { $share }; miejsca się zmieniają.
