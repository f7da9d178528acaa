# Inviting people, and whether they can come in

web-invite-share = Share
web-invite-share-text = Come and play { $game } with me.
web-invite-qr-text = Scan this with a phone to open the table: { $address }
web-invite-qr-failed = The QR code could not be drawn. Send the link instead.
web-invite-here = This server runs on this computer only. No one else can open the link yet.
web-invite-here-admin = This server can only be reached from the computer it runs on. The person who started it can let others in with --host or --public-url.
web-invite-network = This link works on devices in the same local network.
web-invite-door = Let others in this network join
web-invite-door-text = Phones and computers in the same network can then open this server. Everyone in that network can, so use it at home or in your club, not in a café.

# What shows that chance is fair

web-fair = Fingerprint of the random seed
web-fair-text = Every die and every shuffle of this match follows from a secret seed that already exists. This is its fingerprint: after the match the seed is revealed, and your browser checks that it is this one.
web-fair-line = Fingerprint of the random seed: { $code }
web-fair-checking = Checking the fingerprint…
web-fair-fits = Checked in your browser: the revealed seed has exactly this fingerprint.
web-fair-same = It is also the fingerprint this browser saw before the first choice.
web-fair-wrong = The revealed seed does not fit this fingerprint. Do not trust this match.
web-fair-other = Before the first choice this browser saw another fingerprint: { $code }
web-fair-unable = Your browser checks fingerprints only over https or on the server’s own computer. Download the record and use the command below.
web-fair-failed = The record could not be read, so nothing was checked.
