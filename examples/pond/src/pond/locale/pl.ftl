# Staw

pond-title = Staw
pond-about = Zatrzymaj kartę, podaj resztę dalej: lilie, żaby, ważki, traszki i szczupaki do twojego stawu, do tego tajny cel. Dziesięć minut.

## Rodzaje kart

pond-kind-lily = lilia
pond-kind-frog = żaba
pond-kind-dragonfly = ważka
pond-kind-newt = traszka
pond-kind-pike = szczupak

## Stół

pond-heading = tura { $turn } z 7
pond-heading-over = koniec gry
pond-field-hand = Twoja ręka
pond-field-kept = Zatrzymujesz
pond-field-ponds = Stawy
pond-field-lily = lilie
pond-field-frog = żaby
pond-field-dragonfly = ważki
pond-field-newt = traszki
pond-field-pike = szczupaki
pond-field-goal = cel

## Arkusz punktów

pond-row-lily = lilie
pond-row-frog = żaby
pond-row-dragonfly = ważki
pond-row-newt = traszki
pond-row-pike = szczupaki
pond-row-goal = cel

## O co pyta gra i co się stało

pond-question-keep = Którą kartę zatrzymujesz?
pond-answer-keep = { $kind }
pond-event-drew = Cel gracza { $seat }: { $kind }.
pond-event-kept = { $seat }: { $kind }.
pond-event-showed = Cel gracza { $seat }: { $kind }, { $points } pkt.
pond-rules =
    Każdy potajemnie zatrzymuje jedną kartę z ręki i wkłada ją do swojego stawu; reszta ręki idzie w lewo. Ostatnia karta zostaje u tego, kto ją dostał.
    Lilia: 1. Żaba: 3, jeśli ma swoją lilię. Ważki: 1, 3, 6, 10, … Najwięcej traszek: 6, do podziału. Szczupak: 5, jeśli jest jedyny.
    Twój tajny cel: dodatkowe 2 za każdą kartę tego rodzaju w twoim stawie.
