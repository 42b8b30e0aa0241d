# Al posto di una pagina che non è arrivata.
ui-page-missing = Questa pagina non si è potuta caricare: non è ancora su questo dispositivo e serve una connessione.
ui-notices-turn = Avvisami quando tocca a me
