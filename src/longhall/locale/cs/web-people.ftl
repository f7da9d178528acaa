# Lidé: přátelé, žebříčky

web-nav-people = Hráči
web-people-own = Vaše stránka
web-people-settings = Co vidí ostatní
web-people-guest-text = Přihlaste se, ať máte stránku, přátele a hodnocení.
web-friends = Přátelé
web-friends-text = Lidé, které sledujete. Kde jsou, vidíte, pokud vám to ukazují.
web-friends-none = Zatím nikoho nesledujete. Otevřete něčí stránku přes jméno u stolu a tam začněte sledovat.
web-friends-here = je tady
web-friends-away = není tady
web-friends-hidden = neukazuje
web-friends-blocked = Zablokovaní
web-board = Žebříček
web-board-text = Počítají se hodnocené partie: s účty a hodinami, bez nápověd. Na žebříček je třeba odehrát tolik hodnocených partií: { $matches }, s tolika různými lidmi: { $people }. Pořadí určuje jisté hodnocení: hodnocení bez trojnásobku nejistoty.
web-board-none = Nikdo zatím neodehrál dost hodnocených partií.
web-board-own = Vaše pořadí: { $rank }
web-board-rank = Pořadí
web-board-name = Jméno
web-board-sure = Jisté
web-board-rating = Hodnocení
web-board-matches = Partie
web-board-bots = Boti
web-board-bots-text = Boti mají hodnocení ze hry mezi sebou, porovnávejte je proto jen navzájem.
web-board-unknown = zatím bez hodnocení
web-rating = { $mean } ± { $spread }

# Stránka hráče

web-person-since = Tady od: { $date }
web-person-guest = host
web-person-here = teď tady
web-person-follow = Sledovat
web-person-unfollow = Přestat sledovat
web-person-block = Zablokovat
web-person-unblock = Odblokovat
web-person-block-text = Neuvidíte už, co { $name } píše, a nesednete si ke stejným veřejným stolům. Odblokovat můžete kdykoli tady.
web-person-followed = Sledujete: { $name }.
web-person-blocked = Zablokováno: { $name }.
web-person-tables = U těchto stolů
web-person-ratings = Hodnocení
web-person-ratings-none = Zatím bez hodnocených partií.
web-person-ratings-rank = Pořadí v žebříčku: { $rank }
web-person-ratings-count = Hodnocené partie: { $n }
web-person-course = Hodnocení po posledních partiích, od { $first } do { $last }
web-person-results = Výsledky
web-person-results-none = Zatím bez dohraných partií.
web-person-results-hidden = { $name } tu nic víc neukazuje.
web-person-matches = Partie
web-person-wins = Výhry
web-person-average = Průměrné umístění
web-person-role = Role
web-person-seats = Hráči
web-person-by-role = Podle rolí
web-person-by-seats = Podle počtu hráčů
web-person-streak = { $n ->
    [0] Teď bez série výher
   *[other] Výhry v řadě teď: { $n }
}
web-person-best-streak = { $n ->
    [0] Zatím bez výhry nad lidmi
   *[other] Nejdelší série výher: { $n }
}
web-person-achievements = Úspěchy
web-person-done = splněno
web-person-progress = { $count } z { $of }
web-person-met = Vy a { $name }
web-person-met-own = Nejčastější soupeři
web-person-opponent = Soupeř
web-person-ahead = Výš vy
web-person-behind = Níž vy
web-person-latest = Dohrané partie
web-person-more = Ukázat další
web-person-rank = { $place }. místo z { $seats }
web-person-left = partie opuštěna
web-person-gain = Hodnocení { $gain }

# Úspěchy

web-achievement-first-win = Výhra nad lidmi
web-achievement-in-a-row = Tři výhry v řadě nad lidmi
web-achievement-full-table = Výhra u stolu pro čtyři a víc
web-achievement-over-master = Výhra u stolu s botem mistrem
web-achievement-all-games = Výhra v každé hře
web-achievement-many = Sto partií
web-achievement-every-role = { $game }: výhra v každé roli

# Co vidí ostatní, v nastavení účtu

web-shown-text = Na vaši stránku vede vaše jméno u stolu. Vyberte, co tam ostatní vidí.
web-shown-results = Výsledky a úspěchy
web-shown-presence = Že jste tady a u kterých stolů
web-shown-rating = Hodnocení a žebříčky
web-shown-nobody = Nikdo
web-shown-followed = Lidé, které sleduji
web-shown-everybody = Všichni
web-shown-saved = Uloženo.

# Hodnocené stoly

web-rated = Hodnocená partie
web-rated-on = Ano
web-rated-off = Ne
web-rated-text = Partie se počítá do hodnocení lidí, kteří ji hrají. Potřebují účty; jsou tu hodiny a nejsou tu nápovědy.
web-rated-off-text = Partie se do hodnocení nepočítá.
web-rated-account = K hodnocené partii potřebujete účet.
web-lobby-rated = Hodnocená partie

# Jaké mají být stoly v seznamech

web-filter = Filtrovat stoly
web-filter-count = Filtry: { $n }
web-filter-any = Libovolné
web-filter-clear = Zrušit filtry
web-filter-none = Filtrům teď neodpovídá žádný stůl.
web-filter-language = Jazyk hostitele
web-level = Kdo se má přidat
web-level-text = Je to vidět v seznamu stolů, aby hráči našli sobě podobné.
web-level-any = Kdokoli
web-level-new = Noví hráči
web-level-experienced = Zkušení hráči
