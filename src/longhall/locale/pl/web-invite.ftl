# Zapraszanie i to, czy zaproszeni mogą wejść

web-invite-share = Udostępnij
web-invite-share-text = Zagraj ze mną w { $game }.
web-invite-qr-text = Zeskanuj telefonem, żeby otworzyć stół: { $address }
web-invite-qr-failed = Nie udało się narysować kodu QR. Wyślij link.
web-invite-here = Ta sala działa tylko na tym komputerze. Nikt inny nie otworzy jeszcze tego linku.
web-invite-here-admin = Do tej sali można wejść tylko z komputera, na którym działa. Kto ją uruchomił, może wpuścić innych przez --host albo --public-url.
web-invite-network = Link działa na urządzeniach w tej samej sieci lokalnej.
web-invite-door = Wpuść innych z tej sieci
web-invite-door-text = Telefony i komputery w tej samej sieci będą mogły otworzyć tę salę. Każdy w tej sieci, więc rób to w domu albo w klubie, nie w kawiarni.

# Co pokazuje, że los jest uczciwy

web-fair = Odcisk sekretu
web-fair-text = Każdy rzut i każde tasowanie w tej partii wynika z sekretu, który już istnieje. Oto jego odcisk: po partii sekret zostanie ujawniony, a przeglądarka sprawdzi, że to właśnie on.
web-fair-line = Odcisk sekretu: { $code }
web-fair-checking = Sprawdzanie odcisku…
web-fair-fits = Sprawdzone w tej przeglądarce: ujawniony sekret ma dokładnie ten odcisk.
web-fair-same = To także odcisk, który ta przeglądarka widziała przed pierwszym wyborem.
web-fair-wrong = Ujawniony sekret nie pasuje do tego odcisku. Nie ufaj tej partii.
web-fair-other = Przed pierwszym wyborem ta przeglądarka widziała inny odcisk: { $code }
web-fair-unable = Przeglądarka sprawdza odciski tylko przez https albo na komputerze, na którym działa sala. Pobierz zapis i użyj polecenia poniżej.
web-fair-failed = Nie udało się odczytać zapisu, więc niczego nie sprawdzono.
