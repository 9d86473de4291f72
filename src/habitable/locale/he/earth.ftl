# מה ששני המשחקים אומרים באותן מילים: מקומות על כדור הארץ, וחלקי השולחן.

# סביב הקואורדינטות סימני כיוון משמאל לימין, כדי שסדרן יישמר בתוך שורה בעברית.
earth-hex = ‎{ $at }‎
earth-tile = { $terrain } ‎{ $at }‎
earth-corner = ‎{ $corner }‎ ({ $tiles })
earth-aside = { $what } ({ $aside })
earth-now = כרגע
earth-stocks = מלאי
earth-deck = חפיסה

## הלוח בדפדפן: המפה, מה נבחר בה ומה מתוכנן

earth-board-map = כדור הארץ, { $game }
earth-board-panes = חלקי הלוח
earth-board-pane-map = מפה
earth-board-pane-display = פעולות
earth-board-pane-animals = בעלי חיים
earth-board-pane-cards = קלפים
earth-board-zoom = גודל המפה
earth-board-nearer = קרוב יותר (+)
earth-board-farther = רחוק יותר (−)
earth-board-fit = כל כדור הארץ (0)
earth-board-overlays = מה מוצג על המפה
earth-board-overlay-match = התאמה
earth-board-overlay-scoring = ניקוד
earth-board-overlay-dominance = שליטה
earth-board-overlay-danger = בסכנת הכחדה
earth-board-middle = באמצע
earth-board-place = { $way } מהאמצע
earth-board-way-n = { $steps ->
    [1] צפונה
   *[other] { $steps } צפונה
}
earth-board-way-ne = { $steps ->
    [1] לצפון-מזרח
   *[other] { $steps } לצפון-מזרח
}
earth-board-way-se = { $steps ->
    [1] לדרום-מזרח
   *[other] { $steps } לדרום-מזרח
}
earth-board-way-s = { $steps ->
    [1] דרומה
   *[other] { $steps } דרומה
}
earth-board-way-sw = { $steps ->
    [1] לדרום-מערב
   *[other] { $steps } לדרום-מערב
}
earth-board-way-nw = { $steps ->
    [1] לצפון-מערב
   *[other] { $steps } לצפון-מערב
}
earth-board-vacant = משבצת ריקה
earth-board-tile = { $terrain } { $place }
earth-board-covered = { $cover } על { $terrain }
earth-board-described = { $tile }: { $species }
earth-board-species = { $animal }: { $number }
earth-board-dominant-with = שולטים בהתאמה { $match }
earth-board-dominates = שולטים באריח
earth-board-match = התאמה { $match }
earth-board-endangered = בסכנת הכחדה
earth-board-asleep = { $number ->
    [one] אחד בתרדמת חורף
   *[other] { $number } בתרדמת חורף
}
earth-board-corner = פינה: { $tiles }
earth-board-element-at = { $element }, { $place }
earth-board-no-elements = אין אלמנטים מסביב
earth-board-nobody = איש אינו חי כאן
earth-board-scored = כבר נוקד בסבב הזה
earth-board-pays = { $points ->
    [one] נקודה אחת
   *[other] { $points } נקודות
}
earth-board-points = { $number ->
    [one] { $points } נקודה
   *[other] { $points } נקודות
}
earth-board-bonus = ‎+{ $points }
earth-board-consequence = מה יקרה
earth-board-where-hex = בחרו אריח מואר.
earth-board-where-corner = בחרו פינה מוארת.
earth-board-where-display = בחרו מקום מואר בלוח הפעולות.
earth-board-plan = תוכנן עד כה
earth-board-count = { $done } מתוך { $of }
earth-board-less = אחד פחות: { $what }
earth-board-more = שוב: { $what }
earth-board-fill = כמה שאפשר
earth-board-back = צעד אחורה
earth-board-clear = ניקוי
earth-board-done = סיום
