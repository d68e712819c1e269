# Settings and notifications.
set-lead = Kept in this browser, no account. Nothing here is shown to other players but your name.
set-parts = Parts of the settings
set-part-look = Look
set-part-play = Play
set-part-notify = Notify
set-part-devices = Devices
set-changed = Changed.
set-undo = Undo
set-theme = Theme
set-theme-system = As the system
set-theme-dark = Night
set-theme-light = Day
set-theme-contrast = High contrast
set-language = Language
set-language-help = Also in the middle of a game.
set-text = Text size
set-text-help = Boards keep their shape, labels grow.
set-text-s = Small
set-text-m = Normal
set-text-l = Large
set-text-xl = Largest
set-motion = Motion
set-motion-help = At most 1.5 s for each move, any key skips.
set-motion-system = As the system
set-motion-none = None
set-letters = Letters on pieces
set-letters-help = Shapes are always there; letters can be added.
set-name-help = What others call you at new tables.
set-shortcuts = Single-key shortcuts
set-shortcuts-help = U undo, H hint, W whose turn. Digits always work.
set-confirm = Ask before a turn is wasted
set-confirm-help = One question that names what is given up.
set-pace = Pace of bots
set-pace-help = How fast their moves are shown.
set-pace-slow = Slow
set-pace-normal = Normal
set-pace-fast = Fast
set-sounds = Sound
set-sounds-help = One short tone when you are asked.
set-notify = Notifications
set-devices = Devices and seats
notify-how = One message when you are asked, none while you look, one link that opens on the decision.
notify-test = Send a test
notify-tested = A test was sent by every way that is set up.
notify-push = Push on this device
notify-push-help = The browser asks you once for leave.
notify-insecure = Browsers push only to pages with a safe address (https, or this machine itself). By mail or webhook you can be told here too.
notify-missing = This browser cannot be pushed to. By mail or webhook you can be told all the same.
notify-denied = You have forbidden this page to notify you. The browser’s settings for this page let you allow it again.
notify-not-allowed = The browser did not allow it, or its push service cannot be reached. Nothing has changed.
notify-mail = Mail
notify-mail-help = A code comes first; nothing else until you have said it.
notify-mail-address = Mail address
notify-webhook = Webhook
notify-webhook-help = A POST of JSON, for a chat or a script of yours.
notify-webhook-address = https://…
notify-add = Add
notify-drop = Remove
notify-code = Code from the mail
notify-confirm = Confirm
notify-works = works
notify-unconfirmed = not confirmed
notify-failures = { $count ->
    [one] 1 failure, again in { $time }
   *[other] { $count } failures, again in { $time }
  }
notify-tables = { $count ->
    [one] at 1 table
   *[other] at { $count } tables
  }
devices-help = Take a seat along to another device: draw a code here, and scan or type it there.
devices-move = Move
devices-move-named = Move seat { $letter } of { $game }
devices-none = You hold no seat of a match that goes on.
