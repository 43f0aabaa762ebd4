import fc from 'fast-check';
import { fastChance } from '../engine/chance.js';
import type { Game, GameTypes } from '../engine/game.js';
import type { Kit, Setup, Weighing } from './kit.js';
import { deepFreeze } from './same.js';

/** A random way through a game, small enough to shrink: a set-up, a way of playing, and the choices at the end. */
export interface Plan<G extends GameTypes> {
  readonly setup: Setup<G>;
  readonly seed: string;
  readonly policy: string;
  /** So many moves are played by the policy before anything is looked at. */
  readonly skip: number;
  /** Then these choices are made, each a share of the weights in 1/65536. */
  readonly picks: readonly number[];
}

/** One move of a walk, with the states around it. All are frozen to the last field. */
export interface Stride<G extends GameTypes> {
  readonly before: G['State'];
  readonly move: G['Move'];
  readonly events: readonly G['Event'][];
  readonly after: G['State'];
}

/** Where a walk led. */
export interface Walk<G extends GameTypes> {
  /** The events from nothing to the first state of `strides`. */
  readonly history: readonly G['Event'][];
  readonly start: G['State'];
  readonly strides: readonly Stride<G>[];
  /** Every state looked at: the start and what followed each stride. */
  readonly states: readonly G['State'][];
  readonly moves: readonly G['Move'][];
  /** Of the moves that were skipped, a few that told the rarest kinds of things: a walk seldom ends just there. */
  readonly landmarks: readonly Stride<G>[];
}

const LANDMARKS = 3;
const PICKS = 65_536;

/** Random plans for the set-ups and policies of a kit. */
export function plans<G extends GameTypes>(kit: Kit<G>, mostPicks = 12): fc.Arbitrary<Plan<G>> {
  return fc.record({
    setup: fc.constantFrom(...kit.setups),
    seed: fc.nat().map((number) => `walk-${number}`),
    policy: fc.constantFrom('uniform', ...Object.keys(kit.policies ?? {})),
    skip: fc.oneof(fc.constant(0), fc.nat(kit.reach)),
    picks: fc.array(fc.nat(PICKS - 1), { maxLength: mostPicks, size: 'max' }),
  });
}

/** Goes the way of a plan; stops early where the game ends. */
export function walk<G extends GameTypes>(game: Game<G>, kit: Kit<G>, plan: Plan<G>): Walk<G> {
  const { seats, options } = plan.setup;
  const weigh = kit.policies?.[plan.policy] ?? (() => 1);
  const opened = game.setupWithEvents({ seats, options, seed: plan.seed });
  const history = [...opened.events];
  const moves: G['Move'][] = [];
  let state = opened.state;

  const stride = (share: number): Stride<G> | null => {
    const move = chooseMove(game, state, weigh, share);
    if (move === null) return null;
    const attempt = game.tryApply(state, move);
    if (!attempt.ok)
      throw new Error(`a legal move was refused by ${attempt.violation.clause}: ${JSON.stringify(move)}`);
    const made = { before: state, move, events: attempt.events, after: attempt.state };
    moves.push(move);
    state = attempt.state;
    return made;
  };

  const skipping = fastChance(`${plan.seed}/skip`);
  const skipped: Stride<G>[] = [];
  for (let i = 0; i < plan.skip; i++) {
    const made = stride((skipping.roll('pick', SHARES, 1)[0] ?? 0) / SHARES.length);
    if (made === null) break;
    history.push(...made.events);
    skipped.push(made);
  }
  const start = deepFreeze(state);
  const strides: Stride<G>[] = [];
  for (const pick of plan.picks) {
    const made = stride(pick / PICKS);
    if (made === null) break;
    strides.push(deepFreeze(made));
  }
  const landmarks = deepFreeze(rarest(fastChance(`${plan.seed}/landmarks`).shuffle('order', skipped), LANDMARKS));
  const states = [start, ...strides.map(({ after }) => after)];
  return { history: deepFreeze(history), start, strides, states, moves, landmarks };
}

/** The strides that told the kinds of events of which there are fewest, the first of equals. */
function rarest<G extends GameTypes>(strides: readonly Stride<G>[], most: number): Stride<G>[] {
  const times = new Map<string, number>();
  const kinds = strides.map(({ events }) => events.map(kindOf));
  for (const kind of kinds.flat()) times.set(kind, (times.get(kind) ?? 0) + 1);
  return strides
    .map((stride, index) => ({ stride, rarity: Math.min(...(kinds[index] ?? []).map((kind) => times.get(kind) ?? 0)) }))
    .sort((a, b) => a.rarity - b.rarity)
    .slice(0, most)
    .map(({ stride }) => stride);
}

/** The type of an event, with the words in its fields, which tell the cases apart. */
function kindOf(event: object): string {
  return Object.values(event)
    .filter((field) => typeof field === 'string')
    .join(' ');
}

const SHARES = Array.from({ length: 4096 }, (_, share) => share);

/** The legal move at `share` (0 to 1) of the weights; `null` where there is none. */
function chooseMove<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  weigh: Weighing<G>,
  share: number,
): G['Move'] | null {
  const moves = game.legalMoves(state);
  const weights = moves.map((move) => weigh(move, state));
  let left = share * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, move] of moves.entries()) {
    left -= weights[index] ?? 0;
    if (left < 0) return move;
  }
  return moves.at(-1) ?? null;
}
