# The Lord of the Ice Garden: what the others read while somebody decides.

doing-character = { $seat } вибирає персонажа.
doing-place-token = { $seat } кладе жетон регіону.
doing-thorn = { $seat } ставить Шип.
doing-starting-influence = { $seat } розміщує початковий вплив.

doing-relief = { $seat } поповнює вплив на мапі.
doing-jump = { $seat } вибирає стрибок на шкалі ініціативи.
doing-order-token = { $seat } визначає порядок дій.
doing-order-field = { $seat } визначає порядок дій.
doing-plan = { $seat } планує дію.

doing-throat = { $seat } у Зміїній Горлянці.
doing-throat-give = { $seat } обмінює ресурси.
doing-throat-take = { $seat } обмінює ресурси.
doing-influence = { $seat } поширює вплив.
doing-move-piece = { $seat } рухає маркери й загони.
doing-move-to = { $seat } рухає маркери й загони.
doing-mountain-from = { $seat } біля Ненажерливої Гори.
doing-mountain-to = { $seat } біля Ненажерливої Гори.
doing-mountain-count = { $seat } біля Ненажерливої Гори.
doing-raven = { $seat } розмовляє з Круковою Тінню.
doing-making = { $seat } береться до Творення.
doing-raise-step = { $seat } пересуває M.
doing-upgrade = { $seat } купує поліпшення.
doing-upgrade-unit = { $seat } купує поліпшення.
doing-summon-level = { $seat } прикликає загони.
doing-summon-count = { $seat } прикликає загони.
doing-summon-place = { $seat } прикликає загони.

doing-spy = { $seat } вибирає здібності Гаррасіма.
doing-ferry = { $seat } перевозить своїх Крижаними дракарами.
doing-ferry-count = { $seat } перевозить своїх Крижаними дракарами.
doing-speed = { $seat } рухає швидкі загони.
doing-speed-to = { $seat } рухає швидкі загони.
doing-attack = { $seat } вирішує, чи атакувати.
doing-attack-target = { $seat } атакує.
doing-vuko-victim = { $seat } вибирає загін, який уб’є Вуко.

doing-ability = { $seat } використовує здібності.
doing-marker-owner = { $seat } вибирає маркер іншого гравця.
doing-plundered = { $seat } вибирає, кого грабувати.
doing-plunder = { $seat } грабує.
doing-resource = { $seat } вибирає ресурс.
doing-withdraw = { $seat } залишає закритий регіон.
