## Por qué no.

why-edition-faulty = El archivo de cartas no se puede usar. { $where }: { $key }: se encontró { $found }; permitido: { $allowed }.
why-edition-leaders = No se pueden tomar esos Líderes ({ $found }). Permitidos, cada uno una vez y uno por puesto: { $allowed }.
why-edition-position = Esta posición no puede darse: { $what } es { $found }{ $allowed ->
    [none] .
   *[other] ; permitido: { $allowed }.
}
why-edition-copies = No hay tantas copias de { $card } ({ $key }).
