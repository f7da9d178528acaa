# Northgard: co se za současného stavu chystá, pro toho, kdo rozhoduje.

forecast-winter = Zima: zaplatíte { $amounts }.
forecast-winter-short = Nebudete mít dost, chybí { $amounts }, a vezmete si kartu nepokojů.
forecast-winter-enough = Na to budete mít dost.
forecast-domination = { $seat }: uzavřená území s velkou stavbou pro okamžitou výhru { $have }/{ $goal }.
