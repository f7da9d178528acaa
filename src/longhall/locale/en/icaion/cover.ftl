# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-icaion = Icaion
web-game-icaion-text = Drive your machines out of the last city into the frozen lands, mine crystals, outwit rival Seekers, and beware of the Colossus.
web-about-title-icaion = Icaion
