# מה לא בסדר במשהו שבא מבחוץ: תשובה, אפשרויות, רישום, מסמך, קובץ.
# $place הוא המקום שבו זה כתוב; $why הוא עוד אחד מהטקסטים האלה, או מה שספרייה אומרת.

## באופן כללי

wrong-form = המבנה אינו מתאים: { $why }
wrong-value = { $place }: הערך אינו מתאים: { $why }
# בלי אות עברית משלו הוא צריך סימן כיוון, כדי שלא יתהפך
wrong-at = ‏{ $place }: { $why }
wrong-none = { $place }: דרוש לפחות אחד
wrong-count = { $place }: הכמות הדרושה היא { $wanted }, לא { $given }
wrong-most = { $place }: לכל היותר { $most }, לא { $given }
wrong-number = { $place }: ״{ $given }״ אינו מספר
wrong-range = { $place }: מ־{ NUMBER($least, useGrouping: 0) } עד { NUMBER($most, useGrouping: 0) }, לא { $given }
wrong-word = { $place }: במקום ״{ $given }״ צריך להיות כאן אחד מאלה: { $known }
no-such-game = אין משחק ״{ $game }״; המשחקים: { $games }
no-such-bot = אין שחקן ממוחשב ״{ $bot }״; יש: { $bots }
no-such-style = אין במשחק הזה סגנון ״{ $style }״; יש: { $styles }
no-such-picture = אין תמונה של ״{ $game }״
no-such-book = אין ספר כללים ל״{ $game }״
no-such-aid = אין דף עזר ל״{ $game }״
no-such-lesson = למשחק ״{ $game }״ אין שיעור
no-such-chapter = { $most ->
    [one] בשיעור של ״{ $game }״ אין פרקים: הוא מתחיל בהתחלה, ולא בפרק { $chapter }
    [two] בשיעור של ״{ $game }״ יש פרקים 1 עד { $most }, ואין פרק { $chapter }
   *[other] בשיעור של ״{ $game }״ יש פרקים 1 עד { $most }, ואין פרק { $chapter }
}
no-such-example = בספר הכללים של ״{ $game }״ אין דוגמה ״{ $name }״
no-such-topic = אין דבר על ״{ $topic }״; הפרקים: { $topics }
no-such-language = אין שפה ״{ $language }״; השפות: { $languages }
no-such-seat = אין מקום { $seat }; המקומות הם 0 עד { $last }

## תשובות

illegal-over = ״{ $answer }״: המשחק הסתיים
illegal-not-asked = ״{ $answer }״: { $seat ->
    [nature] השאלה עכשיו אינה אל הטבע
   *[other] השאלה עכשיו אינה אל מקום { $seat }
}; היא אל: { $asked ->
    [nature] הטבע
   *[other] { $asked }
}
illegal-not-legal = ״{ $answer }״: { $seat ->
    [nature] הטבע אינו יכול לענות כך
   *[other] מקום { $seat } אינו יכול לענות כך
}; מותר: { $legal }
illegal-reads-like = ״{ $answer }״ אינה תשובה במשחק הזה; תשובה נראית למשל כך: ״{ $like }״
illegal-begins-with = ״{ $answer }״ אינה תשובה במשחק הזה; תשובות מתחילות ב: { $verbs }
undo-nothing = אין מה לבטל
undo-must-agree = דרושה הסכמה של { $name }: אחרי התשובה שלך באו מזל או תשובות אחרות

## אפשרויות

options-wrong = { $why } (האפשרויות: { $known })
options-seats = { $game } מיועד ל־{ $least } עד { $most } שחקנים, לא { $given }
options-players = { $place } מיועד ל־{ $most } שחקנים לכל היותר, לא { $given }
options-animals = { $place }: במשחק { $wanted }, ונקובים בשמם { $given }
options-animal-twice = { $place }: אי אפשר לשחק פעמיים ב־{ $animal }

## רישומים

record-begins = שורה { NUMBER($line, useGrouping: 0) }: רישום מתחיל ב־״{ $words }״
record-no-colon = שורה { NUMBER($line, useGrouping: 0) }: ״{ $text }״ צריך להיראות כך: ״מפתח: ערך״ או ״מקום: תשובה״
record-only-answers = שורה { NUMBER($line, useGrouping: 0) }: ״{ $text }״ אינו מקום; אחרי התשובה הראשונה באות רק תשובות
record-next-seat = שורה { NUMBER($line, useGrouping: 0) }: הבא בתור הוא ״{ $wanted }״, לא ״{ $text }״
record-not-expected = שורה { NUMBER($line, useGrouping: 0) }: ״{ $text }״ אינו מתאים כאן ({ $known })
record-no-such-seat = שורה { NUMBER($line, useGrouping: 0) }: אין מקום { $seat }; מספר המקומות ברישום הזה: { $seats }
record-no-number = שורה { NUMBER($line, useGrouping: 0) }: ב־״{ $text }״ צריך להיות מספר
record-large-number = שורה { NUMBER($line, useGrouping: 0) }: ״{ $text }״ הוא מספר גדול מדי
record-no-value = שורה { NUMBER($line, useGrouping: 0) }: ״{ $text }״ אינו ערך (מספר, "טקסט", true, ‏false או רשימה)
record-line = שורה { NUMBER($line, useGrouping: 0) }: { $why }
record-missing = חסרה השורה ״{ $key }: …״
record-head = ראש הרישום: { $why }
record-hides = רישום של משחק שעוד לא הסתיים מסתיר חלק מהתשובות: אפשר להציג אותו כרשימה, אבל לא לשחזר אותו
record-other-game = זה רישום של { $game }, לא של { $wanted }
record-other-rules = הרישום נעשה לפי גרסה { $rules } של חוקי { $game }; התוכנה הזאת משחקת לפי גרסה { $ours }
state-wrong = זה אינו מצב של המשחק: { $error }

## מסמכים

json-wrong = זה אינו JSON: שורה { NUMBER($line, useGrouping: 0) }, תו { NUMBER($column, useGrouping: 0) }
json-no-text = זה אינו JSON, כי זה אינו טקסט ב־UTF-8
json-no-number = זה אינו JSON: ‏{ $name } אינו מספר
json-twice = { $key }: המפתח הזה מופיע פעמיים
json-too-deep = אי אפשר להשתמש ב־JSON הזה: הקינון שלו עמוק מדי
json-long-number = אי אפשר להשתמש ב־JSON הזה: יש בו מספר בן אלפי ספרות
json-unusable = קינון עמוק מדי, או מספרים או אותיות שאינם קיימים
document-none = למשחק ״{ $game }״ אין מסמכי מצב
document-names-game = מסמך מצב הוא אובייקט JSON שנוקב בשם המשחק שלו: { $example }
document-names = { $place }: צריך שם אחד לכל אחד, כלומר { $players }, לא { $names }
document-no-sheet = המצב הזה אינו סוף של משחק: אין לו דף ניקוד
draw-no-view = זו אינה תצוגה של { $game }

## מה שאומרת הספרייה שקוראת JSON

data-unknown = שדה לא מוכר: ״{ $name }״
data-missing = חסר השדה ״{ $name }״
data-kind = הערך אינו מתאים; צריך להיות כאן: { $wanted }, ויש: { $given }
data-only-kind = הערך אינו מתאים; צריך להיות כאן: { $wanted }
data-bound = הערך אינו מתאים; צריך להיות כאן: { $wanted } ‎{ $bound }‎
data-length = האורך אינו מתאים; צריך להיות כאן: { $wanted } באורך ‎{ $length }‎
data-other-length = האורך אינו מתאים; צריך להיות כאן: { $wanted } באורך ‎{ $length }‎, ויש { $count }
data-pattern = הערך אינו מתאים; צריך להיות כאן טקסט לפי התבנית ‎{ $pattern }‎
data-value = ערך שאינו אפשרי: { $value }
data-number = המספר גדול או קטן מדי
data-json = זה אינו JSON: בית { $byte }
data-truncated = זה אינו JSON: הוא נקטע באמצע
data-array = רשימה
data-bool = true או false
data-bytes = בתים
data-float = מספר
data-int = מספר שלם
data-null = null
data-object = אובייקט
data-str = טקסט

## מסמכים של שני המשחקים על כדור הארץ

earth-printed = { $place }: { $count } × { $element } מודפסים שם, ולכן צריך לרשום גם אותם
earth-no-hex = { $place }: אין בלוח משושה ({ $hex }); המשושים נמצאים לכל היותר שלושה צעדים מ־(0,0)
earth-tile-twice = { $place }: על ({ $hex }) כבר מונח אריח
earth-no-corner = { $place }: אין מקום כזה בלוח (כותבים E(0,0)‎ או W(0,0)‎)
earth-bare-corner = { $place }: אף אריח אינו נוגע שם
earth-tiles = { $place }: ‏{ $given } × { $terrain }, ויש רק { $most }
earth-elements = { $place }: ‏{ $given } × { $element }, ויש רק { $most }
earth-not-in-play = { $place }: אין { $animal } תחת displays, ולכן אינם במשחק
earth-cubes = { $place }: { $given }, ובכל כדור הארץ יכולים להיות מ־0 עד { $most }
earth-saved = { $place }: על ({ $hex }) אין יונקים בסכנת הכחדה
