import tychei from 'seedrandom/lib/tychei.js';
import seedrandom from 'seedrandom/seedrandom.js';
import { bytesIn, hex, keyOf, randomBytes, requireSeed } from './seed.js';

/**
 * The source of all randomness in a game. A site names a place in the game (`deal/3`, `dice/3`). A game uses each site
 * once, so the same site always gives the same result, and no roll shifts another.
 */
export interface Chance {
  /** `cards` in a random order, bottom to top; `cards` itself is unchanged. */
  shuffle<Card>(site: string, cards: readonly Card[]): Card[];
  /** `count` independent rolls of a die with these `faces`. */
  roll<Face>(site: string, faces: readonly Face[], count: number): Face[];
}

/** Returns a uniform multiple of 2^-32 in [0, 1). */
type NextFraction = () => number;

const TWO_32 = 2 ** 32;

/**
 * A uniform whole number in `0..n-1`, n below 2^21. The product is exact; draws that would favor some numbers are
 * rejected (Lemire, "Fast random integer generation in an interval", 2019).
 */
export function below(fraction: NextFraction, n: number): number {
  for (;;) {
    const scaled = fraction() * n;
    const number = scaled >>> 0; // the integer part
    const rest = (scaled - number) * TWO_32;
    if (rest >= n || rest >= TWO_32 % n) return number;
  }
}

function swap(cards: unknown[], i: number, j: number): void {
  const card = cards[i];
  cards[i] = cards[j];
  cards[j] = card;
}

/** Fisher-Yates: every order of the first `n` cards equally likely. */
function shuffle(cards: unknown[], fraction: NextFraction, n = cards.length): void {
  for (let left = n; left > 1; left--) swap(cards, left - 1, below(fraction, left));
}

/** Up to this many cards, n(n-1)(n-2) stays below 2^32, and one draw gives three unbiased picks. */
const MAX_BY_THREES = 2 ** 10;

/**
 * Fisher-Yates with one draw for three cards: the fraction left after a pick is as uniform as a fresh draw, provided
 * that draws which would favor some triples are rejected (Brackett-Rozinsky and Lemire, "Batched ranged random integer
 * generation", 2024).
 */
export function shuffleByThrees(cards: unknown[], fraction: NextFraction): void {
  let n = cards.length;
  while (n > 2 && n <= MAX_BY_THREES) {
    const first = fraction() * n;
    const second = (first - (first >>> 0)) * (n - 1);
    const third = (second - (second >>> 0)) * (n - 2);
    const rest = (third - (third >>> 0)) * TWO_32;
    const triples = n * (n - 1) * (n - 2);
    if (rest < triples && rest < TWO_32 % triples) continue;
    swap(cards, n - 1, first >>> 0);
    swap(cards, n - 2, second >>> 0);
    swap(cards, n - 3, third >>> 0);
    n -= 3;
  }
  shuffle(cards, fraction, n);
}

function chanceFrom(fractionsAt: (site: string) => NextFraction, shuffleCards: typeof shuffleByThrees): Chance {
  return {
    shuffle(site, cards) {
      const shuffled = cards.slice();
      shuffleCards(shuffled, fractionsAt(site));
      return shuffled;
    },
    roll(site, faces, count) {
      const fraction = fractionsAt(site);
      const rolled: (typeof faces)[number][] = [];
      // below() gives an index of `faces`.
      for (let i = 0; i < count; i++) rolled.push(faces[below(fraction, faces.length)] as (typeof faces)[number]);
      return rolled;
    },
  };
}

/** {@link strongChance} without the brand, for the engine itself. PERF(alloc): created for every move, rarely used. */
export function seeded(seed: string): Chance {
  return chanceFrom((site) => seedrandom(keyOf(seed, site), { global: false }).quick, shuffle);
}

/** {@link fastChance} without the brand, for the engine itself. */
export function quick(seed: string): Chance {
  // PERF(alloc): created on first use; many playouts need no chance.
  let fractions: NextFraction | undefined;
  return chanceFrom(() => {
    fractions ??= tychei(seed);
    return fractions;
  }, shuffleByThrees);
}

/** More bytes than a seed from {@link freshSeed} has; others can be derived from it with as much again. */
const SHORT = 100;

/** `seed` itself, or a short one that it determines: seeds derived from the longest one would be too long. */
export function shortSeed(seed: string): string {
  return bytesIn(seed, SHORT) > SHORT ? hexOf(quick(seed), 'short') : seed;
}

/** 128 bits, as 32 hexadecimal digits. */
export function hexOf(chance: Chance, site: string): string {
  return chance.roll(site, [...'0123456789abcdef'], 32).join('');
}

/**
 * The chance for real games: a strong generator for each site (ARC4, keyed by `seed/site`), so that a player who sees
 * much of one shuffle can work out neither the rest of it nor another one. Keys are injective: different texts
 * `seed/site` are different keys. A site throws a RangeError if that text has more than 255 bytes in UTF-8.
 * @throws RangeError if `seed` is not a string of at most 240 bytes in UTF-8.
 */
export function strongChance(seed: string): Chance {
  requireSeed('seed', seed);
  return new LibraryChance(seeded(seed));
}

/**
 * Fast chance for playouts and imagined worlds, where no secret is at stake: one generator (Tyche-i) for all sites, in
 * the order they are used. Never deal a real game with it: its state can be computed from cards that have been seen.
 */
export function fastChance(seed: string): Chance {
  return new LibraryChance(quick(seed));
}

/** A chance made by this library. The private field is an unforgeable brand, cheaper to test than a WeakSet. */
class LibraryChance implements Chance {
  readonly #brand = true;
  readonly shuffle: Chance['shuffle'];
  readonly roll: Chance['roll'];

  constructor({ shuffle, roll }: Chance) {
    this.shuffle = shuffle;
    this.roll = roll;
    // Otherwise a caller could swap the methods, and the brand would still vouch for them.
    Object.freeze(this);
  }

  static made(chance: Chance): boolean {
    return typeof chance === 'object' && #brand in chance;
  }
}

/** `chance` itself if this library made it; otherwise a wrapper that checks every result. */
export function checkedChance(chance: Chance): Chance {
  return LibraryChance.made(chance) ? chance : checking(chance);
}

/** Checks every result of `chance`. No message quotes a result: it may be secret. */
function checking(chance: Chance): Chance {
  if (typeof chance?.shuffle !== 'function' || typeof chance.roll !== 'function') {
    throw new RangeError('chance: expected an object with the methods shuffle and roll');
  }
  return {
    shuffle(site, cards) {
      const shuffled = listOf(chance.shuffle(site, cards.slice()));
      if (shuffled === null || !isPermutation(shuffled, cards)) {
        throw new RangeError(`chance.shuffle('${site}'): expected a permutation of the ${cards.length} given cards`);
      }
      return shuffled.map((card) => givenCard(cards, card));
    },
    roll(site, faces, count) {
      const rolled = listOf(chance.roll(site, faces.slice(), count));
      if (rolled?.length !== count || !rolled.every((face) => faces.includes(face))) {
        throw new RangeError(`chance.roll('${site}'): expected ${count} of the faces ${JSON.stringify(faces)}`);
      }
      return rolled;
    },
  };
}

/** A copy of a host's result, without holes; `null` if it is not a list. */
function listOf<Item>(answer: readonly Item[]): Item[] | null {
  return Array.isArray(answer) ? Array.from<Item>(answer) : null;
}

function isPermutation(shuffled: readonly unknown[], cards: readonly unknown[]): boolean {
  const sorted = (list: readonly unknown[]) => list.map(cardKey).sort().join('\n');
  return shuffled.length === cards.length && sorted(shuffled) === sorted(cards);
}

/** The given card that equals the host's `card`, which may have passed through JSON and may change later. */
function givenCard<Card>(cards: readonly Card[], card: unknown): Card {
  const key = cardKey(card);
  // Every card of a permutation equals one of the given cards.
  return cards.find((given) => cardKey(given) === key) as Card;
}

/** A key that is equal for equal cards, regardless of the order of their fields. */
export function cardKey(card: unknown): string {
  if (typeof card !== 'object' || card === null) return JSON.stringify(card) ?? String(card);
  return JSON.stringify(Object.entries(card).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A seed of 128 bits from the platform's cryptographic generator, as 32 hexadecimal digits. */
export function freshSeed(): string {
  return hex(randomBytes(16));
}
