# Turnieje i ligi: listy, strona turnieju, nowy turniej.

web-nav-tournaments = Turnieje
web-menu-tournament = Do turnieju

# Listy

web-tour-mine = Twoje
web-tour-list-entering = Zapisy otwarte
web-tour-list-running = W toku
web-tour-list-finished = Zakończone
web-tour-none = Nie ma jeszcze żadnych turniejów. Zorganizuj pierwszy: serwer rozsadza graczy, prowadzi tabelę i sam gra dalej.
web-tour-new = Nowy turniej
web-tour-waits = Masz partię
web-tour-by = organizuje { $name }
web-tour-count = Gracze: { $n } z { $most }
web-tour-seats = Stoły po { $n }
web-tour-round-of = Runda { $n } z { $all }
web-tour-season = Sezon { $n }
web-tour-seasons = Sezony

web-tour-format-swiss = System szwajcarski
web-tour-format-groups = Grupy
web-tour-format-league = Liga
web-tour-format-knockout = Puchar
web-tour-format-swiss-text = Kilka rund, w których grają wszyscy. Spotykają się gracze z podobną liczbą punktów i nikt nie gra z nikim dwa razy, dopóki da się tego uniknąć.
web-tour-format-groups-text = W grupie każdy spotyka każdego. Najlepsi mogą przejść do fazy pucharowej.
web-tour-format-league-text = Ligi, w których każdy spotyka każdego. Po sezonie najlepsi awansują, a ostatni spadają.
web-tour-format-knockout-text = Od każdego stołu dalej przechodzą pierwsi, aż zostanie jeden stół.
web-tour-status-entering = Zapisy otwarte
web-tour-status-running = W toku
web-tour-status-paused = Wstrzymany
web-tour-status-finished = Zakończony
web-tour-status-cancelled = Odwołany

# Strona turnieju

web-tour-parts = Części turnieju
web-tour-standings = Tabela
web-tour-rounds = Rundy
web-tour-players = Gracze
web-tour-rules = Zasady
web-tour-organise = Organizacja
web-tour-enter = Zapisz się
web-tour-withdraw = Wycofaj się
web-tour-withdraw-text = Nie zagrasz w dalszych rundach, a w trwającej partii zastąpi cię bot. Po rozpoczęciu turnieju nie można tego cofnąć.
web-tour-withdraw-yes = Wycofaj się na dobre
web-tour-withdraw-no = Zostań
web-tour-in = Jesteś na liście. Turniej zacznie się, gdy zdecyduje organizator.
web-tour-in-until = Jesteś na liście. Turniej zacznie się { $at }.
web-tour-between = Twoje partie w tej rundzie są skończone. Następną rundę ustawi się, gdy rozstrzygnie się ostatnia partia.
web-tour-next = Runda { $n }: grasz przy stole { $table }.
web-tour-next-turn = Runda { $n }, stół { $table }: twoja kolej.
web-tour-next-at = Grasz w rundzie { $n }. Zacznie się { $at }.
web-tour-go = Do stołu
web-tour-bot = { $bot } nr { $number }
web-tour-number = Nr { $n }
web-tour-you = Ty
web-tour-nobody = Nikt się jeszcze nie zapisał.
web-tour-late = Gra od rundy { $n }.
web-tour-remove = Usuń
web-tour-out-withdrawn = Wycofanie się z turnieju.
web-tour-out-removed = Usunięcie przez organizatora.
web-tour-out-absent = Poza turniejem z powodu nieobecności.
web-tour-out-left = Konto usunięte z serwera.

web-tour-no-standings = Tabela zaczyna się od pierwszej rundy.
web-tour-rank = Lp.
web-tour-player = Gracz
web-tour-points = Punkty
web-tour-played = Partie
web-tour-forfeits = Walkowery
web-tour-tie-opponents = Rywale
web-tour-tie-direct = Między sobą
web-tour-tie-firsts = Wygrane
web-tour-group = Grupa { $n }
web-tour-division = { $n }. liga
web-tour-knockout = Faza pucharowa

web-tour-no-rounds = Pierwszą rundę ustawi się na początku turnieju.
web-tour-round = Runda { $n }
web-tour-round-on = W toku
web-tour-round-over = Zakończona
web-tour-begins = Początek { $at }
web-tour-until = Do { $at }
web-tour-table = Stół { $n }
web-tour-bye = Wolny los
web-tour-place = { $n }.
web-tour-earned = Punkty: { $points }
web-tour-forfeit = Walkower
web-tour-corrected = Poprawione przez organizatora
web-tour-waiting = Jeszcze się nie zaczęło
web-tour-watch = Oglądaj
web-tour-replay = Powtórka
web-tour-correct = Popraw
web-tour-decide = Rozstrzygnij
web-tour-correct-title = Runda { $round }, stół { $n }
web-tour-correct-text = Poprawkę i jej powód widzą wszyscy. Rundy już ustawione zostają bez zmian.
web-tour-correct-why = Powód
web-tour-correct-save = Zapisz wynik

web-tour-notes = Co się wydarzyło
web-tour-note-began = Turniej się zaczął. Gracze: { $players }.
web-tour-note-finished = Turniej się zakończył.
web-tour-note-paused = Organizator wstrzymał turniej.
web-tour-note-resumed = Turniej toczy się dalej.
web-tour-note-cancelled = Organizator odwołał turniej.
web-tour-note-nobody = Turniej odwołano: zapisało się mniej niż dwoje graczy.
web-tour-note-corrected = Organizator rozstrzygnął stół { $table } w rundzie { $round }.
web-tour-note-late = Spóźniony zapis: { $player }.
web-tour-note-withdrawn = Wycofuje się: { $player }.
web-tour-note-removed = Organizator usuwa z turnieju: { $player }.
web-tour-note-absent = Poza turniejem z powodu nieobecności: { $player }.

# Jego zasady

web-tour-rule-swiss = { $planned ->
    [0] W każdej rundzie grają wszyscy. Spotykają się gracze z podobną liczbą punktów i nikt nie gra z nikim dwa razy, dopóki da się tego uniknąć.
   *[other] Liczba rund: { $planned }, w każdej grają wszyscy. Spotykają się gracze z podobną liczbą punktów i nikt nie gra z nikim dwa razy, dopóki da się tego uniknąć.
}
web-tour-rule-groups = Graczy losuje się do grup po około { $group }. W grupie każdy spotyka każdego co najmniej { $legs ->
    [one] raz
   *[other] { $legs } razy
}.
web-tour-rule-finals = Z każdej grupy do fazy pucharowej przechodzi { $qualify }, a w niej od każdego stołu dalej przechodzi { $advance }.
web-tour-rule-league = W jednej lidze gra około { $group } graczy. W lidze każdy spotyka każdego co najmniej { $legs ->
    [one] raz
   *[other] { $legs } razy
}. Po sezonie między dwiema ligami tylu graczy awansuje i tylu spada: { $moved }.
web-tour-rule-knockout = Od każdego stołu dalej przechodzi { $advance }, aż zostanie jeden stół. Z graczy na tym samym miejscu przechodzi ten, kto przedtem stał wyżej.
web-tour-rule-at-once = Wszystkie rundy są otwarte od początku.
web-tour-rule-tables = { $seats ->
    [2] W każdej partii spotyka się dwoje graczy. Kto zostaje bez pary, ma wolny los, który liczy się jak wygrana.
   *[other] Przy stole gra { $seats } graczy albo mniej, gdy liczba graczy się nie dzieli: stołów jest jak najmniej i wszystkie są podobnej wielkości.
}
web-tour-rule-points = Punkty za miejsca: { $points }. Gracze na tym samym miejscu dzielą się jego punktami.
web-tour-rule-seats = Każdy siedzi na każdym miejscu mniej więcej równie często, przede wszystkim na pierwszym.
web-tour-rule-clock = Zegar: { $clock }. Komu skończy się czas, za tego gra bot; można wrócić na miejsce.
web-tour-rule-deadline = Runda trwa: { $time }. Potem boty dogrywają jej partie do końca.
web-tour-rule-break = Przerwa między rundami: { $time }.
web-tour-rule-forfeit = Kto się poddaje albo zostawia większość decyzji botowi, oddaje partię walkowerem: zajmuje ostatnie miejsce i nie dostaje punktów, cokolwiek osiągnie bot.
web-tour-rule-absences = { $n ->
    [one] Kto odda partię walkowerem, odpada z turnieju.
   *[other] Kto odda walkowerem tyle partii z rzędu: { $n }, odpada z turnieju.
}
web-tour-rule-withdraw = Kto się wycofa, nie gra w dalszych rundach. W trwającej partii zastępuje go bot.
web-tour-rule-late = Zapisać się można także po pierwszej rundzie. Zaczyna się wtedy bez punktów.
web-tour-rule-accounts = Zapisać się mogą tylko gracze z kontem, a partie liczą się do rankingu.
web-tour-rule-agree = Przy stołach nie ma podpowiedzi, pauz jednego gracza ani głosowań.
web-tour-ties = Co rozstrzyga, w tej kolejności
web-tour-tie-points-text = Punkty.
web-tour-tie-opponents-text = Rywale: punkty wszystkich, z którymi się grało, za każde spotkanie.
web-tour-tie-direct-text = Między sobą: ile razy ktoś skończył przed innymi z tą samą liczbą punktów, mniej ile razy po nich.
web-tour-tie-firsts-text = Wygrane: partie zakończone na pierwszym miejscu.
web-tour-tie-lot-text = Los: wynika z ziarna i numeru gracza.
web-tour-tie-round-text = Osiągnięta runda.
web-tour-tie-place-text = Miejsce w tej rundzie.
web-tour-fair = Uczciwie i do sprawdzenia
web-tour-fair-text = Kto z kim gra, wynika z ziarna i wyników, z niczego więcej. Ziarno jest ustalone, zanim ktokolwiek się zapisze, i podane na początku: dowodzi tego odcisk. Pobierz turniej i sprawdź każdy stół poleceniem „longhall tournament”.
web-tour-commitment = Odcisk ziarna
web-tour-seed = Ziarno
web-tour-json = Wszystko jako JSON
web-tour-csv-standings = Tabela jako CSV
web-tour-csv-results = Wyniki jako CSV

# Organizacja

web-tour-invite = Zaproś graczy
web-tour-invite-open = Każdy, kto ma ten link, może się zapisać.
web-tour-invite-only = Zapisać się można tylko z tym linkiem. Wyślij go zaproszonym.
web-tour-link = Link
web-tour-copy = Kopiuj link
web-tour-copied = Link skopiowany.
web-tour-copy-by-hand = Przeglądarka nie pozwala tu kopiować. Zaznacz link i skopiuj go.
web-tour-new-link = Nowy link
web-tour-bots = Boty
web-tour-bots-text = Bot gra we własnym imieniu: żeby liczba graczy się zgadzała albo żeby wypróbować turniej.
web-tour-bot-level = Poziom bota
web-tour-add-bot = Dodaj bota
web-tour-run = Turniej
web-tour-start = Zacznij teraz
web-tour-pause = Wstrzymaj
web-tour-resume = Wznów
web-tour-cancel = Odwołaj turniej
web-tour-cancel-why = Powód, widoczny dla wszystkich
web-tour-cancel-yes = Odwołaj na dobre
web-tour-cancel-no = Nie odwołuj
web-tour-season-next = Otwórz następny sezon
web-tour-run-entering = Po rozpoczęciu stoły są losowane i otwierane, a gracze siadają przy nich automatycznie.
web-tour-run-running = Rundy następują po sobie same. Wstrzymanie zatrzymuje wszystkie partie, dopóki nie wznowisz turnieju.
web-tour-run-paused = Nie zaczyna się żadna runda, a wszystkie partie stoją.
web-tour-run-finished = Turniej się zakończył. Wyniki można jeszcze poprawić.
web-tour-run-cancelled = Turniej odwołano. Trwające partie można dograć, ale już bez znaczenia dla turnieju.

# Nowy

web-tour-new-name = Nazwa turnieju
web-tour-new-about = Opis
web-tour-new-go = Otwórz turniej
web-tour-new-form = Forma
web-tour-new-format = System rozgrywek
web-tour-new-seats = Gracze przy stole
web-tour-new-seats-text = Gdy liczba graczy się nie dzieli, przy niektórych stołach jest o jednego mniej.
web-tour-new-rounds-auto = Ile trzeba
web-tour-new-group = Gracze w grupie
web-tour-new-division = Gracze w lidze
web-tour-new-legs = Ile razy każdy spotyka każdego
web-tour-new-moved = Awansuje i spada
web-tour-new-qualify = Przechodzi z grupy do fazy pucharowej
web-tour-new-no-finals = Bez fazy pucharowej
web-tour-new-advance = Przechodzi dalej od stołu
web-tour-new-at-once = Wszystkie rundy naraz
web-tour-new-at-once-text = Do partii trwających tygodniami: nikt nie czeka na rundę innych.
web-tour-new-time = Czas
web-tour-new-clock-text = Turniej zawsze ma zegar: za nieobecnego gra bot.
web-tour-new-round-time = Najdłuższy czas rundy
web-tour-new-round-time-text = Potem boty dogrywają jej partie do końca.
web-tour-new-no-limit = Bez limitu
web-tour-new-break = Przerwa między rundami
web-tour-new-no-break = Bez przerwy
web-tour-new-starts = Początek
web-tour-new-starts-text = Puste pole: turniej zaczyna organizator.
web-tour-new-who = Kto może się zapisać
web-tour-new-public = Na liście
web-tour-new-public-text = Każdy znajdzie go na liście turniejów i może oglądać partie. W przeciwnym razie tylko ci, którzy mają link.
web-tour-new-invited = Za zaproszeniem
web-tour-new-invited-text = Zapisać się można tylko z linkiem z zaproszenia.
web-tour-new-accounts = Tylko konta
web-tour-new-accounts-text = Goście nie mogą się zapisać, a partie liczą się do rankingu.
web-tour-new-late = Późne zapisy
web-tour-new-most = Najwięcej graczy
web-tour-new-tables = Ustawienia stołów
