## Finished games looked at again

ui-report = Look back
ui-analysis = Analysis
