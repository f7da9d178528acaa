## The board

board-label = The land
