# Co říká sama příkazová řádka, ať se hraje cokoli.

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
        [one] { $games } partie hry { $game }, semínko „{ $seed }“
        [few] { $games } partie hry { $game }, semínko „{ $seed }“
       *[other] { $games } partií hry { $game }, semínko „{ $seed }“
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
cli-simulate-lengths = { $what }: { $least } až { $most }, průměrně { $mean }
cli-simulate-speed = Rozhodnutí za sekundu: { $rate }; celkem { $seconds } s
cli-simulate-report = Zpráva je v souboru { $file }.
cli-train-done = { $file }: naučeno z { $matches ->
        [one] { $matches } partie
       *[other] { $matches } partií
    } (pozic: { $positions }). Brierovo skóre na partiích, z nichž se neučilo: { $brier }; při rovných šancích: { $even }.
cli-dataset-done = { $file }: { $decisions ->
        [one] { $decisions } rozhodnutí
        [few] { $decisions } rozhodnutí
       *[other] { $decisions } rozhodnutí
    }. Popis dat: { $sheet }.

# replay a verify
cli-replay-head = Provedené volby: { $n } z celkem { $all }
cli-verify-good =
    { $file } souhlasí: { $choices ->
        [one] { $choices } volba
        [few] { $choices } volby
       *[other] { $choices } voleb
    } i výsledek; každý náhodný výsledek byl znovu vylosován z odhaleného semínka.
cli-verify-continued =
    { $file } souhlasí: { $choices ->
        [one] { $choices } volba
        [few] { $choices } volby
       *[other] { $choices } voleb
    } a výsledek. Je to pokračování jiné partie po volbě č. { $copied }: dřívější náhodné výsledky se berou tak, jak jsou zapsané, všechny pozdější byly znovu vylosovány z odhaleného semínka.
cli-verify-no-seed =
    { $file } souhlasí: { $choices ->
        [one] { $choices } volba
        [few] { $choices } volby
       *[other] { $choices } voleb
    } a výsledek; semínko není odhaleno, náhodné výsledky se proto berou tak, jak jsou zapsané.
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
    }, { $python }
cli-bench-decisions-per-s = náhodné partie se záznamem, rozhodnutí za sekundu
cli-bench-unrecorded-per-s = náhodné partie bez záznamu, rozhodnutí za sekundu
cli-bench-forced-percent = vynucená rozhodnutí, procenta
cli-bench-greedy-per-s = Znalec na každém místě, rozhodnutí za sekundu
cli-bench-clone-us = klonování, µs
cli-bench-options-us = všechny možnosti, µs
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
cli-ratings-recomputed = Hodnocené partie: { $matches }, lidé: { $people }. { $changed ->
    [0] Všechna čísla jsou stejná jako dřív.
   *[other] Čísla, která se změnila: { $changed }.
}
cli-serve-open = Síň je otevřená na adrese { $address }
cli-play-open = Vaše síň je otevřená na adrese { $address }
cli-play-lan = Ostatní ve vaší síti se připojí na adrese { $address }
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
cli-tui-bot = { $chair }: { $seat }, { $level }. { $text }
cli-tui-help-hint = Odpovězte číslem možnosti nebo jejím klíčem; h vypíše ostatní příkazy.
cli-tui-help =
    číslo nebo klíč: vybrat tuto možnost
    ?: co teď nesmíte a proč
    { "\u0021" }: co by teď bylo nejlepší a proč
    r PRAVIDLO: text pravidla podle označení v hranatých závorkách
    c KARTA: co karta dělá, podle označení v klíčích možností
    u: vzít zpět poslední volbu, pokud se od té doby nic neodhalilo
    v: ukázat celý stůl
    l POČET: poslední řádky záznamu
    s SOUBOR: ukládat partii do souboru, hned a po každé volbě
    q: odejít
    h: tento seznam
cli-tui-prompt = >
cli-tui-news = Co se stalo:
cli-tui-forecast = Chystá se: { $text }
cli-tui-forecast-urgent = Pozor: { $text }
cli-tui-no-number = Vyberte číslo od 1 do { $count }.
cli-tui-no-refusals = Nic z toho, co by vás mohlo napadnout, teď není zakázáno.
cli-tui-hint-line = { $label }: { $text }
cli-tui-hint-step = { $number }. { $text }
cli-tui-no-rule = Žádné pravidlo nemá označení „{ $id }“; napište r a označení pravidla, jak stojí v hranatých závorkách.
cli-tui-card = { $name }: { $text }
cli-tui-no-card = Žádná karta nemá označení „{ $id }“; napište c a označení karty jako v klíčích možností.
cli-tui-no-undo = Nic nelze vzít zpět: rozhodla náhoda, něco se odhalilo nebo mezitím volil někdo jiný.
cli-tui-undone = Vaše poslední volba je vzata zpět.
cli-tui-teacher = Učitel, krok { $step } z { $steps }:
cli-tui-suggested = Rada: { $number }. { $text }
cli-tui-save-where = Uveďte soubor: s SOUBOR
cli-tui-saved = Uloženo do { $file }; pokračujte s --resume { $file }
cli-tui-exists = { $file } už existuje a zůstává beze změny; uveďte jiný soubor.
cli-tui-save-failed = { $file } nelze zapsat: { $why }.
cli-tui-quit-where = Napište název souboru a partie se uloží, nebo Enterem odejdete bez uložení.
cli-tui-input-ended = Vstup skončil.

# puzzle
cli-puzzle-head = Úloha { $number } z { $count }, { $game }, obtížnost { $grade } z { $grades }
cli-puzzle-daily = Je to úloha dne pro { $day }.
cli-puzzle-before = Tuto úlohu už máte vyřešenou.
cli-puzzle-task = Hrajete jako { $seat }. Najděte nejlepší tah. { $commands }
cli-puzzle-help =
    číslo nebo klíč: vybrat tuto možnost
    { "\u0021" }: nápověda; další řekne víc
    ?: co teď nesmíte a proč
    r PRAVIDLO: text pravidla podle označení v hranatých závorkách
    c KARTA: co karta dělá, podle označení v klíčích možností
    u: vzít zpět poslední volbu
    v: ukázat celý stůl
    l POČET: poslední řádky záznamu
    s: ukázat nejlepší postup
    q: odejít
    h: tento seznam
cli-puzzle-no-undo = Zatím jste nic nezvolili.
cli-puzzle-hint-reason = O co tu jde: { $text }
cli-puzzle-hint-next = Teď je nejlepší: { $text }
cli-puzzle-hint-back = Nejlepší postup se od vašeho odchýlil dřív. Příkazem u vezměte poslední volbu zpět.
cli-puzzle-judging = Boti hrají dál po vašem postupu …
cli-puzzle-best = Vyřešeno: toto je nejlepší postup.
cli-puzzle-equal = Vyřešeno: váš postup je stejně dobrý jako nejlepší.
cli-puzzle-worse = Ještě ne: váš postup je o { $loss } bodu horší než nejlepší (± { $error }).
cli-puzzle-chance = Šance na výhru: { $best } s nejlepším postupem, { $chance } s vaším.
cli-puzzle-again = Enter: zkusit znovu; s: ukázat nejlepší postup; q: odejít.
cli-puzzle-line = Nejlepší postup:
cli-puzzle-rule = Pravidlo, na kterém to stojí:
cli-puzzle-row-number = Úloha
cli-puzzle-row-grade = Obtížnost
cli-puzzle-row-tries = Pokusů do vyřešení
cli-puzzle-solved = Vyřešeno: { $count } z { $all }
cli-hall-puzzles = Prohlédnuté partie: { $matches }. Nalezené úlohy: { $count }.

# longhall tournament, longhall hall tournaments

cli-tournament-good = { $file } je v pořádku. Kola: { $rounds }; stoly: { $tables }. Každý stůl plyne ze semínka a předchozích výsledků.
cli-tournament-cancelled = Turnaj „{ $name }“ je zrušen.
cli-tournament-none = Nejsou tu žádné turnaje.
# hall keeper
cli-keeper-keeper = Správce: { $name } ({ $id })
cli-keeper-muted = Umlčení do { $until }: { $name } ({ $id })
cli-keeper-banned = Zákaz vstupu: { $name } ({ $id })
cli-keeper-no-reports = Žádná nahlášení nečekají.
cli-keeper-report = Nahlášení { $number }, { $at }: { $by } o { $name } ({ $id }) u stolu { $table }: { $text }
