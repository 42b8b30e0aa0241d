### The chapter attack

ask-attack-stance = Prima di attaccare, { $c } ({ $a }) può voltarsi verso il nemico e allinearsi.
ask-attack-weapon = Scegli un attacco di { $c } ({ $a }).
ask-attack-arc = Il tuo vassoio sta esattamente fra due archi: da quale si attacca?
ask-attack-shift = Prima di tirare, { $c } ({ $a }) può spostarsi fino a 2 pollici.
ask-attack-target = Scegli un bersaglio per { $c } ({ $a }).
ask-attack-surge = Il nemico è distrutto: { $b } ({ $a }) può dare seguito all'impeto.
option-stay = Resta com'è
option-attack-arc-front = Il fronte
option-attack-arc-right = Il fianco destro
option-attack-arc-rear = Il retro
option-attack-arc-left = Il fianco sinistro
option-weapon = { $a }
event-unit-faced = { $unit } ({ $nr }) si volta verso il nemico.
event-dice-attack = { $unit } ({ $nr }) tira { $dice } e gli serve { $need }+.
event-dice-defense = { $unit } ({ $nr }) si difende con { $dice } e gli serve { $need }+.
event-attack-declared = { $unit } ({ $nr }) attacca { $target } ({ $target_nr }) con { $attack }{ $side ->
    [front] {""}
    [rear] , dal retro
   *[other] , dal fianco
}.
event-attack-hits = { $hits } { $hits ->
    [one] colpo
   *[other] colpi
} a segno.
event-attack-wounds = { $blocked } { $blocked ->
    [one] parato
   *[other] parati
}: { $unit } ({ $nr }) subisce { $count } { $count ->
    [one] ferita
   *[other] ferite
}.
