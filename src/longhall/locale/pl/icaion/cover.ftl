# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-icaion = Icaion
web-game-icaion-text = Wyprowadź maszyny z ostatniego miasta na skute lodem ziemie, wydobywaj kryształy, przechytrz innych poszukiwaczy i uważaj na Kolosa.
web-about-title-icaion = Icaion

# The characters that bots play as; the names are our own

character-icaion-1 = Maren
character-icaion-2 = Brask
character-icaion-3 = Isolt
character-icaion-4 = Rimer
character-icaion-5 = Harrow
character-icaion-6 = Tarrow
character-icaion-7 = Wrenna
character-icaion-8 = Cobb
character-icaion-9 = Kress
character-icaion-10 = Tobin
character-icaion-11 = Liora
character-icaion-12 = Dagna
character-icaion-13 = Ezra
character-icaion-14 = Vesna
character-icaion-15 = Osric
character-icaion-16 = Petra
