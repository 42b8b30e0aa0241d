## Perché no.

why-edition-faulty = Il file di carte non può essere usato. { $where }: { $key }: trovato { $found }; consentito: { $allowed }.
why-edition-leaders = Questi leader non possono essere presi ({ $found }). Consentiti, ciascuno una volta e uno per posto: { $allowed }.
why-edition-position = Questa posizione non può darsi: { $what } è { $found }{ $allowed ->
    [none] .
   *[other] ; consentito: { $allowed }.
}
why-edition-copies = Non ci sono così tante copie di { $card } ({ $key }).
