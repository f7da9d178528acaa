# Хто приходить до столу, а хто ні

web-lobby-hold = Притримати для когось стілець { $number }
web-lobby-hold-for = Притримати для…
web-lobby-release = Звільнити стілець
web-lobby-remove = Прибрати
web-lobby-remove-title = Прибрати гравця { $name } зі стільця?
web-lobby-remove-text = Гравець, якого прибрали, може сісти ще раз. Гравець із забороною не зайде за цей стіл, доки ви не знімете заборону.
web-lobby-remove-yes = Прибрати
web-lobby-ban = Прибрати й заборонити вхід
web-lobby-banned = Заборонено вхід за цей стіл
web-lobby-unban = Зняти заборону
web-my-invited = тут на вас чекає стілець
web-new-watchers = Глядачі можуть писати
web-new-watchers-text = Окремо від чату гравців: гравці побачать це лише після партії.

# Що пишуть глядачі та на що скаржаться

web-chat-watcher = глядач
web-chat-watching = Гравці побачать це лише після партії.
web-chat-closed = За цим столом під час партії пишуть лише гравці.
web-chat-report = поскаржитися
web-report-title = Скарга: { $name }
web-report-text = Доглядачі зали прочитають скаргу разом із тим, що ця людина написала за цим столом.
web-report-why = Що не так?
web-report-send = Подати скаргу
web-report-sent = Скаргу подано.

# Для доглядачів зали

web-keeper-title = Лад у залі
web-keeper-reports = { $count ->
    [one] { $count } нерозглянута скарга
    [few] { $count } нерозглянуті скарги
   *[many] { $count } нерозглянутих скарг
}
web-keeper-no-reports = Ніхто ні на що не скаржився.
web-keeper-done-title = Розглянуті скарги
web-keeper-restricted = Без права писати та із забороною входу
web-keeper-nobody = Нікому не заборонено ні писати, ні заходити.
web-keeper-by = { $name }, { $date }:
web-keeper-lines = Написано за цим столом
web-keeper-no-lines = Нічого
web-keeper-done = Закрити скаргу
web-keeper-close = Закрити стіл
web-keeper-mute = Заборонити писати на добу
web-keeper-unmute = Дозволити писати
web-keeper-ban = Заборонити вхід до зали
web-keeper-unban = Зняти заборону
web-keeper-muted = не може писати до { $date }
web-keeper-banned = вхід заборонено з { $date }
web-keeper-keeper = доглядач
