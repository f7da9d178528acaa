# Stůl: kdo hraje, co kde leží, co se tu kromě rozhodování dá dělat.

web-table-players = Hráči
web-table-chronicle = Kronika
web-table-market = Trh
web-table-chat = Chat
web-table-side = Vedle plánu
web-table-sheet = Pod plánem
web-table-sheet-open = Ukázat víc
web-table-sheet-close = Ukázat plán
web-table-decision = Volba
web-table-decides = rozhoduje
web-table-you = vy
web-table-own = Co máte
web-curtain = { $name }, jste na tahu.
web-curtain-text = Předejte zařízení dál. To, co drží ostatní, zůstane skryté.
web-curtain-open = Já jsem { $name }
web-table-to-hall = Zpět do síně
web-table-to-decision = Přejít k rozhodnutí
web-table-your-turn = Jste na tahu
# In somebody else's turn, such as when one defends.
web-table-you-decide = Rozhodujete
# On the card of a player in whose turn somebody else decides.
web-table-turn = na tahu
web-title-turn = ● { $call } · { $game }
web-table-turn-of = Rozhoduje { $seat }
web-table-none = Tady žádný stůl není
web-table-none-text = Odkaz možná není celý, nebo byl stůl už dávno uklizen.
web-table-unreachable = Ke stolu se nelze dostat
web-table-again = Zkusit znovu
web-table-no = Ne

# Spojení

web-table-connected = Připojeno
web-table-reconnecting = Připojování
web-table-lost = Spojení se ztratilo. Vrátí se samo; žádná vaše volba se neztratila.
web-table-restarting = Síň se spouští znovu a za chvíli je zpět.
web-table-stopped = Tato síň už nemá pravidla nebo díly této partie, takže ji nelze dohrát ani přehrát. Vidíte ji tak, jak byla naposledy uchována.
web-table-watching = { $count ->
    [one] Přihlíží { $count } člověk
    [few] Přihlížejí { $count } lidé
    [many] Přihlíží { $count } člověka
   *[other] Přihlíží { $count } lidí
}
web-table-you-watch = Tuto partii sledujete.
web-table-taken-back = { $count ->
    [one] Poslední volba byla vzata zpět.
    [few] Poslední { $count } volby byly vzaty zpět.
   *[other] Posledních { $count } voleb bylo vzato zpět.
}
web-table-taken-back-by = { $count ->
    [one] { $seat } bere zpět poslední volbu.
    [few] { $seat } bere zpět poslední { $count } volby.
   *[other] { $seat } bere zpět posledních { $count } voleb.
}
web-table-paused = Partie je pozastavena.
web-table-paused-by = Partie je pozastavena; přestávku chce { $seat }.
web-table-paused-by-you = Partie je pozastavena na vaše přání.
web-table-resumed-by = { $seat } nechává partii pokračovat.
web-table-pause-ends = Přestávka skončí za { $left }.
web-table-pause-open = Přestávka trvá, dokud někdo nenechá partii pokračovat.
web-table-pause-over = Přestávka skončila: partie pokračuje.
web-table-bot-plays = Místo vás hraje bot. Dokud si místo nevezmete zpět, nehlasujete.
web-wait-turn-soon = Rozhoduje { $seat }. Bot bude moci místo převzít za { $left }.
web-wait-turn-now = { $seat } nechává všechny dlouho čekat. Místo může převzít bot.
web-wait-vote-now = { $seat } tu není a chybí tento hlas. Místo může převzít bot.
web-wait-you-soon = Ostatní na vás čekají. Přenechat vaše místo botovi budou moci za { $left }.
web-wait-you-now = Ostatní na vás čekají a mohou už přenechat vaše místo botovi.

# Hráči a hodiny

web-players-bot-instead = zatím tu hraje bot
web-players-resigned = partie vzdána; dál hraje bot
web-players-away = není u stolu
web-clock-left = Zbývající čas
web-clock-bank = Časová rezerva
web-clock-days = { $days } d { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-clock-minutes = { $time }

# Rozhodování

web-decision-why = Proč nemohu?
web-decision-show = Ukázat na plánu
web-decision-why-more = a další ({ $count })
web-decision-nothing-refused = Nic z toho, co by vás mohlo napadnout, tu není zakázáno.
web-decision-rule = Pravidlo { $rule }
web-decision-rules = Otevřít pravidla
web-decision-no-rule = Toto pravidlo v soupisu není.
web-decision-waits = Rozhoduje { $seat }.
web-decision-paused = Dokud je partie pozastavena, nikdo nerozhoduje.
web-decision-nobody = Není o čem rozhodovat.
web-decision-telling = Sledujte, co se děje…
web-forecast = Co se chystá
web-forecast-urgent = Pozor
# The rest of what is coming, behind a button.
web-forecast-more = Další: { $count }
web-forecast-less = Zobrazit méně
web-scene = Co se děje
web-scene-next = Dále
web-scene-skip = Přeskočit
web-alarm = Pozor
web-decision-filter = { $count ->
    [one] Hledat mezi { $count } možností
    [few] Hledat mezi { $count } možnostmi
    [many] Hledat mezi { $count } možnosti
   *[other] Hledat mezi { $count } možnostmi
}
web-decision-on-board = Vyberte na plánu, nebo otevřete seznam možností ({ $count })
web-decision-below = níže ještě { $count }
web-decision-none-found = Hledání neodpovídá žádná možnost.
web-decision-sure = Potvrďte dalším stisknutím
web-decision-only = Nic jiného teď vybrat nejde.
web-decision-auto = Jediná možnost se zvolí sama.
web-decision-announced = { $count ->
    [one] { $call }: { $text } { $count } možnost.
    [few] { $call }: { $text } { $count } možnosti.
    [many] { $call }: { $text } { $count } možnosti.
   *[other] { $call }: { $text } { $count } možností.
}
web-news-earlier = { $count ->
    [one] { $count } dřívější událost je v kronice.
    [few] { $count } dřívější události jsou v kronice.
    [many] { $count } dřívější události je v kronice.
   *[other] { $count } dřívějších událostí je v kronice.
}
web-decision-undo = Vzít zpět
web-decision-undo-text = Vezměte zpět svou poslední volbu.
web-decision-undo-ask = Požádat o krok zpět
web-decision-undo-asks = Ostatní musí souhlasit: od té doby se něco odhalilo nebo volil někdo jiný.

# Hlasování

web-vote = Otázka pro všechny u stolu
web-vote-undo = { $count ->
    [one] { $seat } žádá o vrácení { $count } volby.
    [few] { $seat } žádá o vrácení { $count } voleb.
    [many] { $seat } žádá o vrácení { $count } volby.
   *[other] { $seat } žádá o vrácení { $count } voleb.
}
web-vote-end = { $seat } navrhuje partii tady ukončit a spočítat body.
web-vote-pause = { $seat } navrhuje přestávku, která potrvá, dokud někdo nenechá partii pokračovat.
web-vote-passes = Všichni souhlasí. Rozhodnutí padne za { $left }: do té doby se ještě může vrátit hráč, za kterého hraje bot.
web-vote-lapses = Souhlasit musí všichni; hlasování propadne za { $left }.
web-vote-lapsed = Hlasování propadlo: ne všichni souhlasili.
web-vote-missing = Zatím bez odpovědi: { $names }.
web-vote-agreed = Souhlasí: { $names }
web-vote-agree = Souhlasím
web-vote-decline = Nesouhlasím
web-vote-withdraw = Vzít otázku zpět
web-vote-declined-undo = { $seat } nesouhlasí: nic se nebere zpět.
web-vote-declined-end = { $seat } nesouhlasí: partie pokračuje.
web-vote-declined-pause = { $seat } nesouhlasí: delší přestávka nebude.
web-vote-played-on = { $seat } hraje dál, a to znamená ne.
web-vote-withdrawn = { $seat } bere otázku zpět.

# Kronika a chat

web-chronicle-of = Jen to, co udělal jeden hráč
web-chronicle-search = Hledat v kronice
web-chronicle-earlier = Ukázat dřívější
web-chronicle-none = Nic takového se nestalo.
web-chronicle-empty = Zatím se nic nestalo.
web-chronicle-jump = Podívat se na tuto chvíli znovu
web-chat-empty = Zatím nikdo nic nenapsal.
web-chat-say = Napište něco
web-chat-send = Odeslat
web-chat-mute = ztlumit
web-chat-unmute = zrušit ztlumení

# Nabídka a její okna

web-menu = Nabídka stolu
web-menu-leave = Přenechat místo botovi
web-menu-take-back = Vzít si místo zpět
web-menu-pause = Pozastavit partii
web-menu-pauses-left = { $count ->
    [one] zbývá { $count } přestávka
    [few] zbývají { $count } přestávky
    [many] zbývá { $count } přestávky
   *[other] zbývá { $count } přestávek
}
web-menu-offer-pause = Navrhnout delší přestávku
web-menu-resume = Pokračovat
web-menu-hand-over = Přenechat místo botovi: { $seat }
web-menu-in = možné za { $left }
web-menu-offer-end = Navrhnout konec
web-table-end-text = Pokud všichni souhlasí, partie teď skončí a body se spočítají.
web-table-end-yes = Zeptat se ostatních
web-menu-resign = Vzdát partii
web-table-resign-text = Partii za vás dohraje bot. Nelze to vzít zpět.
web-table-resign-yes = Ano, vzdávám se
web-menu-link = Odkaz na tento stůl
web-table-link-text = Kdo má tento odkaz, může přihlížet, a dokud je volno, i usednout.
web-menu-text = Stůl jako text
web-menu-keys = Klávesové zkratky
web-menu-sound-on = Zapnout zvuky
web-menu-sound-off = Vypnout zvuky
web-menu-rules = Pravidla této hry
web-keys-options = Zvolit možnost její klávesou
web-keys-walk = Procházet možnosti, volit
web-keys-to-board = Přejít na plán a zpět k možnostem
web-keys-undo = Krok zpět, nebo o něj požádat ostatní
web-keys-why = Co teď nejde udělat a proč
web-keys-text = Přečíst stůl jako text
web-keys-escape = Přeskočit scénu, zavřít vysvětlení
web-keys-board = Přiblížit a posouvat plán
web-keys-fit = Ukázat celý plán
web-keys-help = Tento seznam
web-keys-touch = Prstem: podržte možnost a uvidíte, co přinese; klepnutím ji zvolíte.
web-hint-board = Klikněte na cokoli na plánu a dočtete se, co to je; na to, co právě můžete zvolit, klikněte pravým tlačítkem.
web-hint-board-touch = Klepněte na cokoli na plánu a dočtete se, co to je; na tom, co právě můžete zvolit, podržte prst.

# Prohlížení plánu

web-board-closer = Přiblížit
web-board-farther = Oddálit
web-board-fit = Celý plán

# A hint

web-hint = Nápověda
web-hint-text = Co je tu nejlepší a proč. Všichni se dozvědí, že jste si vzali nápovědu.
web-hint-thinking = Hledá se nápověda…
web-hint-title = Nápověda k tomuto rozhodnutí
web-hint-first = Nejlepší podle nápovědy
web-hint-second = Druhé nejlepší podle nápovědy
web-hint-said = Nápověda. { $text }
web-hint-line = { $label }: { $steps }.
web-hint-close = Zavřít nápovědu
web-keys-hint = Nápověda k tomuto rozhodnutí

# Učitel v partii s průvodcem

web-teacher = Učitel
web-teacher-step = Krok { $step } z { $steps }
web-teacher-suggested = Učitel to radí.
web-teacher-back = Vzít to zpět
web-teacher-alone = Dál bez učitele
web-teacher-go-on = Hrát dál
web-teacher-again = Znovu poslouchat učitele
web-teacher-restart = Začít lekci od začátku
web-teacher-fold = Skrýt slova učitele
web-teacher-unfold = Ukázat slova učitele

## The first decision of a kind

web-first-title = Poprvé
web-first-brief = V kostce
web-first = Věta k tomu, co je nové
web-first-text = První rozhodnutí každého druhu řekne, k čemu je a nač se dívají dobří hráči.
web-first-forget = Říkat všechny znovu
web-first-forgotten = Budou znovu

## What words mean

web-words = Slova hry
web-words-others = Ostatní slova
web-words-all = Všechna slova
web-keys-words = Přečíst, co znamenají slova
