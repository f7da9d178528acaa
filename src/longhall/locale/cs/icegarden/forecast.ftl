# Pán Ledové zahrady: co přijde, pokud se nic nezmění.

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
    } ze { $goal }.
forecast-dead-snow =
    Mrtvý sníh je na { $dead_snow }/{ $limit }; { $count ->
        [one] naplánované Tvoření ho může
        [few] { $count } naplánovaná Tvoření ho mohou
       *[other] { $count } naplánovaných Tvoření ho může
    } zvednout na { $to }{ $throat ->
        [true] , s M ze Zmijího hrdla až na { $most }
       *[false] {""}
    }.
forecast-vuko =
    Za současného stavu { $region ->
        [nowhere] Vuko zůstane mimo plán a návštěvu bude mít { $seat } bez vlivu
       *[other] se Vuko objeví { $region-in } a návštěvu bude mít { $seat }
    }: { $token ->
        [true] dostane Vukův žeton
       *[false] Vukovy žetony už došly
    }{ $units-count ->
        [0] {""}
        [1] , přijde o { $unit-acc }
       *[other] , přijde o jednu z jednotek ({ $units })
    }{ $markers ->
        [0] {""}
        [one] , { $lost ->
            [true] ztratí { $markers } kostku
           *[false] { $markers } kostka se při nadvládě nepočítá
        }
        [few] , { $lost ->
            [true] ztratí { $markers } kostky
           *[false] { $markers } kostky se při nadvládě nepočítají
        }
       *[other] , { $lost ->
            [true] ztratí { $markers } kostek
           *[false] { $markers } kostek se při nadvládě nepočítá
        }
    }{ $snow ->
        [rises] ; Mrtvý sníh stoupne o 1
        [ends] ; Mrtvý sníh dosáhne meze a hra skončí
       *[stays] {""}
    }.
forecast-leads = { $seat }: nadvláda { $regions-count ->
    [one] v { $regions-count } oblasti
    [few] ve { $regions-count } oblastech
   *[other] v { $regions-count } oblastech
}, kdyby se počítalo teď ({ $regions }).
