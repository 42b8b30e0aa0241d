"""Reading ``content/*.json``: from the words of a card to the columns that rules read.

Everything an ability can ask about print is settled here: a filter carries a table with one byte
per face, so that matching a card costs one look before the position is read.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from weirwood.kernel import explain

from ..effects.vocabulary import cards as shapes
from ..effects.vocabulary import constants as c
from ..effects.vocabulary import effects as e
from ..effects.vocabulary import terms as w
from . import terms as t
from .columns import (
    NONE,
    Ability,
    Amount,
    Condition,
    Constant,
    Cost,
    Deck,
    Face,
    Filter,
    Step,
    Target,
    Trigger,
    X,
)

T = TypeVar("T")


class ContentError(ValueError):
    """A content file that cannot be used: file, entry, and what is allowed."""


def decode(name: str, text: bytes, shape: type[T]) -> T:
    """A content file as its shape; a mistake is told with file, entry and what is allowed."""
    try:
        return msgspec.json.decode(text, type=shape)
    except msgspec.ValidationError as error:
        raise ContentError(f"{name}: {explain(shape, text, str(error))}") from None
    except msgspec.DecodeError as error:
        raise ContentError(f"{name}: {error}") from None


class Compiler:
    """Turns shapes into columns: knows all faces and traits, and nothing of positions."""

    def __init__(self, cards: list[tuple[str, shapes.CardShape]]) -> None:
        self.shapes = [shape for _, shape in cards]
        self.files = [name for name, _ in cards]
        self.index: dict[str, int] = {}
        for name, shape in cards:
            if shape.id in self.index:
                raise ContentError(f"{name}: {shape.id}: there are two cards of this id")
            self.index[shape.id] = len(self.index)
        self.traits = sorted({x for shape in self.shapes for x in shape.traits})
        self.bits = {x: 1 << i for i, x in enumerate(self.traits)}
        # Keywords are what cards print and grant; `rules.keywords` says what each of them does.
        self.keywords = sorted({x for shape in self.shapes for x in keywords_of(shape)})
        self.keyword_bits = {x: 1 << i for i, x in enumerate(self.keywords)}
        self.where = ""
        self.abilities: list[Ability] = []

    def wrong(self, message: str) -> ContentError:
        return ContentError(f"{self.where}: {message}")

    def face(self, code: str) -> int:
        found = self.index.get(code)
        if found is None:
            raise self.wrong(f"no card has the id {code!r}")
        return found

    def trait_mask(self, names: str | tuple[str, ...] | None) -> int:
        mask = 0
        for name in (names,) if isinstance(names, str) else names or ():
            if name not in self.bits:
                raise self.wrong(f"no card has the trait {name!r}")
            mask |= self.bits[name]
        return mask

    def keyword_mask(self, words: tuple[str, ...]) -> int:
        return sum(self.keyword_bits[x] for x in words)

    # -- filters, amounts

    def which(self, shape: w.Which | None) -> Filter | None:
        return None if shape is None else self.filter(shape)

    def filter(self, shape: w.Which) -> Filter:
        cost = shape.cost_max
        fixed_cost = cost if isinstance(cost, int) else None
        moving: Amount | None = None
        if cost == "x":
            moving = Amount(0, per="x", fixed=False)
        elif isinstance(cost, w.Amount):
            moving = self.amount(cost)
        types = (shape.type,) if isinstance(shape.type, str) else shape.type
        table = bytes(
            (types is None or s.type in types) and self.printed(s, shape, fixed_cost)
            for s in self.shapes
        )
        # a typo in a trait or faction would otherwise make a card that never does anything
        if not any(table):
            raise self.wrong("no card can ever match this filter")
        strength = None if shape.strength_max is None else self.amount(shape.strength_max)
        whose = {None: t.YOU, "you": t.YOU, "opponent": t.OPPONENT, "target": t.TARGETED}
        plain = not (
            shape.standing is not None
            or shape.challenge
            or strength
            or moving
            or shape.no_icon
            or shape.attachments_max is not None
            or shape.power_min
            or shape.other
            or shape.can_enter
            or shape.can_control
        )
        return Filter(
            table=table,
            control=t.CONTROLS[shape.control],
            standing=-1 if shape.standing is None else int(shape.standing),
            part=t.PARTS[shape.challenge],
            strength=strength,
            cost=moving,
            no_icon=-1 if shape.no_icon is None else t.ICONS.index(shape.no_icon),
            attachments=-1 if shape.attachments_max is None else shape.attachments_max,
            power=shape.power_min,
            other=shape.other,
            zones=tuple(t.ZONE_NAMES.index(z) for z in shape.zone),
            whose=t.LOSER if shape.whose == "loser" else whose[shape.whose],
            enter=shape.can_enter,
            steer=shape.can_control,
            home=isinstance(shape.type, tuple) and "faction" in shape.type,
            plain=plain,
        )

    def printed(self, s: shapes.CardShape, f: w.Which, cost: int | None) -> bool:
        """Can a card so printed, of the type that is asked for, match, whatever the position?"""
        if f.or_title == s.id:
            return True
        traits = (f.trait,) if isinstance(f.trait, str) else f.trait
        if traits is not None:
            self.trait_mask(traits)
            if not any(x in s.traits for x in traits):
                return False
        if f.title is not None:
            self.face(f.title)
            if s.id != f.title:
                return False
        return not (
            (f.faction is not None and s.faction != f.faction)
            or (f.unique is not None and s.unique != f.unique)
            or (f.loyal is not None and s.loyal != f.loyal)
            or (cost is not None and not (isinstance(s.cost, int) and s.cost <= cost))
            or (
                f.printed_strength_max is not None
                and not (s.strength is not None and s.strength <= f.printed_strength_max)
            )
        )

    def amount(self, shape: int | w.Amount) -> Amount:
        if isinstance(shape, int):
            return Amount(shape)
        per, which = "", None
        if isinstance(shape.per, w.Count):
            per, which = "count", self.filter(shape.per.count)
        elif shape.per is not None:
            per = shape.per
        return Amount(
            shape.n,
            per=per,
            which=which,
            plus=shape.plus,
            conditions=self.conditions(shape.if_),
            fixed=not (per or shape.plus),
        )

    def conditions(self, found: tuple[w.Condition, ...]) -> tuple[Condition, ...]:
        return tuple(self.condition(x) for x in found)

    def condition(self, shape: w.Condition) -> Condition:
        kind = str(shape.__struct_config__.tag)
        match shape:
            case w.Controls():
                return Condition(kind, which=self.filter(shape.which), yours=shape.who == "you")
            case w.InChallenge():
                return Condition(kind, icons=self.icon_mask(shape.type) or 7, side=shape.you or "")
            case w.SelfIs():
                return Condition(kind, state=shape.state)
            case w.HostIs():
                face = NONE if shape.title is None else self.face(shape.title)
                traits = self.trait_mask(shape.trait)
                return Condition(kind, face=face, traits=traits, state=shape.state or "")
            case w.PlotTrait():
                return Condition(kind, traits=self.trait_mask(shape.trait))
            case w.NotLost():
                icons = 7 if shape.type is None else self.icon_mask((shape.type,))
                return Condition(kind, icons=icons, side=shape.as_ or "", state=shape.period)
            case w.FirstOfRound():
                return Condition(kind, icons=self.icon_mask((shape.type,)))
            case _:
                return Condition(kind)

    def icon_mask(self, names: tuple[t.Icon, ...]) -> int:
        return sum(1 << t.ICONS.index(x) for x in names)

    # -- abilities

    def trigger(self, shape: w.When | None) -> Trigger | None:
        if shape is None:
            return None
        on = (shape.on,) if isinstance(shape.on, str) else shape.on
        return Trigger(
            mask=sum(t.HAPPENING_BIT[x] for x in on),
            who=shape.who,
            card=shape.card or "",
            source=shape.source is not None,
            which=self.which(shape.which),
            how=shape.how,
            icons=self.icon_mask(shape.type) or 7,
            side=shape.as_ or "",
            by=shape.by,
            unopposed=shape.unopposed,
            own_part=t.PARTS[shape.self_],
            host_part=t.PARTS[shape.host],
            along=self.which(shape.with_),
            phase=0 if shape.phase is None else t.PHASES.index(shape.phase),
            against=shape.against is not None,
            entry=0 if shape.entry is None else t.BY_AMBUSH,
            in_challenge=shape.during is not None,
        )

    def target(self, shape: w.Choose, steps: tuple[Step, ...]) -> Target:
        first, verbs = steps[0], {step.verb for step in steps if step.what == "target"}
        if (shape.what == "card") != (shape.which is not None):
            raise self.wrong("choose: a card needs which, a player has none")
        return Target(
            player=shape.what == "player",
            each=shape.by == "each",
            which=self.which(shape.which),
            anyone=shape.who == "any",
            least=shape.least,
            most=shape.most,
            hand=shape.hand_min,
            smaller_hand=shape.smaller_hand,
            total=-1 if shape.total_strength_max is None else shape.total_strength_max,
            one_controller=shape.one_controller,
            touched=first.which if first.by_target else None,
            removes="remove" in verbs,
            stands="stand" in verbs,
        )

    def cost(self, shape: w.Cost) -> Cost:
        if isinstance(shape, w.PayGold):
            if isinstance(shape.n, int):
                return Cost("gold", shape.n)
            return Cost(shape.n)
        if isinstance(shape, w.PayKneel):
            if shape.which is not None:
                return Cost("kneel_other", which=self.filter(shape.which))
            return Cost("kneel_faction" if shape.what == "faction" else "kneel")
        if isinstance(shape, w.PayDiscard):
            return Cost("discard", shape.n)
        names = {w.PaySacrifice: "sacrifice", w.PayReturn: "return", w.PayRemove: "remove"}
        return Cost(names.get(type(shape), "token"))

    def step(self, shape: e.Effect) -> Step:
        """One step: the fields of its shape, by name, in their compiled form."""
        fields: dict[str, Any] = {"verb": shape.__struct_config__.tag}
        for name in shape.__struct_fields__:
            value = getattr(shape, name)
            if value is None:
                continue
            key, made = self.field(shape, name, value)
            fields[key] = made
            if isinstance(value, e.All):
                fields["what"], fields["which"] = "all", self.filter(value.all)
                fields["but_target"] = value.but is not None
        return Step(**fields)

    def field(self, shape: e.Effect, name: str, value: Any) -> tuple[str, Any]:
        if isinstance(value, e.All):
            return "what", "all"
        if isinstance(value, w.Which):
            return "which", self.filter(value)
        if name in ("gain", "lose"):
            return name, -1 if value == "named" else self.icon_mask(value)
        if name in ("n", "top", "lift"):
            return "n", self.amount(value)
        if name == "steps":
            return name, tuple(self.step(x) for x in value)
        if name == "if_":
            return "conditions", self.conditions(value)
        if name == "deadly":
            return "flag", value
        if name == "by":
            return "by_target", value == "target"
        if name == "player":
            return name, True
        if name == "among" and isinstance(value, str):
            return "from_target", True
        if name == "faction_power_min":
            return "least_power", value
        if isinstance(shape, (e.Name, e.Look)) and name == "what":
            return "word", value
        if name in ("to", "type", "of", "against", "name"):
            return ("source" if name in ("of", "against") else "word"), value
        return name, value

    def ability(self, face: int, ordinal: int, shape: e.AbilityShape) -> Ability:
        moment = t.MOMENTS.index(shape.kind)
        if shape.when is not None and shape.when.would:
            moment = t.WOULD
        needs = moment < t.ACTION
        if needs != (shape.when is not None):
            raise self.wrong(
                f"{shape.kind}: `when` {'is needed' if needs else 'has no place here'}"
            )
        period = (shape.limit or shape.max or (0, ""))[1]
        steps = tuple(self.step(x) for x in shape.do)
        made = Ability(
            index=len(self.abilities),
            face=face,
            ordinal=ordinal,
            kind=shape.kind,
            moment=moment,
            phase=0 if shape.phase is None else t.PHASES.index(shape.phase),
            trigger=self.trigger(shape.when),
            conditions=self.conditions(shape.if_),
            costs=tuple(self.cost(x) for x in shape.cost),
            targets=tuple(self.target(x, steps) for x in shape.choose),
            steps=steps,
            limit=shape.limit[0] if shape.limit else 0,
            maximum=shape.max[0] if shape.max else 0,
            period=period,
        )
        self.abilities.append(made)
        return made

    def constant(self, shape: c.ConstantShape) -> Constant:
        fields: dict[str, Any] = {"rule": shape.__struct_config__.tag}
        for name in shape.__struct_fields__:
            value = getattr(shape, name)
            if name == "of" and isinstance(value, w.Which):
                fields["of"], fields["which"] = "which", self.filter(value)
            elif name in ("which", "with_"):
                fields["which"] = self.filter(value)
            elif name == "n":
                fields["n"] = self.amount(value)
            elif name == "icon" or (name == "type" and isinstance(shape, _ICON_RULES)):
                fields["icons"] = self.icon_mask(value)
            elif name == "type":
                fields["types"] = tuple(t.TYPES.index(x) for x in value)
            elif name == "keyword":
                fields["keywords"] = self.keyword_mask(value)
            elif name == "trait":
                fields["traits"] = self.trait_mask(value)
            elif name in ("weaker", "new_opponent"):
                fields["flag"] = value
            elif name == "if_":
                fields["conditions"] = self.conditions(value)
            elif name != "token":
                fields[name] = value
        return Constant(**fields)

    def card(self, number: int) -> Face:
        s = self.shapes[number]
        self.where = f"{self.files[number]}: {s.id}"
        plot = s.plot or shapes.PlotModifiers()
        own = s.type == "plot"
        if s.type == "attachment" and s.hosts is None:
            raise self.wrong("an attachment needs `hosts`")
        if own and None in (s.gold, s.initiative, s.claim, s.reserve):
            raise self.wrong("a plot needs gold, initiative, claim and reserve")
        return Face(
            id=s.id,
            type=t.TYPES.index(s.type),
            faction=t.FACTIONS.index(s.faction),
            unique=s.unique,
            loyal=s.loyal,
            cost=X if s.cost == "x" else NONE if s.cost is None else s.cost,
            strength=NONE if s.strength is None else s.strength,
            icons=self.icon_mask(s.icons),
            traits=self.trait_mask(s.traits),
            keywords=self.keyword_mask(s.keywords),
            ambush=NONE if s.ambush is None else s.ambush,
            closed=bool(s.no_attachments),
            open_to=0 if isinstance(s.no_attachments, bool) else self.trait_mask(s.no_attachments),
            gold=(s.gold or 0) if own else plot.gold,
            initiative=(s.initiative or 0) if own else plot.initiative,
            claim=s.claim or 0,
            reserve=(s.reserve or 0) if own else plot.reserve,
            hosts=self.which(s.hosts),
            deck_limit=s.deck_limit,
            copies=s.copies,
            form_of=number if s.form_of is None else self.face(s.form_of),
            banner=NONE if s.banner is None else t.FACTIONS.index(s.banner.faction),
            banner_least=0 if s.banner is None else s.banner.least,
            neutral_max=NONE if s.neutral_max is None else s.neutral_max,
            supports=tuple(self.face(x) for x in s.supports),
            rivals=tuple(self.face(x) for x in s.rivals),
            constants=tuple(self.constant(x) for x in s.constants),
            abilities=tuple(self.ability(number, i, x) for i, x in enumerate(s.abilities)),
        )

    def deck(self, name: str, s: shapes.DeckShape) -> Deck:
        self.where = f"{name}: {s.id}"
        return Deck(
            id=s.id,
            profile=s.profile,
            faction=t.FACTIONS.index(s.faction),
            agenda=NONE if s.agenda is None else self.face(s.agenda),
            plots=tuple((self.face(x), n) for x, n in s.plots.items()),
            cards=tuple((self.face(x), n) for x, n in s.cards.items()),
        )


def keywords_of(shape: shapes.CardShape) -> list[str]:
    """The keywords that a card has, and those that it gives to others."""
    granted = [
        x for rule in shape.constants if isinstance(rule, c.HasKeyword) for x in rule.keyword
    ]
    return [*shape.keywords, *granted]


_ICON_RULES = (
    c.NoKneel,
    c.MayDefend,
    c.ClaimIs,
    c.SideStrength,
    c.MoreChallenges,
    c.ClaimAny,
)


def load(texts: list[tuple[str, bytes]]) -> tuple[Compiler, tuple[Face, ...], dict[str, Deck]]:
    """Everything from (name, text) pairs: cards first, then the decks that speak of them."""
    cards: list[tuple[str, shapes.CardShape]] = []
    decks: list[tuple[str, shapes.DeckShape]] = []
    for name, text in texts:
        if name == "decks.json":
            decks += [(name, d) for d in decode(name, text, shapes.DeckFile).decks]
        else:
            cards += [(name, s) for s in decode(name, text, shapes.CardFile).cards]
    # by id, whatever file they stand in: faces are numbers in saves
    cards.sort(key=lambda pair: pair[1].id)
    compiler = Compiler(cards)
    faces = tuple(compiler.card(i) for i in range(len(cards)))
    return compiler, faces, {s.id: compiler.deck(name, s) for name, s in decks}
