## A first game with somebody at one’s elbow

ui-learn = Learn by playing
ui-coach-advice = What I would do:
ui-coach-next = Go on
ui-coach-show = Show me
ui-coach-do = Do this
ui-coach-place = the place that “Show me” shows
ui-guide = Guide
ui-guide-now = Now:
ui-guide-close = Hide the guide
ui-guide-open = Show the guide
ui-guide-back = Previous page
ui-guide-next = Next page
