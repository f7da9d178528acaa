# The Lord of the Ice Garden: what the teacher says in the guided first match.

lesson-welcome = Magic is real here. You are Ulrike Freihoff and remake this world with Red Towers: six of them win.
lesson-foothold = First a foothold. { $region } is a good home: it has a charm, which gives 1 M every turn, and all other regions are next door.
lesson-foothold-other = Fine, that is your home then.
lesson-second-foothold = One more, { $region-in }. There is a charm too, right beside the first.
lesson-second-foothold-other = Good. Look for charms: M is scarce.

lesson-plan-making =
    { $left ->
        [one] Now plan: { $left } action marker, placed in turns with Callo.
       *[other] Now plan: { $left } action markers, placed in turns with Callo.
    } Making calls units, and it has few spaces. Take it first.
lesson-plan-making-other = All right. Making can wait a turn; so can your first tower.
lesson-plan-influence = Fields act in the order of their numbers. Influence is number 1: it brings more of your people to the map.
lesson-plan-throat = Snake Throat acts before everything else and gives you any token. It keeps one of your influence markers for good.
lesson-plan-rest-other = Also possible. Check that you can pay when it acts.

lesson-throat = Your first action. Take what you like. M is what magic is made of, and new M lies on level 0.
lesson-throat-other = A useful token too. You will have one M less to work with.
lesson-throat-done = You could also swap two tokens for one. No need now: finish.

lesson-influence =
    { $cost ->
        [one] { $cost } population buys one influence marker, twice at most, where you already are.
       *[other] { $cost } population buy one influence marker, twice at most, where you already are.
    } Put both { $region-in }: you will see why when Vuko comes.
lesson-influence-other = Good, you grow there. Remember: where you are strongest, Vuko comes.
lesson-rival-idle = Callo cannot pay for the Ravenous Mountain: her marker does nothing. You pay when a marker acts, not when you place it.

lesson-making = Making has three parts. Raise lifts your M: the level of an M is the level of the unit it becomes.
lesson-raise-other = Then no M rises in this turn. There will be another Making.
lesson-snow-rose = Each part costs reputation and adds Dead Snow: { $snow } of { $limit }. Remember both.
lesson-raise-steps =
    { $left ->
        [one] { $left } step is left. Level 2 calls an Enlightened Being; stop when both M lie there.
       *[other] { $left } steps are left. Level 2 calls an Enlightened Being: lift both M to 2.
    }
lesson-raise-steps-other = That works too. Whatever level an M reaches, it can become that unit.

lesson-summon =
    { $steps ->
        [one] Now summon. An Enlightened Being costs one M on level 2 and { $steps } step of reputation.
       *[other] Now summon. An Enlightened Being costs one M on level 2 and { $steps } steps of reputation.
    }
lesson-summon-other = Without a unit there is no tower. You can still take that back.
lesson-summon-level = Turn the M on level 2 into a Being.
lesson-summon-count = Just one: the other M keeps its level for the next turn.
lesson-summon-count-other = Bold. More power now, and more steps down the stair.
lesson-summon-place = Put it { $region-in }. A unit counts its level, so you have { $influence } influence there. One influence alone would get nothing beside the nation marker.
lesson-summon-place-other = Strong. But a big heap draws Vuko. Let us see.

lesson-vuko-comes = Vuko visits the worst reputation, where that player is strongest: you, { $region-in }. He finds markers and no unit. One marker is held back, and your Being lives.
lesson-vuko-kills-yours = Ouch, Vuko took your Being. It is back in your reserve, and M on level 2 can call it again.
lesson-resource = Domination: region by region, the leader takes a resource. You lead { $region-in }. The charm’s M comes by itself.
lesson-resource-other = Fine. Population buys influence, gold pays for moves, M makes units.

lesson-tower = This is your moment: you dominate { $region-the } with a Being in it. Build.
lesson-tower-other = No tower? Next turn you may not lead here. You can still take that back.
lesson-first-tower = Your first Red Tower. No one can ever pull it down.
lesson-resource-population = Take population: it pays for the next influence markers.

lesson-jump =
    { $markers ->
        [one] A new turn: jump one ship or two. Two ships give you { $markers } action marker.
       *[other] A new turn: jump one ship or two. Two ships give you { $markers } action markers.
    } You may do that once in each stage.
lesson-jump-scoring = The red sail means scoring: this turn the regions pay points.
lesson-jump-other = Fewer ships, and earlier in turn order. That is worth something too.
lesson-order = The lower ship goes first; on the same ship, the last to land.

lesson-plan-five = Plan three of them now: Making again, Raven Shadow to mend your name, Influence to grow. On one field the marker placed last acts first.
lesson-plan-five-other = Your plan, your game.
lesson-plan-own =
    { $left ->
        [one] The last one is yours to choose. Any field you can pay for is good.
       *[other] The other { $left } are yours to choose. Any field you can pay for is good.
    }
lesson-throat-population = Population runs short: take some, then finish.

lesson-hold = Your Being will leave { $region-the } soon. Put influence markers there, so that you still lead.
lesson-hold-other = Good. Count who leads before the turn ends.
lesson-raven =
    { $steps ->
        [one] One M for { $steps } step up the stair: Vuko only visits the worst name, and Callo is about to use Making too.
       *[other] One M for { $steps } steps up the stair: Vuko only visits the worst name, and Callo is about to use Making too.
    }
lesson-raven-other = As you wish. He will have one reason more to visit you.

lesson-upgrade = Making again. An Upgrade costs one M from level 0 and works for all units of its kind.
lesson-upgrade-other = Good as well. Upgrades can wait.
lesson-upgrade-speed = Speed lets a unit step into the next region by itself.
lesson-upgrade-speed-other = That is a good one too. Without Speed a Being walks by the Move field.
lesson-upgrade-unit = Give it to the Enlightened Beings: they carry your goal about.
lesson-upgrade-unit-other = They will be quick now. The Beings build the towers, though.
lesson-summon-second = You kept an M on level 2. Summon the second Being.
lesson-summon-fire = Put it { $region-in }: that region needs a tower too.
lesson-making-done = Well made. Finish: more would only cost you reputation.

lesson-speed = Activation: fast Beings may step next door. Move the one that has its tower already; the other stays.
lesson-speed-other = Fine. A tower needs a Being, the lead, and a region without one.
lesson-speed-to = No one is { $region-in }, so a Being alone leads there.
lesson-speed-done = The other stays where it is needed.

lesson-vuko-kills-theirs = Ha. Callo has the worst name now, and Vuko slays her Nightmare. That is what a good name is for.
lesson-towers = You lead here with a Being: build again.
lesson-resource-turn-two = And a resource. Points come by themselves, since this is a scoring turn.

lesson-farewell = Well played.
lesson-farewell-towers =
    { $towers ->
        [one] You have { $towers } tower of { $needed }.
       *[other] You have { $towers } towers of { $needed }.
    }
lesson-farewell-points = Points: { $points } for you, { $theirs } for Callo. They win if no one reaches a goal; and when Dead Snow fills up, the best reputation wins at once.
lesson-farewell-on = Now it is your game. You know how: a Being, the lead, a tower.
