# Northgard: що попереду за нинішнього стану, для того, хто вирішує.

forecast-winter = Зима коштуватиме вам { $amounts }.
forecast-winter-short = Ви недоплатите { $amounts } та візьмете карту безладу.
forecast-winter-enough = На це вам вистачить.
forecast-domination = { $seat }: твердині для негайної перемоги — { $have } з { $goal }.
