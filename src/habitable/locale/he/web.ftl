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
web-players-range = { $least } עד { $most } שחקנים
web-opponents = כמה שחקנים ממוחשבים?
web-level = כמה טוב הם משחקים?
web-level-beginner = כמו מתחיל
web-level-casual = בשביל הכיף
web-level-club = כמו שחקן מועדון
web-level-strong = חזק
web-level-expert = כמו מומחה
web-level-master = כמו אמן
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
web-you-are-away = המשחק נמשך בלעדיך – לחזור
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
web-you = שלך
web-you-as = זה המקום שלך ({ $name })
web-player = שחקן { $number }
web-seat-number = מקום { $number }
web-who-invited = מישהו עם הזמנה
web-who-open = כל מי שיבוא
web-who-bot = מחשב, משחק { $level }
web-who-here = מישהו ליד המכשיר הזה
web-style-of-seat = הסגנון של מי שבמקום { $number }
web-style-none = ללא סגנון מיוחד
web-name-optional = שם
web-name-of-seat = השם של מי שבמקום { $number }
web-options = כללים וגרסאות
web-file-not-json = הקובץ אינו JSON
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
web-value-leftmost-pawn = הראשון בסדר
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
web-bots = שחקנים ממוחשבים
web-bots-calm = ברוגע
web-bots-usual = כרגיל
web-bots-quick = מהר
web-bots-none = מיד
web-bots-about = כמה זמן הם משאירים לך להסתכל לפני כל פעולה שלהם.
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
web-code = הקישור כקוד לסריקה
web-copy = העתקה
web-copied = הועתק
web-no-table = אין כאן שולחן בשבילך

## שולחן

web-players = שחקנים
web-points = נקודות
web-thinks = בהמתנה
web-not-here = לא ליד השולחן כרגע
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
web-hurry = ישר לתור שלי
web-hint = רמז
web-hinted = רמז
web-hint-is = רמז: { $answer }
web-undo = ביטול
web-undo-ask = לבקש ביטול
web-rules = הכללים לרגע הזה
web-rulebook = ספר הכללים
    .of = ספר הכללים: { $game }
web-rulebook-contents = תוכן העניינים
web-rulebook-search = חיפוש בספר הכללים
    .little = משחק המשחק כלל כללים אבל או אז איזה איזו איך אילו אין איפה אם אנו אנחנו אני אפשר את אתה אתם בה בו בין בכלל בלי גם האם הוא הזאת הזה היא היה היו הם הן זאת זה זו חייב חייבים חייבת יותר יכול יכולה יכולים יש כאן כבר כדי כי כל כמו כן כש לא לאן לה להיות להם לו לי לך למה לנו לפי מאוד מה מותר מזה מי מישהו משהו מתי נגד עד עדיין עוד עושה עושים על עם פעם צריך צריכים קורה רוצה רוצים רק שוב של שלה שלהם שלו שלי שלך שלנו שם תמיד
    .endings = ה ו ות י ים ת
    .same =
        תיקו שוויון שווה שוות; סוף סיום סופי נגמר מסתיים אחרון אחרונה; מנצח מנצחת ניצחון זוכה; אלכסון אלכסוני פינה פינות; זמן נמשך דקות שעות;
        סמוך סמוכים ליד צמוד שכן; נהר נחל; לסובב סיבוב מסובב; מניחים להניח לשים הנחה; להזיז מזיזים זז לעבור; פאס לוותר מוותרים ויתור; אזור אזורים שטח;
        מת מתים מוות למות נכחד נכחדים הכחדה מוסר מוסרים; געש הר־געש התפרצות; חייל חיילים פועל גליל גלילים; מין מינים זן זנים קוביה קובייה קוביות; דיסקה דיסקית אסימון אסימונים אלמנט אלמנטים משאב משאבים;
        קרח קרחון קרחונים התפשטות טונדרה; התמיינות התרבות; ניקוד נקודות; שני שניים שתי שתיים 2; שלושה שלוש 3; גיוון פער פערים; משימה יעד מטרה;
        נשאר נשארו שאריות מושלך להשליך לזרוק; תכונה תכונות שדרוג; התחלה סידור הכנה; מתחיל מתחילים להתחיל ראשון ראשונה; כמה מספר שחקנים; לאבד מאבד מאבדים אובד אובדים; מהדורה מהדורות גרסה; דומיננטי דומיננטיות שליטה שולט; הוספה מוסיפים להוסיף
web-rulebook-nothing = לא נמצא דבר על ״{ $text }״. אפשר לנסות מילה אחרת, או לעיין בתוכן העניינים.
web-rulebook-found = { $count ->
    [one] פרק אחד
    [two] שני פרקים
   *[other] { $count } פרקים
}
web-rulebook-print = הדפסה
web-rulebook-whole = ספר הכללים המלא
web-aid = דף עזר להדפסה
web-aid-save = כציור (SVG)
web-more = עוד
web-what-is-this = מה זה?
web-learn = ללמוד תוך כדי משחק
web-learn-first = המשחק חדש לך? משחק ראשון עם הסברים
web-learn-chapter = להתחיל את השיעור בפרק לפי בחירה
web-lesson-next = הלאה
web-lesson-back = חזרה
web-lesson-page = עמוד { $page } מתוך { $of }
web-lesson-show = להראות לי
web-lesson-skip = דילוג
web-lesson-again = להמשיך בשיעור
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
web-another-game = משחק אחר
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
web-since-turn = מאז התור האחרון שלי
web-skip-playing = דילוג
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
web-tale = המשחק בכמה שורות
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
web-confirm-final = כשאי אפשר לבטל
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

## Sound

web-sound = צליל כשמגיע התור שלך
## Board: Planet

## ניקוד של משחק אמיתי

web-score = ניקוד של משחק אמיתי
    .short = ניקוד
    .about = מקישים את מה שמונח על השולחן, ואנחנו סופרים. בלי חשבון, וגם בלי חיבור.
web-score-who = המשחק והשחקנים
web-score-summary = { $game } · { $count ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $count } שחקנים
}
web-score-undo = ביטול
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
web-score-print = הדפסה
web-score-open = פתיחה
web-score-again = שוב עם אותם שחקנים
web-score-start-over = מהתחלה
web-score-start-over-about = כל מה שהוקש יימחק.
web-score-wrong = השרת לא מבין את זה: { $why }
web-score-unreadable = זה אינו מסמך של מצב.
web-score-unreadable-game = שולחן כזה אי אפשר לפתוח כאן.
web-score-unreadable-players = מספר השחקנים צריך להיות בין 1 ל־{ $most }.

## דף הניקוד, שורה אחר שורה

sheet-explain = הקשה על שורה מסבירה איך סופרים אותה.
sheet-hidden = עוד לא ידוע
sheet-total-why = הסכום של השורות שלמעלה. מי שיש לו הכי הרבה מנצח.
