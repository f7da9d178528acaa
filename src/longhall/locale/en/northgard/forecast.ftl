# Northgard: what is coming as things stand, for whoever decides.

forecast-winter = Winter will cost you { $amounts }.
forecast-winter-short = You will be { $amounts } short and take an Unrest card.
forecast-winter-enough = You will have enough for it.
forecast-domination = { $seat } has { $have } of the { $goal } strongholds that win at once.
