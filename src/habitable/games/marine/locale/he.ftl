# הזנים השולטים: בים. המילים כמו במילון של הכללים.

marine-title = הזנים השולטים: בים
marine-about = ארבע מחלקות בעלי חיים בים שרותח. מציבים חייל ופועלים מיד: מסתגלים, מתפשטים, מגלים, מתחרים ושולטים במשאבים; לכל מחלקה תכונה משלה. אחרי האסטרואיד מנצח מי שצבר הכי הרבה נקודות ניצחון. לשניים עד ארבעה שחקנים.

## אפשרויות

marine-option-length = כמה קלפי אבולוציה נשארים בקופסה, short: ‏15; ‏normal: ‏10; ‏long: ‏5; ‏epic: אף אחד
marine-option-earth = ‏standard: אריחים ומשאבים כמו על הלוח; ‏random: אריחים ומשאבים מוגרלים, והמינים חיים ליד המשאבים שלהם
marine-option-displays = ‏standard: שלושה משאבים מודפסים על כל לוח שחקן; ‏alternative: אף משאב לא מודפס, ושלושה מוגרלים
marine-option-superheroes = ‏true: כל מחלקה שומרת שתיים משלוש התכונות שלה
marine-option-exaptation = האם אקסאפטציה נמצאת בין התכונות; ‏null: כן, אלא אם משחקים עם superheroes
marine-option-multi-animal = ‏true: כל ארבע המחלקות משחקות, שתיים לכל אחד משני שחקנים; נחשבת המחלקה עם פחות נקודות
marine-option-animals = ‏draw: הגרלה; ‏choose: השחקנים בוחרים לפי התור; או רשימת שמות לפי סדר המקומות, למשל ["fishes","reptiles"]
marine-option-food-chain = מי מחליט ראשון כשכולם מחליטים לפי שרשרת המזון, ‏upwards: מהנמוכה אל הגבוהה; ‏downwards: מהגבוהה אל הנמוכה
marine-option-turn-limit = אחרי מספר תורים זה של כל השחקנים יחד המשחק נגמר, גם אם איש לא לקח את האסטרואיד
marine-option-components = תיקונים למה שמודפס בקופסה, כדי להתאים לעותק שלך; ‏null: כמו שמוכר לנו

## מחלקות: האות שעל השולחן, וצורות מיודעות

marine-animal-reptiles = זוחלים
    .letter = ז
    .capital = הזוחלים
    .of = הזוחלים
    .with = הזוחלים
marine-animal-cephalopods = סילוניות
    .letter = ס
    .capital = הסילוניות
    .of = הסילוניות
    .with = הסילוניות
marine-animal-fishes = דגים
    .letter = ד
    .capital = הדגים
    .of = הדגים
    .with = הדגים
marine-animal-crustaceans = סרטנאים
    .letter = ר
    .capital = הסרטנאים
    .of = הסרטנאים
    .with = הסרטנאים

## שטחים, ושני הצדדים של התפרצות: האות, מיודע, ועם ב־, מ־, ל־

marine-terrain-land = יבשה
    .letter = י
    .object = היבשה
    .on = ביבשה
    .from = מהיבשה
    .to = ליבשה
marine-terrain-kelp = יער קלפ
    .letter = ק
    .object = יער הקלפ
    .on = ביער הקלפ
    .from = מיער הקלפ
    .to = ליער הקלפ
marine-terrain-reef = שונית
    .letter = ש
    .object = השונית
    .on = בשונית
    .from = מהשונית
    .to = לשונית
marine-terrain-seamount = הר תת־ימי
    .letter = ה
    .object = ההר התת־ימי
    .on = בהר התת־ימי
    .from = מההר התת־ימי
    .to = להר התת־ימי
marine-terrain-meadow = אחו
    .letter = ח
    .object = האחו
    .on = באחו
    .from = מהאחו
    .to = לאחו
marine-terrain-sand = מישור חול
    .letter = מ
    .object = מישור החול
    .on = במישור החול
    .from = ממישור החול
    .to = למישור החול
marine-terrain-ocean = אוקיינוס
    .letter = א
    .object = האוקיינוס
    .on = באוקיינוס
    .from = מהאוקיינוס
    .to = לאוקיינוס
marine-terrain-eruption = התפרצות
    .letter = ת
    .object = ההתפרצות
    .on = בהתפרצות
    .from = מההתפרצות
    .to = להתפרצות
marine-terrain-vent = נביעה
    .letter = נ
    .object = הנביעה
    .on = בנביעה
    .from = מהנביעה
    .to = לנביעה
marine-terrain-geyser = גייזר
    .letter = ג
    .object = הגייזר
    .on = בגייזר
    .from = מהגייזר
    .to = לגייזר

## משאבים

marine-element-algae = אצות
    .letter = א
    .object = אצות
marine-element-gastropods = חלזונות
    .letter = ח
    .object = חלזונות
marine-element-plankton = פלנקטון
    .letter = פ
    .object = פלנקטון
marine-element-sponges = ספוגים
    .letter = ס
    .object = ספוגים
marine-element-sun = שמש
    .letter = ש
    .object = שמש
marine-element-worms = תולעים
    .letter = ת
    .object = תולעים

## פעולות

marine-action-abundance = שפע
    .about = מניחים אחד מהמשאבים האלה על קודקוד פנוי בכדור הארץ.
marine-action-autotrophs = אוטוטרופים
    .about = בנביעה (משבצת 1) או בגייזר (משבצת 2): מסירים משאב מסוג שנמצא במדור, או מחליפים משאב עם אחד שבמדור.
marine-action-depletion = דלדול
    .about = מסירים מכדור הארץ משאב אחד מסוג שנמצא במדור.
marine-action-adaptation = הסתגלות
    .about = לוקחים אחד מהמשאבים האלה ללוח השחקן.
marine-action-regression = נסיגה
    .about = מניחים מין על ריבוע: בזריעה מחדש הבאה לא יאבדו לך משאבים מהסוגים שבמדור.
marine-action-speciation = התמיינות
    .about = מוסיפים מינים באריחים שסביב משאב בכדור הארץ, כמספר שכל שטח מרשה. המשאב שליד המשבצת אומר מאיזה סוג הוא צריך להיות, ואינו שייך לאיש.
marine-action-wanderlust = נדודים
    .about = מניחים אריח חדש, אולי עם משאב, עם נקודות בונוס עליו ועל אריחים סמוכים מאותו שטח; אחר כך כולם רשאים לעבור אליו.
marine-action-tectonics = טקטוניקה
    .about = התפרצות באריח שעל הגבול, עם נקודות בונוס עליה ועל התפרצויות סמוכות; נשאר בו מין אחד מכל מחלקה, ונוסף אחד שלך.
marine-action-migration = נדידה
    .about = מזיזים לאריחים סמוכים עד מספר המינים שליד המשבצת.
marine-action-competition = תחרות
    .about = באריח אחד מהשטח שליד המשבצת, שיש בו מינים שלך, מסירים מינים של יריבים כמספר שליד המשבצת.
marine-action-evolution = אבולוציה
    .about = מנקדים אריח מהשטח שליד המשבצת; אם המינים שלך משגשגים בו, חייבים לקחת קלף ממקום שמספרו עד מספר המשבצת.
marine-action-domination = שליטה
    .about = מקבלים את החייל המיוחד של משאב שערך ההתאמה שלך בו גבוה מסמן השליטה.

## מה עושות המשבצות המיוחדות

marine-special-adaptation = אפשר להחליף משאב
marine-special-speciation = כל משאב
marine-special-wanderlust = תור נוסף
marine-special-tectonics = כל אריח
marine-special-migration = כל מספר
marine-special-competition = אחד בכל אחד משני אריחים בכל שטח, או שניים באחד

## קלפי אבולוציה. X הוא מספר המקום של הקלף

marine-card-asteroid = אסטרואיד
    .effect = בוחרים אריח: רק מין אחד שורד בו, וכל אריח סמוך מאבד מין אחד. זה הסיבוב האחרון.
marine-card-biomass = ביומסה
    .effect = כל אריח שיש בו יותר מינים ממשאבים מאבד מין אחד, לפי בחירתך.
marine-card-rich-habitat = בית גידול עשיר
    .effect = בוחרים שטח: כל האריחים שלו מנוקדים.
marine-card-disease = מחלה
    .effect = כל מחלקה שיש לה יותר משאבים משלך מוותרת על אחד.
marine-card-predator = טורף
    .effect = בכל אריח שיש בו מינים שלך מוסר מין אחד של מחלקה אחרת, לפי בחירתך.
marine-card-ecodiversity = מגוון אקולוגי
    .effect = נקודה על כל משאב בכדור הארץ מסוג שיש לך.
marine-card-gene-expression = ביטוי גנים
    .effect = מציצים ב־3 תכונות שאין לאף אחד; אפשר לקחת אחת מהן במקום שלך.
marine-card-extremophiles = אקסטרמופילים
    .effect = נקודה על כל מין שלך בנביעות ובגייזרים.
marine-card-endosymbionts = אנדוסימביונטים
    .effect = נקודה על כל אריח עם ספוגים שיש בו מינים שלך.
marine-card-divergent-evolution = אבולוציה מתבדרת
    .effect = מפעילים את הקלף העליון בערימת ההשלכה, ואחר כך כל קלף גלוי אחר.
marine-card-semiaquatic = מין חצי־מימי
    .effect = נקודה על כל אריח עם שמש שיש בו מינים שלך.
marine-card-invasive-species = מינים פולשים
    .effect = בכל אריח משטח שמופיע בתחרות כל מחלקה אחרת מאבדת מין.
marine-card-trophic-cascade = מפל טרופי
    .effect = בוחרים אריח: X משאבים נעלמים ממנו. X הוא מספר המקום של הקלף.
marine-card-terrestrial = מין יבשתי
    .effect = משאב לבחירתך מהשק אל קודקוד של יבשה או גייזר, ואחר כך עד 4 מינים שלך לאותו אריח.
marine-card-mollusks = רכיכות
    .effect = נקודה על כל אריח עם חלזונות שיש בו מינים שלך.
marine-card-metamorphosis = מטמורפוזה
    .effect = מחליפים משאב אחד שלך, לא מודפס, במשאב כלשהו מהשק.
marine-card-carbon-cycle = מחזור הפחמן
    .effect = נקודה על כל אריח עם פלנקטון שיש בו מינים שלך.
marine-card-annelids = תולעים טבעתיות
    .effect = נקודה על כל אריח עם תולעים שיש בו מינים שלך.
marine-card-fecundity = פוריות רבה
    .effect = מוסיפים מין אחד בכל אריח שיש בו מינים שלך.
marine-card-fertile = פורה
    .effect = בוחרים אריח שיש בו מינים שלך: נקודה על כל מין שבו, שלך ושל אחרים.
marine-card-population-doubling = הכפלת אוכלוסייה
    .effect = בוחרים אריח שיש בו מינים שלך: מוסיפים מינים כמספר כל המינים שבו, שלך ושל אחרים.
marine-card-niche-construction = בניית גומחה
    .effect = מעבירים משאב אחד בכדור הארץ לכל קודקוד פנוי.
marine-card-producers = יצרנים
    .effect = נקודה על כל אריח עם אצות שיש בו מינים שלך.
marine-card-solar-radiation = קרינת שמש
    .effect = X מינים מהאריח שנוקד זה עתה חוזרים למאגרי הגנים, לפי בחירתך. X הוא מספר המקום של הקלף.
marine-card-adaptability = כושר הסתגלות
    .effect = מחליפים משאב אחד שלך, לא מודפס, במשאב בכדור הארץ.
marine-card-biodiversity = מגוון ביולוגי
    .effect = נקודה על כל אריח שהמינים שלך חיים בו עם מחלקות אחרות.
marine-card-tectonic-movement = תנועה טקטונית
    .effect = כולם לוקחים בחזרה את כל החיילים מלוח הפעולות; הפסלונים לא זזים.
marine-card-habitat = בית גידול
    .effect = מסירים מכדור הארץ משאב שהחייל המיוחד שלו לא אצלך; אחר כך מניחים משאב שהחייל שלו אצלך על קודקוד פנוי.
marine-card-monotypic-habitat = בית גידול מונוטיפי
    .effect = נקודות בונוס על האריחים שיש בהם רק מינים שלך.
marine-card-symbiotic = סימביוטי
    .effect = מגרילים משאב לך, ואחד לכל מחלקה שיש לה פחות משאבים משלך.
marine-card-marine-snow = שלג ימי
    .effect = כל אריחי האוקיינוס מנוקדים.
marine-card-mass-exodus = יציאה המונית
    .effect = בוחרים אריח: כל המינים עוזבים אותו, כל אחד לאריח סמוך לבחירתך.
marine-card-omnivore = אוכל־כול
    .effect = בוחרים אריח שיש בו מינים שלך: הוא מאבד משאב ומין, אם אפשר של מחלקה אחרת.
marine-card-volcanism = געשיות
    .effect = מבצעים טקטוניקה בהר תת־ימי כלשהו, ואחר כך עוד אחת על הגבול.
marine-card-voracious-predator = טורף רעבתן
    .effect = X מינים של מחלקות אחרות, בכל מקום, מפנים את מקומם לשלך. X הוא מספר המקום של הקלף.

## סמלי הקלפים: מה קורה כשקלף כזה מונח על הלוח

marine-symbol-bones = הכחדה
marine-symbol-fish = הישרדות
marine-symbol-both = הכחדה, הישרדות

## תכונות

marine-trait-pack-hunters = ציידי להקה
    .effect = חייל מיוחד לבחירתך עובר אליך בלי שליטה במשאב; ערכו לפחות 2.
marine-trait-exaptation = אקסאפטציה
    .effect = מעתיקים תכונה של מחלקה אחרת. כשבמאגר הגנים נשארים 16 מינים ההעתק אובד, ומעתיקים תכונה אחרת לתמיד.
marine-trait-ram-feeding = סינון פלנקטון
    .effect = פלנקטון נוסף, כאילו הודפס על לוח השחקן.
marine-trait-hadal = מעמקי האוקיינוס
    .effect = תור נוסף אחרי איסוף, אם כל החיילים שלך היו על לוח הפעולות.
marine-trait-camouflage = הסוואה
    .effect = אחרי כל נדודים או טקטוניקה של אחרים אפשר להוסיף מין באריח החדש.
marine-trait-cannibal = קניבל
    .effect = נקודה על כל מין שלך שמוסר.
marine-trait-flight = תעופה
    .effect = חיילים רגילים שלך יכולים לעמוד גם לפני כל החיילים שלך, אבל אף פעם לא ביניהם.
marine-trait-carnivore = אוכל בשר
    .effect = המינים שלך משגשגים גם באריח שיש בו לפחות 2 מינים של אחרים.
marine-trait-migratory = נדידה עונתית
    .effect = בנדידה זז מין אחד נוסף, וכל מין עד שני אריחים.
marine-trait-ecological-niche = גומחה אקולוגית
    .effect = התמיינות סביב משאב שהחייל המיוחד שלו אצלך: בכל אריח מין אחד יותר לך, ואחד פחות לאחרים.
marine-trait-resilience = חוסן
    .effect = הנסיגה לא לוקחת ממך משאבים.
marine-trait-phenotypic-plasticity = פלסטיות פנוטיפית
    .effect = שניים מהמשאבים שיגיעו אליך יכולים לעבור לקלף הזה, ומשם הם לא אובדים.
marine-trait-sapience = ניצני תבונה
    .effect = חייל רגיל נוסף ברגע שיש לך 20 נקודות.
marine-trait-solitary = מתבודד
    .effect = כשמנוקד אריח שיש בו רק מינים שלך, עוד נקודה על כל מין שלך בו.
marine-trait-gregarious = עדרי
    .effect = חיילים רגילים שלך דוחקים חיילים רגילים של אחרים, במשבצות רגילות אחרי שאר החיילים שלך.
marine-trait-prey-switching = החלפת טרף
    .effect = נקודה בכל פעם שאחרים מוסיפים מינים ממאגר הגנים באריח שיש בו מינים שלך.
marine-trait-benthic = שוכני קרקעית
    .effect = הקלף הזה הוא משבצת פרטית שלך לפעולת שליטה, האחרונה בלוח הפעולות.
marine-trait-living-fossil = מאובן חי
    .effect = בכל איסוף אפשר להפעיל את קלף האבולוציה הוותיק ביותר.

## פנקס ניקוד

marine-row-start = התחלה
marine-row-so-far = עד כה
marine-row-wanderlust = { marine-action-wanderlust }
marine-row-tectonics = { marine-action-tectonics }
marine-row-evolution = { marine-action-evolution }
marine-row-cards = קלפים
marine-row-traits = תכונות
marine-row-survival = הישרדות
marine-row-final-scoring = ניקוד סופי
marine-row-special-pawns = ערך החיילים המיוחדים
marine-row-special-pawns-controlled = חיילים מיוחדים
marine-row-cubes-on-earth = מינים בכדור הארץ
marine-row-gene-pool = מאגר גנים
marine-row-elements = משאבים

## מסמכי מצב

marine-document-tiles = אריחים
marine-document-hex = אריח
marine-document-endangered = בסכנת הכחדה
marine-document-points = נקודות
marine-document-adaptation = ערכי התאמה
marine-document-dominates = שליטה
marine-document-survival = הישרדות
marine-document-holder = בעל הקלף
marine-document-why = למה
marine-document-extinction = ייכחדו בהכחדה הבאה
marine-document-cubes = מינים
marine-document-end = אילו המשחק היה נגמר עכשיו
marine-document-animal = מחלקה
marine-document-so-far = { marine-row-so-far }
marine-document-final-scoring = { marine-row-final-scoring }
marine-document-traits = { marine-row-traits }
marine-document-special-pawns = { marine-row-special-pawns }
marine-document-total = { sheet-total }
marine-document-place = מקום
marine-document-reptiles = { marine-animal-reptiles }
marine-document-cephalopods = { marine-animal-cephalopods }
marine-document-fishes = { marine-animal-fishes }
marine-document-crustaceans = { marine-animal-crustaceans }
marine-document-algae = { marine-element-algae }
marine-document-gastropods = { marine-element-gastropods }
marine-document-plankton = { marine-element-plankton }
marine-document-sponges = { marine-element-sponges }
marine-document-sun = { marine-element-sun }
marine-document-worms = { marine-element-worms }

## השולחן

marine-heading = { $phase ->
    [setup] סידור המשחק
   *[round] סיבוב { $round }
}{ $last ->
    [yes] {" "}· הסיבוב האחרון
   *[no] {""}
}
marine-heading-over = המשחק נגמר
marine-now-card = קלף
marine-now-moved = כבר נדדו
marine-now-again = אחרי התור הזה יבוא תור נוסף
marine-turns = תורים:
marine-cards = קלפים:
marine-no-cards = אין
marine-discard = קלפים שהושלכו, מהאחרון:
marine-tiles = אריחים
marine-stocks = התפרצויות { $eruptions } · חפיסה { $deck }
marine-bag = שק
marine-deck = עוד בחפיסה ({ $number ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $number } קלפים
}) או בקופסה:
marine-spare-traits = תכונות שאין לאף אחד:
marine-survival = הישרדות
    .short = הישר׳
marine-nobody = אף אחד
marine-column-points = נקודות
    .short = נק׳
marine-column-pool = מאגר גנים
    .short = מאג
marine-column-earth = בכדור הארץ
    .short = מינ
marine-column-box = בקופסה
    .short = קופ
marine-column-pawns = חיילים ביד
    .short = חיי
marine-traits = תכונות
marine-elements = משאבים
marine-markers = סמנים
marine-copy = { $trait }: { $copied }{ $settled ->
    [yes] {" "}(לתמיד)
   *[no] {""}
}
marine-retrieved = אחרי איסוף בסיבוב הזה
marine-not-retrieved = עדיין בלי איסוף
marine-adaptation = ערך התאמה
marine-legend-map = { $cube } = שני מינים · { $endangered } בסכנת הכחדה
marine-legend-actions = { $basic } חייל רגיל · { $special } חייל מיוחד: { $element } · { $space } משבצת לחיילים מיוחדים בלבד
marine-legend-animals = { $right } אחרי איסוף בסיבוב הזה · { $left } עדיין לא · משאבים: מודפסים, על לוח השחקן, על תכונות · ערכי התאמה, { $dominated } מעל הסמן
marine-legend-cards = המספר הוא מקום הקלף. כשקלף עם { $bones } מונח על הלוח יש הכחדה, עם { $fish } הישרדות.
marine-more-panels = אפשר להקליד גם: { $words }
marine-no-map = החלון צר מדי למפה; האריחים בזה אחר זה:

## מילים להקלדה

marine-panel-map = מפה
marine-panel-actions = פעולות
marine-panel-animals = מחלקות
marine-panel-cards = קלפים
marine-panel-elements = משאבים על כדור הארץ
marine-verb-pass = ויתור
marine-verb-assign = בחירה
marine-verb-keep = שמירה
marine-verb-discard = השבה
marine-verb-copy = העתקה
marine-verb-claim = קבלה
marine-verb-shelter = הגנה
marine-verb-hide = הסתתרות
marine-verb-retrieve = איסוף
marine-verb-pawn = חייל
marine-verb-special = מיוחד
marine-verb-take = לקיחה
marine-verb-swap = החלפה
marine-verb-lose = איבוד
marine-verb-put = הנחה
marine-verb-lift = נטילה
marine-verb-exchange = חילוף
marine-verb-guard = שומר
marine-verb-speciate = סביב
marine-verb-add = הוספה
marine-verb-explore = גילוי
marine-verb-lay = אריח
marine-verb-come = מעבר
marine-verb-erupt = התפרצות
marine-verb-side = צד
marine-verb-from = מקור
marine-verb-move = נדידה
marine-verb-eliminate = הסרה
marine-verb-evolve = ניקוד
marine-verb-card = קלף
marine-verb-dominate = שליטה
marine-verb-tile = אריח
marine-verb-spare = חנינה
marine-verb-terrain = שטח
marine-verb-trait = תכונה
marine-verb-return = החזרה
marine-verb-drive = גירוש

## דברים במילים

marine-with-bonus = { $place }, { $points ->
    [one] נקודת בונוס אחת
    [two] שתי נקודות בונוס
   *[other] { $points } נקודות בונוס
}
marine-printed-number = { $number ->
    [one] מין אחד
    [two] עד שני מינים
   *[other] עד { $number } מינים
}
marine-printed-slots = { $number ->
    [one] קלף { $number }
    [two] קלפים 1 עד { $number }
   *[other] קלפים 1 עד { $number }
}
marine-printed-border = על הגבול
marine-printed-speciation = סביב משאב בכדור הארץ: { $element }
marine-by-animal = { $animal } { $number }
marine-card-for = קלף עבור { $animal }
marine-no-points = בלי נקודות

## תשובות

marine-answer-pass = כלום
marine-answer-done = מספיק
marine-answer-retrieve = לאסוף { $number ->
    [one] חייל אחד
    [two] שני חיילים
   *[other] { $number } חיילים
}
marine-answer-basic = חייל רגיל
marine-answer-special = חייל מיוחד: { $element }
marine-answer-pawn = { $place }, { $pawn }
marine-answer-bump = { $space }, דוחק: { $animal }
marine-answer-corner-of = { $element }, { $corner }
marine-answer-stack = { $terrain } (ערימה { $stack })
marine-answer-move = { $from } { $to }
marine-answer-victim = { $animal } { $on }
marine-answer-swap = להחליף: { $element }
marine-answer-dominate = { $element }: ערך התאמה { $value }, סמן { $marker }
marine-answer-shelter = על קלף התכונה
marine-answer-display = על לוח השחקן
marine-answer-hide = להוסיף מין
marine-answer-guard = להניח שם מין
marine-answer-gene-pool = ממאגר הגנים
marine-answer-box = מהקופסה
marine-answer-keep-trait = להישאר עם מה שיש
marine-answer-effect = { $name }: { $effect }

## שאלות

marine-asked = { $animal }: { $question }
marine-question-choose = באיזו מחלקה לשחק?
marine-question-keep-traits = { $verb ->
    [discard] איזו תכונה להשיב?
   *[keep] איזו תכונה לשמור?
}
marine-question-turn = היכן להציב חייל? או אולי איסוף?
marine-question-turn-with = { $space }: באיזה חייל?
marine-question-take-abundance = שפע. איזה משאב לקחת?
marine-question-put-abundance = על איזה קודקוד להניח { $element }?
marine-question-lift-or-swap = אוטוטרופים. איזה משאב להסיר? או איזה משאב מהמדור להחליף?
marine-question-exchange = אוטוטרופים. איזה משאב יפנה את מקומו ל{ $element }?
marine-question-deplete = דלדול. איזה משאב להסיר מכדור הארץ?
marine-question-adapt = הסתגלות. איזה משאב לקחת?
marine-question-replace = הסתגלות. איזה משאב חוזר לשק במקום { $element }?
marine-question-shelter = היכן להניח { $element }?
marine-question-guard = נסיגה. לשמור על המשאבים שלך?
marine-question-speciate = התמיינות. סביב איזה משאב להוסיף מינים?
marine-question-spread = התמיינות. היכן להוסיף עוד מין?
marine-question-explore = נדודים. איזה אריח לקחת?
marine-question-lay = היכן להניח את { $terrain }?
marine-question-take-element = איזה משאב להניח על האריח החדש, { $tile }?
marine-question-put-element = על איזה קודקוד של { $tile } להניח { $element }?
marine-question-come = מאיפה להעביר מין { $to }?
marine-question-erupt = טקטוניקה. באיזה אריח תהיה התפרצות?
marine-question-choose-side = טקטוניקה. נביעה או גייזר { $on }?
marine-question-settle = טקטוניקה. מאיפה יבוא המין החדש { $on }?
marine-question-migrate = נדידה. איזה מין נודד? { $any ->
    [yes] אפשר להזיז כל מספר.
   *[no] { $left ->
        [one] נשאר צעד אחד.
        [two] נשארו שני צעדים.
       *[other] נשארו { $left } צעדים.
    }
}
marine-question-migrate-to = נדידה. לאן נודד המין { $from }?
marine-question-compete = תחרות. איזה מין להסיר? { $left ->
    [one] עוד אחד.
    [two] עד שניים.
   *[other] עד { $left }.
}
marine-question-compete-on = תחרות. איזה מין להסיר { $on }?
marine-question-evolve = אבולוציה. איזה אריח לנקד?
marine-question-take-card = המינים שלך משגשגים { $on }. איזה קלף לקחת?
marine-question-take-oldest = מאובן חי. להפעיל את הקלף הוותיק ביותר?
marine-question-dominate = שליטה. איזה חייל מיוחד לקבל?
marine-question-divergent-card = אבולוציה מתבדרת. איזה קלף אחר להפעיל?
marine-question-terrestrial-element = מין יבשתי. איזה משאב לקחת מהשק?
marine-question-terrestrial-tile = מין יבשתי. איזו יבשה או איזה גייזר?
marine-question-terrestrial-cubes = מין יבשתי. עוד מין { $on }? { $left ->
    [one] עד אחד.
    [two] עד שניים.
   *[other] עד { $left }.
}
marine-question-habitat-loses = בית גידול. איזה משאב להסיר מכדור הארץ?
marine-question-habitat-gains = בית גידול. איזה משאב לקחת מהשק?
marine-question-put-from-bag = על איזה קודקוד להניח { $element }?
marine-question-cascade-tile = מפל טרופי. איזה אריח?
marine-question-remove-elements = איזה משאב להסיר { $from }? { $left ->
    [one] עוד אחד.
    [two] עוד שניים.
   *[other] עוד { $left }.
}
marine-question-niche-element = בניית גומחה. איזה משאב להעביר?
marine-question-niche-corner = בניית גומחה. לאיזה קודקוד להעביר אותו?
marine-question-give-up-element = מחלה. על איזה משאב לוותר?
marine-question-trade-in = מטמורפוזה. איזה משאב להחזיר?
marine-question-trade-for = מטמורפוזה. איזה משאב לקחת במקומו?
marine-question-swap-out = כושר הסתגלות. איזה משאב לתת?
marine-question-swap-in = כושר הסתגלות. איזה משאב בכדור הארץ לקחת במקומו?
marine-question-express-trait = ביטוי גנים. איזו תכונה לקחת?
marine-question-replace-trait = ביטוי גנים. על איזו תכונה שלך לוותר?
marine-question-victim = מין של מי יוסר { $on }?
marine-question-asteroid-tile = אסטרואיד. באיזה אריח הוא פוגע?
marine-question-survivor = אסטרואיד. מין של מי שורד { $on }?
marine-question-omnivore-tile = אוכל־כול. איזה אריח?
marine-question-irradiate = קרינת שמש. מין של מי { $on } חוזר למאגר הגנים? { $left ->
    [one] עוד אחד.
    [two] עוד שניים.
   *[other] עוד { $left }.
}
marine-question-devour = טורף רעבתן. איזה מין מפנה את מקומו לשלך? { $left ->
    [one] עוד אחד.
    [two] עוד שניים.
   *[other] עוד { $left }.
}
marine-question-devour-on = טורף רעבתן. איזה מין מפנה את מקומו לשלך { $on }?
marine-question-take-over = טורף רעבתן. איזה מקום תופס המין הבא שלך?
marine-question-fertile-tile = פורה. איזה אריח?
marine-question-rich-terrain = בית גידול עשיר. איזה שטח ינוקד?
marine-question-multiply = פוריות רבה. היכן להוסיף מין? מאגר הגנים לא מספיק לכל האריחים.
marine-question-doubling-tile = הכפלת אוכלוסייה. איזה אריח?
marine-question-exodus-tile = יציאה המונית. איזה אריח?
marine-question-exodus = יציאה המונית. לאן הולך מין של { $of }?
marine-question-copy = אקסאפטציה. איזו תכונה להעתיק?
marine-question-hide = הסוואה. להוסיף מין { $on }?
marine-question-make-room = סינון פלנקטון. איזה משאב חוזר לשק כדי לפנות מקום לפלנקטון?
marine-question-claim = ציידי להקה. איזה חייל מיוחד לקחת?

## הכללים לשאלה שנשאלת

marine-rules-typing =
    אפשר להקליד מספר, או תשובה במילים: שפע 2 (חייל רגיל), שפע 2 שמש (החייל המיוחד של השמש), איסוף, שמש, ‎0,-1‎ (אריח), ‎E(0,-1)‎ או ‎0,-1 e‎ (קודקוד), ‎0,1 1,0‎ (נדידה), ‎1,0‎ דגים (את מי להסיר), ויתור.
    לאריח שישה קודקודים: e, se, sw, w, nw, ne. כדי לראות רק חלק מהשולחן: { $panels }.
marine-rules-turn =
    התור שלך: מציבים חייל ופועלים מיד, או אוספים את כל החיילים שלך. חייל רגיל מוצב במשבצת רגילה ריקה אחרי כל החיילים שלך בלוח. חייל מיוחד מוצב בכל משבצת ריקה, או דוחק חייל רגיל של מישהו אחר.
    אחרי שכולם אספו, הזריעה מחדש ממלאת את לוח הפעולות, ומתחיל הסיבוב הבא.
marine-rules-special = במשבצת המיוחדת: { $effect }.
marine-rules-card = הקלף { $card }: { $effect }
marine-rules-trait = התכונה { $trait }: { $effect }
marine-rules-setup = כל שחקן מוביל מחלקה של בעלי חיים. מחלקה גבוהה יותר בשרשרת המזון מנצחת ביותר מצבי תיקו; מחלקה נמוכה יותר מתחילה מוקדם יותר.
marine-rules-traits = כל מחלקה קיבלה שלוש תכונות ושומרת אחת מהן, ועם גיבורי־על שתיים. אף אחד לא רואה את של האחרים לפני שכולם בחרו.
marine-rules-basics =
    המינים שלך משגשגים באריח שיש בו משאב שנמצא אצלך; בכל מקום אחר הם בסכנת הכחדה. הכחדה מסירה את כל המינים שבסכנת הכחדה.
    ערך התאמה: כמה פעמים יש לך משאב, כפול מספר האריחים איתו שיש בהם מינים שלך. ערך גבוה מהסמן: שליטה במשאב; בסוף שווים החיילים המיוחדים את ערכי הסמנים שלהם.
    ניקוד אריח הוא לפי מספר המינים, ובתיקו לפי שרשרת המזון: יבשה 8 4 2 1, יער קלפ 7 4 2, שונית 6 3 2, הר תת־ימי 5 3 2, אחו 4 2, מישור חול 3 2, אוקיינוס 2 1, התפרצות 1.
    התמיינות מוסיפה לכל היותר: אוקיינוס 4, מישור חול והר תת־ימי 3, שונית, יער קלפ ואחו 2, יבשה והתפרצות 1.
    נקודות בונוס על 1, 2, 3, … דברים: 1 3 6 10 15 21 28 36 45.
    הישרדות: המחלקה עם הכי הרבה מינים בהתפרצויות מקבלת נקודות בונוס על ההתפרצויות שהיא חיה בהן.
    שרשרת המזון: זוחלים, סילוניות, דגים, סרטנאים. התור עובר בכיוון ההפוך.

## אירועים

marine-event-drawn = { $action }: הוגרל משאב, { $element }.
marine-drawn = משאבים חדשים, { $action }: { $elements }.
marine-event-marked = { $action }: סמן שטח חדש, { $terrain }.
marine-marked = סמני שטח חדשים, { $action }: { $terrains }.
marine-event-turned-up = בערימה { $stack } נחשף אריח: { $terrain }.
marine-event-dealt = קלף חדש: { $card }.
marine-dealt = קלפים חדשים: { $cards }.
marine-event-assigned = המחלקה של { $seat }: { $with }.
marine-event-trait-dealt = { $animal } קיבלו תכונה לבחירה: { $trait }.
marine-event-trait-dealt-hidden = { $animal } קיבלו תכונה לבחירה.
marine-traits-dealt = { $animal } קיבלו תכונות לבחירה: { $traits }.
marine-traits-dealt-hidden = { $animal } קיבלו { $number ->
    [one] תכונה אחת
    [two] שתי תכונות
   *[other] { $number } תכונות
} לבחירה.
marine-event-trait-gained = { $animal } קיבלו תכונה: { $trait }.
marine-traits-gained = תכונות: { $traits }.
marine-event-trait-lost = { $animal } איבדו תכונה: { $trait }.
marine-event-trait-copied = { $animal } העתיקו תכונה: { $trait }.
marine-event-copy-lost = { $animal } איבדו תכונה שהועתקה: { $trait }.
marine-event-element-gained = { $animal } קיבלו משאב: { $element }.
marine-event-element-lost = { $animal } איבדו משאב: { $element }.
marine-event-element-sheltered = { $animal } הניחו משאב על קלף תכונה: { $element }.
marine-event-element-put = חדש בכדור הארץ: { $element }, { $corner }.
marine-event-element-removed = נעלם מכדור הארץ: { $element }, { $corner }.
marine-event-box-changed = { $action }, במדור: { $came } במקום { $left }.
marine-event-pawn-placed = { $pawn ->
    [special] { $animal } הציבו חייל מיוחד ({ $special }) על { $space }.
   *[basic] { $animal } הציבו חייל על { $space }.
}
marine-event-pawn-bumped = החייל של { $of } נדחק מהמשבצת { $space }.
marine-event-pawn-gained = { $animal } קיבלו חייל רגיל.
marine-event-retrieved = { $animal } אספו { $number ->
    [one] חייל אחד
    [two] שני חיילים
   *[other] { $number } חיילים
}.
marine-event-pawns-back = { $animal } לקחו בחזרה { $number ->
    [one] חייל אחד
    [two] שני חיילים
   *[other] { $number } חיילים
}.
marine-event-control = { $animal } קיבלו חייל מיוחד: { $element }, ערך { $value }.
marine-event-guarded = { $animal } הניחו מין בנסיגה.
marine-event-cubes-added = { $animal } הוסיפו { $number ->
    [one] מין אחד
    [two] שני מינים
   *[other] { $number } מינים
} { $on }.
marine-event-cube-moved = { $animal } העבירו { $number ->
    [one] מין אחד
    [two] שני מינים
   *[other] { $number } מינים
} { $from } { $to }.
marine-event-cubes-eliminated = { $animal } איבדו { $number ->
    [one] מין אחד
    [two] שני מינים
   *[other] { $number } מינים
} { $on }.
marine-event-cubes-returned = { $animal } החזירו למאגר הגנים { $number ->
    [one] מין אחד
    [two] שני מינים
   *[other] { $number } מינים
} { $from }.
marine-event-cubes-back = { $animal } החזירו מהנסיגה למאגר הגנים { $number ->
    [one] מין אחד
    [two] שני מינים
   *[other] { $number } מינים
}.
marine-event-tile-laid = אריח חדש: { $tile }.
marine-event-erupted = התפרצות, { $side }: { $tile }.
marine-event-points = { $animal } { $change ->
    [gained] קיבלו
   *[lost] איבדו
} { $points ->
    [one] נקודת ניצחון אחת
    [two] שתי נקודות ניצחון
   *[other] { $points } נקודות ניצחון
} ({ $reason }).
marine-event-scored = ניקוד אריח ({ $reason }): { $tile }.
marine-scored = ניקוד אריח ({ $reason }): { $tile } – { $points }.
marine-event-card-taken = { $animal } לקחו את הקלף { $card } ממקום { $slot }.
marine-event-card-again = { $animal } הפעילו שוב את הקלף { $card }.
marine-event-extinction = הכחדה: המינים שבסכנת הכחדה מוסרים.
marine-event-survival = { $change ->
    [held] הישרדות: הקלף אצל { $of }, עם מינים { $tiles ->
        [one] בהתפרצות אחת
        [two] בשתי התפרצויות
       *[other] ב־{ $tiles } התפרצויות
    }.
   *[nobody] הישרדות: הקלף לא אצל אף אחד.
}
marine-event-round-ends = סיבוב { $round } נגמר: זריעה מחדש.
marine-event-last-round = האסטרואיד פגע: זה הסיבוב האחרון.
marine-event-extra-turn = תור נוסף: { $animal }.
marine-event-final-scoring = { $guard ->
    [yes] הגענו למגבלת התורים: המשחק נגמר. כל אריח מנוקד עוד פעם אחת.
   *[no] ניקוד סופי: כל אריח מנוקד עוד פעם אחת.
}
marine-event-total = { $animal }, סך הכול: { $points ->
    [one] נקודת ניצחון אחת
    [two] שתי נקודות ניצחון
   *[other] { $points } נקודות ניצחון
}.
marine-reason-survival = הישרדות
marine-reason-final-scoring = ניקוד סופי
marine-reason-start = יתרון בהתחלה
marine-reason-special-pawns = חיילים מיוחדים

## The picture

marine-picture-setup = סידור המשחק
marine-picture-round = סיבוב { $round }
marine-picture-last = סיבוב { $round }, האחרון
marine-picture-over = המשחק נגמר אחרי סיבוב { $round }
marine-picture-food-chain = שרשרת המזון
marine-picture-specials = חיילים מיוחדים
marine-picture-discard = הושלך אחרון: { $card }
marine-picture-pool = מאגר גנים { $pool } · בכדור הארץ { $earth } · בקופסה { $box }
marine-picture-cubes = { $animal }: { $number ->
    [one] מין אחד
    [two] שני מינים
   *[other] { $number } מינים
}{ $endangered ->
    [yes] , בסכנת הכחדה
   *[no] {""}
}

## מה לא בסדר במסמך מצב או בקובץ רכיבים

marine-wrong-eruptions = { $place }: מספר אריחי ההתפרצות הוא רק { $most }
marine-box-about = { $place }: ״{ $given }״, והקלף הזה אינו עוסק במשאב או בשטח

## בדף

marine-pitch = דגים, זוחלים ויריביהם בים רותח.
marine-length = שעתיים
marine-weight = מאתגר
marine-label-components = הקופסה שלך
    .about = קובץ JSON במבנה של components.json, אם בעותק שלך מודפס משהו אחר.
marine-label-earth = כדור הארץ
    .about = כמו על הלוח, או עם אריחים ומשאבים מוגרלים.
marine-label-multi-animal = כמה מחלקות לכל אחד
    .about = כל ארבע המחלקות משחקות, שתיים לכל אחד משני שחקנים; נחשבת זו שלך עם פחות נקודות.
marine-label-animals = מי משחק באיזו מחלקה
    .about = בהגרלה, בבחירה לפי התור, או כפי שנקבע כאן.
marine-label-length = אורך
    .about = כמה קלפי אבולוציה נשארים בקופסה: קצר 15, רגיל 10, ארוך 5, אפי אף אחד.
marine-label-displays = לוחות שחקן
    .about = עם שלושה משאבים מודפסים, או עם שלושה מוגרלים.
marine-label-superheroes = גיבורי־על
    .about = כל מחלקה שומרת שתיים משלוש התכונות שלה.
marine-label-exaptation = אקסאפטציה
    .about = האם התכונה הזאת במשחק. בדרך כלל כן, אלא אם משחקים עם גיבורי־על.
marine-label-food-chain = מי מחליט ראשון
    .about = כשכולם מחליטים לפי שרשרת המזון, למשל מי עובר לאריח חדש: מהנמוכה אל הגבוהה, או מהגבוהה אל הנמוכה.
marine-label-turn-limit = מגבלת תורים
    .about = אחרי מספר תורים זה המשחק נגמר, גם בלי הקלף האחרון.
marine-sheet-start = מה שקיבלו המחלקות בהתחלה בכדור ארץ אקראי, כדי שכולן יתחילו שוות.
marine-sheet-so-far = הנקודות שהוקשו.
marine-sheet-wanderlust = אריח חדש מזכה בנקודות בונוס עליו ועל אריחים מאותו סוג שטח שלידו: 1, 3, 6, 10, 15, 21.
marine-sheet-tectonics = התפרצות מזכה בנקודות בונוס עליה ועל ההתפרצויות שלידה: 1, 3, 6, 10, 15, 21.
marine-sheet-evolution = אריח שמנוקד מביא נקודות לפי מספר המינים שבו; כמה לכל מקום קובע סוג השטח. בתיקו קודם מי שגבוה יותר בשרשרת המזון.
marine-sheet-cards = מה שקלפי אבולוציה הביאו.
marine-sheet-traits = מה שתכונות המחלקה הביאו.
marine-sheet-survival = בכל בדיקת הישרדות מי שיש לו הכי הרבה מינים על התפרצויות מקבל נקודות בונוס לפי ההתפרצויות שבהן המינים שלו.
marine-sheet-final-scoring = בסוף כל אריח בכדור הארץ מנוקד עוד פעם אחת, בלי קלפים.
marine-sheet-special-pawns = בסוף כל חייל מיוחד נותן למי שהוא אצלו את ערכו.
marine-sheet-special-pawns-controlled = חיילים מיוחדים שאצל המחלקה. זה מידע, לא נקודות.
marine-sheet-cubes-on-earth = מינים שחיים בכדור הארץ. זה מידע, לא נקודות.
marine-sheet-gene-pool = מינים שעוד יכולים להגיע לכדור הארץ. זה מידע, לא נקודות.
marine-sheet-elements = משאבים שמהם המחלקה הזאת חיה. זה מידע, לא נקודות.
marine-sheet-ties = אם הסכומים שווים, מנצחת המחלקה הגבוהה יותר בשרשרת המזון. מי שמשחק בשתי מחלקות סופר את זו שיש לה פחות נקודות.

## מספרים עם שמות העצם שלהם, בספר הכללים

marine-species = { $count ->
    [one] מין אחד
    [two] שני מינים
   *[other] { $count } מינים
}
marine-some-tiles = { $count ->
    [one] אריח אחד
    [two] שני אריחים
   *[other] { $count } אריחים
}

## דף עזר

marine-aid-turn = תור
marine-aid-elements = משאבים
marine-aid-symbols = סמלים של קלפים חדשים
marine-aid-reseed = זריעה מחדש: הנסיגה לוקחת משאבים; מה שנשאר עובר מהסתגלות לנסיגה, מאוטוטרופים לדלדול, משפע לאוטוטרופים; השאר לשק; משאבים וסמני שטח חדשים.
## למה אי אפשר לבחור משהו עכשיו

marine-why-erupted = באריח הזה כבר הייתה התפרצות.
marine-why-border = מהמשבצת הזאת יש התפרצות רק באריח שעל הגבול.
marine-why-same-tile = מהמשבצת הזאת מסירים את כל המינים מאריח אחד.
marine-why-side = המשבצת הזאת נוגעת רק במשאבים שליד: { $side }. המשאב הזה במקום אחר.
marine-why-value = { $element }: ערך ההתאמה שלך הוא { $value }, והוא חייב להיות גבוה מהסמן, { $marker }.
marine-why-away = החייל המיוחד הזה עומד בלוח הפעולות עד לאיסוף: { $element }.
marine-why-not-controlled = החייל המיוחד הזה אינו שלך: { $element }.
marine-why-not-yours = המשבצת שייכת למחלקה אחרת.
marine-why-own = החייל שלך עומד כאן.
marine-why-special-there = כאן עומד חייל מיוחד, ואסור לדחוק אותו.
marine-why-taken = כאן עומד חייל של { $of }: רק חייל מיוחד יכול לדחוק אותו.
marine-why-special-space = רק חייל מיוחד יכול לעמוד כאן.
marine-why-order = חייל רגיל מוצב רק אחרי כל החיילים שלך בלוח הפעולות.
marine-why-no-pawn = אין לך חייל רגיל ביד: איסוף יחזיר אותם.
marine-why-slot = מהמשבצת הזאת אפשר לקחת רק קלפים ממקומות עד { $number }.

## משחק ראשון צעד אחר צעד

marine-lesson-chapter-start = כדור הארץ ותכונה
marine-lesson-chapter-growing = משאבים ומינים
marine-lesson-chapter-spreading = אריח חדש
marine-lesson-chapter-scoring = נקודות וקלפים
marine-lesson-chapter-special = חייל מיוחד
marine-lesson-chapter-round = הסיבוב הבא

marine-lesson-goal = הסרטנאים הם המחלקה שלך, והם יוצאים אל מרחבי הים. רוב הנקודות באות מאריחים שמנקדים כשחיים בהם הרבה מינים שלך. מי שיש לו הכי הרבה נקודות בסוף מנצח.
marine-lesson-thriving = במפה כל קובייה היא מין, וכולם מתחילים בשונית. על קודקודי האריחים מונחים משאבים. המינים שלך משגשגים באריח אם אחד המשאבים שלו נמצא גם על לוח השחקן שלך: תולעים או אצות. בלי משאב כזה הם בסכנת הכחדה.
marine-lesson-trait = לכל מחלקה תכונה שמשנה את הכללים. בוחרים אחת משלוש, ואז כולם חושפים את שלהם. כדאי לשמור את התכונה מתבודד: היא מביאה נקודות היכן שחיים רק מינים שלך.
marine-lesson-trait-other = גם זו תכונה טובה, והיא שלך לכל המשחק.

marine-lesson-turn = בתור שלך מציבים חייל אחד ופועלים מיד, או אוספים את כל החיילים. חייל רגיל מוצב אחרי כל החיילים שלך בלוח הפעולות. לכן מתחילים למעלה ויורדים.
marine-lesson-pawn-adaptation = הסתגלות מביאה עוד משאב שאפשר לחיות ממנו. כדאי להציב שם את החייל הראשון.
marine-lesson-pawn-adaptation-other = אפשר להתחיל גם כאן. מה שמעל יישאר מחוץ להישג יד עד האיסוף.
marine-lesson-pawn-adaptation-freely = מציבים חייל אחרי כל האחרים שלך ופועלים מיד, או אוספים את כולם. מה שדילגת עליו יישאר מחוץ להישג יד עד אז.
marine-lesson-adaptation = כדאי לקחת חלזונות: הם מונחים במפגש השונית, יער הקלפ ומישור החול.
marine-lesson-adaptation-freely = כדאי לקחת משאב שמונח באריחים שיש בהם מינים שלך, או שכדאי להגיע אליהם.
marine-lesson-pawn-speciation = הדגים הניחו אצות בכדור הארץ, והזוחלים הוסיפו מינים. עכשיו תורך: התמיינות מוסיפה מינים סביב משאב, וליד כל משבצת שלה מונח אחד. כדאי לקחת את המשבצת של התולעים.
marine-lesson-pawn-speciation-freely = { marine-lesson-pawn-adaptation-freely }
marine-lesson-speciation = התולעים מונחות במפגש השונית, מישור החול והאוקיינוס. כדאי לבחור אותן.
marine-lesson-speciation-freely = בוחרים משאב בכדור הארץ: המינים יתווספו באריחים שנפגשים בקודקוד שלו.
marine-lesson-species = השטח קובע כמה יכולים לבוא. כדאי להוסיף שניים בשונית, שלושה במישור החול ואחד באוקיינוס, בכל סדר, ואז מספיק. בזכות התולעים כולם משגשגים שם.
marine-lesson-species-other = אפשר בכל סדר ובכל מספר.
marine-lesson-species-freely = ממשיכים להוסיף מינים כל עוד השטחים מרשים, או מסיימים כשזה מספיק.

marine-lesson-erupted = הזוחלים גרמו לאריח בגבול להתפרץ וקיבלו על כך נקודות. אבל המין שלהם לא מוצא שם משאב שהוא חי ממנו: הוא בסכנת הכחדה, ויש לידו סימן.
marine-lesson-pawn-wanderlust = עכשיו אריח חדש: כדאי להציב חייל על נדודים.
marine-lesson-pawn-wanderlust-freely = { marine-lesson-pawn-adaptation-freely }
marine-lesson-wanderlust = שלושה אריחים מונחים גלויים. כדאי לקחת את יער הקלפ: הוא נותן למקום הראשון שבע נקודות.
marine-lesson-wanderlust-freely = בוחרים אחד מהאריחים הגלויים, או כלום, אם אין בהם צורך.
marine-lesson-lay = הוא מביא נקודות בונוס על עצמו ועל כל אריח סמוך מאותו שטח: 3 על שניים. כדאי להניח אותו היכן שהוא נוגע גם ביער הקלפ וגם במישור החול.
marine-lesson-lay-freely = מניחים את האריח ליד אחרים. שכנים מאותו שטח מביאים נקודות בונוס.
marine-lesson-element = אפשר להוסיף לו משאב. כדאי לקחת תולעים ולהניח אותן במפגש שני אריחי הקלפ ומישור החול.
marine-lesson-element-freely = אפשר להניח משאב על קודקוד של האריח החדש. הכי טוב משאב שהמינים שלך חיים ממנו.
marine-lesson-laid = נקודות בונוס: { $wanderlust }. עכשיו כולם רשאים לעבור לאריח החדש מהאריחים שלידו, והמחלקה הנמוכה ביותר בשרשרת המזון מחליטה ראשונה: שלך.
marine-lesson-come = כדאי להביא שני מינים ממישור החול, ואז מספיק.
marine-lesson-come-freely = אפשר להעביר לאריח החדש מינים מהאריחים הסמוכים, כמה שרוצים. כשזה מספיק, מסיימים.

marine-lesson-eliminated = הזוחלים הסירו מין שלך בשונית: זו תחרות. מין כזה יצא מהמשחק.
marine-lesson-pawn-evolution = ועכשיו נקודות: אבולוציה מנקדת אריח מהשטח שליד המשבצת. כדאי לקחת את המשבצת השלישית: יש בה יער קלפ, ובחירה מתוך שלושה קלפים.
marine-lesson-pawn-evolution-freely = { marine-lesson-pawn-adaptation-freely }
marine-lesson-evolution = הכי הרבה נקודות מקבל מי שיש לו הכי הרבה מינים באריח; במספר שווה קודמת המחלקה הגבוהה יותר בשרשרת המזון. כדאי לנקד את יער הקלפ החדש, שחיים בו רק מינים שלך.
marine-lesson-evolution-other = האריח הזה מנוקד לכל מי שחי בו.
marine-lesson-evolution-freely = כדאי לנקד אריח שנותן הרבה לך ומעט לאחרים. אם המינים שלך משגשגים בו, לוקחים קלף.
marine-lesson-scored = נקודות על האריח: { $evolution }. על התכונה מתבודד: { $traits }. ומכיוון שהמינים שלך משגשגים שם, לוקחים קלף ומבצעים אותו.
marine-lesson-card = כדאי לקחת תולעים טבעתיות: נקודה על כל אריח עם תולעים שיש בו מינים שלך.
marine-lesson-card-freely = לוקחים קלף, ומה שכתוב בו מבצעים מיד.

marine-lesson-extinction = נקודות על הקלף: { $cards }. אחר כך נחשף קלף חדש, עם עצמות דג: הכחדה! כל המינים שבסכנת הכחדה הוסרו, כמו המין של הזוחלים בגייזר. קלף עם דג מביא הישרדות: נקודות למי שיש לו הכי הרבה מינים בהתפרצויות.
marine-lesson-dominated = כדאי להסתכל על התולעים: יש לך אותן פעמיים, והמינים שלך חיים איתן בארבעה אריחים. פעמיים ארבע זה { $worms }, ערך ההתאמה שלך. הוא גבוה מסמן השליטה של התולעים, ולכן השליטה בהן שלך.
marine-lesson-pawn-domination = הפעולה שליטה הופכת את זה לחייל מיוחד. כדאי להציב שם את החייל הרגיל האחרון.
marine-lesson-pawn-domination-freely = { marine-lesson-pawn-adaptation-freely }
marine-lesson-domination = כדאי לבחור תולעים. הסמן שלהן עולה לערך שלך, ורק מי שיש לו יותר יכול לקחת ממך את החייל.
marine-lesson-domination-freely = בוחרים משאב שיש לך שליטה בו: החייל המיוחד שלו עובר אליך.
marine-lesson-special = החייל המיוחד של התולעים שלך. הוא יכול לעמוד בכל מקום: גם לפני החיילים האחרים שלך, גם במשבצות מיוחדות, וגם במקום חייל רגיל של מישהו אחר. כדאי להציב אותו במשבצת המיוחדת של תחרות.
marine-lesson-special-freely = חייל מיוחד יכול לעמוד בכל משבצת ריקה, או במקום חייל רגיל של מישהו אחר.
marine-lesson-competition = אפשר להסיר שם שני מינים שחיים לצד המינים שלך. שניהם בשונית: אחד של הזוחלים ואחד של הדגים. אז המקום הראשון שם שלך.
marine-lesson-competition-other = הסדר לא משנה, והבחירה שלך.
marine-lesson-competition-freely = מסירים מינים של אחרים שחיים לצד המינים שלך, היכן שהם לוקחים ממך את המקום הראשון.

marine-lesson-retrieved = לא נשאר לך חייל להציב, ולכן בתור הזה כולם חזרו אליך: זה איסוף. אחרי שכולם אספו הסיבוב נגמר, ולוח הפעולות מתמלא מחדש.
marine-lesson-leftovers = משאבים שאיש לא לקח חוזרים כאיום: אלה של הסתגלות יעלו לך במשאבים בנסיגה, ואת אלה של שפע אפשר יהיה להסיר מכדור הארץ. רואים את זה סיבוב אחד מראש.
marine-lesson-pawn-abundance = מתחילים שוב למעלה: כדאי להציב חייל על שפע.
marine-lesson-pawn-abundance-freely = { marine-lesson-pawn-adaptation-freely }
marine-lesson-abundance = כדאי לקחת תולעים ולהניח אותן על הקודקוד שבין יער הקלפ ליבשה. התמיינות תוכל אחר כך להוסיף מינים שלך בשניהם.
marine-lesson-abundance-other = גם שם הוא מועיל.
marine-lesson-abundance-freely = מניחים משאב היכן שהמינים שלך צריכים אותו, או היכן שיבואו בהמשך.
marine-lesson-asteroid = בין הקלפים האחרונים נמצא האסטרואיד. הסיבוב שבו הוא פוגע הוא האחרון: הכחדה, הישרדות, ואז מנקדים כל אריח פעם נוספת, וכל חייל מיוחד מביא את הערך של הסמן שלו.
marine-lesson-end = השאר בידיך, ועכשיו תורך. רמז נמצא תמיד בהישג יד, וכל תשובה אפשר לבטל. משחק מהנה!

## What people look for in the rulebook, with the book's words for it
marine-rulebook-same = תפוס תפוסה תפוסים לתפוס להעיף לזרוק דחיקה דוחק דוחקים; קרב קרבות להילחם לחימה מלחמה תקיפה תחרות; פריחה פורח לשגשג משגשג משגשגים שגשוג; להחזיר אוספים איסוף לאסוף; מלאי מאגר; חיה חיות מחלקה מחלקות; פינה פינות קודקוד קודקודים; עין עיניים משבצת משבצות; מטאור אסטרואיד

## Styles of computer players

marine-style-breeder = המגדל
    .about = רוצה יותר מינים על פני כדור הארץ מאחרים
marine-style-gatherer = המלקט
    .about = אוסף משאבים, וחי היכן שיש מהם הרבה
marine-style-navigator = הנווט
    .about = רוצה חיילים מיוחדים, ואת מה שאפשר לעשות בהם
marine-style-wanderer = הנווד
    .about = הולך לאן שקלף ההישרדות משתלם
