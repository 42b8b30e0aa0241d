# Ciò che si rifiuta a chi vuole essere avvisato su un dispositivo.
why-table-no_push = Questo tavolo avvisa i dispositivi solo tramite servizi conosciuti: { $allowed }. L'indirizzo porta altrove.
why-table-no_pushes = Questo tavolo non avvisa alcun dispositivo quando tocca a qualcuno.
why-table-bad_push = Le chiavi di questa iscrizione non sono valide: servono un punto ellittico di 65 byte e un segreto di 16, in base64.
why-table-bad_quiet = Le ore di silenzio sono minuti di un giorno, da 0 a { $most }, e un orologio è avanti o indietro di un giorno al massimo.
