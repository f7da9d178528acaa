# The Lord of the Ice Garden: what is coming as things stand, for whoever decides.

forecast-points =
    As things stand, { $seat } ends this turn with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. With { $enough } the game is over.
forecast-goal = { $seat } has { $have } of the { $goal } steps to the personal goal.
forecast-dead-snow =
    Dead Snow is at { $dead_snow } of { $limit }; { $count ->
        [one] the planned Making
       *[other] the { $count } planned Makings
    } may bring it to { $to }{ $throat ->
        [true] , or to { $most } with M from Snake Throat
       *[false] {""}
    }.
forecast-vuko =
    As things stand, Vuko { $region ->
        [nowhere] visits { $seat }, who has influence nowhere
       *[other] visits { $seat } { $region-in }
    }: { $token ->
        [true] a Vuko token
       *[false] no Vuko token, as none are left
    }{ $units-count ->
        [0] {""}
        [1] ; { $unit-one } will be killed
       *[other] ; one of the units there will be killed ({ $units })
    }{ $markers ->
        [0] {""}
        [one] ; { $lost ->
            [true] { $markers } marker is lost
           *[false] { $markers } marker does not count in Domination
        }
       *[other] ; { $lost ->
            [true] { $markers } markers are lost
           *[false] { $markers } markers do not count in Domination
        }
    }{ $snow ->
        [rises] ; Dead Snow rises by 1
        [ends] ; Dead Snow reaches its limit, and the game ends
       *[stays] {""}
    }.
forecast-leads = { $seat } would dominate { $regions-count ->
    [one] one region: { $regions }.
   *[other] { $regions-count } regions: { $regions }.
}
