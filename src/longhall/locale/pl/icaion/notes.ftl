# Icaion: remarks on single components, for the gallery. The English ones are those of the pack.

note-row-cage = Po jednej klatce pod każdą Maszyną: tak odczytaliśmy planszę.
note-players-5 = Dla pięciu graczy nie wydrukowano skali; punkty za ostatnie miejsce ustaliliśmy sami.
