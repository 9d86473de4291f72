# מילים משותפות לכל המשחקים והכלים.

sheet-total = סך הכול
sheet-place = מקום

# מספרים עם שמות העצם שלהם, בספרי הכללים.

rulebook-points = { $count ->
    [one] נקודה אחת
    [two] { $count } נקודות
   *[other] { $count } נקודות
}
rulebook-cards = { $count ->
    [one] קלף אחד
    [two] { $count } קלפים
   *[other] { $count } קלפים
}

# Said for a game that has no words of its own for it.

words-question = מה התשובה?
words-table = השולחן

# דפי עזר להדפסה.

aid-name = דף עזר
aid-scoring = ניקוד
aid-end = סוף המשחק
aid-actions = הפעולות
aid-basics = מה נחשב
aid-points = נקודות
aid-terrain = שטח
aid-printed = מודפס
aid-times = { $animal } × { $times }
# למה אי אפשר לבחור עכשיו משהו שעל השולחן.

why-over = המשחק נגמר.
why-waiting = זה לא התור שלך. השולחן מחכה ל: { $names }.
why-luck = רק רגע: הגורל מחליט.
why-asked = עכשיו השאלה אחרת: { $question }

play-winners = { $count ->
    [one] ניצחון של { $names }!
    [two] ניצחון משותף: { $names }
   *[other] ניצחון משותף: { $names }
}
# משחק ראשון צעד אחר צעד, כשאין למשחק מילים משלו: אחרי תשובה אחרת מזו של השיעור, ולפני הבאה.

lesson-step = שיעור, { $step } מתוך { $of }
lesson-chapter = פרק { $number } מתוך { $of }: { $title }
lesson-other = זו דרך אחרת מזו של השיעור, וזה מותר: מכאן ואילך המזל והיריבים אמיתיים. אפשר לבטל את התשובה כדי לראות מה השיעור הציע.
lesson-freely = כדאי לראות מה נשאל ולנסות: כל תשובה אפשר לבטל, וספר הכללים מסביר אותה.

# מה מדבר בעד תשובה, בשורה אחת: איך משתנות שורות דף הניקוד, שלך ושל מי שמפסיד משהו.

hint-because = למה: { $changes }.
hint-more = { $row } ‎+{ $points }‎
hint-less = { $row } ‎−{ $points }‎
hint-other = { $name }: { $changes }

# איך משחק המחשב בכל רמה.

bot-beginner = לוקח את מה שמביא נקודות עכשיו, ולעתים קרובות מפספס את המקום הטוב יותר
bot-casual = יודע מה טוב, ולא תמיד מסתכל פעמיים
bot-club = שיחק הרבה, ומדי פעם לא מספיק זהיר
bot-strong = מעריך כמו מומחה, עם טעויות קטנות
bot-expert = הטוב ביותר שרואים בניסיון רב ובמבט ראשון
bot-master = מביט גם קדימה, אל מה שיעשו האחרים
bot-random = תשובה חוקית כלשהי, לכולן אותו סיכוי
bot-greedy = התשובה הטובה ביותר שרואים בלי להסתכל קדימה
