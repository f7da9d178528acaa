# Why a hall refuses something.

# Who you are

error-need-name = Nejdřív si zvolte jméno.
error-token = Tento token neplatí.
error-token-scope = { $needed ->
    [play] Tento token smí jen přihlížet. Vytvořte takový, který smí i hrát.
   *[account] Tento token nemá přístup k účtu. Vytvořte takový, který smí všechno.
}
error-origin = Tento požadavek nepřichází ze stránky této síně.
error-host = Toto není adresa této síně.
error-already-in = Už jste přihlášeni.
error-has-account = Účet už máte.
error-email-taken = Účet s touto e-mailovou adresou už existuje.
error-no-email = Oznámení e-mailem vyžadují účet s e-mailovou adresou.
error-webhook-private = Tato síň neposílá oznámení na adresy vlastní sítě.
error-login = E-mailová adresa nebo heslo nesouhlasí.
error-password = Heslo nesouhlasí.
error-no-account = Účet ještě nemáte: host heslo nemá.
error-no-mail = Tato síň neposílá poštu. Zeptejte se toho, kdo ji provozuje.
error-link = Tento odkaz už neplatí; požádejte o nový.
error-too-many-tokens = Tokenů už máte { $limit }; nejdřív jeden smažte.
error-no-such-token = Takový token nemáte.

# What was asked

error-invalid-input = { $fault ->
    [missing] Chybí pole { $field }.
    [unknown] Pole { $field } tu není.
    [kind] Pole { $field } má hodnotu nesprávného druhu.
    [choice] Pole { $field } nemá žádnou z povolených hodnot.
    [least] Hodnota pole { $field } musí být nejméně { $limit }.
    [most] Hodnota pole { $field } smí být nejvýše { $limit }.
    [short] Pole { $field } je příliš krátké; nejmenší délka je { $limit }.
    [long] Pole { $field } je příliš dlouhé; největší délka je { $limit }.
    [json] To, co bylo odesláno, není ve formátu JSON.
   *[other] Pole { $field } není v pořádku.
}
error-field-name = Jméno má 1 až { $most } viditelných znaků.
error-field-label = Napište, k čemu token slouží (1 až { $most } znaků).
error-field-email = Tohle není e-mailová adresa.
error-field-password = Heslo má { $least } až { $most } znaků.
error-field-webhook = Adresa pro oznámení začíná na http:// nebo https:// a nemá mezery, heslo ani písmena mimo latinku.
error-field-player = Hledané jméno má nejvýše { $most } znaků.
error-bad-request = Síň tomuto požadavku nerozumí.
error-not-understood = Síň této zprávě nerozumí.
error-not-found = Tady nic není.
error-method = To tady nejde.
error-too-big = To je víc, než síň najednou přijme.
error-too-fast = Příliš mnoho najednou; chvíli počkejte.
error-too-slow = Tento požadavek přicházel příliš dlouho.
error-inside = V síni se něco pokazilo.
error-database = Síň teď nemůže používat svou databázi.
error-disk-full = Disk této síně je plný.

# Tables

error-no-such-table = Takový stůl není.
error-other-version = Tento stůl byl otevřen pro hru { $name } s pravidly ve verzi { $version } a sadou { $pack }, které tato síň nemá.
error-damaged-match = Partie u tohoto stolu je poškozená a nedá se zobrazit.
error-no-such-seat = U tohoto stolu takové místo není.
error-no-such-position = Taková pozice v partii není.
error-last-position = Z této partie lze ukázat už jen poslední pozici, číslo { $choices }.
error-no-such-game = Takovou hru tato síň nemá.
error-setup-value = { $setup }: taková možnost není.
error-setup-twice = { $setup }: něco je vybráno dvakrát.
error-setup-unknown = Tato hra nemá volbu { $name }.
error-setup-seats = { $setup }: jen při počtu hráčů { $counts }.
error-setup-needs = { $setup }: jen spolu s volbou „{ $needed_setup }“.
error-setup-each = { $setup }: vybraných je { $count }, hráčů { $seats }.
error-clock = Nastavte čas delší než nula.
error-bots = Takový bot není, nebo je botů víc než míst.
error-too-many-tables = Máte otevřeno příliš mnoho stolů; nejdřív jeden dohrajte nebo zavřete.
error-too-many-today = Dnes už víc stolů otevřít nemůžete. Zkuste to zítra.
error-not-host = To smí jen hostitel stolu.
error-already-started = Partie už začala.
error-closed = Tento stůl je zavřený.
error-empty-seat = Toto místo je prázdné: { $seat }.
error-seat-taken = Tam už někdo sedí.
error-not-your-seat = To není vaše místo.
error-not-seated = U tohoto stolu nesedíte.
error-not-playing = U tohoto stolu se nehraje.
error-not-finished = Partie ještě neskončila.
error-others-eyes = Dokud partie trvá, můžete si ji zpětně prohlížet jen ze svého pohledu.
error-paused = Partie je pozastavena.
error-not-now = To teď nejde.
error-not-your-turn = Nejste na tahu.
error-late = Mezitím se něco stalo; podívejte se znovu.
error-bot-plays = Na tomto místě hraje bot; nejdřív si místo vezměte zpět.
error-bot-decides = Čas na toto rozhodnutí vypršel, a tak ho udělá bot. Další už bude vaše.
error-no-pauses = V této partii už žádnou přestávku nemáte: každý má 3. Navrhněte delší přestávku.
error-nobody-waits = Na tohoto hráče nikdo nečeká.
error-hints-off = U tohoto stolu nejsou nápovědy povoleny.
error-hint-unknown-game = Pro tuto hru nápovědy nejsou.
error-hint-one-option = Je tu jen jedna možnost, nápověda není potřeba.
error-hint-lesson = V partii s učitelem vám radí učitel.
error-hint-failed = Nápovědu se nepodařilo najít. Zkuste to znovu.
error-analysis-unknown-game = Partie této hry tu nelze rozebrat.
error-analysis-failed = Rozbor se nezdařil. Zkuste to znovu.
error-no-such-puzzle = Taková úloha není.
error-try-over = V tomto pokusu už není co volit. Vraťte volbu, nebo začněte znovu.
error-nothing-to-choose = V této chvíli není co volit.
error-nothing-tried = Nejdřív něco zvolte.
error-try-failed = Posouzení se nezdařilo. Zkuste to znovu.
error-wait-longer = { $minutes ->
    [one] Bot může místo převzít nejdříve za { $minutes } minutu.
    [few] Bot může místo převzít nejdříve za { $minutes } minuty.
    [many] Bot může místo převzít nejdříve za { $minutes } minuty.
   *[other] Bot může místo převzít nejdříve za { $minutes } minut.
}
error-resigned = Na tomto místě je partie vzdána.
error-no-vote = Není o čem hlasovat.
error-no-lesson = Tato hra nemá partii s průvodcem.
error-other-vote = Mezitím padla jiná otázka. Než odpovíte, přečtěte si ji.
error-nothing-to-undo = Není co vzít zpět.
error-chat-fast = Píšete příliš rychle; chvíli počkejte.
error-chat-length = Zpráva nesmí být prázdná ani příliš dlouhá.
error-muted = Hostitel stolu vám vypnul chat.
error-rated-account = Ke hře u hodnoceného stolu potřebujete účet.
error-rated-clock = Hodnocený stůl potřebuje hodiny.
error-rated-hints = U hodnoceného stolu nejsou nápovědy. Vypněte je.
error-rated-one-seat = U hodnoceného stolu má každý jen jedno místo.
error-rated-people = Hodnocená partie potřebuje aspoň dva lidi.
error-rated-bot = U hodnoceného stolu nelze místo na čas přenechat botovi. Hrajte dál, nebo se vzdejte.
error-rated-undo = U hodnoceného stolu lze vzít zpět jen to, co nic neodhalilo.
error-no-such-page = Taková stránka tu není.
error-not-yourself = Sebe nemůžete sledovat ani zablokovat.
error-too-many-ties = Počet lidí, které sledujete nebo blokujete, dosáhl { $limit }. Nejdřív někoho odeberte.
error-kept-apart = Sem si nemůžete sednout: s někým u tohoto stolu se nemáte potkávat.
error-no-such-person = Nikdo takový u tohoto stolu není.

# Turn notices by mail

notice-subject = { $count ->
    [one] Jste na tahu
    [few] Jste na tahu u { $count } stolů
    [many] Jste na tahu u { $count } stolu
   *[other] Jste na tahu u { $count } stolů
}
notice-greeting = Dobrý den, { $names },
notice-turn = { $names-count ->
    [0] jste na tahu ve hře { $game }.
   *[other] jste na tahu ve hře { $game }. U stolu: { $names }.
}
notice-time-left = { $hours ->
    [0] Zbývá méně než hodina.
    [one] Zbývá { $hours } hodina.
    [few] Zbývají { $hours } hodiny.
    [many] Zbývá { $hours } hodiny.
   *[other] Zbývá { $hours } hodin.
}
notice-farewell = Tuto zprávu dostáváte, protože máte v této síni zapnutá oznámení o svém tahu. Vypnout je můžete v nastavení.

# Where the client is not built

page-not-built = Stránky této síně nejsou sestavené
page-not-built-text = Síň sama běží. Kdo ji spouští ze zdrojového kódu, sestaví její stránky tímto příkazem ve složce projektu:

# A new password by mail

reset-subject = Nové heslo do Longhallu
reset-text = někdo, nejspíš vy, požádal o nové heslo k vašemu účtu v této síni. Během hodiny si je můžete nastavit zde:
reset-farewell = Pokud jste to nebyli vy, nemusíte nic dělat: heslo zůstane stejné.

# Confirming an e-mail address by mail

confirm-subject = Potvrďte prosím svou e-mailovou adresu
confirm-text = někdo, nejspíš vy, uvedl tuto adresu u účtu v této síni. Potvrďte prosím do týdne, že je vaše:
confirm-farewell = Pokud jste to nebyli vy, nemusíte nic dělat: síň vám už nenapíše.
taken-subject = Účet už máte
taken-text = někdo, nejspíš vy, chce založit účet s touto adresou. Takový účet už existuje. Přihlaste se nebo si nastavte nové heslo zde:
taken-farewell = Pokud jste to nebyli vy, nemusíte nic dělat: nic se nezměnilo.

# Dveře do místní sítě

error-door = To může udělat jen někdo u počítače, na kterém byla tato síň spuštěna.
error-no-network = Tento počítač není v žádné místní síti, nebo je tam adresa obsazená.
# Turnaje

error-no-such-tournament = Takový turnaj není.
error-not-organiser = To smí jen pořadatel turnaje.
error-tournament-table = Toto je stůl turnaje: kdo kde sedí a kdy je přestávka, určují jeho pravidla, a o ničem se tu nehlasuje.
error-tournament-status = V této fázi turnaje to nejde.
error-tournament-closed = Do tohoto turnaje se už přihlásit nedá.
error-tournament-code = Tento turnaj je pro pozvané. Použijte odkaz z pozvánky.
error-tournament-account = Tento turnaj je pro hráče s účtem.
error-tournament-full = { $most ->
    [one] V tomto turnaji je místo pro { $most } hráče a je plno.
   *[other] V tomto turnaji je místo pro { $most } hráčů a je plno.
}
error-tournament-out = Tento turnaj už pro vás skončil.
error-tournament-not-in = V tomto turnaji nehrajete.
error-tournament-no-player = V tomto turnaji takový hráč není.
error-tournament-few = Turnaj potřebuje aspoň dva hráče.
error-tournament-form = { $field ->
    [points] Zadejte počet bodů za každé místo; žádný nesmí být vyšší než ten před ním.
    [group] Skupina je aspoň tak velká jako stůl.
    [advance] Od stolu postupuje méně hráčů, než u něj sedí.
    [qualify] Ze skupiny nemůže postoupit víc hráčů, než v ní hraje.
    [moved] Postoupit a sestoupit může nejvýš polovina ligy.
   *[other] V této podobě se turnaj hrát nedá.
}
error-tournament-clock = Turnaj potřebuje hodiny: bez nich by nepřítomný hráč zdržel všechny.
error-tournament-no-match = V tomto kole taková partie není.
error-tournament-places = Zadejte jedno místo pro každého z hráčů ({ $seats }): 1 pro vítěze a po shodě se vynechají místa, která zabírá. Aspoň jeden hráč musel hrát.
error-tournament-too-late = Podle tohoto výsledku se už nasadilo další kolo, takže platí.
error-tournament-season = Další sezona už je otevřená.
error-too-many-tournaments = Už pořádáte { $most } { $most ->
    [one] turnaj
    [few] turnaje
   *[other] turnajů
}. Nejdřív jeden ukončete.

# Pořádek v síni

error-seat-held = Toto místo čeká na hráče { $name }.
error-banned-here = Hostitel vás u tohoto stolu nechce.
error-banned = Máte zákaz vstupu do této síně.
error-muted-everywhere = Správci této síně vás na čas umlčeli.
error-watchers-chat = U tohoto stolu píšou během partie jen hráči.
error-chat-slow = Diváci mohou napsat jen několik zpráv za minutu. Chvíli počkejte.
error-not-keeper = To mohou jen správci této síně.
error-no-such-report = Žádné takové nevyřízené nahlášení není.

# Nainstalovaná aplikace bez sítě

page-offline = Jste bez připojení
page-offline-text = Síň teď není dostupná. Vaše partie jsou v ní v bezpečí; vraťte se, až připojení zase bude.
page-offline-again = Zkusit znovu
