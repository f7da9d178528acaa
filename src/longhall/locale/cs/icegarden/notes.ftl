# The Lord of the Ice Garden: remarks of the built-in pack, for the gallery.

note-colour = Barva je doložená.
note-unit = Úroveň, počet a vázané schopnosti jsou vytištěné; ostatní schopnosti a místa pro vylepšení jsme určili sami.
note-ability = Efekt je vytištěný; počet žetonů a cenu jsme určili sami.
note-ship = Číslo na lodi je doložené; kostky akce a červené lodě jsme určili sami.
note-field = Že pole mají omezení, je doložené; jeho velikost pro tři a čtyři hráče jsme určili sami.
note-field-two = Omezení pro dva hráče je vytištěné.
note-token = Body a číslo jsou vytištěné; suroviny jsou přečtené z poškozeného obrázku.
note-tile = Efekt dílku je vytištěný; zda platí do konce hry, jsme určili sami.
