# Icaion: remarks on single components, for the gallery. The English ones are those of the pack.

note-row-cage = One cage under each Machine is our reading of the board.
note-players-5 = No ranking is printed for five players; the last place is our own design.
