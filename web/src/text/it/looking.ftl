## Finished games looked at again

ui-report = Sguardo indietro
ui-analysis = Analisi
