# Co říká sama příkazová řádka. Hráči, karty, stavby a zdroje přicházejí jako slova.

cli-seat = { $seat }
cli-row-seat = Hráč
cli-row-bot = Bot
cli-row-wins = Výhry
cli-row-rank = Místo
cli-row-place = Kolikrát { $rank }. místo
cli-waiting = { $seat } rozhoduje.
cli-end = Partie skončila [{ $rule }]. { $reason }

# simulate
cli-simulate-head =
    { $games ->
        [one] { $games } partie hry { $game }, semínko { $seed }
        [few] { $games } partie hry { $game }, semínko { $seed }
       *[other] { $games } partií hry { $game }, semínko { $seed }
    }
cli-simulate-ends =
    { $lawful ->
        [one] { $lawful } partie řádně dohrána
        [few] { $lawful } partie řádně dohrány
       *[other] { $lawful } partií řádně dohráno
    }, { $errors ->
        [0] bez chyb
        [one] { $errors } chyba
        [few] { $errors } chyby
       *[other] { $errors } chyb
    }
cli-simulate-bot-wins = Výhry bota { $bot }: { $wins }
cli-simulate-reason = Důvod konce „{ $reason }“: { $count }
cli-simulate-decisions = Rozhodnutí v partii: { $least } až { $most }, průměrně { $mean }
cli-simulate-years = Let v partii: { $least } až { $most }, průměrně { $mean }
cli-simulate-speed = Rozhodnutí za sekundu: { $rate }; celkem { $seconds } s

# replay a verify
cli-replay-head = Provedené volby: { $n } z { $all }
cli-verify-good =
    { $file } souhlasí: { $choices ->
        [one] { $choices } volba
        [few] { $choices } volby
       *[other] { $choices } voleb
    }, všechny náhody znovu vylosované z odhaleného semínka i výsledek.
cli-verify-continued =
    { $file } souhlasí: { $choices ->
        [one] { $choices } volba
        [few] { $choices } volby
       *[other] { $choices } voleb
    } a výsledek. Je to pokračování jiné partie po volbě č. { $copied }: dřívější náhody se berou tak, jak jsou zapsané, všechny pozdější jsou znovu vylosované z odhaleného semínka.
cli-verify-no-seed =
    { $file } souhlasí: { $choices ->
        [one] { $choices } volba
        [few] { $choices } volby
       *[other] { $choices } voleb
    } a výsledek; semínko není odhaleno, náhody se proto berou tak, jak jsou zapsané.
cli-verify-running =
    { $file } zatím souhlasí: { $choices ->
        [one] { $choices } volba
        [few] { $choices } volby
       *[other] { $choices } voleb
    }; partie ještě neskončila.

# bench
cli-bench-head =
    { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
       *[other] { $seats } hráčů
    }, { $compiled ->
        [true] zkompilovaný kód
       *[false] interpretovaný kód
    }
cli-bench-decisions-per-s = náhodné partie, rozhodnutí za sekundu
cli-bench-clone-us = klonování, µs
cli-bench-options-us = všechny volby, µs
cli-bench-apply-undo-us = klonování a provedení volby, µs
cli-bench-rewind-us = vrácení přehráním, µs
cli-bench-view-us = pohled hráče, µs
cli-bench-determinize-us = determinizace, µs
cli-bench-to-json-us = to_json, µs
cli-bench-from-json-us = from_json, µs
cli-bench-to-json-bytes = to_json uprostřed hry, největší, bajty
cli-bench-record-bytes-mean = záznam partie, průměr, bajty
cli-bench-record-bytes-max = záznam partie, největší, bajty

# rules
cli-rule-ruling = Toto je výklad: pravidla to nechávají otevřené.
cli-rule-options = Volby při přípravě: { $names }

# serve and play
cli-serve-open = Síň je otevřená na adrese { $address }
cli-play-open = Vaše síň je otevřená na adrese { $address }
cli-play-close = Zavře ji Ctrl-C; všechno zůstane uloženo.

# pack
cli-pack-good = Sada { $folder } je v pořádku, její otisk je { $hash }.
cli-pack-exported = Vestavěná sada hry { $game } je teď ve složce { $folder }.
cli-pack-same = Sady se neliší.
cli-pack-added = + { $file }: { $entry }
cli-pack-removed = - { $file }: { $entry }
cli-pack-changed = ~ { $file }: { $entry }, { $field }: dříve { $before }, nyní { $after }
cli-pack-value = ~ { $file }: { $entry }: dříve { $before }, nyní { $after }
cli-pack-field-added = ~ { $file }: { $entry }, { $field }: přidáno { $after }
cli-pack-field-removed = ~ { $file }: { $entry }, { $field }: odebráno { $before }

# tui
cli-tui-welcome = Hrajete jako { $seat }. { $commands }
cli-tui-help-hint = Odpovězte číslem volby nebo jejím klíčem; h vypíše ostatní příkazy.
cli-tui-help =
    číslo nebo klíč: vybrat tuto volbu
    ?: co teď nesmíte a proč
    r PRAVIDLO: text pravidla, například r NG-BATTLE-05
    c KARTA: co karta dělá, podle jejího klíče, například c feast
    u: vzít zpět poslední volbu, pokud se od té doby nic neodhalilo
    v: znovu celý stůl
    l POČET: poslední řádky záznamu
    s SOUBOR: uložit partii
    q: odejít
    h: tento seznam
cli-tui-prompt = >
cli-tui-news = Co se stalo:
cli-tui-no-number = Vyberte číslo od 1 do { $count }.
cli-tui-no-refusals = Nic z toho, co byste mohli čekat, tu není zakázáno.
cli-tui-no-rule = Žádné pravidlo nemá označení „{ $id }“; napište r a označení pravidla, například r NG-BATTLE-05.
cli-tui-card = { $card }: { $text }
cli-tui-no-card = Žádná karta nemá označení „{ $id }“; napište c a kartu jako v klíčích voleb, například c feast.
cli-tui-no-undo = Nic nelze vzít zpět: rozhodla náhoda, něco se odhalilo nebo mezitím volil někdo jiný.
cli-tui-undone = Vaše poslední volba je vzata zpět.
cli-tui-save-where = Uveďte soubor: s SOUBOR
cli-tui-saved = Uloženo do { $file }; pokračujte s --resume { $file }
cli-tui-exists = { $file } už existuje a zůstává beze změny; uveďte jiný soubor.
cli-tui-save-failed = { $file } nelze zapsat: { $why }.
cli-tui-quit-save = Stisknutím Enteru uložíte do { $file } a odejdete; napíšete-li n, odejdete bez uložení.
cli-tui-quit-where = Napište název souboru a partie se uloží, nebo stiskněte Enter a odejdete bez uložení.
cli-tui-input-ended = Vstup skončil.

# Zpráva o vyváženosti ze simulate

cli-report-written = Zpráva je v souboru { $file }.
cli-report-title = Zpráva o vyváženosti: { $game }
cli-report-contents = Části této zprávy
cli-report-numbers = Čísla v tabulce
cli-report-noscript = Grafy vyžadují JavaScript; všechna čísla jsou v tabulkách.
cli-report-alt = { $title }. Čísla jsou v tabulce pod grafem.
cli-report-alt-rates = { $title }. Nejvíce: { $high }, { $highest }. Nejméně: { $low }, { $lowest }. Všechna čísla jsou v tabulce pod grafem.
cli-report-alt-length = { $title }. Rozhodnutí: { $least } až { $most }, průměrně { $mean }. Čísla jsou v tabulce pod grafem.

cli-report-row-games = Partie
cli-report-row-lawful = Průběh
cli-report-row-bots = Boti podle hráčů
cli-report-row-setup = Příprava
cli-report-row-seed = Semínko
cli-report-row-pack = Herní materiál
cli-report-row-decisions = Rozhodnutí v partii
cli-report-row-years = Let v partii
cli-report-row-speed = Rychlost
cli-report-row-error = Chyba
cli-report-lawful =
    { $lawful ->
        [one] { $lawful } partie řádně dohrána
        [few] { $lawful } partie řádně dohrány
       *[other] { $lawful } partií řádně dohráno
    }, { $errors ->
        [0] bez chyb
        [one] { $errors } chyba
        [few] { $errors } chyby
       *[other] { $errors } chyb
    }
cli-report-pack = sada { $hash }, verze pravidel { $version }
cli-report-lengths = { $least } až { $most }, průměrně { $mean }
cli-report-speed = rozhodnutí za sekundu: { $rate }; celkem { $seconds } s
cli-report-option = { $name }: { $value }

cli-report-findings-title = Co je nápadné
cli-report-findings-reading = Podíl výher je zde uveden, leží-li rovný podíl mimo jeho 95% interval. Asi v jednom případě z dvaceti se to stane pouhou náhodou, hledejte proto velké rozdíly a zkuste jiné semínko.
cli-report-finding =
    { $what }: podíl výher je { $more ->
        [true] vyšší
       *[false] nižší
    } než rovný podíl, totiž { $share } (95% interval { $interval }).
cli-report-no-findings = Nikdo nevyhrává zřetelně více ani méně, než odpovídá rovnému podílu.

cli-report-rate = { $share } ({ $wins } z { $count }; 95% interval { $interval })
cli-report-interval = { $low } až { $high }
cli-report-span = { $first } až { $last }
cli-report-winner = Vítěz
cli-report-winners = Vítězové
cli-report-others = Ostatní
cli-report-rank = { $rank }. místo
cli-report-year-end = Rok { $year }, { $reason }
cli-report-no-year = bez let
cli-report-order =
    { $number ->
        [1] První hráč
       *[other] { $number }. hráč v pořadí
    }
cli-report-end-domination = nadvláda
cli-report-end-years = poslední rok

cli-report-axis-win-rate = Podíl výher
cli-report-axis-year = Rok konce
cli-report-axis-matches = Partie
cli-report-axis-points = Body, průměrně
cli-report-axis-decisions = Rozhodnutí v partii, od
cli-report-axis-taken = Kolikrát vzato
cli-report-axis-won = Vyhrané souboje
cli-report-axis-battles = Souboje
cli-report-axis-difference = Rozdíl sil před hodem kostkou
cli-report-axis-mean = Průměrně v partii

cli-report-hover-value = { $what }: { $value }
cli-report-hover-end = Rok { $year }, { $reason }: { $count }
cli-report-hover-source = { $rank }, { $source }: { $points }
cli-report-hover-length = Rozhodnutí { $span }: { $count }
cli-report-hover-difference = Rozdíl { $difference }: { $rate }
cli-report-hover-theory = Rozdíl { $difference }, podle kostek: { $share }
cli-report-hover-mean = { $who }, { $what }: { $value }

cli-report-head-seat = Hráč
cli-report-head-bot = Bot
cli-report-head-clan = Klan
cli-report-head-order = Místo v pořadí
cli-report-head-card = Karta
cli-report-head-building = Stavba
cli-report-head-rank = Místo
cli-report-head-seats = Hráči
cli-report-head-wins = Výhry
cli-report-head-wins-of = Výhry: { $seat }
cli-report-head-place = Kolikrát { $rank }. místo
cli-report-head-matches = Partie
cli-report-head-played = Kolikrát hráno
cli-report-head-taken = Kolikrát vzato
cli-report-head-per-match = Vzato na partii
cli-report-head-built = Postaveno celkem
cli-report-head-rate = Podíl výher
cli-report-head-share = Podíl
cli-report-head-interval = 95% interval
cli-report-head-year = Rok konce
cli-report-head-reason = Důvod
cli-report-head-decisions = Rozhodnutí
cli-report-head-difference = Rozdíl
cli-report-head-won = Vyhráno
cli-report-head-battles = Souboje
cli-report-head-share-won = Podíl vyhraných
cli-report-head-theory = Podle kostek

cli-report-clans-title = Podíl výher podle klanu
cli-report-clans-reading = Bod je podíl partií, které klan vyhrává, čára skrz něj je 95% interval; přerušovaná čára je rovný podíl ({ $share }). Klan, jehož celá čára leží na jedné straně od něj, je nejspíš příliš silný nebo příliš slabý.
cli-report-order-title = Podíl výher podle pořadí v prvním roce
cli-report-order-reading = O prvního hráče se hází kostkami; ostatní následují po směru hodinových ručiček. Body blízko přerušované čáry ({ $share }) znamenají, že počáteční zdroje vyvažují pozdější tah.
cli-report-seats-title = Podíl výher podle hráče
cli-report-seats-reading = Hráči se stejným botem by měli ležet blízko přerušované čáry rovného podílu ({ $share }): samo místo u stolu rozhoduje jen o tom, kdo dřív vybírá klan.
cli-report-bots-title = Podíl výher podle bota
cli-report-bots-reading = Jak často vyhrává hráč s daným botem, s 95% intervalem; přerušovaná čára je rovný podíl ({ $share }).
cli-report-ends-title = Kdy a proč partie končí
cli-report-ends-reading = Výška sloupce je počet partií, které skončily v daném roce; jeho části jsou důvody.
cli-report-clan-ends-title = Podíl výher podle klanu, roku a důvodu konce
cli-report-clan-ends-reading = Každé políčko je podíl výher klanu mezi jeho partiemi, které takto skončily: modrá nad rovným podílem ({ $share }), oranžová pod ním. Políčka s málo partiemi silně kolísají; počty jsou v tabulce.
cli-report-sources-title = Odkud pocházejí body
cli-report-sources-reading = Průměrné body z každého zdroje, od vítěze po poslední místo; ztracené body jsou vlevo od nuly. Co od posledního místa k vítězi roste, to vyhrává partie.
cli-report-length-title = Délka partie
cli-report-length-reading = Každý sloupec udává počet partií s tolika rozhodnutími všech hráčů dohromady; průměr je { $mean }.
cli-report-cards-title = Vzaté karty a jak se s nimi daří
cli-report-cards-reading = Vlevo je podíl výher těch, kdo si kartu vzali, s 95% intervalem a přerušovaným rovným podílem ({ $share }); vpravo je, kolikrát byla vzata. Šedé prázdné body patří kartám vzatým méně než { $least }krát. Karta může vyhrávat, protože je dobrá, nebo protože si ji berou vítězové.
cli-report-battles-title = Vyhrané souboje podle rozdílu sil
cli-report-battles-reading =
    { $count ->
        [one] { $count } souboj
        [few] { $count } souboje
       *[other] { $count } soubojů
    } mezi hráči z pohledu útočníka: rozdíl v bodech síly před hodem kostkou, včetně jídla a staveb. Přerušovaná čára je přesná šance v těchto soubojích, využijí-li oba své kostky dobře; šedé sloupce udávají počet soubojů.
cli-report-creature-battles-title = Souboje s monstry podle rozdílu sil
cli-report-creature-battles-reading =
    { $count ->
        [one] { $count } souboj
        [few] { $count } souboje
       *[other] { $count } soubojů
    } s monstry z pohledu hráče: rozdíl v bodech síly před hodem kostkou. Přerušovaná čára je přesná šance v těchto soubojích; šedé sloupce udávají jejich počet.
cli-report-key-observed = vyhráno v těchto partiích, s 95% intervaly
cli-report-key-theory = přesná šance
cli-report-losses-title = Jednotky, nepokoje, území a stavby podle umístění
cli-report-losses-reading = Co hráč v partii průměrně ztratí, utrpí, uzavře a postaví, od vítěze po poslední místo. Velké rozdíly mezi místy ukazují, co o partiích rozhoduje.
cli-report-profile-title = Jednotky, nepokoje, území a stavby podle klanu
cli-report-profile-reading = Stejné průměry pro každý klan: ukazují, jak klan hraje a proč ten, který vyhrává zřídka, zaostává.
cli-report-measure-lost = Ztracené jednotky
cli-report-measure-unrest = Karty nepokojů
cli-report-measure-closed = Uzavřená území
cli-report-measure-built = Postavené stavby
cli-report-buildings-title = Stavby vítězů a ostatních
cli-report-buildings-reading = Kolik staveb každého druhu hráč v partii průměrně postaví. Stavba, kterou vítězové stavějí častěji, za své dřevo stojí, nebo k vedení prostě patří.
