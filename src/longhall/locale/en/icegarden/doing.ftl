# The Lord of the Ice Garden: what the others read while somebody decides.

doing-character = { $seat } is choosing a character.
doing-place-token = { $seat } is placing a region token.
doing-thorn = { $seat } is placing the Thorn.
doing-starting-influence = { $seat } is placing starting influence.

doing-relief = { $seat } is placing markers to get back onto the map.
doing-jump = { $seat } is choosing a jump on the initiative track.
doing-order-token = { $seat } is deciding the order of the actions.
doing-order-field = { $seat } is deciding the order of the actions.
doing-plan = { $seat } is planning an action.

doing-throat = { $seat } is at Snake Throat.
doing-throat-give = { $seat } is exchanging resources.
doing-throat-take = { $seat } is exchanging resources.
doing-influence = { $seat } is spreading influence.
doing-move-piece = { $seat } is moving pieces.
doing-move-to = { $seat } is moving pieces.
doing-mountain-from = { $seat } is at Ravenous Mountain.
doing-mountain-to = { $seat } is at Ravenous Mountain.
doing-mountain-count = { $seat } is at Ravenous Mountain.
doing-raven = { $seat } is at Raven Shadow.
doing-making = { $seat } is Making.
doing-raise-step = { $seat } is raising M.
doing-upgrade = { $seat } is buying an upgrade.
doing-upgrade-unit = { $seat } is buying an upgrade.
doing-summon-level = { $seat } is summoning units.
doing-summon-count = { $seat } is summoning units.
doing-summon-place = { $seat } is summoning units.

doing-spy = { $seat } is choosing what Harrasim spies out.
doing-ferry = { $seat } is ferrying pieces with the Ice Drakkars.
doing-ferry-count = { $seat } is ferrying pieces with the Ice Drakkars.
doing-speed = { $seat } is moving fast units.
doing-speed-to = { $seat } is moving fast units.
doing-attack = { $seat } is deciding whether to attack.
doing-attack-target = { $seat } is attacking.
doing-vuko-victim = { $seat } is deciding which unit Vuko kills.

doing-ability = { $seat } is using abilities.
doing-marker-owner = { $seat } is choosing another player’s marker.
doing-plundered = { $seat } is choosing whom to plunder.
doing-plunder = { $seat } is plundering.
doing-resource = { $seat } is choosing a resource.
doing-withdraw = { $seat } is leaving a closed region.
