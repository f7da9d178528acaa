# Icaion in the browser: the board, panels, scenes, and the table as text. Ids begin with board-.

board-label = The frozen world of Icaion
board-close = Close
board-keys-about = On the board: what there is to know of a Region
board-city = City
board-over = The end
board-setup = Setting up
board-year-short = Year { $year }
board-year = Year { $year }, round { $round }
board-round = round { $round }
board-last-round = last round
