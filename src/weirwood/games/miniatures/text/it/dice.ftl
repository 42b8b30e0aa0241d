### The chapter dice

ask-dice-reroll = Scegli { $a ->
    [attack] i dadi di Attacco
    [defense] i dadi di Difesa
    [test] i dadi del test
    [charge] il dado della Carica
   *[other] il dado della Ritirata
} da ritirare{ $b ->
    [token] {" "}spendendo un segnalino condizione
   *[other] {""}
}.
option-die = Dado { $a }
event-dice-roll_off = Tiro per { $what ->
    [role] il ruolo
    [terrain] il terreno
    [zone] la zona di schieramento
   *[other] il primo giocatore
}: { $seats } ottengono { $dice }.
event-dice-rolled = { $what ->
    [danger] Il terreno pericoloso infligge D3+1 ferite: il dado dà { $dice }.
    [arrows] Le frecce infliggono D3+2 colpi: il dado dà { $dice }.
    [tar] La pece e il catrame infliggono D3 ferite: il dado dà { $dice }.
    [oil] L'olio bollente infligge D3+1 ferite: il dado dà { $dice }.
    [pieces] Si collocano D3+2 elementi di terreno: il dado dà { $dice }.
    [terrain] Tiro per il prossimo elemento di terreno: { $dice }.
   *[other] Si tira un dado per l'effetto: { $dice }.
}
event-dice-rerolled = { $seat } fa ritirare { $count } { $count ->
    [one] dado
   *[other] dadi
}: { $dice }.
