# Il tavolo come applicazione: ciò che un telefono ne mostra.
app-about = Quattro giochi da tavolo di Westeros, giocati come si deve.
app-mine = Le mie partite
