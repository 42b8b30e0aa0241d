## The chapter attachments: questions, options, and what happens.

ask-attach-host = { $a }: attach it to which character?
event-card-attached = { $card } is attached to { $host }.
event-attachment-lost = { $card } is discarded with its host.
event-attachment-returned = { $card } returns to its owner's hand.
