# Who comes to a table, and who does not

web-lobby-hold = Save seat { $number } for someone
web-lobby-hold-for = Save for…
web-lobby-release = Free the seat
web-lobby-remove = Remove
web-lobby-remove-title = Remove { $name } from the seat?
web-lobby-remove-text = A removed player can sit down again. A banned one can no longer enter this table until you lift the ban.
web-lobby-remove-yes = Remove
web-lobby-ban = Remove and ban
web-lobby-banned = Banned from this table
web-lobby-unban = Lift ban
web-my-invited = a seat is saved for you
web-new-watchers = Spectators can write
web-new-watchers-text = Apart from the players’ chat: players see it only after the match.

# What those who watch say, and what is reported

web-chat-watcher = spectator
web-chat-watching = The players will see this only after the match.
web-chat-closed = At this table only the players write during the match.
web-chat-report = report
web-report-title = Report { $name }
web-report-text = The keepers of this server read your report together with what this person wrote at this table.
web-report-why = What is wrong?
web-report-send = Send report
web-report-sent = Report sent.

# For the keepers of a server

web-keeper-title = Keeping order
web-keeper-reports = { $count ->
    [one] { $count } open report
   *[other] { $count } open reports
}
web-keeper-no-reports = No one has reported anything.
web-keeper-done-title = Closed reports
web-keeper-restricted = Muted and banned
web-keeper-nobody = No one is muted or banned.
web-keeper-by = { $name }, { $date }:
web-keeper-lines = Written at this table
web-keeper-no-lines = Nothing
web-keeper-done = Close report
web-keeper-close = Close the table
web-keeper-mute = Mute for a day
web-keeper-unmute = Unmute
web-keeper-ban = Ban from the server
web-keeper-unban = Lift ban
web-keeper-muted = muted until { $date }
web-keeper-banned = banned since { $date }
web-keeper-keeper = keeper
