# "V kostce": jedna stránka o tom, o co ve hře jde. Část tvoří brief-ČÁST-title a brief-ČÁST.

brief-about-title = O co jde
brief-about = Vedete klan Vikingů na pobřeží, které ještě nikdo nezmapoval. Odkrýváte ho desku po desce, osidlujete, živíte své lidi přes zimu a bojujete o nejlepší půdu.
brief-win-title = Jak se vyhrává
brief-win = Po sedmi letech vyhrává největší sláva. Nebo dřív: kdo zakončí rok se třemi uzavřenými územími, každým s velkou stavbou, vyhrává hned.
brief-table-title = Co leží na stole
brief-table = Desky mapy, které čárkované hranice dělí na území. Vaše jednotky: kde stojí aspoň jedna, tam je půda vaše. Jídlo, dřevo a znalosti. Váš vlastní malý balíček karet a řada nových karet, kterou vidí všichni.
brief-turn-title = Co je tah
brief-turn = Uděláte jednu věc a na tahu je další hráč. Skoro vždy zahrajete kartu: Verbování umístí jednotku, Pohyb převede skupinu přes hranici (na území jiného hráče to znamená souboj), Průzkum přiloží desku, Stavba postaví stavbu za dřevo. Když máte dost, pasujete: vezmete si novou kartu z řady a do příštího roku máte hotovo.
brief-closed-title = Uzavřené území
brief-closed = Území, které má hranice kolem dokola a žádnou stranou nehledí do prázdna, je uzavřené. Uzavřete-li průzkumem vlastní území, hned získáte 1 bod slávy za každou desku, na které leží.
brief-closed-open = otevřené: díra vlevo
brief-closed-closed = uzavřené: pět desek, 5 bodů slávy
brief-year-title = Rok
brief-year = Doberte si čtyři karty. Střídejte se v tazích, dokud všichni nepasují. Sklizeň: uzavřené území na dvou deskách dá 1 bod slávy, na třech a více 2 a každý symbol na vašem území dá svůj zdroj. Pak přijde zima a jednotky jedí:
brief-year-units = Jednotky na mapě
brief-year-cost = Zima stojí
brief-year-nothing = nic
brief-wrong-1 = Vytáhnou se všemi. Prázdná půda nepatří nikomu: jednu jednotku nechte doma.
brief-wrong-2 = Utratí jídlo v souboji a v zimě žádné nemají. Komu chybí, vezme si kartu nepokojů: na konci o 5 bodů slávy méně.
brief-wrong-3 = Nechají území narůst tak, že ho nejde uzavřít. Už tři desky dají ze sklizně plnou slávu: hledejte desku, která ho uzavře.
