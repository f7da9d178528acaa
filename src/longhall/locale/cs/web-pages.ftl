# Stránky ke čtení a ohlížení: pravidla, galerie, o stránce, konec partie, přehrávání.

# Pravidla

web-rules-title = Pravidla
web-rules-of = Pravidla hry { $game }
web-rules-intro = Všechna pravidla, která tento stůl zná, našimi slovy. Každé má své označení, například { $rule }: sem vedou odmítnutí i kronika.
web-rules-brief = Hra v kostce
web-rules-to-gallery = Prohlédnout v galerii všechny karty, desky a žetony
web-rules-which = Pravidla které hry?
web-rules-none = Pravidla této hry tu zatím nikdo nesepsal.
web-rules-others = Pravidla jiných her
web-rules-search = Najít pravidlo: slova nebo označení
# Words that mean the same to who looks for a rule: groups between semicolons, * stands for any letters.
web-rules-same = vyhr*, výhr*, vítěz*, zvítěz*; souboj*, boj, boje, bitv*, bitev; kostka, kostky, kostkou, hod, hodu, hází; shoda, shody, shodě; platí, zaplať*, zaplatit, cena, ceny, cenu, stojí; body, bodů, bodování, boduje; konec, konce, konci, končí; vojsko, vojáci, jednotk*, jednotek
web-rules-found = { $count ->
    [one] { $count } pravidlo z celkem { $all }
    [few] { $count } pravidla z celkem { $all }
    [many] { $count } pravidla z celkem { $all }
   *[other] { $count } pravidel z celkem { $all }
}
web-rules-contents = Obsah
web-rules-nothing = Žádné pravidlo nemá všechna tato slova. Zkuste jich méně, nebo jiný tvar slova.
web-rules-copy = Zkopírovat odkaz na { $rule }
web-rules-copied = Odkaz na { $rule } je zkopírován.
web-rules-ruling = Výklad
web-rules-ruling-text = Rozhodnuto zde, kde pravidla mlčí nebo se rozcházejí.
web-rules-option = Volba při přípravě: { $option }

# Galerie

web-gallery-title = Galerie
web-gallery-of = Galerie hry { $game }
web-gallery-intro = Vše, co je v krabici, jak to zná tento stůl, našimi kresbami a slovy. V pravidlech není vytištěné všechno, a tak je u každé součásti napsáno, odkud je.
web-gallery-to-rules = Přečíst pravidla
web-gallery-which = Galerie které hry?
web-gallery-none = V krabici této hry není nic k vidění.
web-gallery-others = Galerie jiných her
web-gallery-search = Najít podle názvu nebo textu
web-gallery-category = Ukázat
web-gallery-all = Vše
web-gallery-kind = Druh
web-gallery-clan = Klan
web-gallery-source = Zdroj
web-gallery-any = libovolný
web-gallery-found = { $count ->
    [one] { $count } součást
    [few] { $count } součásti
    [many] { $count } součásti
   *[other] { $count } součástí
}
web-gallery-nothing = Nic takového v krabici není.
web-gallery-reset = Ukázat zase vše
web-gallery-copies = { $count } v krabici

web-source-rulebook = Pravidla hry
web-source-rulebook-text = Vytištěno v pravidlech.
web-source-sourced = Jiný zdroj
web-source-sourced-text = Nalezeno v jiném veřejném zdroji a popsáno našimi slovy.
web-source-designed = Náš návrh
web-source-designed-text = Vymyšleno pro tento stůl, protože se nic nenašlo. Tištěná součást se může lišit.

# O stránce

web-about-title = O Longhallu
web-about-what = Longhall je digitální stůl pro velké zimní deskové hry. Posaďte se, ostatní místa obsaďte přáteli nebo boty a hrajte: síň zná všechna pravidla, vysvětlí každé odmítnutí a pamatuje si každou partii. Běží na vašem vlastním počítači, nepotřebuje účet, neukazuje reklamy a nikoho nesleduje.
web-about-rules = Nevíte, co smíte? Klikněte na to, co nejde, a síň řekne proč a ukáže pravidlo.
web-about-games = Hry a lidé, kteří je vytvořili
web-about-unofficial = Longhall je neoficiální. Autoři ani vydavatelé těchto her ho netvoří, nepodporují, nesponzorují ani neschvalují; názvy, ochranné známky, výtvarné zpracování a pravidla patří svým vlastníkům. Názvy jen říkají, o kterou hru jde. Není tu nic z obrázků ani textů vydavatelů: slova i kresby jsou naše a názvy a počty součástí se uvádějí jako fakta.
web-about-buy = Pokud vás tu hra baví, kupte si ji. Krabice na stole mezi přáteli je lepší než jakákoli obrazovka a zaplatí lidem, kteří hru vytvořili.
web-about-playable = lze tu hrát
web-about-planned = zatím tu není
web-about-design = Autoři hry
web-about-art = Ilustrace
web-about-publisher = Vydavatel
web-about-editions = V našich jazycích
web-about-play = Klávesy a jazyky
web-about-keys = Všechno jde i bez myši. U stolu ukáže klávesa s otazníkem všechny klávesy; při přehrávání procházejí partií šipky.
web-about-languages = Síň mluví anglicky, polsky, česky a ukrajinsky. Řídí se prohlížečem a přepínač nahoře změní jazyk hned.
web-about-credits = Poděkování a licence
web-about-icons = Ikony
web-about-icons-text = Kresby z game-icons.net; barvu a velikost jsme jim dali sami. Ikony vytvořili:
web-about-fonts = Písma
web-about-libraries = Postaveno na
web-about-own = Samotný Longhall
web-about-own-text = Svobodný software přispěvatelů Longhallu. Smíte ho používat, měnit a sdílet podle licence Apache, verze 2.0.

# Konec partie

web-end-title = Konec partie
web-end-wins = Vítězí { $seat }
web-end-you-win = Vítězství je vaše
web-end-shared = O vítězství se dělí { $seats }
web-end-uncounted = Body této hry se počítají až na konci, a tak tu není žádné pořadí.
web-end-place = { $place }. místo
web-end-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
web-end-together = dohromady { web-end-points }
web-end-resigned = vzdáno
web-end-rematch = Odveta
web-end-join = Připojit se k odvetě
web-end-replay = Přehrát partii
web-end-board = Podívat se na plán na konci partie
web-end-record = Stáhnout záznam
web-end-continued = Tato partie navazuje na určitou chvíli dřívější partie.
web-end-continued-link = Podívat se na tu chvíli
web-end-sources = Odkud jsou body
web-end-course = Jak body přibývaly
web-end-final-count = sčítání
web-end-total = Celkem
web-end-fair = Byla náhoda poctivá?
web-end-fair-text = Před první volbou zveřejnila síň tento otisk tajemství, ze kterého pochází všechno náhodné v partii:
web-end-fair-check = Záznam tajemství odhalí. Stáhněte ho a nechte program zopakovat každou volbu a každý náhodný výsledek; pokud se něco liší, ukáže první rozdíl:
web-end-fair-file = SOUBOR

# Přehrávání

web-replay-title = Přehrávání
web-replay-place = Volba { $at } z celkem { $of }
web-replay-scrub = Místo v partii
web-replay-step-back = O jednu volbu zpět
web-replay-step-on = O jednu volbu dál
web-replay-turn-back = Na předchozí tah
web-replay-turn-on = Na další tah
web-replay-play = Přehrávat
web-replay-pause = Pozastavit
web-replay-speed = Rychlost
web-replay-times = { $times }×
web-replay-eyes = Čí pohled
web-replay-spectator = divák
web-replay-decides = { $seat }:
web-replay-chosen = Toto bylo zvoleno. Stisknutím pokračujte.
web-replay-chosen-option = Zvoleno: { $option }
web-replay-others = { $count ->
    [one] { $count } jiná možnost
    [few] { $count } jiné možnosti
    [many] { $count } jiné možnosti
   *[other] { $count } jiných možností
}
web-replay-copy = Zkopírovat odkaz na tuto chvíli
web-replay-copied = Odkaz na tuto chvíli je zkopírován.
web-copy-by-hand = Prohlížeč nedovolí kopírovat. Vezměte adresu z jeho adresního řádku.
web-replay-continue = Hrát dál odsud
web-replay-continue-text = Otevře nový stůl, u kterého se hraje dál od této chvíle, s novými hody.
web-replay-result = Zpět k výsledku
web-replay-unfinished = U tohoto stolu zatím není žádná partie, za kterou by se dalo ohlédnout.
web-replay-looking = Ohlédnutí
web-replay-ongoing = Díváte se zpět. Partie pokračuje.
web-replay-your-turn = U stolu jste na tahu.
web-replay-back = Zpět ke stolu
web-replay-now = Tady je partie právě teď.
web-replay-to-table = Ke stolu

## A game in brief

web-brief-title = V kostce
web-brief-of = { $game } v kostce
web-brief-intro = Tři minuty čtení a můžete hrát. Stiskněte slovo podtržené tečkami a vysvětlí se.
web-brief-none = Tato hra takovou stránku nemá.
web-brief-next = Kam dál
web-brief-wrong = Tři chyby začátečníků
