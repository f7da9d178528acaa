## Herní plán

board-label = Krajina
