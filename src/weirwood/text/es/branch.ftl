## El tablero de análisis: ramas de partidas terminadas

why-kernel-branch = No se puede leer esta rama: «{ $found }». Pide otra vez su enlace.
why-kernel-branch_step = Esta partida tiene los pasos { $allowed }, no «{ $found }».
why-kernel-branch_answer = La respuesta { $n } de esta rama no se puede dar ahí: el enlace está roto o es de otra partida.
why-kernel-link = { $link } no es un enlace a un análisis ni a una repetición.
why-kernel-no_link = No llegó ningún registro de { $link }: { $reason }.
why-table-analysis_busy = Se miran demasiadas posiciones a la vez: espera un momento.
