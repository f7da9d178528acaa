# The Lord of the Ice Garden: what the others read while somebody decides.

doing-character = { $seat } wybiera postać.
doing-place-token = { $seat } kładzie żeton punktacji regionu.
doing-thorn = { $seat } stawia Cierń.
doing-starting-influence = { $seat } rozmieszcza początkowe wpływy.

doing-relief = { $seat } uzupełnia wpływy.
doing-jump = { $seat } wybiera skok na torze inicjatywy.
doing-order-token = { $seat } ustala kolejność pól akcji.
doing-order-field = { $seat } ustala kolejność pól akcji.
doing-plan = { $seat } planuje akcję.

doing-throat = { $seat } działa w Żmijowym Gardle.
doing-throat-give = { $seat } wymienia zasoby.
doing-throat-take = { $seat } wymienia zasoby.
doing-influence = { $seat } rozszerza wpływy.
doing-move-piece = { $seat } wykonuje ruch.
doing-move-to = { $seat } wykonuje ruch.
doing-mountain-from = { $seat } korzysta z Żarłocznej Góry.
doing-mountain-to = { $seat } korzysta z Żarłocznej Góry.
doing-mountain-count = { $seat } korzysta z Żarłocznej Góry.
doing-raven = { $seat } rozmawia z Kruczym Cieniem.
doing-making = { $seat } zajmuje się Czynieniem.
doing-raise-step = { $seat } przesuwa Czynnik M.
doing-upgrade = { $seat } kupuje ulepszenie.
doing-upgrade-unit = { $seat } kupuje ulepszenie.
doing-summon-level = { $seat } przywołuje jednostki.
doing-summon-count = { $seat } przywołuje jednostki.
doing-summon-place = { $seat } przywołuje jednostki.

doing-spy = { $seat } wybiera zdolności Harrasima.
doing-ferry = { $seat } przewozi swoich Lodowymi Drakkarami.
doing-ferry-count = { $seat } przewozi swoich Lodowymi Drakkarami.
doing-speed = { $seat } przenosi szybkie jednostki.
doing-speed-to = { $seat } przenosi szybkie jednostki.
doing-attack = { $seat } rozważa atak.
doing-attack-target = { $seat } atakuje.
doing-vuko-victim = { $seat } wybiera jednostkę, którą zabija Vuko.

doing-ability = { $seat } używa zdolności.
doing-marker-owner = { $seat } wybiera znacznik innego gracza.
doing-plundered = { $seat } wybiera, kogo grabić.
doing-plunder = { $seat } grabi.
doing-resource = { $seat } wybiera zasób.
doing-withdraw = { $seat } opuszcza zamknięty region.
