# Northgard: what is coming as things stand, for whoever decides.

forecast-winter = Winter will cost you { $amounts }. You will have enough.
forecast-winter-cost = Winter will cost you { $amounts }.
forecast-winter-short = You will be { $amounts } short and take an Unrest card.
forecast-domination = { $seat } has { $have } of the { $goal } closed territories with a large building needed to win at the end of the year.
forecast-domination-own = You have { $have } of the { $goal } closed territories with a large building needed to win at the end of the year.
forecast-domination-won = You hold { $have } of the { $goal } closed territories with a large building that win: keep them until the end of the year.
