// Decides whether a decision makes a puzzle: one move is clearly better than any other, by at least a tenth of a win.
import type { GameTypes } from 'hencoop';
import { type GameBots, LEVELS, type LevelName, moveKey, type Plan } from 'hencoop/bots';
import { at } from '../inside.js';
import { levelBot } from '../lib/levelBot.js';
import { bestOfEach, errorBetween, type Tried, tryAll, waysFrom } from './judge.js';

/** The minimum lead of the best move over the second, in chance to win. */
export const LEAD = 0.1;
/** The minimum lead in standard errors. */
export const CERTAIN = 3;
/** The rounds of tries, each with the lead required for the next round. */
const LOOKS = [
  { tries: 24, lead: 0.6 * LEAD, certain: 0.8 },
  { tries: 60, lead: 0.9 * LEAD, certain: 1.2 },
  { tries: 300, lead: LEAD, certain: 2 },
] as const;
/** How many tries confirm the lead: ten times as many as in the last round. */
export const CONFIRMED = 3000;
/** How many tries go to the end of the match. */
const TO_END = 400;
/** How many plans of a move stay in for the next round, and how far behind the best a move may be. */
const WAYS = 2;
const BEHIND = 0.3;
/** How often each level chooses, to see whether it finds the move. */
const ASKED = 8;

/** A judged move. */
export interface Judged<G extends GameTypes> {
  readonly move: G['Move'];
  /** The chance to win with it. */
  readonly chance: number;
  /** The standard error of its distance to the best move: 0 for the best move, and if the chances are exact. */
  readonly error: number;
}

/** The verdict on a decision that makes a puzzle. */
export interface Verdict<G extends GameTypes> {
  /** The moves of the last round, best first; all others dropped out in earlier rounds. */
  readonly judged: readonly Judged<G>[];
  /** Whether the chances are exact. */
  readonly exact: boolean;
  /** The best move's lead over the second if tries go to the end of the match, and its standard error. */
  readonly leadAtEnd: number;
  readonly errorAtEnd: number;
  /** How often each level finds the move, in percent. */
  readonly found: { readonly [Name in LevelName]: number };
}

/** The exact chance to win with each legal move, by the key of the move. */
export type Exact<G extends GameTypes> = (view: G['View']) => ReadonlyMap<string, number> | null;

/** A move's lead over the best other legal move, by exact chances; below 0 if the other is better. */
export function exactLead(values: ReadonlyMap<string, number>, key: string): number {
  const others = [...values].filter(([other]) => other !== key).map(([, chance]) => chance);
  return (values.get(key) ?? 0) - Math.max(...others);
}

const leads = <G extends GameTypes>(ways: readonly Tried<G>[], lead: number, certain: number): boolean => {
  const [best, second] = ways;
  if (best === undefined || second === undefined) return false;
  const ahead = best.mean - second.mean;
  return ahead >= lead && ahead > certain * errorBetween(best, second);
};

/** The plans for the next round: a few for each move that may be the best or the second. */
function shortList<G extends GameTypes>(tried: readonly Tried<G>[]): Plan<G>[] {
  const moves = bestOfEach(tried);
  const least = Math.min(at(moves, 0).mean - BEHIND, at(moves, 1).mean);
  return moves
    .filter(({ mean }) => mean >= least)
    .flatMap(({ plan }) =>
      tried
        .filter((way) => moveKey(way.plan.move) === moveKey(plan.move))
        .sort((a, b) => b.mean - a.mean)
        .slice(0, WAYS)
        .map((way) => way.plan),
    );
}

/** Whether the rules of thumb find the move. */
function isObvious<G extends GameTypes>(bots: GameBots<G>, view: G['View'], move: G['Move'], seed: string): boolean {
  const choices = [0, 1, 2].map((asked) => bots.heuristic({ seed: `${seed}/obvious/${asked}` }).chooseNow(view));
  return choices.some((choice) => moveKey(choice.move) === moveKey(move));
}

/** The plans of the last round; `null` if in any round no move leads the others clearly. */
function looked<G extends GameTypes>(
  bots: GameBots<G>,
  view: G['View'],
  seed: string,
  takesObvious: boolean,
): Tried<G>[] | null {
  const { usual, others } = waysFrom(bots, view, `${seed}/plans`);
  let ways = usual;
  let tried: Tried<G>[] = [];
  for (const { tries, lead, certain } of LOOKS) {
    tried = tryAll(bots, view, ways, { tries, seed: `${seed}/${tries}` });
    const found = bestOfEach(tried);
    if (!leads(found, lead, certain)) return null;
    if (!takesObvious && isObvious(bots, view, at(found, 0).plan.move, seed)) return null;
    // The moves that the bots skip join in the second round.
    ways = tries === LOOKS[0].tries ? [...shortList(tried), ...others] : shortList(tried);
  }
  // An immediate win is no puzzle.
  return at(bestOfEach(tried), 0).endsAtOnce ? null : tried;
}

/** The verdict on a decision; `null` if it makes no puzzle, or the rules of thumb solve it and `takesObvious` is not set. */
export function lookAt<G extends GameTypes>(
  bots: GameBots<G>,
  view: G['View'],
  seed: string,
  exact: Exact<G>,
  takesObvious: boolean,
): Verdict<G> | null {
  const found = looked(bots, view, seed, takesObvious);
  if (found === null) return null;
  const plans = shortList(found);
  const confirmed = bestOfEach(tryAll(bots, view, plans, { tries: CONFIRMED, seed: `${seed}/confirmed` }));
  if (!leads(confirmed, LEAD, CERTAIN) || !isSame(confirmed, bestOfEach(found))) return null;
  const [best, next] = [at(confirmed, 0), at(confirmed, 1)];
  const ends = tryAll(bots, view, [best.plan, next.plan], { tries: TO_END, seed: `${seed}/end`, toEnd: true });
  if (!leads(ends, LEAD / 2, 2)) return null;
  const solved = exact(view);
  // The exact chances also cover moves that dropped out.
  if (solved !== null && exactLead(solved, moveKey(best.plan.move)) < LEAD) return null;
  const judged = confirmed.map((way): Judged<G> => {
    const { move } = way.plan;
    const value = solved?.get(moveKey(move));
    return value === undefined
      ? { move, chance: way.mean, error: way === best ? 0 : errorBetween(best, way) }
      : { move, chance: value, error: 0 };
  });
  // Exact chances may change the order of the other moves.
  judged.sort((a, b) => b.chance - a.chance);
  return {
    judged,
    exact: solved !== null,
    leadAtEnd: at(ends, 0).mean - at(ends, 1).mean,
    errorAtEnd: errorBetween(at(ends, 0), at(ends, 1)),
    found: foundBy(bots, view, best.plan.move, seed),
  };
}

const isSame = <G extends GameTypes>(one: readonly Tried<G>[], other: readonly Tried<G>[]) =>
  moveKey(at(one, 0).plan.move) === moveKey(at(other, 0).plan.move);

/** How often each level finds the move, in percent. */
function foundBy<G extends GameTypes>(
  bots: GameBots<G>,
  view: G['View'],
  move: G['Move'],
  seed: string,
): Verdict<G>['found'] {
  const rates = LEVELS.map((level) => {
    let found = 0;
    for (let asked = 0; asked < ASKED; asked++) {
      const choice = levelBot(bots, level, { seed: `${seed}/${level}/${asked}` }).chooseNow(view);
      if (moveKey(choice.move) === moveKey(move)) found += 1;
    }
    return [level, Math.round((100 * found) / ASKED)];
  });
  // Every level has an entry.
  return Object.fromEntries(rates) as Verdict<G>['found'];
}
