# "W skrócie": jedna strona o tym, o co chodzi w grze. Każda część to brief-CZĘŚĆ-title i brief-CZĘŚĆ.

brief-about-title = O co chodzi
brief-about = Czworo naukowców z Ziemi wysłano, by zbadali daleki Midgaard. Odkryli, że działa tam magia, i nikt nie chce wracać: każde urządza ten świat według własnego marzenia. Rozszerzasz wpływy w regionach i przywołujesz jednostki. Ale każde użycie magii przybliża Martwy Śnieg i rozsierdza Vuko, który ma was sprowadzić do domu.
brief-win-title = Jak wygrać
brief-win = Trzy drogi. Własny cel, dla każdej postaci inny: osiągnij go, a gra jest twoja z końcem tej tury. Punkty: jeśli nikt nie osiągnie celu, wygrywa ten, kto ma najwięcej punktów po czwartym punktowaniu albo gdy ktoś zbierze 50. Martwy Śnieg: gdy jego tor się zapełni, wszystko kończy się natychmiast i liczy się tylko najlepsza reputacja.
brief-win-goal = twój cel
brief-win-points = punkty
brief-win-snow = Martwy Śnieg
brief-table-title = Co leży na stole
brief-table = Regiony, każdy z tabliczką: numer, punkty za 1., 2. i 3. miejsce, zasoby. Niektóre mają uroczysko, które daje Czynnik M. Czynnik M to magia: Czynienie podnosi go z poziomu 0 do 3, a potem staje się jednostką swojego poziomu. Każdy znacznik wpływu liczy się w regionie za 1, a jednostka specjalna za tyle, ile wynosi jej poziom. Osiem pól akcji, od 0 do 7. Trzy tory: łodzie mówią, kto zaczyna, schody pokazują reputację (magia prowadzi w dół, a do najniższej przychodzi Vuko), a ramę zasypuje Martwy Śnieg.
brief-turn-title = Czym jest tura
brief-turn = Inicjatywa: przeskocz o jedną lub dwie łodzie; łódź mówi, kto zaczyna i ile dostajesz znaczników akcji. Planowanie: kładźcie je na zmianę na polach od 0 do 5. Akcja: pola działają od 0 do 7, a na polach 1–5 znacznik położony ostatni działa pierwszy. Dominacja: region po regionie, kto ma największy wpływ, bierze zasób, Czynnik M z uroczyska, robi krok do celu, a w turze punktowanej dostaje punkty.
brief-wrong-1 = Jeden znacznik obok znacznika niezależnej nacji. Wpływ 1 nic tam nie daje: przyprowadź dwa.
brief-wrong-2 = Najwięcej sił tam, gdzie stoi najlepsza jednostka. Vuko odwiedza najgorszą reputację w regionie, w którym ten gracz jest najsilniejszy, i zabija tam jednostkę. Bądź najsilniejszy tam, gdzie nie stoi żadna.
brief-wrong-3 = Plan, na który nie ma czym zapłacić. Płacisz, gdy znacznik działa, nie gdy go kładziesz; nieopłacony nie robi nic.
