"""Checks the port of Chicken with the vectors of hencoop:  python3 check.py <file, or - for the input>

The format is described in docs/port.md. Ends with 1 at the first answer that differs.
"""

import json
import sys
from copy import deepcopy
from pathlib import Path

import chicken

FORMAT = "hencoop/vectors/2"
RULES = 1  # the version of the rules that this port follows


class Different(Exception):
    pass


def same(what, got, expected):
    """JSON tells true from 1 and 1 from 1.0, and so does this."""
    if got is not expected and spell(got) != spell(expected):
        raise Different(f"{what}: expected {json.dumps(expected)}, got {json.dumps(got)}")


def spell(value):
    return json.dumps(value, sort_keys=True)


def scripted(results):
    """Chance that gives the results of the vectors, each once."""
    left = dict(results)
    return left, left.pop


class Check:
    """The vectors of a file, checked one by one."""

    def __init__(self, vectors, port=chicken):
        self.port, self.vectors = port, vectors
        given = [vectors["format"], vectors["game"], vectors["rules"]]
        same("format, game and version of the rules", [FORMAT, "chicken", RULES], given)

    def all(self):
        for check, name in [
            (self.setup, "setups"),
            (self.refused_setup, "refusedSetups"),
            (self.position, "positions"),
            (self.fold, "folds"),
        ]:
            for vector in self.vectors[name]:
                check(vector)

    def table(self, fields, vector):
        """A state or a view with its options, free to change."""
        return {**deepcopy(fields), "options": self.vectors["options"][vector["options"]]}

    def setup(self, vector):
        left, chance = scripted(vector["chance"])
        state, events = self.port.setup(vector["seats"], vector["given"], vector["seed"], chance)
        same("chance left over", left, {})
        same("state", state, self.table(vector["state"], vector))
        self.events(events, vector)
        for viewer, learned in self.learned(vector):
            view = self.port.open_table(learned[0])
            self.folded(view, learned[1:], state, viewer)

    def refused_setup(self, vector):
        try:
            self.port.setup(vector["seats"], vector["given"], "", {}.pop)
        except ValueError:
            return
        raise Different(f"set-up with {vector}: expected a refusal")

    def position(self, vector):
        port, state = self.port, self.table(vector["state"], vector)
        same("actors", port.actors(state), vector["actors"])
        # The order of legal moves is not part of the rules.
        same("legal moves", sorted(map(spell, port.legal_moves(state))), sorted(map(spell, vector["legal"])))
        for move in vector["legal"]:
            same(f"refusal of {spell(move)}", port.why_not(state, move), None)
        for refused in vector["refused"]:
            move = refused["move"]
            same(f"refusal of {spell(move)}", port.why_not(state, move), refused["violation"])
        same("score", state["scores"], vector["score"])
        same("outcome", port.outcome(state), vector["outcome"])
        shown = {name: value for name, value in state.items() if name != "seed"}
        for viewer, fields in zip(self.viewers(vector), vector["views"]):
            same(f"view of {viewer}", port.view(state, viewer), {**shown, **fields})
        for move in vector["moves"]:
            self.move(vector, move)

    def move(self, position, vector):
        port, state = self.port, self.table(position["state"], position)
        views = [port.view(state, viewer) for viewer in self.viewers(position)]
        left, chance = scripted(vector["chance"])
        events = port.apply(state, vector["move"], chance)
        same("chance left over", left, {})
        same(f"state after {spell(vector['move'])}", state, {**self.table(position["state"], position), **vector["after"]})
        self.events(events, vector)
        for view, (viewer, learned) in zip(views, self.learned(vector)):
            self.folded(view, learned, state, viewer)

    def events(self, events, vector):
        same("events", events, vector["events"])
        for viewer, learned in self.learned(vector):
            same(f"events that {viewer} learns", [self.port.redact(event, viewer) for event in events], learned)

    def folded(self, view, learned, state, viewer):
        for event in learned:
            self.port.evolve(view, event)
        same(f"view of {viewer} from events", self.port.view(view, viewer), self.port.view(state, viewer))

    def fold(self, vector):
        view = self.table(vector["view"], vector)
        self.port.evolve(view, vector["event"])
        after = {**self.table(vector["view"], vector), **vector["after"]}
        same(f"view after {vector['event']['type']}", view, after)
        same("view without memory", self.port.view(view, view["viewer"]), {**after, **vector["forgotten"]})

    @staticmethod
    def viewers(position):
        return [*range(position["state"]["seats"]), None]

    def learned(self, vector):
        """Each viewer with the events that it learns; a number stands for the event at that index."""
        for seat, learned in enumerate(vector["learned"]):
            events = [vector["events"][each] if isinstance(each, int) else each for each in learned]
            yield None if seat == len(vector["learned"]) - 1 else seat, events


def main(path):
    text = sys.stdin.read() if path == "-" else Path(path).read_text("utf-8")
    vectors = json.loads(text)
    Check(vectors).all()
    positions = vectors["positions"]
    moves, refusals = (sum(len(position[name]) for position in positions) for name in ["moves", "refused"])
    print(f"{len(positions)} positions, {moves} moves, {refusals} refusals: all as in the vectors")


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except (Different, ValueError) as error:
        sys.exit(str(error))
