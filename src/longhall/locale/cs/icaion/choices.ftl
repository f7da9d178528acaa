# Icaion: decisions, options and the groups they are shown in.

## Setting up

decide-neutral-machine =
    Jaký druh neutrálního stroje umístíte? { $count ->
        [one] Je to poslední.
        [few] Zbývá umístit { $count }.
       *[other] Zbývá umístit { $count }.
    }
option-machine = { machine-cap }
group-machine = Druhy strojů
decide-neutral-region = Kam umístíte neutrální { $machine }? Nepracuje pro nikoho, ale počítá se do cen a bodů všech nasazení.
option-region = { $region }
group-region = Oblasti

decide-draft-character =
    { $second ->
        [true] Kterou kartu si vezmete? Pak už budete mít hledače i výstroj.
       *[false] Kterou kartu si vezmete nejdřív, hledače, nebo výstroj?
    }
option-seeker =
    { $seeker }: limit karet { $hand }, vylepšení { $upgrades }, { $amounts-count ->
        [0] bez qoamů
       *[other] { $amounts }
    }
option-gear =
    { $gear }: limit karet +{ $hand }, vylepšení +{ $upgrades }, { $amounts-count ->
        [0] bez qoamů
       *[other] { $amounts }
    }
group-seeker = Hledači
group-gear = Výstroj

decide-start-node = Kde začíná váš hledač?
option-node = { $node }
option-start-node = { $node }. Těžba: { extracted }
group-node = Uzly

## Move and Camp

decide-move =
    { $again ->
        [true] Dvojitá směna: kam jdete teď?
       *[false] Kam jdete?
    } Stojíte na uzlu { $node }. { $wounded ->
        [true] { $free ->
            [one] Váš hledač je zraněný a ujde nejvýš { $free } uzel.
            [few] Váš hledač je zraněný a ujde nejvýš { $free } uzly.
           *[other] Váš hledač je zraněný a ujde nejvýš { $free } uzlů.
        }
       *[false] { $jump ->
            [true] V tomto posledním tahu roku smíte jít kamkoli.
           *[false] { $free ->
                [one] Zdarma ujdete { $free } uzel
                [few] Zdarma ujdete až { $free } uzly
               *[other] Zdarma ujdete až { $free } uzlů
            }{ $extra ->
                [0] .
                [one] {" "}a každý modrý qoam přidá { $extra } uzel.
                [few] {" "}a každý modrý qoam přidá až { $extra } uzly.
               *[other] {" "}a každý modrý qoam přidá až { $extra } uzlů.
            }
        }
    }
option-move-to =
    { $node }, { way }, { $cost ->
        [0] zdarma
        [one] { $cost } modrý qoam
        [few] { $cost } modré qoamy
       *[other] { $cost } modrých qoamů
    }. Těžba: { extracted }
extracted = { $amounts-count ->
    [0] nic
   *[other] { $amounts }
}
option-camp = { $cost ->
    [one] Utábořit se: zůstat tu za { $cost } modrý qoam
    [few] Utábořit se: zůstat tu za { $cost } modré qoamy
   *[other] Utábořit se: zůstat tu za { $cost } modrých qoamů
}. Těžba: { extracted }

decide-curio-move =
    { $count ->
        [one] Smíte jít ještě o { $count } uzel dál. Kam?
        [few] Smíte jít ještě až o { $count } uzly dál. Kam?
       *[other] Smíte jít ještě až o { $count } uzlů dál. Kam?
    }
option-move-further = { $node }, { way }. Těžba: { extracted }
option-move-no-further = Zůstat tady. Těžba: { extracted }

## Actions

decide-action =
    Co uděláte? { $special ->
        [true] { $standard ->
            [0] Zbývá vám speciální akce.
            [one] Zbývá vám standardní akce a speciální akce.
            [few] Zbývají vám { $standard } standardní akce a speciální akce.
           *[other] Zbývá vám { $standard } standardních akcí a speciální akce.
        }
       *[false] { $standard ->
            [one] Zbývá vám standardní akce.
            [few] Zbývají vám { $standard } standardní akce.
           *[other] Zbývá vám { $standard } standardních akcí.
        }
    }
option-extract = Těžit qoamy
option-extract-nothing = Těžit qoamy: nic tu není
option-deploy = Nasadit stroj
option-eradicate = Vyhubit parazity
option-investigate = Prozkoumat Kolos
option-investigate-nothing = Prozkoumat Kolos: bez růžového qoamu to nic nepřinese
option-retrieve = Vyzvednout aparaturu
option-install = Nainstalovat aparaturu
option-restore = Obnovit div
option-special = { $action }
option-play =
    { $card }: { $green ->
        [0] zdarma
        [one] { $green } zelený qoam
        [few] { $green } zelené qoamy
       *[other] { $green } zelených qoamů
    }
option-power-overcharge = Přetížení strojů: vzít si qoamy
option-power-draw = Dobrat si 1 nebo 2 karty kuriozit
option-power-double-shift = Dvojitá směna: ještě jeden přesun a akce
option-end-turn = Ukončit tah
group-action = Standardní akce
group-special = Jako speciální akce
group-power = Speciální akce: nouzové napájení
group-card = Karty kuriozit

decide-card-action = Kterou akci z karty „{ $card }“ provedete?

## Extract

decide-activate-machine = Který ze svých strojů aktivujete?
option-activate =
    { machine-cap } v oblasti { $region }: { $machine-id ->
        [harvester] ještě 1 { $colour } qoam
        [scavenger] { $cards ->
            [0] odhodit kartu za { worth }
            [one] dobrat kartu
            [few] dobrat až { $cards } karty
           *[other] dobrat až { $cards } karet
        }
       *[refiner] { worth }
    }
decide-harvester-any = Odkud pochází druhý qoam vašeho harvestoru v oblasti { $region }? V jiné barvě pochází ze zásoby a oblasti její qoam zůstane.
option-from-region = { colour-cap } z oblasti { $region }
option-colour = { colour-cap }
group-colour = Barvy
decide-harvester-third = Vezme váš harvestor z oblasti { $region } třetí { $colour } qoam?
option-take = Vzít
decide-scavenger-discard = Váš sběrač v oblasti { $region }: doberete si kartu, nebo nějakou odhodíte za { worth }?
option-draw = Dobrat si kartu kuriozity
option-card = { $card }
decide-refiner-eradicate = Díky rafinátoru smíte odstranit parazita z oblasti { $region } a nechat si ho. Vezmete ho?

## Qoam

decide-store-batch = Do které klece nicoty dáte { $amounts }? Obsah té klece se vrátí do zásoby.
option-cage =
    Klec { $cage }: { $amounts-count ->
        [0] prázdná
       *[other] { $amounts }
    }
option-discard = Odhodit nové qoamy
group-cage = Klece nicoty
decide-batch-colour =
    { $count ->
        [one] { batch-source }Vyberte barvu: vezmete si { $count } qoam.
        [few] { batch-source }Vyberte barvu: vezmete si { $count } qoamy.
       *[other] { batch-source }Vyberte barvu: vezmete si { $count } qoamů.
    }
batch-source = { $rule ->
    [IC-GEAR-CASE-01] Průzkumnický kufřík.{" "}
    [IC-DEPLOY-08] Bonus za rafinátor.{" "}
   *[other] {""}
}
decide-added-colour =
    { $rule ->
        [IC-WONDER-QOAMCOPIA] Qoamový roh hojnosti: jakou barvu přidáte do jedné ze svých klecí?
       *[other] Automaton: jakou barvu přidáte do jedné ze svých klecí?
    }
decide-added-cage = Do které klece přidáte 1 { $colour } qoam? Co v ní je, zůstane.
decide-payment =
    { $rule ->
        [IC-MOVE-01] Táboření
        [IC-MOVE-05] Uzly navíc
        [IC-DEPLOY-05] Nasazení
        [IC-CURIO-01] Karta kuriozity
        [IC-ERADICATE-01] Hubení
        [IC-COLOSSUS-02] Průzkum
       *[other] Obnova
    }: čím zaplatíte? Zbývá zaplatit { crystals }{ $wild ->
        [true] { $colour-id ->
            [brown] .
           *[other] {" "}(stačí i hnědý).
        }
       *[false] .
    }
option-pay = 1 { $colour } qoam z klece { $cage }
option-convert = Přeměnit 2 { colour-few } qoamy v 1 { $made } qoam
group-pay = Platba
group-convert = Konvertor
decide-converted = Ze které klece vezmete { $colour } qoam do konvertoru? Potřeba ještě: { $count }.

## Deploy

decide-deploy-row = Který stroj nasadíte?
option-row =
    { $machine-id ->
        [refiner] { $row-id ->
            [strength] { $count ->
                [one] Rafinátor z řady síly: dobití a { $count } bod reputace
                [few] Rafinátor z řady síly: dobití a { $count } body reputace
               *[other] Rafinátor z řady síly: dobití a { $count } bodů reputace
            }
            [movement] { $count ->
                [one] Rafinátor z řady pohybu: dobití a { $count } qoam libovolné barvy
                [few] Rafinátor z řady pohybu: dobití a { $count } qoamy jedné barvy
               *[other] Rafinátor z řady pohybu: dobití a { $count } qoamů jedné barvy
            }
           *[cage] { $count ->
                [one] Rafinátor z řady klecí nicoty: dobití a dobrání karty
               *[other] Rafinátor z řady klecí nicoty: dobití a dobrání až { $count } karet
            }
        }
       *[other] { $row-id ->
            [strength] { machine-cap } z řady síly: síla +{ $count }
            [movement] { machine-cap } z řady pohybu: { $count ->
                [one] { $count } uzel navíc za každý modrý qoam
                [few] až { $count } uzly navíc za každý modrý qoam
               *[other] až { $count } uzlů navíc za každý modrý qoam
            }
           *[cage] { machine-cap } z řady klecí nicoty: { $count ->
                [one] ještě { $count } klec
                [few] ještě { $count } klece
               *[other] ještě { $count } klecí
            }
        }
    }
group-row = Řady vaší desky divize
decide-deploy-region = Kam nasadíte { $machine }? Hnědý qoam platí za každou barvu.
option-deploy-to =
    { $region }: { $cost ->
        [0] zdarma
       *[other] { crystals-cost }
    }, zisk: { worth }

## Eradicate

decide-eradicate =
    Které parazity odstraníte? { $strength ->
        [one] Každý šedý qoam jich odstraní { $strength }
       *[other] Každý šedý qoam jich odstraní až { $strength }
    }; celkem můžete odstranit { $most }{ $count ->
        [0] .
       *[other] , vybráno zatím: { $count }.
    }
option-remove = { $region }: { $count } (utracené šedé qoamy: { $grey })
group-remove = Paraziti

## Investigate

decide-investigate = Úlomek má hodnotu { $value }. Kolik růžových qoamů utratíte? Úlomek si necháte, utratíte-li { $value }.
option-pink =
    { $count ->
        [one] { $count } růžový qoam
        [few] { $count } růžové qoamy
       *[other] { $count } růžových qoamů
    }: { worth }, { $kept ->
        [true] úlomek si necháte
       *[false] úlomek propadne
    }

## Retrieve

decide-retrieve = Kterou aparaturu roku { year-number } vyzvednete?
option-apparatus = { $colour-id ->
    [blue] Modrá
    [brown] Hnědá
    [green] Zelená
    [grey] Šedá
   *[pink] Růžová
}: { $each ->
    [one] { $each } bod reputace za { $kind }
    [few] { $each } body reputace za { $kind }
   *[other] { $each } bodů reputace za { $kind }
}, teď { $points }
group-apparatus = Aparatury

## Emergency Power Supply and drawing

decide-overcharge =
    { $colours-count ->
        [0] Vyberte barvu: vezmete si 1 qoam. Vaše stroje nic nepřidají.
       *[other] Vyberte barvu: vezmete si 1 qoam. Vaše stroje přidají po 1: { $colours }.
    }
decide-draw-more =
    { $count ->
        [one] Doberete si kartu kuriozity? Můžete si dobrat jednu.
       *[other] Doberete si kartu kuriozity? Můžete si dobrat až { $count }.
    }

## Upgrades

decide-upgrade-limit =
    { $limit ->
        [one] Smíte mít jedno aktivní vylepšení. Které odhodíte, dosavadní, nebo nové „{ $card }“?
        [few] Smíte mít { $limit } aktivní vylepšení. Které odhodíte? Nové je „{ $card }“.
       *[other] Smíte mít { $limit } aktivních vylepšení. Které odhodíte? Nové je „{ $card }“.
    }
option-new = Odhodit nové
decide-lost-cage = O kterou klec nicoty s vylepšením přijdete? Její obsah se vrátí do zásoby.

## Wounds

decide-prevent-wound =
    { $rule ->
        [IC-PARASITE-02] Paraziti zamořili oblast u vašeho hledače.
        [IC-CURIO-09] Na vašeho hledače někdo útočí.
        [IC-WONDER-COLONY] Na vašeho hledače útočí Kolonie parazitů.
       *[other] Na vašeho hledače útočí Kolos.
    } Kterou kartu kuriozity odhodíte proti zranění?
option-wound = Žádnou: hledač bude zraněn

## Wonders

decide-restore-wonder = Který div obnovíte?
option-restore-wonder = { $wonder }, cena { $cost }
option-wonder = { $wonder }
group-wonder = Divy
decide-restore-region = Kde obnovíte div { $wonder }? Hnědý qoam platí za každou barvu.
option-restore-in = { $region }: { crystals-cost }, zisk: { worth }
decide-next-wonder-choice = Který z vašich divů se vyhodnotí jako první?
decide-pulsar = Pulsar: který qoam odhodíte?
decide-transmuter = Transmutátor: odhodíte qoam za { worth }?
option-lose = 1 { $colour } qoam z klece { $cage }
group-lose = Odhodit
decide-hub = Středisko kuriozit: doberete si kartu kuriozity, nebo nějakou zahrajete?
decide-altar = Živoucí oltář: přesunete svého hledače, nebo odstraníte parazita vedle něj?
option-altar-parasite = Odstranit parazita z oblasti { $region }
decide-bell = Temný zvon: kam jde Kolos? Do každé oblasti u jeho kráteru pak přijde parazit.
option-clockwise = Po směru hodinových ručiček: { $crater }
option-counterclockwise = Proti směru hodinových ručiček: { $crater }
option-stay = Zůstane na místě: { $crater }
group-crater = Krátery
