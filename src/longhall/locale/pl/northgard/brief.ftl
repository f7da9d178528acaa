# Gra w kilku zdaniach, nad jej zasadami.

brief-aim = Prowadź klan najwyżej przez siedem lat. Wygrywa, kto ma najwięcej chwały na koniec 7. roku; a kto na koniec któregokolwiek roku kontroluje trzy zamknięte terytoria, każde z dużą budowlą, wygrywa od razu.
brief-turn = W każdym roku gracze wykonują tury, aż wszyscy spasują: zagrywasz kartę i dzięki niej rekrutujesz, poruszasz jednostki, odkrywasz albo budujesz. Odkrywanie dokłada kafle do mapy; terytorium, którego granice się zamkną, już nie rośnie i daje chwałę. Spasowanie kończy twój rok i daje ci nową kartę do talii.
brief-mind = Potem przychodzą zbiory: chwała za zamknięte terytoria oraz żywność, drewno i wiedza z całej twojej ziemi. Zimą jednostki kosztują żywność. Wejście na ziemię, którą ktoś zajmuje, oznacza walkę.
