import { copiesOf, countAfter, KINDS } from 'hencoop/chicken-out';

/**
 * Chicken Out! with replacement, for two players: small enough to solve. It is Chicken Out! without options, with one
 * difference: a pile is only a number of cards. A played card is a random one of the 56 cards of the deck that are not
 * a SAME, whatever came before. So there is nothing to remember, and a position consists of the number of cards of the
 * player to move, of the opponent and of the series, its count, and whether the player opens, is on a turn, or is in an
 * own count.
 *
 * Everything else is as in the rule book: an opener plays two cards (CO-3.1); from 11 on a player on a turn may chicken
 * out (CO-4.3); a series that makes 21 leaves the game and gives an own count (CO-4.2), which can be stopped after one
 * card (CO-4.4); a player who busts takes the series, and the other opens (CO-4.1); a player whose last card does not
 * bust is out (CO-5.1) and has won, since there is no other place to compete for.
 */
export interface DuelPosition {
  readonly step: 'turn' | 'ownCount';
  /** The cards of the player to move, and of the other. */
  readonly own: number;
  readonly other: number;
  readonly length: number;
  readonly count: number;
}

/** Whether the player to move plays a card, rather than chicken out or stop. Called only if there is a choice. */
export type Plays = (position: DuelPosition) => boolean;

/** A player: a fixed policy, or `'best'` for best play against the other. */
export type Player = Plays | 'best';

/** The first player's chances of winning, by both hands: `opens[own]?.[other]` applies when it opens. */
export interface Solution {
  readonly opens: readonly (readonly number[])[];
  /** Its chance when the other player opens, who holds `other` cards. */
  readonly awaits: readonly (readonly number[])[];
  /** Whether it plays, where there is a choice. */
  readonly plays: Plays;
}

const COUNTS = 22;
const BUST = COUNTS;

/** The probability of each count after a card on each count; the last entry is a bust. */
const AFTER: readonly (readonly number[])[] = Array.from({ length: COUNTS }, (_, count) => {
  const chances = Array.from({ length: COUNTS + 1 }, () => 0);
  const kinds = KINDS.filter((kind) => kind !== 'SAME');
  const all = kinds.reduce((sum, kind) => sum + copiesOf(kind), 0);
  for (const kind of kinds) {
    const after = Math.min(countAfter(count, kind, null), BUST);
    chances[after] = (chances[after] ?? 0) + copiesOf(kind) / all;
  }
  return chances;
});

/** The probability of each count after the two cards of an opener. */
const AFTER_TWO: readonly number[] = Array.from({ length: COUNTS + 1 }, (_, after) =>
  (AFTER[0] ?? []).reduce((sum, chance, first) => sum + chance * (AFTER[first]?.[after] ?? 0), 0),
);

/**
 * Solves the game of `cards` cards in all, by value iteration, to within `precision`: `players` play against each
 * other. It solves totals from small to large, since cards only leave the game. Within a total, openings and empty own
 * counts depend on each other circularly and are iterated; the rest follows from them, the longest series first.
 */
export function solve(cards: number, players: readonly [Player, Player], precision = 1e-9): Solution {
  const size = cards + 1;
  const grid = () => [0, 1].map(() => new Float64Array(size * size).fill(0.5));
  // The chance of the player to move, for each of the two: when opening, and when beginning an own count.
  const [open, begin] = [grid(), grid()] as [Float64Array[], Float64Array[]];
  const pairIndex = (own: number, other: number) => own * size + other;
  const table = () => [0, 1].map(() => new Float64Array(size * size * size * COUNTS));
  // The same on a turn and in an own count, by cards, length of the series and count.
  const [turn, ownCount] = [table(), table()] as [Float64Array[], Float64Array[]];
  const spot = (own: number, other: number, length: number, count: number) =>
    ((own * size + other) * size + length) * COUNTS + count;
  const get = (values: readonly Float64Array[], player: number, index: number) => values[player]?.[index] ?? Number.NaN;
  const set = (values: readonly Float64Array[], player: number, index: number, value: number) => {
    const list = values[player];
    if (list !== undefined) list[index] = value;
  };

  /** The chance of `player`, who has played cards that made this series and has `own` cards left. */
  function after(
    player: number,
    own: number,
    other: number,
    length: number,
    chances: readonly number[],
    goOn: (count: number) => number,
  ): number {
    let sum = 0;
    for (let count = 0; count <= BUST; count++) {
      const chance = chances[count] ?? 0;
      if (chance === 0) continue;
      if (count === BUST) sum += chance * (1 - get(open, 1 - player, pairIndex(other, own + length)));
      else if (own === 0) sum += chance;
      else if (count === 21) sum += chance * get(begin, player, pairIndex(own, other));
      else sum += chance * goOn(count);
    }
    return sum;
  }

  const playTurn = (player: number, own: number, other: number, length: number, count: number) =>
    after(
      player,
      own - 1,
      other,
      length + 1,
      AFTER[count] ?? [],
      (next) => 1 - get(turn, 1 - player, spot(other, own - 1, length + 1, next)),
    );
  const playOwn = (player: number, own: number, other: number, length: number, count: number) =>
    after(player, own - 1, other, length + 1, AFTER[count] ?? [], (next) =>
      get(ownCount, player, spot(own - 1, other, length + 1, next)),
    );
  const playOpen = (player: number, own: number, other: number) =>
    own === 1
      ? 1
      : after(
          player,
          own - 2,
          other,
          2,
          AFTER_TWO,
          (count) => 1 - get(turn, 1 - player, spot(other, own - 2, 2, count)),
        );

  // Caches the answers of a fixed policy: 0 unknown, 1 leave, 2 play.
  const said = [0, 1].map(() => new Uint8Array(2 * size * size * size * COUNTS));
  const pick = (player: number, position: DuelPosition, play: number, leave: number) => {
    const how = players[player] ?? 'best';
    if (how === 'best') return Math.max(play, leave);
    const { step, own, other, length, count } = position;
    const index = 2 * spot(own, other, length, count) + (step === 'turn' ? 0 : 1);
    const answers = said[player] ?? new Uint8Array();
    if (answers[index] === 0) answers[index] = how(position) ? 2 : 1;
    return answers[index] === 2 ? play : leave;
  };

  for (let total = 2; total <= cards; total++) {
    let change = 1;
    while (change > precision) {
      change = 0;
      for (let length = total - 2; length >= 1; length--) {
        for (let own = 1; own < total - length; own++) {
          const other = total - length - own;
          for (let count = 0; count < 21; count++) {
            for (const player of [0, 1]) {
              const onTurn = playTurn(player, own, other, length, count);
              const chicken = get(begin, player, pairIndex(own + length, other));
              const position = { own, other, length, count };
              set(
                turn,
                player,
                spot(own, other, length, count),
                count < 11 ? onTurn : pick(player, { step: 'turn', ...position }, onTurn, chicken),
              );
            }
            for (const player of [0, 1]) {
              const goOn = playOwn(player, own, other, length, count);
              const stop = 1 - get(turn, 1 - player, spot(other, own, length, count));
              set(
                ownCount,
                player,
                spot(own, other, length, count),
                pick(player, { step: 'ownCount', own, other, length, count }, goOn, stop),
              );
            }
          }
        }
      }
      for (let own = 1; own < total; own++) {
        for (const player of [0, 1]) {
          const index = pairIndex(own, total - own);
          const [opening, beginning] = [playOpen(player, own, total - own), playOwn(player, own, total - own, 0, 0)];
          change = Math.max(
            change,
            Math.abs(opening - get(open, player, index)),
            Math.abs(beginning - get(begin, player, index)),
          );
          set(open, player, index, opening);
          set(begin, player, index, beginning);
        }
      }
    }
  }

  const rows = (of: (own: number, other: number) => number) =>
    Array.from({ length: size }, (_, own) => Array.from({ length: size }, (_, other) => of(own, other)));
  return {
    opens: rows((own, other) => get(open, 0, pairIndex(own, other))),
    awaits: rows((own, other) => 1 - get(open, 1, pairIndex(other, own))),
    plays({ step, own, other, length, count }) {
      if (step === 'turn')
        return playTurn(0, own, other, length, count) >= get(begin, 0, pairIndex(own + length, other));
      return playOwn(0, own, other, length, count) >= 1 - get(turn, 1, spot(other, own, length, count));
    },
  };
}

/** The expected loss of `player` against best play, both with `cards` cards, each opening equally often. */
export function lossOf(cards: number, player: Plays): number {
  const { opens, awaits } = solve(2 * cards, ['best', player]);
  return ((opens[cards]?.[cards] ?? Number.NaN) + (awaits[cards]?.[cards] ?? Number.NaN)) / 2 - 0.5;
}
