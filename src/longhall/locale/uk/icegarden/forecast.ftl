# Володар Крижаного Саду: що буде, якщо нічого не зміниться.

forecast-points =
    Якщо нічого не зміниться, { $seat } закінчить цей раунд, маючи { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }. Коли в когось { $enough }, гра закінчується.
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
    } підняти його до { $to }{ $throat ->
        [true] , а з M із Зміїної Горлянки — до { $most }
       *[false] {""}
    }.
forecast-vuko =
    Якщо нічого не зміниться, { $region ->
        [nowhere] Вуко лишиться поза мапою, бо гравець не має впливу
       *[other] Вуко з’явиться { $region-in }
    }. { $token ->
        [true] { $seat } візьме жетон Вуко
       *[false] { $seat } не візьме жетона Вуко, бо їх уже немає
    }{ $units-count ->
        [0] {""}
        [1] ; загін, який загине: { $unit-one }
       *[other] ; загине один із загонів ({ $units })
    }{ $markers ->
        [0] {""}
        [one] ; { $lost ->
            [true] { $markers } маркер буде втрачено
           *[false] { $markers } маркер не рахуватиметься під час панування
        }
        [few] ; { $lost ->
            [true] { $markers } маркери буде втрачено
           *[false] { $markers } маркери не рахуватимуться під час панування
        }
       *[many] ; { $lost ->
            [true] { $markers } маркерів буде втрачено
           *[false] { $markers } маркерів не рахуватиметься під час панування
        }
    }{ $snow ->
        [rises] ; Мертвий Сніг підніметься на 1
        [ends] ; Мертвий Сніг досягне межі, і гра закінчиться
       *[stays] {""}
    }.
forecast-leads = Якщо рахувати зараз, { $seat } панує в { $regions-count ->
    [one] { $regions-count } регіоні
   *[other] { $regions-count } регіонах
}: { $regions }.
