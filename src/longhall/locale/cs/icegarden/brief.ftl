# "V kostce": jedna stránka o tom, o co ve hře jde. Část tvoří brief-ČÁST-title a brief-ČÁST.

brief-about-title = O co jde
brief-about = Čtyři vědci ze Země měli prozkoumat daleký svět Midgaard. Zjistili, že tam funguje magie, a domů se nevrátí nikdo z nich: každý přetváří svět podle vlastního snu. Šíříte vliv v oblastech a vyvoláváte jednotky. Každé použití magie však přibližuje Mrtvý sníh a popuzuje Vuka, kterého poslali, aby vás přivedl zpět.
brief-win-title = Jak se vyhrává
brief-win = Troje dveře. Vlastní cíl, pro každou postavu jiný: dosáhněte ho a na konci toho kola je hra vaše. Body: nedosáhne-li cíle nikdo, vítězí hráč s nejvíce body po čtvrtém bodování nebo ve chvíli, kdy někdo má 50. Mrtvý sníh: zaplní-li se jeho stupnice, vše hned končí a rozhoduje jen nejlepší pověst.
brief-win-goal = váš cíl
brief-win-points = body
brief-win-snow = Mrtvý sníh
brief-table-title = Co leží na stole
brief-table = Oblasti, každá s tabulkou: číslo, body za 1., 2. a 3. místo, suroviny. Některé mají kouzelné místo, které dává M. M je magie: Tvoření ho zvedá z úrovně 0 na 3 a pak se z něj stane jednotka jeho úrovně. Každá kostka vlivu platí v oblasti za 1, speciální jednotka za svou úroveň. Osm polí akcí, 0 až 7. Tři stupnice: lodě říkají, kdo začíná, schody ukazují pověst (magie vede dolů a za nejnižší přichází Vuko) a rám zasypává Mrtvý sníh.
brief-turn-title = Co je kolo
brief-turn = Iniciativa: přeskočte jednu nebo dvě lodě; loď říká, kdo začíná a kolik kostek akce dostanete. Plánování: střídavě je kladete na pole 0 až 5. Akce: pole jednají od 0 do 7 a na polích 1 až 5 jedná první ta kostka, která přišla poslední. Nadvláda: oblast po oblasti si hráč s největším vlivem bere surovinu, M z kouzelného místa, krok k cíli a v bodovaném kole body.
brief-wrong-1 = Jediná kostka vedle kostky národa. Vliv 1 tam nepřinese nic: přijďte se dvěma.
brief-wrong-2 = Nejsilnější jsou tam, kde stojí jejich nejlepší jednotka. Vuko navštíví nejhorší pověst, a to v oblasti, kde je dotyčný nejsilnější, a zabije tam jednotku. Buďte nejsilnější tam, kde žádná nestojí.
brief-wrong-3 = Plánují, co nezaplatí. Platí se, když kostka jedná, ne když ji kladete; nezaplacená neudělá nic.
