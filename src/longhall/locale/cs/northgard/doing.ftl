# Northgard: co čtou ostatní, zatímco někdo rozhoduje.

# Příprava

doing-choose-clan = { $seat } vybírá klan.
doing-setup-tile = { $seat } vybírá desku, kterou přiloží.
doing-setup-place = { $seat } přikládá desku.
doing-setup-units = { $seat } rozmísťuje jednotky.

# Tah

doing-turn-action = { $seat } vybírá akci na tento tah.
doing-play-card = { $seat } vybírá kartu, kterou zahraje.
doing-give-card = { $seat } vybírá kartu z ruky.
doing-upgrade-place = { $seat } rozhoduje, kam půjde stará karta.
doing-upgrade-card = { $seat } vybírá vylepšenou kartu klanu.
doing-play-upgrade = { $seat } může zahrát novou vylepšenou kartu klanu.
doing-row-card = { $seat } vybírá kartu z řady karet.
doing-basic-action = { $seat } vybírá, k čemu použije žolíka.
doing-choose-way = { $seat } vybírá, jak použije kartu.
doing-next-basic = { $seat } vybírá další akci karty.
doing-pay-for-more = { $seat } si může připlatit.
doing-copy-card = { $seat } vybírá kartu, kterou zkopíruje.
doing-foresee = { $seat } vybírá odkrytou kartu.

# Akce

doing-recruit = { $seat } verbuje.
doing-recruit-share = { $seat } verbuje.
doing-move-from = { $seat } přesouvá jednotky.
doing-move-to = { $seat } přesouvá jednotky.
doing-move-count = { $seat } přesouvá jednotky.
doing-explore-tile = { $seat } provádí průzkum.
doing-explore-place = { $seat } provádí průzkum.
doing-explore-again = { $seat } může provést další průzkum.
doing-new-land = { $seat } přikládá desku.
doing-build = { $seat } staví.
doing-build-site = { $seat } staví.
doing-drawn-discard = { $seat } odhazuje dobrané karty.
doing-drawn-return = { $seat } vrací dobrané karty.
doing-take-discard = { $seat } si bere kartu z odkládací hromádky.

# Souboje

doing-battle-order = { $seat } vybírá další souboj.
doing-push-defender = { $seat } může vytlačit obránce.
doing-battle-food = { $seat } rozhoduje, kolik jídla za souboj zaplatí.
doing-die-choice = { $seat } vybírá, jak se počítá kostka.
doing-bonus-choice = { $seat } vybírá bonus do souboje.
doing-retreat-to = { $seat } ustupuje.
doing-retreat-count = { $seat } ustupuje.

# Konec roku

doing-trade-take = { $seat } směňuje zdroje.
doing-trade-give = { $seat } směňuje zdroje.
doing-second-chance-territory = { $seat } vybírá, kam se vrátí jednotky.

# Klany

doing-kaija-loss = { $seat } rozhoduje, zda obětuje Kaiju.
doing-scorched-earth = { $seat } pokládá spálenou zemi.
doing-snake-harvest-resource = { $seat } sklízí ze spálené země.
doing-muster = { $seat } povolává jednotku.
doing-glory = { $seat } rozhoduje, kde nejprve získá zdroje.

# Karty, které míří na soupeře

doing-reaction = { $seat } může zrušit kartu.
doing-choose-opponent = { $seat } vybírá soupeře.
doing-spied-card = { $seat } si prohlíží ruku soupeře.
doing-tribute = { $seat } rozhoduje, zda odhodí kartu, nebo dá zdroje.
doing-forced-discard = { $seat } musí odhodit kartu.
doing-remove-enemy = { $seat } vybírá, kterou nepřátelskou jednotku odstraní.
doing-loot = { $seat } drancuje.
doing-capture-territory = { $seat } umísťuje zajatou jednotku.
doing-bribe-from = { $seat } podplácí jednotky.
doing-bribe-to = { $seat } podplácí jednotky.
doing-bribe-count = { $seat } podplácí jednotky.

# Další karty

doing-hidden-from = { $seat } vede jednotky po skrytých stezkách.
doing-hidden-to = { $seat } vede jednotky po skrytých stezkách.
doing-hidden-count = { $seat } vede jednotky po skrytých stezkách.
doing-remodel = { $seat } přestavuje.
doing-remodel-into = { $seat } přestavuje.

# Monstra

doing-declare-creature = { $seat } vybírá monstrum, na které zaútočí.
doing-creature-target = { $seat } rozhoduje, kam půjde monstrum.
doing-draugr-victim = { $seat } vybírá, co si vezme draug.
doing-more-creatures = { $seat } může vyvolat monstrum.

# Týmy

doing-pass-on = { $seat } pokračuje z území spoluhráče.
doing-accept-exchange = { $seat } zvažuje výměnu.
