## Поле

board-label = Земля
