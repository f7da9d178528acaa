## Plansza

board-label = Kraina
