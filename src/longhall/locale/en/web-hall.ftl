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
