"""Plants faults in the Python port of Chicken: python3 faults.py <vectors of Chicken>. Each must fail the vectors.

Ends with 1 if a fault passes, or names a line that the port no longer has.
"""

import json
import sys
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).parents[2] / "examples" / "python-chicken"
sys.path.insert(0, str(FOLDER))
import check  # noqa: E402

# The name of a fault, a part of the port, and its replacement.
FAULTS = [
    ("CH-1.2 a chick is worth 7", "return 10 if value", "return 7 if value"),
    ("CH-2.1 the starter gets the second card", "hands[(starter + offset) % ", "hands[(starter + 1 + offset) % "),
    ("CH-2.2 the egg stays on top", 'if pile[-1] == "egg":', "if False:"),
    ("CH-2.2 the egg goes below the top card", 'table["drawPile"].insert(0, "egg")', 'table["drawPile"].insert(-1, "egg")'),
    ("CH-2.3 play goes counterclockwise", "[(seat + offset) % ", "[(seat - offset) % "),
    ("CH-2.3 seat 1 always starts", 'begin_round(state, 1, state["options"]["firstSeat"],', "begin_round(state, 1, 0,"),
    ("CH-3.1 the circle leaves out the chick", "VALUES[(VALUES.index(value) + 1) % len(VALUES)]", "VALUES[(VALUES.index(value) + 1) % 6]"),
    ("CH-3.1 only the next card fits", 'return card in (top, next_value(top), "egg")', 'return card in (next_value(top), "egg")'),
    ("CH-3.2 the egg does not fit", 'return card in (top, next_value(top), "egg")', "return card in (top, next_value(top))"),
    ("CH-3.2 the egg keeps the value below", 'value=next_value(state["topValue"]) if', 'value=state["topValue"] if'),
    ("CH-3.3 draws from the bottom", 'card=state["drawPile"][-1])  # CH-3.3', 'card=state["drawPile"][0])  # CH-3.3'),
    ("CH-3.4 nobody withdraws", '["withdrawn"][event["seat"]] = True', '["withdrawn"][event["seat"]] = False'),
    ("CH-3.5 the option is ignored", 'if table["options"]["drawOnlyIfStuck"]:', "if False:"),
    ("CH-3.5 the egg does not count as playable", "[card for card in KINDS if card in hand", "[card for card in VALUES if card in hand"),
    ("CH-3.6 draws from one card on", 'if not table["drawPile"]:', 'if len(table["drawPile"]) <= 1:'),
    ("CH-3.7 the last player draws", 'count(False) == 1 else', "count(False) == 0 else"),
    ("CH-3.7 two players may not draw", 'count(False) == 1 else', "count(False) <= 2 else"),
    ("CH-3.8 players who withdrew are not skipped", "next(other for other in following if not", "next(other for other in following if True or not"),
    ("CH-4.1 one card left is out", 'over, went_out = not state["hands"][seat], seat', 'over, went_out = len(state["hands"][seat]) <= 1, seat'),
    ("CH-4.1 one who stays ends the round", 'all(state["withdrawn"]), None', 'sum(state["withdrawn"]) >= state["seats"] - 1, None'),
    ("CH-4.2 equal numbers count each", "kinds = set(hand)\n    points = sum(worth(kind) for kind in kinds", "kinds = set(hand)\n    points = sum(worth(kind) for kind in hand"),
    ("CH-4.3 the egg counts nothing", 'return points + worth(table["topValue"]) if "egg"', 'return points if "egg"'),
    ("CH-4.3 under a chick the egg counts 7", 'return points + worth(table["topValue"]) if', 'return points + (7 if table["topValue"] == "chick" else worth(table["topValue"])) if'),
    ("CH-4.3 the egg always merges", 'table["options"]["eggMergesWithNumber"] and', "True and"),
    ("CH-4.3 the egg never merges", 'table["options"]["eggMergesWithNumber"] and', "False and"),
    ("CH-4.3 the egg merges with any number", 'and table["topValue"] in kinds', "and len(kinds) > 1"),
    ("CH-4.4 no roll at score 1", '["scores"][went_out] > 0:', '["scores"][went_out] > 1:'),
    ("CH-4.4 a roll at score 0", '["scores"][went_out] > 0:', '["scores"][went_out] >= 0:'),
    ("CH-4.4 the score falls below 0", 'min(sum(worth(face) for face in dice), state["scores"][went_out])', "sum(worth(face) for face in dice)"),
    ("CH-4.4 one die counts", "sum(worth(face) for face in dice)", "worth(dice[0])"),
    ("CH-4.5 who went out does not start", "starter if last is None else last, emit", "starter, emit"),
    ("CH-4.5 without a card, the left neighbor starts", "starter if last is None else last, emit", '(starter + 1) % state["seats"] if last is None else last, emit'),
    ("CH-5.1 > for >= at the target", 'score >= table["options"]["target"]', 'score > table["options"]["target"]'),
    ("CH-5.1 the most points win", "for score in sorted(set(scores))]", "for score in sorted(set(scores), reverse=True)]"),
    ("CH-5.1 ties by seat", "ranking = [[seat for seat in range(table[\"seats\"]) if scores[seat] == score] for score in sorted(set(scores))]", "ranking = [[seat] for seat in sorted(range(table[\"seats\"]), key=lambda seat: scores[seat])]"),
    ("CH-5.2 a round too many", '["round"] >= table["options"]["maxRounds"]', '["round"] > table["options"]["maxRounds"]'),
    ("CH-5.2 before CH-5.1", "    if any(score >=", '    if table["round"] >= table["options"]["maxRounds"]:\n        return "maxRounds"\n    if any(score >='),
    ("CH-6.1 the draw pile shows the egg", 'seen["drawPile"] = hidden(table["drawPile"])', 'seen["drawPile"] = [card if card == "egg" else None for card in table["drawPile"]]'),
    ("CH-6.1 a hand that withdrew is shown", "list(hand) if seat == viewer else", 'list(hand) if seat == viewer or table["withdrawn"][seat] else'),
    ("CH-6.1 a spectator sees the drawn card", 'case "drew" if event["seat"] != viewer:', 'case "drew" if viewer is not None and event["seat"] != viewer:'),
    ("CH-6.1 a view forgets the egg at the bottom", "known if event[\"card\"] is None else event[\"card\"]", 'event["card"]'),
    ("CH-6.1a the egg comes first", "key=lambda card: len(KINDS) if card is None else KINDS.index(card)", 'key=lambda card: len(KINDS) if card is None else KINDS.index(card) % 7'),
    ("G-1 any seat may move", 'if move["seat"] != step["seat"]:', "if False:"),
    ("G-0 a field too many passes", "return next((field for field in move if field not in FIELDS[kind]), None)", "return None"),
    ("G-0 True is a seat", "if type(seat) is not int or", "if not isinstance(seat, int) or"),
    ("G-4 any card may be played", 'if card not in table["hands"][seat]:', "if False:"),
    ("G-11 CH-3.1 before G-4", '    if card not in table["hands"][seat]:\n', '    if card not in table["hands"][seat] and fits(card, table["topValue"]):\n'),
    ("G-12 a target of 0", "(1, 10_000)", "(0, 10_000)"),
    ("G-14 the hands are hidden at the end", "in_order(hand) if over else", "in_order(hand) if False else"),
]


def passes(source, vectors):
    port = ModuleType("chicken")
    exec(compile(source, "chicken.py", "exec"), port.__dict__)
    try:
        check.Check(vectors, port).all()
    except Exception:  # a fault may break the port in any way
        return False
    return True


def main(path):
    source = (FOLDER / "chicken.py").read_text("utf-8")
    vectors = json.loads(Path(path).read_text("utf-8"))
    missing = [name for name, part, _ in FAULTS if source.count(part) != 1]
    missed = [name for name, part, other in FAULTS if passes(source.replace(part, other), vectors)]
    for name in missing:
        print(f"not in the port, or more than once: {name}", file=sys.stderr)
    for name in missed:
        print(f"passes the vectors: {name}", file=sys.stderr)
    print(f"{len(FAULTS) - len(missed)} of {len(FAULTS)} faults in the Python port fail the vectors")
    return 1 if missing or missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
