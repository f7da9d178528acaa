# Icaion: what the others read while somebody decides.

# Setting up

doing-neutral-machine = { $seat } ставить нейтральну машину.
doing-neutral-region = { $seat } ставить нейтральну машину.
doing-draft-character = { $seat } вибирає шукача або спорядження.
doing-start-node = { $seat } вибирає початковий вузол.

# The turn

doing-move = { $seat } вирішує, куди йти.
doing-action = { $seat } вибирає дію.
doing-card-action = { $seat } вибирає дію карти раритету.
doing-curio-move = { $seat } іде далі завдяки карті раритету.
doing-payment = { $seat } платить.
doing-converted = { $seat } перетворює коами.
doing-draw-more = { $seat } може взяти карту раритету.
doing-store-batch = { $seat } вибирає клітку порожнечі.
doing-batch-colour = { $seat } вибирає колір коамів.
doing-added-colour = { $seat } вибирає колір коаму.
doing-added-cage = { $seat } вибирає клітку порожнечі.
doing-overcharge = { $seat } перевантажує машини.

# Actions

doing-activate-machine = { $seat } активує машини.
doing-harvester-any = { $seat } вибирає, що дає харвестер.
doing-harvester-third = { $seat } вибирає, що дає харвестер.
doing-scavenger-discard = { $seat } застосовує копач.
doing-refiner-eradicate = { $seat } застосовує рафінер.
doing-deploy-row = { $seat } вибирає машину для розміщення.
doing-deploy-region = { $seat } розміщує машину.
doing-eradicate = { $seat } винищує паразитів.
doing-investigate = { $seat } досліджує Колоса.
doing-retrieve = { $seat } здобуває апарат.
doing-upgrade-limit = { $seat } вибирає, яке поліпшення скинути.
doing-lost-cage = { $seat } вибирає, яку клітку порожнечі втратити.

# Wounds

doing-prevent-wound = { $seat } вирішує, чи запобігти рані.

# Wonders

doing-restore-wonder = { $seat } вибирає диво для відновлення.
doing-restore-region = { $seat } відновлює диво.
doing-next-wonder-choice = { $seat } вибирає, яке диво діє першим.
doing-pulsar = { $seat } має скинути коам.
doing-transmuter = { $seat } може віддати коам Трансмутатору.
doing-hub = { $seat } застосовує Осередок раритетів.
doing-altar = { $seat } застосовує Живий вівтар.
doing-bell = { $seat } застосовує Темний дзвін.
