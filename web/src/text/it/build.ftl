## Costruire mazzi ed eserciti

ui-build-deck = Costruisci un mazzo
ui-build-army = Costruisci un esercito
ui-build-more = Una in più: { $name }
ui-build-fewer = Una in meno: { $name }
ui-build-into = Il prossimo aggregato si unisce a questa unità
ui-build-name = Nome della lista
ui-build-unnamed = Senza nome
ui-build-keep = Salva
ui-build-kept = Salvata per tutti i tuoi dispositivi.
ui-build-kept_here = Salvata su questo dispositivo; il tavolo la riceve appena torna la connessione.
ui-build-only_here = per ora solo su questo dispositivo
ui-build-attic = Eliminate
ui-build-restore = Ripristina
ui-build-not_kept = Questo browser non salva nulla: copia il testo.
ui-build-new = Nuova lista
ui-build-mine = Le mie liste
ui-build-none = Ancora nulla di salvato.
ui-build-open = Apri
ui-build-compare = Confronta
ui-build-remove = Elimina
ui-build-older = { $n ->
    [one] una versione precedente
   *[other] { $n } versioni precedenti
}
ui-build-against = A confronto con { $name }
ui-build-same = Le stesse carte.
ui-build-profile = Mazzo per
ui-build-profile-standard = mazzi tuoi
ui-build-profile-one_box = una scatola per due
ui-build-profile-introductory = la prima partita
ui-build-figures = Numeri
ui-build-nothing = Qui si conta ciò che aggiungi.
ui-build-curve = Carte per costo
ui-build-icons = Icone
ui-build-kinds = Tipi
ui-build-plots = Tutte le trame insieme
ui-build-draw = Probabilità di averne pescata una
ui-build-copies = copie
ui-build-first = prima mano
ui-build-points = Punti
ui-build-neutral = Punti neutrali
ui-build-activations = Attivazioni
ui-build-tactics = Mazzo Tattica
ui-build-hand = Pesca una mano di prova
ui-build-texts = Come testo, come link
ui-build-text = La lista come testo
ui-build-copy = Copia il testo
ui-build-copied = Copiato.
ui-build-link = Copia un link
ui-build-link_long = Questa lista è troppo lunga per un link: invia il testo.
ui-build-link_bad = In questo link non c’è nessuna lista leggibile.
ui-build-paste = Incolla una lista, in inglese, spagnolo o italiano
ui-build-take = Usala
ui-build-read = Letta.
ui-build-list = La mia lista
ui-build-faction_first = Prima scegli una fazione.
