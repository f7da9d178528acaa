# Northgard: що попереду за нинішнього стану, для того, хто вирішує.

forecast-winter = Зима: ви заплатите { $amounts }.
forecast-winter-short = Вам не вистачить: { $amounts }. Ви візьмете карту безладу.
forecast-winter-enough = На це вам вистачить.
forecast-domination = { $seat }: твердині для негайної перемоги – { $have } з { $goal }.
