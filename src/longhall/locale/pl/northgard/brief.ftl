# "W skrócie": jedna strona o tym, o co chodzi w grze. Każda część to brief-CZĘŚĆ-title i brief-CZĘŚĆ.

brief-about-title = O co chodzi
brief-about = Prowadzisz klan wikingów na brzegu, którego nikt jeszcze nie opisał. Odkrywasz go kafel po kaflu, zasiedlasz, karmisz swoich ludzi zimą i walczysz o najlepszą ziemię.
brief-win-title = Jak wygrać
brief-win = Po siedmiu latach wygrywa największa chwała. Albo wcześniej: kto kończy rok z trzema zamkniętymi terytoriami, każdym z dużą budowlą, wygrywa od razu.
brief-table-title = Co leży na stole
brief-table = Kafle mapy, podzielone przerywanymi granicami na terytoria. Twoje jednostki: ziemia, na której stoi choć jedna, jest twoja. Żywność, drewno i wiedza. Twoja mała talia kart oraz rząd nowych kart, które widzą wszyscy.
brief-turn-title = Czym jest tura
brief-turn = Robisz jedną rzecz, potem gra następny gracz. Prawie zawsze zagrywasz kartę: Rekrutacja wystawia jednostkę, Ruch prowadzi grupę przez granicę (na ziemię innego gracza oznacza to walkę), Odkrycie dokłada kafel, Budowa stawia budowlę za drewno. Gdy masz dość, pasujesz: bierzesz nową kartę z rzędu i czekasz na następny rok.
brief-closed-title = Zamknięta ziemia
brief-closed = Terytorium, które ma granice dookoła i żadnym bokiem nie wychodzi na puste miejsce, jest zamknięte. Jeśli Odkryciem zamykasz swoje terytorium, od razu dostajesz 1 punkt chwały za każdy kafel, na którym leży.
brief-closed-open = otwarte: luka po lewej
brief-closed-closed = zamknięte: pięć kafli, 5 punktów chwały
brief-year-title = Rok
brief-year = Dobierz cztery karty. Wykonujcie tury, aż wszyscy spasują. Zbiory: zamknięta ziemia na dwóch kaflach daje 1 punkt chwały, na trzech i więcej 2, a każdy symbol na twojej ziemi daje swój zasób. Potem przychodzi zima i jednostki jedzą:
brief-year-units = Jednostki na mapie
brief-year-cost = Zima kosztuje
brief-year-nothing = nic
brief-wrong-1 = Wymarsz wszystkich naraz. Pusta ziemia jest niczyja: zostaw jedną jednostkę.
brief-wrong-2 = Cała żywność idzie na walkę i nie ma nic na zimę. Komu zabraknie, bierze kartę Niepokojów: 5 punktów chwały mniej na koniec.
brief-wrong-3 = Ziemia rośnie tak, że nie da się jej zamknąć. Już trzy kafle dają całą chwałę ze Zbiorów: szukaj kafla, który ją zamknie.
