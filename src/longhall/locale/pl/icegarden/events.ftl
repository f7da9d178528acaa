# The Lord of the Ice Garden: the log.

## Setting up

event-character-taken = { $seat } gra postacią: { $character }.
event-markers-stacked = Kolejność graczy w pierwszej turze: { $order }. Najlepszą reputację ma ostatni z nich.
event-regions-chosen = Regiony tej partii: { $regions }.
event-token-placed = { $seat } wprowadza do gry region: { $region }.
event-thorn-placed = { $seat } stawia Cierń { $region-in }.
event-charms-placed = Uroczyska: { $regions }.
event-tokens-revealed = Żetony punktacji regionów zostają odkryte. { $tokens }.
event-nations-placed = W każdym regionie staje znacznik niezależnej nacji: { $regions }.

## The turn

event-turn-began = Zaczyna się tura { $turn }.
event-relief-given = { $seat } prawie nie ma wpływów na planszy i może je uzupełnić.
event-jumped =
    { $fields ->
        [one] { $seat } skacze o jedno pole, na pole { $position } toru inicjatywy.
        [few] { $seat } skacze o { $fields } pola, na pole { $position } toru inicjatywy.
       *[many] { $seat } skacze o { $fields } pól, na pole { $position } toru inicjatywy.
    }
event-turn-order-set = Kolejność graczy: { $order }.
event-scoring-announced =
    { $count ->
        [one] Osiągnięta czerwona łódź { $boat }: w tej turze punktujemy regiony.
       *[other] Osiągnięta czerwona łódź { $boat }: w tej turze punktujemy regiony, i to { $count } razy.
    }
event-vuko-tile-began = Etap { $stage }: zaczyna działać kafelek { $tile }.
event-order-tokens-returned = Kolejność pól akcji ustala się od nowa.
event-order-token-assigned = { $seat } przydziela polu { $action } numer { $token }.
event-marker-planned = { $seat } planuje: { $action }, miejsce { $space }.
event-markers-forfeited =
    { $count ->
        [one] { $seat } nie znajduje miejsca dla { $count } znacznika akcji.
       *[other] { $seat } nie znajduje miejsca dla { $count } znaczników akcji.
    }
event-marker-left-on-throat =
    { $count ->
        [one] { $seat } zostawia w Żmijowym Gardle znacznik wpływu, swój pierwszy.
        [few] { $seat } zostawia w Żmijowym Gardle znacznik wpływu; ma tam { $count } znaczniki.
       *[many] { $seat } zostawia w Żmijowym Gardle znacznik wpływu; ma tam { $count } znaczników.
    }
event-action-began = { $seat }: { $action }.
event-action-idle =
    { $seat }: akcja { $action } nic nie daje, { $why ->
        [no_population] bo brakuje populacji.
        [no_gold] bo brakuje złota.
        [no_m] bo brakuje Czynnika M.
        [no_markers] bo w rezerwie gracza nie ma już znaczników wpływu.
        [no_influence] bo gracz nigdzie nie ma wpływu.
        [no_pieces] bo nie ma czego przenieść.
       *[nothing_to_mend] bo nie ma czego naprawiać.
    }
event-action-declined =
    { $action-id ->
        [throat] { $seat } rezygnuje z zasobu, który daje { $action }.
       *[other] { $seat } rezygnuje z akcji { $action }.
    }

## Resources, pieces, reputation

event-resources-gained =
    { $rule ->
        [IG-SETUP-02] { $seat } ma na początek { $amounts }.
        [IG-DOM-19] { $seat } bierze { $amounts } z uroczyska.
       *[other] { $seat } bierze { $amounts }.
    }
event-resources-paid =
    { $level ->
        [none] { $seat } płaci { $amounts }.
       *[other] { $seat } płaci { $amounts } z poziomu { $level }.
    }
event-exchanged = { $seat } wymienia { $amounts } na 1 { $resource-acc }.
event-marker-placed = { $seat } umieszcza znacznik wpływu { $region-in }.
event-pieces-moved = { $seat } przenosi { $piece-counted } { $source-from } { $target-to }.
event-m-moved = { $seat } przesuwa Czynnik M z poziomu { $from } na poziom { $to }.
event-steps-lost =
    { $count ->
        [one] { $seat } nie wykorzystuje { $count } przesunięcia.
       *[other] { $seat } nie wykorzystuje { $count } przesunięć.
    }
event-upgrade-bought = { $seat } kupuje dla { $unit-id ->
    [harrasim] { $unit-gen }
    [nightmare] { $unit-gen }
    [tree_brothers] { $unit-gen }
    [wyvern] { $unit-gen }
   *[other] { $unit-many }
} zdolność: { $ability }.
event-unit-summoned = { $seat } przywołuje { $unit-acc } { $region-in }.
event-dead-snow-rose =
    { $rule ->
        [IG-VTILE-BEARS-01] Oba Niedźwiedzie: Martwy Śnieg rośnie do { $dead_snow } z { $limit }.
       *[other] { $seat }: Martwy Śnieg rośnie do { $dead_snow } z { $limit }.
    }
event-reputation-lost =
    { $fields ->
        [0] { $seat } jest na ostatnim polu toru reputacji i niżej nie spada.
        [one] { $seat } spada na torze reputacji o { $fields } pole, na pole { $to }.
        [few] { $seat } spada na torze reputacji o { $fields } pola, na pole { $to }.
       *[many] { $seat } spada na torze reputacji o { $fields } pól, na pole { $to }.
    }
event-reputation-regained =
    { $fields ->
        [one] { $seat } wraca na torze reputacji o { $fields } pole, na pole { $to }.
        [few] { $seat } wraca na torze reputacji o { $fields } pola, na pole { $to }.
       *[many] { $seat } wraca na torze reputacji o { $fields } pól, na pole { $to }.
    }
# How many Vuko tokens a player still has, in two events
tokens-left = { $left ->
    [0] nie zostaje żaden żeton
    [one] zostaje { $left } żeton
    [few] zostają { $left } żetony
   *[many] zostaje { $left } żetonów
}
event-vuko-tokens-discarded =
    { $count ->
        [one] { $seat } odrzuca żeton Vuko; { tokens-left }.
        [few] { $seat } odrzuca { $count } żetony Vuko; { tokens-left }.
       *[many] { $seat } odrzuca { $count } żetonów Vuko; { tokens-left }.
    }

## A payment and what it was for, in one sentence

event-resources-paid-and-marker-placed = { $seat } płaci { $amounts } i umieszcza znacznik wpływu { $region-in }.
event-resources-paid-and-pieces-moved = { $seat } płaci { $amounts } i przenosi { $piece-counted } { $source-from } { $target-to }.
event-resources-paid-and-reputation-regained =
    { $fields ->
        [one] { $seat } płaci { $amounts } i wraca na torze reputacji o { $fields } pole, na pole { $to }.
        [few] { $seat } płaci { $amounts } i wraca na torze reputacji o { $fields } pola, na pole { $to }.
       *[many] { $seat } płaci { $amounts } i wraca na torze reputacji o { $fields } pól, na pole { $to }.
    }
event-resources-paid-and-vuko-tokens-discarded =
    { $count ->
        [one] { $seat } płaci { $amounts } i odrzuca żeton Vuko; { tokens-left }.
        [few] { $seat } płaci { $amounts } i odrzuca { $count } żetony Vuko; { tokens-left }.
       *[many] { $seat } płaci { $amounts } i odrzuca { $count } żetonów Vuko; { tokens-left }.
    }
event-resources-paid-and-upgrade-bought = { $seat } płaci { $amounts } i kupuje dla { $unit-id ->
    [harrasim] { $unit-gen }
    [nightmare] { $unit-gen }
    [tree_brothers] { $unit-gen }
    [wyvern] { $unit-gen }
   *[other] { $unit-many }
} zdolność: { $ability }.

## Activation

event-ability-spied = Harrasim ma teraz zdolność: { $ability } ({ $seat }).
event-attack-unpaid = { $seat } nie ma dość złota ({ $cost }) i nie atakuje.
event-marker-killed = { $seat } zabija znacznik wpływu { $region-in }; traci go { $player }.
event-nation-killed =
    { $companion ->
        [true] { $seat } zabija towarzysza Vuko { $region-in }.
       *[false] { $seat } zabija znacznik niezależnej nacji { $region-in }.
    }
event-unit-doomed =
    { $seat } zabija { $unit-acc } { $region-in } ({ $attacks ->
        [one] { $attacks } atak
        [few] { $attacks } ataki
       *[many] { $attacks } ataków
    }). Jednostkę straci { $player }, gdy wszyscy skończą ataki.
event-unit-removed = { $player } zabiera { $unit-acc } { $region-from }.

## Vuko

event-vuko-skipped = Vuko nikogo nie odwiedza: wszyscy mają reputację w bezpiecznym obszarze.
event-vuko-walked =
    { $source ->
        [nowhere] Vuko zjawia się { $target-in }. Odwiedzany gracz: { $seat }.
       *[other] Vuko idzie { $source-from } { $target-to }. Odwiedzany gracz: { $seat }.
    }
event-vuko-stayed =
    { $region ->
        [nowhere] { $seat } nie ma wpływów, więc Vuko zostaje poza planszą.
       *[other] { $rule ->
            [IG-VUKO-05] Vuko zostaje { $region-in }. Odwiedzany gracz to znowu { $seat }.
           *[other] { $seat } nie ma wpływów, więc Vuko zostaje { $region-in }.
        }
    }
event-companion-joined =
    { $count ->
        [one] Za Vuko podąża znacznik niezależnej nacji { $region-from }.
       *[other] Za Vuko podąża znacznik niezależnej nacji { $region-from }; towarzyszy jest już { $count }.
    }
event-vuko-token-taken =
    { $count ->
        [one] { $seat } bierze żeton Vuko, pierwszy.
        [few] { $seat } bierze żeton Vuko i ma { $count } żetony.
       *[many] { $seat } bierze żeton Vuko i ma { $count } żetonów.
    }
event-unit-killed-by-vuko = Vuko zabija { $unit-acc } { $region-in }; jednostkę traci { $player }.
event-markers-lost-to-night =
    { $count ->
        [one] Nocni Wędrowcy: { $seat } traci znacznik wpływu { $region-in } i żeton Vuko; { tokens-left }.
        [few] Nocni Wędrowcy: { $seat } traci { $count } znaczniki wpływu { $region-in } i tyle samo żetonów Vuko; { tokens-left }.
       *[many] Nocni Wędrowcy: { $seat } traci { $count } znaczników wpływu { $region-in } i tyle samo żetonów Vuko; { tokens-left }.
    }

## Domination

event-domination-began =
    { $scoring ->
        [0] Faza dominacji, tura { $turn }.
       *[other] Faza dominacji, tura { $turn }, z punktowaniem regionów.
    }
event-markers-held =
    { $count ->
        [one] Vuko zatrzymuje { $region-in } { $count } znacznik, który ma tam { $seat }.
        [few] Vuko zatrzymuje { $region-in } { $count } znaczniki, które ma tam { $seat }.
       *[many] Vuko zatrzymuje { $region-in } { $count } znaczników, które ma tam { $seat }.
    }
event-region-counted =
    Region { $number }, { $region }: { $places-count ->
        [0] nikt nie ma tu wpływu.
       *[other] { $places }.
    }{ $held_only-count ->
        [0] {""}
       *[other] {" "}{ $held_only }.
    }{ $nations ->
        [0] {""}
       *[other] {" "}Niezależna nacja: aby coś otrzymać, trzeba mieć co najmniej { $needed ->
           [one] { $needed } wpływ
           [few] { $needed } wpływy
          *[many] { $needed } wpływów
       }.
    }
event-plundered = { $seat } zabiera 1 { $resource-acc }; traci { $player }.
event-marker-recruited = { $seat } zabiera { $region-from } do Lodowego Ogrodu znacznik wpływu, który traci { $player }: { $count } z { $goal }.
event-marker-swapped = { $seat } zamienia { $region-in } znacznik wpływu na swój; traci go { $player }.
event-tower-built = { $seat } buduje Czerwoną Wieżę { $region-in }: { $count } z { $goal }.
event-charm-moved = { $seat } przesuwa uroczysko { $region-from } do Ciernia { $target-in }.
event-charm-absorbed = Cierń wchłania uroczysko { $region-in } – { $seat }: { $count } z { $goal }.
event-charms-turned = Uroczyska przy Cierniu można od teraz wchłonąć.
event-nightmare-placed = { $seat } umieszcza żeton koszmaru { $region-in }.
event-points-scored =
    { $seat } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } { $kind ->
        [regions] za { $place }. miejsce { $region-in }.
        [kills] za zabicie { $region-in }.
       *[throat] za najwięcej znaczników w Żmijowym Gardle ({ $markers }).
    }

## Closing a region

event-region-closed = { $seat } zamyka region: { $region }. To { $count } z { $goal }.
event-vuko-driven-off = Vuko schodzi z planszy: region jest zamknięty.
event-unit-lost-in-closing = { $player } traci { $unit-acc } { $region-in }.
event-markers-locked =
    { $count ->
        [0] { $seat } zostawia { $region-in } tylko Fauna.
        [one] { $seat } zostawia { $region-in } na zawsze { $count } znacznik.
        [few] { $seat } zostawia { $region-in } na zawsze { $count } znaczniki.
       *[many] { $seat } zostawia { $region-in } na zawsze { $count } znaczników.
    }
event-markers-returned =
    { $count ->
        [one] { $seat }: { $count } znacznik { $region-from } nie ma dokąd pójść i wraca do rezerwy gracza.
        [few] { $seat }: { $count } znaczniki { $region-from } nie mają dokąd pójść i wracają do rezerwy gracza.
       *[many] { $seat }: { $count } znaczników { $region-from } nie ma dokąd pójść i wraca do rezerwy gracza.
    }
event-charm-fled = Uroczysko przechodzi { $source-from } { $target-to }.

## The end

event-goal-reached = { $seat } osiąga cel swojej postaci: { $character }.
event-game-ended =
    { $reason ->
        [dead_snow] Martwy Śnieg pokrywa świat. Wygrywa najlepsza reputacja.
        [goal] Gra kończy się osiągnięciem indywidualnego celu.
       *[points] { $rule ->
            [IG-END-VP-01] Gra się kończy: ktoś ma dość punktów zwycięstwa.
           *[other] Gra kończy się ostatnim punktowaniem regionów.
        }
    }
