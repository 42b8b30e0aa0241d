## Le preposizioni, articolate quando il nome ha un articolo.

of-name = { $article ->
    [il] del { $name }
    [lo] dello { $name }
    [la] della { $name }
    [l] dell’{ $name }
    [i] dei { $name }
    [gli] degli { $name }
    [le] delle { $name }
   *[none] di { $name }
}
to-name = { $article ->
    [il] al { $name }
    [lo] allo { $name }
    [la] alla { $name }
    [l] all’{ $name }
    [i] ai { $name }
    [gli] agli { $name }
    [le] alle { $name }
   *[none] a { $name }
}
in-name = { $article ->
    [il] nel { $name }
    [lo] nello { $name }
    [la] nella { $name }
    [l] nell’{ $name }
    [i] nei { $name }
    [gli] negli { $name }
    [le] nelle { $name }
   *[none] in { $name }
}
from-name = { $article ->
    [il] dal { $name }
    [lo] dallo { $name }
    [la] dalla { $name }
    [l] dall’{ $name }
    [i] dai { $name }
    [gli] dagli { $name }
    [le] dalle { $name }
   *[none] da { $name }
}
on-name = { $article ->
    [il] sul { $name }
    [lo] sullo { $name }
    [la] sulla { $name }
    [l] sull’{ $name }
    [i] sui { $name }
    [gli] sugli { $name }
    [le] sulle { $name }
   *[none] su { $name }
}
by-name = { $article ->
    [il] dal { $name }
    [lo] dallo { $name }
    [la] dalla { $name }
    [l] dall’{ $name }
    [i] dai { $name }
    [gli] dagli { $name }
    [le] dalle { $name }
   *[none] da { $name }
}
