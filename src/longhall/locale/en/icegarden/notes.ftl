# The Lord of the Ice Garden: remarks of the built-in pack, for the gallery.

note-colour = The colour is from another public source.
note-unit = Level, number and fixed abilities are from the rulebook; the other abilities and the slots are our own design.
note-ability = The effect is from the rulebook; the number of tokens and the price are our own design.
note-ship = The number on the ship is from another public source; the action markers and the red ships are our own design.
note-field = That fields have a limit is from another public source; its size with three and four players is our own design.
note-field-two = The limit for two players is printed.
note-token = Points and order number are printed; the resources are read from a damaged picture.
note-tile = What the tile does is from the rulebook; whether it lasts until the end of the game is our own design.
