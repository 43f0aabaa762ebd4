"""Chicken, the rules alone, in Python: a port of hencoop/chicken. The numbers are the clauses of docs/sheets/chicken.md.

A state is a dict with the fields of the JSON of hencoop, a move and an event as well. `whyNot` answers with the clause
that forbids a move, `apply` returns the events of a legal move, `evolve` changes a state or a view by an event, `view`
and `redact` say who sees what. Chance is a function: it gets a site and returns the shuffled deck, or the dice.
"""

VALUES = [1, 2, 3, 4, 5, 6, "chick"]  # CH-3.1: in the order of the circle
KINDS = [*VALUES, "egg"]  # CH-1.1
DECK = [kind for kind in KINDS for _ in range(1 if kind == "egg" else 7)]  # CH-1.1
HAND_SIZE = 6  # CH-2.1
DEFAULTS = {
    "firstSeat": 0,  # G-5
    "drawOnlyIfStuck": False,  # CH-3.5
    "eggMergesWithNumber": False,  # CH-4.3
    "target": 50,  # CH-5.1
    "maxRounds": 100,  # CH-5.2
}
FIELDS = {"play": {"seat", "type", "card"}, "draw": {"seat", "type"}, "withdraw": {"seat", "type"}}


def worth(value):
    """CH-1.2, CH-4.2: the number itself, a chick 10."""
    return 10 if value == "chick" else value


def next_value(value):
    """CH-3.1: the circle 1, 2, 3, 4, 5, 6, chick, 1."""
    return VALUES[(VALUES.index(value) + 1) % len(VALUES)]


def fits(card, top):
    """CH-3.1: an equal card or the next one; CH-3.2: the egg on any card."""
    return card in (top, next_value(top), "egg")


# Set-up


def setup(seats, options, seed, chance):
    """A new game and its events, the opening first."""
    refuse_wrong(seats, options)
    opened = {"type": "opened", "game": "chicken", "seats": seats, "options": {**DEFAULTS, **options}, "seed": seed}
    state = open_table(opened)
    events = [opened]
    begin_round(state, 1, state["options"]["firstSeat"], emitter(state, events), chance)
    return state, events


def refuse_wrong(seats, options):
    """G-12: seats and options that the game does not have."""
    if not 2 <= seats <= 5:
        raise ValueError(f"seats: expected 2 to 5, got {seats}")
    for name, value in options.items():
        if name not in DEFAULTS:
            raise ValueError(f"options.{name}: unknown field; expected {', '.join(DEFAULTS)}")
        lowest, highest = (0, seats - 1) if name == "firstSeat" else (1, 10_000)
        # In Python, True is an int.
        if type(value) is not type(DEFAULTS[name]) or (type(value) is int and not lowest <= value <= highest):
            raise ValueError(f"options.{name}: {value} is out of range")


def open_table(opened):
    """The table before the first deal: a state, or a view from a redacted opening."""
    seats, options = opened["seats"], opened["options"]
    secret = {"seed": opened["seed"]} if "seed" in opened else {"viewer": opened["viewer"]}
    return {
        "game": "chicken",
        "seats": seats,
        "options": options,
        "round": 0,
        "starter": options["firstSeat"],
        "step": {"type": "turn", "seat": options["firstSeat"]},
        "drawPile": [],
        "discardPile": [],
        "topValue": 1,
        "lastPlayer": None,
        "hands": [[] for _ in range(seats)],
        "withdrawn": [False] * seats,
        "scores": [0] * seats,
        **secret,
    }


def emitter(state, events):
    """Rules decide what happens and emit it; `evolve` alone changes the table."""

    def emit(type, **fields):
        event = {"type": type, **fields}
        events.append(event)
        evolve(state, event)

    return emit


def begin_round(state, number, starter, emit, chance):
    """CH-2.1: six cards each from the top, one at a time, clockwise from the starter (G-6); the next is turned up."""
    pile = list(chance(f"deal/{number}"))
    hands = [[] for _ in range(state["seats"])]
    for _ in range(HAND_SIZE):
        for offset in range(state["seats"]):
            hands[(starter + offset) % state["seats"]].append(pile.pop())
    emit("dealt", round=number, starter=starter, hands=hands, drawPile=pile)
    if pile[-1] == "egg":
        emit("eggTuckedUnder")  # CH-2.2
    emit("turnedUp", card=state["drawPile"][-1])


# A turn


def actors(table):
    """CH-2.3: one player after the other; nobody once the game is over."""
    return [] if table["step"]["type"] == "over" else [table["step"]["seat"]]


def legal_moves(table):
    """All legal moves of the player whose turn it is. Equal cards are one move (G-7)."""
    return [
        move
        for seat in actors(table)
        for move in [
            *({"seat": seat, "type": "play", "card": card} for card in KINDS),
            {"seat": seat, "type": "draw"},
            {"seat": seat, "type": "withdraw"},
        ]
        if why_not(table, move) is None
    ]


def why_not(table, move):
    """`None`, or the first clause that forbids the move, with its parameters (G-11)."""
    wrong = wrong_field(table, move)
    if wrong is not None:
        return refusal("G-0", path=wrong)
    step = table["step"]
    if step["type"] == "over":
        return refusal("G-2", reason=step["reason"])
    if move["seat"] != step["seat"]:
        return refusal("G-1", actors=[step["seat"]])
    if move["type"] == "play":
        return why_not_play(table, move["seat"], move["card"])
    return why_not_draw(table, move["seat"]) if move["type"] == "draw" else None  # CH-3.4: withdrawing is free


def refusal(clause, **params):
    return {"clause": clause, "params": params}


def wrong_field(table, move):
    """G-0: the first field that no move of the game has, `""` for what is no object; `None` for a move."""
    if not isinstance(move, dict):
        return ""
    kind = move.get("type")
    if not isinstance(kind, str) or kind not in FIELDS:
        return "type"
    seat = move.get("seat")
    if type(seat) is not int or not 0 <= seat < table["seats"]:  # in Python, True is an int
        return "seat"
    if kind == "play" and not (type(move.get("card")) in (int, str) and move["card"] in KINDS):
        return "card"
    return next((field for field in move if field not in FIELDS[kind]), None)


def why_not_play(table, seat, card):
    if card not in table["hands"][seat]:
        return refusal("G-4", card=card)
    top = table["topValue"]
    return None if fits(card, top) else refusal("CH-3.1", card=card, top=top, next=next_value(top))


def why_not_draw(table, seat):
    if table["options"]["drawOnlyIfStuck"]:
        hand = table["hands"][seat]
        playable = [card for card in KINDS if card in hand and fits(card, table["topValue"])]
        if playable:
            return refusal("CH-3.5", playable=playable)
    if not table["drawPile"]:
        return refusal("CH-3.6")
    return refusal("CH-3.7") if table["withdrawn"].count(False) == 1 else None


def apply(state, move, chance):
    """Plays a legal move on the state, which changes, and returns the events."""
    violation = why_not(state, move)
    if violation is not None:
        raise ValueError(violation)
    events = []
    emit = emitter(state, events)
    seat = move["seat"]
    if move["type"] == "play":
        card = move["card"]
        # CH-3.2: the egg takes the value after that of the top card.
        emit("played", seat=seat, card=card, value=next_value(state["topValue"]) if card == "egg" else card)
        over, went_out = not state["hands"][seat], seat  # CH-4.1
    elif move["type"] == "draw":
        emit("drew", seat=seat, card=state["drawPile"][-1])  # CH-3.3
        over, went_out = False, None
    else:
        emit("withdrew", seat=seat)  # CH-3.4
        over, went_out = all(state["withdrawn"]), None  # CH-4.1
    if over:
        end_round(state, went_out, emit, chance)
    else:
        emit("turnPassed", to=next_in_round(state, seat))
    return events


def next_in_round(table, seat):
    """CH-2.3: clockwise; CH-3.8: players who have withdrawn are skipped."""
    following = [(seat + offset) % table["seats"] for offset in range(1, table["seats"] + 1)]
    return next(other for other in following if not table["withdrawn"][other])


# The end of a round, and of the game


def end_round(state, went_out, emit, chance):
    """CH-4, CH-5; G-10: the next round is dealt within the same move."""
    number, starter, last = state["round"], state["starter"], state["lastPlayer"]
    emit("roundEnded", wentOut=went_out, hands=[list(hand) for hand in state["hands"]])
    emit("scored", points=[hand_points(state, hand) for hand in state["hands"]])
    if went_out is not None and state["scores"][went_out] > 0:  # CH-4.4
        dice = list(chance(f"dice/{number}"))
        deducted = min(sum(worth(face) for face in dice), state["scores"][went_out])
        emit("rolled", seat=went_out, dice=dice, deducted=deducted)
    reason = end_of_game(state)
    if reason is not None:
        emit("gameEnded", reason=reason)
    else:
        begin_round(state, number + 1, starter if last is None else last, emit, chance)  # CH-4.5


def hand_points(table, hand):
    """CH-4.2: equal numbers count once; CH-4.3: the egg counts the value of the top card, on its own."""
    kinds = set(hand)
    points = sum(worth(kind) for kind in kinds if kind != "egg")
    merges = table["options"]["eggMergesWithNumber"] and table["topValue"] in kinds
    return points + worth(table["topValue"]) if "egg" in kinds and not merges else points


def end_of_game(table):
    """CH-5.1, and after it CH-5.2."""
    if any(score >= table["options"]["target"] for score in table["scores"]):
        return "target"
    return "maxRounds" if table["round"] >= table["options"]["maxRounds"] else None


def outcome(table):
    """`None`, or the seats from best to worst, equal ones together (CH-5.1), and the reason for the end."""
    if table["step"]["type"] != "over":
        return None
    scores = table["scores"]
    ranking = [[seat for seat in range(table["seats"]) if scores[seat] == score] for score in sorted(set(scores))]
    return {"ranking": ranking, "reason": table["step"]["reason"]}


# What changes


def evolve(table, event):
    """The only writer of a table: applies an event to a state, or a redacted one to a view."""
    match event["type"]:
        case "dealt":  # CH-2.1
            table["round"], table["starter"] = event["round"], event["starter"]
            table["step"] = {"type": "turn", "seat": event["starter"]}
            table["hands"] = [list(hand) for hand in event["hands"]]
            table["drawPile"], table["discardPile"] = list(event["drawPile"]), []
            table["lastPlayer"], table["withdrawn"] = None, [False] * table["seats"]
        case "eggTuckedUnder":  # CH-2.2
            table["drawPile"].pop()
            table["drawPile"].insert(0, "egg")
        case "turnedUp":  # CH-2.1
            table["drawPile"].pop()
            table["discardPile"].append(event["card"])
            table["topValue"] = event["card"]
        case "played":  # CH-3.1, CH-3.2
            take_out(table["hands"][event["seat"]], event["card"])
            table["discardPile"].append(event["card"])
            table["topValue"], table["lastPlayer"] = event["value"], event["seat"]
        case "drew":  # CH-3.3; a view keeps a card that its viewer has seen in the pile
            known = table["drawPile"].pop()
            table["hands"][event["seat"]].append(known if event["card"] is None else event["card"])
        case "withdrew":  # CH-3.4
            table["withdrawn"][event["seat"]] = True
        case "turnPassed":  # CH-2.3
            table["step"] = {"type": "turn", "seat": event["to"]}
        case "roundEnded":  # CH-6.1: a view is shown the hands that it did not know
            if "viewer" in table:
                shown = zip(table["hands"], event["hands"])
                table["hands"] = [list(hand) if None in own else own for own, hand in shown]
        case "scored":  # CH-4.2
            table["scores"] = [score + points for score, points in zip(table["scores"], event["points"])]
        case "rolled":  # CH-4.4
            table["scores"][event["seat"]] -= event["deducted"]
        case "gameEnded":  # CH-5
            table["step"] = {"type": "over", "reason": event["reason"]}


def take_out(hand, card):
    """A hand that does not show the card loses one hidden card."""
    hand.remove(card if card in hand else None)


# Who sees what


def hidden(cards):
    return [None] * len(cards)


def in_order(hand):
    """CH-6.1a: shown hands are sorted, hidden cards last."""
    return sorted(hand, key=lambda card: len(KINDS) if card is None else KINDS.index(card))


def view(table, viewer):
    """CH-6.1: the own hand, all hands once the game is over (G-14), and everything that lies open."""
    seen = {name: value for name, value in table.items() if name not in ("seed", "viewer")}
    over = table["step"]["type"] == "over"
    seen["drawPile"] = hidden(table["drawPile"])
    seen["hands"] = [
        in_order(hand) if over else list(hand) if seat == viewer else hidden(hand)
        for seat, hand in enumerate(table["hands"])
    ]
    return {**seen, "viewer": viewer}


def redact(event, viewer):
    """CH-6.1: the event as that viewer learns it."""
    match event["type"]:
        case "opened":
            return {**{name: value for name, value in event.items() if name != "seed"}, "viewer": viewer}
        case "dealt":
            hands = [hand if seat == viewer else hidden(hand) for seat, hand in enumerate(event["hands"])]
            return {**event, "hands": hands, "drawPile": hidden(event["drawPile"])}
        case "roundEnded":
            return {**event, "hands": [in_order(hand) for hand in event["hands"]]}
        case "drew" if event["seat"] != viewer:
            return {**event, "card": None}
    return event
