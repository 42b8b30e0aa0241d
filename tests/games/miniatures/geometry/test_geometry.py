"""Geometry by properties: symmetry, shifts, quarter turns, mirrors, and agreement with shapely."""

from __future__ import annotations

import math
from bisect import bisect_right
from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as some
from shapely import LineString, Point, Polygon
from shapely.affinity import affine_transform

from weirwood.games.miniatures.geometry import arcs, contact, poly, rect, sight, trig

if TYPE_CHECKING:
    from collections.abc import Callable

Rect = rect.Rect
SIZE = 48000
SIZES = ((2750, 2400), (2750, 2500), (1380, 1380), (1380, 2775), (5250, 875))
SCALE2 = rect.SCALE * rect.SCALE

angles = some.one_of(some.integers(0, 35999), some.sampled_from([0, 4500, 9000, 18000, 27000]))
places = some.integers(3000, SIZE - 3000)


@some.composite
def trays(draw: some.DrawFn) -> Rect:
    a, b = draw(some.sampled_from(SIZES))
    return draw(places), draw(places), draw(angles), a, b


@some.composite
def close_trays(draw: some.DrawFn) -> tuple[Rect, Rect]:
    """Two trays near enough for something to happen between them."""
    x, y, f, a, b = draw(trays())
    near = some.integers(-9000, 9000)
    c, d = draw(some.sampled_from(SIZES))
    return (x, y, f, a, b), (x + draw(near), y + draw(near), draw(angles), c, d)


def shifted(r: Rect) -> Rect:
    return r[0] + 1234, r[1] - 987, r[2], r[3], r[4]


def quarter_turned(r: Rect) -> Rect:
    """The whole field turned clockwise by a quarter."""
    return r[1], SIZE - r[0], (r[2] + 9000) % 36000, r[3], r[4]


def mirrored(r: Rect) -> Rect:
    """The whole field seen in a mirror: left is right."""
    return SIZE - r[0], r[1], -r[2] % 36000, r[3], r[4]


CHANGES: tuple[Callable[[Rect], Rect], ...] = (shifted, quarter_turned, mirrored)
SWAP = {"front": "front", "right": "left", "rear": "rear", "left": "right"}


def shape(r: Rect) -> Polygon:
    x, y, f, a, b = r
    t = math.radians(f / 100)
    s, c = math.sin(t), math.cos(t)
    box = Polygon([(-a, b), (a, b), (a, -b), (-a, -b)])
    return affine_transform(box, [c, s, -s, c, x, y])


def test_the_table_is_the_sine_to_the_last_digit() -> None:
    for angle, value in enumerate(trig.SIN):
        assert abs(value - math.sin(math.radians(angle / 100)) * trig.SCALE) <= 0.5001
        assert trig.COS[angle] == trig.SIN[(angle + 9000) % 36000]
        assert trig.SIN[-angle % 36000] == -value
    assert [trig.SIN[a] for a in (0, 9000, 18000, 27000)] == [0, trig.SCALE, 0, -trig.SCALE]


@given(some.integers(-(10**6), 10**6), some.integers(-(10**6), 10**6))
def test_a_bearing_is_the_nearest_facing(dx: int, dy: int) -> None:
    assume(dx or dy)
    want = math.degrees(math.atan2(dx, dy)) * 100 % 36000
    miss = abs(trig.bearing(dx, dy) - want) % 36000
    assert min(miss, 36000 - miss) <= 0.51 + 36000 / math.hypot(dx, dy) * 1e-3
    assert trig.bearing(-dx, dy) == -trig.bearing(dx, dy) % 36000
    assert trig.bearing(dy, -dx) == (trig.bearing(dx, dy) + 9000) % 36000


@given(some.integers(0, 60000), some.integers(1, 60000))
def test_a_bearing_is_found_wherever_the_search_for_it_begins(ax: int, ay: int) -> None:
    """Against a search of half a quarter that knows no floating point."""
    assume(ax <= ay)
    last = bisect_right(range(4500), 0, key=lambda t: trig.SIN[t + 1] * ay - trig.COS[t + 1] * ax)
    here = trig.COS[last] * ax - trig.SIN[last] * ay
    if last < 4500 and trig.SIN[last + 1] * ay - trig.COS[last + 1] * ax < here:
        last += 1
    assert trig.bearing(ax, ay) == last


@given(some.integers(-(10**9), 10**9))
def test_rounding_treats_both_signs_alike(value: int) -> None:
    assert trig.rounded(-value) == -trig.rounded(value)
    assert abs(trig.rounded(value) - value / trig.SCALE) <= 0.5
    assert trig.ratio(value, 7) == -trig.ratio(-value, 7) == trig.ratio(-value, -7)


@given(trays())
def test_corners_are_those_of_the_rectangle(r: Rect) -> None:
    for (x, y), (ex, ey) in zip(rect.corners(r), shape(r).exterior.coords, strict=False):
        assert math.hypot(x - ex, y - ey) < 0.75


@given(close_trays())
def test_overlap_agrees_with_the_library(pair: tuple[Rect, Rect]) -> None:
    p, q = pair
    inner = shape(p).buffer(-5, join_style="mitre"), shape(q).buffer(-5, join_style="mitre")
    deep = inner[0].buffer(-2).intersects(inner[1].buffer(-2))
    touch = inner[0].buffer(6).intersects(inner[1].buffer(6))
    if deep:
        assert rect.overlap(p, q)
    elif not touch:
        assert not rect.overlap(p, q)


@given(close_trays())
def test_distance_agrees_with_the_library(pair: tuple[Rect, Rect]) -> None:
    p, q = pair
    want = shape(p).distance(shape(q))
    assert abs(math.sqrt(rect.gap2(p, q) / SCALE2) - want) < 0.5
    for reach in (1000, 2000, 6000, 12000):
        if abs(want - reach) > 0.5:
            assert rect.within(p, q, reach) == (want < reach)


@given(close_trays(), some.integers(0, 12000))
def test_overlap_and_distance_are_symmetric(pair: tuple[Rect, Rect], reach: int) -> None:
    p, q = pair
    assert rect.overlap(p, q) == rect.overlap(q, p)
    assert rect.gap2(p, q) == rect.gap2(q, p)
    assert rect.within(p, q, reach) == rect.within(q, p, reach)


@given(close_trays(), some.sampled_from(CHANGES), some.integers(0, 12000))
def test_overlap_and_distance_do_not_care_where_the_field_lies(
    pair: tuple[Rect, Rect], change: Callable[[Rect], Rect], reach: int
) -> None:
    p, q = pair
    moved = change(p), change(q)
    assert rect.overlap(*moved) == rect.overlap(p, q)
    assert rect.gap2(*moved) == rect.gap2(p, q)
    assert rect.within(*moved, reach) == rect.within(p, q, reach)
    assert rect.wholly_within(*moved, reach) == rect.wholly_within(p, q, reach)


@given(close_trays(), some.integers(0, 12000))
def test_wholly_within_agrees_with_the_library(pair: tuple[Rect, Rect], reach: int) -> None:
    p, q = pair
    far = max(shape(p).distance(Point(c)) for c in shape(q).exterior.coords)
    assume(abs(far - reach) > 0.5)
    assert rect.wholly_within(p, q, reach) == (far < reach)


@given(trays(), places, places)
def test_tokens_are_covered_and_touched_as_the_library_says(r: Rect, x: int, y: int) -> None:
    inner = shape(r).buffer(-700, join_style="mitre")
    if abs(inner.boundary.distance(Point(x, y))) > 0.5:
        assert rect.covers(r, x, y, 700) == inner.contains(Point(x, y))
    want = shape(r).distance(Point(x, y))
    if abs(want - 700) > 0.5:
        assert rect.point_within(r, x, y, 700) == (want < 700)


@given(trays())
def test_inside_and_overhang_agree(r: Rect) -> None:
    hang = rect.overhang(r, SIZE, SIZE)
    assert rect.inside(r, 0, 0, SIZE, SIZE) == (not any(hang))
    x0, y0, x1, y1 = shape(r).bounds
    want = (max(0, -x0), max(0, x1 - SIZE), max(0, -y0), max(0, y1 - SIZE))
    assert all(abs(h / rect.SCALE - w) < 0.1 for h, w in zip(hang, want, strict=True))


# --- arcs -------------------------------------------------------------------------------------


def wedges(r: Rect) -> dict[str, Polygon]:
    x, y, f, a, b = r
    k = 100
    t = math.radians(f / 100)
    s, c = math.sin(t), math.cos(t)
    out = {}
    for side, (p, q) in {
        "front": ((-a, b), (a, b)),
        "right": ((a, b), (a, -b)),
        "rear": ((a, -b), (-a, -b)),
        "left": ((-a, -b), (-a, b)),
    }.items():
        wedge = Polygon([(0, 0), (p[0] * k, p[1] * k), (q[0] * k, q[1] * k)])
        out[side] = affine_transform(wedge, [c, s, -s, c, x, y])
    return out


@given(close_trays())
def test_arc_shares_agree_with_the_library(pair: tuple[Rect, Rect]) -> None:
    t, q = pair
    shares = arcs.arc_shares(t, q)
    whole = 4 * q[3] * q[4]
    measure = 4 * t[3] * t[4] * SCALE2
    total = 0.0
    for side, wedge in wedges(t).items():
        share = float(shares[side]) / measure
        assert abs(share - wedge.intersection(shape(q)).area) < 0.001 * whole
        total += share
    assert abs(total - whole) < 0.001 * whole


@given(close_trays())
def test_the_arc_is_the_one_with_the_largest_share(pair: tuple[Rect, Rect]) -> None:
    t, q = pair
    areas = {side: wedge.intersection(shape(q)).area for side, wedge in wedges(t).items()}
    whole = 4 * q[3] * q[4]
    most = max(areas.values())
    if all(area == most or abs(most - area - whole / 200) > whole / 500 for area in areas.values()):
        want = {side for side, area in areas.items() if most - area < whole / 200}
        assert set(arcs.arcs_of(t, q)) == want


@given(close_trays(), some.sampled_from(CHANGES))
def test_arcs_do_not_care_where_the_field_lies(
    pair: tuple[Rect, Rect], change: Callable[[Rect], Rect]
) -> None:
    t, q = pair
    here = set(arcs.arcs_of(t, q))
    there = set(arcs.arcs_of(change(t), change(q)))
    assert there == ({SWAP[s] for s in here} if change is mirrored else here)
    assert arcs.in_front(change(t), change(q)) == arcs.in_front(t, q)


def test_a_tray_split_evenly_stands_in_both_arcs() -> None:
    target = (24000, 24000, 0, 1380, 1380)
    assert set(arcs.arcs_of(target, (30000, 30000, 0, 1380, 1380))) == {"front", "right"}
    assert arcs.arcs_of(target, (30000, 30100, 0, 1380, 1380)) == ("front",)
    assert arcs.arcs_of(target, (24000, 18000, 0, 1380, 1380)) == ("rear",)
    assert arcs.arcs_of(target, (18000, 24000, 900, 1380, 1380)) == ("left",)


# --- sight ------------------------------------------------------------------------------------


def sampled_sight(viewer: Rect, target: Rect, blockers: list[Rect]) -> bool:
    """The slow way: many lines between many points, blockers grown by a hair."""
    part = wedges(viewer)["front"].intersection(shape(target))
    if not isinstance(part, Polygon) or part.is_empty:
        return False
    walls = [shape(b).buffer(12, join_style="mitre") for b in blockers]
    (x0, y0), (x1, y1) = shape(viewer).exterior.coords[:2]
    ring = part.exterior
    ends = [ring.interpolate(ring.length * k / 24) for k in range(24)]
    for i in range(13):
        p = (x0 + (x1 - x0) * i / 12, y0 + (y1 - y0) * i / 12)
        for q in ends:
            line = LineString([p, (q.x, q.y)])
            if not any(line.intersects(w) for w in walls):
                return True
    return False


@some.composite
def sight_cases(draw: some.DrawFn) -> tuple[Rect, Rect, list[Rect]]:
    viewer = (24000, 10000, 0, *draw(some.sampled_from(SIZES)))
    spread = some.integers(-9000, 9000)
    sizes = some.sampled_from(SIZES[:4])
    target = (24000 + draw(spread), draw(some.integers(20000, 30000)), draw(angles), *draw(sizes))
    blockers: list[Rect] = []
    for _ in range(draw(some.integers(0, 3))):
        one = (24000 + draw(spread), draw(some.integers(13000, 27000)), draw(angles), *draw(sizes))
        if not any(rect.overlap(one, other) for other in (viewer, target, *blockers)):
            blockers.append(one)
    turn = draw(some.integers(0, 3))
    for _ in range(turn):
        viewer, target = quarter_turned(viewer), quarter_turned(target)
        blockers = [quarter_turned(b) for b in blockers]
    return viewer, target, blockers


@settings(max_examples=150, deadline=None)
@given(sight_cases())
def test_sight_is_never_less_than_sampling_finds(case: tuple[Rect, Rect, list[Rect]]) -> None:
    viewer, target, blockers = case
    if sampled_sight(viewer, target, blockers):
        assert sight.sees(viewer, target, blockers)


def brute_sight(viewer: Rect, target: Rect, blockers: list[Rect]) -> bool:
    """Every line through two tight points, on the library's shapes, a hair more forgiving."""
    part = wedges(viewer)["front"].intersection(shape(target))
    if not isinstance(part, Polygon) or part.is_empty:
        return not part.is_empty
    walls = [shape(b).buffer(-2, join_style="mitre") for b in blockers]
    edge = LineString(shape(viewer).exterior.coords[:2])
    tight = [*shape(viewer).exterior.coords[:2], *part.exterior.coords[:-1]]
    for b in blockers:
        tight += shape(b).exterior.coords[:-1]
    for i, p in enumerate(tight):
        for q in tight[:i]:
            dx, dy = q[0] - p[0], q[1] - p[1]
            if dx == 0 and dy == 0:
                continue
            line = LineString([(p[0] - 99 * dx, p[1] - 99 * dy), (q[0] + 99 * dx, q[1] + 99 * dy)])
            start = line.intersection(edge.buffer(0.5))
            end = line.intersection(part.buffer(0.5))
            if start.is_empty or end.is_empty:
                continue
            ends = end.coords
            s = start.coords[0]
            e = min(ends, key=lambda c: math.hypot(c[0] - s[0], c[1] - s[1]))
            if not any(LineString([s, e]).intersects(w) for w in walls):
                return True
    return False


@settings(max_examples=150, deadline=None)
@given(sight_cases())
def test_sight_is_never_more_than_every_line_allows(case: tuple[Rect, Rect, list[Rect]]) -> None:
    viewer, target, blockers = case
    if sight.sees(viewer, target, blockers):
        assert brute_sight(viewer, target, blockers)


@settings(max_examples=150, deadline=None)
@given(sight_cases(), some.sampled_from(CHANGES))
def test_sight_does_not_care_where_the_field_lies(
    case: tuple[Rect, Rect, list[Rect]], change: Callable[[Rect], Rect]
) -> None:
    viewer, target, blockers = case
    want = sight.sees(viewer, target, blockers)
    assert sight.sees(change(viewer), change(target), [change(b) for b in blockers]) == want
    if want and not rect_clusters(blockers):
        assert sight.sees(viewer, target, [], [rect.corners(smaller(b)) for b in blockers])


def smaller(r: Rect) -> Rect:
    return r[0], r[1], r[2], r[3] - 2, r[4] - 2


def rect_clusters(blockers: list[Rect]) -> bool:
    return any(rect.within(p, q, 20) for i, p in enumerate(blockers) for q in blockers[:i])


def test_a_gap_between_two_trays_lets_the_line_through() -> None:
    viewer = (24000, 10000, 0, 2750, 2400)
    target = (24000, 30000, 18000, 2750, 2400)
    wall = [(19000, 20000, 0, 5250, 875), (29515, 20000, 0, 5250, 875)]
    assert sight.sees(viewer, target, wall)
    assert not sight.sees(viewer, target, [wall[0], (29500, 20000, 0, 5250, 875)])  # they touch
    assert sight.sees(viewer, target, wall[:1])
    # a line along a border is free: the wall ends exactly where both trays end
    beside = (19000 + 2750, 20000, 0, 5250, 875)
    assert sight.sees((24000, 10000, 0, 3000, 2400), (24000, 30000, 0, 3000, 2400), [beside])
    assert not sight.sees((24000, 10000, 0, 2990, 2400), (24000, 30000, 0, 2990, 2400), [beside])


# --- moves and contact ------------------------------------------------------------------------


@given(close_trays(), some.sampled_from(rect.SIDES))
def test_a_run_ends_where_the_trays_touch(pair: tuple[Rect, Rect], side: str) -> None:
    p, q = pair
    assume(not rect.within(p, q, 50))
    run = contact.run_to(p, q, side)
    step = {"front": (0, 1), "right": (1, 0), "rear": (0, -1), "left": (-1, 0)}[side]

    def at(d: int) -> Rect:
        return rect.moved(p, step[0] * d, step[1] * d)

    if run == contact.NOWHERE:
        assert not any(rect.overlap(at(d), q) for d in range(0, 30000, 500))
        return
    assert not rect.overlap(at(run), q)
    assert rect.gap2(at(run), q) <= (12 * rect.SCALE) ** 2
    assert not any(
        rect.overlap(rect.swept(p, step[0] * d, step[1] * d), q) for d in (run // 2, run)
    )


@given(close_trays(), some.sampled_from(rect.SIDES), some.integers(-2000, 12000))
def test_a_run_is_that_to_the_corners_as_far_as_it_matters(
    pair: tuple[Rect, Rect], side: str, most: int
) -> None:
    """The quick looks of `run_to` against `run_up`, which clips the outline."""
    p, q = pair
    run = contact.run_up(p, rect.local_corners(p, q), side)
    assert contact.run_to(p, q, side) == run
    found = contact.run_to(p, q, side, most)
    assert found == run or (run >= most and found >= most)


@given(close_trays(), some.integers(0, 12000), some.sampled_from(CHANGES))
def test_sweeps_and_runs_do_not_care_where_the_field_lies(
    pair: tuple[Rect, Rect], ahead: int, change: Callable[[Rect], Rect]
) -> None:
    p, q = pair
    assert change(rect.moved(p, 0, ahead)) == rect.moved(change(p), 0, ahead)
    assert contact.run_to(change(p), change(q)) == contact.run_to(p, q)
    side = "left" if change is mirrored else "right"
    assert contact.run_to(change(p), change(q), side) == contact.run_to(p, q, "right")


@given(trays(), some.integers(0, 12000), some.booleans())
def test_a_sweep_is_the_ground_between_start_and_end(r: Rect, d: int, sideways: bool) -> None:
    step = (d, 0) if sideways else (0, d)
    want = shape(r).union(shape(rect.moved(r, *step))).convex_hull
    assert shape(rect.swept(r, *step)).symmetric_difference(want).area < 4 * want.length


@given(trays(), some.sampled_from(rect.SIDES), some.sampled_from(SIZES), some.integers(-2750, 2750))
def test_a_flush_tray_touches_the_side_and_faces_it(
    t: Rect, side: str, size: tuple[int, int], shift: int
) -> None:
    a, b = size
    assume(abs(shift) <= contact.least_contact(t, side, a))
    placed = contact.flush(t, side, a, b, shift)
    assert not rect.overlap(placed, t)
    assert rect.within(placed, t, 2)
    assert contact.touching_sides(t, placed) == (side, "front")
    assert contact.touching_sides(placed, t) == ("front", side)


@given(close_trays(), some.sampled_from(rect.SIDES), some.sampled_from(SIZES))
def test_blocked_shifts_are_those_that_overlap(
    pair: tuple[Rect, Rect], side: str, size: tuple[int, int]
) -> None:
    t, other = pair
    a, b = size
    ranges = contact.blocked_shifts(t, side, a, b, [other], [])
    for shift in range(-6000, 6001, 300):
        free = contact.fits(shift, ranges)
        if all(abs(shift - end) > 15 for low, high in ranges for end in (low, high)):
            assert (
                free == (not rect.overlap(contact.flush(t, side, a, b, shift), other))
                or abs(rect.gap2(contact.flush(t, side, a, b, shift), other))
                <= (15 * rect.SCALE) ** 2
            )


def test_an_alignment_is_full_or_half_and_otherwise_the_nearest() -> None:
    target = (24000, 24000, 0, 2750, 2400)
    assert contact.possible_shifts(target, "front", 2750, []) == (0, -2750, 2750)
    # a tray that already stands at half on the right leaves the left half
    half = contact.flush(target, "front", 2750, 2400, 2750)
    ranges = contact.blocked_shifts(target, "front", 2750, 2400, [half], [])
    assert contact.possible_shifts(target, "front", 2750, ranges) == (-2750,)
    # a full one leaves nothing
    full = contact.flush(target, "front", 2750, 2400, 0)
    ranges = contact.blocked_shifts(target, "front", 2750, 2400, [full], [])
    assert contact.possible_shifts(target, "front", 2750, ranges) == ()
    # something in the way of all three: the closest place with half the contact
    posts = [(24000 + dx, 29500, 0, 100, 100) for dx in (-2760, 2740)]
    ranges = contact.blocked_shifts(target, "front", 2750, 2400, posts, [])
    (shift,) = contact.possible_shifts(target, "front", 2750, ranges) or (None,)
    assert shift is None or contact.fits(shift, ranges)


# --- outlines -----------------------------------------------------------------------------------


@given(close_trays())
def test_outlines_agree_with_trays(pair: tuple[Rect, Rect]) -> None:
    p, q = pair
    one, two = rect.corners(p), rect.corners(q)
    edge = min(abs(g / rect.SCALE + 10) for g in rect._gaps(p, q))
    if edge > 3:
        assert poly.poly_overlap(one, two) == rect.overlap(p, q)
    for reach in (1000, 6000):
        want = Polygon(one).distance(Polygon(two))
        if abs(want - reach) > 0.01:
            assert poly.poly_within(one, two, reach) == (want < reach)


@given(places, places, angles)
def test_an_oval_is_an_ellipse_to_the_eye(x: int, y: int, f: int) -> None:
    outline = Polygon(poly.oval(x, y, f, 3000, 2000))
    assert 0.95 < outline.area / (math.pi * 3000 * 2000) < 1
    assert outline.is_valid
    assert poly.poly_overlap(poly.oval(x, y, f, 3000, 2000), rect.corners((x, y, 0, 100, 100)))


@pytest.mark.parametrize(("reach", "near"), [(999, False), (1000, True), (1001, True)])
def test_distances_are_exact_at_the_border(reach: int, near: bool) -> None:
    p, q = (10000, 10000, 0, 2750, 2400), (10000, 15800, 0, 2750, 2400)
    assert rect.within(p, q, reach) is near
    assert poly.poly_within(rect.corners(p), rect.corners(q), reach) is near
