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
earth-board-overlay-suited = { $game ->
    [marine] היכן המינים שלי משגשגים
   *[dominant-species] ההתאמה שלי
}
earth-board-overlay-reach = הטווח שלי
earth-board-overlay-scoring = ניקוד
earth-board-overlay-dominance = שליטה
earth-board-overlay-danger = בסכנת הכחדה
earth-board-middle = באמצע
earth-board-way-n = { $ring ->
    [1] מצפון לאמצע
    [2] בצפון
   *[other] בצפון הרחוק
}
earth-board-way-ne = { $ring ->
    [1] מצפון-מזרח לאמצע
    [2] בצפון-מזרח
   *[other] בצפון-מזרח הרחוק
}
earth-board-way-se = { $ring ->
    [1] מדרום-מזרח לאמצע
    [2] בדרום-מזרח
   *[other] בדרום-מזרח הרחוק
}
earth-board-way-s = { $ring ->
    [1] מדרום לאמצע
    [2] בדרום
   *[other] בדרום הרחוק
}
earth-board-way-sw = { $ring ->
    [1] מדרום-מערב לאמצע
    [2] בדרום-מערב
   *[other] בדרום-מערב הרחוק
}
earth-board-way-nw = { $ring ->
    [1] מצפון-מערב לאמצע
    [2] בצפון-מערב
   *[other] בצפון-מערב הרחוק
}
earth-board-way-e = במזרח
earth-board-way-w = במערב
earth-board-side = ‏{ $place }, בצד { $side ->
    [n] הצפוני
    [e] המזרחי
    [s] הדרומי
   *[w] המערבי
}
earth-board-vacant = משושה ריק
# מה שמתחיל בארגומנט מתחיל בסימן כיוון מימין לשמאל, כדי שסדר החלקים יישמר.
earth-board-tile = ‏{ $terrain } { $place }
earth-board-covered = { $cover } על { $terrain }
earth-board-described = ‏{ $tile }: { $species }
earth-board-species = ‏{ $animal }: { $number }
earth-board-dominant-with = שליטה בהתאמה { $match }
earth-board-dominates = שליטה באריח
earth-board-leads = שליטה: { $animal }, ההתאמה הגבוהה ביותר.
earth-board-leaderless = איש אינו שולט: ההתאמה הגבוהה ביותר משותפת לכמה חיות.
earth-board-dying = מה שבסכנת הכחדה ייכחד בהכחדה הבאה.
earth-board-card = קלף
earth-board-match = התאמה { $match }
earth-board-endangered = בסכנת הכחדה
earth-board-asleep = { $number ->
    [one] אחד בתרדמת חורף
    [two] שניים בתרדמת חורף
   *[other] { $number } בתרדמת חורף
}
earth-board-corner-at = ‏{ $way ->
    [e] פינה מזרחית
    [se] פינה דרום-מזרחית
    [sw] פינה דרום-מערבית
    [w] פינה מערבית
    [nw] פינה צפון-מערבית
   *[ne] פינה צפון-מזרחית
}: { $tile }
earth-log-action = ‏{ $animal }: { $space }
earth-log-added = ‏‎+{ $number }‎ { $on }
earth-log-moved = ‏{ $number } { $from } { $to }
earth-log-lost = ‏‎−{ $number }‎ { $on }
earth-board-corner = פינה: { $tiles }
earth-board-element-at = ‏{ $element }, { $place }
earth-board-no-elements = { $game ->
    [marine] אין משאבים מסביב
   *[other] אין אלמנטים מסביב
}
earth-board-nobody = איש אינו חי כאן
earth-board-scored = כבר נוקד בתור הזה
earth-board-pays = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
earth-board-points = { $number ->
    [one] { $points } נקודה
    [two] { $points } נקודות
   *[other] { $points } נקודות
}
earth-board-bonus = ‎+{ $points }
earth-board-consequence = מה יקרה
earth-board-where-hex = בוחרים אריח מואר במפה.
earth-board-where-card = בוחרים קלף מואר.
earth-board-where-corner = { $game ->
    [marine] בוחרים קודקוד מואר במפה.
   *[dominant-species] בוחרים פינה מוארת במפה.
}
earth-board-where-display = { $game ->
    [marine] בוחרים משבצת מוארת בלוח הפעולות.
   *[dominant-species] בוחרים עין מוארת בלוח הפעולות.
}
earth-board-plan = תוכנן עד כה
earth-board-count = { $done } מתוך { $of }
earth-board-less = אחד פחות: { $what }
earth-board-more = שוב: { $what }
earth-board-fill = כמה שאפשר
earth-board-back = צעד אחורה
earth-board-clear = ניקוי
earth-board-again = הקשה נוספת, או אישור.
earth-board-answers = להראות את התשובות
earth-board-done = סיום
earth-board-suited = { $game ->
    [marine] המינים שלך משגשגים כאן, או היו משגשגים
   *[dominant-species] ההתאמה שלך כאן: { $match }
}
earth-board-reached = אפשר לנדוד לכאן
earth-board-drag = גוררים אל מקום מואר, או בוחרים מקום.
earth-board-keys = מקשים
earth-board-keys-general = בכל מקום בלוח
earth-board-key-arrows = ← ↑ → ↓
    .about = אל האריח, הפינה או המקום הבאים
earth-board-key-enter = Enter
    .about = בחירה
earth-board-key-next = N, Shift+N
    .about = הדבר המואר הבא, או הקודם
earth-board-key-back = Esc
    .about = צעד אחורה
earth-board-key-zoom = +, −, 0
    .about = במפה: קרוב יותר, רחוק יותר, כל כדור הארץ
earth-board-key-list = ?
    .about = הרשימה הזאת

## מה שליד המפה של Dominant Species ושל Marine: לוח הפעולות, החיות, הקלפים, המקרא, התרשים

earth-show-actions = לוח הפעולות
earth-show-animals = { $game ->
    [marine] המחלקות
   *[dominant-species] החיות
}
earth-show-cards = קלפים
earth-show-point = הצבעה על מקום או על שם של פעולה מראה מה הם עושים.
earth-show-tap = הקשה על מקום או על שם של פעולה מראה מה הם עושים.
earth-show-times = { $number } × { $thing }
earth-show-space = { $action } { $number }
earth-show-free = { $action }, פעולה חופשית
earth-show-next = אחר כך
earth-show-more = +{ $number }
earth-show-nobody = אף אחד
earth-show-you = שלך
earth-show-only = רק עבור { $animal }
earth-show-pawn-of = של { $animal }
earth-show-special-of = חייל מיוחד ({ $element }): { $animal }
earth-show-special-space = רק לחיילים מיוחדים
earth-show-marker = ערך החייל המיוחד: מי שערך ההתאמה שלו גבוה ממנו רשאי לקחת אותו
earth-show-guard = שמירה על משאבים: { $animal }
earth-show-elements = { $game ->
    [marine] משאבים
   *[dominant-species] אלמנטים
}
earth-show-elements-of = { $game ->
    [marine] משאבים: { $action }
   *[dominant-species] אלמנטים: { $action }
}
earth-show-element-printed = { $element }, מודפס
earth-show-element-gained = { $element }, נרכש
earth-show-element-kept = { $element }, על קלף תכונה: אי אפשר לאבד אותו
earth-show-idle-element = אין עכשיו { $element } בכדור הארץ.
earth-show-idle-empty = לא מונח שם עכשיו דבר.
earth-show-idle-kinds = אף סוג שמונח שם אינו נמצא עכשיו בכדור הארץ.
earth-show-idle-rivals = באריחים כאלה אין עכשיו לידך אף אחד.
earth-show-idle-terrain = אין עכשיו אריח כזה בכדור הארץ.
earth-show-idle-adapted = אין עכשיו משאב בשליטתך שהחייל המיוחד שלו אינו שלך.
earth-show-order = מספר { $number } בסדר התור
earth-show-survival = מחזיק בקלף ההישרדות
earth-show-supply = גלילים שעוד אפשר לקבל
earth-show-stat-points = נקודות ניצחון
earth-show-stat-leads = { $game ->
    [marine] אריחים שבהם היא משגשגת
   *[dominant-species] אריחים בשליטה
}
earth-show-stat-earth = { $game ->
    [marine] מינים בכדור הארץ
   *[dominant-species] זנים בכדור הארץ
}
earth-show-stat-pool = { $game ->
    [marine] מינים במאגר הגנים
   *[dominant-species] זנים במלאי השחקן
}
earth-show-stat-pawns = { $game ->
    [marine] חיילים רגילים ביד
   *[dominant-species] גלילי פעולה ביד
}
earth-show-stat-covers = { $game ->
    [marine] מינים על התפרצויות: מי שיש לו הכי הרבה מחזיק בהישרדות
   *[dominant-species] זנים על טונדרה: מי שיש לו הכי הרבה מחזיק בהישרדות
}
earth-show-stat-eliminated = { $game ->
    [marine] מינים שהוסרו מהמשחק
   *[dominant-species] זנים שהוסרו מהמשחק
}
earth-show-short-leads = { $game ->
    [marine] משגשגת
   *[dominant-species] בשליטה
}
earth-show-short-earth = בכדור הארץ
earth-show-short-pool = { $game ->
    [marine] מאגר
   *[dominant-species] מלאי
}
earth-show-short-pawns = { $game ->
    [marine] חיילים
   *[dominant-species] גלילים
}
earth-show-short-covers = { $game ->
    [marine] התפרצויות
   *[dominant-species] טונדרה
}
earth-show-short-eliminated = הוסרו
earth-show-ability-mammals = בכל הכחדה הם רשאים להציל זן אחד שלהם שבסכנת הכחדה.
earth-show-ability-reptiles = בכל נסיגה הם מגינים על אלמנט אחד בלי גליל.
earth-show-ability-birds = בנדידה כל זן שלהן נע עד שני אריחים.
earth-show-ability-amphibians = על הכרטיס שלהם מודפסים שלושה אלמנטים במקום שניים.
earth-show-ability-arachnids = לפני כל גלילי התחרות הם מסירים בלי גליל זן אחד שליד זן שלהם, בכל שטח.
earth-show-ability-insects = אחרי כל גלילי ההתרבות הם מוסיפים בלי גליל זן אחד על אריח כלשהו.
earth-show-slot = מקום { $number }
earth-show-resolving = הקלף הזה מתבצע עכשיו:
earth-show-no-cards = אין קלפים גלויים.
earth-show-last-next = { $card } הוא הקלף הבא.
earth-show-last-in = { $least ->
    [one] { $card } יגיע אחרי עוד קלף אחד.
    [two] { $card } יגיע אחרי עוד שני קלפים.
   *[other] { $card } יגיע אחרי עוד { $least } קלפים.
}
earth-show-last-between = { $card } נמצא בין חמשת הקלפים האחרונים: הוא יגיע אחרי { $least } עד { $most } קלפים.
earth-show-last-lies-dominant-species = { $card } גלוי: כשמישהו ייקח אותו, זה יהיה התור האחרון.
earth-show-last-lies-marine = { $card } גלוי: כשמישהו ייקח אותו, זה יהיה הסיבוב האחרון.
earth-show-last-taken-dominant-species = { $card } נלקח: זה התור האחרון.
earth-show-last-taken-marine = { $card } בוצע: זה הסיבוב האחרון.
earth-show-deck = { $number ->
    [one] קלף אחד בחפיסה
    [two] שני קלפים בחפיסה
   *[other] { $number } קלפים בחפיסה
}
earth-show-covers-dominant-species = { $number ->
    [one] נשאר אריח טונדרה אחד
    [two] נשארו שני אריחי טונדרה
   *[other] נשארו { $number } אריחי טונדרה
}
earth-show-covers-marine = { $number ->
    [one] נשארה התפרצות אחת
    [two] נשארו שתי התפרצויות
   *[other] נשארו { $number } התפרצויות
}
earth-show-stacks = אריחים להנחה
earth-show-stack-empty = ריק
earth-show-under = { $number } מתחתיו
earth-show-face-down = מה שמונח מוסתר
earth-show-bag = בשקית
earth-show-rest = מה שעוד עשוי להגיע
earth-show-discard = הושלכו, האחרון ראשון
earth-show-chart = נקודות לאורך הזמן
earth-show-chart-numbers = במספרים
earth-show-chart-turn = { $game ->
    [marine] סיבוב
   *[dominant-species] תור
}
earth-show-chart-end = סוף
earth-show-legend = מה אומרים הסימנים
earth-show-legend-animals = { $game ->
    [marine] מחלקות
   *[dominant-species] חיות
}
earth-show-legend-elements = { $game ->
    [marine] משאבים
   *[dominant-species] אלמנטים
}
earth-show-legend-terrains = שטחים
earth-show-legend-marks = סימונים
earth-show-legend-pawn = { $game ->
    [marine] חייל: עגול, עם הסימן של המחלקה שלו
   *[dominant-species] גליל פעולה: עגול, עם הסימן של החיה שלו
}
earth-show-legend-cubes = { $game ->
    [marine] מינים על אריח: כמה מהם יש שם למחלקה
   *[dominant-species] זנים על אריח: כמה מהם יש שם לחיה
}
earth-show-legend-special = חייל מיוחד עם המשאב שלו, ואצל מי הוא
earth-show-legend-space = { $game ->
    [marine] משבצת לחייל; מה שמודפס עליה מוסבר בטקסט שמתחת
   *[dominant-species] עין לגליל; מה שמודפס עליה מוסבר בטקסט שמתחת
}
earth-show-legend-special-space = משבצת לחיילים מיוחדים בלבד
earth-show-legend-useless = עכשיו לא ייתן לך דבר; הטקסט שמתחת אומר למה
earth-show-legend-lit = במה אפשר לגעת עכשיו
earth-show-legend-acting = מי שפועל עכשיו
earth-show-legend-free = פועל כאן בלי גליל
earth-show-legend-crown = שולט באריח: ההתאמה הגבוהה ביותר
earth-show-legend-endangered = בסכנת הכחדה: אין כאן ממה לחיות
earth-show-legend-asleep = בתרדמה: בתור הזה לא ייכחד
earth-show-legend-scored = כבר נוקד בתור הזה
earth-show-legend-best = הכי הרבה מכולם
earth-show-legend-survival = מחזיק בקלף ההישרדות
earth-show-legend-retrieved = אחרי איסוף בסיבוב הזה
earth-show-legend-printed = מודפס: אי אפשר לאבד אותו
earth-show-legend-kept = על קלף תכונה: אי אפשר לאבד אותו
earth-show-legend-bones = הכחדה, כשקלף כזה נפתח
earth-show-legend-fish = הישרדות, כשקלף כזה נפתח
earth-show-legend-last = מסיים את המשחק

## שולחן אמיתי, מסודר על הלוח

earth-editor-about = בוחרים דבר ומקישים על המקום שבו הוא מונח. כשאין דבר ביד, הקשה מציגה אריח. במקלדת: החצים מזיזים, Enter מניח, Delete מסיר; המקשים שעל הלחצנים בוחרים.
earth-editor-tools = מה אפשר להניח
earth-editor-tile = אריחים
earth-editor-cover = אריח קטן
earth-editor-element = { $game ->
    [marine] משאבים
   *[other] אלמנטים
}
earth-editor-animal = { $game ->
    [marine] מינים
   *[other] זנים
}
earth-editor-left = { $thing }: נותרו { $number }
earth-editor-take = הסרה
earth-editor-redo = ביצוע מחדש
earth-editor-look = אין דבר ביד
earth-editor-putting = להניח: { $thing }
earth-editor-taking = להסיר: { $thing }
earth-editor-start = מפת הפתיחה
earth-editor-clear = ניקוי השולחן
earth-editor-nothing = כלום
earth-editor-terrain = אריח
earth-editor-remove = הסרת האריח הזה
earth-editor-choose = הקשה על אריח: כאן אפשר לשנות אותו, ולראות מי חי בו ואיך.
earth-editor-tile-details = האריח
earth-editor-save = { $animal }: להציל כאן זן אחד בהכחדה הבאה
earth-editor-leader = שם
earth-editor-points = נקודות עד כה
earth-editor-gain = { $game ->
    [marine] הוספת משאב
   *[other] הוספת אלמנט
}
earth-editor-drop = הסרה: { $element }
earth-editor-traits = תכונות שנספרות כאן
earth-editor-pawns = חיילים מיוחדים: ערך ובעלות
earth-editor-controls = נמצא אצל
earth-editor-end = אילו המשחק היה נגמר עכשיו
earth-editor-survival = הישרדות עכשיו
earth-editor-survival-nobody = הקלף אינו אצל איש.
earth-editor-extinction = מה ייכחד בהכחדה הבאה
earth-editor-extinction-nobody = כלום.
earth-editor-dominates = משאבים בשליטה
earth-editor-above = { $element }: ‏{ $value }, יותר מ־{ $marker }
earth-editor-all-tiles = כל אריח: למה, וכמה נקודות הניקוד שלו מביא
earth-editor-impossible = שולחן כזה אינו אפשרי: { $why }
earth-editor-wrong-tiles = ‏{ $given } × { $terrain }, ובקופסה יש { $most }
earth-editor-wrong-most = ‏{ $given } אריחים, ובקופסה יש { $most }
earth-editor-wrong-elements = ‏{ $given } × { $element }, ובקופסה יש { $most }
earth-editor-wrong-cubes = { $animal }: יותר מ־{ $most } בכדור הארץ
earth-editor-wrong-eruptions = יותר מ־{ $most } התפרצויות

## למה אי אפשר לבחור משהו עכשיו

earth-why-no-tile = אין כאן אריח.
earth-why-tile-there = כבר מונח כאן אריח.
earth-why-beside = אריח חדש מונח ליד האריחים של כדור הארץ.
earth-why-no-reach = { $game ->
    [marine] אף מין שלך לא יכול להגיע לכאן עכשיו.
   *[dominant-species] אף זן שלך לא יכול להגיע לכאן עכשיו.
}
earth-why-moved = { $game ->
    [marine] כל המינים שלך שכאן כבר נדדו.
   *[dominant-species] כל הזנים שלך שכאן כבר נדדו.
}
earth-why-far = { $game ->
    [marine] זה רחוק מדי, או שהמינים שלך שכאן לא יכולים לנדוד עכשיו.
   *[dominant-species] זה רחוק מדי, או שהזנים שלך שכאן לא יכולים לנדוד עכשיו.
}
earth-why-not-near = { $game ->
    [marine] מינים באים רק מאריחים סמוכים לאריח החדש.
   *[dominant-species] זנים באים רק מאריחים סמוכים לאריח החדש.
}
earth-why-no-species = { $game ->
    [marine] אין כאן מינים שלך.
   *[dominant-species] אין כאן זנים שלך.
}
earth-why-alone = { $game ->
    [marine] אין כאן מינים של מחלקה אחרת.
   *[dominant-species] אין כאן זנים של חיה אחרת.
}
earth-why-enough = { $game ->
    [marine] כבר הוספת כאן מינים כמספר שהשטח מרשה.
   *[dominant-species] כבר הוספת כאן זנים כמספר שהשטח מרשה.
}
earth-why-not-around = { $game ->
    [marine] האריח הזה לא נוגע במשאב שבחרת.
   *[dominant-species] האריח הזה לא נוגע באלמנט שבחרת.
}
earth-why-not-endangered = { $game ->
    [marine] המינים שלך כאן אינם בסכנת הכחדה.
   *[dominant-species] הזנים שלך כאן אינם בסכנת הכחדה.
}
earth-why-terrain = עכשיו נחשבים רק השטחים האלה: { $terrains }.
earth-why-rule = זה לא מתאים. { $name }: { $effect }
earth-why-corner-taken = { $game ->
    [marine] על הקודקוד הזה כבר מונח משאב: { $element }.
   *[dominant-species] על הפינה הזאת כבר מונח אלמנט: { $element }.
}
earth-why-corner-bare = { $game ->
    [marine] אף אריח לא נוגע בקודקוד הזה.
   *[dominant-species] אף אריח לא נוגע בפינה הזאת.
}
earth-why-corner-new = { $game ->
    [marine] מתאים רק קודקוד של האריח שבו מדובר.
   *[dominant-species] מתאימה רק פינה של האריח שבו מדובר.
}
earth-why-corner-empty = { $game ->
    [marine] אין משאב על הקודקוד הזה.
   *[dominant-species] אין אלמנט על הפינה הזאת.
}
earth-why-kind = { $game ->
    [marine] עכשיו נחשבים רק המשאבים האלה: { $elements }.
   *[dominant-species] עכשיו נחשבים רק האלמנטים האלה: { $elements }.
}
earth-why-not-there = { $game ->
    [marine] אין שם עכשיו משאב כזה: { $element }.
   *[dominant-species] אין שם עכשיו אלמנט כזה: { $element }.
}
earth-why-printed = { $game ->
    [marine] המשאב מודפס או מונח על קלף, ואי אפשר לאבד אותו: { $element }.
   *[dominant-species] האלמנט מודפס, ואי אפשר לאבד אותו: { $element }.
}
earth-why-not-mine = { $game ->
    [marine] אין לך משאב כזה: { $element }.
   *[dominant-species] אין לך אלמנט כזה: { $element }.
}
earth-why-card-away = הקלף הזה לא מונח גלוי: { $card }.
earth-why-stack = אין אריח גלוי בראש הערימה הזאת.
earth-why-assigned = כבר אי אפשר לבחור: { $animal }.

## סיפור המשחק

earth-tale-always = { $animal } הובילו מ{ $game ->
    [marine] הסיבוב הראשון
   *[dominant-species] התור הראשון
} עד האחרון.
earth-tale-reigns = בהובלה: { $reigns }.
earth-tale-reign = { $animal } ({ $turns ->
    [end] בסוף
   *[other] { $game ->
        [marine] { $length ->
            [short] סיבוב
           *[long] סיבובים
        }
       *[dominant-species] { $length ->
            [short] תור
           *[long] תורים
        }
    } { $turns }
})
earth-tale-changes = חילופי הובלה: { $times }; הכי הרבה זמן בראש: { $reign }.
earth-tale-decided = { $game ->
    [marine] סיבוב
   *[dominant-species] תור
} { $turn } הכריע: { $animal } עלו להובלה ושמרו עליה.
earth-tale-decided-end = רק הניקוד הסופי הכריע: { $animal } עקפו את מי שהובילו עד אז ({ $before }).
earth-tale-gain = הכי הרבה בבת אחת: { $animal }, { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
} ({ $reason }{ $turn ->
    [end] { "" }
   *[other] , { $game ->
        [marine] סיבוב
       *[dominant-species] תור
    } { $turn }
}).
earth-tale-turn = { $game ->
    [marine] הסיבוב הטוב ביותר
   *[dominant-species] התור הטוב ביותר
}: { $animal }, { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
} ב{ $game ->
    [marine] סיבוב
   *[dominant-species] תור
} { $turn }.
earth-tale-lost = { $game ->
    [marine] מינים שהוסרו מהמשחק
   *[dominant-species] זנים שהוסרו מהמשחק
}: { $all }; הכי הרבה אצל { $animal }: { $number }.
