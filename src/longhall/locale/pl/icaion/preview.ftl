# What a choice would bring: the names of facts on the plain table.

word-cards = Karty Kuriozów
word-colours = Kolory
word-cost = Koszt
word-crater = Krater
word-distance = Węzły do przejścia
word-final = Końcowa punktacja
word-gives = Daje
word-icons = Symbole
word-points = Reputacja za to
word-steps = Krok po kroku
word-targets = Gdzie to możliwe
