## Finished games looked at again

ui-report = Repaso
ui-analysis = Análisis
