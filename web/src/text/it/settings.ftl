## Settings, notices, data of one’s own

ui-language = Lingua
ui-theme = Colori
ui-theme-auto = Come il sistema
ui-theme-light = Chiaro
ui-theme-dark = Scuro
ui-motion = Movimento
ui-motion-auto = Come il sistema
ui-motion-full = Completo
ui-motion-none = Nessuno
ui-sound = Suono
ui-sound-on = Acceso
ui-sound-off = Muto
ui-confirm_answers = Chiedi conferma per ogni risposta
ui-confirm_answers-help = Disattivato: si conferma solo ciò che è segreto o non si può annullare.
ui-step_by_step = Una domanda alla volta
ui-step_by_step-help = Disattivato: ciò che va insieme, come una marcia, si compone in un solo pannello e si invia con un tocco.
ui-stop_everywhere = Fermati a ogni domanda
ui-stop_everywhere-help = Disattivato: quando non c’è scelta si risponde al posto tuo, a meno che ciò non riveli qualcosa agli altri.

ui-data-paste = Incolla qui una lista

ui-notices = Avvisami quando tocca a me
ui-notices-mail = Per e-mail a
ui-notices-hook = Con un webhook ({ $hosts })
ui-notices-save = Salva
ui-notices-saved = Salvato.
ui-notices-confirm = Salvato. Ti abbiamo mandato un’e-mail: apri il suo link per confermare.
ui-offered = In questa partita c’è un posto libero.
ui-watchers_chat = Gli spettatori possono chattare

ui-licences = Di che cosa è fatto questo tavolo, e le sue licenze
ui-data = I tuoi dati
ui-data-help = Ciò che questo tavolo sa di questo browser: il tuo nome, i tuoi posti, ciò che hai detto.
ui-data-export = Salva una copia
ui-data-forget = Cancella tutto
ui-data-forget-sure = Davvero? I tuoi posti vanno ai bot, le tue partite non si trovano più qui, e non si torna indietro.
ui-data-forgotten = Cancellato. Questo browser è di nuovo uno sconosciuto qui.
ui-data-none = Di questo browser non si sa ancora nulla.
