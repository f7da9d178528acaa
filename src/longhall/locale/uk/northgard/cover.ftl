# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-northgard = Нортґард. Незвідані землі
web-game-northgard-text = Поведіть клан у край, якого ніхто не бачив. Викладайте плитки місцевості, збирайте колоду, прогодуйте свій народ узимку й здобувайте славу поселеннями або сокирами.
web-about-title-northgard = Нортґард. Незвідані землі
web-about-after-northgard = За мотивами комп’ютерної гри Northgard студії Shiro Games.

# The characters that bots play as; the names are our own

character-northgard-1 = Сіґрун
character-northgard-2 = Халльбйорн
character-northgard-3 = Ірса
character-northgard-4 = Торвальд
character-northgard-5 = Ґудні
character-northgard-6 = Кетіль
character-northgard-7 = Раґнфрід
character-northgard-8 = Ульфар
character-northgard-9 = Сольвейґ
character-northgard-10 = Бриньяр
character-northgard-11 = Асґерд
character-northgard-12 = Хрольф
character-northgard-13 = Тордіс
character-northgard-14 = Віґдіс
character-northgard-15 = Снорре
character-northgard-16 = Ейдіс
