# Northgard: the log.

event-achievements-revealed = The achievements of this match: { $cards }.
event-first-player-roll = { $axes ->
    [one] { $seat } rolls { $axes } axe to see who begins.
   *[other] { $seat } rolls { $axes } axes to see who begins.
}
event-first-player-changed = { $seat } takes the first-player marker.
event-setup-tiles-drawn = { $count ->
    [one] { $seat } draws { $count } tile.
   *[other] { $seat } draws { $count } tiles.
}
event-setup-tiles-drawn-private = { $tiles-count ->
    [one] { $seat } draws the tile { $tiles }.
   *[other] { $seat } draws the tiles { $tiles }.
}
event-setup-tiles-redrawn = { $count ->
    [one] { $seat } cannot place the last tile and draws another.
   *[other] { $seat } cannot place any of { $count } tiles and draws others.
}
event-setup-tiles-returned = { $count ->
    [one] { $seat } returns { $count } tile to the pile.
   *[other] { $seat } returns { $count } tiles to the pile.
}
event-setup-tiles-returned-private = { $tiles-count ->
    [one] { $seat } returns the tile { $tiles } to the pile.
   *[other] { $seat } returns the tiles { $tiles } to the pile.
}
event-setup-tile-shown = { $seat } chooses the tile { $tile }.
event-tile-placed = { $tile-id ->
    [S0] The start tile is placed.
   *[other] The tile { $tile } is placed.
}
event-territories-joined = { $territories-count ->
    [one] { $territories } is now part of { $territory }.
   *[other] { $territories } are now part of { $territory }.
}
event-tile-drawn = { $tiles-count ->
    [one] { $seat } draws the tile { $tiles }.
   *[other] { $seat } draws the tiles { $tiles }.
}
event-tile-unplaceable = { $tiles-count ->
    [one] The tile { $tiles } does not fit anywhere and is set aside.
   *[other] The tiles { $tiles } do not fit anywhere and are set aside.
}
event-tiles-put-back = { $tiles-count ->
    [one] The tile { $tiles } goes to the bottom of the pile.
   *[other] The tiles { $tiles } go to the bottom of the pile.
}
event-tiles-shuffled = { $count ->
    [one] The tile pile is shuffled; { $count } is left.
   *[other] The tile pile is shuffled; { $count } are left.
}
event-exploration-failed = { $seat } finds no tile that fits anywhere.
event-territory-closed = { $size ->
    [one] { $territory } is closed; it touches { $size } tile.
   *[other] { $territory } is closed; it touches { $size } tiles.
}
event-territory-occupied = { $seat } occupies { $territory } without a battle.
event-units-placed = { $units ->
    [one] { $seat } places { $units } unit in { $territory }.
   *[other] { $seat } places { $units } units in { $territory }.
}
event-units-recruited = { $units ->
    [one] { $seat } recruits { $units } unit in { $territory }
   *[other] { $seat } recruits { $units } units in { $territory }
}{ $bonus ->
    [0] {"."}
   *[other] , and { $bonus } more from the Training Camp.
}
event-units-returned = { $units ->
    [one] { $units } of { $seat }’s units returns to { $territory }.
   *[other] { $units } of { $seat }’s units return to { $territory }.
}
event-units-moved = { $moves ->
    [0] { $units ->
        [0] Kaija goes
        [one] { $kaija ->
            [true] { $units } of { $seat }’s units and Kaija go
           *[false] { $units } of { $seat }’s units goes
        }
       *[other] { $kaija ->
            [true] { $units } of { $seat }’s units and Kaija go
           *[false] { $units } of { $seat }’s units go
        }
    } from { $source } to { $target }.
   *[other] { $seat } moves { $units ->
        [0] Kaija
        [one] { $units } unit
       *[other] { $units } units
    }{ $kaija ->
        [true] { $units ->
            [0] {""}
           *[other] {" "}and Kaija
        }
       *[false] {""}
    } from { $source } to { $target }{ $moves ->
        [one] {""}
       *[other] {" "}({ $moves } moves)
    }.
}
event-units-retreated = { $kaija ->
    [true] { $units ->
        [0] Kaija retreats from { $source } to { $target }.
        [one] { $units } of { $seat }’s units and Kaija retreat from { $source } to { $target }.
       *[other] { $units } of { $seat }’s units and Kaija retreat from { $source } to { $target }.
    }
   *[false] { $units ->
        [one] { $units } of { $seat }’s units retreats from { $source } to { $target }.
       *[other] { $units } of { $seat }’s units retreat from { $source } to { $target }.
    }
}
event-units-lost = { $rule ->
    [NG-BATTLE-18] { $units ->
        [one] { $units } of { $seat }’s units cannot retreat from { $territory } and is lost.
       *[other] { $units } of { $seat }’s units cannot retreat from { $territory } and are lost.
    }
    [NG-CREATURE-DRAUGR] { $units ->
        [one] The Draugr takes { $units } of { $seat }’s units in { $territory }.
       *[other] The Draugr takes { $units } of { $seat }’s units in { $territory }.
    }
   *[other] { $units ->
        [one] { $units } of { $seat }’s units is removed from { $territory }.
       *[other] { $units } of { $seat }’s units are removed from { $territory }.
    }
}
event-unit-pushed = { $kaija ->
    [true] Kaija is pushed from { $source } to { $target }.
   *[false] One of { $seat }’s units is pushed from { $source } to { $target }.
}
event-building-built = { $seat } builds { $building-id ->
    [altar] an { $building }
   *[other] a { $building }
} in { $territory }.
event-battle-began = Battle in { $territory }: { $attacker } attacks { $defender }, { $attackers } against { $defenders }.
event-die-rolled = { $choice ->
    [true] { $seat } rolls the choice face: one point or one casualty.
   *[false] { $seat } rolls { $amounts }.
}
event-face-chosen = { $face ->
    [point] { $seat } takes 1 combat point.
   *[casualty] { $seat } inflicts 1 casualty.
}
event-battle-decided = { $winner-id ->
    [-1] No one wins in { $territory }
   *[other] { $winner } wins in { $territory }
}: attack { $attack }, defence { $defence }. { $attackers_lost ->
    [0] { $defenders_lost ->
        [0] No units are lost.
       *[other] Units lost: attack { $attackers_lost }, defence { $defenders_lost }.
    }
   *[other] Units lost: attack { $attackers_lost }, defence { $defenders_lost }.
}
event-defenders-fell = All defenders fell, so the attacker wins whatever the points.
event-attackers-fell = All attackers fell, so the defender wins whatever the points.
event-both-sides-fell = All units of both sides fell.
event-card-played = { $seat } plays { $card }.
event-card-set-aside = { $seat } puts { $card } aside.
event-card-removed = { $seat } removes { $card } from the game.
event-card-taken = { $seat } takes { $card } and puts it on the draw pile.
event-card-taken-back = { $seat } takes { $card } back from the discard pile.
event-card-discarded = { $seat } discards { $card }.
event-nothing-discarded = { $seat } discards nothing: the hand is all Unrest.
event-card-returned = { $seat } puts a card back on the draw pile.
event-card-returned-private = { $seat } puts { $card } back on the draw pile.
event-cards-drawn = { $count ->
    [one] { $seat } draws { $count } card.
   *[other] { $seat } draws { $count } cards.
}
event-cards-drawn-private = { $seat } draws { $cards }.
event-cards-kept = { $count ->
    [one] { $seat } keeps { $count } card.
   *[other] { $seat } keeps { $count } cards.
}
event-cards-kept-private = { $seat } keeps { $cards }.
event-deck-reshuffled = { $count ->
    [one] { $seat } shuffles the discard pile of { $count } card into a new draw pile.
   *[other] { $seat } shuffles the discard pile of { $count } cards into a new draw pile.
}
event-upgrade-taken = { $seat } takes the clan upgrade { $card }.
event-unrest-taken = { $seat } takes an Unrest card.
event-player-passed = { $cards-count ->
    [0] { $seat } passes.
   *[other] { $seat } passes and discards { $cards }.
}
event-row-cleared = Cards that no one took are removed from the game: { $cards }.
event-row-revealed = New cards in the row: { $cards }.
event-achievements-offered = The achievements are now in the row: { $cards }.
event-year-began = Year { $year } begins.
event-fame-gained = { $source ->
    [explored] { $seat } gains { $amount } fame for closing a territory.
    [closed] { $seat } gains { $amount } fame for closed territories.
    [altars] { $seat } gains { $amount } fame for Altars of Kings.
    [clan] { $seat } gains { $amount } fame from the clan power.
    [creatures] { $seat } gains { $amount } fame for the creature.
    [unrest_penalty] No Unrest cards are left: { $seat } loses fame instead ({ $amount }).
   *[other] { $seat } gains { $amount } fame.
}
event-resources-gained = { $rule ->
    [NG-CLAN-GOAT-01] { $seat } gains { $amounts } from the clan power.
    [NG-CLAN-BOAR-01] { $seat } gains { $amounts } from the clan power.
    [NG-CLAN-WOLF-01] { $seat } gains { $amounts } from the clan power.
    [NG-CLAN-RAVEN-01] { $seat } gains { $amounts } from the clan power.
    [NG-CLAN-SNAKE-05] { $seat } gains { $amounts } from the clan power.
   *[other] { $seat } gains { $amounts }.
}
event-resources-paid = { $seat } pays { $amounts }.
event-resources-traded = { $seat } trades { $amounts } for 1 { $resource }.
event-match-ended = { $reason ->
    [domination] The match ends: a player has enough closed territories, each with a large building.
    [years] The match ends with the last year.
   *[other] The match ends.
}

# Clans

event-clan-chosen = { $seat } plays the { $clan }.
event-kaija-placed = { $seat } places Kaija in { $territory }.
event-kaija-lost = Kaija is lost and returns to { $seat }’s reserve.
event-scorched-earth-placed = { $seat } puts Scorched Earth on { $territory }.
event-year-effect = { $effect ->
    [kaija_rampage] Until the end of the year Kaija may enter enemy territories.
    [conqueror] Until the end of the year Defense Towers and Fortresses do not help players whom { $seat } attacks.
   *[other] { $seat } has an effect that lasts until the end of the year.
}

# Special cards

event-card-cancelled = { $seat } cancels { $player }’s { $card }, which is discarded without effect.
event-reaction-played = { $seat } plays { $card } to do so.
event-card-copied = { $seat } uses the effect of { $card }.
event-hand-seen = { $seat } looks at { $opponent }’s hand.
event-hand-seen-private = { $seat } looks at { $opponent }’s hand: { $cards }.
event-card-demanded = { $seat } demands a card from { $opponent }.
event-card-demanded-private = { $seat } demands { $card } from { $opponent }.
event-tribute-given = { $seat } gives { $amounts } to { $opponent } instead.
event-building-replaced = { $seat } rebuilds in { $territory }: { $replaced } becomes { $building }.

# Creatures

event-creature-appeared = The { $creature } appears in { $territory }.
event-creature-moved = The { $creature } goes from { $source } to { $target }.
event-creature-stayed = The { $creature } cannot move and stays in { $territory }.
event-creature-battle-began = { $attacker-id ->
    [-2] Battle in { $territory }: the { $creature } attacks { $defender }, who has { $defenders ->
        [one] { $defenders } unit
       *[other] { $defenders } units
    }.
   *[other] Battle in { $territory }: { $attacker } attacks the { $creature } with { $attackers ->
        [one] { $attackers } unit
       *[other] { $attackers } units
    }.
}
event-creature-die-rolled = { $choice ->
    [true] { $roller } rolls the choice face for the creature: it counts 1 combat point.
   *[false] { $roller } rolls { $amounts } for the creature.
}
event-creature-battle-decided = { $winner-id ->
    [-2] The { $creature }
   *[other] { $winner }
} wins in { $territory }: attack { $attack }, defence { $defence }. Units lost: { $attacker-id ->
    [-2] { $defenders_lost }
   *[other] { $attackers_lost }
}.
event-creature-defeated = { $seat } has defeated the { $creature }; it leaves the map.

# Teams

event-resources-exchanged = { $seat } gives 1 { $resource } to { $partner } for 1 { $wanted }.
event-exchange-declined = { $seat } declines the exchange.
