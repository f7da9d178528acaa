# The Lord of the Ice Garden: what players decide, what they can choose, and why not.

## Decisions: setting up

decide-character = Vyberte si postavu. Kdo dosáhne svého cíle, vyhrává hru.
decide-place-token =
    Vyberte oblast, která vstoupí do hry: přijde tam žeton lícem dolů. { $left ->
        [one] Zbývá { $left } žeton.
        [few] Zbývají { $left } žetony.
       *[other] Zbývá { $left } žetonů.
    }
decide-thorn = Vyberte oblast Trnu. Trn se nikdy nepřesune.
decide-starting-influence =
    { $round ->
        [1] Vyberte oblast pro první ze svých dvou kostek vlivu: vliv v ní přináší suroviny a body.
       *[other] Vyberte jinou oblast pro svou druhou kostku vlivu.
    }

## Decisions: the turn

decide-relief =
    Na plánu nemáte skoro žádný vliv. Vyberte oblast pro kostku vlivu, nebo skončete. { $left ->
        [one] Můžete umístit ještě { $left }.
       *[other] Můžete umístit nejvýš { $left }.
    }
decide-jump = Vyberte, jak daleko skočí váš ukazatel iniciativy. Stojí na poli { $position }, v etapě { $stage }.
decide-order-token = Vyberte žeton pořadí, který přiřadíte poli akce.
decide-order-field = Vyberte pole akce, které bude v pořadí číslo { $token }.
decide-plan =
    { $left ->
        [one] Vyberte pole akce pro svou poslední kostku akce v tomto kole.
        [few] Vyberte pole akce pro další kostku akce. Zbývají vám { $left } kostky.
       *[other] Vyberte pole akce pro další kostku akce. Zbývá vám { $left } kostek.
    }

## Decisions: actions

decide-throat =
    { $taken ->
        [true] Zmijí hrdlo: směňte suroviny, nebo skončete.
       *[false] Zmijí hrdlo: vyberte si surovinu, směňte suroviny, nebo skončete.
    }
decide-throat-give =
    { $left ->
        [one] Vyberte poslední žeton, který v této směně odevzdáte.
        [few] Vyberte žeton, který v této směně odevzdáte; jsou potřeba { $left }.
       *[other] Vyberte žeton, který v této směně odevzdáte; je jich potřeba { $left }.
    }
decide-throat-take = Vyberte, co si za odevzdané žetony vezmete.
decide-influence =
    Vyberte oblast pro kostku vlivu, nebo skončete. Cena kostky: { $cost ->
        [one] { $cost } obyvatel
        [few] { $cost } obyvatelé
       *[other] { $cost } obyvatel
    }. { $left ->
        [one] Můžete umístit ještě { $left }.
       *[other] Můžete umístit nejvýš { $left }.
    }
decide-move-piece =
    Vyberte, co přesunete do sousední oblasti, nebo skončete. Cena přesunu: { $cost ->
        [one] { $cost } zlato
        [few] { $cost } zlata
       *[other] { $cost } zlata
    }. { $left ->
        [one] Zbývá { $left } přesun.
        [few] Zbývají { $left } přesuny.
       *[other] Zbývá { $left } přesunů.
    }
decide-move-to = Vyberte, kam { $source-from } přesunete { $piece-acc }.
decide-mountain-from =
    Vyberte oblast, ze které vyrazíte, nebo skončete. Cena akce: { $cost ->
        [one] { $cost } obyvatel
        [few] { $cost } obyvatelé
       *[other] { $cost } obyvatel
    }.
decide-mountain-to = Vyberte, kam { $source-from } přesunete své kostky a jednotky. Oblast nemusí být sousední.
decide-mountain-count = Kolik { $piece-many } přesunete { $source-from } { $target-to }?
decide-raven = Krkavčí stín: vyberte, oč žádáte, nebo skončete.
decide-making = Tvoření: vyberte, co uděláte teď, nebo skončete.
decide-raise-step =
    Vyberte žeton M, který posunete o úroveň. { $left ->
        [one] Zbývá { $left } krok.
        [few] Zbývají { $left } kroky.
       *[other] Zbývá { $left } kroků.
    }
decide-upgrade = Vyberte schopnost, kterou koupíte. Platí se M z úrovně 0.
decide-upgrade-unit = Vyberte druh jednotky, který dostane schopnost { $ability }.
decide-summon-level = Vyberte úroveň vyvolávaných jednotek. Každá stojí jeden žeton M z této úrovně.
decide-summon-count = Kolik { $unit-many } vyvoláte?
decide-summon-place =
    { $left ->
        [one] Vyberte oblast pro { $unit-acc }.
        [few] Vyberte oblast pro další jednotku ({ $unit }); zbývají { $left }.
       *[other] Vyberte oblast pro další jednotku ({ $unit }); zbývá { $left }.
    }

## Decisions: Activation and Vuko

decide-spy =
    { $number ->
        [1] Vyberte první schopnost pro Harrasima.
       *[other] Vyberte druhou schopnost pro Harrasima.
    }
decide-ferry = Vyberte, co převezou drakary, které jsou { $source-in } a { $target-in }, nebo skončete.
decide-ferry-count = Kolik { $piece-many } popluje { $source-from } { $target-to }?
decide-speed = Vyberte jednotku s Rychlostí, kterou přesunete, nebo skončete.
decide-speed-to = Vyberte, kam { $source-from } přesunete { $unit-acc }.
decide-attack =
    Zaplatíte { $cost ->
        [one] { $cost } zlato
        [few] { $cost } zlata
       *[other] { $cost } zlata
    } za útok v tomto kole? Máte celkem { $count ->
        [one] { $count } útok
        [few] { $count } útoky
       *[other] { $count } útoků
    }: { $regions }.
decide-attack-target = Vyberte, co zabijete, nebo skončete. Máte ještě { $attacks }.
decide-vuko-victim = Vuko { $region-in } zabije jednu z vašich jednotek. Vyberte kterou.

## Decisions: Domination

decide-ability = Ovládáte { $region-the }. Vyberte schopnost nebo krok ke svému cíli, nebo skončete.
decide-marker-owner =
    { $use-id ->
        [recruit] Vyberte, čí kostka vlivu { $region-in } přijde do Ledové zahrady.
       *[other] Vyberte, čí kostku vlivu { $region-in } nahradíte svou.
    }
decide-plundered = Vyberte, koho { $region-in } oloupíte.
decide-plunder = Vyberte, co vezmete; přijde o to { $player }.
decide-resource =
    { $place ->
        [1] Ovládáte { $region-the }. Vyberte surovinu, nebo se jí vzdejte.
       *[other] Jste { $region-in } na { $place }. místě. Vyberte surovinu, nebo se jí vzdejte.
    }
decide-withdraw =
    Oblast je uzavřená, vaše kostky ji musí opustit. Vyberte, kam jedna z nich { $region-from } odejde. { $left ->
        [one] Zbývá { $left }.
        [few] Zbývají { $left }.
       *[other] Zbývá { $left }.
    }

## Options

option-character = { $character }
option-region = { $region }
option-start =
    { $region }: v pořadí číslo { $number }; body podle místa: { $points }; nabízí { $amounts }{ $charms ->
        [0] {""}
       *[other] ; kouzelné místo
    }
option-jump =
    { $jump ->
        [1] O jedno pole,
       *[other] O dvě pole,
    } na pole { $position }: etapa { $stage }, číslo na lodi { $order }, { $actions ->
        [one] { $actions } kostka akce
        [few] { $actions } kostky akce
       *[other] { $actions } kostek akce
    }{ $scoring ->
        [true] ; oblasti se bodují
       *[false] {""}
    }
option-token = Číslo { $token }
option-field = { $field }
option-plan =
    { $action-id ->
        [throat] { $action }, políčko { $space }
       *[other] { $action }, políčko { $space }{ $space ->
            [1] {""}
           *[other] {" "}(první jedná kostka položená poslední)
        }
    }
option-take = Vzít 1 { $resource-acc }
option-take-many = Vzít { $resource-counted }
option-exchange = Směnit suroviny
option-give = Dát 1 { $resource-acc }
option-give-m = Dát 1 M z úrovně { $level }
option-piece =
    { $count ->
        [one] { $piece } { $region-in }
        [few] { $piece } { $region-in } (jsou tam { $count })
       *[other] { $piece } { $region-in } (je tam { $count })
    }
option-discard-token = Odhodit Vukův žeton ({ $cost } M)
option-reputation =
    Zlepšit pověst o { $fields ->
        [one] { $fields } pole
        [few] { $fields } pole
       *[other] { $fields } polí
    } ({ $cost ->
        [0] zdarma
       *[other] { $cost } M
    })
option-raise =
    Pozvednutí: { $steps ->
        [one] { $steps } krok
        [few] až { $steps } kroky
       *[other] až { $steps } kroků
    } M mezi úrovněmi ({ $ends ->
        [true] Mrtvý sníh dosáhne meze a hra skončí, pověst −{ $reputation }
       *[false] Mrtvý sníh +1, pověst −{ $reputation }
    })
option-upgrade = Vylepšení: koupit schopnost pro druh jednotky ({ $ends ->
        [true] Mrtvý sníh dosáhne meze a hra skončí, pověst −{ $reputation }
       *[false] Mrtvý sníh +1, pověst −{ $reputation }
    })
option-summon = Vyvolání: proměnit M v jednotky jeho úrovně ({ $ends ->
        [true] Mrtvý sníh dosáhne meze a hra skončí
       *[false] Mrtvý sníh +1, pověst podle úrovně a počtu
    })
option-up = Jedno M nahoru z úrovně { $up }
option-down = Jedno M dolů z úrovně { $down }
option-buy =
    { $left ->
        [one] { $ability } za { $price } M (poslední)
        [few] { $ability } za { $price } M (zbývají { $left })
       *[other] { $ability } za { $price } M (zbývá { $left })
    }
option-unit = { $unit }
option-level =
    { $most ->
        [one] Úroveň { $level }: { $unit-one }
       *[other] Úroveň { $level }: { $unit-one }, nejvýš { $most }
    }
option-ability = { $ability }
option-keep = Nechat Harrasimovi schopnosti, které má
option-attack = Zaplatit a zaútočit
option-target =
    { $attacks ->
        [one] { $piece } { $region-in } – { $player } ({ $attacks } útok)
        [few] { $piece } { $region-in } – { $player } ({ $attacks } útoky)
       *[other] { $piece } { $region-in } – { $player } ({ $attacks } útoků)
    }
option-target-nation =
    { $attacks ->
        [one] Kostka národa { $region-in } ({ $attacks } útok)
        [few] Kostka národa { $region-in } ({ $attacks } útoky)
       *[other] Kostka národa { $region-in } ({ $attacks } útoků)
    }
option-target-companion =
    { $attacks ->
        [one] Vukův společník { $region-in } ({ $attacks } útok)
        [few] Vukův společník { $region-in } ({ $attacks } útoky)
       *[other] Vukův společník { $region-in } ({ $attacks } útoků)
    }
option-seat = { $seat }
option-use-plunder = Loupež: vzít žeton suroviny jinému hráči, který tu je
option-use-piper = Pištec: vzít 1 obyvatele
option-use-faun = Faun: nahradit kostku jiného hráče svou
option-use-recruit = Nábor: vzít kostku jiného hráče do Ledové zahrady
option-use-tower = Postavit Rudou věž
option-use-move-charm = Poslat kouzlo k Trnu
option-use-absorb = Pohltit kouzlo Trnem
option-use-nightmare = Umístit žeton noční můry
option-use-close-region = Uzavřít oblast (jednotky kromě Fauna zahynou, polovina vašich kostek zůstane)

group-character = Postavy
group-region = Oblasti
group-jump = Skok
group-token = Žetony pořadí
group-field = Pole akcí
group-plan = Pole akcí
group-take = Vzít
group-exchange = Směna
group-give = Dát
group-piece = Kostky a jednotky
group-raven = Krkavčí stín
group-making = Tvoření
group-step = Kroky
group-unit = Jednotky
group-level = Úrovně
group-ability = Schopnosti
group-keep = Beze změny
group-attack = Útok
group-target = Cíle útoku
group-seat = Hráči
group-use = Schopnosti a cíl

## Why not

refusal-character-taken = Tuto postavu už má { $seat }.
refusal-token-there = V této oblasti už žeton leží.
refusal-region-out = Tato oblast není ve hře.
refusal-region-closed = Tato oblast je uzavřená.
refusal-start-twice = Tady je vaše první kostka; druhá patří do jiné oblasti.
refusal-jump-last-stage = V poslední etapě se o dvě pole neskáče.
refusal-jump-used = V etapě { $stage } jste už o dvě pole skočili.
refusal-order-token = Tento žeton pořadí už leží na poli { $action }.
refusal-order-field = Toto pole už má žeton pořadí { $token }.
refusal-order-fixed = Toto pole má v pořadí vždy své pevné místo.
refusal-plan-no-marker = Zmijí hrdlo vyžaduje také kostku vlivu, a v zásobě už žádnou nemáte.
refusal-plan-full =
    { $count ->
        [one] Jediné políčko tohoto pole je obsazené.
        [few] Všechna { $count } políčka tohoto pole jsou obsazená.
       *[other] Všech { $count } políček tohoto pole je obsazeno.
    }
refusal-plan-two-players =
    { $count ->
        [one] Při dvou hráčích se na toto pole vejde za kolo { $count } kostka akce.
        [few] Při dvou hráčích se na toto pole vejdou za kolo { $count } kostky akce.
       *[other] Při dvou hráčích se na toto pole vejde za kolo { $count } kostek akce.
    }
refusal-plan-automatic = Na toto pole se kostky nedávají; provede se na konci samo.
refusal-supply-empty = Ve společné zásobě už není nic z této suroviny: { $resource }.
refusal-throat-taken = Za tuto kostku akce jste si už žeton vzali.
refusal-throat-too-few =
    { $count ->
        [one] Na směnu je potřeba { $count } žeton, a ten nemáte.
        [few] Na směnu jsou potřeba { $count } žetony, a vy máte méně.
       *[other] Na směnu je potřeba { $count } žetonů, a vy máte méně.
    }
refusal-throat-m = V této partii se M směňovat nesmí.
refusal-have-none = Nemáte tu { $resource-none }, které byste mohli dát.
refusal-influence-none = Nemáte tu vliv; kostky se umísťují tam, kde už ho máte.
refusal-influence-held = Všechny vaše kostky tu zadržuje Vuko, takže se jako vliv nepočítají.
refusal-move-again = Tato kostka nebo jednotka se už přesunula; v této partii se každá přesouvá jen jednou.
refusal-move-nowhere = Vedle není žádná otevřená oblast.
refusal-marker-held = Vaše ostatní kostky tu zadržuje Vuko; nemohou odejít.
refusal-not-adjacent = Tato oblast není sousední.
refusal-no-pieces = Nemáte tu kostky ani jednotky.
refusal-mountain-same = Z této oblasti právě vyrážíte.
refusal-mountain-nobody = Odejít musí aspoň jedna kostka nebo jednotka.
refusal-count =
    { $count ->
        [one] Je tu jen { $count }.
        [few] Jsou tu jen { $count }.
       *[other] Je tu jen { $count }.
    }
refusal-raven-no-token = Nemáte žádný Vukův žeton.
refusal-raven-m = Na úrovni 0 máte příliš málo M.
refusal-raven-safe = Vaše pověst je v bezpečné zóně; lepší být nemůže.
refusal-raven-top = Vaše pověst je na nejvyšším poli pod bezpečnou zónou, do které se nikdo nevrací.
refusal-making-used = Touto kostkou akce jste to už udělali.
refusal-raise-no-m = Nemáte žádné M k posunutí.
refusal-step-top = Úroveň { $level } je nejvyšší.
refusal-step-bottom = Úroveň { $level } je nejnižší.
refusal-step-empty = Na úrovni { $level } nemáte žádné M.
refusal-step-one = V této partii je nutný aspoň jeden krok.
refusal-upgrade-m = Na úrovni 0 je potřeba { $price } M.
refusal-upgrade-nothing = Nezbývá schopnost, na kterou máte a kterou by některá z vašich jednotek mohla dostat.
refusal-upgrade-gone = Na plánu už nejsou žetony této schopnosti.
refusal-upgrade-no-unit = Žádný druh vašich jednotek ji nemůže dostat: nemá volné místo, nebo ji už má.
refusal-upgrade-slots = Tento druh jednotky nemá volné místo pro vylepšení.
refusal-upgrade-twice = Tento druh jednotky už schopnost má; dvakrát ji smějí mít jen jednotky úrovně 3.
refusal-summon-m = Nemáte žádné M nad úrovní 0.
refusal-summon-influence = V žádné otevřené oblasti nemáte vliv, takže se jednotky nemají kde objevit.
refusal-summon-reserve = Z úrovní, na kterých máte M, už nemáte v rezervě žádné jednotky.
refusal-summon-level-0 = Jednotky úrovně 0 neexistují. Nejdřív M pozvedněte.
refusal-summon-level = Na úrovni { $level } nemáte žádné M.
refusal-summon-none-left = V rezervě už žádná taková jednotka není: { $unit }.
refusal-summon-units =
    { $count ->
        [one] V rezervě máte jen { $count } takovou jednotku.
        [few] V rezervě máte jen { $count } takové jednotky.
       *[other] V rezervě máte jen { $count } takových jednotek.
    }
refusal-summon-tokens = Na úrovni { $level } máte jen { $count } M.
refusal-summon-place = Nemáte tu vliv; jednotky se objevují tam, kde ho máte.
refusal-spy-same = Obě schopnosti musí být různé.
refusal-ferry-drakkar = Samy drakary zůstávají na místě.
refusal-ferry-again = Tyto kostky a jednotky už v této Aktivaci pluly.
refusal-speed-without = Tato jednotka nemá Rychlost.
refusal-speed-again = Tato jednotka už svou Rychlost použila.
refusal-attack-own = Na vlastní kostky a jednotky útočit nemůžete.
refusal-attack-region = Jednotky útočí jen ve své oblasti a vy tu žádnou s Útokem nemáte.
refusal-attack-held = Na kostky zadržené Vukem útočit nelze.
refusal-attack-doomed = Tento cíl už je zabitý; odstraní se, až zaútočí všichni.
refusal-attack-too-few =
    { $needed ->
        [one] K zabití je potřeba { $needed } útok
        [few] K zabití jsou potřeba { $needed } útoky
       *[other] K zabití je potřeba { $needed } útoků
    } a v této oblasti { $left ->
        [0] nezbývá žádný.
        [one] zbývá jen { $left }.
        [few] zbývají jen { $left }.
       *[other] zbývá jen { $left }.
    }
refusal-victim-elsewhere = Ve Vukově oblasti takovou jednotku nemáte.
refusal-ability-once = Každá schopnost působí v oblasti jednou za kolo a tuto jste už použili.
refusal-ability-unit = Nemáte tu jednotku, která to umí.
refusal-ability-no-marker = Nikdo jiný tu nemá kostku, kterou by šlo vzít.
refusal-ability-held = Kostky ostatních hráčů tu zadržuje Vuko.
refusal-faun-supply = Ve své zásobě už nemáte žádnou kostku vlivu.
refusal-piper-supply = Ve společné zásobě už nejsou žádní obyvatelé.
refusal-tower-there = Rudá věž tu už stojí.
refusal-tower-none-left = Všechny Rudé věže stojí na plánu.
refusal-absorb-not-thorn = Trn tu není.
refusal-absorb-this-turn = Kouzlo přišlo v tomto kole; Trn ho může pohltit od příštího.
refusal-absorb-one = Trn pohltí za kolo jedno kouzlo a už to udělal.
refusal-no-charm = Není tu kouzelné místo.
refusal-charm-at-thorn = Toto je oblast Trnu; kouzlo už tu je.
refusal-nightmare-enough = Žetonů noční můry je tu na uzavření oblasti dost.
refusal-nightmare-none-left = Všechny žetony noční můry leží na plánu.
refusal-close-thorn = Oblast s Trnem uzavřít nelze.
refusal-close-nightmares = Leží tu příliš málo žetonů noční můry.
refusal-goal-forced = V této partii je krok k cíli, který lze udělat, povinný.
refusal-owner-none = Tento hráč tu nemá žádnou kostku.
refusal-owner-held = Kostky tohoto hráče tu zadržuje Vuko.
refusal-plunder-nobody = Žádný jiný hráč v této oblasti nemá suroviny.
refusal-plunder-absent = Tento hráč tu nemá vliv.
refusal-plunder-poor = Tento hráč nemá žádné suroviny.
refusal-plunder-none = Tento hráč nemá { $resource-none }.
refusal-resource-none = Tato oblast nenabízí { $resource-none }.
refusal-resource-taken = Tuto surovinu oblasti ({ $resource }) si už vzal někdo před vámi.
