## The analysis board: branches of finished games

why-kernel-branch = This branch cannot be read: “{ $found }”. Ask for its link again.
why-kernel-branch_step = This game has the steps { $allowed }, not “{ $found }”.
why-kernel-branch_answer = Answer { $n } of this branch cannot be given there: the link is broken, or of another game.
why-kernel-link = { $link } is no link to an analysis or a replay.
why-kernel-no_link = No record came from { $link }: { $reason }.
why-table-analysis_busy = Too many positions are being looked at: wait a moment.
