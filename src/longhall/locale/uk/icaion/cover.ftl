# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-icaion = Icaion
web-game-icaion-text = Виведіть машини з останнього міста в скуті кригою землі, видобувайте кристали, перехитріть інших шукачів і стережіться Колоса.
web-about-title-icaion = Icaion

# The characters that bots play as; the names are our own

character-icaion-1 = Марен
character-icaion-2 = Браск
character-icaion-3 = Ізольт
character-icaion-4 = Раймер
character-icaion-5 = Гарроу
character-icaion-6 = Тарроу
character-icaion-7 = Ренна
character-icaion-8 = Кобб
character-icaion-9 = Кресс
character-icaion-10 = Тобін
character-icaion-11 = Ліора
character-icaion-12 = Даґна
character-icaion-13 = Езра
character-icaion-14 = Весна
character-icaion-15 = Озрік
character-icaion-16 = Петра
