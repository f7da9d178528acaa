# Strony sali: wejście, otwieranie stołów, szukanie ich.

web-error-offline = Nie można połączyć się z salą. Czy połączenie zostało przerwane?

# Around every page

web-title = Longhall
web-title-page = { $page } · Longhall
web-skip = Przejdź do treści
web-nav-home = Longhall: do sali
web-nav-pages = Strony
web-nav-menu = Menu
web-nav-hall = Sala
web-nav-finished = Zakończone partie
web-nav-rules = Zasady
web-nav-gallery = Galeria
web-nav-about = O stronie
web-nav-account = Ty i twoje konto
web-come-in = Wejdź
web-unofficial = Nieoficjalny, niekomercyjny stół zrobiony przez miłośników tych gier, niezwiązany z ich autorami ani wydawcami. Jeśli gra ci się podoba, kup pudełko.
web-close = Zamknij

# Settings

web-settings = Ustawienia
web-language = Język
web-theme = Oświetlenie
web-theme-system = jak w urządzeniu
web-theme-dark = ciemne
web-theme-light = jasne
web-speed = Bitwy i inne sceny
web-speed-slow = powoli
web-speed-normal = zwykle
web-speed-fast = szybko
web-speed-off = bez pokazywania
web-sound = Dźwięki
web-sound-text = Ciche dźwięki, gdy przychodzi twoja kolej i gdy coś się dzieje.
web-autoplay = Jedyny wybór sam
web-autoplay-text = Gdy możesz zrobić tylko jedno, dzieje się to samo.
web-confirm = Pytaj przed tym, czego nie da się cofnąć
web-confirm-text = Pytanie przed wyborami, których nikt już nie cofnie.

# Coming in

web-name-title = Jak cię nazywać?
web-name-text = To imię widzą inni przy stole. Nie potrzebujesz konta; możesz je założyć później, aby mieć swoje stoły także na innych urządzeniach.
web-name-label = Twoje imię
web-name-suggest = Podpowiedz
web-name-login = Mam konto
web-name-enter = Wejdź
web-name-ideas = Astryda Śnieżny But; Bjorn Spóźniony na Ucztę; Helga z Długiej Ławy; Iwar Wyspany; Ragna Dwie Rękawice; Torsten Jeszcze Pomyśli; Ylwa Ciepłe Dłonie; Sygryda od Dokładki; Leif Na Ogół Szczęściarz; Gunhilda Dobra Rada

# A page that is not there

web-lost-title = Tu jest tylko śnieg
web-lost-text = Ta ścieżka donikąd nie prowadzi. Być może w adresie jest pomyłka albo tego, co tu było, już nie ma.
web-lost-back = Z powrotem do sali
