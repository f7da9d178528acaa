# Icaion: what is coming as things stand, for whoever decides.

forecast-space =
    Next event: { $qoam } Qoam{ $parasite ->
        [true] {" "}and a Parasite
       *[false] {""}
    } for each Region of the card; or the Colossus moves { $arrows ->
        [one] { $arrows } crater
       *[other] { $arrows } craters
    }, to the { $crater }.
forecast-event =
    Next event: { $event }, { $qoam } Qoam{ $parasite ->
        [true] {" "}and a Parasite
       *[false] {""}
    } for each Region of this kind.
forecast-event-colossus =
    Next event: { $event }; the Colossus moves { $arrows ->
        [one] { $arrows } crater
       *[other] { $arrows } craters
    }, to the { $crater }.
forecast-recharge = The next round recharges every Emergency Power Supply.
forecast-year-end =
    Year { year-number } ends after this round. { $count ->
        [0] You have no Parasites and score nothing for them.
        [one] Your { $count } Parasite would score { $points } Reputation.
       *[other] Your { $count } Parasites would score { $points } Reputation.
    }
forecast-overrun = One more Parasite overruns: { $regions }.
forecast-apparatus = { $colour } Apparatus would score you { $points } Reputation now ({ counted }).
forecast-score = If the game ended now, you would have { $points } Reputation and { $seat } { $best }.
