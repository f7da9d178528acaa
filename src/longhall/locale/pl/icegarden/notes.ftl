# The Lord of the Ice Garden: remarks of the built-in pack, for the gallery.

note-colour = Kolor pochodzi ze źródeł.
note-unit = Poziom, liczba i związane zdolności są wydrukowane; pozostałe zdolności i miejsca na ulepszenia są nasze.
note-ability = Działanie jest wydrukowane; liczba żetonów i cena są nasze.
note-ship = Numer na statku pochodzi ze źródeł; znaczniki akcji i czerwone łodzie są nasze.
note-field = To, że pola mają ograniczenie, pochodzi ze źródeł; jego wielkość dla trzech i czterech graczy jest nasza.
note-field-two = Ograniczenie dla dwóch graczy jest wydrukowane.
note-token = Punkty i numer są wydrukowane; zasoby odczytano z uszkodzonego rysunku.
note-tile = Działanie kafelka jest wydrukowane; to, czy trwa do końca gry, ustaliliśmy sami.
