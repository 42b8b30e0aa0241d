## A first game with somebody at one’s elbow

ui-learn = Impara giocando
ui-coach-advice = Io farei così:
ui-coach-next = Avanti
ui-coach-show = Mostramelo
ui-coach-do = Fallo per me
ui-coach-place = il posto che vedi con «Mostramelo»
ui-guide = Guida
ui-guide-now = Adesso:
ui-guide-close = Nascondi la guida
ui-guide-open = Mostra la guida
ui-guide-back = Pagina precedente
ui-guide-next = Pagina successiva
