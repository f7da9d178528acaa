# Pán Ledové zahrady: co říká učitel v první partii s průvodcem.

lesson-welcome = Magie tu funguje. Jste Ulrike Freihoffová a přetváříte tento svět Rudými věžemi: se šesti vyhrajete.
lesson-foothold = Nejdřív první oporu. { $region } je dobrý domov: je tu kouzlo, posvátné místo, které dává každé kolo 1 M, a všechny ostatní oblasti jsou vedle.
lesson-foothold-other = Dobře, tohle bude váš domov.
lesson-second-foothold = Ještě jednu, hned vedle. { $region }: i tady je kouzlo. Tabulka oblasti ukazuje její číslo, body za 1., 2. a 3. místo a co dává.
lesson-second-foothold-other = Dobře. Hledejte kouzla: M je vzácné.

lesson-plan-making =
    Teď plánování: máte { $left ->
        [one] { $left } kostku akce
        [few] { $left } kostky akce
       *[other] { $left } kostek akce
    } a se soupeřem je kladete na střídačku. Tvoření dává jednotky a má málo míst, obsaďte je první.
lesson-plan-making-other = Dobře. Tvoření kolo počká, a první věž s ním.
lesson-plan-influence = Pole se provádějí podle čísel a na jednom poli se poslední položená kostka provádí první. Vliv má číslo 1: přivede na plán víc vašich lidí.
lesson-plan-throat = Zmijí hrdlo je na řadě před vším ostatním a dá vám libovolný žeton. Jedna vaše kostka vlivu v něm navždy zůstane.
lesson-plan-rest-other = I to jde. Jen si ověřte, že pak budete mít čím zaplatit.

lesson-throat = Vaše první akce. Vezměte si, co chcete: M je magie. Stávají se z něj jednotky a platí se jím za to neobyčejné; nové leží na úrovni 0.
lesson-throat-other = I to se hodí. Jen budete mít o jedno M míň.
lesson-throat-done = Mohli byste ještě směňovat dva žetony za jeden. Teď není třeba: skončete.

lesson-influence =
    Kostka vlivu stojí { $cost ->
        [one] { $cost } obyvatele
        [few] { $cost } obyvatele
       *[other] { $cost } obyvatel
    }; nejvýš dvě, tam, kde už jste. Dejte první { $region-in }: proč, uvidíte, až přijde Vuko.
lesson-influence-second = A druhou k ní: teď jste tu nejsilnější a nemáte tu jednotku, o kterou byste přišli.
lesson-influence-other = Dobře, tam rostete. Pamatujte: Vuko chodí tam, kde jste nejsilnější.
lesson-rival-idle = Soupeř nemá čím zaplatit Nenasytnou horu, jeho kostka nic neudělá. Platí se až při provedení, ne při plánování.

lesson-making = Tvoření má tři části. Pozvednutí posune M výš: jeho úroveň je úroveň jednotky, kterou se stane.
lesson-raise-other = V tomto kole tedy M nestoupne. Bude další Tvoření.
lesson-snow-rose = Každá část stojí pověst a zvýší Mrtvý sníh, teď { $snow }/{ $limit }.
lesson-snow-full = Až se stupnice Mrtvého sněhu naplní, partie hned končí a vyhrává nejlepší pověst.
lesson-vuko-warned = Za nejhorší pověstí přichází na konci kola Vuko. Jde tam, kde je její hráč nejsilnější, zabije jednotku a nechá žeton; při nadvládě, když se oblasti počítají, zadrží jednu kostku.
lesson-raise-steps =
    { $left ->
        [one] Zbývá { $left } krok. Úroveň 2 je Osvícená bytost; skončete, až tam budou obě M.
        [few] Zbývají { $left } kroky, každý o jednu úroveň. Úroveň 2 je Osvícená bytost: posuňte tam obě M.
       *[other] Zbývá { $left } kroků, každý o jednu úroveň. Úroveň 2 je Osvícená bytost: posuňte tam obě M.
    }
lesson-raise-steps-other = I tak to jde. Jaká úroveň, taková jednotka.

lesson-summon =
    Teď vyvolání. Osvícená bytost stojí jedno M z úrovně 2 a { $steps ->
        [one] { $steps } bod pověsti.
        [few] { $steps } body pověsti.
       *[other] { $steps } bodů pověsti.
    }
lesson-summon-other = Bez jednotky nebude věž. Ještě to můžete vzít zpět.
lesson-summon-level = Proměňte M z úrovně 2 v bytost.
lesson-summon-count = Jen jednu: druhé M si úroveň nechá na příští kolo.
lesson-summon-count-other = Odvážné. Víc síly hned, a víc bodů pověsti dolů.
lesson-summon-place = Umístěte ji { $region-in }. Jednotka se počítá svou úrovní: váš vliv tu bude { $influence }. Jediná kostka by vedle nezávislého národa nedostala nic.
lesson-summon-place-other = Silné. Jenže to láká Vuka. Uvidíme.

lesson-vuko-comes = Vuko navštíví nejhorší pověst, tam, kde je její hráč nejsilnější: vás, { $region-in }. Najde kostky bez jednotky. Jednu zadrží a vaše bytost žije.
lesson-vuko-kills-yours = Au, Vuko vám zabil bytost. Je zpět v zásobě a M z úrovně 2 ji může vyvolat znovu.
lesson-resource = Nadvláda: oblast po oblasti si surovinu bere ten, kdo v ní vede. Vy vedete { $region-in }. M z kouzla přijde samo.
lesson-resource-other = Dobře. Obyvatelé dávají vliv, zlato přesuny a M jednotky.

lesson-tower = To je vaše chvíle: ovládáte { $region-the } a stojí tam bytost. Stavte.
lesson-tower-other = Bez věže? Příště tu už nemusíte vést. Ještě to můžete vzít zpět.
lesson-first-tower = Vaše první Rudá věž. Nikdo ji nikdy nezboří; se šestou na konci onoho kola vyhrajete.
lesson-resource-population = Vezměte si obyvatele: zaplatí další kostky vlivu.

lesson-jump =
    Nové kolo: skok o jednu loď, nebo o dvě. Za dvě dostanete { $markers ->
        [one] { $markers } kostku akce.
        [few] { $markers } kostky akce.
       *[other] { $markers } kostek akce.
    } Smíte to jednou v každé etapě.
lesson-jump-scoring = Rudá plachta znamená bodování: v tomto kole dávají oblasti body.
lesson-jump-other = Kratší skok, zato dřív v pořadí. I to má cenu.
lesson-order = Začíná bližší loď; na stejné lodi ten, kdo na ni skočil poslední.

lesson-plan-five = Naplánujte tři: znovu Tvoření, Krkavčí stín pro pověst a Vliv.
lesson-plan-five-other = Váš plán, vaše hra.
lesson-plan-own =
    { $left ->
        [one] Poslední je na vás: dobré je každé pole, které zaplatíte.
        [few] Zbylé { $left } jsou na vás. Já bych vzal Přesun, protože budete mít kostky nazbyt, a Zmijí hrdlo.
       *[other] Zbylých { $left } je na vás. Já bych vzal Přesun, protože budete mít kostky nazbyt, a Zmijí hrdlo.
    }
lesson-throat-population = Znovu Zmijí hrdlo: obyvatelé zaplatí vliv v příštích kolech. Vezměte si je a skončete.

lesson-hold = Vaše bytost brzy opustí { $region-the }. S dvěma kostkami vlivu navíc tu povedete i bez ní. A Vukova návštěva, před níž stůl varuje, se vás nedotkne: Krkavčí stín je na řadě dřív.
lesson-hold-second = Druhou. Víc by tu nic nepřineslo: nikdo jiný tu není.
lesson-hold-other = Dobře. Než kolo skončí, spočítejte si, kdo kde vede.
lesson-spare = Přesun: 1 zlato za krok, dva kroky. Kostka, které je tu nadbytek, získá místo jinde. Vezměte jednu odsud.
lesson-spare-to = { $region }: dvě kostky stačí proti jediné, kterou může přivést soupeř, i proti nezávislému národu.
lesson-spare-again = A druhou odsud: ostatní tuto oblast udrží bez ní.
lesson-spare-to-again = K první.
lesson-spare-other = I to jde. Hledejte místo, kde jedna navíc změní, kdo vede.
lesson-raven =
    Za jedno M { $steps ->
        [one] { $steps } bod pověsti
        [few] { $steps } body pověsti
       *[other] { $steps } bodů pověsti
    } nahoru. Vuko chodí jen za nejhorší pověstí a soupeř teď také použije Tvoření.
lesson-raven-other = Jak chcete. Vuko má o důvod víc vás navštívit.

lesson-upgrade = Znovu Tvoření. Vylepšení stojí jedno M z úrovně 0 a platí pro všechny jednotky svého druhu.
lesson-upgrade-other = Také dobře. Vylepšení počkají.
lesson-upgrade-speed = S Rychlostí přejde jednotka sama do sousední oblasti.
lesson-upgrade-speed-other = I to je dobré. Bez Rychlosti chodí bytost jen akcí Přesun.
lesson-upgrade-unit = Dejte ji Osvíceným bytostem: nesou váš cíl.
lesson-upgrade-unit-other = Budou rychlé. Věže ale staví bytosti.
lesson-summon-second = Jedno M čeká na úrovni 2. Vyvolejte druhou bytost.
lesson-summon-level-again = Z M na úrovni 2 se stane vaše druhá bytost.
lesson-summon-fire = { $region }: i tady je třeba věž.
lesson-making-done = Výborně. Skončete: víc by stálo jen pověst.

lesson-speed = Aktivace: rychlé bytosti smějí do vedlejší oblasti. Pošlete tu, která už svou věž má.
lesson-speed-other = Dobře. Věž chce bytost, vedení a oblast bez věže.
lesson-speed-to = { $region }: nikdo tu není, takže k vedení stačí samotná bytost.
lesson-speed-done = Druhá zůstane tam, kde je potřeba.

lesson-vuko-kills-theirs = Ha. Nejhorší pověst má teď soupeř a Vuko zabíjí jeho Noční můru. K tomu je dobré jméno.
lesson-towers = Vedete tu a máte bytost: stavte.
lesson-resource-turn-two = A ještě surovinu: M na příští Tvoření. Body přicházejí samy, protože se v tomto kole boduje.
lesson-resource-more = Tady obyvatele: zaplatí další kostky vlivu.

lesson-farewell = Výborně.
lesson-farewell-towers =
    { $towers ->
        [one] Máte { $towers } věž z { $needed }.
        [few] Máte { $towers } věže z { $needed }.
       *[other] Máte { $towers } věží z { $needed }.
    }
lesson-farewell-points = Body: vy { $points }, soupeř { $theirs }. Nesplní-li nikdo svůj cíl, rozhodnou po čtyřech bodováních, nebo jakmile jich má někdo 50.
lesson-farewell-on = Co jsme ještě nepotkali: Nenasytná hora, útoky a co umějí ostatní jednotky. Stiskněte slovo a vysvětlí se. Víte, jak vyhrát: bytost, vedení, věž.
lesson-aside-summon = Máte M nad úrovní 0. Vyvolání z něj udělá jednotky jeho úrovně; každá stojí tolik bodů pověsti.
