# בריכה

pond-title = בריכה
pond-about = שומרים קלף ומעבירים את היד הלאה: נופרים, צפרדעים, שפיריות, טריטונים וזאבי מים לבריכה שלך, ומטרה סודית. עשר דקות.

## סוגי קלפים

pond-kind-lily = נופר
pond-kind-frog = צפרדע
pond-kind-dragonfly = שפירית
pond-kind-newt = טריטון
pond-kind-pike = זאב מים

## השולחן

pond-heading = תור { $turn } מתוך 7
pond-heading-over = המשחק נגמר
pond-field-hand = היד שלך
pond-field-kept = נשמר אצלך
pond-field-ponds = הבריכות
pond-field-lily = נופרים
pond-field-frog = צפרדעים
pond-field-dragonfly = שפיריות
pond-field-newt = טריטונים
pond-field-pike = זאבי מים
pond-field-goal = מטרה

## דף הניקוד

pond-row-lily = נופרים
pond-row-frog = צפרדעים
pond-row-dragonfly = שפיריות
pond-row-newt = טריטונים
pond-row-pike = זאבי מים
pond-row-goal = מטרה

## מה נשאל ומה קרה

pond-question-keep = איזה קלף לשמור?
pond-answer-keep = { $kind }
pond-event-drew = המטרה של { $seat }: { $kind }.
pond-event-kept = { $seat }: { $kind }.
pond-event-showed = המטרה של { $seat }: { $kind }, { $points } נק׳.
pond-rules =
    כל אחד שומר בסתר קלף אחד מהיד ומניח אותו בבריכה שלו; שאר היד עוברת שמאלה. הקלף האחרון נשאר אצל מי שקיבל אותו.
    נופר: 1. צפרדע: 3 אם יש לה נופר משלה. שפיריות: 1, 3, 6, 10, … הכי הרבה טריטונים: 6, בחלוקה. זאב מים: 5 אם הוא היחיד.
    המטרה הסודית: עוד 2 לכל קלף מהסוג שלה בבריכה שלך.
