# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-icegarden = Pán Ledové zahrady
web-game-icegarden-text = Čtyři vědci s božskou mocí, každý na cestě k jinému vítězství, hrají o středověký svět, zatímco Mrtvého sněhu přibývá.
web-about-title-icegarden = Pán Ledové zahrady (Pan Lodowego Ogrodu)
web-about-after-icegarden = Podle románů Jarosława Grzędowicze.

# The characters that bots play as; the names are our own

character-icegarden-1 = Hvarr
character-icegarden-2 = Skjelda
character-icegarden-3 = Ombrik
character-icegarden-4 = Tavena
character-icegarden-5 = Irsko
character-icegarden-6 = Morvael
character-icegarden-7 = Sunadal
character-icegarden-8 = Garrik
character-icegarden-9 = Velunda
character-icegarden-10 = Ošin
character-icegarden-11 = Nirte
character-icegarden-12 = Brokar
character-icegarden-13 = Ilvaste
character-icegarden-14 = Ketmar
character-icegarden-15 = Zaryn
character-icegarden-16 = Eskulde
