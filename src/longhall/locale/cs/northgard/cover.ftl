# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-northgard = Northgard: Země nepoznané
web-game-northgard-text = Veďte klan do země, kterou nikdo nezmapoval. Skládejte mapu, sestavujte balíček karet, uživte svůj lid přes zimy a získávejte slávu osadami nebo sekerami.
web-about-title-northgard = Northgard: Země nepoznané
web-about-after-northgard = Podle počítačové hry Northgard od Shiro Games.
