# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-northgard = Нортґард. Незвідані землі
web-game-northgard-text = Поведіть клан у край, якого ніхто не бачив. Викладайте плитки місцевості, збирайте колоду, прогодуйте свій народ узимку й здобувайте славу поселеннями або сокирами.
web-about-title-northgard = Нортґард. Незвідані землі
web-about-after-northgard = За мотивами комп’ютерної гри Northgard студії Shiro Games.
