## The chapter setup: questions, options, and what happens.

ask-setup-mulligan = Tieni questa mano o la rimescoli una volta per sette carte nuove?
ask-setup-place = Disponi carte iniziali per un massimo di 8 oro.
ask-setup-attach = A quale dei tuoi personaggi assegni questo accessorio?
option-keep = Tieni la mano
option-mulligan = Sette carte nuove
event-setup-mulligan = { $seat } cambia la mano iniziale.
event-setup-placed = { $n ->
    [0] { $seat } non dispone carte iniziali.
    [one] { $seat } dispone 1 carta iniziale.
   *[other] { $seat } dispone { $n } carte iniziali.
}
event-setup-revealed = { $seat } inizia con { $card }.
why-setup-position = Questa posizione non può darsi: { $what } è { $found }; ammessi: { $allowed }.
