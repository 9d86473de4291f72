# פלנטה. המילים כמו במילון של הכללים; שמות החיות הם אלה שבקובץ הרכיבים.

planet-title = פלנטה
planet-about = לוקחים אריחים ומניחים אותם על שתים־עשרה הפאות של כוכב הלכת שלך. חיות מתיישבות היכן שהאזורים שלהן הגדולים או הרבים ביותר, ומטרה סודית מזכה בנקודות על בית גידול אחד.

## אפשרויות

planet-option-beginner = ‏true: בלי קלפי מטרה, וכל חיה שווה נקודה אחת
planet-option-mystery = ‏true: חצי מהחיות מונחות מוסתרות; הן ידועות במשך שלושה סבבים, כולל זה שבו הן מתיישבות
planet-option-start = המקום שמתחיל, מ־0; ‏null: בהגרלה
planet-option-components = ‏null: האריחים והחיות של התוכנה; או קובץ משלך, שמתאים לעותק המשחק שלך: --components FILE

## בתי גידול

planet-terrain-ocean = אוקיינוס
    .areas = אזורי אוקיינוס
    .area = אזור האוקיינוס
    .beside = באוקיינוס
planet-terrain-forest = יער
    .areas = אזורי יער
    .area = אזור היער
    .beside = ביער
planet-terrain-desert = מדבר
    .areas = אזורי מדבר
    .area = אזור המדבר
    .beside = במדבר
planet-terrain-mountain = הרים
    .areas = אזורי הרים
    .area = אזור ההרים
    .beside = בהרים
planet-terrain-ice = קרחון
    .areas = אזורי קרחון
    .area = אזור הקרחון
    .beside = בקרחון

planet-requirement-most = הכי הרבה { $areas }
planet-requirement-adjacent = { $area } הגדול ביותר שגובל { $beside }
planet-requirement-not-adjacent = { $area } הגדול ביותר שאינו גובל { $beside }

## חיות

planet-animal-seahorse = סוסון ים
planet-animal-crocodile = תנין
planet-animal-sea-turtle = צב ים
planet-animal-octopus = תמנון
planet-animal-whale = לווייתן
planet-animal-jellyfish = מדוזה
planet-animal-shark = כריש
planet-animal-dolphin = דולפין
planet-animal-clownfish = שושנון
planet-animal-panda = פנדה
planet-animal-beaver = בונה
planet-animal-tiger = טיגריס
planet-animal-gorilla = גורילה
planet-animal-fox = שועל
planet-animal-hedgehog = קיפוד
planet-animal-tree-frog = אילנית
planet-animal-sloth = עצלן
planet-animal-chimpanzee = שימפנזה
planet-animal-meerkat = סוריקטה
planet-animal-flamingo = פלמינגו
planet-animal-giraffe = ג'ירפה
planet-animal-elephant = פיל
planet-animal-bactrian-camel = גמל דו-דבשתי
planet-animal-fennec = פנק
planet-animal-dromedary = גמל חד-דבשתי
planet-animal-ostrich = יען
planet-animal-scorpion = עקרב
planet-animal-ibex = יעל
planet-animal-condor = קונדור
planet-animal-brown-bear = דוב חום
planet-animal-cougar = פומה
planet-animal-snow-leopard = נמר השלג
planet-animal-yak = יאק
planet-animal-golden-eagle = עיט זהוב
planet-animal-marmot = מרמיטה
planet-animal-llama = למה
planet-animal-penguin = פינגווין
planet-animal-walrus = ניבתן
planet-animal-moose = אייל קורא
planet-animal-musk-ox = שור המושק
planet-animal-arctic-hare = ארנבת ארקטית
planet-animal-arctic-wolf = זאב ארקטי
planet-animal-polar-bear = דוב קוטב
planet-animal-reindeer = אייל הצפון
planet-animal-seal = כלב ים
planet-animal-named = { $he }

## דף הניקוד

planet-row-objective = מטרה
planet-row-animals = חיות
planet-row-objective-fields = משולשים של המטרה
planet-row-animals-won = חיות שהתיישבו

## תיאורי מצב

planet-document-planets = כוכבי לכת
planet-document-fields = משולשים
planet-document-areas = אזורים: גודל ובמה הם גובלים

## השולחן

planet-heading = סבב { $round } מתוך 12 · ההתחלה: { $name }
planet-heading-setup = ההכנה
planet-heading-over = המשחק נגמר
planet-points = { $points } נק׳
planet-animals = { $animals ->
    [one] חיה אחת
    [two] שתי חיות
   *[other] { $animals } חיות
}
planet-objective-more = { $more } החל מ־{ $next }
planet-fact-won = החיות שלך:
planet-pile = ערימה { $pile }
planet-fact-legend = # הכי הרבה אזורים · + האזור הגדול ביותר שגובל · − האזור הגדול ביותר שאינו גובל
planet-races = חיות
planet-races-more = { $count ->
    [one] … ועוד אחת
    [two] … ועוד שתיים
   *[other] … ועוד { $count }
}
planet-hidden = { $count ->
    [one] אחת מוסתרת
    [two] שתיים מוסתרות
   *[other] { $count } מוסתרות
}
planet-panel-objectives = מטרות
planet-panel-market = אריחים לבחירה
planet-panel-held = האריח להנחה
planet-panel-planet = כוכב הלכת של { $name }
planet-column-round = סבב
planet-face = פאה { $face }
planet-tile = אריח { $tile }
planet-fields = { $count ->
    [one] משולש אחד
    [two] שני משולשים
   *[other] { $count } משולשים
}

## שאלות ותשובות

planet-question-take = איזה אריח לקחת?
planet-question-lay = על איזו פאה להניח את אריח { $tile }?
planet-question-turn = פאה { $face }: באיזה סיבוב?
planet-answer-take = אריח { $tile }: { $fields }
planet-answer-take-hint = לקחת את האריח המואר ({ $fields })
planet-answer-face = פאה { $face } …
planet-answer-lay = פאה { $face }, סיבוב { $turn }: { $fields }
planet-answer-lay-hint = להניח אותו על פאה { $face }, מסובב כפי שהלוח מראה
planet-verb-take = לקיחה
planet-verb-lay = הנחה
planet-verb-turn = סיבוב

## הכללים לשאלה שנשאלת

planet-rules-take = בכל אחד משנים־עשר הסבבים נחשפים חמישה אריחים; לפי התור כל שחקן לוקח אחד ומניח אותו. האריחים שלא נבחרו עוברים לערימות של סבבים 11 ו־12.
    .typing = אפשר להקליד מספר או אריח: 3, T17, לקיחה 17.
planet-rules-lay = אריח מונח על כל פאה ריקה, בכל כיוון, ונשאר שם. בתי גידול סמוכים אינם חייבים להתאים.
    .typing = אפשר להקליד את המספר שעל הפאה ואז את מספר הסיבוב, או את שניהם יחד: הנחה 7 סיבוב 2, 7 2. סיבוב 0 מניח את המשולש הראשון של האריח מול השכנה הראשונה של הפאה.
planet-rules-scoring =
    משולשים שיש להם צלע משותפת ואותו בית גידול הם אזור. פאה ריקה אינה בית גידול.
    כל חיה מתיישבת בסוף הסבב שלה על כוכב הלכת שעומד בדרישה שלה הכי טוב: הכי הרבה אזורים של בית הגידול שלה, או האזור הגדול ביותר שלו שגובל בבית גידול אחר, או שאינו גובל בו.
    כשאין מוביל יחיד, הקלף עובר לסבב הבא. בסבב 12 מכריע האזור השני ואחריו השלישי; אם גם זה לא עוזר, הקלף אובד.
    בסוף כל חיה שווה שתי נקודות, או אחת אם היא חיה בבית הגידול של המטרה שלך. המטרה מזכה בנקודות לפי מספר המשולשים של בית הגידול שלה. למתחילים כל חיה שווה נקודה ואין מטרות. בתיקו מנצח מי שיש לו יותר חיות.
planet-rules-table =
    O אוקיינוס, F יער, D מדבר, M הרים, I קרחון. F #: הכי הרבה אזורי יער; F + I: אזור היער הגדול ביותר שגובל בקרחון; F − I: אזור היער הגדול ביותר שאינו גובל בקרחון. הטורים מראים מה יש עכשיו לכל שחקן; * מוביל, = תיקו.
    ליד פאה 0 של כוכב הלכת שלך כתובה המטרה שלך עם מספר המשולשים שלה, הנקודות עליהם, והנקודות החל ממספר המשולשים הבא.

## אירועים

planet-event-animal-laid = בסבב { $round } תתיישב החיה: { $animal }.
planet-animals-laid = { $count ->
    [one] נפרשה חיה אחת.
    [two] נפרשו שתי חיות.
   *[other] נפרשו { $count } חיות.
}
planet-event-objective = { $seat }: התקבלה מטרה, { $terrain }.
planet-event-objective-hidden = { $seat }: התקבלה מטרה.
planet-event-started = אסימון השחקן הראשון אצל { $seat }.
planet-event-round = סבב { $round }, ההתחלה: { $seat }.
planet-event-turned-up = נחשפה לסבב { $round }: { $animal }.
planet-event-tile = נחשף אריח { $tile }.
planet-tiles-turned-up = נחשפו אריחים: { $tiles }.
planet-event-took = { $seat }: נלקח אריח { $tile }.
planet-event-laid = { $seat }: הונח אריח { $tile } על פאה { $face }.
planet-event-left = { $pile ->
    [0] אריח { $tile } חוזר לקופסה.
   *[11] אריח { $tile } עובר לערימה { $pile }.
}
planet-event-settled = החיה { $animal } ({ $value }) מתיישבת על כוכב הלכת של { $seat }.
planet-event-tied = החיה { $animal }: אצל { $seat } יש { $areas }.
planet-tied = { $kind ->
    [most] תיקו על החיה { $animal }. { $who }.
   *[adjacent] תיקו על החיה { $animal }, ולכן נספרים האזור השני והשלישי. { $who }.
}
planet-event-carried = החיה { $animal }: אין מוביל יחיד, הקלף עובר לסבב { $round }.
planet-event-boxed = החיה { $animal }: אין מוביל יחיד, הקלף אובד.
planet-event-revealed = המטרה של { $seat }: { $terrain }, { $fields ->
    [one] משולש אחד
    [two] שני משולשים
   *[other] { $fields } משולשים
}.
planet-event-scored = { $seat }, { $part ->
    [objective] מטרה
   *[animals] חיות
}: { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}.
planet-event-total = { $seat }, סך הכול: { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}, { $animals ->
    [one] חיה אחת
    [two] שתי חיות
   *[other] { $animals } חיות
}.

## מה לא בסדר במסמך מצב או בקובץ רכיבים

planet-wrong-fields = { $place }: בכוכב לכת יש { $fields } משולשים, לא { $given }
planet-wrong-terrain = { $place }, משולש { $field }: ״{ $given }״ אינו בית גידול (בתי הגידול: { $letters }, ונקודה במקום ריק)
planet-wrong-animals = { $place }: במשחק מונחות { $animals } חיות, ונתונות { $given }
planet-wrong-twice = { $place }: לכל בית גידול יש קלף מטרה אחד, ו־{ $given } כבר נמצא אצל { $other }
planet-wrong-no-objective = { $place }: לכל אחד יש מטרה ({ $known }), חוץ מבגרסה למתחילים
planet-wrong-beginner = { $place }: בגרסה למתחילים אין מטרות
planet-box-fields = { $place }: ״{ $given }״ צריך להיות 5 אותיות מתוך { $letters }
planet-box-most = { $place }: במקום ״{ $given }״ צריך להיות null, כי הסוג הוא most
planet-box-other = { $place }: חסר בית גידול, כי הסוג הוא { $kind }
planet-box-habitat = { $place }: ״{ $given }״ צריך להיות שונה מ־habitat
planet-box-thresholds = { $place }: { $given } צריך להיות יותר מ־{ $before } שבסף הקודם
planet-box-objectives = { $place }: אחת לכל בית גידול, ול־{ $terrain } יש { $given }
planet-box-twice = { $place }: ״{ $given }״ הוא גם ה־id של { $other }
planet-box-rounds = { $place }: המפתחות הם סבבי המשחק ״1״ עד ״{ $last }״, לא { $given }
planet-box-cards = { $place }: מספר הקלפים { $cards }, ומספר החיות רק { $animals }
planet-box-reveal = { $place }: הקלפים של סבב { $round } נחשפים פעם אחת, לא אחרי סבב { $round }

## בדף

planet-pitch = מעצבים כוכב לכת, פאה אחר פאה, וזוכים בחיות שאוהבות אותו.
planet-length = 40 דקות
planet-weight = קל ללימוד
planet-label-components = הקופסה שלך
    .about = קובץ JSON במבנה של components.json, אם בעותק שלך מודפס משהו אחר.
planet-label-beginner = למתחילים
    .about = בלי קלפי מטרה, וכל חיה שווה נקודה אחת.
planet-label-mystery = חיות המסתורין
    .about = חצי מהחיות מונחות מוסתרות; הן ידועות במשך שלושה סבבים, כולל זה שבו הן מתיישבות.
planet-label-start = מי מתחיל
    .about = בהגרלה, אלא אם בוחרים.
planet-board-hand = האריח שלך
planet-board-held = האריח שמניחים עכשיו: { $name }
planet-board-choose = בוחרים פאה ריקה, על כוכב הלכת או על הפריסה.
planet-board-keys = R מסובב את האריח. הקשה נוספת או Enter על הפאה יניחו אותו.
planet-board-again = הקשה נוספת על הפאה, או אישור.
planet-board-counter = סיבוב האריח שמאלה
planet-board-clockwise = סיבוב האריח ימינה
planet-board-lay = הנחה על פאה { $face }
planet-board-take = לקחת את האריח הזה
planet-board-tile = אריח { $tile }: { $fields }
planet-board-take-tile = לקחת אריח { $tile }: { $fields }
planet-board-no-tiles = אין אריחים גלויים.
planet-board-planets = כוכב הלכת של מי
planet-board-globe = כוכב הלכת של { $name }. אפשר לסובב אותו בגרירה או במקשי החצים.
planet-board-net = כל הפאות, פרוסות
planet-board-front = פאה { $face }
planet-board-next-face = הפאה הבאה
planet-board-previous-face = הפאה הקודמת
planet-board-face = פאה { $face }: { $fields }
planet-board-face-empty = פאה { $face }: ריקה
planet-board-face-lay = פאה { $face }: ריקה, אפשר להניח כאן את האריח
planet-board-face-chosen = פאה { $face }: האריח יראה { $fields }. הקשה נוספת תניח אותו.
planet-board-chosen = פאה { $face }: { $fields }. הקשה נוספת תניח את האריח.
planet-board-area = { $area }: { $fields }, גובל { $beside }
planet-board-area-alone = { $area }: { $fields }, לא גובל בשום דבר
planet-board-no-area = לכוכב הלכת הזה עוד אין אזור כזה.
planet-board-fields = { $count ->
    [one] משולש אחד
    [two] שני משולשים
   *[other] { $count } משולשים
}
planet-board-count-areas = { $count ->
    [one] אזור אחד
    [two] שני אזורים
   *[other] { $count } אזורים
}
planet-board-objective = מטרה סודית: { $terrain }
planet-board-objective-next = { $points } נק׳ החל מ־{ $fields } משולשים
planet-board-areas = האזורים, ולכל אחד מספר המשולשים שלו
planet-board-key-face = מספר של פאה
planet-board-key-size = מספר המשולשים באזור
planet-board-round = סבב { $round }
planet-board-now = עכשיו
planet-board-fewer = להראות פחות
planet-board-all-races = להראות הכול ({ $count })
planet-board-nobody = לאף אחד עוד אין אזור כזה
planet-board-tied = תיקו ({ $value }): { $names }
planet-board-leads = יתרון של { $by }: { $name }
planet-board-leads-next = יתרון באזור הבא: { $name }
planet-board-would-win = האריח הזה יזכה בה
planet-board-no-races = כל החיות כבר התיישבו.
planet-sheet-objective = מזכה בנקודות לפי מספר המשולשים של בית הגידול שלה, עד 10; רק הסף הגבוה ביותר שהושג נספר.
planet-sheet-animals = חיה שווה 2, או 1 אם היא חיה בבית הגידול של המטרה של בעליה. במשחק למתחילים כל חיה שווה 1.
planet-sheet-objective-fields = המשולשים בכוכב הלכת שמראים את בית הגידול של המטרה.
planet-sheet-animals-won = מספר החיות שהתיישבו בכוכב הלכת.
planet-sheet-ties = אם הסכומים שווים, מנצח מי שיש לו יותר חיות; אם גם הן שוות, הניצחון משותף.

## דף עזר

planet-aid-turn = סבב
planet-aid-reveal = חושפים את { $slots } האריחים של הסבב.
planet-aid-take = לפי הסדר, החל בשחקן הראשון, כל אחד לוקח אריח ומניח אותו על פאה ריקה כלשהי, בכל כיוון.
planet-aid-leftovers = אריחים שלא נבחרו עוברים לערימות של סבבים 11 ו־12.
planet-aid-settle = מסבב 3 ואילך חיות מתיישבות.
planet-aid-marker = אסימון השחקן הראשון עובר שמאלה.
planet-aid-areas = אזורים וחיות
planet-aid-rounds = סבבים
## למה אי אפשר לבחור משהו עכשיו

planet-why-take-first = קודם לוקחים אריח, ואז בוחרים לו פאה.
planet-why-covered = על פאה { $face } כבר מונח אריח, והוא נשאר שם.
planet-why-lay-first = קודם מניחים את האריח שבידך: { $tile }.
planet-why-piled = אריח { $tile } נמצא בערימה של סבב { $pile }.
planet-why-boxed = אריח { $tile } חזר לקופסה.
planet-why-no-tile = אריח { $tile } אינו בין האריחים לבחירה.
## משחק ראשון צעד אחר צעד

planet-lesson-goal = מכסים באריחים כוכב לכת בעל שתים־עשרה פאות, אריח בכל אחד משנים־עשר סבבים. חיות מתיישבות היכן שנוח להן ביותר ומביאות נקודות, וגם מטרה סודית מביאה נקודות. מי שיש לו הכי הרבה בסוף מנצח.
planet-lesson-animals = החיות מונחות גלויות מתחת לסבבים שבהם הן מחפשות בית. הראשון הוא הבונה, בסוף סבב 3: הוא מתיישב בכוכב הלכת שבו היער הגדול ביותר שגובל באוקיינוס.
planet-lesson-first = מונחים כאן חמישה אריחים, והפעם הבחירה הראשונה שלך. כדאי לקחת את האריח שיש בו ארבעה משולשי יער.
planet-lesson-first-other = גם זה אריח טוב. לבונה חשוב היער, אבל יש עוד תשע־עשרה חיות.
planet-lesson-anywhere = עכשיו מניחים אותו על כוכב הלכת שלך. לאריח הראשון מתאימה כל פאה, בכל כיוון; אריח שהונח נשאר במקומו.
planet-lesson-anywhere-freely = מניחים את האריח על פאה ריקה כלשהי, בכל כיוון; אריח שהונח נשאר במקומו. משולשים של בית גידול אחד שנפגשים משני צדי צלע הם אזור אחד.
planet-lesson-round = בכל סבב מתחיל מישהו אחר: הפעם תורך שני. אריחים שלא נבחרו חוזרים בשני הסבבים האחרונים.
planet-lesson-second = הבונה רוצה יער שגובל באוקיינוס. כדאי לקחת את האריח שיש בו שלושה משולשי אוקיינוס ושני משולשי יער.
planet-lesson-second-other = אפשר גם כך. כשמסתכלים מה דורשות החיות של הסבבים הבאים, מעט אריחים הם טעות.
planet-lesson-second-freely = כדאי להסתכל על החיות של הסבבים הבאים: באיזה בית גידול הן חיות, והאם הוא צריך לגבול באחר? לוקחים אריח שעוזר לכך.
planet-lesson-join = כדאי להניח אותו ליד הראשון, ולסובב אותו כך שיער ייפגש עם יער משני צדי הצלע: אז שניהם אזור אחד. לפני שמחליטים רואים מה זה ישנה אצל החיות.
planet-lesson-join-freely = כדאי להניח אותו כך שמשולשים של בית גידול אחד ייפגשו משני צדי צלע: הם נעשים אזור אחד, ועל אזורים החיות מסתכלות.
planet-lesson-race = מה שנחשב לבונה הוא גודל היער: אצלך { $beaver }, בכוכב הלכת השני { $theirs }. מי שיש לו יותר בסוף הסבב הזה מקבל אותו; בתיקו הוא מחכה לסבב הבא.
planet-lesson-objective = וזה סוד: המטרה שלך היא האוקיינוס. כל משולש אוקיינוס נחשב, בכל מקום: עד כה { $objective_fields }, והחל מ־15 הם מביאים נקודות. חיה מביאה 2 נקודות, אבל רק 1 אם היא חיה בבית הגידול של המטרה שלך.
planet-lesson-third = הבונה כמעט שלך. לכן כדאי לחשוב על המטרה, ולקחת את האריח שיש בו ארבעה משולשי אוקיינוס.
planet-lesson-third-other = למה לא. המטרה יכולה לחכות, נשארו עוד תשעה סבבים.
planet-lesson-third-freely = למטרה הסודית נחשב כל משולש של בית הגידול שלה, בכל מקום: עד כה { $objective_fields }. לוקחים אריח שעוזר לחיה או למטרה, והכי טוב לשתיהן.
planet-lesson-ocean = אפשר להניח אותו בכל מקום. אם אוקיינוס נפגש עם אוקיינוס, נוצר גם אזור גדול יותר, וחיות האוקיינוס עוד ידרשו אותו.
planet-lesson-ocean-freely = אפשר להניח אותו בכל מקום. אם שני משולשים של בית גידול אחד נפגשים, נוצר גם אזור גדול יותר.
planet-lesson-settled = הסבב נגמר, והבונה התיישב בכוכב הלכת שלך. נקודות עליו: { $animals }. מתחת לכל סבב רואים מי יקבל את החיות הבאות.
planet-lesson-requirements = חיות דורשות אחד משלושה דברים: האזור הגדול ביותר שגובל בבית גידול מסוים, כמו הבונה; הגדול ביותר שאינו גובל בו; או הכי הרבה אזורים, בכל גודל, כמו הסוריקטה של הסבב הזה.
planet-lesson-end = השאר בידיך: עוד תשעה סבבים ותשע־עשרה חיות. רמז נמצא תמיד בהישג יד, וכל תשובה אפשר לבטל. משחק מהנה!

## What people look for in the rulebook, with the book's words for it
planet-rulebook-same = מים ים אוקיינוס; שלג קרח קרחון; שאריות עודפים נותרו נשארו נבחרו; לגנוב גניבה גונבים לאבד; שדה שדות משולש משולשים; צד צדדים פאה פאות; סודי נסתר מטרה; יבשת אריח; יחיד בודד; מתאים מתאימה

## משחק אמיתי שמזינים כדי לספור

planet-score-beginner = משחק למתחילים
    .about = בלי מטרות; כל חיה שווה נקודה אחת.
planet-score-objective = מטרה
planet-score-fields = משולשים של בית הגידול הזה
planet-score-same = חיות מבית הגידול הזה
planet-score-other = חיות ממקומות אחרים
planet-score-animals = חיות
planet-score-wrong-fields = לכוכב לכת אין כל כך הרבה משולשים.
planet-score-wrong-same = אין כל כך הרבה חיות.
planet-score-wrong-other = אין כל כך הרבה חיות.
planet-score-wrong-players = אין כל כך הרבה חיות בקופסה.
planet-score-wrong-objective = לכל אחד יש מטרה משלו.
planet-score-unreadable-objective = שחקן { $player }: אין מטרה כזאת.

## Styles of computer players

planet-style-dreamer = החולם
    .about = דואג למטרה שלו יותר מאחרים
planet-style-cartographer = הקרטוגרף
    .about = אוהב אזורים גדולים יותר מאחרים
planet-style-sprinter = הרץ
    .about = רודף אחרי החיות שיתיישבו בקרוב
planet-style-planner = המתכנן
    .about = בונה בשביל החיות שיתיישבו מאוחר
