# Northgard: co se za současného stavu chystá, pro toho, kdo rozhoduje.

forecast-winter = Zima: zaplatíte { $amounts }.
forecast-winter-short = Bude vám chybět { $amounts } a vezmete si kartu nepokojů.
forecast-winter-enough = Na to budete mít dost.
forecast-domination = { $seat }: pevnosti pro okamžitou výhru – { $have } z { $goal }.
