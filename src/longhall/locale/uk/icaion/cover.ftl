# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-icaion = Icaion
web-game-icaion-text = Виведіть машини з останнього міста в скуті кригою землі, видобувайте кристали, перехитріть інших шукачів і стережіться Колоса.
web-about-title-icaion = Icaion
