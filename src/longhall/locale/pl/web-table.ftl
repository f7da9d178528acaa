# Stół

web-table-players = Gracze
web-table-chronicle = Kronika
web-table-market = Targ
web-table-side = Obok planszy
web-table-sheet = Pod planszą
web-table-sheet-open = Pokaż więcej
web-table-sheet-close = Pokaż planszę
web-table-decision = Decyzja
web-table-decides = decyduje
web-table-to-hall = Wróć do sali
web-table-your-turn = Twoja kolej
web-table-turn-of = Decyduje { $seat }
web-table-none = Nie ma tu stołu
web-table-none-text = Link może być niepełny albo stół już dawno uprzątnięto.
web-table-unreachable = Nie można dotrzeć do stołu
web-table-again = Spróbuj ponownie
web-table-start = Zacznij

## Oglądanie planszy

web-board-closer = Przybliż
web-board-farther = Oddal
web-board-fit = Cała plansza
