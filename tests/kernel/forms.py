"""Forms of Python in a procedure: `SAME` ones must equal native, `REFUSED` ones fail at import."""

from __future__ import annotations

HEAD = """
from dataclasses import dataclass, field
from weirwood.kernel import *
from weirwood.kernel.state import State
"""

SAME: dict[str, str] = {}
REFUSED: dict[str, tuple[str, str]] = {}  # name -> (part of the message, source)


def same(name: str, source: str) -> None:
    SAME[name] = source


def refused(name: str, why: str, source: str) -> None:
    REFUSED[name] = (why, source)


ONE = """
@procedure
def child(st):
    a = yield from choose(st, "q", 0)
    st.log.append("child " + a)
    return int(a)
"""

same(
    "assign",
    """
@procedure
def root(st):
    a = yield from choose(st, "q", 0)
    st.log.append(a)
    return a
""",
)
same(
    "statement",
    """
@procedure
def root(st):
    yield from choose(st, "q", 0)
    st.log.append("after")
""",
)
same(
    "return",
    """
@procedure
def root(st):
    return (yield from choose(st, "q", 0))
""",
)
same(
    "call_of_a_procedure",
    ONE
    + """
@procedure
def root(st):
    x = yield from child(st)
    y = yield from at("second", child(st))
    return (x, y)
""",
)
same(
    "return_of_a_procedure",
    ONE
    + """
@procedure
def root(st):
    return (yield from child(st))
""",
)
same(
    "call_before_definition",
    """
@procedure
def root(st):
    x = yield from later(st, 2)
    return x
@procedure
def later(st, n):
    a = yield from choose(st, "q", 0)
    return a * n
""",
)
same(
    "recursion",
    """
@procedure
def root(st):
    x = yield from down(st, 5)
    return x
@procedure
def down(st, n):
    if n == 0:
        a = yield from choose(st, "q", 0)
        return int(a)
    x = yield from down(st, n - 1)
    return x + n
""",
)
same(
    "deep_recursion",
    """
@procedure
def root(st):
    return (yield from down(st, 60))
@procedure
def down(st, n):
    if n == 0:
        return 0
    a = yield from choose(st, "q", 0)
    x = yield from down(st, n - 1)
    return x + int(a)
""",
)
same(
    "if_with_question",
    """
@procedure
def root(st):
    if len(st.hand) > 2:
        a = yield from choose(st, "q", 0)
    else:
        a = "9"
    return a
""",
)
same(
    "else_with_question",
    """
@procedure
def root(st):
    if len(st.hand) > 9:
        a = "9"
    else:
        a = yield from choose(st, "q", 0)
    return a
""",
)
same(
    "elif_chain",
    """
@procedure
def root(st):
    n = len(st.hand)
    if n > 9:
        a = yield from choose(st, "q", 0)
    elif n > 3:
        a = yield from choose(st, "r", 0)
    else:
        a = "x"
    return (n, a)
""",
)
same(
    "if_that_returns",
    """
@procedure
def root(st):
    a = yield from choose(st, "q", 0)
    if a == "1":
        return "one"
    b = yield from choose(st, "r", 0)
    return b
""",
)
same(
    "nested_ifs",
    """
@procedure
def root(st):
    a = yield from choose(st, "q", 0)
    if a == "1":
        if st.hand:
            b = yield from choose(st, "r", 0)
            st.log.append(b)
        else:
            return 0
        st.log.append("inner")
    st.log.append("outer")
    return a
""",
)
same(
    "while_with_question",
    """
@procedure
def root(st):
    n = 0
    while n < 3:
        a = yield from choose(st, "q", 0)
        n += int(a)
    return n
""",
)
same(
    "while_true_break",
    """
@procedure
def root(st):
    n = 0
    while True:
        a = yield from choose(st, "q", 0)
        n += 1
        if a == "3":
            break
    return (n, a)
""",
)
same(
    "while_true_return",
    """
@procedure
def root(st):
    n = 0
    while True:
        a = yield from choose(st, "q", 0)
        n += int(a)
        if n > 4:
            return n
""",
)
same(
    "while_continue",
    """
@procedure
def root(st):
    n = 0
    while n < 3:
        n += 1
        if n == 2:
            continue
        a = yield from choose(st, "q", 0)
        st.log.append((n, a))
    return n
""",
)
same(
    "continue_after_question",
    """
@procedure
def root(st):
    n = 0
    while n < 4:
        n += 1
        a = yield from choose(st, "q", 0)
        if a == "2":
            st.log.append("skip")
            continue
        st.log.append((n, a))
    return n
""",
)
same(
    "break_deep_in_ifs",
    """
@procedure
def root(st):
    n = 0
    while n < 9:
        n += 1
        a = yield from choose(st, "q", 0)
        if n > 1:
            if a == "2":
                st.log.append("two")
            else:
                st.log.append("out")
                break
        st.log.append(n)
    return n
""",
)
same(
    "for_list",
    """
@procedure
def root(st):
    t = 0
    for h in list(st.hand):
        a = yield from choose(st, "q", 0)
        t += h * int(a)
    return t
""",
)
same(
    "for_list_while_the_list_changes",
    """
@procedure
def root(st):
    for h in list(st.hand):
        a = yield from choose(st, "q", 0)
        st.hand.remove(h)
        st.log.append((a, tuple(st.hand)))
    return len(st.hand)
""",
)
same(
    "for_range",
    """
@procedure
def root(st):
    t = 0
    for i in range(1, 8, 3):
        a = yield from choose(st, "q", 0)
        t += i * int(a)
    return t
""",
)
same(
    "for_sorted",
    """
@procedure
def root(st):
    out = ()
    for k in sorted(st.words):
        a = yield from choose(st, "q", 0)
        out = (*out, k + a)
    return out
""",
)
same(
    "for_tuple_display",
    """
@procedure
def root(st):
    out = ()
    for k in ("x", "y"):
        a = yield from choose(st, "q", 0)
        out = (*out, k + a)
    return out
""",
)
same(
    "for_pairs",
    """
@procedure
def root(st):
    t = 0
    for k, v in sorted(st.words.items()):
        a = yield from choose(st, "q", 0)
        t += v * int(a)
        st.log.append(k)
    return t
""",
)
same(
    "for_nested",
    """
@procedure
def root(st):
    t = 0
    for i in (1, 2):
        for j in (1, 2, 3):
            if j == 2:
                continue
            a = yield from choose(st, "q", 0)
            t += int(a) * i * j
        if i == 2:
            break
    return t
""",
)
same(
    "for_empty",
    """
@procedure
def root(st):
    for i in list(()):
        yield from choose(st, "q", 0)
    a = yield from choose(st, "r", 0)
    return a
""",
)
same(
    "for_same_target_twice",
    """
@procedure
def root(st):
    t = 0
    for i in (1, 2):
        a = yield from choose(st, "q", 0)
        t += i * int(a)
    for i in (3, 4):
        b = yield from choose(st, "r", 0)
        t += i * int(b)
    return t
""",
)
same(
    "break_out_of_for",
    """
@procedure
def root(st):
    for i in (1, 2, 3):
        a = yield from choose(st, "q", 0)
        if a == "2":
            break
    return a if st.hand else ""
""".replace('return a if st.hand else ""', "return 7"),
)
same(
    "loop_without_question_inside",
    """
@procedure
def root(st):
    a = yield from choose(st, "q", 0)
    t = 0
    for i, h in enumerate(st.hand):
        if h == 2:
            continue
        t += i * h
        if t > 100:
            break
    else:
        st.log.append("else is fine without a question")
    b = yield from choose(st, "r", 0)
    return (t, a, b)
""",
)
same(
    "return_from_plain_loop",
    """
@procedure
def root(st):
    a = yield from choose(st, "q", 0)
    for h in st.hand:
        if h == int(a):
            return h
    b = yield from choose(st, "r", 0)
    return b
""",
)
same(
    "comprehension_over_locals",
    """
@procedure
def root(st):
    k = 2
    a = yield from choose(st, "q", 0)
    xs = tuple(h for h in st.hand if h > k)
    b = yield from choose(st, "r", 0)
    return (sum(x for x in xs if x > k), a, b)
""",
)
same(
    "comprehension_target_like_a_local",
    """
@procedure
def root(st):
    h = 5
    a = yield from choose(st, "q", 0)
    xs = tuple(h for h in st.hand)
    b = yield from choose(st, "r", 0)
    return (h, xs, a, b)
""",
)
same(
    "dict_comprehension_in_state",
    """
@procedure
def root(st):
    st.words = {k: v + 1 for k, v in st.words.items()}
    a = yield from choose(st, "q", 0)
    return (tuple(sorted(st.words.items())), a)
""",
)
same(
    "augmented_locals",
    """
@procedure
def root(st):
    n = 1
    n += 2
    a = yield from choose(st, "q", 0)
    n *= int(a)
    return n
""",
)
same(
    "tuple_local",
    """
@procedure
def root(st):
    k = (1, (2, "x"), None, True)
    a = yield from choose(st, "q", 0)
    return (k == (1, (2, "x"), None, True), a)
""",
)
same(
    "unpacking_plain_values",
    """
@procedure
def root(st):
    x, y = 1, 2
    a = yield from choose(st, "q", 0)
    x, y = y, x
    b = yield from choose(st, "r", 0)
    return (x, y, a, b)
""",
)
same(
    "conditional_expression_without_question",
    """
@procedure
def root(st):
    n = 1 if st.hand else 2
    a = yield from choose(st, "q", 0)
    return a if n == 1 else "no"
""",
)
same(
    "annotated_local",
    """
@procedure
def root(st):
    n: int = 3
    a = yield from choose(st, "q", 0)
    return (n, a)
""",
)
same(
    "assert_and_raise",
    """
@procedure
def root(st):
    a = yield from choose(st, "q", 0)
    assert a, "never"
    if a == "zzz":
        raise ValueError(a)
    return a
""",
)
same(
    "exception_in_the_middle",
    """
@procedure
def root(st):
    a = yield from choose(st, "q", 0)
    raise ValueError("as written")
""",
)
same(
    "docstring_and_pass",
    '''
@procedure
def root(st):
    """Doc."""
    pass
    a = yield from choose(st, "q", 0)
    return a
''',
)
same(
    "unreachable_after_return",
    """
@procedure
def root(st):
    a = yield from choose(st, "q", 0)
    return a
    b = yield from choose(st, "r", 0)
    return b
""",
)
same(
    "locals_called_f_and_x",
    """
@procedure
def root(st):
    f = 3
    value = 4
    a = yield from choose(st, "q", 0)
    return (f, value, a)
""",
)
same(
    "parameters_changed",
    """
@procedure
def root(st):
    return (yield from count(st, 3, "x"))
@procedure
def count(st, n, word):
    while n:
        a = yield from choose(st, "q", 0)
        word = word + a
        n -= 1
    return word
""",
)
same(
    "pick_and_order",
    """
@procedure
def root(st):
    a = yield from pick(st, "many", 0, least=1, most=3)
    b = yield from order(st, "rank", 0, a, least=1, most=2)
    return (a, b)
""",
)
same(
    "amount_and_args",
    """
@procedure
def root(st):
    n = yield from amount(st, "amount", 0, 4, least=1, most=5)
    return n
""",
)
same(
    "ask_all",
    """
@procedure
def root(st):
    both = yield from ask_all(st, "q", (0, 1))
    n = yield from ask_all(st, "amount", (1, 0), shape="amount", least=0, most=(3, 2))
    return (both, n)
""",
)
same(
    "ask_all_of_nobody",
    """
@procedure
def root(st):
    none = yield from ask_all(st, "q", ())
    a = yield from choose(st, "r", 0)
    return (none, a)
""",
)
same(
    "call_by_id",
    ONE
    + """
@procedure
def root(st):
    name = st.prefix + "child"
    x = yield from call(st, name)
    y = yield from call(st, name, at="again")
    return (x, y)
""",
)
same(
    "scope_stopped",
    """
@procedure
def root(st):
    x = yield from scope(st, "fight", fight, 3)
    st.log.append(x)
    b = yield from choose(st, "r", 0)
    return (x, b)
@procedure
def fight(st, n):
    a = yield from choose(st, "q", 0)
    if a == "1":
        die(st)
    return n
def die(st):
    st.log.append("dies")
    stop("fight")
""",
)
same(
    "scope_stopped_before_a_question",
    """
@procedure
def root(st):
    x = yield from scope(st, "fight", fight, 3)
    b = yield from choose(st, "r", 0)
    return (x, b)
@procedure
def fight(st, n):
    if n == 3:
        stop("fight")
    a = yield from choose(st, "q", 0)
    return n
""",
)
same(
    "scopes_nested",
    """
@procedure
def root(st):
    x = yield from scope(st, "outer", outer)
    return (x, "end")
@procedure
def outer(st):
    y = yield from scope(st, "inner", inner, 1)
    st.log.append(("y", y))
    z = yield from at("again", middle(st))
    return z
@procedure
def middle(st):
    return (yield from scope(st, "inner", inner, 2))
@procedure
def inner(st, n):
    a = yield from choose(st, "q", 0)
    if n == 1:
        stop("inner")
    stop("outer")
""",
)
same(
    "stop_without_scope",
    """
@procedure
def root(st):
    a = yield from choose(st, "q", 0)
    stop("nowhere")
""",
)
same(
    "finish_from_a_plain_function",
    """
@procedure
def root(st):
    a = yield from choose(st, "q", 0)
    win(st)
    b = yield from choose(st, "r", 0)
def win(st):
    finish(st, [[1], [0]], [0, 1])
""",
)
same(
    "finish_deep_inside",
    ONE
    + """
@procedure
def root(st):
    for i in (1, 2, 3):
        yield from scope(st, "x", deeper, i)
    return 0
@procedure
def deeper(st, i):
    a = yield from child(st)
    if i == 2:
        finish(st, [[0, 1]], [1, 1])
    return a
""",
)
same(
    "procedure_of_another_module",
    """
import sys, types
side = types.SimpleNamespace()
@procedure
def child(st, n):
    a = yield from choose(st, "q", 0)
    return a * n
side.child = child
@procedure
def root(st):
    x = yield from side.child(st, 2)
    return x
""",
)
same(
    "a_loop_that_never_asks",
    """
@procedure
def root(st):
    n = 0
    while n < 1:
        if n > 5:
            a = yield from choose(st, "q", 0)
    return n
""",
)
same(
    "many_points",
    """
@procedure
def root(st):
"""
    + "".join(f'    a{i} = yield from choose(st, "q", 0, at="p{i}")\n' for i in range(12))
    + """
    return ("""
    + ", ".join(f"a{i}" for i in range(12))
    + """)
""",
)

refused(
    "question_in_and",
    "whole right-hand side",
    """
@procedure
def root(st):
    x = st.hand and (yield from choose(st, "q", 0))
    return x
""",
)
refused(
    "question_in_conditional_expression",
    "whole right-hand side",
    """
@procedure
def root(st):
    return (yield from choose(st, "q", 0)) if st.hand else 7
""",
)
refused(
    "question_in_if",
    "inside a condition",
    """
@procedure
def root(st):
    if (yield from choose(st, "q", 0)) == "1":
        return 1
    return 2
""",
)
refused(
    "question_in_while",
    "inside a condition",
    """
@procedure
def root(st):
    while (yield from choose(st, "q", 0)) != "3":
        pass
    return 1
""",
)
refused(
    "question_in_for_head",
    "loop head",
    """
@procedure
def root(st):
    for x in list((yield from pick(st, "q", 0))):
        pass
    return 1
""",
)
refused(
    "question_in_operand",
    "whole right-hand side",
    """
@procedure
def root(st):
    x = 1 + (yield from amount(st, "q", 0, most=3))
    return x
""",
)
refused(
    "question_in_augmented_assignment",
    "AugAssign",
    """
@procedure
def root(st):
    x = 1
    x += yield from amount(st, "q", 0, most=3)
    return x
""",
)
refused(
    "question_into_the_state",
    "one plain name",
    """
@procedure
def root(st):
    st.hand = yield from pick(st, "q", 0)
    return 1
""",
)
refused(
    "question_unpacked",
    "one plain name",
    """
@procedure
def root(st):
    a, b = yield from pick(st, "q", 0, least=2, most=2)
    return a
""",
)
refused(
    "question_annotated",
    "AnnAssign",
    """
@procedure
def root(st):
    a: str = yield from choose(st, "q", 0)
    return a
""",
)
refused(
    "question_in_question",
    "inside a question",
    """
@procedure
def root(st):
    a = yield from choose(st, "q", (yield from amount(st, "n", 0, most=1)))
    return a
""",
)
refused(
    "two_questions",
    "whole right-hand side",
    """
@procedure
def root(st):
    return (yield from choose(st, "q", 0)) + (yield from choose(st, "r", 0))
""",
)
refused(
    "bare_yield",
    "yield from",
    """
@procedure
def root(st):
    a = yield
    return a
""",
)
refused(
    "yield_of_a_value",
    "yield from",
    """
@procedure
def root(st):
    a = yield 3
    return a
""",
)
refused(
    "yield_from_a_value",
    "yield from name",
    """
@procedure
def root(st):
    yield from [1, 2]
    return 1
""",
)
refused(
    "question_in_comprehension",
    "whole right-hand side",
    """
@procedure
def root(st):
    a = [x for x in (yield from pick(st, "q", 0))]
    return 1
""",
)
refused(
    "for_over_a_live_list",
    "runs over",
    """
@procedure
def root(st):
    for h in st.hand:
        yield from choose(st, "q", 0)
""",
)
refused(
    "for_over_items",
    "runs over",
    """
@procedure
def root(st):
    for k, v in st.words.items():
        yield from choose(st, "q", 0)
""",
)
refused(
    "for_over_enumerate",
    "runs over",
    """
@procedure
def root(st):
    for i, h in enumerate(st.hand):
        yield from choose(st, "q", 0)
""",
)
refused(
    "for_else",
    "no else",
    """
@procedure
def root(st):
    for i in (1, 2):
        yield from choose(st, "q", 0)
    else:
        st.log.append(1)
""",
)
refused(
    "while_else",
    "no else",
    """
@procedure
def root(st):
    while st.hand:
        yield from choose(st, "q", 0)
    else:
        st.log.append(1)
""",
)
refused(
    "nested_loops_with_one_name",
    "same name",
    """
@procedure
def root(st):
    for i in (1, 2):
        for i in (3, 4):
            yield from choose(st, "q", 0)
""",
)
refused(
    "loop_into_the_state",
    "binds plain names",
    """
@procedure
def root(st):
    for st.x in (1, 2):
        yield from choose(st, "q", 0)
""",
)
refused(
    "own_list_function",
    "taken by something else",
    """
def list(x):
    return x
@procedure
def root(st):
    for i in list((1, 2)):
        yield from choose(st, "q", 0)
""",
)
for word, body in {
    "try": "    try:\n        x = 1\n    finally:\n        pass\n",
    "with": "    with st.lock:\n        x = 1\n",
    "match": "    match st.hand:\n        case _:\n            x = 1\n",
    "lambda": "    x = sorted(st.hand, key=lambda h: -h)\n",
    "a nested def": "    def inner():\n        return 1\n",
    "a nested class": "    class Inner:\n        pass\n",
    "global": "    global G\n    G = 1\n",
    "del": "    x = 1\n    del x\n",
    "import": "    import os\n",
    "assignment expression": "    if (n := len(st.hand)) > 2:\n        st.log.append(n)\n",
}.items():
    refused(
        f"banned_{word.split()[-1]}",
        word,
        f"""
@procedure
def root(st):
{body}    a = yield from choose(st, "q", 0)
    return a
""",
    )
refused(
    "async_def",
    "plain def",
    """
@procedure
async def root(st):
    return 1
""",
)
refused(
    "unassigned_local",
    "may be unassigned",
    """
@procedure
def root(st):
    if st.hand:
        z = 1
    a = yield from choose(st, "q", 0)
    return z
""",
)
refused(
    "unassigned_after_loop",
    "may be unassigned",
    """
@procedure
def root(st):
    for i in list(st.hand):
        a = yield from choose(st, "q", 0)
    return a
""",
)
refused(
    "unassigned_in_comprehension",
    "may be unassigned",
    """
@procedure
def root(st):
    a = yield from choose(st, "q", 0)
    xs = tuple(h + k for h in st.hand)
    k = 1
    return xs
""",
)
refused(
    "default_argument",
    "without defaults",
    """
@procedure
def root(st, n=3):
    a = yield from choose(st, "q", 0)
    return a
""",
)
refused(
    "star_arguments",
    "without defaults",
    """
@procedure
def root(st, *rest):
    a = yield from choose(st, "q", 0)
    return a
""",
)
refused(
    "keyword_only",
    "without defaults",
    """
@procedure
def root(st, *, n):
    a = yield from choose(st, "q", 0)
    return a
""",
)
refused(
    "first_parameter",
    "first parameter is st",
    """
@procedure
def root(state):
    a = yield from choose(state, "q", 0)
    return a
""",
)
refused(
    "first_argument",
    "first argument",
    """
@procedure
def root(st):
    other = 3
    a = yield from choose(other, "q", 0)
    return a
""",
)
refused(
    "st_rebound",
    "reserved",
    """
@procedure
def root(st):
    st = 3
    a = yield from choose(st, "q", 0)
    return a
""",
)
refused(
    "underscore_local",
    "reserved",
    """
@procedure
def root(st):
    _x = 3
    a = yield from choose(st, "q", 0)
    return a
""",
)
refused(
    "internal_name",
    "reserved",
    """
_v = 3
@procedure
def root(st):
    a = yield from choose(st, "q", 0)
    return _v
""",
)
refused(
    "inside_a_function",
    "module level",
    """
def make():
    @procedure
    def root(st):
        a = yield from choose(st, "q", 0)
        return a
    return root
root = make()
""",
)
refused(
    "in_a_class",
    "module level",
    """
class Rules:
    @procedure
    def root(st):
        a = yield from choose(st, "q", 0)
        return a
""",
)
refused(
    "another_decorator",
    "no other decorator",
    """
def twice(f):
    return f
@procedure
@twice
def root(st):
    a = yield from choose(st, "q", 0)
    return a
""",
)
refused(
    "asks_nothing",
    "plain function",
    """
@procedure
def root(st):
    return 4
""",
)
refused(
    "same_point_twice",
    "stands twice",
    """
@procedure
def root(st):
    a = yield from choose(st, "q", 0)
    b = yield from choose(st, "q", 0)
    return (a, b)
""",
)
refused(
    "same_call_twice",
    "stands twice",
    ONE
    + """
@procedure
def root(st):
    yield from child(st)
    yield from child(st)
""",
)
refused(
    "kind_not_literal",
    "not a literal",
    """
@procedure
def root(st):
    kind = "q"
    a = yield from choose(st, kind, 0)
    return a
""",
)
refused(
    "keyword_to_a_procedure",
    "positional",
    """
@procedure
def child(st, n):
    a = yield from choose(st, "q", 0)
    return n
@procedure
def root(st):
    x = yield from child(st, n=4)
    return x
""",
)
refused(
    "star_call",
    "one by one",
    """
@procedure
def root(st):
    a = yield from choose(st, "q", *st.hand)
    return a
""",
)
refused(
    "too_many_arguments",
    "takes 2 arguments",
    """
@procedure
def child(st, n):
    a = yield from choose(st, "q", 0)
    return n
@procedure
def root(st):
    x = yield from child(st, 1, 2)
    return x
""",
)
refused(
    "too_few_arguments",
    "takes 2 arguments",
    """
@procedure
def child(st, n):
    a = yield from choose(st, "q", 0)
    return n
@procedure
def root(st):
    x = yield from child(st)
    return x
""",
)
refused(
    "scope_arity",
    "takes 2 arguments",
    """
@procedure
def child(st, n):
    a = yield from choose(st, "q", 0)
    return n
@procedure
def root(st):
    x = yield from scope(st, "s", child)
    return x
""",
)
refused(
    "not_a_procedure",
    "not a procedure",
    """
def helper(st):
    yield 1
@procedure
def root(st):
    x = yield from helper(st)
    return x
""",
)
refused(
    "at_of_a_scope",
    "scope",
    """
@procedure
def child(st):
    a = yield from choose(st, "q", 0)
    return a
@procedure
def root(st):
    x = yield from at("x", scope(st, "s", child))
    return x
""",
)
