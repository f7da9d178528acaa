# Strony do czytania i oglądania: zasady, galeria, o stronie, koniec partii, odtwarzanie.

# Zasady

web-rules-title = Zasady
web-rules-of = Zasady gry { $game }
web-rules-intro = Wszystkie zasady, które zna ten stół, naszymi słowami. Każda ma własną nazwę, na przykład { $rule }: do niej odsyłają odmowy i kronika.
web-rules-brief = Gra w skrócie
web-rules-to-gallery = Zobacz w galerii wszystkie karty, kafle i żetony
web-rules-which = Zasady której gry?
web-rules-none = Zasad tej gry jeszcze tu nie spisano.
web-rules-others = Zasady innych gier
web-rules-search = Znajdź zasadę: słowa albo jej nazwa
# Words that mean the same to who looks for a rule: groups between semicolons, * stands for any letters.
web-rules-same = wygra*, wygryw*, wygran*, zwycięzc*, zwycięst*, zwycięż*; walka, walki, walce, walkę, bitwa, bitwy, bitwie, bitwę; kość, kości, kostka, kostki, rzut, rzuca, rzuty; remis, remisu, remisie, remisuje; płaci, płacisz, zapłacić, zapłać, koszt, kosztu, koszty, kosztuje, cena; punkty, punktów, punktacja, punktuje; koniec, końca, końcu, kończy; wojsko, żołnierze, jednostki, jednostek
web-rules-found = { $count ->
    [one] { $count } zasada z { $all }
    [few] { $count } zasady z { $all }
    [many] { $count } zasad z { $all }
   *[other] { $count } zasady z { $all }
}
web-rules-contents = Spis treści
web-rules-nothing = Żadna zasada nie ma wszystkich tych słów. Wpisz ich mniej albo użyj innej formy słowa.
web-rules-copy = Kopiuj link do { $rule }
web-rules-copied = Link do { $rule } skopiowany.
web-rules-ruling = Rozstrzygnięcie
web-rules-ruling-text = Ustalone tutaj, gdzie instrukcje milczą albo się różnią.
web-rules-option = Opcja gry: { $option }

# Galeria

web-gallery-title = Galeria
web-gallery-of = Galeria gry { $game }
web-gallery-intro = Wszystko, co jest w pudełku, tak jak zna to ten stół: naszymi rysunkami i słowami. Instrukcje nie pokazują wszystkiego, więc przy każdym elemencie jest napisane, skąd pochodzi.
web-gallery-to-rules = Przeczytaj zasady
web-gallery-which = Galeria której gry?
web-gallery-none = W pudełku tej gry nie ma nic do oglądania.
web-gallery-others = Galerie innych gier
web-gallery-search = Znajdź po nazwie lub tekście
web-gallery-category = Pokaż
web-gallery-all = Wszystko
web-gallery-kind = Rodzaj
web-gallery-clan = Klan
web-gallery-source = Źródło
web-gallery-any = wszystkie
web-gallery-found = { $count ->
    [one] { $count } element
    [few] { $count } elementy
    [many] { $count } elementów
   *[other] { $count } elementu
}
web-gallery-nothing = W pudełku nie ma nic takiego.
web-gallery-reset = Pokaż znów wszystko
web-gallery-copies = { $count } w pudełku

web-source-rulebook = Instrukcja
web-source-rulebook-text = Wydrukowane w instrukcji.
web-source-sourced = Inne źródło
web-source-sourced-text = Znalezione w innym publicznym źródle i opisane naszymi słowami.
web-source-designed = Nasz projekt
web-source-designed-text = Wymyślone dla tego stołu, bo niczego nie znaleziono. Wydrukowany element może być inny.

# O stronie

web-about-title = O Longhall
web-about-what = Longhall to cyfrowy stół do wielkich zimowych gier planszowych. Zajmij miejsce, zaproś na pozostałe przyjaciół albo boty i graj: sala zna wszystkie zasady, wyjaśnia każdą odmowę i pamięta każdą partię. Działa na twoim komputerze, nie wymaga konta, nie pokazuje reklam i nikogo nie śledzi.
web-about-rules = Nie wiesz, co ci wolno? Kliknij to, co nie działa, a sala powie dlaczego i wskaże zasadę.
web-about-games = Gry i ludzie, którzy je stworzyli
web-about-unofficial = Longhall jest nieoficjalny. Autorzy i wydawcy tych gier nie tworzą go, nie popierają, nie sponsorują ani nie zatwierdzają; tytuły, znaki towarowe, grafiki i instrukcje należą do swoich właścicieli. Tytuły mówią tylko, o którą grę chodzi. Nie ma tu grafik ani tekstów wydawców: słowa i rysunki są nasze, a nazwy i liczby elementów podano jako fakty.
web-about-buy = Jeśli gra ci się tu podoba, kup ją. Pudełko na stole wśród przyjaciół jest lepsze niż jakikolwiek ekran, a jego cena trafia do ludzi, którzy tę grę stworzyli.
web-about-playable = można tu zagrać
web-about-planned = jeszcze jej tu nie ma
web-about-design = Autorstwo
web-about-art = Ilustracje
web-about-publisher = Wydawca
web-about-editions = W naszych językach
web-about-play = Klawisze i języki
web-about-keys = Wszystko da się zrobić bez myszy. Przy stole klawisz pytajnika pokazuje wszystkie klawisze, a w powtórce strzałki prowadzą przez partię krok po kroku.
web-about-languages = Sala mówi po angielsku, polsku, czesku i ukraińsku. Wybiera język przeglądarki, a przełącznik u góry zmienia go od razu.
web-about-credits = Podziękowania i licencje
web-about-icons = Ikony
web-about-icons-text = Rysunki z game-icons.net, pokolorowane i przeskalowane przez nas. Ikony stworzyli:
web-about-fonts = Kroje pisma
web-about-libraries = Zbudowano z użyciem
web-about-own = Sam Longhall
web-about-own-text = Wolne oprogramowanie współtwórców Longhall. Możesz z niego korzystać, zmieniać je i udostępniać na licencji Apache w wersji 2.0.

# Koniec partii

web-end-title = Koniec partii
web-end-wins = { $seat } wygrywa
web-end-you-win = Zwycięstwo jest twoje
web-end-shared = Wspólne zwycięstwo: { $seats }
web-end-uncounted = W tej grze punkty podlicza się dopiero na końcu, więc nie ma klasyfikacji.
web-end-place = Miejsce { $place }
web-end-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-end-together = razem { web-end-points }
web-end-resigned = poddanie
web-end-rematch = Rewanż
web-end-join = Dołącz do rewanżu
web-end-replay = Obejrzyj powtórkę
web-end-board = Zobacz planszę na koniec
web-end-record = Pobierz zapis partii
web-end-continued = Ta partia to dalszy ciąg wcześniejszej, od pewnej chwili.
web-end-continued-link = Zobacz tę chwilę
web-end-sources = Skąd wzięły się punkty
web-end-course = Jak przybywało punktów
web-end-final-count = podliczenie
web-end-total = Razem
web-end-fair = Czy los był uczciwy?
web-end-fair-text = Przed pierwszym wyborem sala ogłosiła ten odcisk sekretu, z którego bierze się wszystko, co w partii losowe:
web-end-fair-check = Zapis partii ujawnia sekret. Pobierz go i pozwól programowi powtórzyć każdy wybór i każde losowanie; wskaże pierwszą różnicę, jeśli jakaś jest:
web-end-fair-file = PLIK

# Odtwarzanie

web-replay-title = Powtórka
web-replay-place = Wybór { $at } z { $of }
web-replay-scrub = Miejsce w partii
web-replay-step-back = Jeden wybór wstecz
web-replay-step-on = Jeden wybór dalej
web-replay-turn-back = Do poprzedniej tury
web-replay-turn-on = Do następnej tury
web-replay-play = Odtwarzaj
web-replay-pause = Wstrzymaj
web-replay-speed = Tempo
web-replay-times = { $times }×
web-replay-eyes = Punkt widzenia
web-replay-spectator = widz
web-replay-decides = { $seat }:
web-replay-chosen = To wybrano. Naciśnij, aby iść dalej.
web-replay-chosen-option = Wybrano: { $option }
web-replay-others = { $count ->
    [one] { $count } inna opcja
    [few] { $count } inne opcje
    [many] { $count } innych opcji
   *[other] { $count } innej opcji
}
web-replay-copy = Kopiuj link do tej chwili
web-replay-copied = Link do tej chwili skopiowany.
web-copy-by-hand = Przeglądarka nie pozwala kopiować. Weź adres z paska adresu.
web-replay-continue = Graj dalej stąd
web-replay-continue-text = Otwiera nowy stół, przy którym gra toczy się dalej od tej chwili, z nowymi rzutami.
web-replay-result = Wróć do wyniku
web-replay-unfinished = Przy tym stole nie ma jeszcze partii do obejrzenia.
web-replay-looking = Spojrzenie wstecz
web-replay-ongoing = Oglądasz wcześniejszą chwilę. Partia toczy się dalej.
web-replay-your-turn = Przy stole jest twoja kolej.
web-replay-back = Wróć do stołu
web-replay-now = Do tego miejsca doszła partia.
web-replay-to-table = Do stołu

## A game in brief

web-brief-title = W skrócie
web-brief-of = { $game } w skrócie
web-brief-intro = Trzy minuty czytania i możesz grać. Naciśnij słowo podkreślone kropkami, a się objaśni.
web-brief-none = Ta gra nie ma takiej strony.
web-brief-next = Co dalej
web-brief-wrong = Trzy błędy początkujących
