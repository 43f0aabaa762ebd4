"""Fair deals and shuffles, written a second time from docs/fair.md and docs/port.md alone, with Python's standard library.

    python3 vectors.py           writes vectors.json
    python3 vectors.py --check   checks that the file is what this program would write
"""
import hashlib
import json
import pathlib
import sys

FORMAT = "hencoop/fair/1"


def spelled(value):
    """RFC 8785, for values whose numbers are whole and whose names are ASCII."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(value):
    return hashlib.sha256(spelled(value).encode("utf-8")).hexdigest()


def deal(game, seats, options, secret, contributions, after=None, rules=1):
    terms = {"game": game, "rules": rules, "seats": seats, "options": options, "after": after}
    offer_text = [FORMAT + "/offer", terms, secret]
    commitment = digest(offer_text)
    pledges = [digest([FORMAT + "/pledge", commitment, seat, own]) for seat, own in enumerate(contributions)]
    seed_text = [FORMAT + "/seed", commitment, secret, contributions]
    return {
        "offer": {"format": FORMAT, **terms, "commitment": commitment},
        "secret": secret,
        "pledges": [{"seat": seat, "commitment": pledged} for seat, pledged in enumerate(pledges)],
        "contributions": contributions,
        "offerText": spelled(offer_text),
        "seedText": spelled(seed_text),
        "seed": digest(seed_text),
    }


class Site:
    """The generator of one site: RC4 keyed by the text `seed/site` in UTF-8 and 0xFF, the first 256 bytes dropped."""

    def __init__(self, seed, site):
        key = f"{seed}/{site}".encode("utf-8", "surrogatepass") + b"\xff"
        assert len(key) <= 256, "a longer key is refused"
        self.s = list(range(256))
        j = 0
        for i in range(256):
            j = (j + key[i % len(key)] + self.s[i]) % 256
            self.s[i], self.s[j] = self.s[j], self.s[i]
        self.i = self.j = 0
        for _ in range(256):
            self.byte()

    def byte(self):
        self.i = (self.i + 1) % 256
        self.j = (self.j + self.s[self.i]) % 256
        self.s[self.i], self.s[self.j] = self.s[self.j], self.s[self.i]
        return self.s[(self.s[self.i] + self.s[self.j]) % 256]

    def below(self, n):
        while True:
            word = 0
            for _ in range(4):
                word = word * 256 + self.byte()
            number, rest = divmod(word * n, 2**32)
            if rest >= 2**32 % n:
                return number

    def shuffle(self, cards):
        cards = list(cards)
        for last in range(len(cards) - 1, 0, -1):
            chosen = self.below(last + 1)
            cards[last], cards[chosen] = cards[chosen], cards[last]
        return cards


def number(n):
    """32 bytes that anyone can reproduce: the digest of a number."""
    return hashlib.sha256(str(n).encode()).hexdigest()


def vectors():
    deals = [
        deal("chicken", 2, {}, number(0), [number(1), number(2)]),
        deal("chicken", 5, {"target": 30, "firstSeat": 4}, "00" * 32, ["ff" * 32] * 5),
        deal("chicken", 3, {"drawOnlyIfStuck": True}, number(3), [number(4), number(5), number(6)], number(7)),
        deal("umlaut", 1, {"B": [1, None, {"b": "ö\n\"", "a": -1}], "A": "€", "a": False}, number(8), [number(9)]),
    ]
    sites = [
        (deals[0]["seed"], "deal/1", 50),
        (deals[1]["seed"], "deal/1", 50),
        (deals[1]["seed"], "deal/12", 110),
        ("hen", "deal/1", 2),
        ("", "egg/3", 7),
        ("a", "deal/1", 50),
        ("š", "deal/1", 50),
        ("鸡/🐔", "deal/1", 50),
        ("é" * 120, "deal/10000", 50),
        ("x" * 240, "f" * 14, 50),
    ]
    records = [(deals[0]["seed"], [{"seat": 0, "type": "draw"}]), (deals[0]["seed"], [])]
    rolls = [(deals[0]["seed"], "dice/1", 6, 20), ("hen", "dice/2", 3, 20)]
    return {
        "note": "Written by vectors.py from docs/fair.md and docs/port.md. Lists of cards run from bottom to top.",
        "deals": deals,
        "records": [
            {"seed": seed, "moves": moves, "digest": digest([FORMAT + "/record", seed, moves])} for seed, moves in records
        ],
        "shuffles": [
            {"seed": seed, "site": site, "cards": count, "shuffled": Site(seed, site).shuffle(range(count))}
            for seed, site, count in sites
        ],
        "rolls": [
            {"seed": seed, "site": site, "faces": faces, "rolled": [g.below(faces) for _ in range(count)]}
            for seed, site, faces, count in rolls
            for g in [Site(seed, site)]
        ],
    }


path = pathlib.Path(__file__).with_name("vectors.json")
text = json.dumps(vectors(), ensure_ascii=False)
if "--check" in sys.argv:
    sys.exit(0 if spelled(json.loads(path.read_text(encoding="utf-8"))) == spelled(vectors()) else "vectors.json differs")
path.write_text(text + "\n", encoding="utf-8")
