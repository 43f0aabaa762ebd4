import tychei from 'seedrandom/lib/tychei.js';
import seedrandom from 'seedrandom/seedrandom.js';

/**
 * Where the rules get their luck. A site says where in the game the luck is used (`deal/3`, `dice/3`);
 * a game uses each site once, so the same site always means the same luck and no roll shifts another.
 */
export interface Chance {
  /** `cards` in a new random order, bottom to top; `cards` itself is left alone. */
  shuffle<Card>(site: string, cards: readonly Card[]): Card[];
  /** `count` independent rolls of a die with these `faces`. */
  roll<Face>(site: string, faces: readonly Face[], count: number): Face[];
}

/** A source of uniform multiples of 2^-32 in [0, 1). */
type Fractions = () => number;

const TWO_32 = 2 ** 32;

/**
 * A uniform whole number in `0..n-1`, n below 2^21. The product is exact, and what would favour some numbers is drawn
 * again (Lemire, "Fast random integer generation in an interval", 2019).
 */
export function below(fraction: Fractions, n: number): number {
  for (;;) {
    const scaled = fraction() * n;
    const number = scaled >>> 0; // its whole part
    const rest = (scaled - number) * TWO_32;
    if (rest >= n || rest >= TWO_32 % n) return number;
  }
}

/** Exchanges two cards. */
function swap(cards: unknown[], i: number, j: number): void {
  const card = cards[i];
  cards[i] = cards[j];
  cards[j] = card;
}

/** Fisher-Yates: every order of the first `n` cards equally likely. */
function shuffle(cards: unknown[], fraction: Fractions, n = cards.length): void {
  for (let left = n; left > 1; left--) swap(cards, left - 1, below(fraction, left));
}

/** So many cards are surely shuffled fairly by {@link shuffleByThrees}: the orders of three of them fit a draw. */
const MOST_BY_THREES = 2 ** 10;

/**
 * Fisher-Yates with one draw for three cards: what a choice leaves of it is as uniform as a draw of its own, as long as
 * what would favour some choices of three is drawn again (Brackett-Rozinsky and Lemire, "Batched ranged random integer
 * generation", 2024).
 */
export function shuffleByThrees(cards: unknown[], fraction: Fractions): void {
  let n = cards.length;
  while (n > 2 && n <= MOST_BY_THREES) {
    const first = fraction() * n;
    const second = (first - (first >>> 0)) * (n - 1);
    const third = (second - (second >>> 0)) * (n - 2);
    const rest = (third - (third >>> 0)) * TWO_32;
    const choices = n * (n - 1) * (n - 2);
    if (rest < choices && rest < TWO_32 % choices) continue;
    swap(cards, n - 1, first >>> 0);
    swap(cards, n - 2, second >>> 0);
    swap(cards, n - 3, third >>> 0);
    n -= 3;
  }
  shuffle(cards, fraction, n);
}

function chanceFrom(fractionsAt: (site: string) => Fractions, shuffleCards: typeof shuffleByThrees): Chance {
  return {
    shuffle(site, cards) {
      const shuffled = cards.slice();
      shuffleCards(shuffled, fractionsAt(site));
      return shuffled;
    },
    roll(site, faces, count) {
      const fraction = fractionsAt(site);
      const rolled: (typeof faces)[number][] = [];
      // below() stays inside the list of faces.
      for (let i = 0; i < count; i++) rolled.push(faces[below(fraction, faces.length)] as (typeof faces)[number]);
      return rolled;
    },
  };
}

/** The strong luck of a seed for the engine itself, which trusts it: one is made for every move, and used for few. */
export function seeded(seed: string): Chance {
  return chanceFrom((site) => seedrandom(`${seed}/${site}`, { global: false }).quick, shuffle);
}

/** The quick luck of a seed for the engine itself. */
export function quick(seed: string): Chance {
  const fractions = tychei(seed);
  return chanceFrom(() => fractions, shuffleByThrees);
}

/**
 * The luck of a real game: one strong generator (ARC4, keyed by `seed/site`) for every site, so that seeing much of
 * one shuffle tells nothing about the rest of it or about another.
 */
export function strongChance(seed: string): Chance {
  return new LibraryChance(seeded(seed));
}

/**
 * Quick luck for playouts and imagined worlds, where nobody's secret is at stake: one generator (Tyche-i) for all sites,
 * in the order in which they are used. Never deal a real game with it: its state can be solved from seen cards.
 */
export function fastChance(seed: string): Chance {
  return new LibraryChance(quick(seed));
}

/** What was handed out. Its brand cannot be forged, and is quicker to see than a place in a weak set. */
class LibraryChance implements Chance {
  readonly #ours = true;
  readonly shuffle: Chance['shuffle'];
  readonly roll: Chance['roll'];

  constructor({ shuffle, roll }: Chance) {
    this.shuffle = shuffle;
    this.roll = roll;
    // What is changed later would keep the brand.
    Object.freeze(this);
  }

  static made(chance: Chance): boolean {
    return typeof chance === 'object' && #ours in chance;
  }
}

/** `chance` as it is where it is one of ours; a host's own is wrapped so that every answer is checked. */
export function checkedChance(chance: Chance): Chance {
  return LibraryChance.made(chance) ? chance : checking(chance);
}

function checking(chance: Chance): Chance {
  if (typeof chance?.shuffle !== 'function' || typeof chance.roll !== 'function') {
    throw new RangeError('chance: an object with the methods shuffle and roll is needed');
  }
  return {
    shuffle(site, cards) {
      const shuffled = listOf(chance.shuffle(site, cards.slice()));
      if (shuffled === null || !isPermutation(shuffled, cards)) {
        throw new RangeError(
          `chance.shuffle('${site}'): all ${cards.length} cards that were given, each once, are needed`,
        );
      }
      return shuffled.map((card) => ownCopy(cards, card));
    },
    roll(site, faces, count) {
      const rolled = listOf(chance.roll(site, faces.slice(), count));
      if (rolled?.length !== count || !rolled.every((face) => faces.includes(face))) {
        throw new RangeError(`chance.roll('${site}'): ${count} of the faces ${JSON.stringify(faces)} are needed`);
      }
      return rolled;
    },
  };
}

/** A host's answer as a list of our own, without holes; `null` where it is no list. */
function listOf<Item>(answer: readonly Item[]): Item[] | null {
  return Array.isArray(answer) ? Array.from<Item>(answer) : null;
}

function isPermutation(shuffled: readonly unknown[], cards: readonly unknown[]): boolean {
  const sorted = (list: readonly unknown[]) => list.map(cardKey).sort().join('\n');
  return shuffled.length === cards.length && sorted(shuffled) === sorted(cards);
}

/** The library's own card equal to the host's, which may have crossed JSON and may change later. */
function ownCopy<Card>(cards: readonly Card[], card: unknown): Card {
  const key = cardKey(card);
  // A permutation holds no card without its equal.
  return cards.find((own) => cardKey(own) === key) as Card;
}

function cardKey(card: unknown): string {
  if (typeof card !== 'object' || card === null) return JSON.stringify(card) ?? String(card);
  return JSON.stringify(Object.entries(card).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A seed of 128 bits from the platform's cryptographic generator, as 32 hexadecimal digits. */
export function freshSeed(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
