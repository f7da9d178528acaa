# Stůl

web-table-players = Hráči
web-table-chronicle = Kronika
web-table-market = Trh
web-table-side = Vedle plánu
web-table-sheet = Pod plánem
web-table-sheet-open = Ukázat víc
web-table-sheet-close = Ukázat plán
web-table-decision = Rozhodnutí
web-table-decides = rozhoduje
web-table-to-hall = Zpět do síně
web-table-your-turn = Jsi na tahu
web-table-turn-of = Rozhoduje { $seat }
web-table-none = Tady žádný stůl není
web-table-none-text = Odkaz možná není celý, nebo byl stůl už dávno uklizen.
web-table-unreachable = Ke stolu se nelze dostat
web-table-again = Zkusit znovu
web-table-start = Začít

## Prohlížení plánu

web-board-closer = Přiblížit
web-board-farther = Oddálit
web-board-fit = Celý plán
