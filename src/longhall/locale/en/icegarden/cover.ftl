# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-icegarden = The Lord of the Ice Garden
web-game-icegarden-text = Four scientists with powers like gods, each bent on another victory, play for a medieval world while the Dead Snow keeps rising.
web-about-title-icegarden = The Lord of the Ice Garden (Pan Lodowego Ogrodu)
web-about-after-icegarden = After the novels by Jarosław Grzędowicz.
