# What the command line itself says, whatever the game.

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
        [one] { $games } partia, { $game }, ziarno „{ $seed }”
        [few] { $games } partie, { $game }, ziarno „{ $seed }”
       *[many] { $games } partii, { $game }, ziarno „{ $seed }”
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
cli-simulate-lengths = { $what }: od { $least } do { $most }, średnio { $mean }
cli-simulate-speed = { $rate } decyzji na sekundę, łącznie { $seconds } s
cli-simulate-report = Raport jest w pliku { $file }.
cli-train-done = { $file }: nauczono z { $matches ->
        [one] { $matches } partii
       *[other] { $matches } partii
    } (pozycji: { $positions }). Wynik Briera na partiach, z których nie uczono: { $brier }; przy równych szansach: { $even }.
cli-dataset-done = { $file }: { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
       *[many] { $decisions } decyzji
    }. Opis danych: { $sheet }.

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
    }, { $python }
cli-bench-decisions-per-s = losowe rozgrywki z zapisem, decyzje na sekundę
cli-bench-unrecorded-per-s = losowe rozgrywki bez zapisu, decyzje na sekundę
cli-bench-forced-percent = decyzje wymuszone, procent
cli-bench-greedy-per-s = Znawca na każdym miejscu, decyzje na sekundę
cli-bench-clone-us = kopia stanu, µs
cli-bench-options-us = wszystkie opcje, µs
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
cli-rule-options = Opcje gry: { $names }

# serve and play
cli-ratings-recomputed = Partie rankingowe: { $matches }, osoby: { $people }. { $changed ->
    [0] Wszystkie liczby są takie jak wcześniej.
   *[other] Liczby, które się zmieniły: { $changed }.
}
cli-serve-open = Sala jest otwarta pod adresem { $address }
cli-play-open = Twoja sala jest otwarta pod adresem { $address }
cli-play-lan = Inni w tej sieci wejdą pod adresem { $address }
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
cli-tui-bot = { $chair }: { $seat }, { $level }. { $text }
cli-tui-help-hint = Odpowiadaj numerem opcji albo jej kluczem; h pokazuje pozostałe polecenia.
cli-tui-help =
    numer lub klucz: wybierz tę opcję
    ?: czego teraz nie możesz zrobić i dlaczego
    { "\u0021" }: co byłoby teraz najlepsze i dlaczego
    r ZASADA: treść zasady o identyfikatorze podanym w nawiasach kwadratowych
    c KARTA: co robi karta o identyfikatorze takim jak w kluczach opcji
    u: cofnij swój ostatni wybór, jeśli od tamtej pory nic się nie ujawniło
    v: jeszcze raz cały stół
    l LICZBA: ostatnie wpisy kroniki
    s PLIK: zapisuj partię w pliku, teraz i po każdym wyborze
    q: wyjdź
    h: ta lista
cli-tui-prompt = >
cli-tui-news = Co się wydarzyło:
cli-tui-forecast = Zapowiada się: { $text }
cli-tui-forecast-urgent = Uwaga: { $text }
cli-tui-no-number = Wybierz liczbę od 1 do { $count }.
cli-tui-no-refusals = Wszystko, czego można się tu spodziewać, jest dozwolone.
cli-tui-hint-line = { $label }: { $text }
cli-tui-hint-step = { $number }. { $text }
cli-tui-no-rule = Żadna zasada nie ma identyfikatora „{ $id }”; wpisz r i identyfikator zasady, podawany w nawiasach kwadratowych.
cli-tui-card = { $name }: { $text }
cli-tui-no-card = Żadna karta nie ma identyfikatora „{ $id }”; wpisz c i identyfikator karty taki jak w kluczach opcji.
cli-tui-no-undo = Niczego nie można cofnąć: od tamtej pory zdecydował los, coś się ujawniło albo wybierał ktoś inny.
cli-tui-undone = Twój ostatni wybór został cofnięty.
cli-tui-teacher = Nauczyciel, krok { $step } z { $steps }:
cli-tui-suggested = Rada: { $number }. { $text }
cli-tui-save-where = Podaj nazwę pliku: s PLIK
cli-tui-saved = Partia zapisana w { $file }; graj dalej z --resume { $file }
cli-tui-exists = Plik { $file } już istnieje i pozostaje bez zmian; podaj inną nazwę.
cli-tui-save-failed = Nie można zapisać pliku { $file }: { $why }.
cli-tui-quit-where = Wpisz nazwę pliku, aby zapisać partię, albo naciśnij Enter, aby wyjść bez zapisywania.
cli-tui-input-ended = Dane wejściowe się skończyły.

# puzzle
cli-puzzle-head = Zadanie { $number } z { $count }, { $game }, trudność { $grade } z { $grades }
cli-puzzle-daily = To zadanie dnia na { $day }.
cli-puzzle-before = To zadanie masz już rozwiązane.
cli-puzzle-task = Twoje miejsce: { $seat }. Znajdź najlepszy ruch. { $commands }
cli-puzzle-help =
    numer lub klucz: wybierz tę opcję
    { "\u0021" }: podpowiedź; następna mówi więcej
    ?: czego teraz nie możesz zrobić i dlaczego
    r ZASADA: treść zasady o identyfikatorze podanym w nawiasach kwadratowych
    c KARTA: co robi karta o identyfikatorze takim jak w kluczach opcji
    u: cofnij swój ostatni wybór
    v: jeszcze raz cały stół
    l LICZBA: ostatnie wpisy kroniki
    s: zobacz najlepszą linię
    q: wyjdź
    h: ta lista
cli-puzzle-no-undo = Nic tu jeszcze nie wybrano.
cli-puzzle-hint-reason = O co tu chodzi: { $text }
cli-puzzle-hint-next = Teraz najlepsze: { $text }
cli-puzzle-hint-back = Najlepsza linia odchodzi wcześniej w inną stronę. Cofnij ostatni wybór poleceniem u.
cli-puzzle-judging = Boty grają dalej po twojej linii …
cli-puzzle-best = Rozwiązane: to najlepsza linia.
cli-puzzle-equal = Rozwiązane: twoja linia jest tak samo dobra jak najlepsza.
cli-puzzle-worse = Jeszcze nie: twoja linia jest gorsza od najlepszej o { $loss } punktu (± { $error }).
cli-puzzle-chance = Szansa na wygraną: { $best } przy najlepszej linii, { $chance } przy twojej.
cli-puzzle-again = Enter: spróbuj ponownie; s: zobacz najlepszą linię; q: wyjdź.
cli-puzzle-line = Najlepsza linia:
cli-puzzle-rule = Zasada, na której to się opiera:
cli-puzzle-row-number = Zadanie
cli-puzzle-row-grade = Trudność
cli-puzzle-row-tries = Prób do rozwiązania
cli-puzzle-solved = Rozwiązane: { $count } z { $all }
cli-hall-puzzles = Przejrzane partie: { $matches }. Znalezione zadania: { $count }.

# longhall tournament, longhall hall tournaments

cli-tournament-good = { $file } zgadza się w całości. Rundy: { $rounds }; stoły: { $tables }. Każdy stół wynika z ziarna i wcześniejszych wyników.
cli-tournament-cancelled = Turniej „{ $name }” jest odwołany.
cli-tournament-none = Nie ma żadnych turniejów.
# hall keeper
cli-keeper-keeper = Opiekun: { $name } ({ $id })
cli-keeper-muted = Wyciszenie do { $until }: { $name } ({ $id })
cli-keeper-banned = Zakaz wstępu: { $name } ({ $id })
cli-keeper-no-reports = Nie ma nierozpatrzonych zgłoszeń.
cli-keeper-report = Zgłoszenie { $number }, { $at }: { $by } o { $name } ({ $id }) przy stole { $table }: { $text }
