# Northgard: що читають інші, поки хтось вирішує.

# Приготування

doing-choose-clan = { $seat } вибирає клан.
doing-setup-tile = { $seat } вибирає, яку плитку покласти.
doing-setup-place = { $seat } кладе плитку.
doing-setup-units = { $seat } розставляє воїнів.

# Хід

doing-turn-action = { $seat } вибирає дію на цей хід.
doing-play-card = { $seat } вибирає, яку карту зіграти.
doing-give-card = { $seat } вибирає карту з руки.
doing-upgrade-place = { $seat } вирішує, куди піде стара карта.
doing-upgrade-card = { $seat } вибирає поліпшення клану.
doing-play-upgrade = { $seat } може зіграти нове поліпшення клану.
doing-row-card = { $seat } вибирає карту зі спільного ряду.
doing-basic-action = { $seat } вибирає, як застосувати карту-джокер.
doing-choose-way = { $seat } вибирає, як застосувати карту.
doing-next-basic = { $seat } вибирає наступний ефект карти.
doing-pay-for-more = { $seat } може доплатити, щоб отримати більше.
doing-copy-card = { $seat } вибирає, яку карту скопіювати.
doing-foresee = { $seat } вибирає відкриту карту.

# Дії

doing-recruit = { $seat } наймає воїнів.
doing-recruit-share = { $seat } наймає воїнів.
doing-move-from = { $seat } переміщує воїнів.
doing-move-to = { $seat } переміщує воїнів.
doing-move-count = { $seat } переміщує воїнів.
doing-explore-tile = { $seat } досліджує нові землі.
doing-explore-place = { $seat } досліджує нові землі.
doing-explore-again = { $seat } може виконати ще одне дослідження.
doing-new-land = { $seat } кладе плитку.
doing-build = { $seat } будує.
doing-build-site = { $seat } будує.
doing-drawn-discard = { $seat } скидає взяті карти.
doing-drawn-return = { $seat } повертає взяті карти.
doing-take-discard = { $seat } бере карту зі скиду.

# Бої

doing-battle-order = { $seat } вибирає наступний бій.
doing-push-defender = { $seat } може витіснити оборонця.
doing-battle-food = { $seat } вирішує, скільки їжі витратити в бою.
doing-die-choice = { $seat } вибирає, що дає кістка.
doing-bonus-choice = { $seat } вибирає бонус у бою.
doing-retreat-to = { $seat } відступає.
doing-retreat-count = { $seat } відступає.

# Кінець року

doing-trade-take = { $seat } обмінює ресурси.
doing-trade-give = { $seat } обмінює ресурси.
doing-second-chance-territory = { $seat } вибирає, куди повернуться воїни.

# Клани

doing-kaija-loss = { $seat } вирішує, чи пожертвувати Каєю.
doing-scorched-earth = { $seat } кладе жетон «Випалена земля».
doing-snake-harvest-resource = { $seat } збирає ресурс із випаленої землі.
doing-muster = { $seat } скликає воїна.
doing-glory = { $seat } вирішує, де спершу зібрати ресурси.

# Карти проти суперників

doing-reaction = { $seat } може скасувати карту.
doing-choose-opponent = { $seat } вибирає суперника.
doing-spied-card = { $seat } дивиться карти суперника.
doing-tribute = { $seat } вирішує, як сплатити данину.
doing-forced-discard = { $seat } мусить скинути карту.
doing-remove-enemy = { $seat } вибирає, якого ворожого воїна вилучити.
doing-loot = { $seat } грабує.
doing-capture-territory = { $seat } ставить захопленого воїна.
doing-bribe-from = { $seat } підкуповує воїнів.
doing-bribe-to = { $seat } підкуповує воїнів.
doing-bribe-count = { $seat } підкуповує воїнів.

# Інші карти

doing-hidden-from = { $seat } веде воїнів потаємними стежками.
doing-hidden-to = { $seat } веде воїнів потаємними стежками.
doing-hidden-count = { $seat } веде воїнів потаємними стежками.
doing-remodel = { $seat } перебудовує споруду.
doing-remodel-into = { $seat } перебудовує споруду.

# Істоти

doing-declare-creature = { $seat } вибирає, на яку істоту напасти.
doing-creature-target = { $seat } вирішує, куди йде істота.
doing-draugr-victim = { $seat } вибирає, кого забере драугр.
doing-more-creatures = { $seat } може розіграти появу істоти.

# Команди

doing-pass-on = { $seat } веде воїнів далі з території партнера.
doing-accept-exchange = { $seat } обмірковує обмін.
