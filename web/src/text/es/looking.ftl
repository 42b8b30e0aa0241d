## Finished games looked at again

ui-report = Repaso
