## Il gioco.

game-title = Il gioco di carte
game-blurb = Trame, sfide e rivendicazione: due casate in giostra, o fino a sei in mischia per il Concilio Ristretto. Vince chi arriva prima a 15 potere.

setting-mode = Formato
    .help = La giostra è per due giocatori; la mischia, con i titoli, da tre a sei.
setting-mode-auto = Secondo il numero dei giocatori
setting-mode-joust = Giostra
setting-mode-melee = Mischia
setting-decks = Mazzi
    .help = Uno per posto: il nome di un mazzo pronto o una lista. Se non si indica nulla, i mazzi pronti di una scatola.
setting-lists = Liste dei mazzi
    .help = Con liste chiuse gli altri sanno del tuo mazzo solo fazione e agenda, e ciò che hanno visto.
setting-lists-open = Aperte
setting-lists-closed = Chiuse

## Domande.

ask-setup-mulligan = Tieni questa mano o la rimescoli una volta per sette carte nuove?
ask-setup-place = Disponi carte iniziali per un massimo di 8 oro.
ask-setup-attach = A quale dei tuoi personaggi assegni questo accessorio?
ask-plot-choose = Scegli una trama in segreto.
ask-plot-first = Hai vinto l'iniziativa: chi è il primo giocatore?
ask-plot-order = Di chi è la prossima abilità «quando rivelata»?
ask-title-choose = Prendi un titolo in segreto.
ask-title-redirect = Da Reggente della Corona: devii questa sfida verso un altro giocatore?
ask-title-target = La sfida viene deviata: contro chi?
ask-window-save = { $c_id ->
    [window_cancels] Lo annulli? Sta per avere effetto: { $e }.
   *[other] Salvi la carta? Sta per lasciare il gioco: { $e }.
}
ask-window-interrupt = { $e ->
    [none] Interrompi? Sta per accadere: { $d }.
   *[other] Interrompi? Sta per accadere: { $d } ({ $e }).
}
ask-window-reaction = { $e ->
    [none] Reagisci? È accaduto: { $d }.
   *[other] Reagisci? È accaduto: { $d } ({ $e }).
}
ask-window-forced = Quale abilità obbligata si risolve ora?
ask-window-action = { $b_id ->
    [own_marshal] Il tuo schieramento: gioca carte e agisci, o passa per finirlo.
   *[other] { $b }: agisci o passi?
}
ask-cost-x = { $b }: quanto vale X?
ask-cost-kneel = { $c }: quale carta inginocchi come costo?
ask-cost-discard = { $c }: quale carta scarti come costo?
ask-target-player = { $c }: scegli un giocatore.
ask-target-card = { $c }: scegli un bersaglio.
ask-pick-card = { $c }: quale carta?
ask-pick-player = { $c }: quale giocatore?
ask-name-word = { $c }: scegli un'opzione.
ask-search-take = { $c }: quale carta prendi?
ask-attach-host = { $a }: a quale personaggio si assegna?
ask-tickler-player = Quale mazzo perde la prima carta?
ask-tickler-copy = Scarti dal gioco una copia di quella carta?
ask-trader-take = Prendi al massimo una di queste carte.
ask-trader-bottom = Metti le altre in fondo: la prima nominata resta sotto a tutte.
ask-bear-bottom = Mettine fino a tre in fondo: la prima nominata resta sotto a tutte.
ask-bear-top = Rimetti le altre in cima: la prima nominata resta sopra a tutte.
ask-olenna-type = Nomina un tipo di carta.
ask-olenna-take = Quale carta prendi?
ask-fire-choice = La rimescoli nel mazzo o la metti in gioco?
ask-challenge-declare = Lancia una sfida, o passa per finire le tue sfide.
ask-challenge-attackers = Dichiara i tuoi attaccanti.
ask-challenge-stealth = Chi viene aggirato con furtività?
ask-challenge-defenders = Dichiara i tuoi difensori.
ask-claim-military = Rivendicazione: quali tuoi personaggi muoiono?
ask-claim-opponents = Contro chi applichi la rivendicazione?
ask-keywords-order = Quale parola chiave si risolve ora?
ask-keywords-use = { $a }: con quale personaggio?
ask-keywords-intimidate = Chi intimidisci?
ask-standing-choose = Quali personaggi si rialzano?
ask-taxation-reserve = Hai più carte della tua riserva: scarta fino a raggiungerla.
ask-settle-order = Quale di queste si risolve per prima?
ask-winning-name = Più giocatori hanno 15 potere: chi vince?
ask-winning-eliminate = Più mazzi sono vuoti: chi è eliminato ora?
ask-delay-order = Quale effetto ritardato avviene ora?

## Opzioni.

option-keep = Tenere la mano
option-mulligan = Sette carte nuove
option-hand = { $c ->
    [none] { $a }
   *[other] { $a } ({ $c })
}
option-deck = { $c ->
    [none] { $a }
   *[other] { $a } ({ $c })
}
option-discard = { $a } (pila degli scarti)
option-dead = { $a } (pila dei morti)
option-card = { $a }
option-plot = { $a }
option-title = { $a }
option-seat = { $a_seat }
option-use = { $d ->
    [none] Usare { $a }
   *[other] Usare { $a }: { $d }
}
option-play = { $b ->
    [none] Giocare { $a }
   *[other] Giocare { $a }: { $b }
}
option-save = Scartare un duplicato per salvare: { $a }
option-marshal = Schierare { $a }
option-duplicate = Aggiungere un duplicato: { $a }
option-ambush = Imboscata: { $a }
option-challenge = { $a ->
   *[other] Sfida ({ $a }) contro { $b_seat }
}
option-icon = { $a }
option-reward = { $a }
option-type = { $a }
option-keyword = { $a }
option-delay = { $a }
option-shuffle = Rimescolarla nel mazzo
option-fire-choice-play = Metterla in gioco

## Ciò che accade.

event-first-drawn = { $seat } è primo giocatore per la preparazione.
event-setup-mulligan = { $seat } cambia la mano iniziale.
event-setup-placed = { $n ->
    [0] { $seat } non dispone carte iniziali.
    [one] { $seat } dispone 1 carta iniziale.
   *[other] { $seat } dispone { $n } carte iniziali.
}
event-setup-revealed = { $seat } inizia con { $card }.
event-round-begins = Inizia il round { $n }.
event-phase-begins = { $phase_id ->
    [plot] Inizia la fase di trama.
    [draw] Inizia la fase di pesca.
    [marshal] Inizia la fase di schieramento.
    [challenges] Inizia la fase di sfida.
    [dominance] Inizia la fase di dominio.
    [standing] Inizia la fase di ripristino.
   *[other] Inizia la fase di tassazione.
}
event-plot-revealed = { $seat } rivela { $card }.
event-plot-recycled = { $seat } riprende le trame usate.
event-initiative-won = { $seat } vince l'iniziativa con { $n }.
event-first-named = { $seat } è il primo giocatore.
event-title-taken = { $seat } prende un titolo.
event-title-revealed = { $seat } porta un titolo: { $title }.
event-title-rival = { $seat } batte un rivale, { $other_seat }.
event-cards-drawn = { $n ->
    [one] { $seat } pesca 1 carta.
   *[other] { $seat } pesca { $n } carte.
}
event-deck-shuffled = Il mazzo di { $seat } viene mescolato.
event-deck-searched = { $seat } guarda { $n } carte del mazzo.
event-deck-revealed = { $seat } rivela { $card }.
event-deck-discarded = { $card } viene scartata dalla cima del mazzo di { $seat }.
event-deck-looked = { $seat } guarda le prime { $n } carte del mazzo di { $other_seat }.
event-deck-took = { $seat } prende una carta dal mazzo.
event-card-searched = { $seat } mostra { $card } e la prende.
event-card-marshaled = { $seat } schiera: { $card }.
event-card-ambushed = { $seat } mette in gioco in imboscata: { $card }.
event-card-entered = Entra in gioco: { $card }.
event-card-attached = { $card } viene assegnata: { $host }.
event-card-duplicated = { $card } ha un duplicato.
event-card-facedown = { $card } ha un duplicato coperto.
event-card-knelt = Si inginocchia: { $card }.
event-card-stood = Si rialza: { $card }.
event-card-killed = Viene ucciso: { $card }.
event-card-discarded = Scarto dal gioco: { $card }.
event-card-sacrificed = Sacrificio: { $card }.
event-card-returned = Torna in mano: { $card }.
event-card-shuffled = Rimescolata nel mazzo: { $card }.
event-card-removed = Rimossa dal gioco: { $card }.
event-card-saved = Si salva: { $card }.
event-card-saved_duplicate = Un duplicato salva: { $card }.
event-card-discarded_hand = { $seat } scarta { $card }.
event-card-on_spike = { $card } va nella pila dei morti.
event-card-taken_back = { $seat } riprende { $card }.
event-card-controlled = { $seat } prende il controllo: { $card }.
event-card-strength = { $card }: la sua FOR cambia di { $n }.
event-card-icon_gained = { $card } ottiene un'icona: { $icon }.
event-card-icon_lost = { $card } perde un'icona: { $icon }.
event-card-token = { $card } riceve un segnalino: { $token }.
event-card-must_defend = { $card } deve difendere se possibile.
event-card-cannot_defend = { $card } non può difendere in questa fase.
event-card-no_contribution = { $card } non aggiunge la sua FOR.
event-attachment-lost = { $card } viene scartata con la carta a cui era assegnata.
event-attachment-returned = { $card } torna in mano al proprietario.
event-ability-action = { $seat } usa { $card }.
event-ability-reaction = { $seat } reagisce con { $card }.
event-ability-interrupt = { $seat } interrompe con { $card }.
event-ability-forced_reaction = Reazione obbligata: { $card }.
event-ability-forced_interrupt = Interruzione obbligata: { $card }.
event-ability-when_revealed = Ha effetto: { $card }.
event-ability-cancelled = Annullata: { $card }.
event-event-played = { $seat } gioca { $card }.
event-target-chosen = { $seat } sceglie { $card }.
event-word-named = { $seat } nomina: { $word }.
event-hand-seen = { $seat } guarda la mano di { $other_seat }.
event-hand-shown = { $seat } ha in mano { $cards }.
event-gold-income = { $seat } incassa { $n } oro.
event-gold-paid = { $seat } paga { $n } oro.
event-gold-gained = { $seat } guadagna { $n } oro.
event-gold-returned = { $seat } restituisce { $n } oro.
event-gold-moved = { $seat } prende { $n } oro a { $other_seat }.
event-power-gained = { $seat } guadagna { $n } potere.
event-power-gained_on = { $card } guadagna { $n } potere.
event-power-lost = { $card } perde { $n } potere.
event-power-moved = { $seat } prende { $n } potere a { $other_seat }.
event-challenge-initiated = { $seat } lancia una sfida ({ $icon }) contro { $other_seat }.
event-challenge-attacks = Attacca: { $card }.
event-challenge-bypassed = { $by } aggira con furtività: { $card }.
event-challenge-redirected = La sfida viene deviata contro { $other_seat }.
event-challenge-defends = Difende: { $card }.
event-challenge-undefended = { $seat } non dichiara difensori.
event-challenge-joined = Si unisce alla sfida: { $card }.
event-challenge-removed = Esce dalla sfida: { $card }.
event-challenge-compared = { $attack } contro { $defence } FOR.
event-challenge-won = { $seat } batte { $other_seat } di { $n }.
event-challenge-nobody = Nessuno vince la sfida.
event-challenge-unopposed = { $seat } vince senza opposizione.
event-challenge-ended = La sfida finisce.
event-claim-applied = { $seat } applica una rivendicazione di { $n }.
event-keyword-insight = Intuito: { $card }.
event-keyword-pillage = Saccheggio: { $card }.
event-keyword-renown = Fama: { $card }.
event-dominance-counted = { $seat } conta { $n } per il dominio.
event-dominance-won = { $seat } vince il dominio.
event-dominance-tied = Nessuno vince il dominio.
event-standing-all = Tutte le carte si rialzano.
event-game-won = { $seat } vince con { $n } potere.
event-game-decked = Il mazzo di { $seat } è vuoto: vince chi ha più potere.
event-game-eliminated = Il mazzo di { $seat } è vuoto: esce dalla partita.
