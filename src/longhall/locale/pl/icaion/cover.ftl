# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-icaion = Icaion
web-game-icaion-text = Wyprowadź maszyny z ostatniego miasta na skute lodem ziemie, wydobywaj kryształy, przechytrz innych poszukiwaczy i uważaj na Kolosa.
web-about-title-icaion = Icaion
