# Icaion: setting a match up.

setup-draft = Výběr postav
setup-draft-text = Hráči si hledače a výstroj postupně vybírají, místo aby je dostali náhodně.
setup-apparatus-sides = Aparatury
setup-apparatus-sides-text = Kterou stranu ukazují sloupky aparatur: denní, nebo noční, všechny, nebo každý zvlášť.
setup-apparatus-sides-day = všechny sloupky denní stranou
setup-apparatus-sides-night = všechny sloupky noční stranou
setup-apparatus-sides-mixed = každý sloupek náhodně
setup-apparatus-sides-blue = modrý noční stranou
setup-apparatus-sides-brown = hnědý noční stranou
setup-apparatus-sides-green = zelený noční stranou
setup-apparatus-sides-grey = šedý noční stranou
setup-apparatus-sides-pink = růžový noční stranou
setup-neutral-placement = Neutrální stroje
setup-neutral-placement-text = Jak se na plán dostanou stroje barvy, za kterou nikdo nehraje. Hotové rozestavení je vždy pro jeden počet hráčů.
setup-neutral-placement-players = hráči je umísťují postupně
setup-neutral-placement-symmetry = Symetrie
setup-neutral-placement-looted-mountains = Vypleněné hory
setup-neutral-placement-specialized-areas = Specializované kraje
setup-neutral-placement-fragile-equilibrium = Křehká rovnováha
setup-neutral-placement-crystal-attraction = Vábení krystalů
setup-neutral-placement-hard-to-reach = Nedostupné město

# Modules

setup-expert = Režim pro znalce
setup-expert-text = Příští karta události leží vždy lícem nahoru.
setup-wonders = Divy
setup-wonders-text = Rozšíření: divy lze obnovit a aktivují se, kdykoli vedle nich někdo těží.

# Rules

setup-order-tie = Shody v pořadí hráčů
setup-order-tie-text = Kdo ze dvou hráčů se stejnou reputací hraje příští rok dřív.
setup-order-tie-later-first = kdo tento rok hrál později
setup-order-tie-later-last = kdo tento rok hrál dřív
setup-deploy-scoring = Body za nasazení
setup-deploy-scoring-text = Které stroje stejného druhu násobí body za nasazení stroje.
setup-deploy-scoring-node = ty kolem vašeho hledače včetně nového
setup-deploy-scoring-border = ty v oblastech sousedících s oblastí nového, bez něj samého
setup-destroyed-count = Zničené stroje se počítají
setup-destroyed-count-text = Aparatura, která počítá nasazené stroje, počítá i ty, které byly zničeny.
setup-start-icons-count = Počáteční symboly se počítají
setup-start-icons-count-text = Aparatura, která počítá symboly nebo klece, počítá i ty odkryté od začátku.
setup-gear-icons-count = Symboly výstroje se počítají
setup-gear-icons-count-text = Aparatura, která počítá symboly, počítá i ty z Hyperbot a Meče na parazity.
setup-movement-icon = Vylepšení pohybu
setup-movement-icon-text = Co dává symbol pohybu navíc z vylepšení.
setup-movement-icon-free-node = přesun o jeden uzel dál zdarma
setup-movement-icon-blue-node = o jeden uzel víc za každý modrý qoam, jsou-li uzly navíc odemčené
setup-sword-bonus = Meč na parazity
setup-sword-bonus-text = Jak často Meč na parazity boduje za hubení.
setup-sword-bonus-turn = jednou za tah
setup-sword-bonus-action = za každé hubení
setup-hub-actions = Akce ze Střediska kuriozit
setup-hub-actions-text = V tazích ostatních lze Střediskem kuriozit zahrát i karty, které dávají akci.
setup-dark-bell = Temný zvon
setup-dark-bell-text = Co se stane, když majitel Temného zvonu nechá Kolos na místě.
setup-dark-bell-parasites-always = paraziti přijdou i tak
setup-dark-bell-all-or-nothing = nic
