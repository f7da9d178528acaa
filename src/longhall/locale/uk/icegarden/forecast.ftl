# Володар Крижаного саду: що буде, якщо нічого не зміниться.

forecast-points =
    { $seat }: за теперішнього стану { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } після цього ходу. Від { $enough } гра закінчується.
forecast-goal =
    { $seat }: особиста мета, { $have ->
        [one] { $have } крок
        [few] { $have } кроки
       *[other] { $have } кроків
    } з { $goal }.
forecast-dead-snow =
    Мертвий Сніг: { $dead_snow } з { $limit }; { $count ->
        [one] заплановане Творення може
        [few] { $count } заплановані Творення можуть
       *[other] { $count } запланованих Творень може
    } підняти його до { $to }.
forecast-vuko = Якби раунд закінчувався зараз, Вуко з’явився б { $region-in }. Кого відвідує: { $seat }.
forecast-leads = { $seat }: панування в { $regions-count ->
    [one] { $regions-count } регіоні
   *[other] { $regions-count } регіонах
}, якби рахувати зараз ({ $regions }).
