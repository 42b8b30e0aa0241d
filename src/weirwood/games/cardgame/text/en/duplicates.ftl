## The chapter duplicates: questions, options, and what happens.

option-duplicate = Add a duplicate to { $a }
event-card-duplicated = { $card } has a duplicate.
event-card-facedown = { $card } has a facedown duplicate.
event-card-saved_duplicate = A duplicate saves { $card }.
event-duplicate-lost = A duplicate is discarded with its card: { $card }.
