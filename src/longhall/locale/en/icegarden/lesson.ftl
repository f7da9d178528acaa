# The Lord of the Ice Garden: what the teacher says in the guided first match.

lesson-welcome = Magic is real here. You are Ulrike Freihoff and remake this world with Red Towers: with six of them you win.
lesson-foothold = First a foothold. { $region } is a good home: it has a charm, a sacred place that gives 1 M every turn, and all other regions are next door.
lesson-foothold-other = Fine, that is your home then.
lesson-second-foothold = One more, { $region-in }, right beside the first; there is a charm too. The plaque of a region shows its number, the points of 1st, 2nd and 3rd place, and what it yields.
lesson-second-foothold-other = Good. Look for charms: M is scarce.

lesson-plan-making =
    { $left ->
        [one] Now plan: { $left } action marker, placed in turns with your opponent.
       *[other] Now plan: { $left } action markers, placed in turns with your opponent.
    } Making calls units, and it has few spaces. Take it first.
lesson-plan-making-other = All right. Making can wait a turn; so can your first tower.
lesson-plan-influence = Fields act in the order of their numbers, and on one field the marker placed last acts first. Influence is number 1: it brings more of your people to the map.
lesson-plan-throat = Snake Throat acts before everything else and gives you any token. It keeps one of your influence markers for good.
lesson-plan-rest-other = Also possible. Check that you can pay when it acts.

lesson-throat = Your first action. Take what you like: M is magic. It calls units and pays for what is out of the ordinary; new M lies on level 0.
lesson-throat-other = A useful token too. You will have one M less to work with.
lesson-throat-done = You could also swap two tokens for one. No need now: finish.

lesson-influence =
    { $cost ->
        [one] { $cost } population buys one influence marker, twice at most, where you already are.
       *[other] { $cost } population buy one influence marker, twice at most, where you already are.
    } Put the first { $region-in }: you will see why when Vuko comes.
lesson-influence-second = And the second beside it: you are strongest there now, with no unit to lose.
lesson-influence-other = Good, you grow there. Remember: where you are strongest, Vuko comes.
lesson-rival-idle = Your opponent cannot pay for the Ravenous Mountain: the marker does nothing. You pay when a marker acts, not when you place it.

lesson-making = Making has three parts. Raise lifts your M: the level of an M is the level of the unit it becomes.
lesson-raise-other = Then no M rises in this turn. There will be another Making.
lesson-snow-rose = Each part costs reputation and adds Dead Snow: { $snow } of { $limit }.
lesson-snow-full = When the track of Dead Snow is full, the match ends at once and the best reputation wins.
lesson-vuko-warned = The worst reputation is visited by Vuko at the end of a turn. He goes where that player is strongest, kills a unit and leaves a token; in Domination, when regions are counted, it holds back one marker.
lesson-raise-steps =
    { $left ->
        [one] { $left } step is left. Level 2 calls an Enlightened Being; stop when both M lie there.
       *[other] { $left } steps are left, one M by one level each. Level 2 calls an Enlightened Being: lift both M to 2.
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
lesson-first-tower = Your first Red Tower. No one can ever pull it down; with the sixth you win at the end of that turn.
lesson-resource-population = Take population: it pays for the next influence markers.

lesson-jump =
    { $markers ->
        [one] A new turn: jump one ship or two. Two ships give you { $markers } action marker.
       *[other] A new turn: jump one ship or two. Two ships give you { $markers } action markers.
    } You may do that once in each stage.
lesson-jump-scoring = The red sail means scoring: this turn the regions pay points.
lesson-jump-other = Fewer ships, and earlier in turn order. That is worth something too.
lesson-order = The lower ship goes first; on the same ship, the last to land.

lesson-plan-five = Plan three of them now: Making again, Raven Shadow to mend your name, Influence to grow.
lesson-plan-five-other = Your plan, your game.
lesson-plan-own =
    { $left ->
        [one] The last one is yours to choose: any field you can pay for is good.
       *[other] The other { $left } are yours to choose. I would take Move, since you will have markers to spare, and Snake Throat.
    }
lesson-throat-population = Snake Throat once more: population buys influence in the turns to come. Take it, then finish.

lesson-hold = Your Being will leave { $region-the } soon. Two influence markers more, and you lead there without it. Vuko’s visit that the table warns of will not be yours: Raven Shadow acts before him.
lesson-hold-second = The second one. More would bring nothing here: no one else is in this region.
lesson-hold-other = Good. Count who leads before the turn ends.
lesson-spare = Move: 1 gold a step, two steps. A marker too many at home wins a place elsewhere. Take one from here.
lesson-spare-to = Two markers { $region-in } beat the one that your opponent can bring, and the nation marker too.
lesson-spare-again = And a second one from here: its neighbours hold this region without it.
lesson-spare-to-again = Beside the first.
lesson-spare-other = Also possible. Look for a place where one more changes who leads.
lesson-raven =
    { $steps ->
        [one] One M for { $steps } step up the stair: Vuko only visits the worst name, and your opponent is about to use Making too.
       *[other] One M for { $steps } steps up the stair: Vuko only visits the worst name, and your opponent is about to use Making too.
    }
lesson-raven-other = As you wish. He will have one reason more to visit you.

lesson-upgrade = Making again. An Upgrade costs one M from level 0 and works for all units of its kind.
lesson-upgrade-other = Good as well. Upgrades can wait.
lesson-upgrade-speed = Speed lets a unit step into the next region by itself.
lesson-upgrade-speed-other = That is a good one too. Without Speed a Being walks by the Move field.
lesson-upgrade-unit = Give it to the Enlightened Beings: they carry your goal about.
lesson-upgrade-unit-other = They will be quick now. The Beings build the towers, though.
lesson-summon-second = You kept an M on level 2. Summon the second Being.
lesson-summon-level-again = The M on level 2 becomes your second Being.
lesson-summon-fire = Put it { $region-in }: that region needs a tower too.
lesson-making-done = Well made. Finish: more would only cost you reputation.

lesson-speed = Activation: fast Beings may step next door. Move the one that has its tower already; the other stays.
lesson-speed-other = Fine. A tower needs a Being, the lead, and a region without one.
lesson-speed-to = No one is { $region-in }, so a Being alone leads there.
lesson-speed-done = The other stays where it is needed.

lesson-vuko-kills-theirs = Ha. Your opponent has the worst name now, and Vuko slays their Nightmare. That is what a good name is for.
lesson-towers = You lead here with a Being: build again.
lesson-resource-turn-two = And a resource: M for the next Making. Points come by themselves, since this is a scoring turn.
lesson-resource-more = Here population: it buys the next influence markers.

lesson-farewell = Well played.
lesson-farewell-towers =
    { $towers ->
        [one] You have { $towers } tower of { $needed }.
       *[other] You have { $towers } towers of { $needed }.
    }
lesson-farewell-points = Points: { $points } for you, { $theirs } for your opponent. If no one reaches a goal, they decide after four scoring turns, or once a player has 50.
lesson-farewell-on = Not met yet: the Ravenous Mountain, attacks, and what the other units can do. Press any word to see what it means. You know how to win: a Being, the lead, a tower.
lesson-aside-summon = You have M above level 0. Summon turns it into units of its level; each costs as many steps of reputation.
