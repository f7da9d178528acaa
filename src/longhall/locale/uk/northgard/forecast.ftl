# Northgard: що попереду за нинішнього стану, для того, хто вирішує.

forecast-winter = Зима коштуватиме вам { $amounts }. Вам вистачить.
forecast-winter-cost = Зима коштуватиме вам { $amounts }.
forecast-winter-short = Ви недоплатите { $amounts } й візьмете карту безладу.
forecast-domination = { $seat }: закриті території з великою спорудою — { $have } з { $goal }, потрібних для негайної перемоги.
forecast-domination-own = У вас { $have } з { $goal } закритих територій із великою спорудою, потрібних для негайної перемоги.
forecast-domination-won = Закриті території з великою спорудою: { $have } з { $goal }. Утримайте їх до кінця року — і перемога ваша.
