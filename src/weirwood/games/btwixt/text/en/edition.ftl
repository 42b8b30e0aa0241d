## Why not.

why-edition-faulty = The card file cannot be used. { $where }: { $key }: found { $found }; allowed: { $allowed }.
why-edition-leaders = These leaders cannot be taken ({ $found }). Allowed, each once and one for each seat: { $allowed }.
why-edition-position = This position cannot be: { $what } is { $found }{ $allowed ->
    [none] .
   *[other] ; allowed: { $allowed }.
}
why-edition-copies = There are not that many copies of { $card } ({ $key }).
