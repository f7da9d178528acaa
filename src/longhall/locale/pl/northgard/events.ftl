# Northgard: the log.

event-achievements-revealed = Osiągnięcia tej partii: { $cards }.
event-first-player-roll = { $axes ->
    [one] { $seat } wyrzuca { $axes } topór w rzucie o pierwszeństwo.
    [few] { $seat } wyrzuca { $axes } topory w rzucie o pierwszeństwo.
   *[many] { $seat } wyrzuca { $axes } toporów w rzucie o pierwszeństwo.
}
event-first-player-changed = { $seat } bierze znacznik pierwszego gracza.
event-setup-tiles-drawn = { $count ->
    [one] { $seat } dobiera { $count } kafel.
    [few] { $seat } dobiera { $count } kafle.
   *[many] { $seat } dobiera { $count } kafli.
}
event-setup-tiles-drawn-private = { $tiles-count ->
    [one] { $seat } dobiera kafel { $tiles }.
   *[other] { $seat } dobiera kafle { $tiles }.
}
event-setup-tiles-redrawn = { $count ->
    [one] { $seat } nie może położyć ostatniego kafla i dobiera inny.
   *[other] { $seat } nie może położyć żadnego z { $count } kafli i dobiera inne.
}
event-setup-tiles-returned = { $count ->
    [one] { $seat } zwraca do stosu { $count } kafel.
    [few] { $seat } zwraca do stosu { $count } kafle.
   *[many] { $seat } zwraca do stosu { $count } kafli.
}
event-setup-tiles-returned-private = { $tiles-count ->
    [one] { $seat } zwraca do stosu kafel { $tiles }.
   *[other] { $seat } zwraca do stosu kafle { $tiles }.
}
event-setup-tile-shown = { $seat } wybiera kafel { $tile }.
event-tile-placed = { $tile-id ->
    [S0] Kafel startowy trafia na mapę.
   *[other] Kafel { $tile } trafia na mapę.
}
event-territories-joined = { $territories-count ->
    [one] Terytorium { $territories } jest teraz częścią terytorium { $territory }.
   *[other] Terytoria { $territories } są teraz częścią terytorium { $territory }.
}
event-tile-drawn = { $tiles-count ->
    [one] { $seat } dobiera kafel { $tiles }.
   *[other] { $seat } dobiera kafle { $tiles }.
}
event-tile-unplaceable = { $tiles-count ->
    [one] Kafel { $tiles } nigdzie nie pasuje i zostaje odłożony.
   *[other] Kafle { $tiles } nigdzie nie pasują i zostają odłożone.
}
event-tiles-put-back = { $tiles-count ->
    [one] Kafel { $tiles } trafia na spód stosu.
   *[other] Kafle { $tiles } trafiają na spód stosu.
}
event-tiles-shuffled = { $count ->
    [one] Stos kafli zostaje potasowany; liczy { $count } kafel.
    [few] Stos kafli zostaje potasowany; liczy { $count } kafle.
   *[many] Stos kafli zostaje potasowany; liczy { $count } kafli.
}
event-exploration-failed = { $seat } nie znajduje kafla, który gdziekolwiek pasuje.
event-territory-closed = { $size ->
    [one] Terytorium { $territory } jest zamknięte; obejmuje { $size } kafel.
    [few] Terytorium { $territory } jest zamknięte; obejmuje { $size } kafle.
   *[many] Terytorium { $territory } jest zamknięte; obejmuje { $size } kafli.
}
event-territory-occupied = { $seat } zajmuje terytorium { $territory } bez walki.
event-units-placed = { $units ->
    [one] { $seat } umieszcza { $units } jednostkę na terytorium { $territory }.
    [few] { $seat } umieszcza { $units } jednostki na terytorium { $territory }.
   *[many] { $seat } umieszcza { $units } jednostek na terytorium { $territory }.
}
event-units-recruited = { $units ->
    [one] { $seat } rekrutuje { $units } jednostkę na terytorium { $territory }
    [few] { $seat } rekrutuje { $units } jednostki na terytorium { $territory }
   *[many] { $seat } rekrutuje { $units } jednostek na terytorium { $territory }
}{ $bonus ->
    [0] {"."}
   *[other] {" "}i jeszcze { $bonus } dzięki Obozowi Szkoleniowemu.
}
event-units-returned = { $units ->
    [one] { $seat }: { $units } jednostka wraca na terytorium { $territory }.
    [few] { $seat }: { $units } jednostki wracają na terytorium { $territory }.
   *[many] { $seat }: { $units } jednostek wraca na terytorium { $territory }.
}
event-units-moved = { $moves ->
    [0] { $units ->
        [0] Kaija przechodzi
        [one] { $kaija ->
            [true] { $seat }: { $units } jednostka i Kaija przechodzą
           *[false] { $seat }: { $units } jednostka przechodzi
        }
        [few] { $kaija ->
            [true] { $seat }: { $units } jednostki i Kaija przechodzą
           *[false] { $seat }: { $units } jednostki przechodzą
        }
       *[many] { $kaija ->
            [true] { $seat }: { $units } jednostek i Kaija przechodzą
           *[false] { $seat }: { $units } jednostek przechodzi
        }
    } z terytorium { $source } na terytorium { $target }.
   *[other] { $seat } przenosi { $units ->
        [0] Kaiję
        [one] { $units } jednostkę
        [few] { $units } jednostki
       *[many] { $units } jednostek
    }{ $kaija ->
        [true] { $units ->
            [0] {""}
           *[other] {" "}i Kaiję
        }
       *[false] {""}
    } z terytorium { $source } na terytorium { $target }{ $moves ->
        [one] {""}
        [few] {" "}({ $moves } ruchy)
       *[many] {" "}({ $moves } ruchów)
    }.
}
event-units-retreated = { $kaija ->
    [true] { $units ->
        [0] Kaija wycofuje się z terytorium { $source } na terytorium { $target }.
        [one] { $seat }: { $units } jednostka i Kaija wycofują się z terytorium { $source } na terytorium { $target }.
        [few] { $seat }: { $units } jednostki i Kaija wycofują się z terytorium { $source } na terytorium { $target }.
       *[many] { $seat }: { $units } jednostek i Kaija wycofują się z terytorium { $source } na terytorium { $target }.
    }
   *[false] { $units ->
        [one] { $seat }: { $units } jednostka wycofuje się z terytorium { $source } na terytorium { $target }.
        [few] { $seat }: { $units } jednostki wycofują się z terytorium { $source } na terytorium { $target }.
       *[many] { $seat }: { $units } jednostek wycofuje się z terytorium { $source } na terytorium { $target }.
    }
}
event-units-lost = { $rule ->
    [NG-BATTLE-18] { $units ->
        [one] { $seat }: { $units } jednostka nie ma dokąd wycofać się z terytorium { $territory } i przepada.
        [few] { $seat }: { $units } jednostki nie mają dokąd wycofać się z terytorium { $territory } i przepadają.
       *[many] { $seat }: { $units } jednostek nie ma dokąd wycofać się z terytorium { $territory } i przepada.
    }
    [NG-CREATURE-DRAUGR] { $units ->
        [one] Draugr na terytorium { $territory }: { $seat } traci { $units } jednostkę.
        [few] Draugr na terytorium { $territory }: { $seat } traci { $units } jednostki.
       *[many] Draugr na terytorium { $territory }: { $seat } traci { $units } jednostek.
    }
   *[other] { $units ->
        [one] { $seat } traci { $units } jednostkę na terytorium { $territory }.
        [few] { $seat } traci { $units } jednostki na terytorium { $territory }.
       *[many] { $seat } traci { $units } jednostek na terytorium { $territory }.
    }
}
event-unit-pushed = { $kaija ->
    [true] Kaija zostaje wypchnięta z terytorium { $source } na terytorium { $target }.
   *[false] { $seat }: jedna jednostka zostaje wypchnięta z terytorium { $source } na terytorium { $target }.
}
event-building-built = { $seat } buduje na terytorium { $territory }: { $building }.
event-battle-began = Walka na terytorium { $territory }: atakuje { $attacker }, broni się { $defender }; jednostki { $attackers }:{ $defenders }.
event-die-rolled = { $choice ->
    [true] { $seat } wyrzuca ściankę z wyborem: punkt walki albo obrażenie.
   *[false] { $seat } wyrzuca { $amounts }.
}
event-face-chosen = { $face ->
    [point] { $seat } wybiera 1 punkt walki.
   *[casualty] { $seat } wybiera 1 obrażenie.
}
event-battle-decided = { $winner-id ->
    [-1] Na terytorium { $territory } nikt nie wygrywa
   *[other] Na terytorium { $territory } wygrywa { $winner }
}: atak { $attack }, obrona { $defence }. { $attackers_lost ->
    [0] { $defenders_lost ->
        [0] Nikt nie traci jednostek.
       *[other] Stracone jednostki: atak { $attackers_lost }, obrona { $defenders_lost }.
    }
   *[other] Stracone jednostki: atak { $attackers_lost }, obrona { $defenders_lost }.
}
event-defenders-fell = Padły wszystkie broniące się jednostki, więc bez względu na punkty wygrywa atakujący.
event-attackers-fell = Padły wszystkie atakujące jednostki, więc bez względu na punkty wygrywa obrońca.
event-both-sides-fell = Padły wszystkie jednostki obu stron.
event-card-played = { $seat } zagrywa kartę „{ $card }”.
event-card-set-aside = { $seat } odkłada kartę „{ $card }” bez użycia.
event-card-removed = { $seat } usuwa z gry kartę „{ $card }”.
event-card-taken = { $seat } bierze kartę „{ $card }” i kładzie ją na stosie dobierania.
event-card-taken-back = { $seat } bierze kartę „{ $card }” ze stosu kart odrzuconych.
event-card-discarded = { $seat } odrzuca kartę „{ $card }”.
event-nothing-discarded = { $seat } niczego nie odrzuca: ma na ręce same karty Niepokojów.
event-card-returned = { $seat } odkłada kartę na stos dobierania.
event-card-returned-private = { $seat } odkłada kartę „{ $card }” na stos dobierania.
event-cards-drawn = { $count ->
    [one] { $seat } dobiera { $count } kartę.
    [few] { $seat } dobiera { $count } karty.
   *[many] { $seat } dobiera { $count } kart.
}
event-cards-drawn-private = { $cards-count ->
    [one] { $seat } dobiera kartę: { $cards }.
   *[other] { $seat } dobiera karty: { $cards }.
}
event-cards-kept = { $count ->
    [one] { $seat } zatrzymuje { $count } kartę.
    [few] { $seat } zatrzymuje { $count } karty.
   *[many] { $seat } zatrzymuje { $count } kart.
}
event-cards-kept-private = { $cards-count ->
    [one] { $seat } zatrzymuje kartę: { $cards }.
   *[other] { $seat } zatrzymuje karty: { $cards }.
}
event-deck-reshuffled = { $count ->
    [one] { $seat } tasuje stos kart odrzuconych ({ $count } karta) w nowy stos dobierania.
    [few] { $seat } tasuje stos kart odrzuconych ({ $count } karty) w nowy stos dobierania.
   *[many] { $seat } tasuje stos kart odrzuconych ({ $count } kart) w nowy stos dobierania.
}
event-upgrade-taken = { $seat } bierze kartę ulepszenia klanu „{ $card }”.
event-unrest-taken = { $seat } bierze kartę Niepokojów.
event-player-passed = { $cards-count ->
    [0] { $seat } pasuje.
    [one] { $seat } pasuje i odrzuca kartę: { $cards }.
   *[other] { $seat } pasuje i odrzuca karty: { $cards }.
}
event-row-cleared = Nikt nie wziął tych kart, więc opuszczają grę: { $cards }.
event-row-revealed = Nowe karty w rzędzie: { $cards }.
event-achievements-offered = W rzędzie leżą teraz osiągnięcia: { $cards }.
event-year-began = Zaczyna się rok { $year }.
event-fame-gained = { $source ->
    [unrest_penalty] Nie ma już kart Niepokojów: { $seat } traci zamiast tego chwałę ({ $amount }).
   *[other] { $seat } zdobywa { $amount ->
        [one] { $amount } punkt chwały
        [few] { $amount } punkty chwały
       *[many] { $amount } punktów chwały
    }{ $source ->
        [explored] {" "}za zamknięcie terytorium.
        [closed] {" "}za zamknięte terytoria.
        [altars] {" "}za Ołtarze Królów.
        [clan] {" "}dzięki mocy klanu.
        [creatures] {" "}za pokonanie Stwora.
       *[other] {"."}
    }
}
event-resources-gained = { $rule ->
    [NG-CLAN-GOAT-01] { $seat } zyskuje { $amounts } dzięki mocy klanu.
    [NG-CLAN-BOAR-01] { $seat } zyskuje { $amounts } dzięki mocy klanu.
    [NG-CLAN-WOLF-01] { $seat } zyskuje { $amounts } dzięki mocy klanu.
    [NG-CLAN-RAVEN-01] { $seat } zyskuje { $amounts } dzięki mocy klanu.
    [NG-CLAN-SNAKE-05] { $seat } zyskuje { $amounts } dzięki mocy klanu.
   *[other] { $seat } zyskuje { $amounts }.
}
event-resources-paid = { $seat } płaci { $amounts }.
event-resources-traded = { $seat } wymienia { $amounts } na 1 { $resource-id ->
    [lore] wiedzę
   *[other] { $resource }
}.
event-match-ended = { $reason ->
    [domination] Koniec partii: ktoś ma dość zamkniętych terytoriów z dużą budowlą na każdym z nich.
    [years] Koniec partii: minął ostatni rok.
   *[other] Koniec partii.
}

# Clans

event-clan-chosen = { $seat } prowadzi { $clan }.
event-kaija-placed = { $seat } umieszcza Kaiję na terytorium { $territory }.
event-kaija-lost = { $seat } traci Kaiję; wraca ona do rezerwy.
event-scorched-earth-placed = { $seat } kładzie Spaloną Ziemię na terytorium { $territory }.
event-year-effect = { $effect ->
    [kaija_rampage] Do końca roku Kaija może wchodzić na wrogie terytoria.
    [conqueror] Do końca roku Wieże Obronne i Fortece nie pomagają tym, których atakuje { $seat }.
   *[other] { $seat } ma efekt, który działa do końca roku.
}

# Special cards

event-card-cancelled = { $seat } anuluje kartę „{ $card }”, którą zagrywa { $player }; karta zostaje odrzucona bez efektu.
event-reaction-played = { $seat } zagrywa w tym celu kartę „{ $card }”.
event-card-copied = { $seat } używa efektu karty „{ $card }”.
event-hand-seen = { $seat } ogląda rękę przeciwnika ({ $opponent }).
event-hand-seen-private = { $seat } ogląda rękę przeciwnika ({ $opponent }): { $cards }.
event-card-demanded = { $seat } żąda od przeciwnika ({ $opponent }) jednej z kart na ręce.
event-card-demanded-private = { $seat } żąda od przeciwnika ({ $opponent }) karty „{ $card }”.
event-tribute-given = { $seat } oddaje zamiast tego { $amounts }; otrzymuje je { $opponent }.
event-building-replaced = { $seat } przebudowuje na terytorium { $territory }: teraz { $building }, wcześniej { $replaced }.

# Creatures

event-creature-appeared = { $creature } pojawia się na terytorium { $territory }.
event-creature-moved = { $creature } przechodzi z terytorium { $source } na terytorium { $target }.
event-creature-stayed = { $creature } nie może się ruszyć i zostaje na terytorium { $territory }.
event-creature-battle-began = { $attacker-id ->
    [-2] Walka na terytorium { $territory }: atakuje { $creature }, broni się { $defender } ({ $defenders ->
        [one] { $defenders } jednostka
        [few] { $defenders } jednostki
       *[many] { $defenders } jednostek
    }).
   *[other] Walka na terytorium { $territory }: atakuje { $attacker } ({ $attackers ->
        [one] { $attackers } jednostka
        [few] { $attackers } jednostki
       *[many] { $attackers } jednostek
    }), broni się { $creature }.
}
event-creature-die-rolled = { $choice ->
    [true] { $roller } wyrzuca za Stwora ściankę z wyborem: liczy się 1 punkt walki.
   *[false] { $roller } wyrzuca za Stwora { $amounts }.
}
event-creature-battle-decided = Na terytorium { $territory } wygrywa { $winner-id ->
    [-2] { $creature }
   *[other] { $winner }
}: atak { $attack }, obrona { $defence }. Stracone jednostki: { $attacker-id ->
    [-2] { $defenders_lost }
   *[other] { $attackers_lost }
}.
event-creature-defeated = { $seat } pokonuje Stwora; z mapy znika { $creature }.

# Teams

event-resources-exchanged = Wymiana partnerów: { $seat } oddaje 1 { $resource-id ->
    [lore] wiedzę
   *[other] { $resource }
}, a { $partner } oddaje 1 { $wanted-id ->
    [lore] wiedzę
   *[other] { $wanted }
}.
event-exchange-declined = { $seat } odrzuca wymianę.
