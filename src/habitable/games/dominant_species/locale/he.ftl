# הזנים השולטים. המילים כמו במילון של הכללים.

dominant-species-title = הזנים השולטים
dominant-species-about = שש חיות וכדור ארץ שהולך וקופא. מתכננים בגלילי פעולה, מסתגלים, מתפשטים, מתחרים ושולטים; כשנלקח הקלף עידן הקרח, מנצח מי שצבר הכי הרבה נקודות ניצחון. לשניים עד שישה שחקנים, לערב ארוך.

## אפשרויות

dominant-species-option-edition = ‏second: ‏22 קלפים, ובהתפשטות הקרח פועל רק הגליל שבעין 1; ‏first: ‏26 קלפים, ופועל הגליל הראשון בסדר
dominant-species-option-deck = ‏short: ‏22 קלפים; ‏long: ‏26; ‏null: לפי המהדורה
dominant-species-option-glaciation-acts = איזה גליל פועל בהתפשטות הקרח, space1: רק זה שבעין הראשונה; ‏leftmost_pawn: הראשון בסדר; ‏null: לפי המהדורה
dominant-species-option-earth = ‏standard: אריחים ואלמנטים כמו על הלוח; ‏random: אריחים ואלמנטים מוגרלים, והזנים חיים ליד האלמנט שלהם
dominant-species-option-multi-animal = ‏true: כל שש החיות משחקות, שלוש לכל אחד משני שחקנים או שתיים לכל אחד משלושה; נחשבת החיה עם הכי מעט נקודות
dominant-species-option-animals = ‏draw: הגרלה; ‏choose: השחקנים בוחרים לפי התור; או רשימת שמות לפי סדר המקומות, למשל ["birds","insects"]
dominant-species-option-turn-limit = אחרי מספר תורים זה המשחק נגמר, גם אם איש לא לקח את עידן הקרח

## חיות: האות שעל השולחן, וצורות מיודעות

dominant-species-animal-mammals = יונקים
    .letter = י
    .capital = היונקים
    .of = היונקים
    .with = היונקים
dominant-species-animal-reptiles = זוחלים
    .letter = ז
    .capital = הזוחלים
    .of = הזוחלים
    .with = הזוחלים
dominant-species-animal-birds = ציפורים
    .letter = צ
    .capital = הציפורים
    .of = הציפורים
    .with = הציפורים
dominant-species-animal-amphibians = דו-חיים
    .letter = ד
    .capital = הדו-חיים
    .of = הדו-חיים
    .with = הדו-חיים
dominant-species-animal-arachnids = עכבישים
    .letter = ע
    .capital = העכבישים
    .of = העכבישים
    .with = העכבישים
dominant-species-animal-insects = חרקים
    .letter = ח
    .capital = החרקים
    .of = החרקים
    .with = החרקים

## שטחים: האות, מיודע, ועם ב־, מ־, ל־, על

dominant-species-terrain-sea = ים
    .letter = י
    .object = הים
    .on = בים
    .from = מהים
    .to = לים
    .over = על הים
dominant-species-terrain-wetland = ביצה
    .letter = ב
    .object = הביצה
    .on = בביצה
    .from = מהביצה
    .to = לביצה
    .over = על הביצה
dominant-species-terrain-savannah = סוואנה
    .letter = ס
    .object = הסוואנה
    .on = בסוואנה
    .from = מהסוואנה
    .to = לסוואנה
    .over = על הסוואנה
dominant-species-terrain-jungle = ג'ונגל
    .letter = ג
    .object = הג'ונגל
    .on = בג'ונגל
    .from = מהג'ונגל
    .to = לג'ונגל
    .over = על הג'ונגל
dominant-species-terrain-forest = חורשה
    .letter = ח
    .object = החורשה
    .on = בחורשה
    .from = מהחורשה
    .to = לחורשה
    .over = על החורשה
dominant-species-terrain-desert = מדבר
    .letter = מ
    .object = המדבר
    .on = במדבר
    .from = מהמדבר
    .to = למדבר
    .over = על המדבר
dominant-species-terrain-mountain = הרים
    .letter = ה
    .object = ההרים
    .on = בהרים
    .from = מההרים
    .to = להרים
    .over = על ההרים
dominant-species-terrain-tundra = טונדרה
    .letter = ט
    .object = הטונדרה
    .on = בטונדרה
    .from = מהטונדרה
    .to = לטונדרה
    .over = על הטונדרה

## אלמנטים

dominant-species-element-grass = עשב
    .letter = ע
    .object = עשב
dominant-species-element-grub = זחל
    .letter = ח
    .object = זחל
dominant-species-element-meat = בשר
    .letter = ב
    .object = בשר
dominant-species-element-seed = זרע
    .letter = ר
    .object = זרע
dominant-species-element-sun = שמש
    .letter = ש
    .object = שמש
dominant-species-element-water = מים
    .letter = מ
    .object = מים

## פעולות

dominant-species-action-initiative = סדר התור
    .about = עוקפים במסלול התור את החיה שלפניך, ומניחים את הגליל שוב, על פעולה אחרת.
dominant-species-action-adaptation = הסתגלות
    .about = לוקחים אחד מהאלמנטים האלה לכרטיס החיה.
dominant-species-action-regression = נסיגה
    .about = כולם מאבדים אלמנט שרכשו מכל סוג שבתיבה; כל גליל כאן מגן על אלמנט אחד שלך.
dominant-species-action-abundance = שפע
    .about = מניחים אחד מהאלמנטים האלה על פינה פנויה בכדור הארץ.
dominant-species-action-wasteland = שממה
    .about = מוציאים אלמנט אחד מהתיבה; הסוגים שנשארו בה נעלמים מכל הפינות שנוגעות בטונדרה.
dominant-species-action-depletion = דלדול
    .about = מסירים מכדור הארץ אלמנט אחד מסוג שנמצא בתיבה.
dominant-species-action-glaciation = התפשטות הקרח
    .about = גליל אחד פועל בכל תור: טונדרה מכסה אריח שלידה, עם נקודות בונוס לפי הטונדרות הסמוכות.
dominant-species-action-speciation = התרבות
    .about = מוסיפים זנים באריחים שסביב אלמנט מהסוג שליד העין, כמספר שכל שטח מרשה.
dominant-species-action-wanderlust = הוספת אריח
    .about = מניחים אריח חדש, אולי עם אלמנט, עם נקודות בונוס לפי האריחים הסמוכים; אחר כך כולם רשאים לעבור אליו.
dominant-species-action-migration = נדידה
    .about = מזיזים לאריחים סמוכים עד מספר הזנים שליד העין; ציפורים עד שני אריחים.
dominant-species-action-competition = תחרות
    .about = באריח אחד מכל שטח שליד העין, וגם בטונדרה, מסירים זן יריב שחי לצד זן שלך.
dominant-species-action-domination = ניקוד שליטה
    .about = מנקדים אריח; מי ששולט בו לוקח קלף. כל אריח פעם אחת בתור.

## קלפים

dominant-species-card-aquatic = זנים מימיים
    .effect = אלמנט לבחירתך מהשקית אל פינה של ים או ביצה, ואחר כך עד 4 זנים שלך לאותו אריח.
dominant-species-card-biodiversity = מגוון ביולוגי
    .effect = נקודה על כל אריח שהזנים שלך חיים בו עם חיות אחרות.
dominant-species-card-biomass = ביומסה
    .effect = כל אריח שיש בו יותר זנים מאלמנטים מאבד זן אחד, לפי בחירתך.
dominant-species-card-blight = כימשון
    .effect = בוחרים אריח: כל האלמנטים נעלמים מפינותיו, חוץ מאחד.
dominant-species-card-catastrophe = אסון
    .effect = בוחרים אריח: רק זן אחד שורד בו, וכל אריח סמוך מאבד זן אחד.
dominant-species-card-cold-snap = גל קור
    .effect = בכל אריח טונדרה כל חיה אחרת מאבדת זן.
dominant-species-card-disease = מחלה
    .effect = כל חיה שיש לה יותר אלמנטים משלך מוותרת על אחד.
dominant-species-card-ecodiversity = מגוון אקולוגי
    .effect = נקודה על כל אלמנט בכדור הארץ מסוג שנמצא בכרטיס החיה שלך.
dominant-species-card-evolution = אבולוציה
    .effect = עד שני זנים של שתי חיות אחרות, בכל מקום, מפנים את מקומם לשלך.
dominant-species-card-fecundity = פריון
    .effect = אפשר להוסיף זן אחד בכל אריח שיש בו זנים שלך.
dominant-species-card-fertile = פוריות
    .effect = בוחרים אריח שיש בו זנים שלך: נקודה על כל זן שבו, שלך ושל אחרים.
dominant-species-card-habitat = בית גידול
    .effect = אלמנט לבחירתך מהשקית אל כל פינה פנויה בכדור הארץ.
dominant-species-card-hibernation = תרדמת חורף
    .effect = עד 5 זנים שלך שהוסרו חוזרים לאריח אחד; בתור הזה הם לא ייכחדו.
dominant-species-card-ice-age = עידן הקרח
    .effect = כל חיה מקבלת נקודות בונוס על האריחים שבשליטתה. זה התור האחרון.
dominant-species-card-ice-sheet = כיפת קרח
    .effect = מבצעים מיד התפשטות קרח.
dominant-species-card-immigrants = מהגרים
    .effect = כל חיה מוותרת על אלמנט, או על גליל, או על כל הזנים חוץ מאחד בכל אריח.
dominant-species-card-instinct = אינסטינקט
    .effect = מניחים עכשיו גליל אחד שלך על עין פנויה כלשהי.
dominant-species-card-intelligence = תבונה
    .effect = גליל חדש לך ולכל חיה שמעליך בשרשרת המזון.
dominant-species-card-mass-exodus = יציאה המונית
    .effect = בוחרים אריח: כל הזנים עוזבים אותו, כל אחד לאריח סמוך לבחירתך.
dominant-species-card-metamorphosis = גלגול
    .effect = מחליפים אלמנט אחד שרכשת באלמנט כלשהו מהשקית.
dominant-species-card-niche-biomes = ביומות נישה
    .effect = כל חיה שיש לה יותר נקודות משלך מאבדת את מה שהאריח שנוקד נותן לראשון.
dominant-species-card-nocturnal = זנים ליליים
    .effect = מתקדמים מקום אחד במסלול התור.
dominant-species-card-omnivore = אוכלי כול
    .effect = גליל חדש לך.
dominant-species-card-parasitism = טפילות
    .effect = גליל חדש לך ולכל חיה שמתחתיך בשרשרת המזון.
dominant-species-card-predator = טורף
    .effect = בכל אריח שיש בו זנים שלך מוסר זן אחד של חיה אחרת, לפי בחירתך.
dominant-species-card-symbiotic = סימביוזה
    .effect = מגרילים אלמנט לך, ואחד לכל חיה שיש לה פחות אלמנטים משלך.

## פנקס ניקוד

dominant-species-row-start = התחלה
dominant-species-row-so-far = עד כה
dominant-species-row-glaciation = { dominant-species-action-glaciation }
dominant-species-row-wanderlust = { dominant-species-action-wanderlust }
dominant-species-row-domination = { dominant-species-action-domination }
dominant-species-row-cards = קלפים
dominant-species-row-survival = הישרדות
dominant-species-row-final-scoring = ניקוד סופי
dominant-species-row-tiles-dominated = אריחים בשליטה
dominant-species-row-cubes-on-earth = זנים בכדור הארץ
dominant-species-row-gene-pool = מלאי השחקן
dominant-species-row-elements = אלמנטים
dominant-species-row-pawns = גלילי פעולה

## מסמכי מצב

dominant-species-document-tiles = אריחים
dominant-species-document-hex = אריח
dominant-species-document-match = התאמה
dominant-species-document-dominant = שולט
dominant-species-document-endangered = בסכנת הכחדה
dominant-species-document-points = נקודות
dominant-species-document-survival = הישרדות
dominant-species-document-holder = בעל הקלף
dominant-species-document-why = למה
dominant-species-document-extinction = ייכחדו בהכחדה הבאה
dominant-species-document-cubes = זנים
dominant-species-document-end = אילו המשחק היה נגמר עכשיו
dominant-species-document-animal = חיה
dominant-species-document-so-far = { dominant-species-row-so-far }
dominant-species-document-final-scoring = { dominant-species-row-final-scoring }
dominant-species-document-total = { sheet-total }
dominant-species-document-place = מקום
dominant-species-document-grass = { dominant-species-element-grass }
dominant-species-document-grub = { dominant-species-element-grub }
dominant-species-document-meat = { dominant-species-element-meat }
dominant-species-document-seed = { dominant-species-element-seed }
dominant-species-document-sun = { dominant-species-element-sun }
dominant-species-document-water = { dominant-species-element-water }
dominant-species-document-mammals = { dominant-species-animal-mammals }
dominant-species-document-reptiles = { dominant-species-animal-reptiles }
dominant-species-document-birds = { dominant-species-animal-birds }
dominant-species-document-amphibians = { dominant-species-animal-amphibians }
dominant-species-document-arachnids = { dominant-species-animal-arachnids }
dominant-species-document-insects = { dominant-species-animal-insects }

## השולחן

dominant-species-heading = תור { $round } · { $phase }{ $last ->
    [yes] {" "}· התור האחרון
   *[no] {""}
}
dominant-species-heading-over = המשחק נגמר
dominant-species-now-card = קלף
dominant-species-now-terrains = שטחים שנותרו
dominant-species-now-protected = מוגנים
dominant-species-now-moved = כבר נדדו
dominant-species-now-space1 = בהתפשטות הקרח פועל רק הגליל שבעין הראשונה
dominant-species-now-leftmost-pawn = בהתפשטות הקרח פועל הגליל הראשון בסדר
dominant-species-phase-setup = סידור המשחק
dominant-species-phase-planning = שלב התכנון
dominant-species-phase-execution = שלב ההוצאה לפועל
dominant-species-phase-reset = שלב הסידור מחדש
dominant-species-initiative = מסלול התור
dominant-species-cards = קלפים:
dominant-species-no-cards = אין
dominant-species-tiles = אריחים
dominant-species-stocks = טונדרה { $tundra } · חפיסה { $deck }
dominant-species-bag = שקית
dominant-species-deck = { $number ->
    [one] קלף אחד עוד בחפיסה:
    [two] שני קלפים עוד בחפיסה:
   *[other] { $number } קלפים עוד בחפיסה:
}
dominant-species-survival = הישרדות
    .short = הישר׳
dominant-species-nobody = אף אחד
dominant-species-column-points = נקודות
    .short = נק׳
dominant-species-column-pool = מלאי
    .short = מלא
dominant-species-column-earth = בכדור הארץ
    .short = זנ׳
dominant-species-column-dominates = בשליטה
    .short = של׳
dominant-species-column-pawns = גלילים ביד
    .short = גל׳
dominant-species-legend = { $cube } = שני זנים, התאמה 3 · { $dominant } שולט · { $endangered } בסכנת הכחדה · { $asleep } אחד מהם בתרדמה
dominant-species-more-panels = אפשר להקליד גם: { $words }
dominant-species-no-map = החלון צר מדי למפה; האריחים בזה אחר זה:

## מילים להקלדה

dominant-species-panel-map = מפה
dominant-species-panel-actions = פעולות
dominant-species-panel-animals = חיות
dominant-species-panel-cards = קלפים
dominant-species-panel-elements = אלמנטים על כדור הארץ
dominant-species-verb-pass = ויתור
dominant-species-verb-assign = בחירה
dominant-species-verb-pawn = גליל
dominant-species-verb-swap = עקיפה
dominant-species-verb-keep = השארה
dominant-species-verb-take = לקיחה
dominant-species-verb-protect = הגנה
dominant-species-verb-remove = הוצאה
dominant-species-verb-put = הנחה
dominant-species-verb-deplete = דלדול
dominant-species-verb-glaciate = הקפאה
dominant-species-verb-speciate = סביב
dominant-species-verb-add = הוספה
dominant-species-verb-explore = גילוי
dominant-species-verb-lay = אריח
dominant-species-verb-come = מעבר
dominant-species-verb-move = נדידה
dominant-species-verb-eliminate = הסרה
dominant-species-verb-dominate = ניקוד
dominant-species-verb-card = קלף
dominant-species-verb-save = הצלה
dominant-species-verb-tile = אריח
dominant-species-verb-leave = שימור
dominant-species-verb-spare = חנינה
dominant-species-verb-lose = איבוד
dominant-species-verb-sacrifice = הקרבה
dominant-species-verb-evolve = החלפה
dominant-species-verb-drive = גירוש
dominant-species-verb-cube = קוביה

## דברים במילים

dominant-species-empty-hex = { $hex }, { $points ->
    [one] נקודת בונוס אחת
    [two] שתי נקודות בונוס
   *[other] { $points } נקודות בונוס
}
dominant-species-printed-number = { $number ->
    [one] זן אחד
    [two] עד שני זנים
   *[other] עד { $number } זנים
}
dominant-species-by-animal = { $animal } { $number }
dominant-species-card-for = קלף עבור { $animal }
dominant-species-no-points = בלי נקודות

## תשובות

dominant-species-answer-pass = כלום
dominant-species-answer-done = מספיק
dominant-species-answer-swap = לעקוף: { $animal }, ואז להניח את הגליל
dominant-species-answer-keep = לא לשנות את הסדר, רק להניח את הגליל
dominant-species-answer-corner-of = { $element }, { $corner }
dominant-species-answer-stack = { $terrain } (ערימה { $stack })
dominant-species-answer-move = { $from } { $to }
dominant-species-answer-victim = { $animal } { $on }
dominant-species-answer-sacrifice-element = אלמנט שנרכש
dominant-species-answer-sacrifice-pawn = גליל פעולה
dominant-species-answer-cube-awake = זן שאינו בתרדמה
dominant-species-answer-cube-asleep = זן שבתרדמה
dominant-species-answer-sacrifice-species = כל הזנים חוץ מאחד בכל אריח: { $number ->
    [one] זן אחד
    [two] שני זנים
   *[other] { $number } זנים
}

## שאלות

dominant-species-asked = { $animal }: { $question }
dominant-species-question-choose = באיזו חיה לשחק?
dominant-species-question-place-pawn = היכן להניח גליל?
dominant-species-question-swap-or-keep = סדר התור. להתקדם מקום אחד במסלול?
dominant-species-question-go-on = לאן ממשיך הגליל? הוא יפעל שם עוד בתור הזה.
dominant-species-question-adapt = הסתגלות. איזה אלמנט לקחת?
dominant-species-question-protect = נסיגה. על איזה אלמנט להגן?
dominant-species-question-take-abundance = שפע. איזה אלמנט לקחת?
dominant-species-question-put-abundance = על איזו פינה להניח { $element }?
dominant-species-question-remove = שממה. איזה אלמנט להוציא מהתיבה?
dominant-species-question-deplete = דלדול. איזה אלמנט להסיר מכדור הארץ?
dominant-species-question-glaciate = התפשטות הקרח. איזה אריח תכסה הטונדרה?
dominant-species-question-speciate = התרבות. סביב איזה אלמנט ({ $element }) להוסיף זנים?
dominant-species-question-spread = התרבות. היכן להוסיף עוד זן?
dominant-species-question-swarm = היכן להוסיף את הזן החופשי?
dominant-species-question-explore = הוספת אריח. איזה אריח לקחת?
dominant-species-question-lay = היכן להניח את { $terrain }?
dominant-species-question-take-element = איזה אלמנט להניח על האריח החדש, { $tile }?
dominant-species-question-put-element = על איזו פינה של { $tile } להניח { $element }?
dominant-species-question-come = מאיפה להעביר זן { $to }?
dominant-species-question-migrate = נדידה. איזה זן נודד? { $left ->
    [one] נשאר צעד אחד.
    [two] נשארו שני צעדים.
   *[other] נשארו { $left } צעדים.
}
dominant-species-question-migrate-to = נדידה. לאן נודד הזן { $from }?
dominant-species-question-compete = תחרות. איזה זן להסיר?
dominant-species-question-compete-on = תחרות. איזה זן להסיר { $on }?
dominant-species-question-hunt = תחרות חופשית. איזה זן להסיר?
dominant-species-question-hunt-on = תחרות חופשית. איזה זן להסיר { $on }?
dominant-species-question-dominate = ניקוד שליטה. איזה אריח לנקד?
dominant-species-question-take-card = השליטה שלך: { $tile }. איזה קלף לקחת?
dominant-species-question-save-one = הכחדה. היכן להציל זן?
dominant-species-question-aquatic-tile = זנים מימיים. איזה אריח ים או ביצה?
dominant-species-question-aquatic-cubes = זנים מימיים. עוד זן { $on }? { $left ->
    [one] עד אחד.
    [two] עד שניים.
   *[other] עד { $left }.
}
dominant-species-question-take-from-bag = איזה אלמנט לקחת מהשקית?
dominant-species-question-put-from-bag = על איזו פינה להניח { $element }?
dominant-species-question-blight-tile = כימשון. איזה אריח?
dominant-species-question-blight-leaves = כימשון. איזה אלמנט נשאר?
dominant-species-question-give-up-element = על איזה אלמנט שנרכש לוותר?
dominant-species-question-trade-in = גלגול. איזה אלמנט שנרכש להחזיר?
dominant-species-question-trade-for = גלגול. איזה אלמנט לקחת במקומו?
dominant-species-question-spread-ice = כיפת קרח. איזה אריח תכסה הטונדרה?
dominant-species-question-sacrifice = מהגרים. על מה לוותר?
dominant-species-question-follow-instinct = אינסטינקט. היכן להניח גליל?
dominant-species-question-fertile-tile = פוריות. איזה אריח?
dominant-species-question-victim = זן של מי יוסר { $on }?
dominant-species-question-catastrophe-tile = אסון. איזה אריח?
dominant-species-question-survivor = אסון. זן של מי שורד { $on }?
dominant-species-question-which-goes = חלק מהזנים של { $of } { $on } בתרדמת חורף: איזה מהם מוסר?
dominant-species-question-which-stays = חלק מהזנים של { $of } { $on } בתרדמת חורף: איזה מהם נשאר?
dominant-species-question-evolve = אבולוציה. איזה זן מפנה את מקומו לשלך? { $left ->
    [one] עוד אחד.
    [two] עד שניים.
   *[other] עד { $left }.
}
dominant-species-question-evolve-on = אבולוציה. איזה זן מפנה את מקומו לשלך { $on }?
dominant-species-question-multiply = פריון. היכן להוסיף זן?
dominant-species-question-wake-up = תרדמת חורף. לאן חוזר זן שהוסר? { $left ->
    [one] עוד אחד.
    [two] עוד עד שניים.
   *[other] עוד עד { $left }.
}
dominant-species-question-exodus-tile = יציאה המונית. איזה אריח?
dominant-species-question-exodus = יציאה המונית. לאן הולך זן של { $of }?

## הכללים לשאלה שנשאלת

dominant-species-rules-typing =
    אפשר להקליד מספר, או תשובה במילים: התפשטות הקרח 2, שמש, ‎0,-1‎ (אריח), ‎E(0,-1)‎ או ‎0,-1 e‎ (פינה), ‎0,1 1,0‎ (נדידה), ‎1,0‎ ציפורים (את מי להסיר), ויתור.
    לאריח שש פינות: e, se, sw, w, nw, ne. כדי לראות רק חלק מהשולחן: { $panels }.
dominant-species-rules-planning = שלב התכנון: לפי מסלול התור כל אחד מניח גליל אחד בכל פעם, עד שלא נשארו גלילים. אחר כך מבצעים את הפעולות מלמעלה למטה, וכל פעולה לפי סדר העיניים.
dominant-species-rules-card = הקלף { $card }: { $effect }
dominant-species-rules-setup = כל שחקן מוביל חיה. חיה גבוהה יותר בשרשרת המזון מנצחת ביותר מצבי תיקו; חיה נמוכה יותר מתכננת מוקדם יותר בתור הראשון.
dominant-species-rules-extinction = הכחדה: כל הזנים שבסכנת הכחדה מוסרים. היונקים רשאים להציל זן אחד שלהם.
dominant-species-rules-basics =
    התאמה: לכל אלמנט בפינות של אריח סופרים כמה פעמים הוא מופיע בכרטיס החיה; הסכום הוא ההתאמה שלה שם. התאמה 0: הזנים שלה שם בסכנת הכחדה. ההתאמה הגבוהה ביותר, בלי תיקו ועם זן אחד לפחות: שליטה.
    ניקוד אריח הוא לפי מספר הזנים, ובתיקו לפי שרשרת המזון: ים 9 5 3 2, ביצה 8 4 2 1, סוואנה 7 4 2, ג'ונגל 6 3 2, חורשה 5 3 2, מדבר 4 2, הרים 3 2, טונדרה 1.
    התרבות מוסיפה לכל היותר: ים וביצה 4, סוואנה, ג'ונגל וחורשה 3, מדבר והרים 2, טונדרה 1.
    נקודות בונוס על 1, 2, 3, … דברים: 1 3 6 10 15 21 28 36 45.
    הישרדות: בסוף התור החיה עם הכי הרבה זנים בטונדרה מקבלת נקודות בונוס על אריחי הטונדרה שהיא חיה בהם.
    שרשרת המזון: יונקים, זוחלים, ציפורים, דו-חיים, עכבישים, חרקים.

## אירועים

dominant-species-event-turn = תור { $round } מתחיל.
dominant-species-event-drawn = { $action }: הוגרל אלמנט, { $element }.
dominant-species-drawn = אלמנטים חדשים, { $action }: { $elements }.
dominant-species-event-turned-up = בערימה { $stack } נחשף אריח: { $terrain }.
dominant-species-event-dealt = קלף חדש: { $card }.
dominant-species-dealt = קלפים חדשים: { $cards }.
dominant-species-event-assigned = החיה של { $seat }: { $with }.
dominant-species-event-pawn-placed = { $animal } הניחו גליל על { $space }.
dominant-species-pawns-placed = גלילים שהונחו: { $pawns }.
dominant-species-event-pawn-lifted = פעולה של { $animal }: { $space }.
dominant-species-event-pawn-slid = הגליל של { $of } זז אל { $space }.
dominant-species-event-pawns-changed = { $change ->
    [gained] { $animal } קיבלו גליל פעולה.
   *[lost] { $animal } איבדו גליל פעולה.
}
dominant-species-event-initiative-swapped = במסלול התור { $animal } עקפו: { $other }.
dominant-species-event-element-gained = { $animal } קיבלו אלמנט: { $element }.
dominant-species-event-element-lost = { $animal } איבדו אלמנט: { $element }.
dominant-species-event-protected = { $animal } הגנו על אלמנט: { $element }.
dominant-species-event-element-put = חדש בכדור הארץ: { $element }, { $corner }.
dominant-species-event-element-removed = נעלם מכדור הארץ: { $element }, { $corner }.
dominant-species-event-box-emptied = { $animal } הוציאו אלמנט מתיבת השממה: { $element }.
dominant-species-event-cubes-added = { $animal } הוסיפו { $number ->
    [one] זן אחד
    [two] שני זנים
   *[other] { $number } זנים
} { $on }.
dominant-species-event-cube-moved = { $animal } העבירו { $number ->
    [one] זן אחד
    [two] שני זנים
   *[other] { $number } זנים
} { $from } { $to }.
dominant-species-event-cubes-eliminated = { $animal } איבדו { $number ->
    [one] זן אחד
    [two] שני זנים
   *[other] { $number } זנים
} { $on }.
dominant-species-event-cubes-returned = { $animal } החזירו למלאי { $number ->
    [one] זן אחד
    [two] שני זנים
   *[other] { $number } זנים
} { $from }.
dominant-species-event-tile-laid = אריח חדש: { $tile }.
dominant-species-event-frozen = טונדרה כיסתה את { $object }.
dominant-species-event-points = { $animal } { $change ->
    [gained] קיבלו
   *[lost] איבדו
} { $points ->
    [one] נקודת ניצחון אחת
    [two] שתי נקודות ניצחון
   *[other] { $points } נקודות ניצחון
} ({ $reason }).
dominant-species-event-dominance = { $change ->
    [gained] { $animal } זכו בשליטה { $over }.
    [lost] { $animal } איבדו את השליטה { $over }; עכשיו אין לאף אחד שליטה שם.
   *[passed] { $animal } איבדו את השליטה { $over } לטובת { $of }.
}
dominant-species-event-scored = ניקוד אריח ({ $reason }): { $tile }.
dominant-species-scored = ניקוד אריח ({ $reason }): { $tile } – { $points }.
dominant-species-event-card-taken = { $animal } לקחו את הקלף { $card }.
dominant-species-event-saved = { $animal } הצילו זן { $on }.
dominant-species-event-survival = { $change ->
    [held] הישרדות: הקלף אצל { $of }, עם זנים { $tiles ->
        [one] באריח טונדרה אחד
        [two] בשני אריחי טונדרה
       *[other] ב־{ $tiles } אריחי טונדרה
    }.
   *[nobody] הישרדות: הקלף לא אצל אף אחד.
}
dominant-species-event-last-turn = הקלף עידן הקרח נלקח: זה התור האחרון.
dominant-species-event-final-scoring = { $guard ->
    [yes] המשחק נגמר לפני הזמן. כל אריח מנוקד עוד פעם אחת.
   *[no] ניקוד סופי: כל אריח מנוקד עוד פעם אחת.
}
dominant-species-event-total = { $animal }, סך הכול: { $points ->
    [one] נקודת ניצחון אחת
    [two] שתי נקודות ניצחון
   *[other] { $points } נקודות ניצחון
}.
dominant-species-reason-survival = הישרדות
dominant-species-reason-final-scoring = ניקוד סופי
dominant-species-reason-start = יתרון בהתחלה

## התמונה

dominant-species-picture-turn = תור { $round }
dominant-species-picture-over = המשחק נגמר אחרי תור { $round }
dominant-species-picture-pool = מלאי { $pool } · גלילים ביד { $pawns }
dominant-species-picture-cubes = { $animal }: { $number ->
    [one] זן אחד
    [two] שני זנים
   *[other] { $number } זנים
}, התאמה { $match }
dominant-species-picture-dominant = שליטה: { $animal }
dominant-species-picture-asleep = בתרדמת חורף: { $animal } { $number }

## בדף

dominant-species-pitch = שש חיות נאבקות על כדור הארץ, והקרח מתקרב.
dominant-species-length = ערב ארוך
dominant-species-weight = מאתגר מאוד
dominant-species-label-edition = מהדורה
    .about = שנייה: 22 קלפים, ובהתפשטות הקרח פועל רק הגליל שבעין הראשונה. ראשונה: 26 קלפים, ופועל הגליל הראשון בסדר.
dominant-species-label-deck = חפיסה
    .about = קצרה: 22 קלפים. ארוכה: 26 קלפים.
dominant-species-label-glaciation-acts = איזה גליל פועל בהתפשטות הקרח
    .about = רק זה שבעין הראשונה, או הראשון בסדר.
dominant-species-label-earth = כדור הארץ
    .about = כמו על הלוח, או עם אריחים ואלמנטים מוגרלים.
dominant-species-label-multi-animal = כמה חיות לכל אחד
    .about = כל שש החיות משחקות, שלוש לכל אחד משני שחקנים או שתיים לכל אחד משלושה; נחשבת זו שלך עם הכי מעט נקודות.
dominant-species-label-animals = מי משחק באיזו חיה
    .about = בהגרלה, בבחירה לפי התור, או כפי שנקבע כאן.
dominant-species-label-turn-limit = מגבלת תורים
    .about = אחרי מספר תורים זה המשחק נגמר, גם בלי הקלף האחרון.
dominant-species-sheet-start = מה שקיבלו בכדור ארץ אקראי חיות עם פחות זנים בהתחלה.
dominant-species-sheet-so-far = הנקודות שהוקשו.
dominant-species-sheet-glaciation = טונדרה חדשה מזכה בנקודות בונוס לפי מספר אריחי הטונדרה שלידה: 1, 3, 6, 10, 15, 21.
dominant-species-sheet-wanderlust = אריח חדש מזכה בנקודות בונוס לפי מספר האריחים שלידו: 1, 3, 6, 10, 15, 21.
dominant-species-sheet-domination = אריח שמנוקד מביא נקודות לפי מספר הזנים שבו; כמה לכל מקום קובע סוג השטח. בתיקו קודם מי שגבוה יותר בשרשרת המזון.
dominant-species-sheet-cards = מה שקלפי שליטה הביאו או לקחו.
dominant-species-sheet-survival = מי שיש לו הכי הרבה זנים בטונדרה מקבל בכל תור נקודות בונוס לפי אריחי הטונדרה שבהם הזנים שלו.
dominant-species-sheet-final-scoring = בסוף כל אריח בכדור הארץ מנוקד עוד פעם אחת, בלי קלפים.
dominant-species-sheet-tiles-dominated = אריחים שבהם החיה הזאת שולטת, כי היא מתאימה יותר מכולן לאלמנטים שסביבם. זה מידע, לא נקודות.
dominant-species-sheet-cubes-on-earth = זנים שחיים בכדור הארץ. זה מידע, לא נקודות.
dominant-species-sheet-gene-pool = זנים שעוד יכולים להגיע לכדור הארץ. זה מידע, לא נקודות.
dominant-species-sheet-elements = אלמנטים שמהם החיה הזאת חיה. זה מידע, לא נקודות.
dominant-species-sheet-pawns = גלילים לפעולות. זה מידע, לא נקודות.
dominant-species-sheet-ties = אם הסכומים שווים, מנצחת החיה שגבוהה יותר בשרשרת המזון. מי שמשחק בכמה חיות סופר את זו שיש לה הכי פחות נקודות.

## דף עזר

dominant-species-aid-turn = תור
dominant-species-aid-elements = אלמנטים
dominant-species-aid-last = אם נלקח עידן הקרח, המשחק נגמר כאן.
dominant-species-aid-reseed = סידור לקראת התור הבא: קלפים חדשים; גלילים בהתפשטות הקרח מתקדמים עין אחת אל הראשונה; מה שנשאר עובר מתיבת השממה לתיבת הדלדול, מהשפע לתיבת השממה, מההסתגלות לתיבת הנסיגה; אלמנטים ואריחים חדשים.
dominant-species-aid-reptiles = הזוחלים מגינים בכל נסיגה על אלמנט אחד בלי גליל.
dominant-species-aid-arachnids = לפני התחרות רשאים העכבישים להסיר זן יריב אחד מאריח שהם חיים בו.
dominant-species-aid-insects = אחרי ההתרבות רשאים החרקים להוסיף זן אחד באריח כלשהו.
## למה אי אפשר לבחור משהו עכשיו

dominant-species-why-tundra = האריח הזה כבר טונדרה.
dominant-species-why-no-tundra = טונדרה מתפשטת רק לאריחים שליד טונדרה.
dominant-species-why-scored = האריח הזה כבר נוקד בניקוד שליטה בתור הזה.
dominant-species-why-own = הגליל שלך כבר כאן.
dominant-species-why-taken = העין תפוסה: כאן מונח גליל של { $of }.
dominant-species-why-initiative = מסדר התור הגליל ממשיך לפעולה אחרת.
dominant-species-why-acting = גלילים מניחים בשלב התכנון. עכשיו הם פועלים, מלמעלה למטה.
dominant-species-why-no-pawns = לא נשאר לך גליל ביד: כולם כבר מונחים.

## משחק ראשון צעד אחר צעד

dominant-species-lesson-chapter-planning = כדור הארץ ותוכנית
dominant-species-lesson-chapter-growing = אלמנטים וזנים חדשים
dominant-species-lesson-chapter-spreading = שטח חדש
dominant-species-lesson-chapter-scoring = יריבים ונקודות
dominant-species-lesson-chapter-next = התור הבא

dominant-species-lesson-goal = הדו-חיים הם החיה שלך, בכדור ארץ שהולך וקופא. רוב הנקודות באות מאריחים שמנקדים כשחיים בהם הרבה זנים שלך. מי שיש לו הכי הרבה נקודות בסוף מנצח.
dominant-species-lesson-cubes = במפה כל קוביה היא זן. שניים שלך חיים בביצה, אחד בג'ונגל ואחד בסוואנה. השאר מחכים במלאי.
dominant-species-lesson-match = על פינות האריחים מונחים אלמנטים. דו-חיים חיים ממים, והמים מופיעים בכרטיס החיה שלך שלוש פעמים. סביב הביצה מונחים מים בשתי פינות, פעמיים שלוש: ההתאמה שלך שם היא { $match }.
dominant-species-lesson-dominance = בהתאמה 0 זנים נמצאים בסכנת הכחדה, ובסוף התור הם נכחדים. מי שההתאמה שלו באריח היא הגבוהה מכולן שולט בו, וזה עוד יביא לך קלף.
dominant-species-lesson-pawn-speciation = תור מתחיל בתכנון: מניחים על לוח הפעולות גליל אחר גליל, ויש לך שישה. אחר כך מבצעים את הפעולות מלמעלה למטה. כדאי להניח את הגליל הראשון על התרבות, בעין של המים: הוא יביא זנים חדשים.
dominant-species-lesson-pawn-speciation-other = למה לא: כל עין טובה למשהו. אבל את עין המים עלול עכשיו לתפוס מישהו אחר.
dominant-species-lesson-pawn-speciation-freely = מניחים גליל על עין פנויה כלשהי. את הפעולות מבצעים מלמעלה למטה, ולכן מה שנעשה למעלה עוזר אחר כך למטה.
dominant-species-lesson-pawn-domination = ניקוד שליטה הוא הפעולה האחרונה, והוא מנקד אריחים. מי שראשון שם בוחר ראשון אריח וקלף. כדאי לתפוס את העין הראשונה לפני האחרים.
dominant-species-lesson-pawn-domination-freely = { dominant-species-lesson-pawn-speciation-freely }
dominant-species-lesson-pawn-adaptation = ככל שיש יותר אלמנטים בכרטיס החיה, מתאימים ליותר אריחים. הסתגלות מביאה אלמנט אחד, ומי שבעין הראשונה בוחר ראשון. כדאי להניח שם גליל.
dominant-species-lesson-pawn-adaptation-freely = { dominant-species-lesson-pawn-speciation-freely }
dominant-species-lesson-pawn-competition = בג'ונגל חי זן של הציפורים לצד הזן שלך. תחרות מסלקת יריבים כאלה. כדאי להניח גליל בעין הראשונה שלה, זו של ג'ונגל וביצה.
dominant-species-lesson-pawn-competition-freely = { dominant-species-lesson-pawn-speciation-freely }
dominant-species-lesson-pawn-wanderlust = הוספת אריח מניחה אריח חדש, וים כבר מחכה גלוי: אין שטח שנותן יותר. כדאי להניח גליל בעין הראשונה שלה.
dominant-species-lesson-pawn-wanderlust-freely = { dominant-species-lesson-pawn-speciation-freely }
dominant-species-lesson-pawn-migration = נשאר גליל אחד. נדידה מזיזה זנים לאריחים סמוכים, כמספר שליד העין. כדאי להניח אותו בעין של 6.
dominant-species-lesson-pawn-migration-freely = { dominant-species-lesson-pawn-speciation-freely }

dominant-species-lesson-executing = כל הגלילים מונחים, ועכשיו הם פועלים: פעולה אחר פעולה מלמעלה למטה, ובכל אחת עין אחר עין. על כל פעולה אפשר לוותר.
dominant-species-lesson-adaptation = ראשונה באה ההסתגלות, והבחירה הראשונה שלך. כדאי לקחת עשב: פעמיים הוא מונח סביב הסוואנה ופעם אחת סביב הביצה.
dominant-species-lesson-adaptation-other = גם האלמנט הזה מועיל, בכל מקום שהוא מונח בו על פינה.
dominant-species-lesson-adaptation-freely = כדאי לקחת אלמנט שמונח סביב אריחים שיש בהם זנים שלך, או שכדאי להגיע אליהם: הוא מעלה שם את ההתאמה.
dominant-species-lesson-adapted = ההתאמה שלך בסוואנה היא עכשיו { $match }. אבל הציפורים לקחו זרע, ובג'ונגל ההתאמה שלהן שווה לשלך: בתיקו איש אינו שולט.
dominant-species-lesson-frozen = אחר כך באה התפשטות הקרח: הציפורים הקפיאו את המדבר. מעכשיו הוא טונדרה ונותן מעט. מכל חיה נשאר בו רק זן אחד, והשאר חזרו למלאי.
dominant-species-lesson-speciation = ההתרבות שלך! היא מוסיפה זנים בכל האריחים שסביב אלמנט אחד. כדאי לבחור את המים שבמפגש הביצה, הסוואנה והטונדרה.
dominant-species-lesson-speciation-freely = בוחרים אלמנט בכדור הארץ: הזנים יתווספו באריחים שנפגשים בפינה שלו.
dominant-species-lesson-species = השטח קובע כמה: עד ארבעה בביצה, שלושה בסוואנה ואחד בטונדרה. כדאי להוסיף את כולם, שמונה זנים, בכל סדר.
dominant-species-lesson-species-other = הסדר לא משנה.
dominant-species-lesson-species-freely = ממשיכים להוסיף זנים כל עוד השטחים מרשים, או מסיימים כשזה מספיק.

dominant-species-lesson-grown = הזנים שלך בכדור הארץ: { $cubes_on_earth }. היכן שיש הרבה מהם, אריח יביא לך הרבה נקודות.
dominant-species-lesson-wanderlust = הוספת אריח: בוחרים אחד מהאריחים הגלויים. כדאי לקחת את הים.
dominant-species-lesson-wanderlust-freely = בוחרים אחד מהאריחים הגלויים, או כלום, אם אין בהם צורך.
dominant-species-lesson-lay = אריח חדש מביא נקודות בונוס: 1 אם הוא נוגע באריח אחד, 3 אם בשניים. כדאי להניח אותו היכן שהוא נוגע גם בביצה וגם בג'ונגל.
dominant-species-lesson-lay-freely = מניחים את האריח ליד אחרים: ככל שהוא נוגע ביותר אריחים, יש יותר נקודות בונוס. וכדאי לחשוב מי יעבור אליו.
dominant-species-lesson-element = אפשר להוסיף לו אלמנט. כדאי לקחת מים ולהניח אותם על הפינה שבין הים לג'ונגל: שם הם עוזרים לך בשניהם.
dominant-species-lesson-element-freely = אפשר להניח אלמנט על פינה של האריח החדש. הכי טוב אלמנט שהזנים שלך חיים ממנו.
dominant-species-lesson-laid = נקודות בונוס: { $wanderlust }. ועם המים החדשים ההתאמה שלך בג'ונגל היא { $match }: השליטה בו שוב שלך.
dominant-species-lesson-come = עכשיו כולם רשאים לעבור לאריח החדש מהאריחים שלידו. כדאי להביא שני זנים מהביצה, ואז מספיק.
dominant-species-lesson-come-freely = אפשר להעביר לאריח החדש זנים מהאריחים הסמוכים, כמה שרוצים. כשזה מספיק, מסיימים.
dominant-species-lesson-endangered = הזוחלים הוסיפו חורשה, וזן של הציפורים עבר אליה. אין סביבה זרע: התאמה 0. הזן הזה בסכנת הכחדה, ויש לידו סימן.
dominant-species-lesson-migration = הנדידה שלך. כדאי להזיז שני זנים מהביצה לטונדרה שבאמצע, ואז מספיק. מי שיש לו הכי הרבה זנים בטונדרה יקבל נקודה.
dominant-species-lesson-migration-freely = מזיזים זנים לאריחים סמוכים: ממקום שהם בסכנה בו, או למקום שנחוץ בו רוב. כשזה מספיק, מסיימים.

dominant-species-lesson-competition = תחרות. באריח אחד מכל שטח שליד העין, ובטונדרה אחת, מסירים זן שחי לצד זן שלך: את זן הציפורים בג'ונגל ואת זן הזוחלים בטונדרה.
dominant-species-lesson-competition-other = הסדר לא משנה, ואפשר גם לא להסיר אף זן.
dominant-species-lesson-competition-freely = מסירים זנים של אחרים שחיים לצד הזנים שלך, היכן שהם לוקחים ממך את המקום הראשון או את השליטה.
dominant-species-lesson-eliminated = הזוחלים עשו לך אותו דבר בסוואנה. זנים שהוסרו יצאו מהמשחק ואינם חוזרים.
dominant-species-lesson-domination = עכשיו ניקוד שליטה. הכי הרבה נקודות מקבל מי שיש לו הכי הרבה זנים באריח המנוקד, בלי קשר להתאמה; במספר שווה קודמת החיה הגבוהה יותר בשרשרת המזון. כדאי לנקד את הים החדש.
dominant-species-lesson-domination-other = גם האריח הזה נותן נקודות. כדאי לראות מי ראשון בו, ומי שולט בו ולוקח את הקלף.
dominant-species-lesson-domination-freely = כדאי לנקד אריח שנותן הרבה לך ומעט לאחרים. את הקלף לוקח מי ששולט בו.
dominant-species-lesson-scored = נקודות על הים: { $domination }. ומכיוון שהשליטה בו שלך, לוקחים אחד מהקלפים הגלויים ומבצעים אותו מיד.
dominant-species-lesson-card = כדאי לקחת את פוריות: הקלף מביא נקודות על כל הזנים באריח אחד.
dominant-species-lesson-card-freely = לוקחים קלף, ומה שכתוב בו מבצעים מיד. השאלה היא מה מועיל דווקא עכשיו.
dominant-species-lesson-fertile = כדאי לבחור את הסוואנה: יחד עם הזן של הזוחלים חיים שם הכי הרבה זנים.
dominant-species-lesson-fertile-freely = בוחרים את האריח שהקלף עוסק בו.

dominant-species-lesson-others = גם האחרים ניקדו אריחים ולקחו קלפים. בזכות זנים ליליים הציפורים עקפו אותך: מעכשיו הן מניחות גלילים ראשונות. הפעולה סדר התור יכולה להפוך את זה.
dominant-species-lesson-extinction = ואז נגמר התור. זן הציפורים שבהתאמה 0 נכחד. לך יש הכי הרבה זנים בטונדרה. נקודות מהקלף הישרדות: { $survival }.
dominant-species-lesson-leftovers = מה שאיש לא לוקח מזיק תור אחד אחר כך. מים משפע מונחים עכשיו בתיבת השממה: לכן כל המים שעל פינות הטונדרה ייעלמו, ובהם גם המים שלך שבאמצע.
dominant-species-lesson-pawn-wasteland = אלא אם מישהו יוציא אותם מהתיבה. התחיל תכנון חדש: כדאי להניח גליל על שממה.
dominant-species-lesson-pawn-wasteland-freely = { dominant-species-lesson-pawn-speciation-freely }
dominant-species-lesson-pawn-regression = בהסתגלות נשאר עשב, והוא מונח בתיבת הנסיגה: כל מי שרכש עשב מאבד אחד, אלא אם גליל מגן עליו. כדאי להניח שם גליל.
dominant-species-lesson-pawn-regression-freely = { dominant-species-lesson-pawn-speciation-freely }
dominant-species-lesson-ice-age = זה תור שלם. מספר הזנים מביא נקודות, וההתאמה שומרת עליהם בחיים ומביאה קלפים. הקלף האחרון הוא עידן הקרח: כשהוא נלקח משחקים את התור עד סופו, ואז מנקדים כל אריח פעם נוספת.
dominant-species-lesson-end = השאר בידיך, ויש עוד ארבעה גלילים להניח. רמז נמצא תמיד בהישג יד, וכל תשובה אפשר לבטל. משחק מהנה!

## What people look for in the rulebook, with the book's words for it
dominant-species-rulebook-same = קרב קרבות להילחם לחימה מלחמה תקיפה תחרות; קרח שלג קופא קפוא התפשטות טונדרה; הגבלה מגבלה מקסימום מגביל כמה; אוכל מזון אלמנט; מאגר גנים מלאי; מחלקה מחלקות חיה חיות; קודקוד קודקודים פינה פינות; משבצת משבצות עין עיניים

## Styles of computer players

dominant-species-style-breeder = המגדל
    .about = רוצה יותר מינים על פני כדור הארץ מאחרים
dominant-species-style-sovereign = השליט
    .about = רוצה לשלוט באריחים, ולקבל על כך קלפים
dominant-species-style-gatherer = המלקט
    .about = אוסף אלמנטים, וחי היכן שיש מהם הרבה
dominant-species-style-wanderer = הנווד
    .about = יוצא לטונדרה בשביל קלף ההישרדות
