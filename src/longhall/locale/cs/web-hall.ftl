# Stránky síně: vstup, otevírání stolů, jejich hledání.

web-error-offline = Síň není dostupná. Nevypadlo spojení?

# Around every page

web-title = Longhall
web-title-page = { $page } · Longhall
web-skip = Přejít k obsahu
web-nav-home = Longhall: do síně
web-nav-pages = Stránky
web-nav-menu = Nabídka
web-nav-hall = Síň
web-nav-finished = Dohrané partie
web-nav-rules = Pravidla
web-nav-gallery = Galerie
web-nav-about = O stránce
web-nav-account = Ty a tvůj účet
web-come-in = Vstoupit
web-unofficial = Neoficiální, nekomerční stůl od příznivců těchto her, který nemá nic společného s jejich autory ani vydavateli. Pokud se ti hra líbí, kup si krabici.
web-close = Zavřít

# Settings

web-settings = Nastavení
web-language = Jazyk
web-theme = Osvětlení
web-theme-system = podle zařízení
web-theme-dark = tmavé
web-theme-light = světlé
web-speed = Bitvy a další scény
web-speed-slow = pomalu
web-speed-normal = normálně
web-speed-fast = rychle
web-speed-off = neukazovat
web-sound = Zvuky
web-sound-text = Tiché zvuky, když jsi na tahu a když se něco stane.
web-autoplay = Jediná volba sama
web-autoplay-text = Když můžeš udělat jen jednu věc, stane se sama.
web-confirm = Ptát se před tím, co nejde vrátit
web-confirm-text = Otázka před volbami, které už nikdo nevezme zpět.

# Coming in

web-name-title = Jak ti máme říkat?
web-name-text = Toto jméno vidí ostatní u stolu. Účet nepotřebuješ; můžeš si ho založit později, aby tvé stoly byly i na jiných zařízeních.
web-name-label = Tvé jméno
web-name-suggest = Navrhnout
web-name-login = Mám účet
web-name-enter = Vstoupit
web-name-ideas = Astrid Sněžná Bota; Bjorn Pozdě k Večeři; Helga z Dlouhé Lavice; Ivar Dobře Vyspaný; Ragna Dvě Rukavice; Torsten Ještě Přemýšlí; Ylva Teplé Dlaně; Sigrid od Přídavku; Leif Skoro Vždy Šťastný; Gunhilda Dobrá Rada

# A page that is not there

web-lost-title = Tady je jen sníh
web-lost-text = Tato cesta nikam nevede. Možná je v adrese překlep, nebo to, co tu bylo, už není.
web-lost-back = Zpět do síně
