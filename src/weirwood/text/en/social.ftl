# What is refused among people who wait for each other, or know each other.
why-table-queue_full = { $most } people are waiting already, and the queue is full. Set up a table of your own, or try again later.
why-table-too_many_friends = You, or the other, have { $most } friends already: let one go first.
why-table-old_friend_link = This link was used already, is too old, or is not for you. Ask for a new one.
why-table-own_friend_link = This is your own link: send it to a friend.
why-table-no_friend = None of your friends is called that.
why-table-too_many_blocked = You have blocked { $most } people already.
why-table-no_such_player = Nobody you have played with sits there.
why-table-not_blocked = You have not blocked anybody by that name.
why-table-too_many_invitations = { $most } of your invitations wait for an answer already.
why-table-no_invitation = This invitation is no more.
why-table-seat_gone = Somebody else has taken that seat.
why-table-no_whisper = This player takes no private words from you.
notice-invite_subject = Invitation: { $game }
notice-invite = A friend keeps a seat for you at { $game }. The invitation stands on your page of friends.
