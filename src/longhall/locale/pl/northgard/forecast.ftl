# Northgard: co się zapowiada przy obecnym stanie gry, dla tego, kto decyduje.

forecast-winter = Zima: zapłacisz { $amounts }.
forecast-winter-short = Zabraknie ci: { $amounts }. Weźmiesz kartę niepokojów.
forecast-winter-enough = To wystarczy.
forecast-domination = { $seat } ma { $have } z { $goal } zamkniętych terytoriów z dużą budowlą, które dają natychmiastowe zwycięstwo.
