# Icaion: what the others read while somebody decides.

# Setting up

doing-neutral-machine = { $seat } ustawia neutralną Maszynę.
doing-neutral-region = { $seat } ustawia neutralną Maszynę.
doing-draft-character = { $seat } wybiera Poszukiwacza albo Ekwipunek.
doing-start-node = { $seat } wybiera węzeł początkowy.

# The turn

doing-move = { $seat } decyduje, dokąd pójść.
doing-action = { $seat } wybiera akcję.
doing-card-action = { $seat } wybiera akcję z Karty Kuriozów.
doing-curio-move = { $seat } idzie dalej dzięki Karcie Kuriozów.
doing-payment = { $seat } płaci.
doing-converted = { $seat } zamienia Qoam.
doing-draw-more = { $seat } może dobrać Kartę Kuriozów.
doing-store-batch = { $seat } wybiera Klatkę Pustki.
doing-batch-colour = { $seat } wybiera kolor Qoam.
doing-added-colour = { $seat } wybiera kolor Qoam.
doing-added-cage = { $seat } wybiera Klatkę Pustki.
doing-overcharge = { $seat } przeładowuje Maszyny.

# Actions

doing-activate-machine = { $seat } aktywuje Maszyny.
doing-harvester-any = { $seat } wybiera, co daje Harwester.
doing-harvester-third = { $seat } wybiera, co daje Harwester.
doing-scavenger-discard = { $seat } używa Wygrzebywacza.
doing-refiner-eradicate = { $seat } używa Rafinera.
doing-deploy-row = { $seat } wybiera Maszynę do wysłania.
doing-deploy-region = { $seat } wysyła Maszynę.
doing-eradicate = { $seat } likwiduje Pasożyty.
doing-investigate = { $seat } bada Kolosa.
doing-retrieve = { $seat } odzyskuje Aparaturę.
doing-upgrade-limit = { $seat } wybiera Usprawnienie do odrzucenia.
doing-lost-cage = { $seat } wybiera Klatkę Pustki, którą traci.

# Wounds

doing-prevent-wound = { $seat } decyduje, czy uniknąć zranienia.

# Wonders

doing-restore-wonder = { $seat } wybiera Cudo do odrestaurowania.
doing-restore-region = { $seat } odrestaurowuje Cudo.
doing-next-wonder-choice = { $seat } wybiera, które Cudo działa pierwsze.
doing-pulsar = { $seat } musi odrzucić Qoam.
doing-transmuter = { $seat } może odrzucić Qoam dzięki Cudu Transmuter.
doing-hub = { $seat } używa Cuda Curio Hub.
doing-altar = { $seat } używa Cuda Living Altar.
doing-bell = { $seat } używa Cuda Dark Bell.
