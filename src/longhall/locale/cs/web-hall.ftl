# Stránky síně: vstup, otevírání stolů, jejich hledání.

web-error-offline = Síň není dostupná. Nevypadlo spojení?
web-error-again = Zkusit znovu

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
web-nav-about = O Longhallu
web-nav-account = Vy a váš účet
web-come-in = Vstoupit
web-unofficial = Neoficiální, nekomerční stůl od příznivců těchto her, který nemá nic společného s jejich autory ani vydavateli. Pokud se vám hra líbí, kupte si ji.
web-close = Zavřít

# Settings

web-settings = Nastavení
web-language = Jazyk
web-theme = Osvětlení
web-theme-system = podle zařízení
web-theme-dark = tmavé
web-theme-light = světlé
web-speed = Boti a scény
web-speed-slow = pomalu
web-speed-normal = normálně
web-speed-fast = rychle
web-speed-off = hned výsledek
web-sound = Zvuky
web-sound-text = Tiché zvuky, když jste na tahu a když se něco stane.
web-autoplay = Automaticky zvolit jedinou možnost
web-autoplay-text = Když jde udělat jen jedna věc, udělá se sama.
web-confirm = Ptát se před tím, co nejde vrátit
web-confirm-text = Otázka před volbami, které už nikdo nevezme zpět.
web-hotkeys = Volit jednotlivými klávesami
web-hotkeys-text = U stolu se dá volit písmeny a číslicemi. Když to vypnete, zařízení, na které mluvíte nebo které vám předčítá, nic nezvolí omylem.

# Coming in

web-name-title = Jak vám máme říkat?
web-name-text = Toto jméno vidí ostatní u stolu. Účet nepotřebujete; můžete si ho založit později, aby vaše stoly byly i na jiných zařízeních.
web-name-label = Vaše jméno
web-name-suggest = Navrhnout
web-name-login = Mám účet
web-name-enter = Vstoupit
web-name-missing = Napište jméno, nebo si vezměte navržené.
web-name-ideas = Astrid Sněžná Bota; Bjorn Pozdě k večeři; Helga z Dlouhé lavice; Ivar Dobře Vyspaný; Ragna Dvě Rukavice; Torsten Ještě Přemýšlí; Ylva Teplé Dlaně; Sigrid Ještě přidat; Leif Skorošťastlivec; Gunhilda Dobrá Rada

# A page that is not there

web-lost-title = Tady je jen sníh
web-lost-text = Tato cesta nikam nevede. Možná je v adrese překlep, nebo to, co tu bylo, už není.
web-lost-back = Zpět do síně
web-lost-trouble = Teď to nelze ukázat

# The games

web-game-seats = { $most ->
    [few] { $least }–{ $most } hráči
   *[other] { $least }–{ $most } hráčů
}
web-game-seats-only = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
    [many] { $n } hráče
   *[other] { $n } hráčů
}
web-length-90 = asi hodina a půl
web-length-120 = dvě hodiny i déle
web-weight-middle = přiměřeně pravidel
web-weight-heavy = hodně pravidel

# The hall

web-hall-title = Místo u ohně pro dlouhé zimní večery
web-hall-text = Velké zimní deskové hry v prohlížeči, s přáteli nebo proti botům. Stůl zná pravidla, řekne, co můžete udělat a proč něco nejde, a rozehranou partii vám podrží. Vyberte si hru a posaďte se; nic to nestojí a účet není potřeba.
web-hall-start = Posadit se a hrát
web-hall-back = Vítejte zpět, { $name }
web-hall-turns = { $n ->
    [0] Ostatní přemýšlejí. Posaďte se k ohni, nebo začněte další hru.
    [one] Čeká na vás { $n } stůl.
    [few] Čekají na vás { $n } stoly.
    [many] Čeká na vás { $n } stolu.
   *[other] Čeká na vás { $n } stolů.
}
web-hall-games = Hry
web-hall-open = Otevřít stůl
web-hall-learn = Učit se
web-hall-learn-game = Učit se: { $title }
web-hall-new = Některou z nich ještě neznáte? Učitel vás provede první partií:
web-learn-begun = Tuto lekci už máte rozehranou
web-learn-begun-text = Partie s učitelem ve hře { $title } čeká tam, kde jste skončili.
web-learn-anew = Začít od začátku
web-learn-go-on = Pokračovat
web-hall-not-yet = Zatím se nedá hrát
web-hall-mine = Vaše stoly
web-hall-open-tables = Hledají hráče
web-hall-open-none = Žádný stůl nečeká na hráče. Otevřete vlastní a nechte někomu židli.
web-hall-join = Přisednout
web-hall-playing = Právě se hraje
web-hall-playing-none = Veřejně teď nikdo nehraje. Oheň ale hoří i tak.
web-hall-watch = Sledovat
web-hall-more = Kudy dál
web-hall-finished = Dohrané partie
web-hall-finished-mine = Dohrané partie, vaše i cizí
web-my-turn = Jste na tahu
web-my-play = Hrát
web-my-go = Přejít
web-my-open = { $seats ->
    [0] lze začít
    [one] { $seats } volná židle
    [few] { $seats } volné židle
    [many] { $seats } volné židle
   *[other] { $seats } volných židlí
}
web-my-paused = pozastavena
web-my-other = rozhoduje { $name }
web-table-by-link = jen přes odkaz
web-chair-free = volno
web-chair-left = Bývalý hráč
web-chair-character = { $name } ({ $level })
web-chair-bot-since = hraje bot, od volby č. { $n }
web-chair-host = hostitel
web-chair-alike = k nerozeznání od jiného jména u tohoto stolu
web-chair-winner = vítězství
web-join-label = Přisednout přes odkaz
web-join-example = { $address }/tables/…
web-join-go = Přejít
web-join-wrong = Tohle nevypadá jako odkaz na stůl. Takový odkaz končí na /tables/ a několik písmen.

# Clocks

web-clock-none = bez hodin
web-clock-live = { $time } na rozhodnutí a { $bank } v rezervě
web-clock-strict = { $time } na rozhodnutí
web-clock-leisure = { $time } na rozhodnutí

# A new table

web-new-title = Nový stůl pro hru { $game }
web-new-which = Která hra?
web-new-not-yet = Tuto hru zde zatím nelze hrát. Její stůl tu bude stát, až bude hotová.
web-new-chairs = Kdo sedí u stolu
web-new-count = Hráči
web-new-chair = Židle { $number }
web-new-me = Vy
web-new-me-text = Na tomto místě hrajete vy, tady na této obrazovce.
web-new-chair-name = Jméno hráče na židli { $number }
web-new-friend = Někdo přes odkaz
web-new-friend-text = Komu pošlete odkaz, nebo kdo přisedne v síni.
web-new-bots = Boti
web-new-main = Partie
web-new-each = vybrat každému
web-new-needs = Vyžaduje: { $what }.
web-new-needs-seats = Jen při počtu hráčů: { $counts }.
web-new-value-seats = „{ $value }“: jen při počtu hráčů { $counts }.
web-new-brings = Mění tato pravidla:
web-new-is = { $option }: { $what }
web-new-rule = Pravidlo { $rule }
web-new-more = Další možnosti
web-new-more-text = Jemnosti pravidel pro ty, kdo hru znají. Výchozí nastavení odpovídá většině vydání.
web-new-changed = { $n ->
    [one] { $n } změněná
    [few] { $n } změněné
    [many] { $n } změněné
   *[other] { $n } změněných
}
web-new-table = Stůl
web-new-access = Kdo smí vstoupit
web-new-link = přes odkaz
web-new-link-text = Stůl najdou jen ti, kdo mají odkaz.
web-new-public = všichni
web-new-public-text = Stůl je vidět v síni: přisednout nebo sledovat smí kdokoli.
web-new-hints = Nápovědy
web-new-hints-on = Povoleny
web-new-hints-off = Nepovoleny
web-new-hints-text = Hráči se smějí počítače zeptat na nejlepší volbu. Všichni se to dozvědí.
web-new-no-hints-text = Nikdo nedostane pomoc od počítače.
web-new-clock = Hodiny
web-new-clock-none = žádné
web-new-clock-none-text = Každý má tolik času, kolik potřebuje.
web-new-clock-live = naživo
web-new-clock-live-text = Na společný večer. Komu dojde čas, za toho hraje bot, dokud si místo nevezme zpět.
web-new-clock-leisure = bez spěchu
web-new-clock-leisure-text = Pár rozhodnutí denně. O svém tahu se můžete dozvědět e-mailem.
web-new-clock-time = Čas na rozhodnutí
web-new-sum-me = { $seats ->
    [one] { $name }
    [few] { $name }, na { $seats } židlích
    [many] { $name }, na { $seats } židle
   *[other] { $name }, na { $seats } židlích
}
web-new-sum-friends = { $n ->
    [one] { $n } židle pro hosta
    [few] { $n } židle pro hosty
    [many] { $n } židle pro hosty
   *[other] { $n } židlí pro hosty
}
web-new-sum-bots = { $n ->
    [one] { $n } bot
    [few] { $n } boti
    [many] { $n } bota
   *[other] { $n } botů
}
web-new-start = Začít
web-new-start-text = Partie začne hned.
web-new-watch = Sledovat hru botů
web-new-open = Otevřít stůl
web-new-open-text = Dostanete odkaz k rozeslání; partie začne, až budou všichni tady.

# Before a match begins

web-lobby-title = Stůl je připravený pro hru { $game }
web-lobby-closed = Tento stůl byl zavřen. Nový otevřete za chvilku.
web-lobby-lost = Spojení se přerušilo. Zkoušíme to znovu…
web-lobby-here = { $watching ->
    [0] Teď u stolu: { $seated }.
   *[other] Teď u stolu: { $seated }, přihlíží: { $watching }.
}
web-lobby-empty = { $n ->
    [0] Všichni jsou na místě.
    [one] { $n } židle je ještě prázdná: počkejte na někoho, nebo ji dejte botovi.
    [few] { $n } židle jsou ještě prázdné: počkejte na někoho, nebo je dejte botům.
    [many] { $n } židle je ještě prázdné: počkejte na někoho, nebo je dejte botům.
   *[other] { $n } židlí je ještě prázdných: počkejte na někoho, nebo je dejte botům.
}
web-lobby-wait-seats = Čeká se, až budou všechny židle obsazené.
web-lobby-wait-host = Čeká se, až hostitel začne.
web-lobby-invite = Pozvat ostatní
web-lobby-invite-link = Stůl najdou jen ti, kdo mají tento odkaz.
web-lobby-invite-public = Stůl je vidět v síni. S tímto odkazem ho najdou hned.
web-lobby-copy = Kopírovat odkaz
web-lobby-copied = Odkaz je zkopírován.
web-lobby-close = Zavřít stůl
web-lobby-close-text = Hrát se nebude; všichni u stolu se to dozvědí.
web-lobby-close-done = Stůl je zavřen.
web-lobby-continued = Navazuje na dohranou partii po volbě č. { $n }
web-lobby-setup = Co se bude hrát
web-lobby-clock = Hodiny: { $clock }
web-lobby-hints = Nápovědy: { $allowed ->
    [true] povoleny
   *[false] nepovoleny
}
web-lobby-usual = Základní hra bez modulů a variant
web-lobby-free = volná židle
web-lobby-awaited = čeká na: { $name }
web-lobby-offered = Sednout si na židli { $number }
web-lobby-role = Hráč { $number } ({ $role })
web-lobby-you = vy
web-lobby-bot = bot: { $level }
web-lobby-present = je tady
web-lobby-away = není tu
web-lobby-sit = Sednout si sem
web-lobby-sit-too = Hrát i na tomto místě
web-lobby-stand = Vstát
web-lobby-give = Kdo hraje na židli { $number }
web-lobby-for-person = pro člověka

# Finished matches

web-finished-whose = Které
web-finished-all = Všechny
web-finished-mine = Jen vaše
web-finished-game = Hra
web-finished-every = všechny hry
web-finished-player = Jméno hráče
web-finished-matches = Partie
web-finished-found = { $n ->
    [0] Nic se nenašlo.
    [one] Nalezena { $n } partie.
    [few] Nalezeny { $n } partie.
    [many] Nalezeno { $n } partie.
   *[other] Nalezeno { $n } partií.
}
web-finished-none = Žádná partie se tu ještě nedohrála. Vaše může být první.
web-finished-nothing = Tomuto hledání neodpovídá žádná dohraná partie.
web-finished-replay = Přehrát
web-finished-more = Ukázat starší

# You and your account

web-account-title = { $name }, tady jste doma
web-account-nobody = Zatím stojíte přede dveřmi
web-account-as-guest = Vstoupit jako host
web-account-make-title = Založit účet
web-account-make-text = Zatím vás zná jen tento prohlížeč. S e-mailovou adresou a heslem najdete své stoly na každém zařízení.
web-account-make-mail-text = Zatím vás zná jen tento prohlížeč. S e-mailovou adresou a heslem najdete své stoly na každém zařízení a server vám může napsat, když jste na tahu.
web-account-make = Založit účet
web-account-made = Teď máte účet.
web-account-pending = Na adresu { $email } odešel e-mail. Otevřete odkaz v něm a adresa bude vaše.
web-email = E-mailová adresa
web-password = Heslo
web-password-new = Nové heslo
web-password-text = Nejméně 8 znaků.
web-login-title = Přihlásit se
web-login-go = Přihlásit se
web-login-forgot = Heslo si nepamatuji
web-login-guest-text = Pokud máte účet, přihlaste se. Stoly tohoto hosta zůstanou u jeho jména.
web-you-title = Vy
web-you-rename = Změnit jméno
web-you-renamed = Jméno je změněno.
web-you-since = Tady od: { $date }
web-keys-title = E-mail a heslo
web-keys-email-now = Vaše e-mailová adresa: { $email }
web-keys-email = Změnit e-mailovou adresu
web-keys-email-new = Nová e-mailová adresa
web-keys-email-changed = E-mailová adresa je změněna.
web-keys-password = Změnit heslo
web-keys-password-old = Dosavadní heslo
web-keys-password-changed = Heslo je změněno; všude jinde vás síň odhlásila.
web-notices-title = Oznámení
web-notices-text = U stolů hraných bez spěchu vám síň může dát vědět, když jste na tahu.
web-notices-email = E-mailem
web-notices-email-text = Jeden e-mail za každý váš tah, nebo jeden společný pro více stolů.
web-notices-email-guest = Vyžaduje účet s e-mailovou adresou.
web-notices-webhook = Na vaši webovou adresu (webhook)
web-notices-webhook-text = Síň tam posílá krátkou podepsanou zprávu. Když pole necháte prázdné, neposílá nic.
web-notices-save = Uložit adresu
web-notices-saved = Uloženo.
web-notices-key = Zprávy jsou podepsány tímto klíčem:
web-tokens-title = Klíče pro programy
web-tokens-text = Token dovolí vašemu programu, třeba vlastnímu botovi, hrát a číst vaším jménem. Střežte ho jako heslo.
web-tokens-once = Zkopírujte si token teď; znovu se neukáže.
web-tokens-copy = Kopírovat token
web-tokens-copied = Zkopírováno
web-tokens-label = K čemu je
web-tokens-example = můj bot
web-tokens-scope = Co smí
web-tokens-scope-read = Přihlížet
web-tokens-scope-play = Přihlížet a hrát
web-tokens-scope-account = Všechno, i měnit účet
web-tokens-make = Vytvořit token
web-tokens-delete = Smazat token { $label }
web-tokens-deleted = Token { $label } je smazán.
web-leave-title = Odchod
web-leave-text = Vaše data jsou vaše: vezměte si je jako soubor, nebo nechte všechno smazat. Odehrané partie zůstanou, s prázdnou židlí na vašem místě.
web-leave-logout = Odhlásit se
web-leave-everywhere = Odhlásit se všude
web-leave-export = Stáhnout má data
web-leave-delete = Smazat všechno
web-leave-delete-text = { $name }, síň smaže všechno, co o vás ví, i všechny vaše zprávy. Kde hrajete, nastoupí boti. Vrátit to nelze.
web-leave-delete-sure = Smazat to všechno
web-leave-deleted = Všechno je smazáno. Sbohem.
web-leave-guest-text = { $name }, bez účtu po odhlášení není cesty zpět k tomuto jménu a jeho stolům.
web-leave-guest-sure = Přesto odhlásit
web-leave-stay = Zůstat

# A new password

web-reset-title = Nové heslo
web-reset-forgot-text = Zadejte e-mailovou adresu svého účtu a síň tam pošle odkaz k nastavení nového hesla.
web-reset-ask = Poslat odkaz
web-reset-sent = Pokud existuje účet s adresou { $email }, zpráva s odkazem je na cestě. Odkaz platí hodinu.
web-reset-text = Zvolte si nové heslo. Tady vás síň hned přihlásí a všude jinde odhlásí.
web-reset-set = Nastavit heslo
web-reset-again = Požádat o jiný odkaz
web-confirm-title = Vaše e-mailová adresa
web-confirm-done = Děkujeme. Vaše e-mailová adresa je potvrzena.
web-confirm-account = K vašemu účtu
web-confirm-needed = Tato adresa ještě není potvrzena, a tak na ni síň neposílá oznámení. Otevřete odkaz ve zprávě, která na ni přišla.
web-confirm-again = Poslat odkaz znovu
web-confirm-sent = Zpráva s odkazem je na cestě.

## Ways to a table

web-ways = Jak hrát
web-ways-learn = Učte se hrou
web-ways-learn-new = Jste tu poprvé? Učitel vás provede první partií krok za krokem; první volba přijde hned.
web-ways-learn-text = Učitel vás provede partií krok za krokem.
web-ways-quick = Hrát hned
web-ways-quick-text = { $bots ->
    [one] Vy a { $bots } mírný bot; vše je připravené.
    [few] Vy a { $bots } mírní boti; vše je připravené.
   *[other] Vy a { $bots } mírných botů; vše je připravené.
}
web-ways-quick-go = Hrát teď
web-ways-own = Po svém
web-ways-own-text = Přátelé, boti a pravidla podle vás.
web-ways-own-go = Vybrat níže
