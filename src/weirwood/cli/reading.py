"""Rules as `weirwood rules` finds them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from weirwood.terminal.explain import rule_in_words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import Console

    from weirwood.ledger import Rule
    from weirwood.terminal.speech import Speaker


def rule_data(rule: Rule, lang: str) -> dict[str, Any]:
    return {
        "id": rule.id,
        "source": rule.source[lang],
        "basis": rule.basis,
        "done": rule.done,
        "text": rule.text[lang],
    }


def show_rules(console: Console, speaker: Speaker, rules: Iterable[Rule]) -> None:
    count = 0
    for rule in rules:
        console.print(rule_in_words(speaker, rule), highlight=False)
        count += 1
    console.print(speaker.say("cli-rule_count", count=count), style="dim")
