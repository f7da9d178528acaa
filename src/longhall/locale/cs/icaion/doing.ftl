# Icaion: what the others read while somebody decides.

# Setting up

doing-neutral-machine = { $seat } umísťuje neutrální stroj.
doing-neutral-region = { $seat } umísťuje neutrální stroj.
doing-draft-character = { $seat } si vybírá hledače nebo výstroj.
doing-start-node = { $seat } si vybírá počáteční uzel.

# The turn

doing-move = { $seat } rozhoduje, kam jít.
doing-action = { $seat } si vybírá akci.
doing-card-action = { $seat } si vybírá akci z karty kuriozity.
doing-curio-move = { $seat } pokračuje v cestě díky kartě kuriozity.
doing-payment = { $seat } platí.
doing-converted = { $seat } přeměňuje qoamy.
doing-draw-more = { $seat } si může dobrat kartu kuriozity.
doing-store-batch = { $seat } vybírá klec nicoty.
doing-batch-colour = { $seat } vybírá barvu qoamů.
doing-added-colour = { $seat } vybírá barvu qoamu.
doing-added-cage = { $seat } vybírá klec nicoty.
doing-overcharge = { $seat } přetěžuje stroje.

# Actions

doing-activate-machine = { $seat } aktivuje stroje.
doing-harvester-any = { $seat } vybírá, co dá harvestor.
doing-harvester-third = { $seat } vybírá, co dá harvestor.
doing-scavenger-discard = { $seat } používá sběrač.
doing-refiner-eradicate = { $seat } používá rafinátor.
doing-deploy-row = { $seat } vybírá stroj k nasazení.
doing-deploy-region = { $seat } nasazuje stroj.
doing-eradicate = { $seat } hubí parazity.
doing-investigate = { $seat } zkoumá Kolos.
doing-retrieve = { $seat } vyzvedává aparaturu.
doing-upgrade-limit = { $seat } vybírá vylepšení k odhození.
doing-lost-cage = { $seat } vybírá klec nicoty, o kterou přijde.

# Wounds

doing-prevent-wound = { $seat } rozhoduje, zda zabránit zranění.

# Wonders

doing-restore-wonder = { $seat } vybírá div k obnově.
doing-restore-region = { $seat } obnovuje div.
doing-next-wonder-choice = { $seat } vybírá, který div se vyhodnotí jako první.
doing-pulsar = { $seat } musí odhodit qoam.
doing-transmuter = { $seat } může dát qoam Transmutátoru.
doing-hub = { $seat } používá Středisko kuriozit.
doing-altar = { $seat } používá Živoucí oltář.
doing-bell = { $seat } používá Temný zvon.
