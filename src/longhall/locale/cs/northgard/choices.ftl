# Northgard: o čem hráči rozhodují, co mohou zvolit a proč něco nejde.

## Rozhodnutí

decide-setup-tile = Kolo { $round } ze 2: vyberte desku, kterou přiložíte. Pak na ni umístíte skupinu svých jednotek.
decide-setup-place = { $round ->
    [1] Přiložte desku { $tile } k počáteční desce.
   *[other] Přiložte desku { $tile } ke kterékoli desce.
}
decide-setup-units = Vyberte na této desce prázdné území pro skupinu svých jednotek.
decide-turn-action = { $hand ->
    [0] Rok { $year }: nemáte v ruce žádnou kartu, můžete jen pasovat.
    [one] Rok { $year }: vyberte, co v tomto tahu uděláte. Máte v ruce { $hand } kartu.
    [few] Rok { $year }: vyberte, co v tomto tahu uděláte. Máte v ruce { $hand } karty.
   *[other] Rok { $year }: vyberte, co v tomto tahu uděláte. Máte v ruce { $hand } karet.
}
decide-play-card = { $played ->
    [0] Vyberte kartu, kterou zahrajete.
   *[other] Vyberte další kartu, kterou zahrajete, nebo ukončete tah.
}
decide-play-card-none = V tomto tahu už nemůžete zahrát jinou kartu: ukončete ho.
decide-give-card = { $action-id ->
    [wait] Vyberte kartu, kterou odložíte bez použití.
    [replace] Vyberte kartu, kterou nahradíte.
    [remove] Vyberte kartu, kterou odstraníte ze hry.
    [upgrade] Vyberte kartu, které se vzdáte za vylepšenou kartu klanu.
   *[other] Vyberte kartu: { $action }.
}
decide-upgrade-place = Vyberte, kam půjde karta „{ $card }“.
decide-upgrade-card = Vyberte vylepšenou kartu klanu, kterou si vezmete do ruky.
decide-row-card = Vyberte kartu z řady karet. Přijde navrch vašeho dobíracího balíčku.
decide-basic-action = Vyberte akci, kterou s touto kartou provedete.
decide-choose-way = Vyberte, jak tuto kartu použijete.
decide-recruit = Vyberte území, na kterém budete verbovat. { $left ->
    [one] Můžete umístit ještě { $left } jednotku
    [few] Můžete umístit ještě až { $left } jednotky
   *[other] Můžete umístit ještě až { $left } jednotek
}, v zásobě máte { $reserve }.
decide-recruit-share = Vyberte další území, na kterém budete verbovat.
decide-move-from = Vyberte území, ze kterého jednotky přesunete. { $left ->
    [one] Zbývá { $left } krok.
    [few] Zbývají { $left } kroky.
   *[other] Zbývá { $left } kroků.
}
decide-move-to = Vyberte, kam přesunete jednotky z území { $source }. { $left ->
    [one] Zbývá { $left } krok.
    [few] Zbývají { $left } kroky.
   *[other] Zbývá { $left } kroků.
}
decide-move-count = Vyberte, kolik jednotek přesunete z území { $source } na území { $target }.
decide-explore-tile = Vyberte, kterou z dobraných desek přiložíte.
decide-explore-place = Vyberte, kam přiložíte desku { $tile }.
decide-explore-again = Rozhodněte, zda provedete ještě jeden průzkum.
decide-new-land = Přiložte desku { $tile } tak, aby vzniklo neutrální území.
decide-build = Vyberte, co postavíte. Máte { $wood ->
    [one] { $wood } dřevo
    [few] { $wood } dřeva
   *[other] { $wood } dřeva
}{ $left ->
    [one] {"."}
    [few] {" "}a můžete postavit až { $left } stavby.
   *[other] {" "}a můžete postavit až { $left } staveb.
}
decide-build-site = Vyberte, kde bude stát { $building }.
decide-drawn-discard = { $left ->
    [one] Vyberte kartu, kterou odhodíte.
    [few] Vyberte první ze { $left } karet, které odhodíte.
   *[other] Vyberte první z { $left } karet, které odhodíte.
}
decide-drawn-return = { $left ->
    [one] Vyberte kartu, kterou vrátíte navrch svého dobíracího balíčku.
    [few] Vyberte první ze { $left } karet, které vrátíte na svůj dobírací balíček. Poslední bude ležet navrchu.
   *[other] Vyberte první z { $left } karet, které vrátíte na svůj dobírací balíček. Poslední bude ležet navrchu.
}
decide-take-discard = Vyberte kartu ze své odkládací hromádky, kterou si vezmete do ruky.
decide-battle-order = Vyberte souboj, který se vyhodnotí jako další.
decide-push-defender = Vyberte, kam vytlačíte jednoho obránce z území { $source }, nebo přeskočte.
decide-battle-food = Souboj na území { $territory }: útočí { $attacker }, brání se { $defender }; body síly zatím { $attack } : { $defence }. Vyberte, kolik jídla zaplatíte; každé dává 1 bod síly.
decide-die-choice = Souboj na území { $territory }: útočí { $attacker }, brání se { $defender }; body síly zatím { $attack } : { $defence }. Vyberte, jak se vaše kostka počítá.
decide-bonus-choice = Souboj na území { $territory }: útočí { $attacker }, brání se { $defender }; body síly zatím { $attack } : { $defence }. Vyberte bonus, který vám karta dává.
decide-retreat-to = { $units ->
    [one] Vyberte, kam vaše jednotka ustoupí z území { $source }.
    [few] Vyberte, kam vaše { $units } jednotky ustoupí z území { $source }.
   *[other] Vyberte, kam vašich { $units } jednotek ustoupí z území { $source }.
}
decide-retreat-count = Vyberte, kolik jednotek ustoupí z území { $source } na území { $target }.
decide-trade-take = Vyberte, co směnou získáte, nebo směnu ukončete. Za tři zdroje dostanete jeden.
decide-trade-give = Vyberte tři zdroje, které dáte za { $resource-id ->
    [food] 1 jídlo
    [wood] 1 dřevo
    [lore] 1 znalost
   *[other] zdroj: { $resource }
}.
decide-second-chance-territory = Nemáte na mapě žádné jednotky. Vyberte neutrální území, kam se některé vrátí, nebo přeskočte.

# Klany

decide-choose-clan = Vyberte svůj klan.
decide-play-upgrade = Novou vylepšenou kartu klanu můžete hned zahrát. Vyberte ji, nebo přeskočte.
decide-kaija-loss = { $lost ->
    [one] Utrpíte { $lost } ztrátu. Rozhodněte, zda to bude Kaija.
    [few] Utrpíte { $lost } ztráty. Rozhodněte, zda mezi nimi bude Kaija.
   *[other] Utrpíte { $lost } ztrát. Rozhodněte, zda mezi nimi bude Kaija.
}
decide-scorched-earth = Vyberte, kam položíte spálenou zemi, nebo přeskočte.
decide-snake-harvest-resource = Vyberte zdroj, který si vezmete z území { $territory }, kde leží spálená země, nebo přeskočte.
decide-muster = Vyberte území, odkud se jedna jednotka přidá k těm na území { $target }, nebo přeskočte.
decide-glory = Vyberte území, kde nejprve získáte zdroje a pak postavíte stavbu, nebo přeskočte a nejprve stavějte.
decide-next-basic = { $left ->
    [one] Vyberte poslední akci této karty.
    [few] Vyberte další akci této karty. Zbývají { $left }.
   *[other] Vyberte další akci této karty. Zbývá jich { $left }.
}
decide-next-basic-none = Tato karta teď nic dalšího neudělá: pokračujte.
decide-pay-for-more = Můžete zaplatit { $price ->
    [one] { $price } libovolný zdroj
    [few] { $price } libovolné zdroje
   *[other] { $price } libovolných zdrojů
} za { $gain ->
    [card] jednu kartu navíc
   *[unit] jednu jednotku navíc
}. Vyberte, co zaplatíte, nebo přeskočte.

# Karty, které míří na soupeře

decide-reaction = { $player } hraje kartu „{ $card }“. Vyberte kartu, která ji zruší, nebo přeskočte.
decide-choose-opponent = { $purpose ->
    [veiled_threats] Vyberte soupeře, který odhodí náhodnou kartu.
   *[other] Vyberte soupeře, kterému se podíváte do ruky.
}
decide-spied-card = Vyberte jednu z karet, které má v ruce { $opponent }.
decide-tribute = { $seat } žádá kartu „{ $card }“. Odhoďte ji, nebo vyberte dva zdroje, které dáte místo ní.
decide-forced-discard = Kvůli kartě soupeře musíte odhodit kartu. Vyberte ji ze své ruky.
decide-copy-card = Vyberte kartu, jejíž efekt použijete.
decide-remove-enemy = Vyberte území, ze kterého odstraníte jednu nepřátelskou jednotku.
decide-loot = Vyberte zdroj vyobrazený na území { $territory }.
decide-capture-territory = Vyberte, které z vašich území dostane jednotku.
decide-bribe-from = Vyberte území, jehož jednotky podplatíte.
decide-bribe-to = Vyberte, kam půjdou podplacené jednotky z území { $source }. Zaútočí na každého, kdo tam je.
decide-bribe-count = Vyberte, kolik podplacených jednotek půjde z území { $source } na území { $target }.

# Další karty

decide-hidden-from = Vyberte území, odkud se vaše jednotky vydají po skrytých stezkách.
decide-hidden-to = Vyberte otevřené území, kam půjdou vaše jednotky z území { $source }.
decide-hidden-count = Vyberte, kolik jednotek půjde z území { $source } na území { $target }.
decide-foresee = Vyberte odkrytou kartu. Přijde navrch vašeho dobíracího balíčku a při pasování v tomto roce už žádnou nedostanete.
decide-remodel = Vyberte stavbu, kterou přestavíte na jinou stejné velikosti, nebo přeskočte.
decide-remodel-into = Vyberte, co bude stát na místě této stavby: { $building }.

# Monstra

decide-declare-creature = Vyberte monstrum, na které vaše jednotky zaútočí: nejvýše jedno na každém území.
decide-creature-target = { $creature }: několik území přitahuje toto monstrum stejně. Jako první hráč vyberte, kam půjde.
decide-draugr-victim = Draug si bere jednu vaši figurku na území { $territory }. Rozhodněte, zda to bude Kaija.
decide-more-creatures = Můžete vyvolat monstrum. Vyberte, kde se zjeví, nebo přeskočte.

# Týmy

decide-pass-on = Na území { $source } vašeho spoluhráče jednotky nemohou zůstat. Vyberte, kam půjdou dál. { $left ->
    [one] Zbývá { $left } krok.
    [few] Zbývají { $left } kroky.
   *[other] Zbývá { $left } kroků.
}
decide-accept-exchange = Spoluhráč vám nabízí { $resource-id ->
    [food] 1 jídlo
    [wood] 1 dřevo
    [lore] 1 znalost
   *[other] zdroj ({ $resource })
} a chce za to { $wanted-id ->
    [food] 1 jídlo
    [wood] 1 dřevo
    [lore] 1 znalost
   *[other] zdroj ({ $wanted })
}. Přijměte, nebo přeskočte.

## Volby

option-play = Zahrát kartu
option-wait = { action-wait }: { action-wait-text }
option-replace = { action-replace }: { action-replace-text }
option-remove = { action-remove }: { action-remove-text }
option-upgrade = { action-upgrade }: { action-upgrade-text }
action-wait = Vyčkat
action-wait-text = odložit kartu
action-replace = Nahradit kartu
action-replace-text = { $cost ->
    [one] { $cost } znalost
    [few] { $cost } znalosti
   *[other] { $cost } znalostí
}, dobrat 1
action-remove = Odstranit kartu
action-remove-text = { $cost ->
    [one] { $cost } znalost
    [few] { $cost } znalosti
   *[other] { $cost } znalostí
}, dobrat 2
action-upgrade = Vylepšit
action-upgrade-text = { $cost ->
    [one] { $cost } znalost
    [few] { $cost } znalosti
   *[other] { $cost } znalostí
} za kartu klanu
option-recruit = Verbování
option-move = Pohyb
option-explore = Průzkum
option-build = Stavba
option-active = Do aktivní oblasti: zůstane ve vašem balíčku
option-box = Ze hry, natrvalo
option-card = { $card }
option-tile = { $tile }
option-place = { place-beside }: { place-turn }
option-redraw = Odložit desku a dobrat jinou
option-new-tile = Dobrat desku a přiložit ji
option-territory = { $owner-id ->
    [unknown] { $territory }
    [-1] { $territory } (neutrální)
   *[other] { $territory } ({ $owner }, { $units ->
        [0] jen Kaija
        [one] { $units } jednotka
        [few] { $units } jednotky
       *[other] { $units } jednotek
    })
}
option-building = { $cost ->
    [0] { $building } (zdarma)
    [one] { $building } ({ $cost } dřevo)
    [few] { $building } ({ $cost } dřeva)
   *[other] { $building } ({ $cost } dřeva)
}
option-slot = { $kind ->
    [large] Velké pole
    [stone] Malé pole se symbolem posvátného kamene
   *[small] Malé pole
}{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
} na území { $territory }
option-build-without-slot = Na území { $territory }, mimo pole
option-face = { $face ->
    [point] 1 bod síly
   *[casualty] 1 ztráta
}
option-take = { $resource-id ->
    [food] 1 jídlo
    [wood] 1 dřevo
    [lore] 1 znalost
   *[other] { $resource }: 1
}
option-give = { $amounts }
option-way-take-discard = { $n ->
    [one] Vzít si kartu z odkládací hromádky
    [few] Vzít si { $n } karty z odkládací hromádky
   *[other] Vzít si { $n } karet z odkládací hromádky
}
option-way-draw = { $n ->
    [one] Dobrat si kartu
    [few] Dobrat si { $n } karty
   *[other] Dobrat si { $n } karet
}
option-way-veiled-threats = Soupeř odhodí náhodnou kartu
option-clan = { $clan }
option-seat = { $seat }
option-creature = { $creature }
option-attack = Zaútočit na monstrum bez přesunu jednotek
option-kaija = { $territory }, s Kaijou
option-kaija-in = Kaija, { $territory }
option-kaija-to = Kaija na území { $territory }
option-count-kaija = { $count ->
    [0] Jen Kaija
    [one] Kaija a { $count } jednotka
    [few] Kaija a { $count } jednotky
   *[other] Kaija a { $count } jednotek
}
option-lose = { $lose ->
    [kaija] Obětovat Kaiju
   *[units] Ponechat Kaiju
}
option-discard = Odhodit kartu
option-nothing = Neodhodit nic: v ruce máte jen karty nepokojů
option-remodel = { $building } na území { $territory }
option-exchange = Dát spoluhráči { $resource-id ->
    [food] 1 jídlo
    [wood] 1 dřevo
    [lore] 1 znalost
   *[other] zdroj ({ $resource })
} za { $wanted-id ->
    [food] 1 jídlo
    [wood] 1 dřevo
    [lore] 1 znalost
   *[other] zdroj ({ $wanted })
}
option-accept = Přijmout

group-recruit = Verbování
group-move = Pohyb
group-explore = Průzkum
group-build = Stavba
group-active = Ponechat
group-box = Odstranit
group-card = Karty
group-flash = Bleskové karty
group-tile = Desky
group-place = Místa
group-redraw = Jiná deska
group-new-tile = Nová deska
group-territory = Území
group-slot = Pole
group-small-building = Malé stavby
group-large-building = Velké stavby
group-face = Kostka
group-take = Získat
group-give = Dát
group-way = Možnosti
group-clan = Klany
group-seat = Hráči
group-creature = Monstra
group-kaija = S Kaijou
group-lose = Ztráty
group-exchange = Výměna
group-accept = Přijmout

## Proč ne

refusal-setup-tile = Tuto desku nelze nikam přiložit tak, aby na ní bylo prázdné území.
refusal-setup-other-tile = Jednotky musíte umístit na desku, kterou jste právě přiložili.
refusal-setup-occupied = Tady už jednotky jsou. Vaše skupina potřebuje prázdné území.
refusal-not-from-here = Deska musí přiléhat k otevřenému okraji území, které ovládáte.
refusal-beside-start = V prvním kole se deska musí celou stranou dotýkat počáteční desky.
refusal-border-interrupted = Hranice by tu byla přerušena. Tam, kde se desky stýkají, musejí hranice pokračovat nebo se napojit na jiné.
refusal-joins-rivals = Na jednom území by se ocitly figurky, které je nemohou sdílet, například jednotky různých hráčů.
refusal-no-empty-territory = Po přiložení musí být na desce prázdné území.
refusal-tile-unplaceable = Tuto desku teď nelze nikam přiložit.
refusal-empty-hand = K tomu potřebujete kartu v ruce. S prázdnou rukou můžete jen pasovat.
refusal-nothing-playable = Žádná z vašich karet by teď neměla efekt. Některou z nich můžete odložit vyčkáváním.
refusal-no-upgrades = Nezbývá vám žádná vylepšená karta klanu.
refusal-lore = Stojí to { $cost ->
    [one] { $cost } znalost
    [few] { $cost } znalosti
   *[other] { $cost } znalostí
}; máte { $lore }.
refusal-only-unrest = Máte v ruce jen karty nepokojů a ty nelze odstranit ze hry.
refusal-remove-unrest = Kartu nepokojů nelze odstranit ze hry.
refusal-play-unrest = Karta nepokojů nemá žádný efekt. Můžete ji použít k vyčkávání, nahrazení karty nebo vylepšení.
refusal-play-second-main = Svou hlavní kartu jste už zahráli. Další karty v tomto tahu musejí být bleskové.
refusal-play-move = S těmito kroky žádná vaše jednotka nemůže překročit hranici.
refusal-play-explore = K průzkumu potřebujete otevřené území, které ovládáte.
refusal-play-no-tiles = Nezbývají žádné desky k průzkumu.
refusal-play-build = Na vašich územích není volné pole pro nic, nač máte dost dřeva.
refusal-play-wood = Na žádnou stavbu nemáte dost dřeva.
refusal-play-draw = V dobíracím balíčku a na odkládací hromádce máte příliš málo karet.
refusal-play-basic = Žádná ze čtyř základních akcí teď není možná.
refusal-play-nothing = Žádný efekt této karty by teď nic neudělal.
refusal-play-no-discard = Vaše odkládací hromádka je prázdná.
refusal-play-no-reserve = Všechny vaše jednotky jsou na mapě; není koho verbovat.
refusal-play-recruit = Není žádné území, na kterém byste mohli verbovat.
refusal-recruit-enemy = Toto území patří jinému hráči. Verbovat lze jen na vlastních územích.
refusal-recruit-neutral = Toto území je neutrální. Verbovat lze jen na vlastních územích.
refusal-recruit-neutral-only = Touto kartou lze verbovat jen na neutrálních územích.
refusal-recruit-same = Všechny jednotky z této karty patří na stejné území.
refusal-recruit-share = Na toto území tato karta jednotky nepřidá, nebo už nepřidá další.
refusal-move-stopped = Vaše jednotky tu narazily na jednotky jiného hráče a musejí zůstat a bojovat.
refusal-move-only-rough = Odtud se dá jít jen přes náročnou hranici. { $left ->
    [one] Na překročení náročné hranice jsou potřeba dva kroky; zbývá jeden.
    [few] Na překročení náročné hranice jsou potřeba dva kroky; zbývají { $left }.
   *[other] Na překročení náročné hranice jsou potřeba dva kroky; zbývá { $left }.
}
refusal-move-rough = { $left ->
    [one] Na překročení náročné hranice jsou potřeba dva kroky; zbývá jeden.
    [few] Na překročení náročné hranice jsou potřeba dva kroky; zbývají { $left }.
   *[other] Na překročení náročné hranice jsou potřeba dva kroky; zbývá { $left }.
}
refusal-move-not-yours = Nemáte tu žádné jednotky, které byste mohli přesunout.
refusal-move-not-adjacent = Tato území nemají společnou hranici. Jedním krokem se překračuje jedna hranice.
refusal-move-count = { $units ->
    [0] Odtud může jít jen Kaija.
    [one] Odtud může jít jen { $units } jednotka.
    [few] Odtud mohou jít jen { $units } jednotky.
   *[other] Odtud může jít jen { $units } jednotek.
}
refusal-build-none-left = { $building }: všechny žetony této stavby jsou na mapě.
refusal-build-wood = { $building } stojí { $cost ->
    [one] { $cost } dřevo
    [few] { $cost } dřeva
   *[other] { $cost } dřeva
}; máte { $wood }.
refusal-build-small-only = Jedna ze staveb této karty musí být malá; { $building } je velká stavba.
refusal-build-repeated = { $building } se nehodí na žádné vaše volné pole: na jeho území už stavba tohoto druhu stojí, nebo se tam teď nedá stavět.
refusal-build-no-large-slot = { $building } vyžaduje volné velké pole na vašem území.
refusal-build-no-small-slot = { $building } vyžaduje volné malé pole na vašem území.
refusal-build-no-stone-slot = { $building } vyžaduje volné malé pole se symbolem posvátného kamene na vašem území.
refusal-build-not-yours = Stavět lze jen na územích, která ovládáte.
refusal-build-occupied = Na tomto poli už stavba stojí.
refusal-build-no-stone = { $building } vyžaduje pole se symbolem posvátného kamene.
refusal-build-size = { $building } se nehodí na pole této velikosti.
refusal-build-same-type = Na tomto území už stavba tohoto druhu stojí: { $building }.
refusal-food-units = { $units ->
    [one] Smíte zaplatit 1 jídlo za každou svou jednotku v souboji, a máte tu { $units } jednotku.
    [few] Smíte zaplatit 1 jídlo za každou svou jednotku v souboji, a máte tu { $units } jednotky.
   *[other] Smíte zaplatit 1 jídlo za každou svou jednotku v souboji, a máte tu { $units } jednotek.
}
refusal-food-stock = { $food ->
    [0] Nemáte žádné jídlo.
    [one] Máte jen { $food } jídlo.
    [few] Máte jen { $food } jídla.
   *[other] Máte jen { $food } jídla.
}
refusal-retreat-battle = Na tomto území je souboj. Ustoupit lze jen tam, kde se nebojuje.
refusal-retreat-enemy = Toto území patří jinému hráči. Ustoupit lze jen na neutrální nebo vlastní území.
refusal-retreat-rough = Přes náročnou hranici nelze ustoupit.
refusal-trade-same-kind = V této partii musejí být všechny tři zdroje stejného druhu.
refusal-not-neutral = Jednotky se vracejí jen na neutrální území.

# Klany

refusal-clan-taken = Tento klan už má { $seat }. Vyberte některý, který je ještě volný.
refusal-move-kaija = Kaija smí na nepřátelská území jen v roce, kdy zahrajete kartu „{ card-bear-1 }“.
refusal-scorched-far = Spálenou zemi lze položit jen na území sousedící s územím, které ovládáte.
refusal-build-elsewhere = S touto kartou stavíte na území, ze kterého jste právě získali zdroje.

# Karty

refusal-play-already = Tento efekt už máte; trvá do konce roku.
refusal-play-cannot-pay = Máte na to příliš málo zdrojů, nebo by vám to nic nepřineslo.
refusal-play-empty-hands = Žádný soupeř nemá v ruce kartu.
refusal-play-no-enemy = Žádný soupeř nemá na mapě jednotky, které byste mohli vybrat.
refusal-play-no-enemy-beside = Potřebujete území, které sousedí s územím s nepřátelskými jednotkami.
refusal-play-no-large-closed = Potřebujete uzavřené území o třech a více deskách.
refusal-play-no-open-territory = Potřebujete jednotky a otevřené území, kam by mohly jít.
refusal-play-nothing-to-copy = Není žádná karta, kterou byste mohli zkopírovat: musí být v dosahu, mít pro vás teď efekt a sama nesmí karty kopírovat ani rušit.
refusal-play-reaction = Tuto kartu lze zahrát jen v odpověď na kartu soupeře.
refusal-empty-hand-there = { $seat } nemá v ruce žádnou kartu. Vyberte soupeře, který nějakou má.
refusal-discard-unrest = V této partii nelze odhodit kartu nepokojů. Vyberte jinou kartu.
refusal-victim-none = Nejsou tu žádné nepřátelské jednotky, na které by karta dosáhla.
refusal-victim-far = Toto území je příliš daleko. Karta dosáhne jen na území sousedící s vašimi.
refusal-hidden-closed = Toto území je uzavřené. Skryté stezky vedou jen na otevřená území.
refusal-hidden-held = Vaše jednotky by tu nemohly zůstat: na území je padlá valkýra, váš spoluhráč, nebo nepřítel, na kterého Kaija sama nesmí zaútočit.
refusal-copy-copying = Tato karta sama kopíruje jiné. Vyberte kartu s vlastním efektem.
refusal-copy-reaction = Tato karta se hraje jen v odpověď na kartu soupeře. Vyberte kartu s vlastním efektem.
refusal-capture-not-yours = Jednotka přijde jen na území, které ovládáte.
refusal-bribe-no-way = Tudy podplacené jednotky nemohou: nesmějí narazit na padlou valkýru ani zůstat na území spoluhráče.
refusal-bribe-count = { $units ->
    [one] Podplatit tu můžete nejvýše { $units } jednotku.
    [few] Podplatit tu můžete nejvýše { $units } jednotky.
   *[other] Podplatit tu můžete nejvýše { $units } jednotek.
}
refusal-push-battle = Na tomto území je souboj. Obránce lze vytlačit jen tam, kde se nebojuje.
refusal-push-enemy = Toto území patří jinému hráči. Obránce lze vytlačit na neutrální nebo na jeho vlastní území.
refusal-push-creature = Na tomto území je padlá valkýra. Obránce lze vytlačit na území bez ní.
refusal-remodel-not-yours = Přestavovat lze jen na územích, která ovládáte.
refusal-remodel-empty = Na tomto poli žádná stavba nestojí. Vyberte pole se stavbou.
refusal-remodel-none = Tuto stavbu teď není za co vyměnit: žádná jiná stejné velikosti se sem nehodí. Vyberte jinou stavbu.
refusal-remodel-same = Tato stavba tu už stojí. Vyberte jiný druh.
refusal-scorched-not-snake = Spálenou zemi má jen klan zmije.
refusal-tribute-short = Nemáte dva zdroje, které byste mohli dát. Kartu musíte odhodit.

# Monstra a týmy

refusal-setup-creature = Padlá valkýra na svém území nikoho nestrpí. Vyberte prázdné území bez ní.
refusal-build-bear = Je tu medvěd. Stavět můžete, až tu nebude.
refusal-explore-bear = Na vašem území tu stojí medvěd. Prozkoumávejte odjinud, nebo medvěda nejprve porazte.
refusal-recruit-bear = Je tu medvěd. Verbovat můžete, až tu nebude.
refusal-move-bear = Medvěd tu drží vaše jednotky. Odejít mohou, až tu nebude.
refusal-move-creature = Vaše jednotky tu narazily na padlou valkýru a musejí zůstat a bojovat.
refusal-move-two-creatures = Jsou tu dvě padlé valkýry; vstoupit lze, až tu jedna z nich nebude.
refusal-move-partner = Jednotky smějí územím spoluhráče projít, ale ne na něm zůstat. Se zbývajícími kroky by odtud nemohly jít dál.
refusal-retreat-creature = Na tomto území je padlá valkýra. Ustoupit lze jen na území bez ní.
refusal-creature-one-each = Na tomto území už útočíte na jiné monstrum: na každém území lze zaútočit jen na jedno.
refusal-creature-enemy-land = Toto monstrum je na nepřátelském území. Na monstra lze útočit jen tam, kde nestojí jiné jednotky než vaše.
refusal-creature-no-units = Na území tohoto monstra nemáte žádné jednotky. Nejprve tam nějaké přesuňte.

# Zvláštní rozhodnutí

refusal-basic-taken = Tuto akci jste s touto kartou už provedli. Druhá musí být jiná.
refusal-creature-neutral = Monstra jdou nejprve na území s jednotkami, na neutrální jen tehdy, když žádné takové není.
refusal-creature-priority = Jiné území monstrum přitahuje silněji.
refusal-creature-taken = Na tomto území už monstrum je.
refusal-exchange-declined = Spoluhráč tuto výměnu odmítá. Můžete nabídnout jinou.
refusal-glory = Ani se zdroji z tohoto území by se tu nedalo nic postavit. Nejprve stavějte, nebo vyberte jiné území.
refusal-kaija-on-map = Kaija už je na mapě.
refusal-loot = Toto území nedává { $resource }.
refusal-more-lair = Existují území s volným doupětem; monstrum se musí zjevit na některém z nich.
refusal-muster = Přidat se může jen jednotka z území, které sousedí s územím nové jednotky.
refusal-pass-on-stay = Jednotky nesmějí zůstat na území spoluhráče. Musejí jít dál.
refusal-play-achievement = Karta úspěchu se nehraje; počítá se na konci hry.
refusal-scorched-here = Spálená země už tu leží.
refusal-trade-short = Nemáte tři zdroje, za které byste mohli získat { $resource-id ->
    [food] 1 jídlo
    [wood] 1 dřevo
    [lore] 1 znalost
   *[other] zdroj ({ $resource })
}.
refusal-upgrade-taken = Vylepšenou kartu „{ $card }“ už máte.
refusal-victim-kaija = Kaija tu stojí sama a karty proti jednotkám na ni neplatí.
option-pass-turn = Pasovat do konce roku
group-action = Akce v tahu
refusal-battle-first = Nejprve se vyhodnotí souboj s jednotkami jiného hráče na tomto území.
refusal-not-drawn = Odložit lze jen karty, které byly právě dobrány; tato už byla v ruce.
refusal-not-discarded = Tato karta leží v aktivní oblasti; na odkládací hromádku se dostane, až budete pasovat.
refusal-not-a-reaction = Touto kartou nelze odpovědět na jinou; zahrajte ji ve vlastním tahu.
refusal-row-achievement = Karty úspěchů si lze vzít až v posledním roce.
