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
web-open-tables = שולחנות פתוחים
web-open-tables-none = כרגע אף אחד לא מחכה לחברה. אפשר לפתוח שולחן, ואחרים יראו אותו כאן.
web-new-table = שולחן חדש
web-pitch-ecosystem = בוחרים קלפים ובונים עולם קטן של אחו, נחלים וחיות.
web-pitch-planet = מעצבים כוכב לכת, פאה אחר פאה, וזוכים בחיות שאוהבות אותו.
web-pitch-dominant-species = שש מחלקות של חיות נאבקות על כדור הארץ, והקרח מתקרב.
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
web-others-think = אחרים חושבים
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
web-option-gap-points = נקודות על פערים
    .about = עבור 0, 1, 2, … פערים; המספר האחרון תקף גם ליותר. בדרך כלל ⁦12 12 12 7 3 0 -5⁩.
web-option-components = הקופסה שלך
    .about = קובץ JSON במבנה של components.json, אם בעותק שלך מודפס משהו אחר.
web-file-not-json = הקובץ אינו JSON
web-option-beginner = למתחילים
    .about = בלי קלפי מטרה, וכל חיה שווה נקודה אחת.
web-option-mystery = חיות מסתוריות
    .about = חצי מהחיות מונחות מוסתרות ונחשפות שני סיבובים לפני שהן מתיישבות.
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
    .about = בהגרלה, או בבחירה לפי התור.
web-option-length = אורך
    .about = כמה קלפי אבולוציה נשארים בקופסה: קצר 15, רגיל 10, ארוך 5, אפי אף אחד.
web-option-displays = לוחות שחקן
    .about = עם שלושה משאבים מודפסים, או עם שלושה מוגרלים.
web-option-superheroes = גיבורי־על
    .about = כל מחלקה שומרת שתיים משלוש התכונות שלה.
web-option-exaptation = אקסאפטציה
    .about = האם התכונה הזאת במשחק. כרגיל: אלא אם משחקים עם גיבורי־על.
web-value-null = כרגיל
web-value-true = כן
web-value-false = לא
web-value-fixed = חמש על ארבע
web-value-free = גם ארבע על חמש
web-value-after-reveal = אחרי שכולם חשפו
web-value-with-pick = בבת אחת
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
web-bot = שחקן ממוחשב
web-sit-down = לשבת
web-stand-up = לקום
web-begin = להתחיל
web-wait-for-seats = המשחק יכול להתחיל כשכל המקומות תפוסים.
web-wait-for-host = יש לך מקום ליד השולחן. המשחק יתחיל כשמי שפתח את השולחן יאמר.
web-invite-new = ליצור הזמנה
web-invite-about = מי שיפתח ראשון את הקישור הזה יוכל לשבת כאן.
web-table-link = קישור לשולחן הזה
web-link = קישור
web-code = הקישור כקוד למצלמה
web-copy = העתקה
web-copied = הועתק
web-no-table = אין כאן שולחן בשבילך

## שולחן

web-players = שחקנים
web-points = נקודות
web-thinks = חושב
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
web-offer-end = להציע לסיים את המשחק
web-offer-end-asked = הצעה של { $name } לסיים את המשחק כפי שהוא.
web-offer-end-mine = הצעת לסיים את המשחק כפי שהוא. עוד צריכים להסכים: { $names }
web-agree = מסכים
web-decline = לא
web-withdraw = לחזור מהבקשה
web-resign = לפרוש
web-resign-bot = מחשב ימשיך במקומך. אפשר לחזור.
web-resign-ends = המשחק יסתיים לכולם.
web-bot-plays-for-you = מחשב משחק במקומך.
web-return = לחזור לשחק
web-replay-this = לצפות שוב במשחק הזה
web-download = להוריד את הרישום
web-watch-link = קישור לצפייה
web-picture = השולחן
web-picture-of = { $game }: { $heading }. אותו הדבר במילים נמצא בחלקי השולחן שלמטה.
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
web-happened-resigned = פרישה של { $name }.
web-happened-time = נגמר הזמן של { $name }.
web-happened-returned = שוב כאן: { $name }.
web-happened-replaced = שחקן ממוחשב אחר ממשיך במקום { $name }.
web-happened-ended = המשחק הסתיים בהסכמה.
web-ended-agreed = הסתיים בהסכמה.
web-ended-resigned = הסתיים כי מישהו פרש.
web-ended-time = הסתיים כי נגמר למישהו הזמן.
web-rematch = לשחק שוב
web-rematch-join = אל המשחק הבא
web-hand-over = התור של { $name }
web-hand-over-about = מעבירים את המכשיר. אף אחד אחר לא מסתכל עכשיו.
web-i-am = זה אני, { $name }

## המשחקים במילים של הדף

web-ecosystem-hand = היד שלך
web-ecosystem-board = המערכת האקולוגית של { $name }
web-ecosystem-swap = הארנב מאפשר להחליף בין שני קלפים. איזה קודם?
web-ecosystem-swap-with = { $card }: עם איזה קלף להחליף?
web-planet-turn = פאה { $face }: באיזה סיבוב?
web-planet-market = אריחים לבחירה
web-planet-round = סיבוב
web-planet-of = כוכב הלכת של { $name }
web-elements = משאבים על כדור הארץ
web-stocks = מלאי
web-deck = חפיסה

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
