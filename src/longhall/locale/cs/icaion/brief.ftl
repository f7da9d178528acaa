# "V kostce": jedna stránka o tom, o co ve hře jde. Část tvoří brief-ČÁST-title a brief-ČÁST.

brief-about-title = O co jde
brief-about = Vedete hledače zamrzlou zemí krystalů. Těžíte qoamy, posíláte do práce stroje a odvážíte se do blízkosti kráčejícího Kolosu.
brief-win-title = Jak se vyhrává
brief-win = Po třech letech vyhrává nejvyšší reputace. Přináší ji nasazování strojů, lov parazitů, aparatury z města a úlomky Kolosu a na konci ještě jednou to, co jste nainstalovali.
brief-table-title = Co leží na stole
brief-table = Patnáct oblastí v pěti barvách, v každé qoamy její barvy. Uzly, kde se oblasti setkávají: na jednom stojí váš hledač a pracuje v oblastech kolem. Pět kráterů na okraji a město s pěti hromádkami aparatur. Před vámi leží deska divize: devět strojů ve třech řadách a klece nicoty, které drží vaše qoamy.
brief-qoam-title = Co se za qoamy kupuje
brief-qoam = Každou barvou se platí i za stroje v oblastech té barvy.
brief-qoam-blue = utáboření, později delší přesuny
brief-qoam-brown = jakákoli barva při nasazení stroje
brief-qoam-green = karty kuriozit
brief-qoam-grey = hubení parazitů
brief-qoam-pink = průzkum Kolosu
brief-turn-title = Co je tah
brief-turn = Přesuňte se nejvýš o dva uzly, nebo se utábořte za 1 modrý qoam. Pak smíte v libovolném pořadí provést jednu standardní akci (těžbu, nasazení stroje, hubení parazitů, průzkum Kolosu, vyzvednutí nebo instalaci aparatury) a jednu speciální (zahrát kartu kuriozity nebo použít nouzové napájení).
brief-year-title = Rok
brief-year = Každé kolo otevírá událost: nové qoamy a paraziti, nebo se pohne Kolos. Až vyjde všech pět karet oblastí, rok tím kolem končí a nejlepší lovec parazitů dostane odměnu.
brief-wrong-1 = Těží do plné klece. Nové qoamy nahradí to, co ve zvolené kleci leží: vezměte prázdnou a utrácejte dřív, než těžíte.
brief-wrong-2 = Kolosu se vyhnou. Bez jediného úlomku na konci ztratíte 15; stačí jeden.
brief-wrong-3 = Aparaturu vezmou a nechají ležet. Body dá, když ji vezmete, a podruhé jen tehdy, když ji nainstalujete u kráteru její barvy.
