# The Lord of the Ice Garden: remarks of the built-in pack, for the gallery.

note-colour = Kolor podają źródła.
note-unit = Poziom, liczba i zdolności przypisane do jednostki są wydrukowane; pozostałe zdolności i miejsca na ulepszenia ustaliliśmy sami.
note-ability = Działanie jest wydrukowane; liczbę żetonów i cenę ustaliliśmy sami.
note-ship = Numer na statku pochodzi ze źródeł; znaczniki akcji i czerwone łodzie ustaliliśmy sami.
note-field = To, że pola mają ograniczenie, pochodzi ze źródeł; jego wielkość dla trzech i czterech graczy ustaliliśmy sami.
note-field-two = Ograniczenie dla dwóch graczy jest wydrukowane.
note-token = Punkty i numer są wydrukowane; zasoby odczytano z uszkodzonego rysunku.
note-tile = Działanie kafelka jest wydrukowane; to, czy trwa do końca gry, ustaliliśmy sami.
