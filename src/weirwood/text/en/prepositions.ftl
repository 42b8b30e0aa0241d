## Prepositions before a name, with its article if it has one.

of-name = { $article ->
    [the] of the { $name }
   *[none] of { $name }
}
to-name = { $article ->
    [the] to the { $name }
   *[none] to { $name }
}
in-name = { $article ->
    [the] in the { $name }
   *[none] in { $name }
}
from-name = { $article ->
    [the] from the { $name }
   *[none] from { $name }
}
on-name = { $article ->
    [the] on the { $name }
   *[none] on { $name }
}
by-name = { $article ->
    [the] by the { $name }
   *[none] by { $name }
}
