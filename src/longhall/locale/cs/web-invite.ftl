# Pozvánky a to, jestli se pozvaní dostanou dovnitř

web-invite-share = Sdílet
web-invite-share-text = Pojď si se mnou zahrát { $game }.
web-invite-qr-text = Naskenujte telefonem a otevře se stůl: { $address }
web-invite-qr-failed = QR kód se nepodařilo nakreslit. Pošlete odkaz.
web-invite-here = Tato síň běží jen na tomto počítači. Nikdo jiný zatím odkaz neotevře.
web-invite-here-admin = Do této síně se dá vejít jen z počítače, na kterém běží. Kdo ji spustil, může ostatní pustit dovnitř pomocí --host nebo --public-url.
web-invite-network = Odkaz funguje na zařízeních ve stejné místní síti.
web-invite-door = Pustit dovnitř ostatní z této sítě
web-invite-door-text = Telefony a počítače ve stejné síti pak budou moci tuto síň otevřít. Bude to moci každý v síti, takže jen doma nebo v klubu, ne v kavárně.

# Co ukazuje, že náhoda je poctivá

web-fair = Otisk tajemství
web-fair-text = Každý hod i každé zamíchání v této partii vychází z tajemství, které už existuje. Toto je jeho otisk: po partii se tajemství odhalí a prohlížeč ověří, že je to ono.
web-fair-line = Otisk tajemství: { $code }
web-fair-checking = Ověřuje se otisk…
web-fair-fits = Ověřeno v prohlížeči: odhalené tajemství má přesně tento otisk.
web-fair-same = Je to i otisk, který tento prohlížeč viděl před první volbou.
web-fair-wrong = Odhalené tajemství k tomuto otisku nepatří. Této partii nevěřte.
web-fair-other = Před první volbou viděl tento prohlížeč jiný otisk: { $code }
web-fair-unable = Prohlížeč ověřuje otisky jen přes https nebo přímo na počítači, na kterém síň běží. Stáhněte si záznam a použijte příkaz níže.
web-fair-failed = Záznam se nepodařilo přečíst, takže se nic neověřilo.
