# שורת הפקודה: הפקודות והעזרה שלהן, משחק במסוף.

cli-help = משחקי לוח על החיים: לשחק במסוף, לנקד שולחן, לצפות במשחקים שנרשמו ולהריץ סימולציות.
cli-epilog = להתחלה: habitable play
cli-games-help = במה אפשר לשחק: מספר שחקנים, אפשרויות, שחקנים ממוחשבים.
cli-rules-help = קריאת ספר הכללים של משחק, או פרק אחד ממנו.
cli-aid-help = ציור דף העזר של משחק: עמוד אחד להדפסה, לשולחן אמיתי (SVG).
cli-play-help = משחק במסוף. בלי ארגומנטים נשאלות כמה שאלות. במהלך המשחק, ? מסביר הכול.
cli-score-help = ניקוד של מצב שמתואר בקובץ.
cli-replay-help = צפייה במשחק שנרשם, צעד אחר צעד.
cli-draw-help = ציור של מצב שמתואר בקובץ, או של רגע במשחק שנרשם (SVG).
cli-simulate-help = משחקים רבים בין שחקנים ממוחשבים, והשוואה ביניהם.
cli-arena-help = להשוות שחקנים ממוחשבים: אותן חלוקות בכל סדרי הישיבה.
cli-train-help = לתת לשחקנים ממוחשבים ללמוד משחק על ידי משחק נגד עצמם.
cli-help-usage = שימוש:
cli-commands = פקודות
cli-arguments = ארגומנטים
cli-options = אפשרויות
cli-lang-help = השפה של כל הטקסטים; יכול להופיע בכל מקום. אחרת השפה של הסביבה.
cli-version-help = הצגת הגרסה ויציאה.
cli-help-help = הצגת העזרה הזאת ויציאה.
cli-install-completion = התקנת השלמה אוטומטית של הפקודות במעטפת.
cli-show-completion = הצגת סקריפט ההשלמה, להעתקה או לשינוי.
cli-version = habitable { $version } ({ $form ->
    [compiled] מנוע מהודר
   *[plain] מנוע בפייתון רגיל
})
cli-error = habitable: { $problem }
cli-usage = אי אפשר להבין את הפקודה הזאת: { $why } (עזרה: habitable --help)
cli-stopped = נעצר
cli-no-more-input = הקלט נגמר
cli-bad-encoding = אי אפשר לקרוא את הטקסט הזה: { $error }
cli-bug = זה לא היה אמור לקרות: { $error }
cli-bad-option = ״{ $text }״ צריך להיראות כך: מפתח=ערך
cli-components-help = קובץ רכיבים משלך, למשחקים שמקבלים כזה (planet, marine): כמו ‎--option components=@FILE‎.
cli-no-terminal = דרוש מסוף: מקלדת לתשובות וחלון לציור
cli-plain-engine = שימו לב: המנוע רץ בפייתון רגיל, בערך פי עשרה לאט ממנוע מהודר; בהתקנה במקום שיש בו מהדר C הוא יהודר

## habitable games

games-name-help = רק המשחק הזה.
rules-game-help = המשחק.
rules-topic-help = פרק, לפי שמו או חלק מהכותרת; ואם אין כזה, מה שמזכיר אותו.
games-players = { $fewest } עד { $most } שחקנים
games-styles = סגנונות, כמו ב־expert-{ $style }
games-bots = שחקנים ממוחשבים
games-start = אפשר להתחיל כך: { $command }

## habitable play

play-game-help = המשחק; ראו habitable games. עם --resume: הקובץ של משחק שמור.
play-seat-help = מי משחק, פעם אחת לכל מקום לפי הסדר: שחקן ממוחשב (beginner, casual, club, strong, expert, master), אני, או כל שם אחר של אדם ליד המקלדת הזאת.
play-option-help = אפשרות של המשחק, כמו deal=10; ראו habitable games.
play-resume-help = המשך המשחק האחרון שלא נגמר, או זה שבקובץ שצוין.
play-save-help = שמירת המשחק בקובץ הזה במקום בתיקייה הרגילה.
play-letters-help = ציור הקלפים באותיות בלבד, בלי תמונות.
play-seed-help = אותו מזל ואותן תשובות של השחקנים הממוחשבים בכל פעם, להדגמות ולבדיקות.
play-lesson-help = משחק ראשון צעד אחר צעד: המזל ושחקני המחשב פועלים לפי תסריט, ומסבירים לך מה לעשות, דבר אחד בכל פעם.
play-chapter-help = יחד עם --lesson: להתחיל בפרק הזה. על מה שלפניו השיעור עונה במקומך.

play-me = אני
play-you = השחקן
play-empty-name = לכל מקום דרוש שם
play-no-people = אף אחד לא יושב ליד המקלדת; כדי לצפות בשחקנים ממוחשבים: habitable simulate { $game } --bots { $bots }
play-window = החלון קטן מדי: { $width } טורים ו־{ $height } שורות; דרושים לפחות { $narrowest } ו־{ $lowest }
play-nothing-to-resume = אין משחק שלא נגמר ב־{ $folder }
play-already-over = { $file }: המשחק הזה נגמר; כדי לצפות בו: habitable replay
play-lesson-alone = לשיעור יש מקומות ואפשרויות משלו: habitable play GAME --lesson. כדי להמשיך שיעור: habitable play --resume
play-chapter-alone = פרק שייך לשיעור: habitable play GAME --lesson --chapter N
play-farewell =
    המשחק נשמר: { $file }
    להמשך: { $command }

## שאלות לפני המשחק

setup-continue = משחק שלא נגמר מחכה: { $game }, עם { $names }. להמשיך אותו?
setup-game = איזה משחק?
setup-name = מה שמך?
setup-players = כמה שחקנים?
setup-others = מי עוד? השחקנים הממוחשבים הם { $bots }; כל שם אחר הוא אדם ליד אותה מקלדת.
setup-other = שחקן { $number }?
setup-wrong-number = דרוש מספר בין { $first } ל־{ $last }.
setup-yes = כן
setup-no = לא

## במהלך המשחק

play-more = (? לעזרה)
play-back = (Enter: חזרה, ? לעזרה)
play-go-on = Enter כדי להמשיך.
play-not-understood = ״{ $line }״ אינה תשובה כאן. אפשר להקליד מספר מ־{ $first } עד { $last }, תשובה במילים, או ? לעזרה.
play-ambiguous = ״{ $line }״ יכול להיות: { $words }
play-not-commanded = ״{ $word }״ היא כאן תחילת תשובה; הפקודה היא { $command }.
play-not-undone = שום דבר לא בוטל.
play-agree = { $name } רוצה לבטל תשובה, ואחריה היו תשובות של אחרים או מזל. { $other }, יש הסכמה?
play-hand-over = המקלדת עוברת אל { $name }. { $name }: Enter כשאף אחד אחר לא מסתכל.
play-hand-over-undo = { $name }: כדי לבטל את התשובה שלך לפני שאחרים רואים אותה, אפשר להקליד ביטול.
play-hint = רמז: הכי טוב נראה { $answer }.
play-hint-next = אחר כך: { $answer }, { $less ->
    [0] טוב באותה מידה
    [one] פחות בנקודה אחת
    [two] פחות בשתי נקודות
   *[other] פחות ב־{ $less } נקודות
}.
play-hint-only = רמז: { $answer }, אין אפשרות אחרת.
play-hint-lesson = השיעור מציע: { $answer }
play-saved = נשמר: { $file }
play-not-saved = לא ניתן לשמור את המשחק: { $error }
play-record = הרישום של המשחק הזה: { $file }
play-help =
    אפשר לענות במספר או במילים כמו למעלה; תחילת המילה מספיקה כשהיא ברורה.
    ? — העזרה הזאת, עם הכללים לשאלה
    רשימה — כל התשובות והמספרים שלהן
    רמז — מה היה עושה שחקן ממוחשב
    ביטול — מבטל את התשובה האחרונה שלך; אם אחרים כבר ענו או שהמזל דיבר, דרושה הסכמתם
    ניקוד — דף הניקוד כרגע
    יומן — מה קרה; יומן 100 ליותר שורות
    שמירה ושם קובץ — מעתה המשחק נשמר בקובץ הזה (הוא נשמר ממילא אחרי כל תשובה)
    יציאה — אפשר להמשיך את המשחק אחר כך
    /ביטול — הפקודה (כל אחת), כשתשובה מתחילה באותה מילה

# מילים לפקודות; המילה באנגלית עובדת תמיד.
play-word-help = עזרה
play-word-list = רשימה
play-word-undo = ביטול
play-word-hint = רמז
play-word-score = ניקוד
play-word-log = יומן
play-word-save = שמירה
play-word-quit = יציאה
