# The Lord of the Ice Garden: what players decide, what they can choose, and why not.

## Decisions: setting up

decide-character = Wybierz swoją postać. Kto osiągnie swój cel, wygrywa grę.
decide-place-token =
    Wybierz region, który wejdzie do gry: trafia tam zakryty żeton. { $left ->
        [one] Został { $left } żeton.
        [few] Zostały { $left } żetony.
       *[many] Zostało { $left } żetonów.
    }
decide-thorn = Wybierz region Ciernia. Cierń nigdy się nie przesuwa.
decide-starting-influence =
    { $round ->
        [1] Wybierz region dla pierwszego z dwóch znaczników wpływu: wpływ daje tam zasoby i punkty.
       *[other] Wybierz inny region dla drugiego znacznika wpływu.
    }

## Decisions: the turn

decide-relief =
    Prawie nie masz wpływów na planszy. Wybierz region dla znacznika wpływu albo zakończ. { $left ->
        [one] Możesz umieścić jeszcze { $left }.
       *[other] Możesz umieścić najwyżej { $left }.
    }
decide-jump = Wybierz skok znacznika inicjatywy. Stoi na polu { $position }, w etapie { $stage }.
decide-order-token = Wybierz żeton kolejności, który przydzielisz do pola akcji.
decide-order-field = Wybierz pole akcji, które dostanie numer { $token } w kolejności.
decide-plan =
    { $left ->
        [one] Wybierz pole akcji dla ostatniego znacznika akcji w tej turze.
        [few] Wybierz pole akcji dla następnego znacznika akcji. Masz jeszcze { $left } znaczniki.
       *[many] Wybierz pole akcji dla następnego znacznika akcji. Masz jeszcze { $left } znaczników.
    }

## Decisions: actions

decide-throat =
    { $taken ->
        [true] Żmijowe Gardło: wymień zasoby albo zakończ.
       *[false] Żmijowe Gardło: wybierz zasób, wymień zasoby albo zakończ.
    }
decide-throat-give =
    { $left ->
        [one] Wybierz ostatni żeton, który oddajesz w tej wymianie.
        [few] Wybierz żeton, który oddajesz w tej wymianie; potrzebne są { $left }.
       *[many] Wybierz żeton, który oddajesz w tej wymianie; potrzeba ich { $left }.
    }
decide-throat-take = Wybierz, co bierzesz za oddane żetony.
decide-influence =
    Wybierz region dla znacznika wpływu albo zakończ. Koszt za znacznik: { $cost ->
        [one] { $cost } żeton populacji
        [few] { $cost } żetony populacji
       *[many] { $cost } żetonów populacji
    }. { $left ->
        [one] Możesz umieścić jeszcze { $left }.
       *[other] Możesz umieścić najwyżej { $left }.
    }
decide-move-piece =
    Wybierz, co przenosisz do sąsiedniego regionu, albo zakończ. Koszt ruchu: { $cost ->
        [one] { $cost } złoto
       *[other] { $cost } złota
    }. { $left ->
        [one] Został { $left } ruch.
        [few] Zostały { $left } ruchy.
       *[many] Zostało { $left } ruchów.
    }
decide-move-to = Wybierz, dokąd przenosisz { $piece-acc } { $source-from }.
decide-mountain-from =
    Wybierz region, z którego ruszasz, albo zakończ. Koszt akcji: { $cost ->
        [one] { $cost } żeton populacji
        [few] { $cost } żetony populacji
       *[many] { $cost } żetonów populacji
    }.
decide-mountain-to = Wybierz, dokąd przenosisz swoje znaczniki i jednostki { $source-from }. Region nie musi być sąsiedni.
decide-mountain-count = Ile { $piece-many } przenosisz { $source-from } { $target-to }?
decide-raven = Kruczy Cień: wybierz, o co prosisz, albo zakończ.
decide-making = Czynienie: wybierz, co robisz teraz, albo zakończ.
decide-raise-step =
    Wybierz żeton Czynnika M, który przesuwasz o poziom. { $left ->
        [one] Zostało { $left } przesunięcie.
        [few] Zostały { $left } przesunięcia.
       *[many] Zostało { $left } przesunięć.
    }
decide-upgrade = Wybierz zdolność, którą kupujesz. Płacisz Czynnikiem M z poziomu 0.
decide-upgrade-unit = Wybierz rodzaj jednostki, który otrzyma zdolność: { $ability }.
decide-summon-level = Wybierz poziom przywoływanych jednostek. Każda kosztuje jeden żeton Czynnika M z tego poziomu.
decide-summon-count = Ile { $unit-many } przywołujesz?
decide-summon-place =
    { $left ->
        [one] Wybierz region dla { $unit-gen }.
        [few] Wybierz region dla następnej z { $left } jednostek: { $unit }.
       *[many] Wybierz region dla następnej z { $left } jednostek: { $unit }.
    }

## Decisions: Activation and Vuko

decide-spy =
    { $number ->
        [1] Wybierz pierwszą zdolność Harrasima.
       *[other] Wybierz drugą zdolność Harrasima.
    }
decide-ferry = Wybierz, co przewożą Drakkary stojące { $source-in } i { $target-in }, albo zakończ.
decide-ferry-count = Ile { $piece-many } płynie { $source-from } { $target-to }?
decide-speed = Wybierz jednostkę z Szybkością, którą przenosisz, albo zakończ.
decide-speed-to = Wybierz, dokąd przenosisz { $unit-acc } { $source-from }.
decide-attack =
    Czy płacisz { $cost ->
        [one] { $cost } złoto
       *[other] { $cost } złota
    } za atak w tej turze? Masz w sumie { $count ->
        [one] { $count } atak
        [few] { $count } ataki
       *[many] { $count } ataków
    }: { $regions }.
decide-attack-target = Wybierz, co zabijasz, albo zakończ. Masz jeszcze { $attacks }.
decide-vuko-victim = Vuko zabija jedną z twoich jednostek { $region-in }. Wybierz którą.

## Decisions: Domination

decide-ability = Dominujesz { $region-in }. Wybierz zdolność lub krok do swojego celu albo zakończ.
decide-marker-owner =
    { $use-id ->
        [recruit] Wybierz, czyj znacznik wpływu { $region-in } trafia do Lodowego Ogrodu.
       *[other] Wybierz, czyj znacznik wpływu { $region-in } zamieniasz na swój.
    }
decide-plundered = Wybierz, kogo grabisz { $region-in }.
decide-plunder = Wybierz, co zabierasz. Grabiony gracz: { $player }.
decide-resource =
    { $place ->
        [1] Dominujesz { $region-in }. Wybierz zasób albo zrezygnuj.
       *[other] Zajmujesz miejsce { $place } { $region-in }. Wybierz zasób albo zrezygnuj.
    }
decide-withdraw =
    Region jest zamknięty, twoje znaczniki muszą odejść. Wybierz, dokąd idzie jeden z nich { $region-from }. { $left ->
        [one] Został { $left }.
        [few] Zostały { $left }.
       *[many] Zostało { $left }.
    }

## Options

option-character = { $character }
option-region = { $region }
option-start =
    { $region }: numer { $number } w kolejności; punkty za miejsca: { $points }; daje { $amounts }{ $charms ->
        [0] {""}
       *[other] ; uroczysko
    }
option-jump =
    { $jump ->
        [1] O jedno pole,
       *[other] O dwa pola,
    } na pole { $position }: etap { $stage }, numer na statku { $order }, { $actions ->
        [one] { $actions } znacznik akcji
        [few] { $actions } znaczniki akcji
       *[many] { $actions } znaczników akcji
    }{ $scoring ->
        [true] ; punktowanie regionów
       *[false] {""}
    }
option-token = Numer { $token }
option-field = { $field }
option-plan =
    { $action-id ->
        [throat] { $action }, miejsce { $space }
       *[other] { $action }, miejsce { $space }{ $space ->
            [1] {""}
           *[other] {" "}(pierwszy działa znacznik położony ostatni)
        }
    }
option-take = Weź 1 { $resource-acc }
option-take-many = Weź { $resource-counted }
option-exchange = Wymień zasoby
option-give = Oddaj 1 { $resource-acc }
option-give-m = Oddaj 1 M z poziomu { $level }
option-piece =
    { $count ->
        [one] { $piece } { $region-in }
       *[other] { $piece } { $region-in } (1 z { $count })
    }
option-discard-token = Odrzuć żeton Vuko ({ $cost } M)
option-reputation =
    Podnieś reputację o { $fields ->
        [one] { $fields } pole
        [few] { $fields } pola
       *[many] { $fields } pól
    } ({ $cost ->
        [0] za darmo
       *[other] { $cost } M
    })
option-raise =
    Podniesienie: { $steps ->
        [one] { $steps } przesunięcie
        [few] do { $steps } przesunięć
       *[many] do { $steps } przesunięć
    } Czynnika M między poziomami ({ $ends ->
        [true] Martwy Śnieg osiąga limit i gra się kończy, reputacja −{ $reputation }
       *[false] Martwy Śnieg +1, reputacja −{ $reputation }
    })
option-upgrade = Ulepszenie: kup zdolność dla rodzaju jednostki ({ $ends ->
        [true] Martwy Śnieg osiąga limit i gra się kończy, reputacja −{ $reputation }
       *[false] Martwy Śnieg +1, reputacja −{ $reputation }
    })
option-summon = Przywołanie: zamień Czynnik M na jednostki jego poziomu ({ $ends ->
        [true] Martwy Śnieg osiąga limit i gra się kończy
       *[false] Martwy Śnieg +1, reputacja według poziomu i liczby
    })
option-up = Czynnik M w górę z poziomu { $up }
option-down = Czynnik M w dół z poziomu { $down }
option-buy =
    { $left ->
        [one] { $ability } za { $price } M (ostatni żeton)
        [few] { $ability } za { $price } M (zostały { $left })
       *[many] { $ability } za { $price } M (zostało { $left })
    }
option-unit = { $unit }
option-level =
    { $most ->
        [one] Poziom { $level }: { $unit-one }
       *[other] Poziom { $level }: do { $most } { $unit-many }
    }
option-ability = { $ability }
option-keep = Zostaw zdolności, które Harrasim już ma
option-attack = Zapłać i atakuj
option-target =
    { $attacks ->
        [one] { $piece } { $region-in } – { $player } ({ $attacks } atak)
        [few] { $piece } { $region-in } – { $player } ({ $attacks } ataki)
       *[many] { $piece } { $region-in } – { $player } ({ $attacks } ataków)
    }
option-target-nation =
    { $attacks ->
        [one] Znacznik niezależnej nacji { $region-in } ({ $attacks } atak)
        [few] Znacznik niezależnej nacji { $region-in } ({ $attacks } ataki)
       *[many] Znacznik niezależnej nacji { $region-in } ({ $attacks } ataków)
    }
option-target-companion =
    { $attacks ->
        [one] Towarzysz Vuko { $region-in } ({ $attacks } atak)
        [few] Towarzysz Vuko { $region-in } ({ $attacks } ataki)
       *[many] Towarzysz Vuko { $region-in } ({ $attacks } ataków)
    }
option-seat = { $seat }
option-use-plunder = Grabież: zabierz żeton zasobu innemu graczowi, który tu jest
option-use-piper = Grajek: weź 1 żeton populacji
option-use-faun = Faun: zamień znacznik innego gracza na swój
option-use-recruit = Werbunek: zabierz znacznik innego gracza do Lodowego Ogrodu
option-use-tower = Zbuduj Czerwoną Wieżę
option-use-move-charm = Przesuń uroczysko do Ciernia
option-use-absorb = Wchłoń uroczysko do Ciernia
option-use-nightmare = Umieść żeton koszmaru
option-use-close-region = Zamknij region (jednostki giną poza Faunem, połowa twoich znaczników zostaje)

group-character = Postacie
group-region = Regiony
group-jump = Skok
group-token = Żetony kolejności
group-field = Pola akcji
group-plan = Pola akcji
group-take = Weź
group-exchange = Wymiana
group-give = Oddaj
group-piece = Znaczniki i jednostki
group-raven = Kruczy Cień
group-making = Czynienie
group-step = Przesunięcia
group-unit = Jednostki
group-level = Poziomy
group-ability = Zdolności
group-keep = Bez zmian
group-attack = Atak
group-target = Cele ataku
group-seat = Gracze
group-use = Zdolności i cel

## Why not

refusal-character-taken = Tę postać ma już { $seat }.
refusal-token-there = W tym regionie leży już żeton.
refusal-region-out = Ten region nie bierze udziału w grze.
refusal-region-closed = Ten region jest zamknięty.
refusal-start-twice = Tu jest twój pierwszy znacznik; drugi musi trafić do innego regionu.
refusal-jump-last-stage = W ostatnim etapie nie ma skoków o dwa pola.
refusal-jump-used = Skok o dwa pola w etapie { $stage } masz już za sobą.
refusal-order-token = Ten żeton kolejności leży już na polu { $action }.
refusal-order-field = To pole ma już żeton kolejności { $token }.
refusal-order-fixed = To pole zawsze zachowuje swoje miejsce w kolejności.
refusal-plan-no-marker = Żmijowe Gardło wymaga też znacznika wpływu, a w rezerwie nie masz już żadnego.
refusal-plan-full =
    { $count ->
        [one] Jedyne miejsce na tym polu jest zajęte.
        [few] Wszystkie { $count } miejsca na tym polu są zajęte.
       *[many] Wszystkie miejsca na tym polu ({ $count }) są zajęte.
    }
refusal-plan-two-players =
    { $count ->
        [one] W grze dwuosobowej to pole mieści w turze { $count } znacznik akcji.
        [few] W grze dwuosobowej to pole mieści w turze { $count } znaczniki akcji.
       *[many] W grze dwuosobowej to pole mieści w turze { $count } znaczników akcji.
    }
refusal-plan-automatic = To pole nie przyjmuje znaczników; wykonuje się samo na końcu.
refusal-supply-empty = W puli ogólnej nie ma już { $resource-gen }.
refusal-throat-taken = Ten znacznik akcji dał ci już żeton.
refusal-throat-too-few =
    { $count ->
        [one] Wymiana wymaga { $count } żetonu, którego nie masz.
       *[other] Wymiana wymaga { $count } żetonów, a masz mniej.
    }
refusal-throat-m = W tej partii Czynnika M nie można oddać w wymianie.
refusal-have-none = Nie masz tu { $resource-gen } do oddania.
refusal-influence-none = Nie masz tu wpływu; znaczniki trafiają tam, gdzie już go masz.
refusal-influence-held = Vuko zatrzymał tu wszystkie twoje znaczniki, więc nie liczą się jako wpływ.
refusal-move-again = Ten ruch jest już wykorzystany: w tej partii każdy znacznik i każda jednostka rusza się tylko raz.
refusal-move-nowhere = Obok nie ma otwartego regionu.
refusal-marker-held = Pozostałe twoje znaczniki zatrzymał tu Vuko; nie mogą odejść.
refusal-not-adjacent = To nie jest sąsiedni region.
refusal-no-pieces = Nie masz tu znaczników ani jednostek.
refusal-mountain-same = Z tego regionu właśnie ruszasz.
refusal-mountain-nobody = Musi pójść choć jeden znacznik lub jednostka.
refusal-count =
    { $count ->
        [one] Jest tylko { $count }.
        [few] Są tylko { $count }.
       *[many] Jest tylko { $count }.
    }
refusal-raven-no-token = Nie masz żetonu Vuko.
refusal-raven-m = Masz za mało Czynnika M na poziomie 0.
refusal-raven-safe = Twoja reputacja jest w bezpiecznym obszarze; lepsza być nie może.
refusal-raven-top = Twoja reputacja jest na najwyższym polu pod bezpiecznym obszarem, do którego nikt nie wraca.
refusal-making-used = Z tym znacznikiem akcji masz to już za sobą.
refusal-raise-no-m = Nie masz żetonów Czynnika M do przesunięcia.
refusal-step-top = Poziom { $level } jest najwyższy.
refusal-step-bottom = Poziom { $level } jest najniższy.
refusal-step-empty = Nie masz Czynnika M na poziomie { $level }.
refusal-step-one = W tej partii trzeba wykonać choć jedno przesunięcie.
refusal-upgrade-m = Potrzeba Czynnika M na poziomie 0: { $price }.
refusal-upgrade-nothing = Nie ma już zdolności, na którą cię stać i którą mogłaby mieć któraś z twoich jednostek.
refusal-upgrade-gone = Na planszy nie ma już żetonów tej zdolności.
refusal-upgrade-no-unit = Żaden rodzaj twoich jednostek nie może dostać tej zdolności: nie ma wolnego miejsca albo już ją ma.
refusal-upgrade-slots = Ten rodzaj jednostki nie ma wolnego miejsca na ulepszenie.
refusal-upgrade-twice = Ten rodzaj jednostki ma już tę zdolność; dwa razy mogą ją mieć tylko jednostki 3 poziomu.
refusal-summon-m = Nie masz Czynnika M powyżej poziomu 0.
refusal-summon-influence = W żadnym otwartym regionie nie masz wpływu, więc jednostki nie mają się gdzie pojawić.
refusal-summon-reserve = Nie masz w rezerwie jednostek z poziomów, na których masz Czynnik M.
refusal-summon-level-0 = Nie ma jednostek poziomu 0. Najpierw podnieś Czynnik M.
refusal-summon-level = Nie masz Czynnika M na poziomie { $level }.
refusal-summon-none-left = Nie masz już w rezerwie { $unit-many }.
refusal-summon-units =
    { $count ->
        [one] Masz w rezerwie tylko { $count } taką jednostkę.
        [few] Masz w rezerwie tylko { $count } takie jednostki.
       *[many] Masz w rezerwie tylko { $count } takich jednostek.
    }
refusal-summon-tokens = Na poziomie { $level } masz tylko tyle Czynnika M: { $count }.
refusal-summon-place = Nie masz tu wpływu; jednostki pojawiają się tam, gdzie go masz.
refusal-spy-same = Te dwie zdolności muszą być różne.
refusal-ferry-drakkar = Same Drakkary zostają na miejscu.
refusal-ferry-again = Te znaczniki lub jednostki już w tej Aktywacji płynęły.
refusal-speed-without = Ta jednostka nie ma Szybkości.
refusal-speed-again = Szybkość tej jednostki jest już wykorzystana.
refusal-attack-own = Nie możesz atakować własnych znaczników i jednostek.
refusal-attack-region = Jednostki atakują tylko w swoim regionie, a tu nie masz jednostki z Atakiem.
refusal-attack-held = Znaczników zatrzymanych przez Vuko nie można atakować.
refusal-attack-doomed = Ta jednostka już zginęła; zniknie, gdy wszyscy skończą ataki.
refusal-attack-too-few =
    { $needed ->
        [one] Do zabicia potrzeba { $needed } ataku
       *[other] Do zabicia potrzeba { $needed } ataków
    }, a w tym regionie { $left ->
        [0] nie został żaden.
        [one] został tylko { $left }.
        [few] zostały tylko { $left }.
       *[many] zostało tylko { $left }.
    }
refusal-victim-elsewhere = Nie masz takiej jednostki w regionie Vuko.
refusal-ability-once = Każda zdolność działa raz na turę w regionie, a ta jest już wykorzystana.
refusal-ability-unit = Nie masz tu jednostki, która to potrafi.
refusal-ability-no-marker = Nikt inny nie ma tu znacznika, który można by zabrać.
refusal-ability-held = Znaczniki innych graczy zatrzymał tu Vuko.
refusal-faun-supply = Nie masz już znaczników wpływu w rezerwie.
refusal-piper-supply = W puli ogólnej nie ma już populacji.
refusal-tower-there = Tu już stoi Czerwona Wieża.
refusal-tower-none-left = Wszystkie Czerwone Wieże stoją na planszy.
refusal-absorb-not-thorn = Tu nie ma Ciernia.
refusal-absorb-this-turn = Uroczysko trafiło tu w tej turze; Cierń może je wchłonąć od następnej.
refusal-absorb-one = Cierń wchłania jedno uroczysko na turę i już to zrobił.
refusal-no-charm = Tu nie ma uroczyska.
refusal-charm-at-thorn = To region Ciernia; uroczysko już tu jest.
refusal-nightmare-enough = Leży tu dość żetonów koszmaru, by zamknąć region.
refusal-nightmare-none-left = Wszystkie żetony koszmaru leżą na planszy.
refusal-close-thorn = Regionu z Cierniem nie można zamknąć.
refusal-close-nightmares = Leży tu za mało żetonów koszmaru.
refusal-goal-forced = W tej partii krok do celu, który można zrobić, trzeba zrobić.
refusal-owner-none = Ten gracz nie ma tu znacznika.
refusal-owner-held = Znaczniki tego gracza zatrzymał tu Vuko.
refusal-plunder-nobody = Żaden inny gracz w tym regionie nie ma zasobów.
refusal-plunder-absent = Ten gracz nie ma tu wpływu.
refusal-plunder-poor = Ten gracz nie ma zasobów.
refusal-plunder-none = Ten gracz nie ma { $resource-gen }.
refusal-resource-none = Ten region nie daje { $resource-gen }.
refusal-resource-taken = Ten zasób regionu ({ $resource }) jest już zabrany.
