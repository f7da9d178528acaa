# Turnaje a ligy: seznamy, stránka turnaje, nový turnaj.

web-nav-tournaments = Turnaje
web-menu-tournament = K turnaji

# Seznamy

web-tour-mine = Vaše
web-tour-list-entering = Přihlášky otevřené
web-tour-list-running = Hraje se
web-tour-list-finished = Odehrané
web-tour-none = Zatím tu není žádný turnaj. Uspořádejte první: server rozlosuje stoly, vede tabulku a pokračuje sám.
web-tour-new = Nový turnaj
web-tour-waits = Máte partii
web-tour-by = pořádá { $name }
web-tour-count = Hráči: { $n } z { $most }
web-tour-seats = Stoly po { $n }
web-tour-round-of = Kolo { $n } z { $all }
web-tour-season = Sezona { $n }
web-tour-seasons = Sezony

web-tour-format-swiss = Švýcarský systém
web-tour-format-groups = Skupiny
web-tour-format-league = Liga
web-tour-format-knockout = Vyřazovací
web-tour-format-swiss-text = Několik kol, ve kterých hrají všichni. Potkávají se hráči s podobným počtem bodů a nikdo nehraje s nikým dvakrát, dokud se tomu dá vyhnout.
web-tour-format-groups-text = Ve skupině se každý potká s každým. Nejlepší mohou postoupit do vyřazovací části.
web-tour-format-league-text = Ligy, ve kterých se každý potká s každým. Po sezoně nejlepší postupují a poslední sestupují.
web-tour-format-knockout-text = Od každého stolu postupují první, až zbude jediný stůl.
web-tour-status-entering = Přihlášky otevřené
web-tour-status-running = Hraje se
web-tour-status-paused = Pozastaven
web-tour-status-finished = Odehrán
web-tour-status-cancelled = Zrušen

# Stránka turnaje

web-tour-parts = Části turnaje
web-tour-standings = Tabulka
web-tour-rounds = Kola
web-tour-players = Hráči
web-tour-rules = Pravidla
web-tour-organise = Pořádání
web-tour-enter = Přihlásit se
web-tour-withdraw = Odstoupit
web-tour-withdraw-text = V dalších kolech nehrajete a v rozehrané partii vás nahradí bot. Po začátku turnaje se to nedá vzít zpět.
web-tour-withdraw-yes = Odstoupit natrvalo
web-tour-withdraw-no = Zůstat
web-tour-in = Jste přihlášeni. Turnaj začne, až rozhodne pořadatel.
web-tour-in-until = Jste přihlášeni. Turnaj začne { $at }.
web-tour-between = Vaše partie tohoto kola jsou dohrané. Další kolo se nasadí, až se rozhodne poslední partie.
web-tour-next = Kolo { $n }: hrajete u stolu { $table }.
web-tour-next-turn = Kolo { $n }, stůl { $table }: jste na tahu.
web-tour-next-at = Hrajete v kole { $n }. Začne { $at }.
web-tour-go = Ke stolu
web-tour-bot = { $bot } č. { $number }
web-tour-number = Č. { $n }
web-tour-you = Vy
web-tour-nobody = Zatím se nikdo nepřihlásil.
web-tour-late = Hraje od kola { $n }.
web-tour-remove = Odebrat
web-tour-out-withdrawn = Odstoupení z turnaje.
web-tour-out-removed = Vyřazení pořadatelem.
web-tour-out-absent = Mimo turnaj kvůli nepřítomnosti.
web-tour-out-left = Účet na serveru zrušen.

web-tour-no-standings = Tabulka začíná prvním kolem.
web-tour-rank = Poř.
web-tour-player = Hráč
web-tour-points = Body
web-tour-played = Partie
web-tour-forfeits = Kontumace
web-tour-tie-opponents = Soupeři
web-tour-tie-direct = Vzájemně
web-tour-tie-firsts = Výhry
web-tour-group = Skupina { $n }
web-tour-division = { $n }. liga
web-tour-knockout = Vyřazovací část

web-tour-no-rounds = První kolo se nasadí na začátku turnaje.
web-tour-round = Kolo { $n }
web-tour-round-on = Hraje se
web-tour-round-over = Odehráno
web-tour-begins = Začátek { $at }
web-tour-until = Do { $at }
web-tour-table = Stůl { $n }
web-tour-bye = Volný los
web-tour-place = { $n }.
web-tour-earned = Body: { $points }
web-tour-forfeit = Kontumace
web-tour-corrected = Opraveno pořadatelem
web-tour-waiting = Ještě nezačalo
web-tour-watch = Sledovat
web-tour-replay = Přehrát
web-tour-correct = Opravit
web-tour-decide = Rozhodnout
web-tour-correct-title = Kolo { $round }, stůl { $n }
web-tour-correct-text = Opravu i její důvod vidí všichni. Kola, která už jsou nasazená, zůstávají.
web-tour-correct-why = Důvod
web-tour-correct-save = Uložit výsledek

web-tour-notes = Co se stalo
web-tour-note-began = Turnaj začal. Hráči: { $players }.
web-tour-note-finished = Turnaj skončil.
web-tour-note-paused = Pořadatel turnaj pozastavil.
web-tour-note-resumed = Turnaj pokračuje.
web-tour-note-cancelled = Pořadatel turnaj zrušil.
web-tour-note-nobody = Turnaj byl zrušen: přihlásili se méně než dva hráči.
web-tour-note-corrected = Pořadatel rozhodl stůl { $table } v kole { $round }.
web-tour-note-late = Pozdní přihláška: { $player }.
web-tour-note-withdrawn = Odstupuje: { $player }.
web-tour-note-removed = Pořadatel vyřazuje: { $player }.
web-tour-note-absent = Mimo turnaj kvůli nepřítomnosti: { $player }.

# Jeho pravidla

web-tour-rule-swiss = { $planned ->
    [0] V každém kole hrají všichni. Potkávají se hráči s podobným počtem bodů a nikdo nehraje s nikým dvakrát, dokud se tomu dá vyhnout.
   *[other] Počet kol: { $planned }, v každém hrají všichni. Potkávají se hráči s podobným počtem bodů a nikdo nehraje s nikým dvakrát, dokud se tomu dá vyhnout.
}
web-tour-rule-groups = Hráči se losují do skupin asi po { $group }. Ve skupině se každý potká s každým aspoň { $legs ->
    [one] jednou
   *[other] { $legs }krát
}.
web-tour-rule-finals = Z každé skupiny postupuje do vyřazovací části { $qualify } a v ní od každého stolu { $advance }.
web-tour-rule-league = V lize hraje asi { $group } hráčů. V lize se každý potká s každým aspoň { $legs ->
    [one] jednou
   *[other] { $legs }krát
}. Po sezoně mezi dvěma ligami tolik hráčů postupuje a tolik sestupuje: { $moved }.
web-tour-rule-knockout = Od každého stolu postupuje { $advance }, až zbude jediný stůl. Z hráčů na stejném místě postupuje ten, kdo předtím stál výš.
web-tour-rule-at-once = Všechna kola jsou otevřená od začátku.
web-tour-rule-tables = { $seats ->
    [2] V každé partii se potkají dva hráči. Kdo zbude bez dvojice, má volný los, který se počítá jako výhra.
   *[other] U stolu hraje { $seats } hráčů, nebo méně, když počet nevychází: stolů je co nejméně a všechny jsou zhruba stejně velké.
}
web-tour-rule-points = Body za místa: { $points }. Hráči na stejném místě se o jeho body dělí.
web-tour-rule-seats = Každý sedí na každém místě zhruba stejně často, především na prvním.
web-tour-rule-clock = Hodiny: { $clock }. Za toho, komu dojde čas, hraje bot; místo si může vzít zpět.
web-tour-rule-deadline = Kolo trvá: { $time }. Potom jeho partie dohrají boti.
web-tour-rule-break = Přestávka mezi koly: { $time }.
web-tour-rule-forfeit = Kdo se vzdá nebo nechá většinu rozhodnutí botovi, prohrává partii kontumačně: je poslední a nemá body, ať bot dosáhne čehokoli.
web-tour-rule-absences = { $n ->
    [one] Kdo jednu partii kontumuje, je z turnaje venku.
   *[other] Kdo kontumuje tolik partií za sebou: { $n }, je z turnaje venku.
}
web-tour-rule-withdraw = Kdo odstoupí, v dalších kolech nehraje. V rozehrané partii ho nahradí bot.
web-tour-rule-late = Přihlásit se dá i po prvním kole. Začíná se pak bez bodů.
web-tour-rule-accounts = Přihlásit se mohou jen hráči s účtem a partie se počítají do hodnocení.
web-tour-rule-agree = U stolů nejsou nápovědy, přestávky jednoho hráče ani hlasování.
web-tour-ties = Co rozhoduje, v tomto pořadí
web-tour-tie-points-text = Body.
web-tour-tie-opponents-text = Soupeři: body všech, s nimiž hráč hrál, za každé setkání.
web-tour-tie-direct-text = Vzájemně: kolikrát skončil před jiným z těch, kdo jsou stále na stejném místě, minus kolikrát za ním.
web-tour-tie-firsts-text = Výhry: partie na prvním místě.
web-tour-tie-lot-text = Los, daný semínkem a číslem hráče.
web-tour-tie-round-text = Kolo, do kterého se hráč dostal.
web-tour-tie-place-text = Místo v tomto kole.
web-tour-fair = Poctivě a ke kontrole
web-tour-fair-text = Kdo s kým hraje, plyne ze semínka a výsledků, z ničeho jiného. Semínko je určeno, než se kdokoli přihlásí, a na začátku se prozradí: dokazuje to otisk. Stáhněte si turnaj a příkazem „longhall tournament“ zkontrolujte každý stůl.
web-tour-commitment = Otisk semínka
web-tour-seed = Semínko
web-tour-json = Vše jako JSON
web-tour-csv-standings = Tabulka jako CSV
web-tour-csv-results = Výsledky jako CSV

# Pořádání

web-tour-invite = Pozvat hráče
web-tour-invite-open = Přihlásit se může každý, kdo má tento odkaz.
web-tour-invite-only = Přihlásit se dá jen s tímto odkazem. Pošlete ho pozvaným.
web-tour-link = Odkaz
web-tour-copy = Kopírovat odkaz
web-tour-copied = Odkaz je zkopírován.
web-tour-copy-by-hand = Prohlížeč tu kopírovat nedovolí. Odkaz označte a zkopírujte.
web-tour-new-link = Nový odkaz
web-tour-bots = Boti
web-tour-bots-text = Bot hraje sám za sebe: aby počet hráčů vycházel nebo abyste si turnaj vyzkoušeli.
web-tour-bot-level = Úroveň bota
web-tour-add-bot = Přidat bota
web-tour-run = Turnaj
web-tour-start = Začít hned
web-tour-pause = Pozastavit
web-tour-resume = Pokračovat
web-tour-cancel = Zrušit turnaj
web-tour-cancel-why = Důvod, viditelný pro všechny
web-tour-cancel-yes = Zrušit natrvalo
web-tour-cancel-no = Nerušit
web-tour-season-next = Otevřít další sezonu
web-tour-run-entering = Po začátku se stoly rozlosují a otevřou a hráči u nich hned sedí.
web-tour-run-running = Kola následují sama po sobě. Pozastavení zastaví všechny partie, dokud turnaj znovu nepustíte.
web-tour-run-paused = Žádné kolo nezačíná a všechny partie stojí.
web-tour-run-finished = Turnaj skončil. Výsledky se dají ještě opravit.
web-tour-run-cancelled = Turnaj je zrušen. Rozehrané partie lze dohrát, do turnaje se nepočítají.

# Nový

web-tour-new-name = Název turnaje
web-tour-new-about = Popis
web-tour-new-go = Otevřít turnaj
web-tour-new-form = Podoba
web-tour-new-format = Systém
web-tour-new-seats = Hráčů u stolu
web-tour-new-seats-text = Když počet nevychází, je u některých stolů o jednoho méně.
web-tour-new-rounds-auto = Kolik bude třeba
web-tour-new-group = Hráčů ve skupině
web-tour-new-division = Hráčů v lize
web-tour-new-legs = Kolikrát se každý potká s každým
web-tour-new-moved = Postupuje a sestupuje
web-tour-new-qualify = Ze skupiny postupuje do vyřazovací části
web-tour-new-no-finals = Bez vyřazovací části
web-tour-new-advance = Postupuje od stolu
web-tour-new-at-once = Všechna kola najednou
web-tour-new-at-once-text = Pro partie na týdny: nikdo nečeká na kolo ostatních.
web-tour-new-time = Čas
web-tour-new-clock-text = Turnaj má vždy hodiny: za nepřítomného hraje bot.
web-tour-new-round-time = Nejdelší trvání kola
web-tour-new-round-time-text = Potom jeho partie dohrají boti.
web-tour-new-no-limit = Bez omezení
web-tour-new-break = Přestávka mezi koly
web-tour-new-no-break = Bez přestávky
web-tour-new-starts = Začátek
web-tour-new-starts-text = Prázdné pole: turnaj začne pořadatel.
web-tour-new-who = Kdo se může přihlásit
web-tour-new-public = Na seznamu
web-tour-new-public-text = Každý ho najde v seznamu turnajů a může sledovat partie. Jinak jen ti, kdo mají odkaz.
web-tour-new-invited = Na pozvání
web-tour-new-invited-text = Přihlásit se dá jen s odkazem z pozvánky.
web-tour-new-accounts = Jen účty
web-tour-new-accounts-text = Hosté se přihlásit nemohou a partie se počítají do hodnocení.
web-tour-new-late = Pozdní přihlášky
web-tour-new-most = Nejvíce hráčů
web-tour-new-tables = Jak jsou stoly nastavené
