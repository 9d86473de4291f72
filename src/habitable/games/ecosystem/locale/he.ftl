# אקוסיסטם. המילים כמו במילון של הכללים.

ecosystem-title = אקוסיסטם
ecosystem-about = בוחרים קלפים מהידיים שעוברות סביב השולחן ובונים מהם מערכת אקולוגית: 5 קלפים לרוחב ו־4 לגובה. אחד־עשר סוגי קלפים נותנים נקודות, כל סוג בדרכו, ופערים עולים בנקודות.
ecosystem-virtual-player = מאט

## אפשרויות

ecosystem-option-deal = מספר הקלפים לכל יד: 11 (אחד נשמר אחרי שלב א׳), או 10 כמו במהדורה האנגלית המקורית
ecosystem-option-orientation = ‏fixed: כל מערכת אקולוגית נגמרת ב־5 טורים ו־4 שורות; ‏free: מותר גם 4 טורים ו־5 שורות (כלל בית)
ecosystem-option-placing = ‏after_reveal: מניחים אחרי שכולם חשפו, כמו בכללים; ‏with_pick: בחירה, הנחה והחלפה בבת אחת, למשחק בהתכתבות
ecosystem-option-memory = ‏shown: ידיים שכבר החזקת נשארות גלויות לך, כאילו זכרת אותן; ‏own: גלויה רק היד שאצלך
ecosystem-option-gap-points = נקודות עבור 0, 1, 2, … פערים במערכת האקולוגית; המספר האחרון תקף גם ליותר פערים

## סוגי קלפים

ecosystem-kind-meadow = אחו
    .object = אחו
    .the = את האחו
ecosystem-kind-stream = נחל
    .object = נחל
    .the = את הנחל
ecosystem-kind-deer = אייל
    .object = אייל
    .the = את האייל
ecosystem-kind-bear = דוב
    .object = דוב
    .the = את הדוב
ecosystem-kind-fox = שועל
    .object = שועל
    .the = את השועל
ecosystem-kind-wolf = זאב
    .object = זאב
    .the = את הזאב
ecosystem-kind-trout = טרוטה
    .object = טרוטה
    .the = את הטרוטה
ecosystem-kind-dragonfly = שפירית
    .object = שפירית
    .the = את השפירית
ecosystem-kind-bee = דבורה
    .object = דבורה
    .the = את הדבורה
ecosystem-kind-eagle = עיט
    .object = עיט
    .the = את העיט
ecosystem-kind-rabbit = ארנבת
    .object = ארנבת
    .the = את הארנבת

## פנקס ניקוד

ecosystem-row-meadow = { ecosystem-kind-meadow }
ecosystem-row-stream = { ecosystem-kind-stream }
ecosystem-row-deer = { ecosystem-kind-deer }
ecosystem-row-bear = { ecosystem-kind-bear }
ecosystem-row-fox = { ecosystem-kind-fox }
ecosystem-row-wolf = { ecosystem-kind-wolf }
ecosystem-row-trout = { ecosystem-kind-trout }
ecosystem-row-dragonfly = { ecosystem-kind-dragonfly }
ecosystem-row-bee = { ecosystem-kind-bee }
ecosystem-row-eagle = { ecosystem-kind-eagle }
ecosystem-row-rabbit = { ecosystem-kind-rabbit }
ecosystem-row-gap-points = נקודות פערים
ecosystem-row-longest-stream = הנחל הארוך ביותר
ecosystem-row-wolves = זאבים
ecosystem-row-gaps = פערים

## השולחן

ecosystem-heading = { $stage ->
    [1] שלב א׳
   *[2] שלב ב׳
} · תור { $turn } מתוך 10{ $direction ->
    [left] {" "}· מעבירים את הקלפים שמאלה
    [right] {" "}· מעבירים את הקלפים ימינה
   *[none] {""}
}
ecosystem-heading-passing = { $stage ->
    [1] שלב א׳
   *[2] שלב ב׳
} · תור { $turn } מתוך 10 · מעבירים את הקלפים { $stage ->
    [1] שמאלה
   *[2] ימינה
}, שלך אל { $name }
ecosystem-heading-deal = { $stage ->
    [1] שלב א׳
   *[2] שלב ב׳
} · הקלפים מחולקים
ecosystem-heading-over = המשחק נגמר
ecosystem-points = { $points } נק׳
ecosystem-fact-wolves = זאבים:
ecosystem-fact-streams = הנחל הארוך ביותר:
ecosystem-fact-hands = ידיים:
ecosystem-fact-matt = הערימה של מאט:
ecosystem-panel-hand = הקלפים שלך
ecosystem-panel-board = המערכת האקולוגית של { $name }
ecosystem-panel-matt = הערימה של מאט
ecosystem-fact-points = נקודות:
ecosystem-fact-gaps = { $gaps ->
    [one] פער אחד
    [two] שני פערים
   *[other] { $gaps } פערים
} { $points }

## שאלות ותשובות

ecosystem-question-choose = איזה קלף לבחור?
ecosystem-question-place = היכן להניח { $kind }?
ecosystem-question-swap = הארנבת מאפשרת להחליף בין שני קלפים. איזה קודם?
ecosystem-question-swap-with = { $card }: עם איזה קלף להחליף?
ecosystem-card-at = { $kind } ({ $row } { $column })
ecosystem-answer-place = שורה { $row }, טור { $column }
ecosystem-answer-swap = החלפה: { $card } עם { $other }
ecosystem-answer-swap-first = החלפה: { $card } עם …
ecosystem-answer-noswap = ללא החלפה
ecosystem-verb-choose = בחירה
ecosystem-verb-place = הנחה
ecosystem-verb-swap = החלפה
ecosystem-verb-noswap = ללא החלפה

# מקומות כפי שהדף אומר אותם; במסוף יש המספרים שמקלידים.
ecosystem-place = שורה { $row }, טור { $column }
ecosystem-place-above = שורה חדשה למעלה, טור { $column }
ecosystem-place-below = שורה חדשה למטה, טור { $column }
ecosystem-place-left = שורה { $row }, טור חדש משמאל
ecosystem-place-right = שורה { $row }, טור חדש מימין
ecosystem-place-beside = { $place } ({ $cards })
ecosystem-beside-left = { $kind } משמאל
ecosystem-beside-right = { $kind } מימין
ecosystem-beside-above = { $kind } מעל
ecosystem-beside-below = { $kind } מתחת
ecosystem-board-card = { $kind }, { $place }

## הכללים לשאלה שנשאלת

ecosystem-rules-choose = כל שחקן בוחר בסוד קלף אחד מידו; אחר כך כולם חושפים ומניחים. שאר היד עוברת לשכן: שמאלה בשלב א׳, ימינה בשלב ב׳.
    .typing = אפשר להקליד מספר, אות או שם: 3, R, ארנבת, בחירה R.
ecosystem-rules-place = קלף מונח סמוך לקלף אחר (צלע, לא פינה), והמערכת האקולוגית חייבת להיכנס ב־5 טורים ו־4 שורות. המקומות המותרים מסומנים. אחר כך רק ארנבת יכולה להזיז קלף.
    .typing = אפשר להקליד את מספר המקום, או שורה וטור: 3, 1 4, הנחה 1 4.
ecosystem-rules-swap = אחרי הנחת ארנבת מותר להחליף פעם אחת בין שני קלפים כלשהם במערכת האקולוגית שלך.
    .typing = אפשר להקליד את מספר הקלף האחד ואז את השני, או את שני המקומות יחד: החלפה 0 0 2 3. מספר 1 (ללא החלפה) משאיר הכול במקומו.
ecosystem-rules-scoring =
    M אחו: לפי הגודל של כל אחו, 2 קלפים 3 נקודות, 3 קלפים 6, 4 קלפים 10, 5 או יותר 15
    S נחל: הנחל הארוך ביותר בשולחן 8, השני 5
    D אייל: 2 לכל שורה ולכל טור שיש בהם אייל
    B דוב: 2 לכל דבורה ולכל טרוטה סמוכות
    F שועל: 3 אם אין דוב או זאב סמוך
    W זאב: הכי הרבה זאבים בשולחן 12, אחר כך 8, אחר כך 4
    T טרוטה: 2 לכל קלף נחל סמוך ולכל שפירית סמוכה
    G שפירית: האורך של כל נחל סמוך
    H דבורה: 3 לכל קלף אחו סמוך
    E עיט: 2 לכל טרוטה ולכל ארנבת במרחק של עד 2 קלפים
    R ארנבת: 1, והחלפה בין שני קלפים כשמניחים אותה
    פער הוא סוג קלף בלי נקודות. נקודות לפי מספר הפערים: ⁦{ $gaps }⁩.

## אירועים

ecosystem-event-stage = { $stage ->
    [1] שלב א׳ מתחיל.
   *[2] שלב ב׳ מתחיל.
}
ecosystem-event-dealt = { $hand }: חולק הקלף { $a_kind }.
ecosystem-event-dealt-hidden = { $hand }: חולק קלף.
ecosystem-dealt-hand = { $hand }: בחלוקה { $cards ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $cards } קלפים
}.
ecosystem-event-revealed = { $seat }: נחשף הקלף { $a_kind }.
ecosystem-event-matt-revealed = מאט: נחשף הקלף { $a_kind }.
ecosystem-event-placed = { $seat }: הונח הקלף { $a_kind }.
ecosystem-event-swapped = { $seat }: הוחלפו שני קלפים במערכת האקולוגית.
ecosystem-event-received = היד של { $giver } עברה אל { $seat }.
ecosystem-event-received-hidden = היד של { $giver } עברה אל { $seat }.
ecosystem-event-scored = { $seat }, { $kind }: { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}.
ecosystem-event-gaps = { $seat }, { $gaps ->
    [one] פער אחד
    [two] שני פערים
   *[other] { $gaps } פערים
}: { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}.
ecosystem-event-total = { $seat }, סך הכול: { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}.

## מה לא בסדר במסמך מצב

ecosystem-wrong-rows = { $place }: במערכת אקולוגית יש { $rows } שורות, מופרדות ב־/, לא { $given }
ecosystem-wrong-row = { $place }, שורה { $row }: בשורה יש { $columns } אותיות, לא { $given }
ecosystem-wrong-card = { $place }, שורה { $row }, טור { $column }: ״{ $given }״ אינו קלף (הקלפים: { $letters }, ונקודה במקום בלי קלף)
ecosystem-wrong-matt-two = { $place }: מאט משחק רק עם שני שחקנים, לא { $boards }
ecosystem-without-matt = שתי מערכות בלי הערימה של מאט: אף אחד אחר לא התחרה על זאבים ונחלים. כדי לספור אותו, יש להוסיף את קלפיו: ‎"matt": "SSWM…"‎.

## בדף

ecosystem-pitch = בוחרים קלפים ובונים עולם קטן של אחו, נחלים וחיות.
ecosystem-length = 20 דקות
ecosystem-weight = קל ללימוד
ecosystem-label-deal = קלפים ביד
    .about = אחד־עשר כמו במהדורות החדשות, שבהן אחד נשמר אחרי שלב א׳, או עשרה כמו במהדורה האנגלית הראשונה.
ecosystem-label-orientation = צורת המערכת האקולוגית
    .about = חמישה טורים וארבע שורות, או גם מסובבת (כלל בית).
ecosystem-label-placing = מתי מניחים קלף
    .about = אחרי שכולם חשפו, כמו בכללים; או בחירה והנחה בבת אחת, שמתאימות למשחק לאורך ימים.
ecosystem-label-memory = זיכרון
    .about = ידיים שכבר החזקת נשארות גלויות, או שגלויה רק היד שאצלך והשאר נשען על הזיכרון שלך.
ecosystem-label-gap-points = נקודות על פערים
    .about = עבור 0, 1, 2, … פערים; המספר האחרון תקף גם ליותר. בדרך כלל ⁦12 12 12 7 3 0 −5⁩.
ecosystem-board-table = הלוח
ecosystem-board-own = המערכת האקולוגית שלך
ecosystem-board-own-empty = המערכת האקולוגית שלך תתחיל בקלף הראשון שייבחר.
ecosystem-board-others = האחרים
ecosystem-board-empty = מקום ריק
ecosystem-board-place-here = להניח כאן { $kind }: { $where }
ecosystem-board-swap-this = להחליף את הקלף: { $card } …
ecosystem-board-swap-with = להחליף עם הקלף: { $card }
ecosystem-board-first = { $card }: הקלף נבחר להחלפה
ecosystem-board-cards = { $kind }, { $many ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $many } קלפים
}
ecosystem-board-points = נקודות לפי סוג
ecosystem-board-gaps-later = בסוף
ecosystem-board-so-far = עד כה
ecosystem-board-gaps = { $gaps ->
    [one] פער אחד
    [two] שני פערים
   *[other] { $gaps } פערים
}
ecosystem-board-race-wolf = הכי הרבה זאבים
ecosystem-board-race-stream = הנחל הארוך ביותר
ecosystem-board-gets = היד שלך עוברת לכאן
ecosystem-board-gives = היד מכאן עוברת אליך
ecosystem-board-ready = יש תשובה
ecosystem-board-holds = { $cards ->
    [one] קלף אחד ביד
    [two] שני קלפים ביד
   *[other] { $cards } קלפים ביד
}
ecosystem-board-pile = הערימה של מאט
ecosystem-board-matt = לא אדם: בשני שחקנים עוברת גם יד שלישית, ובכל תור קלף אחד ממנה נופל לערימה שלו. הערימה מתחרה בכם על זאבים ונחלים.
ecosystem-board-enlarge = הגדלת המערכת האקולוגית של { $name }
ecosystem-board-change = שינוי של { $points } נקודות: { $parts }
ecosystem-board-no-change = הנקודות לא ישתנו.
ecosystem-sheet-meadow = כל אחו נספר לפי גודלו: קלף אחד 0, 2 קלפים 3, 3 קלפים 6, 4 קלפים 10, 5 או יותר 15. פינות אינן מחברות.
ecosystem-sheet-stream = הנחל הארוך ביותר בשולחן מזכה ב־8, השני ב־5. בתיקו כולם מקבלים את הפרס המלא, והמקום הבא אובד.
ecosystem-sheet-deer = 2 לכל שורה ו־2 לכל טור שיש בהם לפחות אייל אחד.
ecosystem-sheet-bear = 2 לכל דבורה ו־2 לכל טרוטה הסמוכות לדוב.
ecosystem-sheet-fox = 3 לכל שועל שאין לידו דוב או זאב.
ecosystem-sheet-wolf = הכי הרבה זאבים בשולחן מזכים ב־12, אחר כך 8, אחר כך 4; הם לא צריכים לגעת זה בזה. בתיקו כולם מקבלים את הפרס המלא, והמקומות הבאים אובדים.
ecosystem-sheet-trout = 2 לכל קלף נחל ו־2 לכל שפירית הסמוכים לטרוטה.
ecosystem-sheet-dragonfly = כל שפירית מזכה באורך של כל נחל סמוך; אותו נחל נספר עבורה פעם אחת.
ecosystem-sheet-bee = 3 לכל קלף אחו הסמוך לדבורה.
ecosystem-sheet-eagle = 2 לכל טרוטה ולכל ארנבת במרחק של עד 2 קלפים מעיט, גם באלכסון.
ecosystem-sheet-rabbit = 1 לכל ארנבת.
ecosystem-sheet-gap-points = פער הוא סוג קלף שלא הביא נקודות, בין שהוא מונח ובין שלא. נקודות לפי מספר הפערים: ⁦{ $gaps }⁩.
ecosystem-sheet-longest-stream = מספר הקלפים בנחל הארוך ביותר, כולל הסתעפויות. הוא מכריע מי מקבל את הפרסים על נחלים.
ecosystem-sheet-wolves = מספר הזאבים. הוא מכריע מי מקבל את הפרסים על זאבים.
ecosystem-sheet-gaps = מספר סוגי הקלפים שלא הביאו נקודות.
ecosystem-sheet-ties = אם הסכומים שווים, מנצח מי שיש לו פחות פערים; אם גם הם שווים, הניצחון משותף.
ecosystem-gaps-of = בלי נקודות: { $kinds }
ecosystem-no-gaps = אין פערים
ecosystem-lit = במסגרת: הקלפים שנספרים כאן.
ecosystem-lit-helped = בולטים בלי מסגרת: הקלפים שבזכותם הם נספרים.
ecosystem-lit-gaps = במסגרת: קלפים מסוגים שלא הביאו דבר.

## דף עזר

ecosystem-aid-turn = תור, כולם באותו זמן
ecosystem-aid-choose = בוחרים קלף מהיד ומניחים אותו מוסתר.
ecosystem-aid-reveal = כשכולם בחרו, כולם הופכים את הקלפים.
ecosystem-aid-place = מניחים את הקלף ליד קלף אחר (צלע, לא פינה); בסוף הכול נכנס ב־{ $columns } טורים וב־{ $rows } שורות.
ecosystem-aid-pass = מעבירים את שאר היד: בשלב א׳ שמאלה, בשלב ב׳ ימינה.
ecosystem-aid-stages = בכל אחד משני השלבים { $turns } תורים. הקלף שנשאר אחרי שלב א׳ נשאר ביד.
## למה אי אפשר לבחור משהו עכשיו

ecosystem-why-no-card = אין לך קלף כזה ביד: { $kind }.
ecosystem-why-taken = כבר מונח כאן קלף.
ecosystem-why-alone = קלף מונח סמוך לקלף אחר: צלע נחשבת, פינה לא.
ecosystem-why-too-large = קלף כאן היה מגדיל את המערכת האקולוגית מעבר ל־{ $columns } טורים ו־{ $rows } שורות.
ecosystem-why-no-swap = אין כאן קלף להחלפה.
## משחק ראשון צעד אחר צעד

ecosystem-lesson-goal = מניחים קלפים ובונים מהם עולם קטן: 5 טורים ו־4 שורות. כל סוג קלף מביא נקודות בדרכו שלו, בדרך כלל לפי מה שמונח לידו. אחרי עשרים קלפים מנצח מי שיש לו הכי הרבה נקודות.
ecosystem-lesson-hand = אחד־עשר הקלפים האלה הם היד שלך. בכל תור כולם בוחרים בסוד קלף אחד ומניחים אותו; שאר היד עוברת לשכן.
ecosystem-lesson-meadow = נתחיל במשהו פשוט: אחו. קלפי אחו זה ליד זה הם אחו אחד, וככל שהוא גדול יותר הוא מביא יותר. כדאי לבחור אחו.
ecosystem-lesson-meadow-other = גם זו התחלה טובה. כאן האחו היה צריך לבוא ראשון, אבל לכל קלף יש שימוש.
ecosystem-lesson-passed = הקלף שלך מונח באמצע המערכת האקולוגית. כל הידיים עברו מקום אחד שמאלה: הקלפים האלה הגיעו מהשכן, ושלך יחזרו אחרי שיקיפו את השולחן.
ecosystem-lesson-meadow-again = קלף אחו אחד לבדו אינו מביא דבר; שניים זה ליד זה מביאים 3. כדאי לבחור אחו שני.
ecosystem-lesson-meadow-again-other = אפשר גם כך. זוג קלפי אחו היה מביא 3, ועוד יהיו כאלה.
ecosystem-lesson-meadow-again-freely = ביד שלך עכשיו הקלפים של השכן, ושלך יחזרו אחרי שיקיפו את השולחן. כדאי לחפש קלף שמתאים למה שכבר מונח, ולבחור בו.
ecosystem-lesson-beside = קלף מונח ליד קלף שכבר מונח: צלע אל צלע, פינות אינן נחשבות. כדאי להניח את האחו מימין לראשון.
ecosystem-lesson-beside-other = גם זה סמוך. העולם יכול לגדול לכל כיוון, עד 5 טורים ו־4 שורות.
ecosystem-lesson-beside-freely = קלף מונח ליד קלף שכבר מונח: צלע אל צלע, פינות אינן נחשבות. המקומות הפנויים מסומנים. בוחרים אחד מהם.
ecosystem-lesson-meadow-worth = האחו שלך, שני קלפים, מביא עכשיו { $meadow }. הוא מסומן על הלוח, ורשימת הנקודות שמתחתיו אומרת תמיד כמה מביא כל סוג.
ecosystem-lesson-bee = ועכשיו מישהי שאוהבת אחו: דבורה מביאה 3 לכל קלף אחו סמוך. כדאי לבחור את הדבורה.
ecosystem-lesson-bee-other = בסדר. הדבורה תעבור אל השכן: קלפים שמשאירים מגיעים למישהו אחר.
ecosystem-lesson-bee-freely = רוב החיות מסתכלות על השכנים: דבורה מביאה 3 לכל קלף אחו סמוך, טרוטה 2 לכל קלף נחל סמוך. כדאי לבחור משהו שמתאים לקלפים שלך.
ecosystem-lesson-bee-place = כדאי להניח את הדבורה בקצה הימני, ליד קלף האחו השני.
ecosystem-lesson-bee-place-other = גם זה טוב, אם היא נוגעת שם באחו. מה שמונח בפינה אינו נחשב.
ecosystem-lesson-bee-place-freely = היכן הקלף הזה נוגע במה שהוא אוהב? בוחרים מקום; כמה הוא יביא שם רואים לפני שמחליטים.
ecosystem-lesson-bee-worth = הדבורה נוגעת בקלף אחו אחד: { $bee }. קלף אחד יכול לשרת שניים: האחו נחשב לעצמו, וגם לדבורה.
ecosystem-lesson-third = זו שוב היד הראשונה שלך, בלי הקלפים שאחרים לקחו. יש בה עוד אחו: שלושה יחד מביאים 6 במקום 3. כדאי לבחור אותו.
ecosystem-lesson-third-other = למה לא. האחו שלך יוכל לגדול גם אחר כך.
ecosystem-lesson-third-freely = יד חוזרת אחרי שהקיפה את השולחן, בלי מה שאחרים לקחו ממנה. אפשר אפוא לחכות לקלף, ולקוות. בוחרים אחד.
ecosystem-lesson-third-place = כדאי להניח אותו מתחת לקלף האחו השני, כדי ששלושתם יהיו אחו אחד.
ecosystem-lesson-third-place-other = יפה. רק קלפים שנוגעים צלע אל צלע הם אחו אחד: אפשר לראות כמה הוא מביא עכשיו.
ecosystem-lesson-third-place-freely = כדאי להניח אותו היכן שיביא הכי הרבה, או היכן שיישאר מקום למה שמקווים לו.
ecosystem-lesson-gaps = האחו מביא עכשיו { $meadow }. אבל סוג שאינו מביא לך דבר הוא פער. מספר הפערים שלך: { $gaps }. מעט פערים מביאים בסוף עד 12 נקודות, הרבה פערים עולים 5. לכן כדאי לאסוף קצת כמעט מהכול.
ecosystem-lesson-rabbit = הפער שהכי קל למלא הוא של הארנבת: היא תמיד מביאה 1. וכשמניחים אותה, מותר להחליף בין שני קלפים. כדאי לבחור את הארנבת.
ecosystem-lesson-rabbit-other = איך שנוח. רק כדאי לשים לב לפערים: סוג חדש שווה לעתים קרובות יותר מעוד קלף מסוג ישן.
ecosystem-lesson-rabbit-freely = סוג שאינו מביא לך דבר הוא פער. מספר הפערים שלך: { $gaps }. מעט פערים מביאים בסוף עד 12 נקודות, הרבה פערים עולים 5. כדאי לבחור סוג שעוד אין לך.
ecosystem-lesson-rabbit-place = כדאי להניח את הארנבת מתחת לקלף האחו הראשון, משמאל. מיד רואים בשביל מה.
ecosystem-lesson-rabbit-place-other = ארנבת מרגישה בבית בכל מקום. עכשיו אפשר לחשוב אילו שני קלפים להחליף.
ecosystem-lesson-rabbit-place-freely = כדאי להניח אותו היכן שהוא מביא משהו, ושלא יישאר פער שאפשר למלא.
ecosystem-lesson-swap = עכשיו מחליפים בין שני קלפים: הדבורה והארנבת. במקום של הארנבת תיגע הדבורה בשני קלפי אחו.
ecosystem-lesson-swap-other = אפשר להחליף קלפים אחרים, או לא להחליף: זו לא חובה. בין קלפי האחו הייתה הדבורה מביאה פי שניים.
ecosystem-lesson-swap-freely = ארנבת מאפשרת להחליף פעם אחת בין שני קלפים, כשמניחים אותה. אחרי כל קלף אחר פשוט ממשיכים.
ecosystem-lesson-swap-worth = הדבורה מביאה עכשיו { $bee }, והאחו גדול כמו קודם. כך נראה כל המשחק: בוחרים, מניחים, מעבירים הלאה.
ecosystem-lesson-others = שני סוגים הם מרוץ מול האחרים: הנחל הארוך ביותר ומספר הזאבים הגדול ביותר בשולחן. ושועל מביא 3 רק אם אין דוב או זאב סמוך לו. על כל קלף אפשר לקרוא בספר הכללים, עם תמונה.
ecosystem-lesson-end = השאר בידיך: עוד חמישה־עשר קלפים, ובחצי השני הידיים עוברות לצד השני. רמז נמצא תמיד בהישג יד, וכל תשובה אפשר לבטל. משחק מהנה!

## What people look for in the rulebook, with the book's words for it
ecosystem-rulebook-same = דג דגים טרוטה טרוטות; דבש דבורה דבורים; נסתר מוסתר מוסתרים סודי סוד רואה; מינוס שלילי קנס פער פערים; רשת לוח מלבן טורים שורות; חור חורים חסר פער פערים; ארנב ארנבון ארנבת; נשר ציפור עיט; להקה זאב זאבים; דשא אחו

## משחק אמיתי שמזינים כדי לספור

ecosystem-score-whose = הקלפים של מי
ecosystem-score-cards = { $cards } מתוך { $all } קלפים
ecosystem-score-full = כל הקלפים
ecosystem-score-kinds = סוגי קלפים
ecosystem-score-kinds-about = בוחרים סוג ומקישים על כל מקום שבו הוא מונח. במקלדת: חצים והאות של הסוג.
ecosystem-score-erase = בלי קלף
ecosystem-score-cell = שורה { $row }, טור { $column }: { $card }
ecosystem-score-clear = ניקוי הלוח הזה
ecosystem-score-turn = הקלפים מונחים 4 לרוחב ו־5 לגובה
ecosystem-score-next = הבא בתור: { $name }
ecosystem-score-to-sheet = דף הניקוד
ecosystem-score-matt = מאט משחק איתנו
    .about = בשני שחקנים הערימה שלו מתחרה על נחלים ועל זאבים. סופרים אותם בה; השאר לא חשוב.
ecosystem-score-matt-streams = נחלים בערימה של מאט
ecosystem-score-matt-wolves = זאבים בערימה של מאט
ecosystem-score-wrong-boards = לוח כזה אינו אפשרי.
ecosystem-score-wrong-matt = אין כל כך הרבה קלפים בערימה של מאט.
ecosystem-score-unreadable-board = לוח { $player }: צריך ארבע שורות של חמש אותיות.
ecosystem-score-unreadable-card = לוח { $player }, שורה { $row }, טור { $column }: ‏״{ $letter }״ אינו קלף.

## Styles of computer players

ecosystem-style-hunter = הצייד
    .about = אוהב זאבים ושועלים יותר מאחרים
ecosystem-style-gardener = הגנן
    .about = אוהב אחו ודבורים יותר מאחרים
ecosystem-style-angler = הדייג
    .about = אוהב נחלים וטרוטות יותר מאחרים
ecosystem-style-birdwatcher = צופה הציפורים
    .about = אוהב עיטים יותר מאחרים
