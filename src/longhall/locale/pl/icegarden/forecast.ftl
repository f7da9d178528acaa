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
        [true] , a z Czynnikiem M ze Żmijowego Gardła do { $most }
       *[false] {""}
    }.
forecast-vuko =
    Jeśli nic się nie zmieni, { $region ->
        [nowhere] Vuko zostanie poza planszą, a gościć go będzie { $seat } (bez wpływów)
       *[other] Vuko zjawi się { $region-in }, a gościć go będzie { $seat }
    }: { $token ->
        [true] weźmie żeton Vuko
       *[false] żetonów Vuko już nie ma
    }{ $units-count ->
        [0] {""}
        [1] , straci { $unit-acc }
       *[other] , straci jedną z jednostek ({ $units })
    }{ $markers ->
        [0] {""}
        [one] , { $lost ->
            [true] straci { $markers } znacznik
           *[false] a { $markers } znacznik nie będzie się liczyć podczas dominacji
        }
        [few] , { $lost ->
            [true] straci { $markers } znaczniki
           *[false] a { $markers } znaczniki nie będą się liczyć podczas dominacji
        }
       *[many] , { $lost ->
            [true] straci { $markers } znaczników
           *[false] a { $markers } znaczników nie będzie się liczyć podczas dominacji
        }
    }{ $snow ->
        [rises] ; Martwy Śnieg wzrośnie o 1
        [ends] ; Martwy Śnieg osiągnie limit i gra się skończy
       *[stays] {""}
    }.
forecast-leads = { $seat }: dominacja w { $regions-count ->
    [one] { $regions-count } regionie
   *[other] { $regions-count } regionach
}, gdyby liczyć teraz ({ $regions }).
