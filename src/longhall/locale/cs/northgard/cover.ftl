# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-northgard = Northgard: Země nepoznané
web-game-northgard-text = Veďte klan do země, kterou nikdo nezmapoval. Skládejte mapu, sestavujte balíček karet, nasyťte svůj lid i v zimě a slávu si vydobuďte stavbami, nebo sekerou.
web-about-title-northgard = Northgard: Země nepoznané
web-about-after-northgard = Podle počítačové hry Northgard od Shiro Games.
