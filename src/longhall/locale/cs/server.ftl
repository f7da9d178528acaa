# Why a hall refuses something.

# Who you are

error-need-name = Nejdřív vstup: zvol si jméno.
error-token = Tento token neplatí.
error-origin = Tento požadavek nepřichází ze stránky této síně.
error-already-in = Už jsi uvnitř.
error-has-account = Účet už máš.
error-email-taken = Účet s touto e-mailovou adresou už existuje.
error-no-email = Oznámení e-mailem vyžadují účet s e-mailovou adresou.
error-webhook-private = Tato síň neposílá oznámení na adresy vlastní sítě.
error-login = E-mailová adresa nebo heslo nesouhlasí.
error-password = Heslo nesouhlasí.
error-no-account = Účet ještě nemáš: host heslo nemá.
error-no-mail = Tato síň neposílá poštu, takže ti nové heslo dát nemůže; obrať se na toho, kdo ji provozuje.
error-reset = Tento odkaz už neplatí; požádej o nový.
error-too-many-tokens = Tokenů už máš { $limit }; nejdřív jeden smaž.
error-no-such-token = Takový token nemáš.

# What was asked

error-invalid-input = Pole { $field } není v pořádku: { $reason }.
error-bad-request = Síň tomuto požadavku nerozumí.
error-not-understood = Síň této zprávě nerozumí.
error-not-found = Tady nic není.
error-method = To tady nejde.
error-too-big = To je víc, než síň najednou přijme.
error-too-fast = Příliš mnoho najednou; chvíli počkej.
error-inside = V síni se něco pokazilo.
error-database = Síň se nemůže spojit se svou databází.

# Tables

error-no-such-table = Takový stůl není.
error-other-version = Tento stůl byl otevřen pro hru { $name } s pravidly ve verzi { $version } a sadou { $pack }, které tato síň nemá.
error-damaged-match = Partie u tohoto stolu je poškozená a nedá se zobrazit.
error-no-such-seat = U tohoto stolu takové místo není.
error-no-such-position = Taková pozice v partii není.
error-setup = Stůl takto připravit nelze: { $reason }.
error-clock = Hodiny potřebují nějaký čas.
error-bots = Takový bot není, nebo je botů víc než míst.
error-too-many-tables = Máš rozehráno příliš mnoho stolů; nejdřív jeden dohraj nebo zavři.
error-not-host = To smí jen hostitel stolu.
error-already-started = Partie už začala.
error-closed = Tento stůl je zavřený.
error-empty-seat = Místo { $seat } je prázdné.
error-seat-taken = Tam už někdo sedí.
error-not-your-seat = To není tvoje místo.
error-not-seated = U tohoto stolu nesedíš.
error-not-playing = U tohoto stolu se nehraje.
error-not-finished = Partie ještě neskončila.
error-paused = Partie je pozastavena.
error-not-now = To teď nejde.
error-not-your-turn = Teď nevolíš ty.
error-late = Mezitím se něco stalo; podívej se znovu.
error-bot-plays = Za toto místo hraje bot; nejdřív si ho vezmi zpět.
error-resigned = Toto místo bylo vzdáno.
error-no-vote = Není s čím souhlasit.
error-nothing-to-undo = Tam není co vrátit.
error-chat-fast = Říkáš příliš mnoho najednou; chvíli počkej.
error-chat-length = Zpráva nesmí být prázdná ani příliš dlouhá.
error-muted = Hostitel stolu ti vypnul chat.
error-no-such-person = Nikdo takový u tohoto stolu nepromluvil.

# Turn notices by mail

notice-subject = { $count ->
    [one] Jsi na tahu
    [few] Jsi na tahu u { $count } stolů
    [many] Jsi na tahu u { $count } stolu
   *[other] Jsi na tahu u { $count } stolů
}
notice-greeting = Ahoj { $names },
notice-turn = { $names-count ->
    [0] jsi na tahu ve hře { $game }.
   *[other] jsi na tahu ve hře { $game }. U stolu: { $names }.
}
notice-time-left = { $hours ->
    [0] Zbývá méně než hodina.
    [one] Zbývá { $hours } hodina.
    [few] Zbývají { $hours } hodiny.
    [many] Zbývá { $hours } hodiny.
   *[other] Zbývá { $hours } hodin.
}
notice-farewell = Tuto zprávu dostáváš, protože máš v této síni zapnutá oznámení o svém tahu. Vypnout je můžeš v nastavení.

# Where the client is not built

page-not-built = Stránky této síně nejsou sestavené
page-not-built-text = Síň sama běží. Kdo ji spouští ze zdrojů, sestaví její stránky tímto příkazem ve složce projektu:

# A new password by mail

reset-subject = Nové heslo do Longhallu
reset-text = někdo, snad ty, požádal o nové heslo ke tvému účtu v této síni. Během hodiny si je můžeš nastavit zde:
reset-farewell = Pokud to nebylo na tvou žádost, nedělej nic: heslo zůstane, jaké je.
