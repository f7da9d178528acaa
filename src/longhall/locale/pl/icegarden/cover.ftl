# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-icegarden = Pan Lodowego Ogrodu
web-game-icegarden-text = Czworo naukowców o boskiej mocy, każde w drodze do innego zwycięstwa, gra o średniowieczny świat, a Martwego Śniegu wciąż przybywa.
web-about-title-icegarden = Pan Lodowego Ogrodu
web-about-after-icegarden = Na podstawie powieści Jarosława Grzędowicza.
