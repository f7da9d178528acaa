# Icaion: cards and tiles.

## Curio cards that are played once

curio-qoam-blue-3 = 3 modré qoamy
curio-qoam-blue-3-text = Vezměte si ze zásoby 3 modré qoamy.
curio-qoam-brown-3 = 3 hnědé qoamy
curio-qoam-brown-3-text = Vezměte si ze zásoby 3 hnědé qoamy.
curio-qoam-green-3 = 3 zelené qoamy
curio-qoam-green-3-text = Vezměte si ze zásoby 3 zelené qoamy.
curio-qoam-grey-3 = 3 šedé qoamy
curio-qoam-grey-3-text = Vezměte si ze zásoby 3 šedé qoamy.
curio-qoam-pink-3 = 3 růžové qoamy
curio-qoam-pink-3-text = Vezměte si ze zásoby 3 růžové qoamy.
curio-qoam-wild-2 = 2 qoamy jedné barvy
curio-qoam-wild-2-text = Zvolte barvu a vezměte si ze zásoby 2 qoamy této barvy.
curio-qoam-wild-4 = 4 qoamy jedné barvy
curio-qoam-wild-4-text = Zvolte barvu a vezměte si ze zásoby 4 qoamy této barvy.
curio-qoam-wild-5 = 5 qoamů jedné barvy
curio-qoam-wild-5-text = Zvolte barvu a vezměte si ze zásoby 5 qoamů této barvy.
curio-points-3 = 3 body reputace
curio-points-3-text = Získáte 3 body reputace.
curio-points-6 = 6 bodů reputace
curio-points-6-text = Získáte 6 bodů reputace.
curio-points-9 = 9 bodů reputace
curio-points-9-text = Získáte 9 bodů reputace.
curio-action-extract = Těžba navíc
curio-action-extract-text = Ihned proveďte těžbu.
curio-action-retrieve-or-install = Vyzvednutí nebo instalace navíc
curio-action-retrieve-or-install-text = Ihned vyzvedněte nebo nainstalujte aparaturu; platí obvyklé podmínky.
curio-action-eradicate-or-investigate = Hubení nebo průzkum navíc
curio-action-eradicate-or-investigate-text = Ihned vyhubte parazity nebo prozkoumejte Kolos; platí obvyklá cena a podmínky.
curio-action-deploy = Nasazení navíc
curio-action-deploy-text = Ihned nasaďte stroj za jeho obvyklou cenu.
curio-recharge-eps = Dobití
curio-recharge-eps-text = Dobijte své nouzové napájení.
curio-move-2 = Až o 2 uzly dál
curio-move-2-text = Hned po svém přesunu se přesuňte ještě až o 2 uzly.
curio-move-3 = Až o 3 uzly dál
curio-move-3-text = Hned po svém přesunu se přesuňte ještě až o 3 uzly.
curio-move-5 = Až o 5 uzlů dál
curio-move-5-text = Hned po svém přesunu se přesuňte ještě až o 5 uzlů.
curio-draw-1-2 = Dobrání 1 nebo 2 karet
curio-draw-1-2-text = Doberte si 1 nebo 2 karty kuriozit, nejvýš do limitu karet v ruce.
curio-attack-2 = Útok za 2
curio-attack-2-text = Zraňte hledače ostatních hráčů na svém uzlu a na sousedních uzlech. Za každého zasaženého hledače, zraněného i nezraněného, získáte 2 body reputace.
curio-attack-3 = Útok za 3
curio-attack-3-text = Zraňte hledače ostatních hráčů na svém uzlu a na sousedních uzlech. Za každého zasaženého hledače, zraněného i nezraněného, získáte 3 body reputace.
curio-attack-5 = Útok za 5
curio-attack-5-text = Zraňte hledače ostatních hráčů na svém uzlu a na sousedních uzlech. Za každého zasaženého hledače, zraněného i nezraněného, získáte 5 bodů reputace.

## Upgrades

curio-up-cage = Klec nicoty navíc
curio-up-cage-text = Vylepšení. Máte o jednu klec nicoty víc.
curio-up-strength = Síla navíc
curio-up-strength-text = Vylepšení. Máte o jeden symbol síly víc: každý šedý qoam odstraní o 1 parazita víc.
curio-up-movement = Pohyb navíc
curio-up-movement-text = Vylepšení. Máte o jeden symbol pohybu víc: přesouváte se zdarma o 1 uzel dál.
curio-up-converter = Konvertor
curio-up-converter-text = Vylepšení. Kdykoli utrácíte qoamy, smíte nejprve přeměnit 2 jedné barvy v 1 jiné barvy, jednou v každé akci.
curio-up-harvester-any = Vícebarevné harvestory
curio-up-harvester-any-text = Vylepšení. Druhý qoam z harvestoru smí mít libovolnou barvu a pochází ze zásoby; v oblasti však musí ještě jeden ležet a zůstane tam.
curio-up-harvester-third = Hlubinné harvestory
curio-up-harvester-third-text = Vylepšení. Harvestor smí vzít ze své oblasti třetí qoam.
curio-up-scavenger-discard = Obchodující sběrače
curio-up-scavenger-discard-text = Vylepšení. Místo dobrání karty sběračem smíte odhodit kartu z ruky za 3 body reputace.
curio-up-scavenger-two = Pilné sběrače
curio-up-scavenger-two-text = Vylepšení. Sběračem si doberete až 2 karty místo 1.
curio-up-refiner-three = Dokonalejší rafinátory
curio-up-refiner-three-text = Vylepšení. Rafinátor dává 3 body reputace místo 2.
curio-up-refiner-eradicate = Čisticí rafinátory
curio-up-refiner-eradicate-text = Vylepšení. Když aktivujete rafinátor, smíte také zdarma odstranit z jeho oblasti 1 parazita a nechat si ho.

## Seekers

seeker-survivor = Osamělý přeživší
seeker-survivor-text = Ve svém posledním tahu každého roku smíte místo běžného přesunu přejít na kterýkoli uzel.
seeker-cursed = Prokletý
seeker-cursed-text = Ve svém posledním tahu každého roku máte dvě standardní akce.
seeker-heir = Dědic
seeker-heir-text = Za každou zahranou kartu kuriozity získáte 1 bod reputace.
seeker-machine = Automaton
seeker-machine-text = Kdykoli použijete nouzové napájení, smíte přidat do jedné ze svých klecí 1 qoam libovolné barvy; co v ní je, zůstane.
seeker-outsider = Cizinec
seeker-outsider-text = Za průzkum Kolosu získáváte trojnásobek bodů reputace.
seeker-creature = Tvor
seeker-creature-text = Nasazení stroje i zahrání karty kuriozity vás stojí o 1 qoam méně. Body za stroj se počítají z plné ceny.
seeker-criminal = Zločinec
seeker-criminal-text = Po tahu bez speciální akce si oblečete zbroj. V ní smíte jako speciální akci provést průzkum, vyzvednutí nebo instalaci. Přijdete o ni, když je váš hledač zraněn a když začíná rok.

## Specialized Gear

gear-boots = Hyperboty
gear-boots-text = Přesouváte se zdarma o 1 uzel dál.
gear-armor = Prvotní brnění
gear-armor-text = Na konci hry získáte 3 body reputace navíc za každý svůj úlomek.
gear-belt = Víceúčelový opasek
gear-belt-text = Na začátku svého prvního tahu v každém roce si smíte dobrat až 2 karty kuriozit.
gear-case = Průzkumnický kufřík
gear-case-text = Na začátku svého prvního tahu v každém roce si smíte vzít ze zásoby 3 qoamy jedné barvy.
gear-sword = Meč na parazity
gear-sword-text = Máte o jeden symbol síly víc a v každém tahu, ve kterém hubíte parazity, získáte 2 body reputace.
gear-harness = Energetický postroj
gear-harness-text = Na konci hry má každý qoam ve vašich klecích hodnotu 2 bodů reputace místo 1.
gear-crown = Obratlová koruna
gear-crown-text = Na konci každého roku získáte 5 bodů reputace, pokud váš poslední tah skončil na okraji kráteru.
gear-tools = Posílené nástroje
gear-tools-text = Kdykoli nainstalujete aparaturu, získáte 4 body reputace.
gear-gloves = Mechanikovy rukavice
gear-gloves-text = Smíte nasadit stroj jako speciální akci, tedy i dvakrát za tah.
gear-stabilizer = Stabilizátor energie
gear-stabilizer-text = Kdykoli přetížíte stroje, doberete si 1 kartu kuriozity.

## Event cards

event-card-river = Řeka
event-card-river-text = Na každou Řeku přijde tolik modrých qoamů, kolik ukazuje pole stupnice, a je-li na něm parazit, přijde i parazit.
event-card-mountain = Hory
event-card-mountain-text = Na každé Hory přijde tolik hnědých qoamů, kolik ukazuje pole stupnice, a je-li na něm parazit, přijde i parazit.
event-card-forest = Les
event-card-forest-text = Do každého Lesa přijde tolik zelených qoamů, kolik ukazuje pole stupnice, a je-li na něm parazit, přijde i parazit.
event-card-myst = Mlžná země
event-card-myst-text = Do každé Mlžné země přijde tolik šedých qoamů, kolik ukazuje pole stupnice, a je-li na něm parazit, přijde i parazit.
event-card-crystal = Krystalové pole
event-card-crystal-text = Na každé Krystalové pole přijde tolik růžových qoamů, kolik ukazuje pole stupnice, a je-li na něm parazit, přijde i parazit.
event-card-colossus-1 = Karta Kolosu 1
event-card-colossus-1-text = Kolos se přesune. Pak přijdou do každé oblasti u jeho kráteru 2 paraziti a každý hledač u těchto oblastí je zraněn.
event-card-colossus-2 = Karta Kolosu 2
event-card-colossus-2-text = Do každé oblasti u Kolosu přijde parazit. Kolos se přesune, do každé oblasti u nového kráteru přijde parazit a každý hledač u těchto oblastí je zraněn.
event-card-colossus-3 = Karta Kolosu 3
event-card-colossus-3-text = Kolos se přesune a zraní každého hledače u oblastí vedle kráterů na své cestě, včetně prvního a posledního. Pak přijde do každé oblasti u něj parazit.

## Apparatus

apparatus-blue-1 = Modrá aparatura I
apparatus-blue-2 = Modrá aparatura II
apparatus-blue-3 = Modrá aparatura III
apparatus-brown-1 = Hnědá aparatura I
apparatus-brown-2 = Hnědá aparatura II
apparatus-brown-3 = Hnědá aparatura III
apparatus-green-1 = Zelená aparatura I
apparatus-green-2 = Zelená aparatura II
apparatus-green-3 = Zelená aparatura III
apparatus-grey-1 = Šedá aparatura I
apparatus-grey-2 = Šedá aparatura II
apparatus-grey-3 = Šedá aparatura III
apparatus-pink-1 = Růžová aparatura I
apparatus-pink-2 = Růžová aparatura II
apparatus-pink-3 = Růžová aparatura III

apparatus-kind-harvesters = každý nasazený harvestor
apparatus-kind-scavengers = každý nasazený sběrač
apparatus-kind-refiners = každý nasazený rafinátor
apparatus-kind-upgrades = každé aktivní vylepšení
apparatus-kind-strength = každý symbol síly
apparatus-kind-movement = každý symbol pohybu
apparatus-kind-cages = každou klec nicoty
apparatus-kind-shards = každý prvotní úlomek
apparatus-kind-region-types = každý druh oblasti s vlastními stroji
apparatus-kind-parasites = každého parazita odstraněného tento rok

# What an Apparatus has counted

counted =
    { $kind-id ->
        [harvesters] { $count ->
            [one] { $count } nasazený harvestor
            [few] { $count } nasazené harvestory
           *[other] { $count } nasazených harvestorů
        }
        [scavengers] { $count ->
            [one] { $count } nasazený sběrač
            [few] { $count } nasazené sběrače
           *[other] { $count } nasazených sběračů
        }
        [refiners] { $count ->
            [one] { $count } nasazený rafinátor
            [few] { $count } nasazené rafinátory
           *[other] { $count } nasazených rafinátorů
        }
        [upgrades] { $count ->
            [one] { $count } aktivní vylepšení
            [few] { $count } aktivní vylepšení
           *[other] { $count } aktivních vylepšení
        }
        [strength] { $count ->
            [one] { $count } symbol síly
            [few] { $count } symboly síly
           *[other] { $count } symbolů síly
        }
        [movement] { $count ->
            [one] { $count } symbol pohybu
            [few] { $count } symboly pohybu
           *[other] { $count } symbolů pohybu
        }
        [cages] { $count ->
            [one] { $count } klec nicoty
            [few] { $count } klece nicoty
           *[other] { $count } klecí nicoty
        }
        [shards] { $count ->
            [one] { $count } prvotní úlomek
            [few] { $count } prvotní úlomky
           *[other] { $count } prvotních úlomků
        }
        [region_types] { $count ->
            [one] { $count } druh oblasti se stroji
            [few] { $count } druhy oblastí se stroji
           *[other] { $count } druhů oblastí se stroji
        }
       *[parasites] { $count ->
            [one] { $count } parazit odstraněný tento rok
            [few] { $count } paraziti odstranění tento rok
           *[other] { $count } parazitů odstraněných tento rok
        }
    }

## Wonders

wonder-colony = Kolonie parazitů
wonder-colony-text = Kdykoli se aktivuje, jsou hledači ostatních hráčů na uzlu majitele a na sousedních uzlech zraněni.
wonder-pulsar = Pulsar
wonder-pulsar-text = Kdykoli se aktivuje, všichni kromě majitele odhodí 1 qoam podle své volby.
wonder-transmuter = Transmutátor
wonder-transmuter-text = Kdykoli se aktivuje, majitel smí odhodit 1 qoam za 2 body reputace.
wonder-qoamcopia = Qoamový roh hojnosti
wonder-qoamcopia-text = Kdykoli se aktivuje, majitel přidá do některé klece 1 qoam libovolné barvy; co v ní je, zůstane.
wonder-hub = Středisko kuriozit
wonder-hub-text = Kdykoli se aktivuje, majitel si smí dobrat kartu kuriozity, nebo nějakou zahrát.
wonder-altar = Živoucí oltář
wonder-altar-text = Kdykoli se aktivuje, majitel smí přesunout svého hledače o jeden uzel, nebo odstranit 1 parazita z oblasti u něj a nechat si ho.
wonder-bell = Temný zvon
wonder-bell-text = Kdykoli se aktivuje, majitel smí přesunout Kolos o jeden kráter kterýmkoli směrem; pak přijde do každé oblasti u něj parazit.
