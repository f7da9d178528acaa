# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-northgard = Northgard: Niezbadane Ziemie
web-game-northgard-text = Poprowadź klan do krainy, której nikt nie zbadał. Układaj mapę, buduj talię, przeprowadź swoich ludzi przez kolejne zimy i zdobywaj chwałę osadami albo toporem.
web-about-title-northgard = Northgard: Niezbadane Ziemie
web-about-after-northgard = Na podstawie gry komputerowej Northgard studia Shiro Games.

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
