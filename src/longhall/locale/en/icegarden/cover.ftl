# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-icegarden = The Lord of the Ice Garden
web-game-icegarden-text = Four scientists with godlike powers and four ways to win fight over a medieval world while the Dead Snow rises.
web-about-title-icegarden = The Lord of the Ice Garden (Pan Lodowego Ogrodu)
web-about-after-icegarden = Based on the novels by Jarosław Grzędowicz.

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
character-icegarden-10 = Oshin
character-icegarden-11 = Nirte
character-icegarden-12 = Brokar
character-icegarden-13 = Ilvaste
character-icegarden-14 = Ketmar
character-icegarden-15 = Zaryn
character-icegarden-16 = Eskulde
