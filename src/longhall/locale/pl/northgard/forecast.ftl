# Northgard: co się zapowiada przy obecnym stanie gry, dla tego, kto decyduje.

forecast-winter = Zima: zapłacisz { $amounts }. Zapasów wystarczy.
forecast-winter-cost = Zima: zapłacisz { $amounts }.
forecast-winter-short = Będziesz mieć o { $amounts } za mało i weźmiesz kartę Niepokojów.
forecast-domination = { $seat } ma { $have } z { $goal } zamkniętych terytoriów z dużą budowlą, które dają natychmiastowe zwycięstwo.
forecast-domination-own = Masz { $have } z { $goal } zamkniętych terytoriów z dużą budowlą, które dają natychmiastowe zwycięstwo.
forecast-domination-won = Zamknięte terytoria z dużą budowlą: { $have } z { $goal }. Utrzymaj je do końca roku, a wygrasz.
