# Icaion: why something cannot be done now.

## Setting up

refusal-neutral-type = Všechny neutrální stroje tohoto druhu už jsou umístěné.
refusal-neutral-colour = V této oblasti už neutrální stroj stojí.
refusal-draft-has-seeker = Hledače už máte; vezměte si výstroj.
refusal-draft-has-gear = Výstroj už máte; vezměte si hledače.
refusal-draft-taken = Tuto kartu už má { $seat }.
refusal-draft-absent = Tato karta není mezi odkrytými.
refusal-start-taken = Začíná tam { $seat }.
refusal-start-elsewhere = Hledači začínají na jedné z pěti Výsp.

## Move and Camp

refusal-camp = { $blue ->
    [one] Táboření stojí { $blue } modrý qoam, a ten nemáte.
    [few] Táboření stojí { $blue } modré qoamy, a tolik nemáte.
   *[other] Táboření stojí { $blue } modrých qoamů, a tolik nemáte.
}
refusal-move-nowhere = Přesun nesmí skončit tam, kde začal. Chcete-li zůstat, musíte se utábořit.
refusal-move-wounded = Cesta tam měří { way } a zraněný hledač ujde nejvýš { $free }.
refusal-move-locked = Cesta tam měří { way } a vy ujdete nejvýš { $free }. Nasaďte harvestor z řady pohybu a s modrými qoamy dojdete dál.
refusal-move-far = { $blue ->
    [one] Cesta tam měří { way }. Potřebujete na to { $blue } modrý qoam.
    [few] Cesta tam měří { way }. Potřebujete na to { $blue } modré qoamy.
   *[other] Cesta tam měří { way }. Potřebujete na to { $blue } modrých qoamů.
}
refusal-curio-move-far = Cesta tam měří { way } a s touto kartou ujdete nejvýš { $count }.

## Actions

refusal-standard-used = Standardní akci už máte za sebou.
refusal-special-used = Speciální akci už máte za sebou.
refusal-special-wounded = Zraněný hledač nemá v tomto tahu speciální akci.
refusal-armor-off = Jako speciální akci to smíte udělat jen ve zbroji. Obléknete si ji na konci tahu bez speciální akce.
refusal-power-empty = Vaše nouzové napájení je vybité.
refusal-draw-full = Nemůžete si dobrat: máte plnou ruku, nebo už karty došly.
refusal-double-shift-early = Nejprve dokončete standardní akci; dvojitá směna následuje po ní.
refusal-curio-cost = { $green ->
    [one] Karta „{ $card }“ stojí { $green } zelený qoam, a ten nemáte.
    [few] Karta „{ $card }“ stojí { $green } zelené qoamy, a tolik nemáte.
   *[other] Karta „{ $card }“ stojí { $green } zelených qoamů, a tolik nemáte.
}
refusal-curio-move = Kartu „{ $card }“ lze zahrát jen hned po přesunu, před jakoukoli jinou akcí.
refusal-curio-move-hub = Střediskem kuriozit nelze zahrát kartu „{ $card }“: vyžaduje právě dokončený přesun.
refusal-curio-action = Žádnou akci z karty „{ $card }“ teď nemůžete provést.
refusal-curio-hub-actions = V tazích ostatních nelze Střediskem kuriozit zahrát kartu „{ $card }“, protože dává akci.

## Extract

refusal-machine-none = V této oblasti nemáte stroj.
refusal-machine-used = { machine-cap } v oblasti { $region } už byl aktivován.
refusal-machine-blocked = V oblasti { $region } je víc parazitů než strojů, takže váš { $machine } nic nedává.
refusal-harvester-empty = V oblasti { $region } už nejsou qoamy, takže { $machine } nic nedává.
refusal-refiner-nothing = Z oblasti { $region } není vytěžen žádný qoam, takže { $machine } nic nedává.
refusal-scavenger-full = { machine-cap } v oblasti { $region } nic nedává: máte plnou ruku, nebo už karty došly.

## Qoam

refusal-cage-closed = Klec { $cage } ještě zakrývá stroj z řady klecí nicoty.
refusal-cage-of-board = Klec { $cage } patří k desce divize, ne k vylepšení.
refusal-must-take = Musíte zvolit barvu.
refusal-must-discard = Musíte odhodit qoam.
refusal-pay-colour = Tady se platí jen { colour-with } qoamy.
refusal-pay-brown = Tady se platí jen { colour-with } qoamy; hnědý zastupuje jiné barvy jen při nasazení a obnově.
refusal-pay-loose = Nejprve použijte přeměněný { $colour } qoam: nelze ho uložit.

## Deploy

refusal-deploy-none-left = Všechny vaše stroje jsou nasazené.
refusal-deploy-cost = Na nasazení stroje sem nemáte dost qoamů.
refusal-deploy-nowhere = Do žádné oblasti u vašeho hledače nelze nasadit žádný z vašich dalších strojů.
refusal-row-empty = V této řadě už nejsou žádné stroje.
refusal-row-cost = Nemáte dost qoamů; sem nelze nasadit { $machine }.
refusal-row-nowhere = Do žádné oblasti u vašeho hledače nelze nasadit { $machine }.
refusal-region-far = Tato oblast neleží u uzlu vašeho hledače.
refusal-region-full = Stojí tam už tři stroje.
refusal-region-own-machine = Máte tam už stroj.
refusal-region-same-type = Stojí tam už { $machine }.
refusal-region-own-wonder = Stojí tam vámi obnovený div, takže tam nemůžete nasadit stroj.
refusal-region-cost =
    { $colour-id ->
        [brown] Stojí to { crystals-cost }, a tolik nemáte.
       *[other] Stojí to { crystals-cost }, a tolik nemáte ani s hnědými.
    }

## Eradicate and Investigate

refusal-eradicate-none = Kolem vašeho hledače nejsou žádní paraziti.
refusal-eradicate-grey = Potřebujete aspoň 1 šedý qoam.
refusal-remove-chosen = Parazity z oblasti { $region } už máte vybrané.
refusal-remove-none = V oblasti { $region } nejsou žádní paraziti.
refusal-remove-many = { $most ->
    [one] Vaše šedé qoamy a síla stačí celkem na { $most } parazita.
    [few] Vaše šedé qoamy a síla stačí celkem na { $most } parazity.
   *[other] Vaše šedé qoamy a síla stačí celkem na { $most } parazitů.
}
refusal-investigate-place = Váš hledač musí stát na okraji kráteru, ve kterém je Kolos.
refusal-investigate-empty = V Kolosu už žádný úlomek není; nové přibudou příští rok.
refusal-pink-short = { $count ->
    [one] Nemáte { $count } růžový qoam.
    [few] Nemáte { $count } růžové qoamy.
   *[other] Nemáte { $count } růžových qoamů.
}
refusal-pink-value = Nemůžete utratit víc růžových qoamů, než je hodnota úlomku, tedy { $value }.

## Retrieve and Install

refusal-retrieve-place = Váš hledač musí stát u jedné z pěti Bran města.
refusal-retrieve-again = Tento rok už máte vyzvednutí aparatury za sebou.
refusal-retrieve-slot = Nejprve nainstalujte aparaturu ze svého pole vyzvednutí.
refusal-retrieve-none = Tento rok už není žádná aparatura, kterou si smíte vzít.
refusal-apparatus-kind = Aparaturu této barvy už máte nainstalovanou.
refusal-apparatus-year = Aparatura této barvy pro tento rok už je pryč.
refusal-install-nothing = Nemáte aparaturu k instalaci; nejprve nějakou vyzvedněte ve městě.
refusal-install-place = Váš hledač musí stát na okraji kráteru v barvě vaší aparatury.

## Wonders

refusal-restore-none-left = Žádný div už nezbývá.
refusal-restore-limit = Víc divů už obnovit nesmíte.
refusal-restore-nowhere = V každé oblasti u vašeho hledače stojí div nebo váš stroj.
refusal-restore-cost = Na obnovu divu tu nemáte dost qoamů.
refusal-wonder-taken = Tento div už má { $owner }.
refusal-wonder-absent = Tento div v této partii není.
refusal-wonder-cost = { $cost ->
    [one] Stojí { $cost } qoam oblasti u vašeho hledače, a ten nemáte ani s hnědým.
    [few] Stojí { $cost } qoamy oblasti u vašeho hledače, a tolik nemáte ani s hnědými.
   *[other] Stojí { $cost } qoamů oblasti u vašeho hledače, a tolik nemáte ani s hnědými.
}
refusal-region-has-wonder = V této oblasti už div stojí.
refusal-wonder-order = Tento div má { $owner } a rozhodne o něm, až bude na řadě.
refusal-altar-wounded = Zraněného hledače nelze přesunout v jeho vlastním tahu.
refusal-altar-far = Živoucí oltář přesune vašeho hledače jen o jeden uzel.
refusal-bell-parasites = Paraziti přijdou, i když Kolos zůstane na místě.
refusal-bell-stay = Paraziti přijdou jen tehdy, když se Kolos přesune; smíte vynechat obojí.
