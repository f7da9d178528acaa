# Icaion: що буде, якщо нічого не зміниться.

forecast-space =
    Наступна подія: кожен регіон карти отримає { $qoam ->
        [one] { $qoam } коам
        [few] { $qoam } коами
       *[other] { $qoam } коамів
    }{ $parasite ->
        [true] {" "}та паразита
       *[false] {""}
    }, або Колос переміститься на { $arrows ->
        [one] { $arrows } кратер
        [few] { $arrows } кратери
       *[other] { $arrows } кратерів
    } ({ $crater }).
forecast-event =
    Наступна подія: { $event }. Кожен регіон цього типу отримає { $qoam ->
        [one] { $qoam } коам
        [few] { $qoam } коами
       *[other] { $qoam } коамів
    }{ $parasite ->
        [true] {" "}та паразита
       *[false] {""}
    }.
forecast-event-colossus =
    Наступна подія: { $event }. Колос переміститься на { $arrows ->
        [one] { $arrows } кратер
        [few] { $arrows } кратери
       *[other] { $arrows } кратерів
    } ({ $crater }).
forecast-recharge = Наступний раунд заряджає аварійне живлення всіх гравців.
forecast-year-end =
    Рік { year-number } закінчується після цього раунду. { $count ->
        [0] У вас немає паразитів, тож нічого за них не здобудете.
        [one] За { $count } паразита здобудете { worth }.
       *[other] За { $count } паразитів здобудете { worth }.
    }
forecast-overrun = Ще один паразит — і буде захоплено { $regions-count ->
    [one] регіон { $regions }.
   *[other] регіони { $regions }.
}
forecast-apparatus = { colour-cap } апарат дав би вам зараз { worth } ({ counted }).
forecast-score = Якби гра скінчилася зараз, ви мали б { worth }, а { $seat } — { $best }.
