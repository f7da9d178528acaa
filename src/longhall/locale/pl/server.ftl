# Why a hall refuses something.

# Who you are

error-need-name = Najpierw wejdź: podaj swoje imię.
error-token = Ten token jest nieważny.
error-token-scope = { $needed ->
    [play] Ten token pozwala tylko patrzeć. Utwórz taki, którym można grać.
   *[account] Ten token nie daje dostępu do konta. Utwórz taki, któremu wolno wszystko.
}
error-origin = To żądanie nie pochodzi ze strony tej sali.
error-host = To nie jest adres tej sali.
error-already-in = Nie musisz się logować: sala już cię zna.
error-has-account = Masz już konto.
error-email-taken = Istnieje już konto z tym adresem e-mail.
error-no-email = Powiadomienia e-mailem wymagają konta z adresem e-mail.
error-webhook-private = Ta sala nie wysyła powiadomień na adresy własnej sieci.
error-login = Adres e-mail lub hasło są nieprawidłowe.
error-password = Hasło jest nieprawidłowe.
error-no-account = Nie masz jeszcze konta: gość nie ma hasła.
error-no-mail = Ta sala nie wysyła poczty. Zapytaj osobę, która ją prowadzi.
error-link = Ten link nie jest już ważny; poproś o nowy.
error-too-many-tokens = { $limit ->
    [one] Masz już { $limit } token; najpierw go usuń.
    [few] Masz już { $limit } tokeny; najpierw usuń jeden.
   *[many] Masz już { $limit } tokenów; najpierw usuń jeden.
}
error-no-such-token = Nie masz takiego tokenu.

# What was asked

error-invalid-input = { $fault ->
    [missing] Brakuje pola { $field }.
    [unknown] Nie ma tu pola { $field }.
    [kind] Pole { $field } ma wartość niewłaściwego rodzaju.
    [choice] Pole { $field } nie ma żadnej z dozwolonych wartości.
    [least] Wartość pola { $field } musi wynosić co najmniej { $limit }.
    [most] Wartość pola { $field } może wynosić najwyżej { $limit }.
    [short] Pole { $field } jest za krótkie; najmniejsza długość to { $limit }.
    [long] Pole { $field } jest za długie; największa długość to { $limit }.
    [json] To, co wysłano, nie jest w formacie JSON.
   *[other] Pole { $field } jest nieprawidłowe.
}
error-field-name = Imię ma od 1 do { $most } znaków, wszystkie widoczne.
error-field-label = Napisz, do czego służy token (od 1 do { $most } znaków).
error-field-email = To nie jest adres e-mail.
error-field-password = Hasło ma od { $least } do { $most } znaków.
error-field-webhook = Adres do powiadomień zaczyna się od http:// lub https:// i nie zawiera spacji, hasła ani liter spoza alfabetu łacińskiego.
error-field-player = Szukane imię ma najwyżej { $most } znaków.
error-bad-request = Sala nie rozumie tego żądania.
error-not-understood = Sala nie rozumie tej wiadomości.
error-not-found = Tu niczego nie ma.
error-method = Tego nie można tu zrobić.
error-too-big = To więcej, niż sala przyjmuje naraz.
error-too-fast = Za dużo naraz; poczekaj chwilę.
error-too-slow = To żądanie docierało zbyt długo.
error-inside = W sali coś poszło nie tak.
error-database = Sala nie może teraz korzystać ze swojej bazy danych.
error-disk-full = Dysk tej sali jest pełny.

# Tables

error-no-such-table = Nie ma takiego stołu.
error-other-version = Ten stół otwarto dla gry { $name } z zasadami w wersji { $version } i pakietem { $pack }, a tych w tej sali nie ma.
error-damaged-match = Partia przy tym stole jest uszkodzona i nie da się jej pokazać.
error-no-such-seat = Przy tym stole nie ma takiego miejsca.
error-no-such-position = W tej partii nie ma takiej pozycji.
error-last-position = Z tej partii można już pokazać tylko ostatnią pozycję, numer { $choices }.
error-no-such-game = W tej sali nie ma takiej gry.
error-setup-value = { $setup }: nie ma takiej wartości.
error-setup-twice = { $setup }: coś wybrano dwa razy.
error-setup-unknown = Ta gra nie ma opcji { $name }.
error-setup-seats = { $setup }: tylko przy liczbie graczy: { $counts }.
error-setup-needs = { $setup }: tylko razem z opcją „{ $needed_setup }”.
error-setup-each = { $setup }: liczba wybranych to { $count }, a liczba graczy to { $seats }.
error-clock = Ustaw czas większy od zera.
error-bots = Nie ma takiego bota albo botów jest więcej niż miejsc.
error-too-many-tables = Masz zbyt wiele otwartych stołów; najpierw zakończ lub zamknij jeden.
error-too-many-today = Na dziś to już za dużo stołów. Spróbuj jutro.
error-not-host = Może to zrobić tylko gospodarz stołu.
error-already-started = Partia już się zaczęła.
error-closed = Ten stół jest zamknięty.
error-empty-seat = To miejsce jest puste: { $seat }.
error-seat-taken = Ktoś już tam siedzi.
error-not-your-seat = To nie jest twoje miejsce.
error-not-seated = Nie siedzisz przy tym stole.
error-not-playing = Przy tym stole nie toczy się żadna partia.
error-not-finished = Partia jeszcze się nie skończyła.
error-others-eyes = Dopóki partia trwa, możesz ją oglądać wstecz tylko ze swojego miejsca.
error-paused = Partia jest wstrzymana.
error-not-now = Teraz to niemożliwe.
error-not-your-turn = To nie twoja kolej na wybór.
error-late = W międzyczasie coś się zdarzyło; spójrz jeszcze raz.
error-bot-plays = Na tym miejscu gra bot; najpierw na nie wróć.
error-bot-decides = Czas na tę decyzję minął, więc podejmie ją bot. Następna będzie twoja.
error-no-pauses = W tej partii nie masz już pauz: każdemu przysługują 3. Zaproponuj dłuższą pauzę.
error-nobody-waits = Nikt nie czeka na tego gracza.
error-hints-off = Przy tym stole podpowiedzi są wyłączone.
error-hint-unknown-game = Do tej gry nie ma podpowiedzi.
error-hint-one-option = Tu jest tylko jedna opcja, więc podpowiedź nie jest potrzebna.
error-hint-lesson = W partii z nauczycielem to on podpowiada, co robić.
error-hint-failed = Nie udało się znaleźć podpowiedzi. Spróbuj jeszcze raz.
error-analysis-unknown-game = Partii tej gry nie można tu przeanalizować.
error-analysis-failed = Analiza się nie powiodła. Spróbuj ponownie.
error-no-such-puzzle = Nie ma takiego zadania.
error-try-over = W tej próbie nie ma już nic do wybrania. Cofnij wybór albo zacznij od nowa.
error-nothing-to-choose = W tej chwili nie ma nic do wybrania.
error-nothing-tried = Najpierw coś wybierz.
error-try-failed = Nie udało się tego ocenić. Spróbuj ponownie.
error-wait-longer = { $minutes ->
    [one] Bot może przejąć to miejsce najwcześniej za { $minutes } minutę.
    [few] Bot może przejąć to miejsce najwcześniej za { $minutes } minuty.
    [many] Bot może przejąć to miejsce najwcześniej za { $minutes } minut.
   *[other] Bot może przejąć to miejsce najwcześniej za { $minutes } minuty.
}
error-resigned = Ta partia jest już przez ciebie poddana.
error-no-vote = Nie ma nad czym głosować.
error-no-lesson = Ta gra nie ma partii z przewodnikiem.
error-other-vote = W międzyczasie zadano inne pytanie. Przeczytaj je, zanim odpowiesz.
error-nothing-to-undo = Nie ma czego cofać.
error-chat-fast = Piszesz za szybko; poczekaj chwilę.
error-chat-length = Wypowiedź musi mieć treść i nie może być za długa.
error-muted = Gospodarz stołu wyłączył ci czat.
error-rated-account = Do gry przy stole rankingowym potrzebne jest konto.
error-rated-clock = Stół rankingowy wymaga zegara.
error-rated-hints = Przy stole rankingowym nie ma podpowiedzi. Wyłącz je.
error-rated-one-seat = Przy stole rankingowym każdy ma tylko jedno miejsce.
error-rated-people = Partia rankingowa wymaga co najmniej dwóch osób.
error-rated-bot = Przy stole rankingowym nie można na jakiś czas oddać miejsca botowi. Graj dalej albo poddaj partię.
error-rated-undo = Przy stole rankingowym można cofnąć tylko to, co niczego nie ujawniło.
error-no-such-page = Nie ma takiej strony.
error-not-yourself = Nie można obserwować ani zablokować siebie.
error-too-many-ties = Liczba osób, które obserwujesz lub blokujesz, sięgnęła { $limit }. Najpierw kogoś usuń.
error-kept-apart = Nie możesz tu usiąść: ktoś przy tym stole i ty macie nie spotykać się przy grze.
error-no-such-person = Przy tym stole nie ma nikogo takiego.

# Turn notices by mail

notice-subject = { $count ->
    [one] Twoja kolej
    [few] Twoja kolej przy { $count } stołach
    [many] Twoja kolej przy { $count } stołach
   *[other] Twoja kolej przy { $count } stołach
}
notice-greeting = Witaj, { $names }!
notice-turn = { $names-count ->
    [0] Twoja kolej w grze { $game }.
   *[other] Twoja kolej w grze { $game }. Przy stole: { $names }.
}
notice-time-left = { $hours ->
    [0] Została mniej niż godzina.
    [one] Została { $hours } godzina.
    [few] Zostały { $hours } godziny.
    [many] Zostało { $hours } godzin.
   *[other] Zostało { $hours } godziny.
}
notice-farewell = Dostajesz tę wiadomość, bo masz w tej sali włączone powiadomienia o swojej kolei. Możesz je wyłączyć w ustawieniach.

# Where the client is not built

page-not-built = Strony tej sali nie są zbudowane
page-not-built-text = Sama sala działa. Jeśli uruchamiasz ją ze źródeł, zbuduj jej strony tym poleceniem w folderze projektu:

# A new password by mail

reset-subject = Nowe hasło do Longhall
reset-text = Ktoś, zapewne ty, prosi o nowe hasło do twojego konta w tej sali. Przez godzinę możesz je ustawić tutaj:
reset-farewell = Jeśli to nie ty, nie musisz nic robić: hasło pozostanie bez zmian.

# Confirming an e-mail address by mail

confirm-subject = Potwierdź swój adres e-mail
confirm-text = Ktoś, zapewne ty, podał ten adres przy koncie w tej sali. Potwierdź w ciągu tygodnia, że należy do ciebie:
confirm-farewell = Jeśli to nie ty, nie musisz nic robić: sala więcej do ciebie nie napisze.
taken-subject = Masz już konto
taken-text = Ktoś, zapewne ty, chce założyć konto z tym adresem. Takie konto już jest. Zaloguj się albo ustaw nowe hasło tutaj:
taken-farewell = Jeśli to nie ty, nie musisz nic robić: nic się nie zmieniło.

# Drzwi do sieci lokalnej

error-door = Może to zrobić tylko ktoś przy komputerze, na którym uruchomiono tę salę.
error-no-network = Ten komputer nie jest w żadnej sieci lokalnej albo adres jest tam zajęty.
# Turnieje

error-no-such-tournament = Nie ma takiego turnieju.
error-not-organiser = Może to zrobić tylko organizator turnieju.
error-tournament-table = To stół turnieju: o tym, kto gdzie siedzi i kiedy jest przerwa, decydują jego zasady, a graczy o nic się tu nie pyta.
error-tournament-status = Na tym etapie turnieju to niemożliwe.
error-tournament-closed = Do tego turnieju nie można już dołączyć.
error-tournament-code = Ten turniej jest dla zaproszonych. Użyj linku z zaproszenia.
error-tournament-account = Ten turniej jest dla graczy z kontem.
error-tournament-full = { $most ->
    [one] W tym turnieju jest miejsce dla { $most } gracza i wszystkie są zajęte.
   *[other] W tym turnieju jest miejsce dla { $most } graczy i wszystkie są zajęte.
}
error-tournament-out = Ten turniej już dla ciebie się skończył.
error-tournament-not-in = Nie grasz w tym turnieju.
error-tournament-no-player = W tym turnieju nie ma takiego gracza.
error-tournament-few = Turniej potrzebuje co najmniej dwojga graczy.
error-tournament-form = { $field ->
    [points] Podaj liczbę punktów za każde miejsce; żadna nie może być wyższa niż poprzednia.
    [group] Grupa jest co najmniej tak duża jak stół.
    [advance] Od stołu przechodzi dalej mniej graczy, niż przy nim siedzi.
    [qualify] Z grupy nie może wyjść więcej graczy, niż w niej gra.
    [moved] Awansować i spaść może najwyżej połowa ligi.
   *[other] W takiej formie nie da się rozegrać turnieju.
}
error-tournament-clock = Turniej potrzebuje zegara: bez niego nieobecny gracz zatrzymałby wszystkich.
error-tournament-no-match = W tej rundzie nie ma takiej partii.
error-tournament-places = Podaj po jednym miejscu dla każdego z graczy ({ $seats }): 1 dla zwycięzcy, a po remisie pomija się miejsca, które on zajmuje. Co najmniej jeden gracz musiał grać.
error-tournament-too-late = Według tego wyniku ustawiono już następną rundę, więc zostaje bez zmian.
error-tournament-season = Następny sezon jest już otwarty.
error-too-many-tournaments = Organizujesz już { $most } { $most ->
    [one] turniej
    [few] turnieje
   *[many] turniejów
}. Najpierw zakończ jeden z nich.

# Porządek w sali

error-seat-held = To miejsce czeka na gracza { $name }.
error-banned-here = Gospodarz tego stołu nie wpuszcza cię tutaj.
error-banned = Masz zakaz wstępu do tej sali.
error-muted-everywhere = Opiekunowie tej sali wyciszyli cię na jakiś czas.
error-watchers-chat = Przy tym stole w czasie partii piszą tylko gracze.
error-chat-slow = Widzowie mogą pisać tylko kilka wiadomości na minutę. Zaczekaj chwilę.
error-not-keeper = Mogą to zrobić tylko opiekunowie tej sali.
error-no-such-report = Nie ma takiego nierozpatrzonego zgłoszenia.

# Zainstalowana aplikacja bez sieci

page-offline = Brak połączenia
page-offline-text = Sala jest teraz nieosiągalna. Twoje partie są w niej bezpieczne; wróć, gdy będzie połączenie.
page-offline-again = Spróbuj jeszcze raz
