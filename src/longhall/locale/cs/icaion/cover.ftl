# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-icaion = Icaion
web-game-icaion-text = Vyjeďte se stroji z posledního města do zamrzlých krajin, těžte krystaly, přelstěte ostatní hledače a dejte si pozor na Kolos.
web-about-title-icaion = Icaion
