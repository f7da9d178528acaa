# Pan Lodowego Ogrodu: co mówi nauczyciel w pierwszej partii z przewodnikiem.

lesson-welcome = Magia tu działa. Jesteś Ulrike Freihoff i przemieniasz ten świat Czerwonymi Wieżami: sześć daje ci zwycięstwo.
lesson-foothold = Najpierw przyczółek. { $region } to dobry dom: jest tu uroczysko, święte miejsce, które co turę daje Czynnik M, a wszystkie inne regiony leżą obok.
lesson-foothold-other = Dobrze, to będzie twój dom.
lesson-second-foothold = Jeszcze jeden, tuż obok. { $region }: tu też jest uroczysko. Tabliczka regionu pokazuje jego numer, punkty za 1., 2. i 3. miejsce oraz zasoby.
lesson-second-foothold-other = Dobrze. Szukaj uroczysk, bo Czynnika M zawsze brakuje.

lesson-plan-making =
    Teraz planowanie: masz { $left ->
        [one] { $left } znacznik akcji
        [few] { $left } znaczniki akcji
       *[many] { $left } znaczników akcji
    }, kładziecie je z przeciwnikiem na zmianę. Czynienie daje jednostki i ma mało miejsc, więc zajmij je najpierw.
lesson-plan-making-other = Dobrze. Czynienie poczeka turę, a pierwsza wieża razem z nim.
lesson-plan-influence = Pola działają w kolejności numerów, a na jednym polu znacznik położony ostatni działa pierwszy. Wpływy mają numer 1: przybędzie twoich ludzi na planszy.
lesson-plan-throat = Żmijowe Gardło działa przed wszystkim i daje dowolny żeton. Jeden twój znacznik wpływu zostaje tam na zawsze.
lesson-plan-rest-other = Też można. Sprawdź, czy będziesz mieć czym zapłacić.

lesson-throat = Twoja pierwsza akcja. Weź, co chcesz: Czynnik M to magia. Staje się jednostkami i płaci za rzeczy niezwykłe; nowy leży na poziomie 0.
lesson-throat-other = Też się przyda. Będzie tylko o jeden Czynnik M mniej.
lesson-throat-done = Można jeszcze wymieniać dwa żetony na jeden. Teraz nie trzeba: zakończ.

lesson-influence =
    Znacznik wpływu kosztuje { $cost ->
        [one] { $cost } żeton populacji
        [few] { $cost } żetony populacji
       *[many] { $cost } żetonów populacji
    }; najwyżej dwa, tam, gdzie już jesteś. Połóż pierwszy { $region-in }: zobaczysz dlaczego, gdy przyjdzie Vuko.
lesson-influence-second = I drugi obok niego: teraz jesteś tu najsilniej, a nie masz tu jednostki do stracenia.
lesson-influence-other = Dobrze, tam rośniesz. Pamiętaj: Vuko przychodzi tam, gdzie masz najwięcej.
lesson-rival-idle = Przeciwnik nie ma czym zapłacić za Żarłoczną Górę, więc jego znacznik nic nie daje. Płaci się dopiero, gdy znacznik działa.

lesson-making = Czynienie ma trzy części. Podniesienie przesuwa Czynnik M w górę: jego poziom to poziom jednostki, którą się stanie.
lesson-raise-other = W tej turze Czynnik M się nie podniesie. Będzie następne Czynienie.
lesson-snow-rose = Każda część kosztuje reputację i podnosi Martwy Śnieg, teraz { $snow } z { $limit }.
lesson-snow-full = Gdy tor Martwego Śniegu się zapełni, gra od razu się kończy i wygrywa najlepsza reputacja.
lesson-vuko-warned = Do najgorszej reputacji na końcu tury przychodzi Vuko. Idzie tam, gdzie ten gracz ma najwięcej, zabija jednostkę i zostawia żeton; w Dominacji, gdy liczy się regiony, zatrzymuje on jeden znacznik.
lesson-raise-steps =
    { $left ->
        [one] Zostało { $left } przesunięcie. Poziom 2 to Oświecona Istota; skończ, gdy są tam oba żetony.
        [few] Zostały { $left } przesunięcia, każde o jeden poziom. Poziom 2 to Oświecona Istota: podnieś tam oba żetony.
       *[many] Zostało { $left } przesunięć, każde o jeden poziom. Poziom 2 to Oświecona Istota: podnieś tam oba żetony.
    }
lesson-raise-steps-other = Tak też można. Jaki poziom, taka jednostka.

lesson-summon =
    Teraz Przywołanie. Oświecona Istota kosztuje Czynnik M z poziomu 2 i { $steps ->
        [one] { $steps } pole reputacji.
        [few] { $steps } pola reputacji.
       *[many] { $steps } pól reputacji.
    }
lesson-summon-other = Bez jednostki nie będzie wieży. Możesz to jeszcze cofnąć.
lesson-summon-level = Zamień Czynnik M z poziomu 2 w Istotę.
lesson-summon-count = Tylko jedną: drugi żeton zachowa swój poziom na następną turę.
lesson-summon-count-other = Odważnie. Więcej siły teraz i więcej pól reputacji w dół.
lesson-summon-place = Umieść ją { $region-in }. Jednostka liczy się za swój poziom: twój wpływ wyniesie tu { $influence }. Sam 1 nic nie daje obok znacznika niezależnej nacji.
lesson-summon-place-other = Mocno. Ale to przyciąga Vuko. Zobaczymy.

lesson-vuko-comes = Vuko odwiedza najgorszą reputację, tam, gdzie ten gracz ma najwięcej: ciebie, { $region-in }. Zastaje znaczniki bez jednostki. Jeden zatrzymuje, a twoja Istota żyje.
lesson-vuko-kills-yours = Oj, Vuko zabił twoją Istotę. Wróciła do rezerwy; Czynnik M z poziomu 2 może ją znów przywołać.
lesson-resource = Dominacja: w każdym regionie po kolei prowadzący bierze zasób. Prowadzisz { $region-in }. Czynnik M z uroczyska przychodzi sam.
lesson-resource-other = Dobrze. Populacja daje wpływ, złoto ruch, a Czynnik M jednostki.

lesson-tower = To twoja chwila: dominujesz { $region-in } i stoi tam Istota. Buduj.
lesson-tower-other = Bez wieży? W następnej turze możesz tu już nie prowadzić. Da się to jeszcze cofnąć.
lesson-first-tower = Twoja pierwsza Czerwona Wieża. Nikt nigdy jej nie zburzy; z szóstą wygrywasz na końcu tamtej tury.
lesson-resource-population = Weź populację: zapłaci za następne znaczniki wpływu.

lesson-jump =
    Nowa tura: skok o jedno pole albo o dwa. Skok o dwa da ci { $markers ->
        [one] { $markers } znacznik akcji.
        [few] { $markers } znaczniki akcji.
       *[many] { $markers } znaczników akcji.
    } Wolno go zrobić raz w każdym etapie.
lesson-jump-scoring = Czerwony żagiel to punktowanie: w tej turze regiony dają punkty.
lesson-jump-other = Krótszy skok to wcześniejsza kolejność. To też coś warte.
lesson-order = Zaczyna ten, kto jest bliżej; na tym samym polu ten, kto doskoczył ostatni.

lesson-plan-five = Zaplanuj trzy: znów Czynienie, Kruczy Cień dla reputacji i Wpływy.
lesson-plan-five-other = Twój plan, twoja gra.
lesson-plan-own =
    { $left ->
        [one] Ostatni wybierasz bez rady: dobre jest każde pole, za które zapłacisz.
        [few] Pozostałe { $left } możesz wybrać po swojemu. Ja biorę Ruch, bo będziesz mieć znaczniki na zbyciu, i Żmijowe Gardło.
       *[many] Pozostałych { $left } możesz użyć po swojemu. Ja biorę Ruch, bo będziesz mieć znaczniki na zbyciu, i Żmijowe Gardło.
    }
lesson-throat-population = Znów Żmijowe Gardło: populacja zapłaci za wpływ w następnych turach. Weź ją, a potem zakończ.

lesson-hold = Twoja Istota opuści ten region: { $region }. Z dwoma znacznikami wpływu więcej poprowadzisz tu i bez niej. A ostrzeżenie przed Vuko nie spełni się na tobie: Kruczy Cień działa przed nim.
lesson-hold-second = Drugi. Więcej nic tu nie da: nikogo innego tu nie ma.
lesson-hold-other = Dobrze. Policz, kto gdzie prowadzi, zanim tura się skończy.
lesson-spare = Ruch: 1 złoto za krok, dwa kroki. Znacznik, którego tu za dużo, zdobędzie miejsce gdzie indziej. Weź jeden stąd.
lesson-spare-to = { $region }: dwa znaczniki wystarczą przeciw jednemu, który może przyjść od przeciwnika, i przeciw znacznikowi niezależnej nacji.
lesson-spare-again = I drugi stąd: reszta utrzyma ten region bez niego.
lesson-spare-to-again = Obok pierwszego.
lesson-spare-other = Też można. Szukaj miejsca, gdzie jeden więcej zmienia prowadzącego.
lesson-raven =
    Za jeden Czynnik M { $steps ->
        [one] { $steps } pole reputacji
        [few] { $steps } pola reputacji
       *[many] { $steps } pól reputacji
    } w górę. Vuko odwiedza tylko najgorszą, a przeciwnik też zaraz użyje Czynienia.
lesson-raven-other = Jak chcesz. Vuko ma o jeden powód więcej, by cię odwiedzić.

lesson-upgrade = Znów Czynienie. Ulepszenie kosztuje Czynnik M z poziomu 0 i działa dla wszystkich jednostek tego rodzaju.
lesson-upgrade-other = Też dobrze. Ulepszenia poczekają.
lesson-upgrade-speed = Z Szybkością jednostka sama przechodzi do sąsiedniego regionu.
lesson-upgrade-speed-other = Też dobre. Bez Szybkości Istota chodzi tylko akcją Ruch.
lesson-upgrade-unit = Daj ją Oświeconym Istotom: one niosą twój cel.
lesson-upgrade-unit-other = Będą szybkie. Ale wieże budują Istoty.
lesson-summon-second = Czynnik M czeka na poziomie 2. Przywołaj drugą Istotę.
lesson-summon-level-again = Czynnik M z poziomu 2 staje się twoją drugą Istotą.
lesson-summon-fire = { $region }: tu też potrzeba wieży.
lesson-making-done = Świetnie. Zakończ: więcej kosztowałoby tylko reputację.

lesson-speed = Aktywacja: szybkie Istoty mogą przejść do sąsiedniego regionu. Przenieś tę, która ma już swoją wieżę.
lesson-speed-other = Dobrze. Wieża wymaga Istoty, prowadzenia i regionu bez wieży.
lesson-speed-to = { $region }: nikogo tu nie ma, więc sama Istota wystarczy, by prowadzić.
lesson-speed-done = Druga zostaje tam, gdzie jest potrzebna.

lesson-vuko-kills-theirs = Ha. Teraz przeciwnik ma najgorszą reputację i Vuko zabija jego Koszmar. Po to jest dobre imię.
lesson-towers = Prowadzisz tu i masz Istotę: buduj.
lesson-resource-turn-two = I jeszcze zasób: Czynnik M na następne Czynienie. Punkty przychodzą same, bo to tura punktowania.
lesson-resource-more = Tu populację: zapłaci za następne znaczniki wpływu.

lesson-farewell = Brawo.
lesson-farewell-towers =
    { $towers ->
        [one] Masz { $towers } wieżę z { $needed }.
        [few] Masz { $towers } wieże z { $needed }.
       *[many] Masz { $towers } wież z { $needed }.
    }
lesson-farewell-points = Punkty: ty { $points }, przeciwnik { $theirs }. Jeśli nikt nie osiągnie celu, zdecydują po czterech turach punktowania albo gdy ktoś ma ich 50.
lesson-farewell-on = Czego jeszcze nie było: Żarłoczna Góra, ataki i to, co potrafią inne jednostki. Naciśnij słowo, a się objaśni. Wiesz, jak wygrać: Istota, prowadzenie, wieża.
lesson-aside-summon = Masz Czynnik M powyżej poziomu 0. Przywołanie zmienia go w jednostki jego poziomu; każda kosztuje tyle pól reputacji.
