## Las preposiciones, contraídas con el artículo cuando toca.

of-name = { $article ->
    [el] del { $name }
    [la] de la { $name }
    [los] de los { $name }
    [las] de las { $name }
   *[none] de { $name }
}
to-name = { $article ->
    [el] al { $name }
    [la] a la { $name }
    [los] a los { $name }
    [las] a las { $name }
   *[none] a { $name }
}
in-name = { $article ->
    [el] en el { $name }
    [la] en la { $name }
    [los] en los { $name }
    [las] en las { $name }
   *[none] en { $name }
}
from-name = { $article ->
    [el] desde el { $name }
    [la] desde la { $name }
    [los] desde los { $name }
    [las] desde las { $name }
   *[none] desde { $name }
}
on-name = { $article ->
    [el] sobre el { $name }
    [la] sobre la { $name }
    [los] sobre los { $name }
    [las] sobre las { $name }
   *[none] sobre { $name }
}
by-name = { $article ->
    [el] por el { $name }
    [la] por la { $name }
    [los] por los { $name }
    [las] por las { $name }
   *[none] por { $name }
}
