# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-northgard = Northgard: Uncharted Lands
web-game-northgard-text = Lead a clan into an uncharted land. Lay out the map, build your deck, feed your people through the winters, and win fame with settlements or with axes.
web-about-title-northgard = Northgard: Uncharted Lands
web-about-after-northgard = Based on the computer game Northgard by Shiro Games.
