## Problemi

ui-puzzles-about = Una risposta è chiaramente migliore di tutte le altre, e una macchina lo ha verificato. Trovala sul tavolo.
ui-puzzles-next = Prossimo problema
ui-puzzles-none = Di questo gioco non ci sono ancora problemi.
ui-puzzles-clean = risolto al primo colpo
ui-puzzles-solved = risolto
ui-puzzles-tried = non ancora
ui-puzzles-others = Problemi di altri giochi
ui-puzzles-days = Problemi del giorno
ui-puzzles-all = Tutti i problemi
ui-puzzles-hard = Difficoltà { $n }
ui-puzzles-number = Problema { $n }:
ui-puzzles-verdict = Quanto valgono le tue risposte
ui-puzzles-hint = Un suggerimento
ui-puzzles-show = Mostra la soluzione
