# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-icegarden = The Lord of the Ice Garden
web-game-icegarden-text = Four scientists with godlike powers and four ways to win fight over a medieval world while the Dead Snow rises.
web-about-title-icegarden = The Lord of the Ice Garden (Pan Lodowego Ogrodu)
web-about-after-icegarden = Based on the novels by Jarosław Grzędowicz.
