# What a choice would bring: the names of facts on the plain table.

word-cards = Karty kuriozit
word-colours = Barvy
word-cost = Cena
word-crater = Kráter
word-distance = Uzlů k cíli
word-final = Závěrečné bodování
word-gives = Přináší
word-icons = Symboly
word-points = Reputace za to
word-steps = Krok za krokem
word-targets = Kde to jde
