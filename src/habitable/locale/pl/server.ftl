# Serwer i jego klienci: habitable serve, habitable bot oraz to, co serwer mówi, gdy czegoś nie można zrobić.

cli-serve-help = Uruchom serwer ze stołami: gra się w przeglądarce, tutaj albo przez sieć.
cli-bot-help = Niech gracz komputerowy usiądzie przy stole na serwerze.

## habitable serve

serve-host-help = Adres, pod którym serwer nasłuchuje; domyślnie 127.0.0.1, dostępny tylko z tego komputera.
serve-port-help = Port; domyślnie 8000. Przy 0 dowolny wolny.
serve-lan-help = Wpuść wszystkich z sieci lokalnej i pokaż link dla nich, także jako kod QR.
serve-database-help = Gdzie wszystko jest przechowywane: sqlite:///ścieżka/do/pliku albo postgresql://user@host/nazwa; domyślnie plik w twoim folderze danych.
serve-public-url-help = Adres, pod którym serwer jest dostępny dla ludzi, na przykład https://example.org.
serve-bots-help = Ile procesów myśli za graczy komputerowych; domyślnie o jeden mniej niż rdzeni.
serve-workers-help = Ile procesów obsługuje ludzi; domyślnie 1. Więcej niż jeden wymaga PostgreSQL.
serve-no-limits-help = Niech każdy wysyła tak szybko, jak potrafi: do testów i pomiarów.
serve-forwarded-help = Serwery pośredniczące, oddzielone przecinkami, którym wierzymy, gdy mówią, skąd ktoś przychodzi; domyślnie 127.0.0.1, jeśli podano --public-url, a bez niego żadne.
serve-log-help = Jak zapisywane są błędy: text albo json, z jednym obiektem w każdym wierszu.
serve-lan-or-host = --lan i --host mówią dwie różne rzeczy; wystarczy jedno z nich
serve-ready = Habitable jest pod adresem { $url } – Ctrl-C kończy.
serve-scan = Dla telefonu w tej samej sieci:
serve-ended = Habitable zakończył pracę. Każda przyjęta odpowiedź jest zachowana.
serve-no-page = Strona nie została zbudowana
serve-no-page-how = Ten serwer uruchomiono ze źródeł, bez strony. Żeby ją zbudować: { $command }

## habitable bot

bot-url-help = Adres serwera.
bot-table-help = Identyfikator stołu; domyślnie pierwszy otwarty z wolnym miejscem, na który gracz poczeka.
bot-seat-help = Miejsce, licząc od 0; domyślnie pierwsze wolne.
bot-name-help = Imię przy stole.
bot-level-help = Jak wybiera: greedy (to, co radzi serwer), random (dowolna odpowiedź) albo first (zawsze pierwsza).
bot-secret-help = Sekret zaproszenia do stołu.
bot-no-such-level = nie ma poziomu „{ $level }”; poziomy: { $levels }
bot-bad-url = { $url }: adres zaczyna się od http:// albo https://
bot-secret-alone = zaproszenie jest do jednego stołu: --table mówi, do którego
bot-no-seat = przy tym stole nie ma wolnego miejsca
bot-no-server = nikt nie odpowiada pod { $url }: { $error }
bot-waits = Pod { $url } nie ma jeszcze stołu z wolnym miejscem: { $name } czeka.
bot-no-hints = Przy tym stole nie ma podpowiedzi: odtąd dowolna odpowiedź.
bot-sits = { $name } siedzi: { $url }, stół { $table }, miejsce { NUMBER($seat, useGrouping: 0) }.
bot-result = { $place }. { $name }: { $points }

## Co serwer mówi, gdy czegoś nie można zrobić

refused-who-are-you = najpierw podaj swoje imię
refused-bad-name = imię składa się z widocznych znaków i nie ma takich, które zmieniają kierunek pisma
refused-other-origin = to przyszło z innej strony i niczego nie zmienia
refused-no-such-door = pod tym adresem nic nie ma
refused-no-such-table = nie ma takiego stołu
refused-no-such-seat = nie ma takiego miejsca
refused-no-such-bot = nie ma gracza komputerowego „{ $level }”; są: { $levels }
refused-bad-options = takiego stołu być nie może: { $why }
options-large = { $place }: najwyżej { $most } bajtów, nie { $given }
refused-bad-document = tej pozycji nie da się odczytać: { $why }
refused-bad-request = tego nie da się zrozumieć: { $why }
refused-too-large = to jest za duże
refused-too-many = za dużo naraz; spróbuj ponownie za { $seconds } s
refused-too-many-open = masz { $most } stołów, przy których gra się nie zaczęła: zacznij przy jednym z nich albo go zamknij
refused-not-the-host = może to zrobić tylko osoba, która utworzyła stół
refused-not-your-seat = to nie jest twoje miejsce
refused-not-invited = to miejsce czeka na kogoś z zaproszeniem; jeśli twoje już nie działa, poproś o nowe
refused-seat-taken = to miejsce jest zajęte: siedzi tam { $name }
refused-seats-free = niektóre miejsca są jeszcze wolne
refused-one-seat-each = przy poważnym stole każdy ma jedno miejsce
refused-no-lesson = nie ma takiej lekcji: gra „{ $game }” nie ma żadnej albo ma inne miejsca
refused-not-begun = gra jeszcze się nie zaczęła
refused-begun = gra już się zaczęła
refused-over = gra jest skończona
refused-not-over = gra jeszcze trwa
refused-away = na tym miejscu gra teraz gracz komputerowy; najpierw wróć
refused-not-away = to miejsce jest już twoje
refused-no-undo = przy tym stole niczego się nie cofa
refused-nothing-to-undo = nie ma czego cofnąć
refused-undo-absent = nieobecna osoba, { $name }, nie może wyrazić zgody: to można cofnąć dopiero po jej powrocie
refused-undo-serious = przy poważnym stole cofa się tylko własne odpowiedzi, zanim odpowie ktoś inny albo los
refused-no-offer = nikt już o to nie prosi
refused-damaged = to, co serwer zachował z tego stołu, jest uszkodzone; nie można go pokazać
refused-not-asked = teraz nie ma do ciebie pytania
refused-outdated = za późno: w międzyczasie stało się coś innego
refused-illegal-answer = teraz nie można tego zrobić: { $why }
refused-no-hints = przy tym stole nie ma podpowiedzi
refused-no-answer = w tej chwili nikt nie zna odpowiedzi
refused-old-rules = tę grę ({ $game }) zaczęto według starszych zasad (wersja { $rules }) i nie można jej kontynuować
refused-not-kept = serwer nie mógł tego zachować; spróbuj jeszcze raz
refused-our-mistake = to nie powinno się zdarzyć; błąd jest po naszej stronie
refused-bad-record = tego zapisu nie da się odtworzyć: { $why }
refused-too-slow = obliczenie tego trwa zbyt długo
refused-busy = serwer ma teraz za dużo do policzenia; spróbuj ponownie za { $seconds } s

## Co jest nie tak z ustawieniami albo z bazą danych

settings-wrong = { $why } (ustawienia: { $names }; flagi, HABITABLE_… albo { $file })
settings-bots = { $place }: { $given } powinno być liczbą procesów; 0 oznacza o jeden mniej niż rdzeni
settings-workers = { $place }: { $given } powinno być liczbą procesów, co najmniej 1
settings-postgresql = { $place }: { $given } to więcej niż jeden proces, a to wymaga PostgreSQL (--database postgresql://user@host/nazwa); z SQLite działa jeden
settings-proxies = { $place }: { $given } powinno mieć postać 10.0.0.7 albo 10.0.0.0/24
settings-public-url = { $place }: { $given } powinno mieć postać https://example.org
serve-cannot-listen = nie można nasłuchiwać pod { $where }: { $error }; inny adres podaje się przez --port albo --host
serve-not-alone = na { $file } działa już inny serwer; najpierw go zakończ albo podaj inną --database
database-address = { $place }: adres bazy danych to sqlite:///ścieżka/do/pliku albo postgresql://user@host/nazwa
database-file = { $place }: plik podaje się po trzech ukośnikach: sqlite:///habitable.db, sqlite:////var/habitable.db
database-wrong = { $place }: baza danych odpowiada: { $why }
database-newer = { $place }: { $why }; czy powstała w nowszej wersji tego programu?
database-lacks = { $place }: baza danych podaje się za aktualną, a brakuje w niej: { $what }; przywróć ją z kopii albo podaj inną --database
store-failed = baza danych nie mogła tego zachować: { $error }
store-closed = baza danych jest zamknięta
