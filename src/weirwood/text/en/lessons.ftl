## What guided games say in every game.

lesson-again = You have met this kind of question before.
    .why = A steady player would do this.
why-lessons-unknown = There is no lesson “{ $found }” in this game. There are: { $allowed }.
