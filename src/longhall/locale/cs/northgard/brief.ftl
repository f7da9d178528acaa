# Hra v několika větách, nad jejími pravidly.

brief-aim = Veďte klan nejvýš sedm let. Vyhrává, kdo má na konci 7. roku největší slávu; kdo ale na konci kteréhokoli roku ovládá tři uzavřená území, každé s velkou stavbou, vyhrává hned.
brief-turn = V každém roce se hráči střídají po tazích, dokud všichni nepasují: zahrajete kartu a s ní verbujete, přesouváte jednotky, prozkoumáváte nebo stavíte. Průzkum přikládá desky k mapě; území, jehož hranice se spojí, je uzavřené, už neroste a přináší slávu. Pasováním váš rok končí a získáte novou kartu do balíčku.
brief-mind = Pak přijde sklizeň: sláva za uzavřená území a jídlo, dřevo a znalosti ze všech vašich území. V zimě jednotky stojí jídlo. Vstup na území, které někdo drží, znamená souboj.
