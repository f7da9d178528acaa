# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-northgard = Northgard: Uncharted Lands
web-game-northgard-text = Lead a clan into an uncharted land. Lay out the map, build your deck, feed your people through the winters, and win fame with settlements or with axes.
web-about-title-northgard = Northgard: Uncharted Lands
web-about-after-northgard = Based on the computer game Northgard by Shiro Games.

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
