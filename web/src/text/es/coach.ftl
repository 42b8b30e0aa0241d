## A first game with somebody at one’s elbow

ui-learn = Aprender jugando
ui-coach-advice = Yo haría esto:
ui-coach-next = Seguir
ui-coach-show = Muéstramelo
ui-coach-do = Hazlo por mí
ui-coach-place = el lugar que ves con «Muéstramelo»
ui-guide = Guía
ui-guide-now = Ahora:
ui-guide-close = Ocultar la guía
ui-guide-open = Mostrar la guía
ui-guide-back = Página anterior
ui-guide-next = Página siguiente
