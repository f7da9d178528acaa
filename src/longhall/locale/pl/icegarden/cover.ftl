# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-icegarden = Pan Lodowego Ogrodu
web-game-icegarden-text = Czworo naukowców o boskiej mocy, każde w drodze do innego zwycięstwa, gra o średniowieczny świat, a Martwego Śniegu wciąż przybywa.
web-about-title-icegarden = Pan Lodowego Ogrodu
web-about-after-icegarden = Na podstawie powieści Jarosława Grzędowicza.

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
character-icegarden-10 = Oszin
character-icegarden-11 = Nirte
character-icegarden-12 = Brokar
character-icegarden-13 = Ilvaste
character-icegarden-14 = Ketmar
character-icegarden-15 = Zaryn
character-icegarden-16 = Eskulde
