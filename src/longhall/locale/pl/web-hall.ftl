# Strony sali: wejście, otwieranie stołów, szukanie ich.

web-error-offline = Nie można połączyć się z salą. Czy połączenie zostało przerwane?
web-error-again = Spróbuj ponownie

# Around every page

web-title = Longhall
web-title-page = { $page } · Longhall
web-skip = Przejdź do treści
web-nav-home = Longhall: do sali
web-nav-pages = Strony
web-nav-menu = Menu
web-nav-hall = Sala
web-nav-finished = Zakończone partie
web-nav-rules = Zasady
web-nav-gallery = Galeria
web-nav-about = O Longhall
web-nav-account = Ty i twoje konto
web-come-in = Wejdź
web-unofficial = Nieoficjalny, niekomercyjny stół zrobiony przez miłośników tych gier, niezwiązany z ich autorami ani wydawcami. Jeśli gra ci się podoba, kup pudełko.
web-close = Zamknij

# Settings

web-settings = Ustawienia
web-language = Język
web-theme = Oświetlenie
web-theme-system = jak na urządzeniu
web-theme-dark = ciemne
web-theme-light = jasne
web-speed = Boty i sceny
web-speed-slow = powoli
web-speed-normal = normalnie
web-speed-fast = szybko
web-speed-off = bez animacji
web-sound = Dźwięki
web-sound-text = Ciche dźwięki, gdy przychodzi twoja kolej i gdy coś się dzieje.
web-autoplay = Wybieraj za mnie, gdy nie ma wyboru
web-autoplay-text = Gdy możesz zrobić tylko jedną rzecz, dzieje się ona sama.
web-confirm = Pytaj przed tym, czego nie da się cofnąć
web-confirm-text = Pytanie przed wyborami, których nikt już nie cofnie.
web-hotkeys = Wybór pojedynczymi klawiszami
web-hotkeys-text = Przy stole wybierasz literami i cyframi. Gdy to wyłączysz, urządzenie, do którego mówisz albo które ci czyta, niczego nie wybierze przez pomyłkę.

# Coming in

web-name-title = Jak mamy cię nazywać?
web-name-text = To imię widzą inni przy stole. Nie potrzebujesz konta; możesz je założyć później, aby mieć swoje stoły także na innych urządzeniach.
web-name-label = Twoje imię
web-name-suggest = Podpowiedz
web-name-login = Mam konto
web-name-enter = Wejdź
web-name-missing = Wpisz imię albo weź podpowiedziane.
web-name-ideas = Astryda Śnieżny But; Bjorn Spóźniony na Ucztę; Helga z Długiej Ławy; Iwar Wyspany; Ragna Dwie Rękawice; Torsten Jeszcze Pomyśli; Ylwa Ciepłe Dłonie; Sygryda od Dokładki; Leif Na Ogół Szczęściarz; Gunhilda Dobra Rada

# A page that is not there

web-lost-title = Tu jest tylko śnieg
web-lost-text = Ta ścieżka donikąd nie prowadzi. Być może w adresie jest pomyłka albo tego, co tu było, już nie ma.
web-lost-back = Z powrotem do sali
web-lost-trouble = Nie można tego teraz pokazać

# The games

web-game-seats = { $least }–{ $most } graczy
web-game-seats-only = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
web-length-90 = około półtorej godziny
web-length-120 = dwie godziny albo dłużej
web-weight-middle = sporo zasad
web-weight-heavy = dużo zasad

# The hall

web-hall-title = Ciepły stół na długie zimowe wieczory
web-hall-text = Duże zimowe gry planszowe w przeglądarce, z przyjaciółmi albo przeciw botom. Stół zna zasady, mówi, co możesz zrobić i dlaczego czegoś nie możesz, i pamięta, na czym stanęło. Wybierz grę i siadaj; to nic nie kosztuje i nie wymaga konta.
web-hall-start = Siadaj do gry
web-hall-back = Witaj znowu, { $name }
web-hall-turns = { $n ->
    [0] Inni się namyślają. Usiądź przy ogniu albo zacznij kolejną grę.
    [one] Czeka na ciebie { $n } stół.
    [few] Czekają na ciebie { $n } stoły.
    [many] Czeka na ciebie { $n } stołów.
   *[other] Czeka na ciebie { $n } stołu.
}
web-hall-games = Gry
web-hall-open = Otwórz stół
web-hall-learn = Ucz się
web-hall-learn-game = Ucz się: { $title }
web-hall-new = Nie znasz którejś z nich? Nauczyciel poprowadzi cię przez pierwszą partię:
web-learn-begun = Ta lekcja jest już rozpoczęta
web-learn-begun-text = Partia z nauczycielem w grze { $title } czeka tam, gdzie ją przerwano.
web-learn-anew = Zacznij od początku
web-learn-go-on = Kontynuuj
web-hall-not-yet = Jeszcze nie można grać
web-hall-mine = Twoje stoły
web-hall-open-tables = Szukają graczy
web-hall-open-none = Żaden stół nie czeka na graczy. Otwórz swój i zostaw komuś krzesło.
web-hall-join = Dołącz
web-hall-playing = Teraz grają
web-hall-playing-none = Nikt teraz publicznie nie gra. Ogień i tak płonie.
web-hall-watch = Oglądaj
web-hall-more = Dokąd dalej
web-hall-finished = Zakończone partie
web-hall-finished-mine = Zakończone partie, twoje i cudze
web-my-turn = Twoja kolej
web-my-play = Graj
web-my-go = Przejdź
web-my-open = { $seats ->
    [0] można zaczynać
    [one] { $seats } wolne krzesło
    [few] { $seats } wolne krzesła
    [many] { $seats } wolnych krzeseł
   *[other] { $seats } wolnego krzesła
}
web-my-paused = wstrzymana
web-my-other = wybiera { $name }
web-table-by-link = tylko przez link
web-chair-free = wolne
web-chair-left = Dawny gracz
web-chair-character = { $name } ({ $level })
web-chair-bot-since = gra bot, od wyboru { $n }
web-chair-host = gospodarz
web-chair-alike = łudząco podobne do innego imienia przy tym stole
web-chair-winner = zwycięstwo
web-join-label = Dołącz przez link
web-join-example = { $address }/tables/…
web-join-go = Przejdź
web-join-wrong = To nie wygląda na link do stołu. Taki link ma na końcu /tables/ i kilka liter.

# Clocks

web-clock-none = bez zegara
web-clock-live = { $time } na decyzję i { $bank } w zapasie
web-clock-strict = { $time } na decyzję
web-clock-leisure = { $time } na decyzję

# A new table

web-new-title = Nowy stół do gry { $game }
web-new-which = Która gra?
web-new-not-yet = W tę grę nie można tu jeszcze grać. Jej stół stanie tutaj, gdy będzie gotowa.
web-new-chairs = Kto siedzi przy stole
web-new-count = Gracze
web-new-chair = Krzesło { $number }
web-new-me = Ty
web-new-me-text = Grasz na tym miejscu, tu, na tym ekranie.
web-new-chair-name = Imię gracza na krześle { $number }
web-new-friend = Ktoś przez link
web-new-friend-text = Osoba, której wyślesz link, albo ktoś z sali.
web-new-bots = Boty
web-new-main = Partia
web-new-each = wybierz dla każdego
web-new-needs = Wymaga: { $what }.
web-new-needs-seats = Tylko przy liczbie graczy: { $counts }.
web-new-value-seats = „{ $value }” – tylko przy liczbie graczy: { $counts }.
web-new-brings = Zmienia te zasady:
web-new-is = { $option }: { $what }
web-new-rule = Zasada { $rule }
web-new-more = Więcej opcji
web-new-more-text = Szczegóły zasad, dla tych, którzy znają grę. Bez zmian jest tak, jak w większości wydań.
web-new-changed = { $n ->
    [one] { $n } zmieniona
    [few] { $n } zmienione
    [many] { $n } zmienionych
   *[other] { $n } zmienionej
}
web-new-table = Stół
web-new-access = Kto może wejść
web-new-link = przez link
web-new-link-text = Stół znajdą tylko osoby, które mają link.
web-new-public = wszyscy
web-new-public-text = Stół widać w sali: każdy może dołączyć lub oglądać.
web-new-hints = Podpowiedzi
web-new-hints-on = Dozwolone
web-new-hints-off = Wyłączone
web-new-hints-text = Gracze mogą pytać komputer o najlepszy wybór. Wszyscy się o tym dowiadują.
web-new-no-hints-text = Nikt nie korzysta z pomocy komputera.
web-new-clock = Zegar
web-new-clock-none = brak
web-new-clock-none-text = Każdy ma tyle czasu, ile potrzebuje.
web-new-clock-live = na żywo
web-new-clock-live-text = Na wspólny wieczór. Gdy komuś skończy się czas, gra za niego bot, dopóki ta osoba nie wróci na miejsce.
web-new-clock-leisure = bez pośpiechu
web-new-clock-leisure-text = Kilka decyzji dziennie. Gdy przyjdzie twoja kolej, możesz dostać e-mail.
web-new-clock-time = Czas na decyzję
web-new-sum-me = { $seats ->
    [one] { $name }
    [few] { $name }, na { $seats } krzesłach
    [many] { $name }, na { $seats } krzesłach
   *[other] { $name }, na { $seats } krzesła
}
web-new-sum-friends = { $n ->
    [one] { $n } krzesło dla gościa
    [few] { $n } krzesła dla gości
    [many] { $n } krzeseł dla gości
   *[other] { $n } krzesła dla gości
}
web-new-sum-bots = { $n ->
    [one] { $n } bot
    [few] { $n } boty
    [many] { $n } botów
   *[other] { $n } bota
}
web-new-start = Zacznij
web-new-start-text = Partia zacznie się od razu.
web-new-watch = Oglądaj grę botów
web-new-open = Otwórz stół
web-new-open-text = Dostaniesz link do wysłania; partia zacznie się, gdy wszyscy będą na miejscu.

# Before a match begins

web-lobby-title = Stół nakryty do gry { $game }
web-lobby-closed = Ten stół został zamknięty. Nowy otworzysz w chwilę.
web-lobby-lost = Połączenie zerwane. Próbujemy ponownie…
web-lobby-here = { $watching ->
    [0] Teraz obecni przy stole: { $seated }.
   *[other] Teraz obecni: przy stole { $seated }, jako widzowie { $watching }.
}
web-lobby-empty = { $n ->
    [0] Wszyscy są na miejscach.
    [one] { $n } krzesło jest jeszcze puste: poczekaj na kogoś albo daj je botowi.
    [few] { $n } krzesła są jeszcze puste: poczekaj na kogoś albo daj je botom.
    [many] { $n } krzeseł jest jeszcze pustych: poczekaj na kogoś albo daj je botom.
   *[other] { $n } krzesła jest jeszcze puste: poczekaj na kogoś albo daj je botom.
}
web-lobby-wait-seats = Czekamy, aż wszystkie krzesła będą zajęte.
web-lobby-wait-host = Czekamy, aż gospodarz zacznie.
web-lobby-invite = Zaproś innych
web-lobby-invite-link = Stół znajdą tylko osoby, które mają ten link.
web-lobby-invite-public = Stół widać w sali. Z tym linkiem znajdą go od razu.
web-lobby-copy = Kopiuj link
web-lobby-copied = Link skopiowany.
web-lobby-close = Zamknij stół
web-lobby-close-text = Partia się nie odbędzie; wszyscy przy stole się o tym dowiedzą.
web-lobby-close-done = Stół jest zamknięty.
web-lobby-continued = Ciąg dalszy zakończonej partii, po wyborze { $n }
web-lobby-setup = W co gramy
web-lobby-clock = Zegar: { $clock }
web-lobby-hints = Podpowiedzi: { $allowed ->
    [true] dozwolone
   *[false] wyłączone
}
web-lobby-usual = Zwykła gra, bez modułów i wariantów
web-lobby-free = wolne krzesło
web-lobby-awaited = czeka na: { $name }
web-lobby-offered = Usiądź na krześle { $number }
web-lobby-role = Gracz { $number } ({ $role })
web-lobby-you = ty
web-lobby-bot = bot: { $level }
web-lobby-present = jest tutaj
web-lobby-away = poza stołem
web-lobby-sit = Usiądź tu
web-lobby-sit-too = Graj też na tym miejscu
web-lobby-stand = Wstań
web-lobby-give = Kto gra na krześle { $number }
web-lobby-for-person = dla człowieka

# Finished matches

web-finished-whose = Czyje
web-finished-all = Wszystkich
web-finished-mine = Twoje
web-finished-game = Gra
web-finished-every = wszystkie gry
web-finished-player = Imię gracza
web-finished-matches = Partie
web-finished-found = { $n ->
    [0] Nic nie znaleziono.
    [one] Znaleziono { $n } partię.
    [few] Znaleziono { $n } partie.
    [many] Znaleziono { $n } partii.
   *[other] Znaleziono { $n } partii.
}
web-finished-none = Nikt jeszcze nie dograł tu partii do końca. Twoja może być pierwsza.
web-finished-nothing = Żadna zakończona partia nie pasuje do tego wyszukiwania.
web-finished-replay = Powtórka
web-finished-more = Pokaż starsze

# You and your account

web-account-title = { $name }, czuj się jak u siebie
web-account-nobody = Stoisz jeszcze na progu
web-account-as-guest = Wejdź jako gość
web-account-make-title = Załóż konto
web-account-make-text = Na razie zna cię tylko ta przeglądarka. Z adresem e-mail i hasłem znajdziesz swoje stoły na każdym urządzeniu.
web-account-make-mail-text = Na razie zna cię tylko ta przeglądarka. Z adresem e-mail i hasłem znajdziesz swoje stoły na każdym urządzeniu, a serwer może napisać, gdy przyjdzie twoja kolej.
web-account-make = Załóż konto
web-account-made = Masz teraz konto.
web-account-pending = Wysłano wiadomość na adres { $email }. Otwórz link z tej wiadomości, a adres zostanie przypisany do ciebie.
web-email = Adres e-mail
web-password = Hasło
web-password-new = Nowe hasło
web-password-text = Co najmniej 8 znaków.
web-login-title = Zaloguj się
web-login-go = Zaloguj się
web-login-forgot = Nie pamiętam hasła
web-login-guest-text = Jeśli masz konto, zaloguj się. Stoły tego gościa zostaną przy jego imieniu.
web-you-title = Ty
web-you-rename = Zmień imię
web-you-renamed = Imię zostało zmienione.
web-you-since = Tutaj od: { $date }
web-keys-title = E-mail i hasło
web-keys-email-now = Twój adres e-mail: { $email }
web-keys-email = Zmień adres e-mail
web-keys-email-new = Nowy adres e-mail
web-keys-email-changed = Adres e-mail został zmieniony.
web-keys-password = Zmień hasło
web-keys-password-old = Dotychczasowe hasło
web-keys-password-changed = Hasło zostało zmienione; na innych urządzeniach trzeba się zalogować od nowa.
web-notices-title = Powiadomienia
web-notices-text = Przy stołach bez pośpiechu sala może dać ci znać, gdy przyjdzie twoja kolej.
web-notices-email = E-mailem
web-notices-email-text = Jedna wiadomość na każdą twoją kolej albo jedna wspólna dla kilku stołów.
web-notices-email-guest = Wymaga konta z adresem e-mail.
web-notices-webhook = Na twój adres w sieci (webhook)
web-notices-webhook-text = Sala wysyła tam krótką podpisaną wiadomość. Puste pole: bez wysyłania.
web-notices-save = Zapisz adres
web-notices-saved = Zapisano.
web-notices-key = Wiadomości są podpisane tym kluczem:
web-tokens-title = Klucze dla programów
web-tokens-text = Token pozwala twojemu programowi, na przykład własnemu botowi, grać i czytać w twoim imieniu. Strzeż go jak hasła.
web-tokens-once = Skopiuj ten token teraz; nie będzie pokazany ponownie.
web-tokens-copy = Kopiuj token
web-tokens-copied = Skopiowano
web-tokens-label = Do czego służy
web-tokens-example = mój bot
web-tokens-scope = Co mu wolno
web-tokens-scope-read = Patrzeć
web-tokens-scope-play = Patrzeć i grać
web-tokens-scope-account = Wszystko, także zmieniać konto
web-tokens-make = Utwórz token
web-tokens-delete = Usuń token { $label }
web-tokens-deleted = Token { $label } został usunięty.
web-leave-title = Wyjście
web-leave-text = Twoje dane są twoje: zabierz je jako plik albo każ wszystko usunąć. Rozegrane partie zostaną, z pustym krzesłem na twoim miejscu.
web-leave-logout = Wyloguj się
web-leave-everywhere = Wyloguj się wszędzie
web-leave-export = Pobierz moje dane
web-leave-delete = Usuń wszystko
web-leave-delete-text = { $name }, wszystko, co sala o tobie wie, zostanie usunięte razem ze wszystkimi twoimi wypowiedziami. Tam, gdzie grasz, zastąpią cię boty. Tego nie da się cofnąć.
web-leave-delete-sure = Usuń to wszystko
web-leave-deleted = Wszystko zostało usunięte. Bywaj.
web-leave-guest-text = { $name }, bez konta nie ma po wylogowaniu powrotu do tego imienia i jego stołów.
web-leave-guest-sure = Wyloguj się mimo to
web-leave-stay = Zostań

# A new password

web-reset-title = Nowe hasło
web-reset-forgot-text = Podaj adres e-mail swojego konta, a sala wyśle tam link do ustawienia nowego hasła.
web-reset-ask = Wyślij mi link
web-reset-sent = Jeśli istnieje konto z adresem { $email }, wiadomość z linkiem jest już w drodze. Link jest ważny przez godzinę.
web-reset-text = Wybierz nowe hasło. Tutaj sala od razu cię zaloguje, a wszędzie indziej wyloguje.
web-reset-set = Ustaw hasło
web-reset-again = Poproś o inny link
web-confirm-title = Twój adres e-mail
web-confirm-done = Dziękujemy. Twój adres e-mail jest potwierdzony.
web-confirm-account = Do twojego konta
web-confirm-needed = Ten adres nie jest jeszcze potwierdzony, więc sala nie wysyła na niego powiadomień. Otwórz link z wiadomości, która na niego przyszła.
web-confirm-again = Wyślij link jeszcze raz
web-confirm-sent = Wiadomość z linkiem jest w drodze.

## Ways to a table

web-ways = Sposoby gry
web-ways-learn = Ucz się, grając
web-ways-learn-new = Pierwszy raz? Nauczyciel prowadzi przez pierwszą partię, krok po kroku; pierwszy wybór jest od razu.
web-ways-learn-text = Nauczyciel prowadzi przez partię, krok po kroku.
web-ways-quick = Graj od razu
web-ways-quick-text = { $bots ->
    [one] Ty i { $bots } łagodny bot; wszystko jest już ustawione.
    [few] Ty i { $bots } łagodne boty; wszystko jest już ustawione.
   *[many] Ty i { $bots } łagodnych botów; wszystko jest już ustawione.
}
web-ways-quick-go = Graj teraz
web-ways-own = Po swojemu
web-ways-own-text = Znajomi, boty i zasady, jakie chcesz.
web-ways-own-go = Wybierz poniżej
