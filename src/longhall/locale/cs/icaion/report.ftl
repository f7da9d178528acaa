# What the balance report says of Icaion only

report-order =
    { $number ->
        [1] První hráč roku I
       *[other] { $number }. hráč roku I
    }
report-end-three-years = konec roku III

report-axis-winning = Body vítěze, od
report-axis-seats = Hráči

report-head-seekers = Hledač
report-head-gear = Výstroj
report-head-order = Místo v pořadí
report-head-winning = Body vítěze
report-head-curios = Karta kuriozity
report-head-apparatus = Aparatura: body za
report-head-wonders = Div
report-head-actions = Akce
report-head-machines = Stroj
report-head-power = Použití
report-head-per-match = Na partii
report-head-installed = Kolikrát nainstalováno
report-head-in-all = Celkem

report-seekers-title = Podíl výher podle hledače
report-seekers-reading = Bod je podíl partií, které hledač vyhrává, čára skrz něj je 95% interval; přerušovaná čára je rovný podíl ({ $share }). Hledač, jehož celá čára leží na jedné straně od něj, je nejspíš příliš silný nebo příliš slabý.
report-gear-title = Podíl výher podle výstroje
report-gear-reading = Totéž pro speciální výstroj; přerušovaná čára je rovný podíl ({ $share }).
report-order-title = Podíl výher podle pořadí v roce I
report-order-reading = Pořadí v roce I se losuje; v dalších letech rozhoduje reputace, od nejnižší. Body blízko přerušované čáry ({ $share }) znamenají, že začátek je spravedlivý.
report-winning-title = Body vítěze
report-winning-reading = Vítězné výsledky v bodech: od { $least } do { $most }, průměrně { $mean }.
report-curios-title = Zahrané karty kuriozit a jak se s nimi daří
report-curios-reading = Vlevo je podíl výher těch, kdo kartu aspoň jednou zahráli, s 95% intervalem a přerušovaným rovným podílem ({ $share }); vpravo je, kolik hráčů ji zahrálo. Šedé prázdné body patří kartám, které zahrálo méně než { $least } hráčů. Karta může vyhrávat, protože je dobrá, nebo protože na ni vítězové mají čas.
report-apparatus-title = Vyzvednuté aparatury a jak se s nimi daří
report-apparatus-reading = Totéž pro druhy vyzvednutých aparatur; rovný podíl { $share }, prázdné body pod { $least } hráčů. Tabulka také říká, kolik z nich bylo nainstalováno.
report-wonders-title = Obnovené divy a jak se s nimi daří
report-wonders-reading = Totéž pro divy; rovný podíl { $share }, prázdné body pod { $least } hráčů.
report-actions-title = Akce vítězů a ostatních
report-actions-reading = Jak často hráč průměrně v partii provede každou akci: jako standardní, jako speciální nebo díky kartě.
report-machines-title = Stroje nasazené vítězi a ostatními
report-machines-reading = Kolik strojů každého druhu, ze tří, hráč průměrně v partii nasadí.
report-power-title = Použití nouzového napájení
report-power-reading = Jak často ho hráč průměrně v partii použije kterým způsobem: vítězové a ostatní.
report-places-title = Stroje, karty, paraziti, úlomky, aparatury a zranění podle umístění
report-places-reading = Co hráč průměrně v partii má a co ho potká, od vítěze po poslední místo. Velké rozdíly mezi místy ukazují, co o partiích rozhoduje.
report-measure-machines = Nasazené stroje
report-measure-destroyed = Zničené stroje
report-measure-curios = Zahrané karty kuriozit
report-measure-upgrades = z toho vylepšení
report-measure-parasites = Odstranění paraziti
report-measure-shards = Ponechané úlomky
report-measure-retrieved = Vyzvednuté aparatury
report-measure-installed = Nainstalované aparatury
report-measure-wounds = Zranění
