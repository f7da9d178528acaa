# The Lord of the Ice Garden: what the others read while somebody decides.

doing-character = { $seat } si vybírá postavu.
doing-place-token = { $seat } pokládá žeton oblasti.
doing-thorn = { $seat } umísťuje Trn.
doing-starting-influence = { $seat } umísťuje počáteční vliv.

doing-relief = { $seat } doplňuje vliv na plánu.
doing-jump = { $seat } vybírá skok na stupnici iniciativy.
doing-order-token = { $seat } určuje pořadí akcí.
doing-order-field = { $seat } určuje pořadí akcí.
doing-plan = { $seat } plánuje akci.

doing-throat = { $seat } je ve Zmijím hrdle.
doing-throat-give = { $seat } směňuje suroviny.
doing-throat-take = { $seat } směňuje suroviny.
doing-influence = { $seat } šíří vliv.
doing-move-piece = { $seat } přesouvá kostky a jednotky.
doing-move-to = { $seat } přesouvá kostky a jednotky.
doing-mountain-from = { $seat } je u Nenasytné hory.
doing-mountain-to = { $seat } je u Nenasytné hory.
doing-mountain-count = { $seat } je u Nenasytné hory.
doing-raven = { $seat } mluví s Krkavčím stínem.
doing-making = { $seat } se věnuje Tvoření.
doing-raise-step = { $seat } posouvá M.
doing-upgrade = { $seat } kupuje vylepšení.
doing-upgrade-unit = { $seat } kupuje vylepšení.
doing-summon-level = { $seat } vyvolává jednotky.
doing-summon-count = { $seat } vyvolává jednotky.
doing-summon-place = { $seat } vyvolává jednotky.

doing-spy = { $seat } vybírá schopnosti pro Harrasima.
doing-ferry = { $seat } převáží kostky a jednotky na Ledových drakarech.
doing-ferry-count = { $seat } převáží kostky a jednotky na Ledových drakarech.
doing-speed = { $seat } přesouvá rychlé jednotky.
doing-speed-to = { $seat } přesouvá rychlé jednotky.
doing-attack = { $seat } zvažuje útok.
doing-attack-target = { $seat } útočí.
doing-vuko-victim = { $seat } vybírá jednotku, kterou Vuko zabije.

doing-ability = { $seat } používá schopnosti.
doing-marker-owner = { $seat } vybírá kostku jiného hráče.
doing-plundered = { $seat } vybírá, koho oloupí.
doing-plunder = { $seat } loupí.
doing-resource = { $seat } vybírá surovinu.
doing-withdraw = { $seat } opouští uzavřenou oblast.
