## Puzzles: one answer is clearly best.

cli-puzzles = Solve puzzles of a game, or let the machine find more (make), prove them again (check) or bring them to the rules of today (renew).
cli-arg-puzzles = A game, and the id of a puzzle if you want that one. With make before it more are found, with check they are proved again, with renew they are proved by the rules and cards of today, and those that hold are written anew.
cli-opt-puzzles_count = How many puzzles the file is to hold in the end.
cli-opt-puzzles_to = The file that puzzles are added to.
cli-opt-puzzles_today = The puzzle of the day alone.
puzzles-usage = Name a game, and if you like a puzzle: weirwood puzzles btwixt, or weirwood puzzles make btwixt.
puzzles-other_game = { $file } holds puzzles of another game than { $game }.
puzzles-not_ours = { $file } is there already and holds no puzzles: name another file with --to.
puzzles-none = There are no puzzles of { $game } yet: weirwood puzzles make { $game } finds some.
puzzles-made = { $found ->
    [one] One puzzle found;
   *[other] { $found } puzzles found;
  } { $file } now holds { $puzzles }.
puzzles-checked = { $game }: { $hold } of { $puzzles } puzzles hold.
puzzles-there = { $file } is there already: name the file to be written with --to.
puzzles-renewed = { $hold } of { $puzzles } puzzles hold by the rules of today; they are in { $file }. To find more: weirwood puzzles make.
puzzles-title = Puzzle { $id }, rating { $rating }
puzzles-task = { $seat } to move. One answer is clearly better than all others: find it.
puzzles-terminal_help = Type a number to answer. “{ $hint }” says what it is about, “{ $do }” shows the solution, “{ $quit }” leaves.
puzzles-right = That is it!
puzzles-wrong = { $label }: not the best. It loses about { $loss } points of a hundred in chances of winning.
puzzles-wrong_bare = { $label }: not the best.
puzzles-solution = Solution: { $label }. Chances of winning about { $chance } %; the next best answer loses { $gain } points.
puzzles-hint = Think of this: { $about }.
puzzles-no_hint = There is no hint for this one.
puzzles-standing = Your rating: { $rating }. Solved: { $solved } of { $tried } tried. In a row at the first try: { $streak } (best { $best }). Days in a row: { $days }.
puzzles-next = Return for the next puzzle, or “{ $quit }”.
why-puzzles-unknown = There is no puzzle “{ $found }” of this game.
why-puzzles-version = Puzzle { $id } was made for version { $found } of the rules; here version { $allowed } is played, so its solution may not hold.
why-puzzles-cards = Puzzle { $id } was made with other cards and maps than those played here, so its solution may not hold.
why-puzzles-broken = This puzzle cannot be read: { $what } is { $found }.
why-puzzles-no_judgement = { $game } does not judge positions, so no puzzles can be found.
