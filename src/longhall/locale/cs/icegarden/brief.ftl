# Hra v několika větách, nad jejími pravidly.

brief-aim = Každá postava má vlastní cíl: kdo ho dosáhne, ukončí hru tímto kolem a vyhrává. Když se to nikomu nepodaří, vyhrává ten, kdo má nejvíc bodů po čtvrtém bodování nebo ve chvíli, kdy někdo dosáhne 50. A dosáhne-li Mrtvý sníh své meze, všechno končí hned a rozhoduje jen nejlepší pověst.
brief-turn = V kole skočíte na stupnici iniciativy, která říká, kolik máte kostek akce a kdo začíná; pak plánujete tím, že je kladete na pole akcí. Pole se vyhodnocují popořadě a na většině z nich jedná první ta kostka, která přišla poslední.
brief-mind = Potom přijde nadvláda, oblast po oblasti: kdo tam má největší vliv, bere suroviny, dělá krok k cíli a v bodovaných kolech získává body. Tvoření přináší jednotky, ale zvyšuje Mrtvý sníh a stojí pověst, a Vuko navštíví toho, kdo ji má nejhorší.
