# הדף: בית, שולחן חדש, שולחן, צפייה חוזרת, הגדרות, אודות.

web-name = Habitable
web-skip = דילוג אל התוכן
web-navigation = דפים
web-home = לדף הבית
web-close = סגירה
web-cancel = ביטול
web-back = חזרה
web-loading = רק רגע …
web-problem = זה לא הצליח: { $text }
web-nowhere = אין כאן דבר
web-nowhere-about = הכתובת לא מובילה לשום מקום. אולי אבדה אות מהקישור.
refused-no-connection = אין קשר עם השרת

## בית

web-hello = משחקי לוח על החיים
web-hello-about = משחקים עם חברים או עם שחקנים ממוחשבים, בטלפון או ליד שולחן.
web-play-now = לשחק עכשיו
web-my-games = המשחקים שלי
web-finished-games = משחקים שהסתיימו
web-finished-all = הכול לצפייה חוזרת ({ $count })
web-open-tables = שולחנות פתוחים
web-open-tables-none = כרגע אף אחד לא מחכה לחברה. אפשר לפתוח שולחן, ואחרים יראו אותו כאן.
web-new-table = שולחן חדש
web-pitch-ecosystem = בוחרים קלפים ובונים עולם קטן של אחו, נחלים וחיות.
web-pitch-planet = מעצבים כוכב לכת, פאה אחר פאה, וזוכים בחיות שאוהבות אותו.
web-pitch-dominant-species = שש חיות נאבקות על כדור הארץ, והקרח מתקרב.
web-pitch-marine = דגים, זוחלים ויריביהם בים רותח.
web-length-ecosystem = 20 דקות
web-length-planet = 40 דקות
web-length-dominant-species = ערב ארוך
web-length-marine = שעתיים
web-players-range = { $least } עד { $most } שחקנים
web-opponents = כמה שחקנים ממוחשבים?
web-level = כמה טוב הם משחקים?
web-level-random = באקראי
web-level-greedy = היטב
web-level-first = בפשטות
web-play-bots = לשחק
web-play-people = עדיף לי לשחק עם אנשים
web-waits-for-you = התור שלך
web-elsewhere = { $count ->
    [one] התור שלך בשולחן אחר
    [two] התור שלך בשני שולחנות אחרים
   *[other] התור שלך ב־{ $count } שולחנות אחרים
}
web-seat-kept = המקום שלך שמור לך
web-you-are-away = המקום שלך פנוי – לחזור למשחק
web-others-think = בהמתנה לאחרים
web-over = הסתיים
web-free-seats = { $count ->
    [0] אף אחד לא חסר
    [one] מקום פנוי אחד
    [two] שני מקומות פנויים
   *[other] { $count } מקומות פנויים
}
web-your-name = השם שלך
web-guest = אורח
web-bot-name-1 = אלון
web-bot-name-2 = דרור
web-bot-name-3 = רותם
web-bot-name-4 = סנונית
web-bot-name-5 = ערבה
web-bot-name-6 = ארז
web-bot-name-7 = שלדג
web-bot-name-8 = נרקיס
web-bot-name-9 = גפן

## שולחן חדש

web-game = משחק
web-seats = מקומות
web-number-of-players = מספר השחקנים
web-you = זה המקום שלך
web-you-as = זה המקום שלך ({ $name })
web-player = שחקן { $number }
web-seat-number = מקום { $number }
web-who-invited = מישהו עם הזמנה
web-who-open = כל מי שיבוא
web-who-bot = מחשב, משחק { $level }
web-who-here = מישהו ליד המכשיר הזה
web-name-optional = שם
web-name-of-seat = השם של מי שבמקום { $number }
web-options = כללים וגרסאות
web-option-deal = קלפים ביד
    .about = אחד־עשר כמו במהדורות החדשות, שבהן אחד נשמר אחרי שלב א׳, או עשרה כמו במהדורה האנגלית הראשונה.
web-option-orientation = צורת המערכת האקולוגית
    .about = חמישה טורים וארבע שורות, או גם מסובבת (כלל בית).
web-option-placing = מתי מניחים קלף
    .about = אחרי שכולם חשפו, כמו בכללים; או בחירה והנחה בבת אחת, שמתאימות למשחק לאורך ימים.
web-option-memory = זיכרון
    .about = ידיים שכבר החזקת נשארות גלויות, או שגלויה רק היד שאצלך והשאר נשען על הזיכרון שלך.
web-option-gap-points = נקודות על פערים
    .about = עבור 0, 1, 2, … פערים; המספר האחרון תקף גם ליותר. בדרך כלל ⁦12 12 12 7 3 0 −5⁩.
web-option-components = הקופסה שלך
    .about = קובץ JSON במבנה של components.json, אם בעותק שלך מודפס משהו אחר.
web-file-not-json = הקובץ אינו JSON
web-option-beginner = למתחילים
    .about = בלי קלפי מטרה, וכל חיה שווה נקודה אחת.
web-option-mystery = חיות מסתוריות
    .about = חצי מהחיות מונחות מוסתרות; הן ידועות במשך שלושה סבבים, כולל זה שבו הן מתיישבות.
web-option-start = מי מתחיל
    .about = בהגרלה, אלא אם בוחרים.
web-option-edition = מהדורה
    .about = שנייה: 22 קלפים, ובהתפשטות הקרח פועל רק הגליל שבעין הראשונה. ראשונה: 26 קלפים, ופועל הגליל השמאלי ביותר.
web-option-deck = חפיסה
    .about = קצרה: 22 קלפים. ארוכה: 26 קלפים.
web-option-glaciation-acts = איזה גליל פועל בהתפשטות הקרח
    .about = רק זה שבעין הראשונה, או הראשון משמאל.
web-option-earth = כדור הארץ
    .about = כמו על הלוח, או עם אריחים ומשאבים מוגרלים.
web-option-multi-animal = כמה מחלקות לכל אחד
    .about = כל המחלקות משחקות, כמה לכל אחד משני שחקנים (ובשש מחלקות גם שלושה); נחשבת זו עם הכי פחות נקודות.
web-option-animals = מי משחק באיזו מחלקה
    .about = בהגרלה, בבחירה לפי התור, או כפי שנקבע כאן.
web-option-dominant-species-earth = כדור הארץ
    .about = כמו על הלוח, או עם אריחים ואלמנטים מוגרלים.
web-option-dominant-species-multi-animal = כמה חיות לכל אחד
    .about = כל שש החיות משחקות, כמה לכל אחד משניים או שלושה שחקנים; נחשבת זו עם הכי פחות נקודות.
web-option-dominant-species-animals = מי משחק באיזו חיה
    .about = בהגרלה, בבחירה לפי התור, או כפי שנקבע כאן.
web-option-length = אורך
    .about = כמה קלפי אבולוציה נשארים בקופסה: קצר 15, רגיל 10, ארוך 5, אפי אף אחד.
web-option-displays = לוחות שחקן
    .about = עם שלושה משאבים מודפסים, או עם שלושה מוגרלים.
web-option-superheroes = גיבורי־על
    .about = כל מחלקה שומרת שתיים משלוש התכונות שלה.
web-option-exaptation = אקסאפטציה
    .about = האם התכונה הזאת במשחק. כרגיל: אלא אם משחקים עם גיבורי־על.
web-option-food-chain = מי מחליט ראשון
    .about = כשכולם מחליטים לפי שרשרת המזון, למשל מי עובר לאריח חדש: מהנמוך אל הגבוה, או מהגבוה אל הנמוך.
web-option-turn-limit = מגבלת תורות
    .about = אחרי מספר תורות זה המשחק נגמר, גם בלי הקלף האחרון.
web-value-null = כרגיל
web-value-upwards = כלפי מעלה
web-value-downwards = כלפי מטה
web-value-true = כן
web-value-false = לא
web-value-fixed = חמש על ארבע
web-value-free = גם ארבע על חמש
web-value-after-reveal = אחרי שכולם חשפו
web-value-with-pick = בבת אחת
web-value-shown = נשארות גלויות
web-value-own = רק היד שאצלך
web-value-first = ראשונה
web-value-second = שנייה
web-value-short = קצר
web-value-normal = רגיל
web-value-long = ארוך
web-value-epic = אפי
web-value-leftmost-pawn = הראשון משמאל
web-value-space1 = בעין הראשונה
web-value-standard = כמו על הלוח
web-value-random = בהגרלה
web-value-alternative = בהגרלה
web-value-choose = בבחירה
web-value-draw = בהגרלה
web-value-named = לפי קביעתך
web-pace = קצב
web-pace-none = בלי הגבלה
    .about = לכל אחד כל הזמן שצריך.
web-pace-quick = זריז
    .about = חמש דקות לכל אחד, ועוד 15 שניות בכל שאלה.
web-pace-calm = רגוע
    .about = עשרים דקות לכל אחד, ועוד דקה בכל שאלה.
web-pace-day = יום לתור
    .about = לכל תשובה יש יום.
web-pace-week = שבוע לתור
    .about = לכל תשובה יש שבוע.
web-manners = עוד הגדרות
web-listed = להציג את השולחן בין הפתוחים
web-listed-nobody = ברשימה מופיע רק שולחן שיש בו מקום ל״כל מי שיבוא״. מוזמנים באים עם הקישור שלהם.
web-serious = משחק רציני
    .about = שום דבר לא חוזר אחורה אחרי שראו אותו: מבטלים רק תשובות של עצמך, כל עוד אף אחד אחר וגם המזל לא הגיבו. אין רמזים, ולכל אחד מקום אחד.
web-hints-allowed = מותרים רמזים
web-undoing = ביטול מעבר לתשובות האחרונות שלי
web-undoing-free = תמיד
web-undoing-ask = אם כולם מסכימים
web-undoing-never = אף פעם
web-absent = מי שעוזב או שנגמר לו הזמן
web-absent-bot = מחשב משחק במקומו
web-absent-end = המשחק מסתיים
web-make-table = לפתוח את השולחן

## שולחן לפני תחילת המשחק

web-seat-open = פנוי
web-seat-invited = מחכה למישהו עם הזמנה
web-same-browser = אותו דפדפן כמו { $name }
web-bot = שחקן ממוחשב
web-sit-down = לשבת
web-stand-up = לקום
web-begin = להתחיל
web-close-table = לסגור את השולחן
    .about = הוא ייעלם, גם לאלה שיושבים לידו.
web-table-closed = מי שפתח את השולחן הזה סגר אותו.
web-wait-for-seats = המשחק יכול להתחיל כשכל המקומות תפוסים.
web-wait-for-host = יש לך מקום ליד השולחן. המשחק יתחיל כשמי שפתח את השולחן יאמר.
web-invite-new = ליצור הזמנה
web-invite-about = מי שיפתח ראשון את הקישור הזה יוכל לשבת כאן.
web-table-link = קישור לשולחן הזה
web-link = קישור
web-link-alone = הקישור הזה עובד רק במחשב הזה. כדי שגם אחרים ייכנסו, מפעילים את השרת עם { $option } ופותחים את הדף בכתובת שהוא מציג.
web-code = הקישור כקוד למצלמה
web-copy = העתקה
web-copied = הועתק
web-no-table = אין כאן שולחן בשבילך

## שולחן

web-players = שחקנים
web-points = נקודות
web-thinks = בהמתנה
web-away = לא כאן, מחשב משחק
web-place = מקום { $place }
web-question = השאלה
web-your-turn = התור שלך. { $question }
web-waiting-for = { $count ->
    [one] מחכים ל: { $names }
    [two] מחכים ל: { $names }
   *[other] מחכים ל: { $names }
}
web-nature = רק רגע, הגורל מחליט
web-search-answers = חיפוש בתשובות
web-nothing-found = אין תשובה שמתחילה ב״{ $text }״.
web-left = { $left ->
    [one] אפשר עוד אחד
    [two] אפשר עוד שניים
   *[other] אפשר עוד { $left }
}
web-confirm = אישור
web-tap-again = עוד נגיעה, או אישור:
web-as-list = התשובות כרשימה
web-hint = רמז
web-hinted = רמז
web-hint-is = רמז: { $answer }
web-undo = ביטול
web-undo-ask = לבקש ביטול
web-rules = הכללים לרגע הזה
web-menu = תפריט
web-offline = אין קשר. מנסים שוב …
web-offer = בקשה
web-offer-undo = בקשה של { $name } לבטל תשובה.
web-offer-undo-mine = ביקשת לבטל תשובה. עוד צריכים להסכים: { $names }
web-offer-undo-about = מדובר בתשובה: { $answer }
web-declined-undo = הבקשה שלך לבטל תשובה נדחתה.
web-declined-end = ההצעה שלך לסיים את המשחק נדחתה.
web-offer-end = להציע לסיים את המשחק
web-offer-end-asked = הצעה של { $name } לסיים את המשחק כפי שהוא.
web-offer-end-mine = הצעת לסיים את המשחק כפי שהוא. עוד צריכים להסכים: { $names }
web-agree = הסכמה
web-decline = לא
web-withdraw = לחזור מהבקשה
web-resign = לפרוש
web-resign-bot = מחשב ימשיך במקומך. אפשר לחזור.
web-resign-ends = המשחק יסתיים לכולם.
web-bot-plays-for-you = מחשב משחק במקומך.
web-return = לחזור לשחק
web-replay-this = לצפות שוב במשחק הזה
web-download = להוריד את הרישום
web-watching = כאן צופים במשחק.
web-invitation-used = ההזמנה כבר נוצלה: המקום תפוס. אפשר לצפות.
web-watch-link = קישור לצפייה
web-picture = השולחן
web-picture-of = { $game }: { $heading }. אותו הדבר במילים נמצא בחלקי השולחן שלמטה.
web-in-words = השולחן במילים
web-enlarge = הגדלה
web-zoom = גודל
web-preview = תצוגה מקדימה
web-sheet = דף הניקוד
web-log = מה קרה
web-log-empty = עוד לא קרה דבר.
web-log-all = להציג הכול ({ $count })
web-news = מאז התשובה האחרונה שלך
web-while-away = מאז שהיית כאן
web-understood = הבנתי
web-clock-days = { $days ->
    [one] יום אחד
    [two] יומיים
   *[other] { $days } ימים
}
web-happened-undo = תשובה של { $name } בוטלה.
web-happened-resigned = { $name }: פרישה.
web-happened-time = נגמר הזמן של { $name }.
web-happened-returned = שוב כאן: { $name }.
web-happened-replaced = שחקן ממוחשב אחר ממשיך במקום { $name }.
web-happened-ended = המשחק הסתיים בהסכמה.
web-ended-agreed = הסתיים בהסכמה.
web-ended-resigned = הסתיים כי מישהו פרש.
web-ended-time = הסתיים כי נגמר למישהו הזמן.
web-rematch = לשחק שוב
web-rematch-join = אל המשחק הבא
web-rematch-wanted = הזמנה של { $name } לשחק שוב. המקום שלך שמור.
web-rematch-sit = לשחק שוב, לשבת
web-result-won = ניצחת!
web-result-shared = ניצחת יחד עם { $names }!
web-result-lost = { $count ->
    [one] הפסדת: ניצחון של { $names }
    [two] הפסדת: ניצחון משותף של { $names }
   *[other] הפסדת: ניצחון משותף של { $names }
}
web-result-points = נקודות: { $first } { $points }, { $second } { $other }.
web-result-most = רוב ההפרש בא מ: { $parts }.
web-hand-over = התור של { $name }
web-hand-over-about = מעבירים את המכשיר. אף אחד אחר לא מסתכל עכשיו.
web-i-am = זה אני, { $name }

## המשחקים במילים של הדף


## צפייה חוזרת

web-replay = צפייה חוזרת
web-replay-about = פותחים רישום של משחק, מכאן או מהמסוף, ועוברים עליו צעד אחר צעד.
web-upload = בחירת רישום
web-eyes = בעיני
web-eyes-all = מי שרואה הכול
web-eyes-none = צופה
web-eyes-of = { $name }
web-step = צעד
web-step-of = צעד { $step } מתוך { $steps }
web-step-first = אל ההתחלה
web-step-back = צעד אחורה
web-step-next = צעד קדימה
web-step-last = אל הסוף
web-play = הפעלה
web-pause = עצירה
web-step-link = קישור לצעד הזה

## הגדרות

web-settings = הגדרות
web-language = שפה
web-language-auto = כמו בדפדפן
web-theme-title = צבעים
web-theme-auto = כמו במכשיר
web-theme-light = בהיר
web-theme-dark = כהה
web-confirm-title = אישור לפני שליחה
web-confirm-touch = במסכי מגע
web-confirm-always = תמיד
web-confirm-never = אף פעם
web-confirm-about = הנגיעה הראשונה מראה מה יקרה, והשנייה שולחת את התשובה.
web-motion-title = תנועה
web-motion-normal = רגועה
web-motion-fast = מהירה
web-motion-off = בלי תנועה
web-patterns = דוגמאות בסימני השחקנים
web-known-as = בשרת הזה השם שלך הוא { $name }.
web-rename = לשנות את השם
web-rename-about = במשחקים שכבר התחילו נשאר השם הישן.
web-forget = לשכוח אותי כאן
web-forget-about = הדפדפן הזה יאבד את המקומות שלך בכל השולחנות. אי אפשר לבטל את זה.

## אודות

web-about = אודות
web-about-what = ‏Habitable הוא שולחן דיגיטלי אחד לארבעה משחקי לוח על החיים: Ecosystem,‏ Planet,‏ Dominant Species ו־Dominant Species: Marine.
web-about-rules = המשחקים שייכים ליוצריהם ולמוציאים לאור. השולחן הזה מכיר את הכללים; הוא לא מחליף את הקופסאות.
web-about-private = שום דבר לא נטען משרתים אחרים. עוגייה אחת אומרת לשרת מי הגיע; ההגדרות נשארות בדפדפן הזה.
web-about-pictures = תמונות ואותיות
web-about-pictures-license = תמונות מ־game-icons.net, ברישיון CC BY 3.0, בצבעים חדשים:
web-about-signs = סימנים: Lucide, ברישיון ISC.
web-about-font = אותיות: Rubik מאת The Rubik Project Authors,‏ SIL Open Font License 1.1.

## Board: Ecosystem

web-eco-table = הלוח
web-eco-own = המערכת האקולוגית שלך
web-eco-own-empty = המערכת האקולוגית שלך תתחיל בקלף הראשון שייבחר.
web-eco-others = האחרים
web-eco-empty = מקום ריק
web-eco-place-here = להניח כאן { $kind }: { $where }
web-eco-swap-this = להחליף את { $card } …
web-eco-swap-with = להחליף עם { $card }
web-eco-first = { $card }: נבחר להחלפה
web-eco-cards = { $kind }, { $many ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $many } קלפים
}
web-eco-points = נקודות לפי סוג
web-eco-gaps-later = בסוף
web-eco-so-far = עד כה
web-eco-gaps = { $gaps ->
    [one] פער אחד
    [two] שני פערים
   *[other] { $gaps } פערים
}
web-eco-race-wolf = הכי הרבה זאבים
web-eco-race-stream = הנחל הארוך ביותר
web-eco-gets = היד שלך עוברת לכאן
web-eco-gives = היד מכאן עוברת אליך
web-eco-ready = יש תשובה
web-eco-holds = { $cards ->
    [one] קלף אחד ביד
    [two] שני קלפים ביד
   *[other] { $cards } קלפים ביד
}
web-eco-pile = הערימה של מאט
web-eco-matt = לא אדם: בשני שחקנים עוברת גם יד שלישית, ובכל תור קלף אחד ממנה נופל לערימה שלו. הערימה מתחרה בכם על זאבים ונחלים.
web-eco-enlarge = הגדלת המערכת האקולוגית של { $name }
web-eco-change = שינוי של { $points } נקודות: { $parts }
web-eco-no-change = הנקודות לא ישתנו.

## Sound

web-sound = צליל כשמגיע התור שלך
## Board: Planet

web-board-planet-hand = האריח שלך
web-board-planet-held = האריח שמניחים עכשיו: { $name }
web-board-planet-choose = בחרו פאה ריקה, על כוכב הלכת או על הפריסה.
web-board-planet-keys = R מסובב את האריח. הקשה נוספת או Enter על הפאה יניחו אותו.
web-board-planet-counter = סיבוב האריח שמאלה
web-board-planet-clockwise = סיבוב האריח ימינה
web-board-planet-lay = הנחה על פאה { $face }
web-board-planet-take = לקחת את האריח הזה
web-board-planet-tile = אריח { $tile }: { $fields }
web-board-planet-take-tile = לקחת אריח { $tile }: { $fields }
web-board-planet-no-tiles = אין אריחים גלויים.
web-board-planet-planets = כוכב הלכת של מי
web-board-planet-globe = כוכב הלכת של { $name }. גררו אותו או השתמשו בחצים כדי לסובב אותו.
web-board-planet-net = כל הפאות, פרוסות
web-board-planet-front = פאה { $face }
web-board-planet-next-face = הפאה הבאה
web-board-planet-previous-face = הפאה הקודמת
web-board-planet-face = פאה { $face }: { $fields }
web-board-planet-face-empty = פאה { $face }: ריקה
web-board-planet-face-lay = פאה { $face }: ריקה, אפשר להניח כאן את האריח
web-board-planet-face-chosen = פאה { $face }: האריח יראה { $fields }. הקשה נוספת תניח אותו.
web-board-planet-chosen = פאה { $face }: { $fields }. הקשה נוספת תניח את האריח.
web-board-planet-area = { $area }: { $fields }, גובל { $beside }
web-board-planet-area-alone = { $area }: { $fields }, לא גובל בשום דבר
web-board-planet-no-area = לכוכב הלכת הזה עוד אין אזור כזה.
web-board-planet-fields = { $count ->
    [one] משולש אחד
    [two] שני משולשים
   *[other] { $count } משולשים
}
web-board-planet-count-areas = { $count ->
    [one] אזור אחד
    [two] שני אזורים
   *[other] { $count } אזורים
}
web-board-planet-objective = מטרה סודית: { $terrain }
web-board-planet-objective-next = { $points } נק׳ החל מ־{ $fields } משולשים
web-board-planet-areas = האזורים, ולכל אחד מספר המשולשים שלו
web-board-planet-key-face = מספר של פאה
web-board-planet-key-size = מספר המשולשים באזור
web-board-planet-round = סבב { $round }
web-board-planet-now = עכשיו
web-board-planet-fewer = להראות פחות
web-board-planet-all-races = להראות הכול ({ $count })
web-board-planet-nobody = לאף אחד עוד אין אזור כזה
web-board-planet-tied = תיקו ({ $value }): { $names }
web-board-planet-leads = יתרון של { $by }: { $name }
web-board-planet-leads-next = יתרון באזור הבא: { $name }
web-board-planet-would-win = האריח הזה יזכה בה
web-board-planet-no-races = כל החיות כבר התיישבו.
## ניקוד של משחק אמיתי

web-score = ניקוד של משחק אמיתי
    .short = ניקוד
    .about = מקישים את הלוחות של המשחק שעל השולחן, ואנחנו סופרים. בלי חשבון, וגם בלי חיבור.
web-score-who = המשחק והשחקנים
web-score-summary = { $game } · { $count ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $count } שחקנים
}
web-score-whose = הקלפים של מי
web-score-cards = { $cards } מתוך { $all } קלפים
web-score-full = כל הקלפים
web-score-kinds = סוגי קלפים
web-score-kinds-about = בוחרים סוג ומקישים על כל מקום שבו הוא מונח. במקלדת: חצים והאות של הסוג.
web-score-erase = בלי קלף
web-score-cell = שורה { $row }, טור { $column }: { $card }
web-score-undo = ביטול
web-score-clear = ניקוי הלוח הזה
web-score-turn = הקלפים מונחים 4 לרוחב ו־5 לגובה
web-score-next = הבא בתור: { $name }
web-score-to-sheet = דף הניקוד
web-score-matt = מאט משחק איתנו
    .about = בשני שחקנים הערימה שלו מתחרה על נחלים ועל זאבים. סופרים אותם בה; השאר לא חשוב.
web-score-matt-streams = נחלים בערימה של מאט
web-score-matt-wolves = זאבים בערימה של מאט
web-score-beginner = משחק למתחילים
    .about = בלי מטרות; כל חיה שווה נקודה אחת.
web-score-objective = מטרה
web-score-fields = משולשים של בית הגידול הזה
web-score-same = חיות מבית הגידול הזה
web-score-other = חיות ממקומות אחרים
web-score-animals = חיות
web-score-less = פחות
web-score-more = יותר
web-score-empty = דף הניקוד יופיע ברגע שיהיה כאן משהו.
web-score-unfinished = עוד לא גמור: { $names }
web-score-counting = סופרים …
web-score-offline = אין חיבור. אפשר להמשיך; הדף יגיע כשהשרת יענה.
web-score-older = הדף מתאר מצב קודם.
web-score-kept = מה שמקישים נשאר בדפדפן הזה.
web-score-take-along = שמירה ושיתוף
web-score-document = מסמך
web-score-picture = תמונה
web-score-open = פתיחה
web-score-again = שוב עם אותם שחקנים
web-score-start-over = מהתחלה
web-score-start-over-about = כל מה שהוקש יימחק.
web-score-wrong = השרת לא מבין את זה: { $why }
web-score-wrong-board = לוח כזה אינו אפשרי.
web-score-wrong-fields = לכוכב לכת אין כל כך הרבה משולשים.
web-score-wrong-same = אין כל כך הרבה חיות.
web-score-wrong-other = אין כל כך הרבה חיות.
web-score-wrong-players = אין כל כך הרבה חיות בקופסה.
web-score-wrong-objective = לכל אחד יש מטרה משלו.
web-score-wrong-matt = אין כל כך הרבה קלפים בערימה של מאט.
web-score-unreadable = זה אינו מסמך של מצב.
web-score-unreadable-game = אפשר לפתוח כאן רק סוף של משחק אקוסיסטם או פלנטה.
web-score-unreadable-players = מספר השחקנים צריך להיות בין 1 ל־{ $most }.
web-score-unreadable-board = לוח { $player }: צריך ארבע שורות של חמש אותיות.
web-score-unreadable-card = לוח { $player }, שורה { $row }, טור { $column }: ‏“{ $letter }” אינו קלף.
web-score-unreadable-objective = שחקן { $player }: אין מטרה כזאת.

## דף הניקוד, שורה אחר שורה

sheet-explain = הקשה על שורה מסבירה איך סופרים אותה.
sheet-gaps-of = בלי נקודות: { $kinds }
sheet-no-gaps = אין פערים
sheet-lit = במסגרת: הקלפים שנספרים כאן.
sheet-lit-helped = בולטים בלי מסגרת: הקלפים שבזכותם הם נספרים.
sheet-lit-gaps = במסגרת: קלפים מסוגים שלא הביאו דבר.
sheet-total-why = הסכום של השורות שלמעלה. מי שיש לו הכי הרבה מנצח.
sheet-ecosystem-meadow = כל אחו נספר לפי גודלו: קלף אחד 0, 2 קלפים 3, 3 קלפים 6, 4 קלפים 10, 5 או יותר 15. פינות אינן מחברות.
sheet-ecosystem-stream = הנחל הארוך ביותר בשולחן מזכה ב־8, השני ב־5. בתיקו כולם מקבלים את הפרס המלא, והמקום הבא אובד.
sheet-ecosystem-deer = 2 לכל שורה ו־2 לכל טור שיש בהם לפחות אייל אחד.
sheet-ecosystem-bear = 2 לכל דבורה ו־2 לכל טרוטה הסמוכות לדוב.
sheet-ecosystem-fox = 3 לכל שועל שאין לידו דוב או זאב.
sheet-ecosystem-wolf = הכי הרבה זאבים בשולחן מזכים ב־12, אחר כך 8, אחר כך 4; הם לא צריכים לגעת זה בזה. בתיקו כולם מקבלים את הפרס המלא, והמקומות הבאים אובדים.
sheet-ecosystem-trout = 2 לכל קלף נחל ו־2 לכל שפירית הסמוכים לטרוטה.
sheet-ecosystem-dragonfly = כל שפירית מזכה באורך של כל נחל סמוך; אותו נחל נספר עבורה פעם אחת.
sheet-ecosystem-bee = 3 לכל קלף אחו הסמוך לדבורה.
sheet-ecosystem-eagle = 2 לכל טרוטה ולכל ארנבת במרחק של עד 2 קלפים מעיט, גם באלכסון.
sheet-ecosystem-rabbit = 1 לכל ארנבת.
sheet-ecosystem-gap-points = פער הוא סוג קלף שלא הביא נקודות, בין שהוא מונח ובין שלא. נקודות לפי מספר הפערים: ⁦{ $gaps }⁩.
sheet-ecosystem-longest-stream = מספר הקלפים בנחל הארוך ביותר, כולל הסתעפויות. הוא מכריע מי מקבל את הפרסים על נחלים.
sheet-ecosystem-wolves = מספר הזאבים. הוא מכריע מי מקבל את הפרסים על זאבים.
sheet-ecosystem-gaps = מספר סוגי הקלפים שלא הביאו נקודות.
sheet-ecosystem-ties = אם הסכומים שווים, מנצח מי שיש לו פחות פערים; אם גם הם שווים, הניצחון משותף.
sheet-planet-objective = מזכה לפי מספר המשולשים של בית הגידול שלה, עד 10 נקודות; רק הסף הגבוה ביותר שהושג נספר.
sheet-planet-animals = חיה שווה 2, או 1 אם היא חיה בבית הגידול של המטרה של בעליה. במשחק למתחילים כל חיה שווה 1.
sheet-planet-objective-fields = המשולשים בכוכב הלכת שמראים את בית הגידול של המטרה.
sheet-planet-animals-won = מספר החיות שהתיישבו בכוכב הלכת.
sheet-planet-ties = אם הסכומים שווים, מנצח מי שיש לו יותר חיות; אם גם הן שוות, הניצחון משותף.
sheet-dominant-species-start = מה שקיבלו בכדור ארץ אקראי חיות עם פחות זנים בהתחלה.
sheet-dominant-species-glaciation = טונדרה חדשה מזכה בנקודות בונוס לפי מספר אריחי הטונדרה שלידה: 1, 3, 6, 10, 15, 21.
sheet-dominant-species-wanderlust = אריח חדש מזכה בנקודות בונוס לפי מספר האריחים שלידו: 1, 3, 6, 10, 15, 21.
sheet-dominant-species-domination = אריח שמנוקד משלם לפי מספר הזנים שבו; כמה לכל מקום קובע סוג השטח. בתיקו קודם מי שגבוה יותר בשרשרת המזון.
sheet-dominant-species-cards = מה שקלפי שליטה הביאו או לקחו.
sheet-dominant-species-survival = מי שיש לו הכי הרבה זנים בטונדרה מקבל בכל תור נקודות בונוס לפי אריחי הטונדרה שבהם הזנים שלו.
sheet-dominant-species-final-scoring = בסוף כל אריח בכדור הארץ מנוקד עוד פעם אחת, בלי קלפים.
sheet-dominant-species-tiles-dominated = אריחים שבהם החיה הזאת שולטת, כי היא מתאימה יותר מכולן לאלמנטים שסביבם. זה מידע, לא נקודות.
sheet-dominant-species-cubes-on-earth = זנים שחיים בכדור הארץ. זה מידע, לא נקודות.
sheet-dominant-species-gene-pool = זנים שעוד יכולים להגיע לכדור הארץ. זה מידע, לא נקודות.
sheet-dominant-species-elements = אלמנטים שמהם החיה הזאת חיה. זה מידע, לא נקודות.
sheet-dominant-species-pawns = גלילים לפעולות. זה מידע, לא נקודות.
sheet-dominant-species-ties = אם הסכומים שווים, מנצחת החיה שגבוהה יותר בשרשרת המזון. מי שמשחק בכמה חיות סופר את זו שיש לה הכי פחות נקודות.
sheet-marine-start = מה שקיבלו חיות בתחילת כדור ארץ אקראי, כדי שכולן יתחילו שוות.
sheet-marine-wanderlust = אריח חדש מזכה בנקודות בונוס עליו ועל אריחים מאותו סוג שטח שלידו: 1, 3, 6, 10, 15, 21.
sheet-marine-tectonics = התפרצות מזכה בנקודות בונוס עליה ועל ההתפרצויות שלידה: 1, 3, 6, 10, 15, 21.
sheet-marine-evolution = אריח שמנוקד משלם לפי מספר המינים שבו; כמה לכל מקום קובע סוג השטח. בתיקו קודם מי שגבוה יותר בשרשרת המזון.
sheet-marine-cards = מה שקלפי אבולוציה הביאו.
sheet-marine-traits = מה שתכונות החיה הביאו.
sheet-marine-survival = בכל בדיקת הישרדות מי שיש לו הכי הרבה מינים על התפרצויות מקבל נקודות בונוס לפי ההתפרצויות שבהן המינים שלו.
sheet-marine-final-scoring = בסוף כל אריח בכדור הארץ מנוקד עוד פעם אחת, בלי קלפים.
sheet-marine-special-pawns = בסוף כל חייל מיוחד שבשליטה משלם את ערכו.
sheet-marine-special-pawns-controlled = חיילים מיוחדים שבשליטה. זה מידע, לא נקודות.
sheet-marine-cubes-on-earth = מינים שחיים בכדור הארץ. זה מידע, לא נקודות.
sheet-marine-gene-pool = מינים שעוד יכולים להגיע לכדור הארץ. זה מידע, לא נקודות.
sheet-marine-elements = משאבים שמהם החיה הזאת חיה. זה מידע, לא נקודות.
sheet-marine-ties = אם הסכומים שווים, מנצחת החיה שגבוהה יותר בשרשרת המזון. מי שמשחק בשתי חיות סופר את זו שיש לה פחות נקודות.
