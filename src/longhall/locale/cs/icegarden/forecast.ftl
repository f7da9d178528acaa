# Pán ledové zahrady: co přijde, pokud se nic nezmění.

forecast-points =
    { $seat }: za současného stavu { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } po tomto kole. Od { $enough } hra končí.
forecast-goal =
    { $seat }: osobní cíl, { $have ->
        [one] { $have } krok
        [few] { $have } kroky
       *[other] { $have } kroků
    } z { $goal }.
forecast-dead-snow =
    Mrtvý sníh je na { $dead_snow } z { $limit }; { $count ->
        [one] naplánované Tvoření ho může
        [few] { $count } naplánovaná Tvoření ho mohou
       *[other] { $count } naplánovaných Tvoření ho může
    } zvednout na { $to }.
forecast-vuko = Kdyby kolo končilo teď, Vuko by se objevil { $region-in }. Navštívený: { $seat }.
forecast-leads = { $seat }: nadvláda v { $regions-count ->
    [one] { $regions-count } oblasti
   *[other] { $regions-count } oblastech
}, kdyby se počítalo teď ({ $regions }).
