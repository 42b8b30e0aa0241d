"""Cards come into play: set up, marshaled, by ambush or by an effect."""

from __future__ import annotations

from weirwood.kernel import Flow, Kind, choose, procedure, reveal

from .. import facts as k
from ..facts.terms import ATTACHMENT, BY_AMBUSH, CHARACTER, EVENT, PLAY
from ..state import Cond, Position
from .attachments import attach, has_host, hosts_for
from .duplicates import become_duplicate, duplicate_host
from .keys import Args, Keys, card_of, keys_of
from .unique import unique_block
from .zones import BLANKERS, code, control, give_tag, move, reblank, speak, tell_card


def can_enter(st: Position, card: int, seat: int) -> bool:
    """May this card be put into play under that control?"""
    face = st.cards.face[card]
    kind = k.TYPE[face]
    if kind >= EVENT or unique_block(st, card, seat):
        return False
    if kind == ATTACHMENT and duplicate_host(st, card, seat) < 0:
        return has_host(st, face)
    return True


def come_into_play(st: Position, card: int, seat: int, entry: int) -> None:
    """The card is in play, standing, under that control."""
    move(st, card, seat, PLAY)
    control(st, card, seat)
    # what enters is upright; a card that enters kneeling says so itself, below
    st.kneel[card] = 0
    if entry == BY_AMBUSH:
        st.ambushed = (*st.ambushed, card)
    give_tag(st, card)
    speak(st, card)
    if k.TYPE[st.cards.face[card]] == CHARACTER and any(
        st.cards.face[s] in BLANKERS for s in st.sources
    ):
        reblank(st)


KNEELING = tuple(any(c.rule == "enters_kneeling" for c in f.constants) for f in k.FACES)


@procedure
def enter(st: Position, card: int, seat: int, entry: int) -> Flow[None]:
    """Bring a card into play: as a duplicate, attached to a host, or by itself."""
    host = -1
    if k.TYPE[st.cards.face[card]] == ATTACHMENT and duplicate_host(st, card, seat) < 0:
        # the host is chosen in the open: everybody knows by then what is being attached
        reveal(st, st.cards, card)
        key = yield from choose(st, "attach.host", seat, k.IDS[st.cards.face[card]])
        host = card_of(st, seat, hosts_for(st, st.cards.face[card]), key)
    arrive(st, card, seat, entry, host)


def arrive(st: Position, card: int, seat: int, entry: int, host: int = -1) -> None:
    """The card comes into play; a further copy of a unique card becomes a duplicate."""
    of = duplicate_host(st, card, seat)
    if of >= 0:
        become_duplicate(st, card, of)
        tell_card(st, "card.duplicated", of)
        return
    come_into_play(st, card, seat, entry)
    if host >= 0:
        attach(st, card, host)
        tell_card(st, "card.attached", card, host=code(st, host), host_tag=st.tag[host])
    else:
        tell_card(st, "card.entered", card)
    # a blank text box does not make it kneel
    if KNEELING[st.cards.face[card]] and not st.blank[card]:
        st.kneel[card] = 1
    st.conds.append(Cond("entered", card, seat, n=entry))


def host_options(st: Position, seat: int, args: Args) -> Keys:
    return keys_of(st, seat, hosts_for(st, k.INDEX[args[0]]))


KINDS = (Kind("attach.host", "attachments.host", keys=host_options),)
