# The pages of the hall: coming in, opening tables, finding them.

web-error-offline = The hall cannot be reached. Is the connection gone?

# Around every page

web-title = Longhall
web-title-page = { $page } · Longhall
web-skip = Skip to the content
web-nav-home = Longhall: to the hall
web-nav-pages = Pages
web-nav-menu = Menu
web-nav-hall = Hall
web-nav-finished = Finished matches
web-nav-rules = Rules
web-nav-gallery = Gallery
web-nav-about = About
web-nav-account = You and your account
web-come-in = Come in
web-unofficial = An unofficial, non-commercial table made by admirers of these games; not connected with their designers or publishers. If you like a game, buy the box.
web-close = Close

# Settings

web-settings = Settings
web-language = Language
web-theme = Lighting
web-theme-system = as the device
web-theme-dark = dark
web-theme-light = light
web-speed = Battles and other scenes
web-speed-slow = slowly
web-speed-normal = normal
web-speed-fast = fast
web-speed-off = not shown
web-sound = Sounds
web-sound-text = Small sounds when it is your turn and when something happens.
web-autoplay = Take the only choice
web-autoplay-text = Where there is just one thing you can do, it is done for you.
web-confirm = Ask before what cannot be undone
web-confirm-text = A question before choices that nobody can take back.

# Coming in

web-name-title = What shall we call you?
web-name-text = The others at the table see this name. You need no account; you can make one later to keep your tables on other devices.
web-name-label = Your name
web-name-suggest = Suggest one
web-name-login = I have an account
web-name-enter = Come in
web-name-ideas = Astrid Snowboot; Bjorn Late-for-Dinner; Helga of the Long Bench; Ivar the Well-Rested; Ragna Two-Mittens; Torsten Thinks-Again; Ylva Warm-Hands; Sigrid of the Second Helping; Leif the Mostly Lucky; Gunhild Good-Knight

# A page that is not there

web-lost-title = Nothing but snow here
web-lost-text = This path leads nowhere. Perhaps the address has a slip of the pen, or what was here is gone.
web-lost-back = Back to the hall

# The games

web-game-northgard = Northgard: Uncharted Lands
web-game-northgard-text = Lead a clan into a land nobody has charted. Lay out the map, build your deck, feed your people through the winters, and take fame with settlements or with axes.
web-game-icegarden = The Lord of the Ice Garden
web-game-icegarden-text = Four scientists with powers like gods, each bent on another victory, play for a medieval world while the Dead Snow keeps rising.
web-game-icaion = Icaion
web-game-icaion-text = Drive your machines out of the last city into the frozen lands, mine crystals, outwit the other seekers, and mind the Colossus.
web-game-seats = { $least }–{ $most } players
web-game-minutes = { $least }–{ $most } min
web-weight-1 = very light
web-weight-2 = light
web-weight-3 = medium weight
web-weight-4 = heavy
web-weight-5 = very heavy

# The hall

web-hall-title = A warm table for long winter evenings
web-hall-text = Three big board games, played in your browser with friends or against bots. The table knows the rules, tells you what you can do and why you cannot, and keeps your place. Pick a game and sit down; it costs nothing and needs no account.
web-hall-games = The games
web-hall-open = Open a table
web-hall-coming = Coming
web-hall-mine = Your tables
web-hall-open-tables = Looking for players
web-hall-open-none = No table is waiting for players. Open one, and leave a chair for somebody.
web-hall-join = Join
web-hall-playing = Being played
web-hall-playing-none = Nobody is playing in public right now. The fire is lit all the same.
web-hall-watch = Watch
web-hall-more = Find your way
web-hall-finished = Finished matches
web-hall-finished-mine = Finished matches, yours and others’
web-my-turn = Your turn
web-my-play = Play
web-my-go = Go there
web-my-open = { $seats ->
    [0] ready to start
    [one] { $seats } chair free
   *[other] { $seats } chairs free
}
web-my-paused = paused
web-my-other = { $name } decides
web-table-by-link = by link only
web-chair-free = free
web-chair-winner = winner
web-join-label = Join by link
web-join-example = { $address }/tables/…
web-join-go = Go
web-join-wrong = This does not look like the link of a table. It ends with /tables/ and some letters.

# Clocks

web-clock-none = no clock
web-clock-live = { $time } per decision, and { $bank } to spare
web-clock-strict = { $time } per decision
web-clock-leisure = { $time } per decision
