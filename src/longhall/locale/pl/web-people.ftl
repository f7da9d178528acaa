# Ludzie: znajomi, rankingi

web-nav-people = Gracze
web-people-own = Twoja strona
web-people-settings = Co widzą inni
web-people-guest-text = Zaloguj się, aby mieć stronę, znajomych i ranking.
web-friends = Znajomi
web-friends-text = Osoby, które obserwujesz. Widzisz, gdzie są, jeśli ci to pokazują.
web-friends-none = Nikogo jeszcze nie obserwujesz. Otwórz czyjąś stronę, klikając imię przy stole, i tam zacznij obserwować.
web-friends-here = jest tutaj
web-friends-away = nie ma
web-friends-hidden = nie pokazuje
web-friends-blocked = Zablokowani
web-board = Ranking
web-board-text = Liczą się partie rankingowe: z kontami i zegarem, bez podpowiedzi. Aby trafić na listę, trzeba rozegrać tyle partii rankingowych: { $matches }, z tyloma różnymi osobami: { $people }. O kolejności decyduje ranking pewny: ranking pomniejszony o potrójną niepewność.
web-board-none = Nikt jeszcze nie rozegrał dość partii rankingowych.
web-board-own = Twoja pozycja: { $rank }
web-board-rank = Pozycja
web-board-name = Imię
web-board-sure = Pewny
web-board-rating = Ranking
web-board-matches = Partie
web-board-bots = Boty
web-board-bots-text = Boty mają rankingi z gry między sobą, więc porównuj je tylko ze sobą.
web-board-unknown = jeszcze bez rankingu
web-rating = { $mean } ± { $spread }

# Strona gracza

web-person-since = Tutaj od: { $date }
web-person-guest = gość
web-person-here = jest teraz tutaj
web-person-follow = Obserwuj
web-person-unfollow = Przestań obserwować
web-person-block = Zablokuj
web-person-unblock = Odblokuj
web-person-block-text = Nie zobaczysz już tego, co pisze { $name }, i nie usiądziecie przy tych samych stołach publicznych. Odblokować można tu w każdej chwili.
web-person-followed = Obserwujesz: { $name }.
web-person-blocked = Zablokowano: { $name }.
web-person-tables = Przy tych stołach
web-person-ratings = Rankingi
web-person-ratings-none = Jeszcze bez partii rankingowych.
web-person-ratings-rank = Pozycja w rankingu: { $rank }
web-person-ratings-count = Partie rankingowe: { $n }
web-person-course = Ranking po kolejnych ostatnich partiach, od { $first } do { $last }
web-person-results = Wyniki
web-person-results-none = Jeszcze bez ukończonych partii.
web-person-results-hidden = { $name } nie pokazuje tu nic więcej.
web-person-matches = Partie
web-person-wins = Wygrane
web-person-average = Średnie miejsce
web-person-role = Rola
web-person-seats = Gracze
web-person-by-role = Według ról
web-person-by-seats = Według liczby graczy
web-person-streak = { $n ->
    [0] Teraz bez serii wygranych
   *[other] Wygrane z rzędu teraz: { $n }
}
web-person-best-streak = { $n ->
    [0] Jeszcze bez wygranej z ludźmi
   *[other] Najdłuższa seria wygranych: { $n }
}
web-person-achievements = Osiągnięcia
web-person-done = zdobyte
web-person-progress = { $count } z { $of }
web-person-met = Ty i { $name }
web-person-met-own = Najczęstsi przeciwnicy
web-person-opponent = Przeciwnik
web-person-ahead = Wyżej ty
web-person-behind = Niżej ty
web-person-latest = Ukończone partie
web-person-more = Pokaż więcej
web-person-rank = { $place }. miejsce z { $seats }
web-person-left = partia opuszczona
web-person-gain = Ranking { $gain }

# Osiągnięcia

web-achievement-first-win = Wygrana z ludźmi
web-achievement-in-a-row = Trzy wygrane z rzędu z ludźmi
web-achievement-full-table = Wygrana przy stole na co najmniej czworo
web-achievement-over-master = Wygrana przy stole z botem mistrzem
web-achievement-all-games = Wygrana w każdej grze
web-achievement-many = Sto partii
web-achievement-every-role = { $game }: wygrana w każdej roli

# Co widzą inni, w ustawieniach konta

web-shown-text = Na twoją stronę prowadzi twoje imię przy stole. Zdecyduj, co inni tam widzą.
web-shown-results = Wyniki i osiągnięcia
web-shown-presence = To, że tu jesteś i przy których stołach
web-shown-rating = Rankingi
web-shown-nobody = Nikt
web-shown-followed = Osoby, które obserwuję
web-shown-everybody = Wszyscy
web-shown-saved = Zapisano.

# Stoły rankingowe

web-rated = Partia rankingowa
web-rated-on = Tak
web-rated-off = Nie
web-rated-text = Partia liczy się do rankingów grających osób. Potrzebne są konta, jest zegar i nie ma podpowiedzi.
web-rated-off-text = Partia nie liczy się do rankingu.
web-rated-account = Do partii rankingowej potrzebne jest konto.
web-lobby-rated = Partia rankingowa

# Jakie mają być stoły na listach

web-filter = Filtruj stoły
web-filter-count = Filtry: { $n }
web-filter-any = Dowolne
web-filter-clear = Wyczyść
web-filter-none = Żaden stół nie pasuje teraz do filtrów.
web-filter-language = Język gospodarza
web-level = Kto ma dołączyć
web-level-text = Widać to na liście stołów, żeby gracze znajdowali podobnych do siebie.
web-level-any = Każdy
web-level-new = Nowi gracze
web-level-experienced = Doświadczeni gracze
