# Icaion: alarms, that the match ends soon or somebody is about to complete the Apparatus.

event-final-round-near =
    { $certain ->
        [true] The next Event card is the fifth Region card of the last Year: the next round is the last of the match.
       *[false] The next Region card is the fifth of the last Year: the next round may be the last of the match.
    }
event-final-round = This round is the last of the match.
event-last-apparatus = { $seat } holds the last of three Apparatus: once installed, the { $apparatus } (for { $kind }) scores again at the end.
