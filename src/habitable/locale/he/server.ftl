# השרת ולקוחותיו: habitable serve, habitable bot, ומה שהשרת אומר כשאי אפשר לעשות משהו.

cli-serve-help = הפעלת שרת עם שולחנות: משחקים בדפדפן, כאן או דרך הרשת.
cli-bot-help = שחקן ממוחשב שמתיישב ליד שולחן של שרת.

## habitable serve

serve-host-help = הכתובת להאזנה; אחרת 127.0.0.1, שרק המחשב הזה מגיע אליה.
serve-port-help = הפורט; אחרת 8000. עם 0, פורט פנוי כלשהו.
serve-lan-help = כל מי שברשת המקומית יכול לבוא, והקישור בשבילם מוצג, גם כקוד QR.
serve-database-help = איפה הכול נשמר: ‎sqlite:///path/to/file‎ או ‎postgresql://user@host/name‎; אחרת קובץ בתיקיית הנתונים שלך.
serve-public-url-help = הכתובת שבה אנשים מגיעים לשרת, כמו ‎https://example.org‎.
serve-bots-help = כמה תהליכים חושבים בשביל השחקנים הממוחשבים; אחרת אחד פחות ממספר הליבות.
serve-workers-help = כמה תהליכים משרתים אנשים; אחרת 1. יותר מאחד דורש PostgreSQL.
serve-no-limits-help = כל אחד שולח מהר ככל שהוא יכול: לבדיקות ולמדידות.
serve-forwarded-help = שרתי הפרוקסי, מופרדים בפסיקים, שמאמינים להם כשהם אומרים מאיפה מישהו בא; אחרת 127.0.0.1 אם יש ‎--public-url‎, ואם אין, אף אחד.
serve-log-help = איך נכתבות שגיאות: text, או json עם אובייקט בכל שורה.
serve-lan-or-host = ‎--lan‎ ו־‎--host‎ אומרים שני דברים שונים; אחד מהם מספיק
serve-ready = Habitable נמצא בכתובת { $url } – ‏Ctrl-C מסיים.
serve-scan = לטלפון באותה רשת:
serve-ended = Habitable הסתיים. כל תשובה שהתקבלה נשמרה.
serve-no-page = הדף לא נבנה
serve-no-page-how = השרת הזה הופעל מקוד המקור, בלי הדף. כדי לבנות אותו: { $command }

## habitable bot

bot-url-help = הכתובת של השרת.
bot-table-help = המזהה של השולחן; אחרת השולחן הפתוח הראשון שיש בו מקום פנוי, ומחכים לו.
bot-seat-help = המקום, בספירה מ־0; אחרת המקום הפנוי הראשון.
bot-name-help = השם ליד השולחן.
bot-level-help = איך הוא בוחר: greedy (מה שהשרת מייעץ), random (תשובה כלשהי) או first (תמיד הראשונה).
bot-secret-help = הסוד של הזמנה לשולחן.
bot-no-such-level = אין רמה ״{ $level }״; הרמות: { $levels }
bot-bad-url = { $url }: כתובת מתחילה ב־http://‎ או ב־https://‎
bot-secret-alone = הזמנה היא לשולחן אחד: ‎--table‎ אומר לאיזה
bot-no-seat = אין מקום פנוי ליד השולחן הזה
bot-no-server = אף אחד לא עונה ב־{ $url }: { $error }
bot-waits = ב־{ $url } אין עדיין שולחן עם מקום פנוי: { $name } בהמתנה.
bot-no-hints = אין רמזים ליד השולחן הזה: מעכשיו תשובה כלשהי.
bot-sits = המקום של { $name }: { $url }, שולחן { $table }, מקום { NUMBER($seat, useGrouping: 0) }.
bot-result = { $place }. { $name }: { $points }

## מה שהשרת אומר כשאי אפשר לעשות משהו

refused-who-are-you = קודם צריך לומר שם
refused-bad-name = בשם יש תווים שרואים, ואין תווים שמשנים את כיוון הכתיבה
refused-other-origin = זה הגיע מאתר אחר ואינו משנה דבר
refused-no-such-door = אין דבר בכתובת הזאת
refused-no-such-table = אין שולחן כזה
refused-no-such-seat = אין מקום כזה
refused-no-such-bot = אין שחקן ממוחשב ״{ $level }״; יש: { $levels }
refused-bad-options = שולחן כזה לא ייתכן: { $why }
options-large = { $place }: לכל היותר { $most } בתים, לא { $given }
refused-bad-document = אי אפשר לקרוא את המצב הזה: { $why }
refused-bad-request = אי אפשר להבין את זה: { $why }
refused-too-large = זה גדול מדי
refused-too-many = יותר מדי בבת אחת; אפשר לנסות שוב בעוד { $seconds } שנ׳
refused-too-many-open = יש לך { $most } שולחנות שלא התחילו: צריך להתחיל באחד מהם או לסגור אותו
refused-not-the-host = רק מי שפתח את השולחן יכול לעשות זאת
refused-not-your-seat = זה לא המקום שלך
refused-not-invited = המקום הזה מחכה למישהו עם הזמנה; אם שלך כבר לא פועלת, אפשר לבקש חדשה
refused-seat-taken = המקום הזה תפוס: זה המקום של { $name }
refused-seats-free = יש עוד מקומות פנויים
refused-one-seat-each = בשולחן רציני לכל אחד מקום אחד
refused-no-lesson = אין שיעור כזה: למשחק ״{ $game }״ אין שיעור, או שיש בו מקומות אחרים
refused-not-begun = המשחק עוד לא התחיל
refused-begun = המשחק כבר התחיל
refused-over = המשחק הסתיים
refused-not-over = המשחק עוד לא הסתיים
refused-away = שחקן ממוחשב משחק כעת במקום הזה; יש לחזור אליו תחילה
refused-not-away = המקום הזה כבר שלך
refused-no-undo = בשולחן הזה לא מבטלים מהלכים
refused-nothing-to-undo = אין מה לבטל
refused-undo-absent = אי אפשר לשאול את { $name } בזמן ההיעדרות: אפשר יהיה לבטל את זה אחרי החזרה
refused-undo-serious = בשולחן רציני מבטלים רק תשובות של עצמך, לפני שמישהו אחר או המזל הגיבו
refused-no-offer = איש אינו מבקש זאת עוד
refused-damaged = מה שהשרת שמר מהשולחן הזה פגום; אי אפשר להציג אותו
refused-not-asked = עכשיו אין שאלה אליך
refused-outdated = מאוחר מדי: בינתיים קרה משהו אחר
refused-illegal-answer = אי אפשר לעשות את זה עכשיו: { $why }
refused-no-hints = בשולחן הזה אין רמזים
refused-no-answer = כרגע אף אחד לא יודע תשובה
refused-old-rules = המשחק הזה ({ $game }) התחיל לפי חוקים ישנים (גרסה { $rules }) ואי אפשר להמשיך אותו
refused-not-kept = השרת לא הצליח לשמור את זה; אפשר לנסות שוב
refused-our-mistake = זה לא היה אמור לקרות; הטעות שלנו
refused-bad-record = אי אפשר לשחזר את הרישום הזה: { $why }
refused-too-slow = החישוב הזה לוקח יותר מדי זמן
refused-busy = יש עכשיו יותר מדי חישובים; אפשר לנסות שוב בעוד { $seconds } שנ׳

## מה לא בסדר בהגדרות או במסד הנתונים

settings-wrong = { $why } (ההגדרות: { $names }; דגלים, HABITABLE_…‎ או { $file })
settings-bots = { $place }: { $given } צריך להיות מספר תהליכים; 0 הוא אחד פחות ממספר הליבות
settings-workers = { $place }: { $given } צריך להיות מספר תהליכים, 1 או יותר
settings-postgresql = { $place }: { $given } תהליכים דורשים PostgreSQL (‎--database postgresql://user@host/name‎); עם SQLite יש אחד
settings-proxies = { $place }: { $given } צריך להיראות כמו 10.0.0.7 או 10.0.0.0/24
settings-public-url = { $place }: { $given } צריך להיראות כמו ‎https://example.org‎
serve-cannot-listen = אי אפשר להאזין בכתובת { $where }: { $error }; אפשר לבחור אחרת עם ‎--port‎ או ‎--host‎
serve-not-alone = שרת אחר כבר פועל על { $file }; יש לסיים אותו קודם, או לבחור ‎--database‎ אחר
database-address = { $place }: כתובת של מסד נתונים היא ‎sqlite:///path/to/file‎ או ‎postgresql://user@host/name‎
database-file = { $place }: הקובץ בא אחרי שלושה לוכסנים: ‎sqlite:///habitable.db‎, ‎sqlite:////var/habitable.db‎
database-wrong = { $place }: מסד הנתונים משיב: { $why }
database-newer = { $place }: { $why }; האם הוא נוצר בגרסה חדשה יותר של התוכנה?
database-lacks = { $place }: מסד הנתונים מציג את עצמו כמעודכן, אבל חסרים בו: { $what }; יש לשחזר אותו מעותק, או לבחור ‎--database‎ אחר
store-failed = מסד הנתונים לא הצליח לשמור את זה: { $error }
store-closed = מסד הנתונים סגור
