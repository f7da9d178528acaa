# What the command line says itself. Seats, cards, buildings and resources arrive as words.

cli-seat = { $seat }
cli-row-seat = Miejsce przy stole
cli-row-bot = Bot
cli-row-wins = Wygrane
cli-row-rank = Lokata
cli-row-place = Ile razy { $rank }. lokata
cli-waiting = { $seat } decyduje.
cli-end = Koniec partii [{ $rule }]. { $reason }

# simulate
cli-simulate-head =
    { $games ->
        [one] { $games } partia, { $game }, ziarno { $seed }
        [few] { $games } partie, { $game }, ziarno { $seed }
       *[many] { $games } partii, { $game }, ziarno { $seed }
    }
cli-simulate-ends =
    zakończone zgodnie z zasadami: { $lawful }, { $errors ->
        [0] bez błędów
        [one] { $errors } błąd
        [few] { $errors } błędy
       *[many] { $errors } błędów
    }
cli-simulate-bot-wins = Wygrane bota { $bot }: { $wins }
cli-simulate-reason = Zakończenia, { $reason }: { $count }
cli-simulate-decisions = Decyzje w partii: od { $least } do { $most }, średnio { $mean }
cli-simulate-years = Lata w partii: od { $least } do { $most }, średnio { $mean }
cli-simulate-speed = { $rate } decyzji na sekundę, łącznie { $seconds } s

# replay and verify
cli-replay-head = Po { $n } z { $all } wyborów
cli-verify-good = { $file } jest poprawny. Wybory: { $choices }; wszystkie losowania odtworzone z ujawnionego ziarna, wynik się zgadza.
cli-verify-continued = { $file } jest poprawny. Wybory: { $choices }; wynik się zgadza. To dalszy ciąg innej partii po wyborze nr { $copied }: wcześniejsze losowania przyjęto tak, jak je zapisano, wszystkie późniejsze odtworzono z ujawnionego ziarna.
cli-verify-no-seed = { $file } jest poprawny. Wybory: { $choices }; wynik się zgadza. Ziarno nie jest ujawnione, więc losowania przyjęto tak, jak je zapisano.
cli-verify-running = { $file } jest na razie poprawny. Wybory: { $choices }; partia jeszcze trwa.

# bench
cli-bench-head =
    { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }, { $compiled ->
        [true] kod skompilowany
       *[false] kod interpretowany
    }
cli-bench-decisions-per-s = losowe rozgrywki, decyzje na sekundę
cli-bench-clone-us = kopia stanu, µs
cli-bench-options-us = wszystkie możliwości, µs
cli-bench-apply-undo-us = kopia stanu i wykonanie wyboru, µs
cli-bench-rewind-us = cofnięcie przez odtworzenie, µs
cli-bench-view-us = widok miejsca, µs
cli-bench-determinize-us = determinizacja, µs
cli-bench-to-json-us = to_json, µs
cli-bench-from-json-us = from_json, µs
cli-bench-to-json-bytes = to_json w trakcie gry, największy, bajty
cli-bench-record-bytes-mean = zapis partii, średnio, bajty
cli-bench-record-bytes-max = zapis partii, największy, bajty

# rules
cli-rule-ruling = To rozstrzygnięcie: instrukcja zostawia tę kwestię otwartą.
cli-rule-options = Opcje rozstawienia: { $names }

# serve and play
cli-serve-open = Sala jest otwarta pod adresem { $address }
cli-play-open = Twoja sala jest otwarta pod adresem { $address }
cli-play-close = Zamyka ją Ctrl-C; wszystko zostaje zapisane.

# pack
cli-pack-good = { $folder } to poprawny pakiet, jego skrót to { $hash }.
cli-pack-exported = Wbudowany pakiet gry { $game } jest teraz w { $folder }.
cli-pack-same = Pakiety się nie różnią.
cli-pack-added = + { $file }: { $entry }
cli-pack-removed = - { $file }: { $entry }
cli-pack-changed = ~ { $file }: { $entry }, { $field }: było { $before }, jest { $after }
cli-pack-value = ~ { $file }: { $entry }: było { $before }, jest { $after }
cli-pack-field-added = ~ { $file }: { $entry }, { $field }: dodano { $after }
cli-pack-field-removed = ~ { $file }: { $entry }, { $field }: usunięto { $before }

# tui
cli-tui-welcome = Twoje miejsce: { $seat }. { $commands }
cli-tui-help-hint = Odpowiadaj numerem możliwości albo jej kluczem; h pokazuje pozostałe polecenia.
cli-tui-help =
    numer lub klucz: wybierz tę możliwość
    ?: czego teraz nie możesz zrobić i dlaczego
    r ZASADA: treść zasady, np. r NG-BATTLE-05
    c KARTA: co robi karta o podanym kluczu, np. c feast
    u: cofnij swój ostatni wybór, jeśli od tamtej pory nic się nie ujawniło
    v: jeszcze raz cały stół
    l LICZBA: ostatnie wpisy dziennika
    s PLIK: zapisz partię
    q: wyjdź
    h: ta lista
cli-tui-prompt = >
cli-tui-news = Co się wydarzyło:
cli-tui-no-number = Wybierz liczbę od 1 do { $count }.
cli-tui-no-refusals = Wszystko, czego można się tu spodziewać, jest dozwolone.
cli-tui-no-rule = Żadna zasada nie ma identyfikatora „{ $id }”; wpisz r i identyfikator zasady, np. r NG-BATTLE-05.
cli-tui-card = { $card }: { $text }
cli-tui-no-card = Żadna karta nie ma identyfikatora „{ $id }”; wpisz c i kartę tak jak w kluczach możliwości, np. c feast.
cli-tui-no-undo = Niczego nie można cofnąć: od tamtej pory zdecydował los, coś się ujawniło albo wybierał ktoś inny.
cli-tui-undone = Twój ostatni wybór został cofnięty.
cli-tui-save-where = Podaj nazwę pliku: s PLIK
cli-tui-saved = Partia zapisana w { $file }; wróć do niej przez --resume { $file }
cli-tui-exists = Plik { $file } już istnieje i pozostaje bez zmian; podaj inną nazwę.
cli-tui-save-failed = Nie można zapisać pliku { $file }: { $why }.
cli-tui-quit-save = Naciśnij Enter, aby zapisać do { $file } i wyjść, albo wpisz n, aby wyjść bez zapisywania.
cli-tui-quit-where = Wpisz nazwę pliku, aby zapisać partię, albo naciśnij Enter, aby wyjść bez zapisywania.
cli-tui-input-ended = Dane wejściowe się skończyły.

# The balance report of simulate

cli-report-written = Raport jest w pliku { $file }.
cli-report-title = Raport równowagi: { $game }
cli-report-contents = Części raportu
cli-report-numbers = Liczby w tabeli
cli-report-noscript = Wykresy wymagają JavaScriptu; wszystkie liczby są w tabelach.
cli-report-alt = { $title }. Liczby podaje tabela pod wykresem.
cli-report-alt-rates = { $title }. Najwyżej: { $high }, { $highest }. Najniżej: { $low }, { $lowest }. Wszystkie liczby podaje tabela pod wykresem.
cli-report-alt-length = { $title }. Decyzje: od { $least } do { $most }, średnio { $mean }. Liczby podaje tabela pod wykresem.

cli-report-row-games = Partie
cli-report-row-lawful = Przebieg
cli-report-row-bots = Boty według miejsc
cli-report-row-setup = Rozstawienie
cli-report-row-seed = Ziarno
cli-report-row-pack = Elementy gry
cli-report-row-decisions = Decyzje w partii
cli-report-row-years = Lata w partii
cli-report-row-speed = Szybkość
cli-report-row-error = Błąd
cli-report-lawful =
    zakończone zgodnie z zasadami: { $lawful }, { $errors ->
        [0] bez błędów
        [one] { $errors } błąd
        [few] { $errors } błędy
       *[many] { $errors } błędów
    }
cli-report-pack = pakiet { $hash }, zasady w wersji { $version }
cli-report-lengths = od { $least } do { $most }, średnio { $mean }
cli-report-speed = { $rate } decyzji na sekundę, łącznie { $seconds } s
cli-report-option = { $name }: { $value }

cli-report-findings-title = Co się wyróżnia
cli-report-findings-reading = Odsetek wygranych trafia tutaj, gdy jego przedział 95% nie obejmuje równego udziału. Mniej więcej raz na dwadzieścia sprawia to sam przypadek, dlatego szukaj dużych różnic i sprawdź inne ziarno.
cli-report-finding =
    { $what } wygrywa { $more ->
        [true] częściej
       *[false] rzadziej
    } niż przy równym udziale: { $share } (przedział 95%: { $interval }).
cli-report-no-findings = Nikt nie wygrywa wyraźnie częściej ani rzadziej niż przy równym udziale.

cli-report-rate = { $share } ({ $wins } z { $count }; przedział 95%: { $interval })
cli-report-interval = od { $low } do { $high }
cli-report-span = od { $first } do { $last }
cli-report-winner = Zwycięzca
cli-report-winners = Zwycięzcy
cli-report-others = Pozostali
cli-report-rank = { $rank }. lokata
cli-report-year-end = Rok { $year }, { $reason }
cli-report-no-year = bez lat
cli-report-order =
    { $number ->
        [1] Pierwszy gracz
       *[other] { $number }. gracz w kolejności
    }
cli-report-end-domination = dominacja
cli-report-end-years = ostatni rok

cli-report-axis-win-rate = Odsetek wygranych
cli-report-axis-year = Rok zakończenia
cli-report-axis-matches = Partie
cli-report-axis-points = Punkty, średnio
cli-report-axis-decisions = Decyzje w partii, od
cli-report-axis-taken = Ile razy wzięto
cli-report-axis-won = Wygrane walki
cli-report-axis-battles = Walki
cli-report-axis-difference = Różnica sił przed rzutem
cli-report-axis-mean = W partii, średnio

cli-report-hover-value = { $what }: { $value }
cli-report-hover-end = Rok { $year }, { $reason }: { $count }
cli-report-hover-source = { $rank }, { $source }: { $points }
cli-report-hover-length = Decyzje: { $span }; partie: { $count }
cli-report-hover-difference = Różnica { $difference }: { $rate }
cli-report-hover-theory = Różnica { $difference }, z rachunku kości: { $share }
cli-report-hover-mean = { $who }, { $what }: { $value }

cli-report-head-seat = Miejsce przy stole
cli-report-head-bot = Bot
cli-report-head-clan = Klan
cli-report-head-order = Miejsce w kolejności
cli-report-head-card = Karta
cli-report-head-building = Budowla
cli-report-head-rank = Lokata
cli-report-head-seats = Miejsca przy stole
cli-report-head-wins = Wygrane
cli-report-head-wins-of = Wygrywa { $seat }
cli-report-head-place = Ile razy { $rank }. lokata
cli-report-head-matches = Partie
cli-report-head-played = Ile razy w grze
cli-report-head-taken = Ile razy wzięto
cli-report-head-per-match = Wzięto na partię
cli-report-head-built = Zbudowano łącznie
cli-report-head-rate = Odsetek wygranych
cli-report-head-share = Udział
cli-report-head-interval = Przedział 95%
cli-report-head-year = Rok zakończenia
cli-report-head-reason = Powód
cli-report-head-decisions = Decyzje
cli-report-head-difference = Różnica
cli-report-head-won = Wygrane
cli-report-head-battles = Walki
cli-report-head-share-won = Odsetek wygranych
cli-report-head-theory = Z rachunku kości

cli-report-clans-title = Odsetek wygranych według klanów
cli-report-clans-reading = Punkt to odsetek partii wygranych przez klan, linia przez niego to przedział 95%, a linia przerywana to równy udział ({ $share }). Klan, którego cała linia leży po jednej jej stronie, jest zapewne za silny lub za słaby.
cli-report-order-title = Odsetek wygranych według kolejności w pierwszym roku
cli-report-order-reading = Pierwszego gracza wyłania rzut; pozostali następują zgodnie z ruchem wskazówek zegara. Punkty blisko linii przerywanej ({ $share }) znaczą, że zasoby początkowe wyrównują późniejszy ruch.
cli-report-seats-title = Odsetek wygranych według miejsc przy stole
cli-report-seats-reading = Miejsca z tym samym botem powinny leżeć blisko linii przerywanej równego udziału ({ $share }): samo miejsce decyduje głównie o tym, kto pierwszy wybiera klan.
cli-report-bots-title = Odsetek wygranych według botów
cli-report-bots-reading = Jak często wygrywa miejsce każdego z botów, z przedziałem 95%; linia przerywana to równy udział ({ $share }).
cli-report-ends-title = Kiedy i dlaczego kończą się partie
cli-report-ends-reading = Wysokość słupka to liczba partii zakończonych w danym roku, a jego części to powody.
cli-report-clan-ends-title = Odsetek wygranych według klanów, roku i powodu zakończenia
cli-report-clan-ends-reading = Każde pole to odsetek wygranych klanu wśród jego partii zakończonych w ten sposób: niebieskie powyżej równego udziału ({ $share }), pomarańczowe poniżej. Pola z niewieloma partiami mocno się wahają; liczby podaje tabela.
cli-report-sources-title = Skąd biorą się punkty
cli-report-sources-reading = Średnie punkty z każdego źródła, od zwycięzcy do ostatniej lokaty; punkty stracone są na lewo od zera. To, co rośnie od ostatniej lokaty do zwycięzcy, wygrywa partie.
cli-report-length-title = Długość partii
cli-report-length-reading = Każdy słupek liczy partie o takiej liczbie decyzji wszystkich graczy razem; średnia to { $mean }.
cli-report-cards-title = Brane karty i wyniki tych, którzy je biorą
cli-report-cards-reading = Po lewej odsetek wygranych tych, którzy wzięli kartę, z przedziałem 95% i przerywaną linią równego udziału ({ $share }); po prawej, ile razy ją wzięto. Szare, puste punkty to karty wzięte rzadziej niż { $least } razy. Karta może wygrywać, bo jest dobra albo bo biorą ją zwycięzcy.
cli-report-battles-title = Wygrane walki według różnicy sił
cli-report-battles-reading =
    { $count ->
        [one] { $count } walka
        [few] { $count } walki
       *[many] { $count } walk
    } między graczami, z punktu widzenia atakującego: różnica punktów walki przed rzutem, razem z żywnością i budowlami. Linia przerywana to dokładna szansa w tych walkach, jeśli obie strony dobrze używają kości; szare słupki to liczba walk.
cli-report-creature-battles-title = Walki ze Stworami według różnicy sił
cli-report-creature-battles-reading =
    { $count ->
        [one] { $count } walka
        [few] { $count } walki
       *[many] { $count } walk
    } ze Stworami, z punktu widzenia gracza: różnica punktów walki przed rzutem. Linia przerywana to dokładna szansa w tych walkach; szare słupki to ich liczba.
cli-report-key-observed = wygrane w tych partiach, z przedziałami 95%
cli-report-key-theory = dokładna szansa
cli-report-losses-title = Jednostki, niepokoje, ziemie i budowle według lokat
cli-report-losses-reading = Co gracz średnio w partii traci, bierze, zamyka i buduje, od zwycięzcy do ostatniej lokaty. Duże różnice między lokatami pokazują, co rozstrzyga partie.
cli-report-profile-title = Jednostki, niepokoje, ziemie i budowle według klanów
cli-report-profile-reading = Te same średnie dla każdego klanu: pokazują, jak klan gra i dlaczego ten, który rzadko wygrywa, zostaje w tyle.
cli-report-measure-lost = Stracone jednostki
cli-report-measure-unrest = Karty niepokojów
cli-report-measure-closed = Zamknięte terytoria
cli-report-measure-built = Wzniesione budowle
cli-report-buildings-title = Budowle zwycięzców i pozostałych
cli-report-buildings-reading = Ile budowli każdego typu gracz wznosi średnio w partii. Budowla, którą zwycięzcy wznoszą częściej, jest warta swojego drewna albo bierze się z przewagi.
