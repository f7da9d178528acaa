# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-northgard = Northgard: Niezbadane Ziemie
web-game-northgard-text = Poprowadź klan do krainy, której nikt nie zbadał. Układaj mapę, buduj talię, przeprowadź swoich ludzi przez kolejne zimy i zdobywaj chwałę osadami albo toporem.
web-about-title-northgard = Northgard: Niezbadane Ziemie
web-about-after-northgard = Na podstawie gry komputerowej Northgard studia Shiro Games.
