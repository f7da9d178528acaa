# Kto przychodzi do stołu, a kto nie

web-lobby-hold = Zatrzymaj dla kogoś krzesło { $number }
web-lobby-hold-for = Zatrzymaj dla…
web-lobby-release = Zwolnij krzesło
web-lobby-remove = Usuń
web-lobby-remove-title = Usunąć gracza { $name } od stołu?
web-lobby-remove-text = Usunięty gracz może usiąść jeszcze raz. Gracz z zakazem nie wejdzie już do tego stołu, dopóki nie zdejmiesz zakazu.
web-lobby-remove-yes = Usuń
web-lobby-ban = Usuń i zakaż wstępu
web-lobby-banned = Zakaz wstępu do tego stołu
web-lobby-unban = Zdejmij zakaz
web-my-invited = czeka tu na ciebie krzesło
web-new-watchers = Widzowie mogą pisać
web-new-watchers-text = Osobno od czatu graczy: gracze zobaczą to dopiero po partii.

# Co piszą widzowie i co się zgłasza

web-chat-watcher = widz
web-chat-watching = Gracze zobaczą to dopiero po partii.
web-chat-closed = Przy tym stole w czasie partii piszą tylko gracze.
web-chat-report = zgłoś
web-report-title = Zgłoszenie: { $name }
web-report-text = Opiekunowie sali przeczytają zgłoszenie razem z tym, co ta osoba napisała przy tym stole.
web-report-why = Co jest nie tak?
web-report-send = Wyślij zgłoszenie
web-report-sent = Zgłoszenie wysłane.

# Dla opiekunów sali

web-keeper-title = Porządek w sali
web-keeper-reports = { $count ->
    [one] { $count } nierozpatrzone zgłoszenie
    [few] { $count } nierozpatrzone zgłoszenia
   *[many] { $count } nierozpatrzonych zgłoszeń
}
web-keeper-no-reports = Nikt niczego nie zgłosił.
web-keeper-done-title = Rozpatrzone zgłoszenia
web-keeper-restricted = Wyciszeni i z zakazem wstępu
web-keeper-nobody = Nikt nie jest wyciszony ani nie ma zakazu wstępu.
web-keeper-by = { $name }, { $date }:
web-keeper-lines = Napisane przy tym stole
web-keeper-no-lines = Nic
web-keeper-done = Zamknij zgłoszenie
web-keeper-close = Zamknij stół
web-keeper-mute = Wycisz na dobę
web-keeper-unmute = Cofnij wyciszenie
web-keeper-ban = Zakaż wstępu do sali
web-keeper-unban = Zdejmij zakaz
web-keeper-muted = wyciszenie do { $date }
web-keeper-banned = zakaz wstępu od { $date }
web-keeper-keeper = opiekun
