# The table: what is played, who plays it, and what can be done there.

web-table-players = Players
web-table-chronicle = Chronicle
web-table-market = Market
web-table-side = Beside the board
web-table-sheet = Under the board
web-table-sheet-open = Show more of this
web-table-sheet-close = Show the board
web-table-decision = Decision
web-table-decides = decides
web-table-to-hall = Back to the hall
web-table-your-turn = Your turn
web-table-turn-of = { $seat } decides
web-table-none = There is no table here
web-table-none-text = The link may be incomplete, or the table was cleared away long ago.
web-table-unreachable = The table cannot be reached
web-table-again = Try again
web-table-start = Start

## Moving a board about

web-board-closer = Closer
web-board-farther = Farther away
web-board-fit = All of the board
