# The Lord of the Ice Garden. All wording is our own.
#
# Attributes are other forms of a name: a sentence says { $region-in } where it means "na Pobřeží plachet". The message
# other-KIND says them of names from a pack of one's own.

game-name = Pán Ledové zahrady

## Regions

other-region = { $name }
    .the = oblast { $name }
    .in = v oblasti { $name }
    .to = do oblasti { $name }
    .from = z oblasti { $name }

region-isle = Sopečný ostrov
    .the = Sopečný ostrov
    .in = na Sopečném ostrově
    .to = na Sopečný ostrov
    .from = ze Sopečného ostrova
region-sails = Pobřeží plachet
    .the = Pobřeží plachet
    .in = na Pobřeží plachet
    .to = na Pobřeží plachet
    .from = z Pobřeží plachet
region-fjords = Tři fjordy
    .the = Tři fjordy
    .in = ve Třech fjordech
    .to = do Tří fjordů
    .from = ze Tří fjordů
region-fire = Země lidí ohně
    .the = Zemi lidí ohně
    .in = v Zemi lidí ohně
    .to = do Země lidí ohně
    .from = ze Země lidí ohně
region-valley = Skryté údolí
    .the = Skryté údolí
    .in = ve Skrytém údolí
    .to = do Skrytého údolí
    .from = ze Skrytého údolí
region-empire = Velké císařství
    .the = Velké císařství
    .in = ve Velkém císařství
    .to = do Velkého císařství
    .from = z Velkého císařství
region-snakes = Kraj hadích lidí
    .the = Kraj hadích lidí
    .in = v Kraji hadích lidí
    .to = do Kraje hadích lidí
    .from = z Kraje hadích lidí
region-zym = Poušť Nahel Zym
    .the = Poušť Nahel Zym
    .in = v Poušti Nahel Zym
    .to = do Pouště Nahel Zym
    .from = z Pouště Nahel Zym

## Resources

other-resource = { $name }
    .acc = { $name }
    .none = { $name }
    .counted = { $count } { $name }

resource-population = obyvatelé
    .acc = obyvatele
    .none = žádné obyvatele
    .counted =
        { $count ->
            [one] { $count } obyvatele
            [few] { $count } obyvatele
           *[other] { $count } obyvatel
        }
resource-gold = zlato
    .acc = zlato
    .none = žádné zlato
    .counted =
        { $count ->
            [one] { $count } zlato
            [few] { $count } zlata
           *[other] { $count } zlata
        }
resource-m = M
    .acc = M
    .none = žádné M
    .counted = { $count } M

# In the accusative: they follow verbs.
amount-population =
    { $n ->
        [one] { $n } obyvatele
        [few] { $n } obyvatele
       *[other] { $n } obyvatel
    }
amount-gold =
    { $n ->
        [one] { $n } zlato
        [few] { $n } zlata
       *[other] { $n } zlata
    }
amount-m = { $n } M
amount-markers =
    { $n ->
        [one] { $n } kostka
        [few] { $n } kostky
       *[other] { $n } kostek
    }
amount-levels =
    { $n ->
        [one] { $n } úroveň jednotek
        [few] { $n } úrovně jednotek
       *[other] { $n } úrovní jednotek
    }
amount-domination = { $n } za Nadvládu

## Characters

character-fjollsfinn = Olaf Fjollsfinn
character-fjollsfinn-text = Cíl: 6 kostek vlivu jiných hráčů v Ledové zahradě. Ledový drakar bere po jedné z každé oblasti, kterou Fjollsfinn ovládá.
character-dyken = Pier van Dyken
character-dyken-text = Cíl: 4 kouzla pohlcená Trnem. Krysí pištec posílá k Trnu kouzlo z oblasti, kterou van Dyken ovládá, a Trn ho může pohltit od příštího kola, pokud van Dyken ovládá i jeho oblast.
character-freihoff = Ulrike Freihoffová
character-freihoff-text = Cíl: Rudé věže v 6 různých oblastech. Osvícená bytost staví věž v oblasti, kterou Freihoffová ovládá.
character-callo = Passionaria Callo
character-callo-text = Cíl: 2 uzavřené oblasti. Noční můra umísťuje žetony noční můry do oblastí, které Callo ovládá; kde leží dva, může Faun oblast uzavřít.

## Pieces

other-piece = { $name }
    .counted = { $name } ×{ $count }
    .listed = { $name } ×{ $count }
    .one = { $name }
    .acc = { $name }
    .many = { $name }

piece-marker = Kostka vlivu
    .counted =
        { $count ->
            [one] { $count } kostku vlivu
            [few] { $count } kostky vlivu
           *[other] { $count } kostek vlivu
        }
    .listed =
        { $count ->
            [one] { $count } kostka vlivu
            [few] { $count } kostky vlivu
           *[other] { $count } kostek vlivu
        }
    .one = kostka vlivu
    .acc = kostku vlivu
    .many = kostek vlivu
piece-volcano-man = Sopečný muž
    .counted =
        { $count ->
            [one] { $count } Sopečného muže
            [few] { $count } Sopečné muže
           *[other] { $count } Sopečných mužů
        }
    .listed =
        { $count ->
            [one] { $count } Sopečný muž
            [few] { $count } Sopeční muži
           *[other] { $count } Sopečných mužů
        }
    .one = Sopečný muž
    .acc = Sopečného muže
    .many = Sopečných mužů
piece-volcano-man-text = Fjollsfinnova jednotka úrovně 1. Umí loupit.
piece-drakkar = Ledový drakar
    .counted =
        { $count ->
            [one] { $count } Ledový drakar
            [few] { $count } Ledové drakary
           *[other] { $count } Ledových drakarů
        }
    .listed =
        { $count ->
            [one] { $count } Ledový drakar
            [few] { $count } Ledové drakary
           *[other] { $count } Ledových drakarů
        }
    .one = Ledový drakar
    .acc = Ledový drakar
    .many = Ledových drakarů
piece-drakkar-text = Fjollsfinnova jednotka úrovně 2. Dva drakary převážejí ostatní mezi svými oblastmi a každý odveze kostku jiného hráče do Ledové zahrady.
piece-tree-brothers = Bratři stromu
    .counted =
        { $count ->
            [one] Bratry stromu
            [few] { $count } Bratry stromu
           *[other] { $count } Bratrů stromu
        }
    .listed =
        { $count ->
            [one] Bratři stromu
            [few] { $count } Bratři stromu
           *[other] { $count } Bratrů stromu
        }
    .one = Bratři stromu
    .acc = Bratry stromu
    .many = Bratrů stromu
piece-tree-brothers-text = Fjollsfinnova jednotka úrovně 3, se dvěma útoky.
piece-crab = Krab
    .counted =
        { $count ->
            [one] { $count } Kraba
            [few] { $count } Kraby
           *[other] { $count } Krabů
        }
    .listed =
        { $count ->
            [one] { $count } Krab
            [few] { $count } Krabi
           *[other] { $count } Krabů
        }
    .one = Krab
    .acc = Kraba
    .many = Krabů
piece-crab-text = Van Dykenova jednotka úrovně 1, s útokem a štítem. Vyvolání Krabů stojí pověst navíc.
piece-piper = Krysí pištec
    .counted =
        { $count ->
            [one] { $count } Krysího pištce
            [few] { $count } Krysí pištce
           *[other] { $count } Krysích pištců
        }
    .listed =
        { $count ->
            [one] { $count } Krysí pištec
            [few] { $count } Krysí pištci
           *[other] { $count } Krysích pištců
        }
    .one = Krysí pištec
    .acc = Krysího pištce
    .many = Krysích pištců
piece-piper-text = Van Dykenova jednotka úrovně 2. Přivádí obyvatele a posílá kouzla k Trnu.
piece-wyvern = Wyverna
    .counted =
        { $count ->
            [one] { $count } Wyvernu
            [few] { $count } Wyverny
           *[other] { $count } Wyveren
        }
    .listed =
        { $count ->
            [one] { $count } Wyverna
            [few] { $count } Wyverny
           *[other] { $count } Wyveren
        }
    .one = Wyverna
    .acc = Wyvernu
    .many = Wyveren
piece-wyvern-text = Van Dykenova jednotka úrovně 3. Je rychlá a útočí.
piece-moon-brother = Měsíční bratr
    .counted =
        { $count ->
            [one] { $count } Měsíčního bratra
            [few] { $count } Měsíční bratry
           *[other] { $count } Měsíčních bratrů
        }
    .listed =
        { $count ->
            [one] { $count } Měsíční bratr
            [few] { $count } Měsíční bratři
           *[other] { $count } Měsíčních bratrů
        }
    .one = Měsíční bratr
    .acc = Měsíčního bratra
    .many = Měsíčních bratrů
piece-moon-brother-text = Jednotka úrovně 1, patří Freihoffové; má štít.
piece-enlightened = Osvícená bytost
    .counted =
        { $count ->
            [one] { $count } Osvícenou bytost
            [few] { $count } Osvícené bytosti
           *[other] { $count } Osvícených bytostí
        }
    .listed =
        { $count ->
            [one] { $count } Osvícená bytost
            [few] { $count } Osvícené bytosti
           *[other] { $count } Osvícených bytostí
        }
    .one = Osvícená bytost
    .acc = Osvícenou bytost
    .many = Osvícených bytostí
piece-enlightened-text = Jednotka úrovně 2, patří Freihoffové. Staví Rudé věže.
piece-harrasim = Harrasim
    .counted = Harrasima
    .listed = Harrasim
    .one = Harrasim
    .acc = Harrasima
    .many = Harrasimů
piece-harrasim-text = Jednotka úrovně 3, patří Freihoffové. Zvěd Tvoření má v každé Aktivaci dvě vybrané schopnosti.
piece-wild-child = Divoké dítě
    .counted =
        { $count ->
            [one] { $count } Divoké dítě
            [few] { $count } Divoké děti
           *[other] { $count } Divokých dětí
        }
    .listed =
        { $count ->
            [one] { $count } Divoké dítě
            [few] { $count } Divoké děti
           *[other] { $count } Divokých dětí
        }
    .one = Divoké dítě
    .acc = Divoké dítě
    .many = Divokých dětí
piece-wild-child-text = Jednotka úrovně 1, patří Callo; má útok.
piece-faun = Faun
    .counted =
        { $count ->
            [one] { $count } Fauna
            [few] { $count } Fauny
           *[other] { $count } Faunů
        }
    .listed =
        { $count ->
            [one] { $count } Faun
            [few] { $count } Fauni
           *[other] { $count } Faunů
        }
    .one = Faun
    .acc = Fauna
    .many = Faunů
piece-faun-text = Jednotka úrovně 2, patří Callo. Nahrazuje kostky jiných hráčů jejími a uzavírá oblasti.
piece-nightmare = Noční můra
    .counted =
        { $count ->
            [one] { $count } Noční můru
            [few] { $count } Noční můry
           *[other] { $count } Nočních můr
        }
    .listed =
        { $count ->
            [one] { $count } Noční můra
            [few] { $count } Noční můry
           *[other] { $count } Nočních můr
        }
    .one = Noční můra
    .acc = Noční můru
    .many = Nočních můr
piece-nightmare-text = Jednotka úrovně 3, patří Callo; má štít. Umísťuje žetony noční můry.

piece-there = { $piece } { $region-in }
target-there = { $piece } { $region-in } – { $player }
target-nation = Kostka národa { $region-in }
target-companion = Vukův společník { $region-in }

## Abilities

ability-speed = Rychlost
ability-speed-text = Při Aktivaci se jednotka může přesunout do sousední oblasti.
ability-attack = Útok
ability-attack-text = Při Aktivaci dává jednotka jeden útok ve své oblasti. Všechny vaše útoky v kole stojí dohromady 2 zlata.
ability-shield = Štít
ability-shield-text = K zabití jednotky je potřeba o jeden útok víc.
ability-domination = Nadvláda
ability-domination-text = Kde jednotka je, máte vliv o 1 vyšší.
ability-plunder = Loupež
ability-plunder-text = Kde vládnete, vezměte 1 žeton suroviny jinému hráči, který tam je.
ability-spy = Zvěd Tvoření
ability-spy-text = Na začátku Aktivace si Harrasim vezme zdarma z plánu dvě různé schopnosti a později je může vyměnit.
ability-drakkar = Ledový drakar
ability-drakkar-text = Při Aktivaci, jsou-li oba Ledové drakary v různých oblastech, můžete mezi nimi přesunout libovolné své kostky a ostatní jednotky.
ability-recruit = Nábor
ability-recruit-text = Kde vládnete, vezměte kostku vlivu jiného hráče do Ledové zahrady. Počítá se k vašemu cíli.
ability-piper = Pištec
ability-piper-text = Kde vládnete, vezměte si 1 obyvatele.
ability-move-charm = Poslání kouzla k Trnu
ability-move-charm-text = Kde vládnete, přesuňte kouzlo oblasti k Trnu, do příštího kola rubem nahoru.
ability-tower = Stavba věže
ability-tower-text = Kde vládnete, postavte Rudou věž; v každé oblasti jednu.
ability-nightmare = Noční můra
ability-nightmare-text = Kde vládnete, umístěte žeton noční můry.
ability-faun = Faun
ability-faun-text = Kde vládnete, nahraďte kostku vlivu jiného hráče svou.
ability-close-region = Uzavření oblasti
ability-close-region-text = Kde vládnete a leží dva žetony noční můry, uzavřete oblast do konce hry.
ability-absorb = Pohlcení kouzla
ability-absorb-text = V oblasti Trnu, pokud ji ovládáte, pohlťte kouzlo, které přišlo v některém dřívějším kole.

## Action fields

field-throat = Zmijí hrdlo
field-throat-text = Vezměte si 1 žeton suroviny podle výběru a směňujte libovolné 2 žetony za 1, kolikrát chcete. Každá kostka akce tu vyžaduje i kostku vlivu, která zde zůstane; kdo jich má nejvíc, dostane na konci 5 bodů.
field-influence = Vliv
field-influence-text = Umístěte až 2 kostky vlivu, každou za 1 obyvatele, do oblastí, kde máte vliv.
field-move = Přesun
field-move-text = Udělejte až 2 přesuny, každý za 1 zlato; přesun vezme jednu vaši kostku nebo jednotku do sousední oblasti.
field-mountain = Nenasytná hora
field-mountain-text = Za 2 obyvatele přesuňte libovolné své kostky a jednotky z jedné oblasti do kterékoli jiné.
field-raven = Krkavčí stín
field-raven-text = Za 1 M z úrovně 0 odhoďte Vukův žeton, nebo zlepšete svou pověst o 2 pole.
field-making = Tvoření
field-making-text = Pozvedněte M, kupte vylepšení a vyvolejte jednotky, každé nejvýš jednou. Každé zvýší Mrtvý sníh o 1 a stojí pověst.
field-activation = Aktivace
field-activation-text = Provede se sama po polích akcí: Zvěd Tvoření, Ledové drakary, Rychlost, pak Útok.
field-vuko = Vuko
field-vuko-text = Provede se samo na konci: Vuko navštíví hráče s nejhorší pověstí v jiné oblasti, kde má tento hráč největší vliv. Hráč si vezme Vukův žeton a přijde tam o jednotku. Ve fázi nadvlády Vuko za každý jeho žeton zadržuje ve své oblasti jednu jeho kostku a zadržené kostky se nepočítají.

## Vuko tiles

tile-fire-people = Lidé ohně
tile-fire-people-text = Když Vuko opouští oblast, jde s ním kostka národa a počítá se tam, kde je Vuko. Platí do konce hry.
tile-whisperers = Šeptající stínům
tile-whisperers-text = Nenasytná hora stojí 3 obyvatele. Platí do konce hry.
tile-night-wanderers = Noční poutníci
tile-night-wanderers-text = Kde je Vuko, ztrácí každý kostku vlivu za každý svůj Vukův žeton a s ní i ten žeton. Platí jen tehdy, když je vedoucí ukazatel iniciativy v této etapě.
tile-both-bears = Oba medvědi
tile-both-bears-text = Vuko zvyšuje Mrtvý sníh o 1. Platí jen tehdy, když je vedoucí ukazatel iniciativy v této etapě.

## The count of a region, and what its token shows

count-pieces = { $piece-listed }
count-attacks =
    { $count ->
        [one] { $count } útok { $region-in }
        [few] { $count } útoky { $region-in }
       *[other] { $count } útoků { $region-in }
    }
count-place =
    { $seat } na { $place }. místě, vliv { $influence } ({ $amounts }{ $units-count ->
        [0] {""}
       *[other] ; { $units }
    }{ $held ->
        [0] {""}
       *[other] ; zadržuje Vuko: { $held }
    }){ $neighbours ->
        [untied] {""}
       *[other] , v sousedních oblastech { $neighbours }
    }{ $by ->
        [neighbours] , což rozhoduje při shodě
        [reputation] , výš díky lepší pověsti
       *[other] {""}
    }{ $receives ->
        [true] {""}
       *[false] , nic nedostává
    }
count-held = { $seat } má jen kostky, které zadržuje Vuko ({ $held })
token-shown = { $number }. { $region } (body podle místa: { $points }; nabízí { $amounts })

## Scores and endings

score-regions = Oblasti
score-kills = Zabití
score-throat = Zmijí hrdlo
score-total = Celkem
end-points = Vítězné body
end-goal = Osobní cíl dosažen
end-dead-snow = Svět pokryl Mrtvý sníh
