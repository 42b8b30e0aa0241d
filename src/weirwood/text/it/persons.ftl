# Ciò che si nega a chi vuole farsi riconoscere.
why-table-bad_passkey = Non è stato possibile verificare questa passkey. Nulla è cambiato.
why-table-no_passkey = Questo tavolo non conosce questa passkey.
why-table-copied_passkey = Questa passkey sembra copiata: altrove ha firmato più volte. Entra in un altro modo e toglila.
why-table-challenge = È passato troppo tempo, oppure era già stata usata. Riprova.
why-table-bad_code = Questo codice non apre nulla: è già usato, sostituito o scritto male.
why-table-old_link = Questo link è già stato usato o è troppo vecchio. Chiedi un nuovo codice sull’altro dispositivo.
why-table-no_device = Nessuno dei tuoi dispositivi si chiama così.
why-table-too_many_devices = Hai già { $most } dispositivi: prima allontanane uno.
why-table-too_many_passkeys = Hai già { $most } passkey: prima togline una.
why-table-full_lists = Il tavolo conserva { $most } liste di tutti i suoi ospiti e non ne accetta altre.
why-table-too_many_lists = Conservi già { $most } liste: buttane prima una.
why-table-lists_too_large = Tutte le tue liste con le loro versioni sono troppo grandi: al massimo { $most } caratteri. Buttane prima una.
