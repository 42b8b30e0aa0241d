## Partita veloce: aspettare qualcuno con cui giocare

ui-quick-waiting = Cerco giocatori
ui-quick-others = { $n ->
    [0] Per ora non aspetta nessun altro.
    [one] Aspetta un’altra persona.
   *[other] Aspettano altre { $n } persone.
}
ui-quick-seats = Giocatori
ui-quick-seats-any = Quanti si è
ui-quick-pace = Ritmo, a risposta
ui-quick-pace-live = Dal vivo: 3 minuti
ui-quick-pace-slow = Con calma: 3 giorni
ui-quick-cancel = Smetti di cercare
ui-quick-bots-help = Non serve aspettare: i posti liberi possono prenderli i bot.
ui-quick-bots = Gioca subito con i bot
ui-quick-company = { $n ->
    [one] Qualcuno sta per cominciare con i bot nei posti liberi.
   *[other] { $n } persone stanno per cominciare con i bot nei posti liberi.
}
ui-quick-come = Unisciti
ui-quick-agreed = Un momento: forse si unisce qualcuno.
ui-quick-found = Il tavolo c’è! La partita comincia quando ci siete tutti.
ui-quick-back = Qualcuno non è venuto. Mantieni il tuo turno e continui ad aspettare.
ui-quick-unfit = «{ $name }» così non si può giocare a questo tavolo. Aspetti con una lista pronta.
