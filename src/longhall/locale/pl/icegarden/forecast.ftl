# Pan Lodowego Ogrodu: co nadchodzi, jeśli nic się nie zmieni.

forecast-points =
    { $seat }: przy obecnym układzie { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } po tej turze. Od { $enough } gra się kończy.
forecast-goal =
    { $seat }: indywidualny cel, { $have ->
        [one] { $have } krok
        [few] { $have } kroki
       *[other] { $have } kroków
    } z { $goal }.
forecast-dead-snow =
    Martwy Śnieg: { $dead_snow } z { $limit }; { $count ->
        [one] zaplanowane Czynienie może
        [few] { $count } zaplanowane Czynienia mogą
       *[other] { $count } zaplanowanych Czynień może
    } podnieść go do { $to }{ $throat ->
        [true] , a z M ze Żmijowego Gardła do { $most }
       *[false] {""}
    }.
forecast-vuko =
    Gdyby tura kończyła się teraz, Vuko zjawiłby się { $region-in }. Odwiedzany gracz: { $seat }; { $token ->
        [true] żeton Vuko
       *[false] żetonów Vuko już nie ma
    }{ $units-count ->
        [0] {""}
        [1] , strata: { $unit-one }
       *[other] , strata jednej jednostki ({ $units })
    }{ $markers ->
        [0] {""}
        [one] , { $lost ->
            [true] { $markers } znacznik stracony
           *[false] { $markers } znacznik nie liczy się podczas dominacji
        }
        [few] , { $lost ->
            [true] { $markers } znaczniki stracone
           *[false] { $markers } znaczniki nie liczą się podczas dominacji
        }
       *[many] , { $lost ->
            [true] { $markers } znaczników straconych
           *[false] { $markers } znaczników nie liczy się podczas dominacji
        }
    }.
forecast-leads = { $seat }: dominacja w { $regions-count ->
    [one] { $regions-count } regionie
   *[other] { $regions-count } regionach
}, gdyby liczyć teraz ({ $regions }).
