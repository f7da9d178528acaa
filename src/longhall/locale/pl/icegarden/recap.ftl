# What somebody did since a player's last turn, after their name: "Hanna: acts in Influence; +2 points"

recap-planned = planuje: { $actions }
recap-acted = wykonuje: { $actions }
recap-placed = umieszcza wpływ: { $regions }
recap-moved = { $moved ->
    [one] przenosi { $moved } znacznik lub jednostkę
    [few] przenosi { $moved } znaczniki lub jednostki
   *[many] przenosi { $moved } znaczników lub jednostek
}
recap-summoned = przywołuje: { $summoned }
recap-upgrades = kupuje: { $abilities }
recap-kills = zabite znaczniki lub jednostki: { $count }
recap-towers = buduje Czerwoną Wieżę: { $regions }
recap-recruited = { $count ->
    [one] zabiera znacznik do Lodowego Ogrodu
    [few] zabiera { $count } znaczniki do Lodowego Ogrodu
   *[many] zabiera { $count } znaczników do Lodowego Ogrodu
}
recap-swapped = zamienia znacznik: { $regions }
recap-charms = wchłania uroczysko: { $regions }
recap-nightmares = umieszcza żeton koszmaru: { $regions }
recap-closed = zamyka region: { $regions }
recap-markers-lost = { $count ->
    [one] traci znacznik wpływu
    [few] traci { $count } znaczniki wpływu
   *[many] traci { $count } znaczników wpływu
}
recap-units-lost = traci jednostki: { $lost_units }
recap-vuko-tokens = { $count ->
    [one] bierze żeton Vuko
    [few] bierze { $count } żetony Vuko
   *[many] bierze { $count } żetonów Vuko
}
recap-reputation = reputacja +{ $fields }
recap-reputation-less = reputacja −{ $fields }
recap-resources = zyskuje { $amounts }
recap-resources-less = wydaje { $amounts }
recap-points = { $score ->
    [one] +{ $score } punkt
    [few] +{ $score } punkty
   *[many] +{ $score } punktów
}
recap-goal = osiąga cel
