# Stół: kto gra, co gdzie leży, co poza decyzjami można tu zrobić.

web-table-players = Gracze
web-table-chronicle = Kronika
web-table-market = Targ
web-table-chat = Czat
web-table-side = Obok planszy
web-table-sheet = Pod planszą
web-table-sheet-open = Pokaż więcej
web-table-sheet-close = Pokaż planszę
web-table-decision = Decyzja
web-table-decides = decyduje
web-table-you = ty
web-table-own = Co masz
web-curtain = { $name }, twoja kolej.
web-curtain-text = Przekaż urządzenie. To, co mają inni, pozostaje ukryte.
web-curtain-open = To ja, { $name }
web-table-to-hall = Z powrotem do sali
web-table-to-decision = Przejdź do decyzji
web-table-your-turn = Twoja kolej
# In somebody else's turn, such as when one defends.
web-table-you-decide = Decydujesz
# On the card of a player in whose turn somebody else decides.
web-table-turn = trwa tura
web-title-turn = ● { $call } · { $game }
web-table-turn-of = Decyduje { $seat }
web-table-none = Nie ma tu stołu
web-table-none-text = Link może być niepełny albo stół już dawno uprzątnięto.
web-table-unreachable = Nie można dotrzeć do stołu
web-table-again = Spróbuj ponownie
web-table-no = Nie

# Połączenie

web-table-connected = Połączono
web-table-reconnecting = Łączenie
web-table-lost = Połączenie przerwane. Wróci samo; żaden twój wybór nie przepadł.
web-table-restarting = Sala uruchamia się ponownie i zaraz wróci.
web-table-stopped = Ta sala nie ma już zasad albo elementów tej partii, więc nie można jej dalej grać ani odtworzyć. Widać ją tak, jak została ostatnio zachowana.
web-table-watching = { $count ->
    [one] Przygląda się { $count } osoba
    [few] Przyglądają się { $count } osoby
    [many] Przygląda się { $count } osób
   *[other] Przygląda się { $count } osoby
}
web-table-you-watch = Oglądasz tę partię.
web-table-taken-back = { $count ->
    [one] Cofnięto ostatni wybór.
    [few] Cofnięto ostatnie { $count } wybory.
   *[many] Cofnięto ostatnich { $count } wyborów.
}
web-table-taken-back-by = { $count ->
    [one] { $seat } cofa ostatni wybór.
    [few] { $seat } cofa ostatnie { $count } wybory.
   *[many] { $seat } cofa ostatnich { $count } wyborów.
}
web-table-paused = Partia jest wstrzymana.
web-table-paused-by = { $seat } wstrzymuje partię.
web-table-paused-by-you = Partia jest wstrzymana na twoją prośbę.
web-table-resumed-by = { $seat } wznawia partię.
web-table-pause-ends = Pauza skończy się za { $left }.
web-table-pause-open = Pauza trwa, aż ktoś wznowi partię.
web-table-pause-over = Pauza się skończyła: partia toczy się dalej.
web-table-bot-plays = Zamiast ciebie gra bot. Dopóki nie wrócisz na miejsce, nie głosujesz.
web-wait-turn-soon = Decyduje { $seat }. Bot będzie mógł przejąć to miejsce za { $left }.
web-wait-turn-now = { $seat } każe wszystkim długo czekać. To miejsce może przejąć bot.
web-wait-vote-now = { $seat } jest poza stołem, a brakuje tego głosu. To miejsce może przejąć bot.
web-wait-you-soon = Inni na ciebie czekają. Będą mogli oddać twoje miejsce botowi za { $left }.
web-wait-you-now = Inni na ciebie czekają i mogą już oddać twoje miejsce botowi.

# Gracze i zegary

web-players-bot-instead = na razie gra tu bot
web-players-resigned = partia poddana; dalej gra bot
web-players-away = poza stołem
web-clock-left = Pozostały czas
web-clock-bank = Zapas czasu
web-clock-days = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
} { $hours } godz.
web-clock-hours = { $hours } godz. { $minutes } min
web-clock-minutes = { $time }

# Decyzje

web-decision-why = Dlaczego nie mogę?
web-decision-show = Pokaż na planszy
web-decision-why-more = i jeszcze { $count }
web-decision-nothing-refused = Wszystko, czego można by spróbować, jest tu dozwolone.
web-decision-rule = Zasada { $rule }
web-decision-rules = Otwórz zasady
web-decision-no-rule = Tej zasady nie ma w spisie.
web-decision-waits = Decyduje { $seat }.
web-decision-paused = Gdy partia jest wstrzymana, nikt nie decyduje.
web-decision-nobody = Nie ma o czym decydować.
web-decision-telling = Zobacz, co się dzieje…
web-forecast = Co się zapowiada
web-forecast-urgent = Uwaga
# The rest of what is coming, behind a button.
web-forecast-more = Więcej: { $count }
web-forecast-less = Pokaż mniej
web-scene = Co się dzieje
web-scene-next = Dalej
web-scene-skip = Pomiń
web-alarm = Uwaga
web-decision-filter = { $count ->
    [one] Szukaj wśród { $count } opcji
    [few] Szukaj wśród { $count } opcji
    [many] Szukaj wśród { $count } opcji
   *[other] Szukaj wśród { $count } opcji
}
web-decision-on-board = Wybierz na planszy albo otwórz listę opcji ({ $count })
web-decision-below = niżej jeszcze { $count }
web-decision-none-found = Nic nie pasuje.
web-decision-sure = Naciśnij ponownie, aby wybrać
web-decision-only = Niczego innego nie można teraz wybrać.
web-decision-auto = Jedyna opcja zostaje wybrana za ciebie.
web-decision-announced = { $count ->
    [one] { $call }: { $text } { $count } opcja.
    [few] { $call }: { $text } { $count } opcje.
    [many] { $call }: { $text } { $count } opcji.
   *[other] { $call }: { $text } { $count } opcji.
}
web-news-earlier = { $count ->
    [one] { $count } wcześniejsze wydarzenie jest w kronice.
    [few] { $count } wcześniejsze wydarzenia są w kronice.
    [many] { $count } wcześniejszych wydarzeń jest w kronice.
   *[other] { $count } wcześniejszego wydarzenia jest w kronice.
}
web-decision-undo = Cofnij
web-decision-undo-text = Cofnij swój ostatni wybór.
web-decision-undo-ask = Poproś o cofnięcie
web-decision-undo-asks = Inni muszą się zgodzić: od tamtej pory coś się ujawniło albo wybierał ktoś inny.

# Głosowania

web-vote = Pytanie do graczy
web-vote-undo = { $count ->
    [one] { $seat } prosi o cofnięcie { $count } wyboru.
    [few] { $seat } prosi o cofnięcie { $count } wyborów.
    [many] { $seat } prosi o cofnięcie { $count } wyborów.
   *[other] { $seat } prosi o cofnięcie { $count } wyboru.
}
web-vote-end = { $seat } proponuje zakończyć partię w tym miejscu i policzyć punkty.
web-vote-pause = { $seat } proponuje pauzę, aż ktoś wznowi partię.
web-vote-passes = Wszyscy się zgadzają. Decyzja zapadnie za { $left }: do tego czasu może jeszcze wrócić gracz, za którego gra bot.
web-vote-lapses = Potrzebna jest zgoda wszystkich; głosowanie wygaśnie za { $left }.
web-vote-lapsed = Głosowanie wygasło: nie wszyscy się zgodzili.
web-vote-missing = Jeszcze bez odpowiedzi: { $names }.
web-vote-agreed = Zgoda: { $names }
web-vote-agree = Zgadzam się
web-vote-decline = Nie zgadzam się
web-vote-withdraw = Wycofaj pytanie
web-vote-declined-undo = { $seat } nie zgadza się: nic nie zostaje cofnięte.
web-vote-declined-end = { $seat } nie zgadza się: partia toczy się dalej.
web-vote-declined-pause = { $seat } nie zgadza się: dłuższej pauzy nie będzie.
web-vote-played-on = { $seat } gra dalej, a to znaczy: nie.
web-vote-withdrawn = { $seat } wycofuje pytanie.

# Kronika i czat

web-chronicle-of = Tylko to, co zrobił jeden gracz
web-chronicle-search = Szukaj w kronice
web-chronicle-earlier = Pokaż wcześniejsze
web-chronicle-none = Nic takiego się nie zdarzyło.
web-chronicle-empty = Nic się jeszcze nie zdarzyło.
web-chronicle-jump = Zobacz tę chwilę jeszcze raz
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-say = Napisz coś
web-chat-send = Wyślij
web-chat-mute = wycisz
web-chat-unmute = przywróć głos

# Menu i jego okna

web-menu = Menu stołu
web-menu-leave = Oddaj miejsce botowi
web-menu-take-back = Wróć na miejsce
web-menu-pause = Wstrzymaj partię
web-menu-pauses-left = { $count ->
    [one] została { $count } pauza
    [few] zostały { $count } pauzy
    [many] zostało { $count } pauz
   *[other] zostało { $count } pauzy
}
web-menu-offer-pause = Zaproponuj dłuższą pauzę
web-menu-resume = Graj dalej
web-menu-hand-over = Oddaj miejsce botowi: { $seat }
web-menu-in = będzie można za { $left }
web-menu-offer-end = Zaproponuj koniec
web-table-end-text = Jeśli wszyscy się zgodzą, partia skończy się teraz, a punkty zostaną policzone.
web-table-end-yes = Zapytaj innych
web-menu-resign = Poddaj partię
web-table-resign-text = Do końca partii zagra za ciebie bot. Nie można tego odwołać.
web-table-resign-yes = Tak, poddaję partię
web-menu-link = Link do tego stołu
web-table-link-text = Kto ma ten link, może się przyglądać, a póki są wolne miejsca, także usiąść.
web-menu-text = Stan gry jako tekst
web-menu-keys = Skróty klawiszowe
web-menu-sound-on = Włącz dźwięki
web-menu-sound-off = Wyłącz dźwięki
web-menu-rules = Zasady tej gry
web-keys-options = Wybierz opcję jej klawiszem
web-keys-walk = Przechodź między opcjami i wybieraj
web-keys-to-board = Przejdź do planszy i z powrotem do opcji
web-keys-undo = Cofnij wybór albo poproś o to innych
web-keys-why = Czego nie można teraz zrobić i dlaczego
web-keys-text = Pokaż stan gry jako tekst
web-keys-escape = Pomiń scenę, zamknij wyjaśnienie
web-keys-board = Powiększaj i przesuwaj planszę
web-keys-fit = Pokaż całą planszę
web-keys-help = Ta lista
web-keys-touch = Palcem: przytrzymaj opcję, by zobaczyć, co przyniesie; stuknij, by ją wybrać.
web-hint-board = Kliknij miejsce lub element na planszy, aby przeczytać, co to jest; gdy można go wybrać, użyj prawego przycisku.
web-hint-board-touch = Dotknij miejsca lub elementu na planszy, aby przeczytać, co to jest; gdy można go wybrać, przytrzymaj na nim palec.

# Oglądanie planszy

web-board-closer = Przybliż
web-board-farther = Oddal
web-board-fit = Cała plansza

# A hint

web-hint = Podpowiedź
web-hint-text = Co jest tu najlepsze i dlaczego. Wszyscy się dowiedzą, że bierzesz podpowiedź.
web-hint-thinking = Szukam podpowiedzi…
web-hint-title = Podpowiedź do tej decyzji
web-hint-first = Najlepsze według podpowiedzi
web-hint-second = Drugie według podpowiedzi
web-hint-said = Podpowiedź. { $text }
web-hint-line = { $label }: { $steps }.
web-hint-close = Zamknij podpowiedź
web-keys-hint = Podpowiedź do tej decyzji

# Nauczyciel w partii z przewodnikiem

web-teacher = Nauczyciel
web-teacher-step = Krok { $step } z { $steps }
web-teacher-suggested = Nauczyciel to radzi.
web-teacher-back = Cofnij to
web-teacher-alone = Dalej bez nauczyciela
web-teacher-go-on = Graj dalej
web-teacher-again = Znów słuchaj nauczyciela
web-teacher-restart = Zacznij lekcję od początku
web-teacher-fold = Ukryj słowa nauczyciela
web-teacher-unfold = Pokaż słowa nauczyciela

## The first decision of a kind

web-first-title = Po raz pierwszy
web-first-brief = W skrócie
web-first = Zdanie przy tym, co nowe
web-first-text = Pierwsza decyzja każdego rodzaju mówi, po co jest i na co patrzą dobrzy gracze.
web-first-forget = Mów wszystkie od nowa
web-first-forgotten = Będą od nowa

## What words mean

web-words = Słowa gry
web-words-others = Pozostałe słowa
web-words-all = Wszystkie słowa
web-keys-words = Przeczytaj, co znaczą słowa
