"""Checks the port of Chicken with the vectors of hencoop:  python3 check.py <file, or - for the input>

The format is described in docs/port.md. Ends with 1 at the first answer that differs.
"""

import json
import sys
from pathlib import Path

import chicken

FORMAT = "hencoop/vectors/1"
RULES = 1  # the version of the rules that this port follows


class Different(Exception):
    pass


def same(what, got, expected):
    """JSON tells true from 1 and 1 from 1.0, and so does this."""
    if json.dumps(got, sort_keys=True) != json.dumps(expected, sort_keys=True):
        raise Different(f"{what}: expected {json.dumps(expected)}, got {json.dumps(got)}")


def same_moves(what, got, expected):
    """The order of legal moves is not part of the rules."""
    spell = lambda moves: sorted(json.dumps(move, sort_keys=True) for move in moves)
    same(what, spell(got), spell(expected))


def scripted(results):
    """Chance that gives the results of the vectors, each once."""
    left = dict(results)
    return left, left.pop


def check_game(game):
    setup, options = game["setup"], game["setup"]["options"]
    viewers = [*range(setup["seats"]), None]
    state, views = None, [None] * len(viewers)
    refusals = 0
    for turn in game["turns"]:
        left, chance = scripted(turn["chance"])
        if state is None:
            state, events = chicken.setup(setup["seats"], options, setup["seed"], chance)
        else:
            events = chicken.apply(state, turn["move"], chance)
        same("chance left over", left, {})
        same("events", events, turn["events"])
        position = turn["position"]
        same("state", without_options(state), position["state"])
        for index, viewer in enumerate(viewers):
            learned = [chicken.redact(event, viewer) for event in events]
            same(f"events that {viewer} learns", learned, turn["learned"][index])
            for event in learned:
                if event["type"] == "opened":
                    views[index] = chicken.open_table(event)
                else:
                    chicken.evolve(views[index], event)
            same(f"view of {viewer}", without_options(chicken.view(state, viewer)), position["views"][index])
            folded = without_options(chicken.view(views[index], viewer))
            same(f"view of {viewer} from events", folded, position["views"][index])
        refusals += check_position(state, position)
    return refusals


def check_position(state, position):
    same("actors", chicken.actors(state), position["actors"])
    same_moves("legal moves", chicken.legal_moves(state), position["legal"])
    for refused in position["refused"]:
        move = refused["move"]
        same(f"refusal of {json.dumps(move)}", chicken.why_not(state, move), refused["violation"])
    same("score", state["scores"], position["score"])
    same("outcome", chicken.outcome(state), position["outcome"])
    return len(position["refused"])


def without_options(table):
    """The set-up has them, for all tables of a game."""
    return {name: value for name, value in table.items() if name != "options"}


def main(path):
    text = sys.stdin.read() if path == "-" else Path(path).read_text("utf-8")
    vectors = json.loads(text)
    given = [vectors["format"], vectors["game"], vectors["rules"]]
    same("format, game and version of the rules", [FORMAT, "chicken", RULES], given)
    games = vectors["games"]
    refusals = sum(check_game(game) for game in games)
    positions = sum(len(game["turns"]) for game in games)
    counts = f"{len(games)} games, {positions} positions, {positions - len(games)} moves, {refusals} refusals"
    print(f"{counts}: all as in the vectors")


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except (Different, ValueError) as error:
        sys.exit(str(error))
