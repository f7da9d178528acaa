# Northgard: co se za současného stavu chystá, pro toho, kdo rozhoduje.

forecast-winter = Zima: zaplatíte { $amounts }. Budete na to mít dost.
forecast-winter-cost = Zima: zaplatíte { $amounts }.
forecast-winter-short = Bude vám chybět { $amounts } a vezmete si kartu nepokojů.
forecast-domination = { $seat }: uzavřená území s velkou stavbou pro okamžitou výhru { $have }/{ $goal }.
forecast-domination-own = Vaše uzavřená území s velkou stavbou pro okamžitou výhru: { $have }/{ $goal }.
forecast-domination-won = Uzavřená území s velkou stavbou: { $have }/{ $goal }. Udržte je do konce roku a vyhrajete.
