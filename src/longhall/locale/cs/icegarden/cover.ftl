# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-icegarden = Pán Ledové zahrady
web-game-icegarden-text = Čtyři vědci s božskou mocí, každý na cestě k jinému vítězství, hrají o středověký svět, zatímco Mrtvého sněhu přibývá.
web-about-title-icegarden = Pán Ledové zahrady (Pan Lodowego Ogrodu)
web-about-after-icegarden = Podle románů Jarosława Grzędowicze.
