# The Lord of the Ice Garden: remarks of the built-in pack, for the gallery.

note-colour = The colour is sourced.
note-unit = Level, number and bound abilities are printed; the other abilities and the slots are ours.
note-ability = The effect is printed; the number of tokens and the price are ours.
note-ship = The number on the ship is sourced; the action markers and the red ships are ours.
note-field = That fields have a limit is sourced; how large it is with three and four players is ours.
note-field-two = The limit for two players is printed.
note-token = Points and order number are printed; the resources are read from a damaged picture.
note-tile = What the tile does is printed; whether it lasts to the end of the game is ours.
