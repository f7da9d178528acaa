# Kdo ke stolu přijde a kdo ne

web-lobby-hold = Podržet někomu židli { $number }
web-lobby-hold-for = Podržet pro…
web-lobby-release = Uvolnit židli
web-lobby-remove = Odebrat
web-lobby-remove-title = Odebrat hráče { $name } od stolu?
web-lobby-remove-text = Odebraný hráč si může znovu sednout. Hráč se zákazem ke stolu nevejde, dokud zákaz nezrušíte.
web-lobby-remove-yes = Odebrat
web-lobby-ban = Odebrat a zakázat vstup
web-lobby-banned = Zákaz vstupu ke stolu
web-lobby-unban = Zrušit zákaz
web-my-invited = čeká tu na vás židle
web-new-watchers = Diváci mohou psát
web-new-watchers-text = Odděleně od chatu hráčů: hráči to uvidí až po partii.

# Co píšou diváci a co se nahlašuje

web-chat-watcher = divák
web-chat-watching = Hráči to uvidí až po partii.
web-chat-closed = U tohoto stolu píšou během partie jen hráči.
web-chat-report = nahlásit
web-report-title = Nahlásit: { $name }
web-report-text = Správci síně si nahlášení přečtou spolu s tím, co tato osoba u stolu napsala.
web-report-why = Co je špatně?
web-report-send = Odeslat nahlášení
web-report-sent = Nahlášení odesláno.

# Pro správce síně

web-keeper-title = Pořádek v síni
web-keeper-reports = { $count ->
    [one] { $count } nevyřízené nahlášení
    [few] { $count } nevyřízená nahlášení
   *[other] { $count } nevyřízených nahlášení
}
web-keeper-no-reports = Nikdo nic nenahlásil.
web-keeper-done-title = Vyřízená nahlášení
web-keeper-restricted = Umlčení a se zákazem vstupu
web-keeper-nobody = Nikdo není umlčen ani nemá zákaz vstupu.
web-keeper-by = { $name }, { $date }:
web-keeper-lines = Napsáno u tohoto stolu
web-keeper-no-lines = Nic
web-keeper-done = Uzavřít nahlášení
web-keeper-close = Zavřít stůl
web-keeper-mute = Umlčet na den
web-keeper-unmute = Zrušit umlčení
web-keeper-ban = Zakázat vstup do síně
web-keeper-unban = Zrušit zákaz
web-keeper-muted = umlčení do { $date }
web-keeper-banned = zákaz vstupu od { $date }
web-keeper-keeper = správce
