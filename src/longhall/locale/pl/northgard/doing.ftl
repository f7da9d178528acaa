# Northgard: co czytają pozostali, gdy ktoś decyduje.

# Rozstawienie

doing-choose-clan = { $seat } wybiera klan.
doing-setup-tile = { $seat } wybiera kafel do położenia.
doing-setup-place = { $seat } kładzie kafel.
doing-setup-units = { $seat } ustawia jednostki.

# Tura

doing-turn-action = { $seat } wybiera akcję na tę turę.
doing-play-card = { $seat } wybiera kartę do zagrania.
doing-give-card = { $seat } wybiera kartę z ręki.
doing-upgrade-place = { $seat } decyduje, dokąd trafi stara karta.
doing-upgrade-card = { $seat } wybiera ulepszenie klanu.
doing-play-upgrade = { $seat } może zagrać nowe ulepszenie klanu.
doing-row-card = { $seat } wybiera kartę z wyłożonego rzędu.
doing-basic-action = { $seat } wybiera akcję dzikiej karty.
doing-choose-way = { $seat } wybiera, jak użyć karty.
doing-next-basic = { $seat } wybiera następną akcję karty.
doing-pay-for-more = { $seat } może zapłacić za więcej.
doing-copy-card = { $seat } wybiera kartę do skopiowania.
doing-foresee = { $seat } wybiera odkrytą kartę.

# Akcje

doing-recruit = { $seat } rekrutuje.
doing-recruit-share = { $seat } rekrutuje.
doing-move-from = { $seat } przemieszcza jednostki.
doing-move-to = { $seat } przemieszcza jednostki.
doing-move-count = { $seat } przemieszcza jednostki.
doing-explore-tile = { $seat } odkrywa nowe ziemie.
doing-explore-place = { $seat } odkrywa nowe ziemie.
doing-explore-again = { $seat } może odkrywać jeszcze raz.
doing-new-land = { $seat } kładzie kafel.
doing-build = { $seat } buduje.
doing-build-site = { $seat } buduje.
doing-drawn-discard = { $seat } odrzuca dobrane karty.
doing-drawn-return = { $seat } odkłada dobrane karty.
doing-take-discard = { $seat } bierze kartę ze stosu kart odrzuconych.

# Walki

doing-battle-order = { $seat } wybiera następną walkę.
doing-push-defender = { $seat } może wypchnąć obrońcę.
doing-battle-food = { $seat } decyduje, ile żywności odrzucić w walce.
doing-die-choice = { $seat } wybiera, co oznacza wynik kości.
doing-bonus-choice = { $seat } wybiera premię w walce.
doing-retreat-to = { $seat } wycofuje się.
doing-retreat-count = { $seat } wycofuje się.

# Koniec roku

doing-trade-take = { $seat } wymienia zasoby.
doing-trade-give = { $seat } wymienia zasoby.
doing-second-chance-territory = { $seat } wybiera, gdzie wracają jednostki.

# Klany

doing-kaija-loss = { $seat } decyduje, czy poświęcić Kaiję.
doing-scorched-earth = { $seat } kładzie Spaloną Ziemię.
doing-snake-harvest-resource = { $seat } zbiera plon ze Spalonej Ziemi.
doing-muster = { $seat } ściąga jednostkę.
doing-glory = { $seat } decyduje, gdzie najpierw zebrać zasoby.

# Karty przeciw przeciwnikom

doing-reaction = { $seat } może anulować kartę.
doing-choose-opponent = { $seat } wybiera przeciwnika.
doing-spied-card = { $seat } ogląda rękę przeciwnika.
doing-tribute = { $seat } decyduje, jak zapłacić daninę.
doing-forced-discard = { $seat } musi odrzucić kartę.
doing-remove-enemy = { $seat } wybiera wrogą jednostkę do usunięcia.
doing-loot = { $seat } łupi.
doing-capture-territory = { $seat } ustawia pojmaną jednostkę.
doing-bribe-from = { $seat } przekupuje jednostki.
doing-bribe-to = { $seat } przekupuje jednostki.
doing-bribe-count = { $seat } przekupuje jednostki.

# Inne karty

doing-hidden-from = { $seat } prowadzi jednostki ukrytymi ścieżkami.
doing-hidden-to = { $seat } prowadzi jednostki ukrytymi ścieżkami.
doing-hidden-count = { $seat } prowadzi jednostki ukrytymi ścieżkami.
doing-remodel = { $seat } przebudowuje budowlę.
doing-remodel-into = { $seat } przebudowuje budowlę.

# Stwory

doing-declare-creature = { $seat } wybiera Stwora do zaatakowania.
doing-creature-target = { $seat } decyduje, dokąd idzie Stwór.
doing-draugr-victim = { $seat } wybiera ofiarę Draugra.
doing-more-creatures = { $seat } może sprowadzić Stwora.

# Drużyny

doing-pass-on = { $seat } rusza dalej z terytorium partnera.
doing-accept-exchange = { $seat } rozważa wymianę.
