# score, replay, simulate: הכלים שלצד המשחק.

file-too-large = { $file }: הקובץ גדול מ־{ $megabytes } מ״ב

## habitable score

score-file-help = מסמך מצב ב־JSON, או - לקלט הרגיל.
score-json-help = הדפסת התשובה כ־JSON.
score-player = שחקן { $number }
score-winners = { $count ->
    [one] ניצחון: { $names }
    [two] ניצחון משותף: { $names }
   *[other] ניצחון משותף: { $names }
}

## habitable replay

replay-file-help = רישום של משחק, או - לקלט הרגיל.
replay-from-help = להתחיל מהמהלך הזה; 0 הוא תחילת המשחק.
replay-to-help = לסיים במהלך הזה.
replay-seat-help = לראות את המשחק מהמקום הזה ליד השולחן (הספירה מ־0); אחרת שום דבר אינו מוסתר.
replay-json-help = הדפסת כל מהלך עם אירועיו כשורת JSON.
replay-check-help = רק לבדוק את הרישום.
replay-list-help = רק לפרט את התשובות; גם לרישום של משחק שעוד נמשך, עם תשובות מוסתרות.
replay-no-text = { $file }: זה אינו רישום של משחק, כי זה אינו טקסט ב־UTF-8
replay-no-ply = אין מהלכים מ־{ $first } עד { $last }: { $plies ->
    [one] ברישום יש מהלך אחד
    [two] ברישום יש שני מהלכים
   *[other] ברישום יש { $plies } מהלכים
}
replay-no-seat = אין ברישום הזה מקום { $seat }: המקומות הם 0 עד { $last }
replay-nature = הטבע
replay-fine-over = { $plies ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $plies } מהלכים
}, המשחק נגמר: { $scores }; במקום ראשון: { $winners }
replay-fine-running = { $plies ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $plies } מהלכים
}, המשחק לא נגמר; התור לענות: { $asked }
replay-start = { $plies ->
    [one] ההתחלה · אחריה מהלך אחד
    [two] ההתחלה · אחריה שני מהלכים
   *[other] ההתחלה · אחריה { $plies } מהלכים
}
replay-heading = { $count ->
    [one] מהלך { $first } מתוך { $plies }
    [two] מהלכים { $first }–{ $last } מתוך { $plies }
   *[other] מהלכים { $first }–{ $last } מתוך { $plies }
}
replay-more = { $count ->
    [one] … ועוד שורה אחת לפני כן
    [two] … ועוד שתי שורות לפני כן
   *[other] … ועוד { $count } שורות לפני כן
}
replay-over = המשחק נגמר.
replay-asked = התור לענות: { $names }
replay-prompt = Enter קדימה, b אחורה, q יציאה, ? עזרה:
replay-help =
    Enter או n   קדימה
    b            אחורה
    12           אל מהלך 12
    f, l         אל התמונה הראשונה, האחרונה
    q            יציאה
replay-at-end = זו התמונה האחרונה.
replay-at-start = זו התמונה הראשונה.
replay-no-such-ply = המהלך האחרון כאן הוא { $last }.
replay-unknown = אין כאן משמעות ל־{ $command }; ? מציג למה יש.

## habitable simulate

simulate-game-help = איזה משחק; habitable games מפרט את כולם.
simulate-bots-help = השחקנים הממוחשבים ליד השולחן, למשל master,casual,casual.
simulate-games-help = כמה משחקים.
simulate-jobs-help = כמה תהליכים; אחרת אחד לכל ליבה. התוצאות אינן תלויות בכך.
simulate-seed-help = אותו זרע נותן אותם משחקים; אחרת יוגרל אחד ויוצג.
simulate-option-help = אפשרות של המשחק, למשל deal=10; אפשר לתת כמה פעמים.
simulate-rotate-help = להחליף מקומות בין המשחקים, כדי שאיש לא ירוויח ממקומו; או לשמור עליהם ולספור לפי מקום.
simulate-same-deals-help = לשחק כל חלוקה בכל סדרי הישיבה, בזה אחר זה.
simulate-csv-help = לכתוב לקובץ הזה שורה לכל משחק ומקום.
simulate-json-help = הדפסת התוצאות כ־JSON.
simulate-plot-help = לצייר את התוצאות לקובץ הזה (‎.png, ‎.svg או ‎.pdf); דורש matplotlib.
simulate-games-wrong = לפחות משחק אחד, לא { $games }
simulate-jobs-wrong = לפחות תהליך אחד, לא { $jobs }
simulate-seed-wrong = זרע הוא מספר מ־0 עד { $last }, לא { $seed }
simulate-worker-died = תהליך ששיחק משחקים מת (קוד יציאה { $code })
simulate-plot-format = { $file }: תמונה מסתיימת ב־{ $formats }
simulate-no-matplotlib = תמונות דורשות matplotlib: ‏pip install "habitable[plot]"
simulate-playing = משחקים
simulate-stopped = { $games ->
    [one] נעצר אחרי { $played } מתוך משחק אחד.
    [two] נעצר אחרי { $played } מתוך שני משחקים.
   *[other] נעצר אחרי { $played } מתוך { $games } משחקים.
}
simulate-progress = משחק { $played } מתוך { $games }: { $bot } מנצח { $share } ({ $interval })
simulate-headline = { $games ->
    [one] { $game }: משחק אחד
    [two] { $game }: שני משחקים
   *[other] { $game }: { $games } משחקים
}, זרע { $seed }, { $seconds } שניות, { $rate } משחקים בשנייה
simulate-seat = מקום { $seat }: { $bot }
simulate-wins = ניצחונות
simulate-win-share = שיעור הניצחונות
simulate-interval = רווח 95 %
simulate-mean = ממוצע נקודות
simulate-deviation = סטיית תקן
simulate-range = הנמוך – הגבוה
simulate-milliseconds = אלפיות שנייה לתשובה
simulate-kinds = ממוצע לכל סוג
simulate-from-to = { $low } – { $high }
simulate-count = { NUMBER($value, maximumFractionDigits: 1) }
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-plot-title = { $games ->
    [one] { $game }: משחק אחד
    [two] { $game }: שני משחקים
   *[other] { $game }: { $games } משחקים
}
simulate-plot-points = נקודות
simulate-plot-share = שיעור מהתוצאות

## habitable draw

draw-file-help = מסמך מצב או רישום של משחק, או - לקלט הרגיל.
draw-out-help = לאן הולך הציור; לפלט הרגיל, אם לא ניתן שם קובץ.
draw-ply-help = ברישום: הרגע שאחרי המהלך הזה; אם לא נאמר אחרת, האחרון.
draw-seat-help = ברישום: בעיני המקום הזה, החל מ־0; אחרת מה שכולם רשאים לראות.
draw-no-record = ‎--ply‎ ו־‎--seat‎ מתאימים לרישום של משחק, לא למסמך מצב
draw-only-svg = { $file }: התמונה היא SVG, ולכן על שם הקובץ להסתיים ב־‎.svg

## habitable arena

arena-bots-help = מי משחק, אחד לכל מקום; מבין שניים הראשון משחק נגד השני בכל שאר המקומות.
arena-deals-help = כמה חלוקות; כל אחת נערכת בכל סדרי הישיבה.
arena-seats-help = עם שני שמות: כמה מקומות יש בשולחן.
arena-certain-help = לעצור ברגע שברור אם הראשון טוב או חלש ממי ששווים לו.
arena-ratings-help = לשמור בקובץ הזה דירוגים של כל מי ששיחק.
arena-alone = כדי להשוות דרושים לפחות שני שחקנים שונים
arena-deals-wrong = לפחות חלוקה אחת, לא { $deals }
ratings-unreadable = { $file }: זה אינו קובץ של דירוגים: { $why }
arena-headline = { $deals ->
    [one] { $game }: חלוקה אחת בכל סדרי הישיבה, זרע { $seed }
    [two] { $game }: שתי חלוקות בכל סדרי הישיבה, זרע { $seed }
   *[other] { $game }: { $deals } חלוקות בכל סדרי הישיבה, זרע { $seed }
}
arena-stopped = { $deals ->
    [one] נעצר אחרי חלוקה אחת.
    [two] נעצר אחרי שתי חלוקות.
   *[other] נעצר אחרי { $deals } חלוקות.
}
arena-progress = חלוקה { $deal } מתוך { $deals }: { $bot } מנצח { $share } ({ $interval })
arena-bot = שחקן
arena-place = מקום ממוצע
arena-rating = דירוג

## habitable train

train-generations-help = כמה דורות יהיו בסך הכול; אלה שבתיקייה נספרים.
train-games-help = כמה משחקים משחק כל דור.
train-folder-help = היכן הכול נשמר; אימון שנעצר ממשיך משם.
train-seats-help = לכמה שחקנים, למשל 4 או 3,4; אחרת לכל מספר.
train-hidden-help = יחידות של שכבה נסתרת, לכל היותר 128; 0 למשקלים בלבד.
train-judge-help = כמה משחקים משחק כל דור כדי לראות כמה הוא חזק: נגד העצות שנכתבו ביד, ועם ‎--against‎ נגד המודל ההוא; 0 לאף אחד.
train-against-help = במקום לשחק נגד עצמו, ללמוד לנצח את המודל הזה: מושב אחד לומד, וכל האחרים משחקים לפי הקובץ.
train-from-help = הדור הראשון משחק לפי המודל הזה במקום לפי העצות שנכתבו ביד.
train-ray-help = לשחק את המשחקים באשכול Ray שבכתובת הזאת, למשל ray://host:10001 או auto; ‏local מפעיל אשכול כאן.
train-install-help = לשים את המודל האחרון במקום שבו השחקנים הממוחשבים מחפשים אותו.
train-no-features = ל־{ $game } אין מאפיינים ללמוד מהם: ראו docs/bots.md
train-other-features = { $folder }: מה ששמור שם נלמד ממאפיינים אחרים; יש לציין תיקייה אחרת
train-unreadable = { $folder }: אי אפשר לקרוא את מה ששמור שם; יש לציין תיקייה אחרת
train-too-few = ‎{ $option }‎: לפחות { $least }, לא { $given }
train-seats-wrong = ‎--seats‎: מספרי שחקנים, למשל 4 או 3,4, לא ״{ $given }״
train-no-numpy = האימון דורש numpy: pip install "habitable[train]"
train-no-ray = אשכול דורש Ray: pip install "habitable[ray]"
train-generation = דור { $generation }: { $rows } מצבים, מסביר { $explained } % מהנקודות
train-strength = מנצח { $share } ({ $interval }) נגד { $against }, ממוצע { $mean }
train-progress = דור { $generation }: משחק { $played } מתוך { $games }
train-title = { $game }: חוזק לפי דורות
train-x = דור
train-stopped = נעצר; מה שהסתיים שמור ב־{ $folder }.
train-kept = נשמר ב־{ $folder }.

## מודלים

no-such-model = אין קובץ מודל { $file }
model-unreadable = { $file }: זה אינו קובץ של מודל: { $why }
model-other-game = { $file }: זה מודל של { $given }, לא של { $wanted }
model-other-features = { $file }: נעשה לגרסה { $given } של המאפיינים, ובשימוש גרסה { $wanted }; יש לאמן אותו מחדש: habitable train
model-wrong-shape = { $file }: המספרים שלו אינם מתאימים למאפיינים
model-no-features = { $file }: למשחק אין מאפיינים
style-other-features = סגנון אוהב את ״{ $feature }״, ואין למשחק מאפיין כזה
