# Pán ledové zahrady: co přijde, pokud se nic nezmění.

forecast-points =
    { $seat }: za současného stavu { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } po tomto kole. Od { $enough } bodů hra končí.
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
forecast-vuko =
    Za současného stavu se Vuko objeví { $region-in } a návštěvu má { $seat }: { $token ->
        [true] Vukův žeton
       *[false] žádný Vukův žeton, už došly
    }{ $units-count ->
        [0] {""}
        [1] ; ztráta: { $unit-one }
       *[other] ; ztráta jedné jednotky ({ $units })
    }{ $markers ->
        [0] {""}
        [one] ; { $lost ->
            [true] { $markers } kostka ztracena
           *[false] { $markers } kostka se při nadvládě nepočítá
        }
        [few] ; { $lost ->
            [true] { $markers } kostky ztraceny
           *[false] { $markers } kostky se při nadvládě nepočítají
        }
       *[other] ; { $lost ->
            [true] { $markers } kostek ztraceno
           *[false] { $markers } kostek se při nadvládě nepočítá
        }
    }.
forecast-leads = { $seat }: nadvláda { $regions-count ->
    [one] v { $regions-count } oblasti
    [few] ve { $regions-count } oblastech
   *[other] v { $regions-count } oblastech
}, kdyby se počítalo teď ({ $regions }).
