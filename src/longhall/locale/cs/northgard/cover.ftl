# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-northgard = Northgard: Země nepoznané
web-game-northgard-text = Veďte klan do země, kterou nikdo nezmapoval. Skládejte mapu, sestavujte balíček karet, nasyťte svůj lid i v zimě a slávu si vydobuďte stavbami, nebo sekerou.
web-about-title-northgard = Northgard: Země nepoznané
web-about-after-northgard = Podle počítačové hry Northgard od Shiro Games.

# The characters that bots play as; the names are our own

character-northgard-1 = Sigrun
character-northgard-2 = Hallbjorn
character-northgard-3 = Yrsa
character-northgard-4 = Torvald
character-northgard-5 = Gudny
character-northgard-6 = Ketil
character-northgard-7 = Ragnfrid
character-northgard-8 = Ulfar
character-northgard-9 = Solveig
character-northgard-10 = Brynjar
character-northgard-11 = Asgerd
character-northgard-12 = Hrolf
character-northgard-13 = Thordis
character-northgard-14 = Vigdis
character-northgard-15 = Snorre
character-northgard-16 = Eydis
