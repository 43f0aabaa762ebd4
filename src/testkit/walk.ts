import type { Arbitrary } from 'fast-check';
import { fastChance } from '../engine/chance.js';
import type { Game, GameTypes } from '../engine/game.js';
import { shortJson } from './difference.js';
import fc from './fastCheck.js';
import { deepFreeze } from './freeze.js';
import type { Kit, Made, Setup, WeightedPolicy } from './kit.js';

/** A random walk through a game, in a form that can shrink: a set-up, a policy, and the choices at the end. */
export interface WalkPlan<G extends GameTypes> {
  readonly setup: Setup<G>;
  readonly seed: string;
  readonly policy: string;
  /** The number of moves that the policy plays before the laws start to look. */
  readonly skip: number;
  /** The choices after that, each a share of the total weight, in units of 1/65536. */
  readonly picks: readonly number[];
}

/** One move of a walk, with the states around it, all deeply frozen. */
export type Transition<G extends GameTypes> = Made<G>;

/** A walk through a game. */
export interface Walk<G extends GameTypes> {
  /** The set-up of the game. */
  readonly config: Setup<G> & { readonly seed: string };
  /** The events from the opening to `start`. */
  readonly history: readonly G['Event'][];
  /** The state after the skipped moves. */
  readonly start: G['State'];
  /** The moves from `start` on. */
  readonly transitions: readonly Transition<G>[];
  /** `start`, and the state after each of `transitions`. */
  readonly states: readonly G['State'][];
  /** All moves, including the skipped ones. */
  readonly moves: readonly G['Move'][];
  /** The skipped moves. */
  readonly skipped: readonly Transition<G>[];
  /** A few of the skipped moves with the rarest event types, at which a random walk seldom stops. */
  readonly rare: readonly Transition<G>[];
}

const MAX_RARE = 3;
const PICKS = 65_536;
const SHARES = Array.from({ length: 4096 }, (_, share) => share);

/** Random walk plans for the set-ups and policies of a kit. */
export function walkPlans<G extends GameTypes>(kit: Kit<G>, maxPicks = 12): Arbitrary<WalkPlan<G>> {
  return fc.record({
    setup: fc.constantFrom(...kit.setups),
    seed: fc.nat().map((number) => `walk-${number}`),
    policy: fc.constantFrom('uniform', ...Object.keys(kit.policies ?? {})),
    skip: fc.oneof(fc.constant(0), fc.nat(kit.typicalMoves)),
    picks: fc.array(fc.nat(PICKS - 1), { maxLength: maxPicks, size: 'max' }),
  });
}

/** The state at the end of a walk, as the verbs return it. */
export function endOf<G extends GameTypes>(game: Game<G>, kit: Kit<G>, plan: WalkPlan<G>): G['State'] {
  const { state } = game.setupWithEvents(configOf(plan));
  const shares = function* () {
    yield* skippedShares(plan);
    for (const pick of plan.picks) yield pick / PICKS;
  };
  let end = state;
  for (const { after } of playOn(game, state, policyOf(kit, plan), shares(), [])) end = after;
  return end;
}

/** Walks as planned, and stops early if the game ends. `made` receives each move before it is made. */
export function walk<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  plan: WalkPlan<G>,
  made: G['Move'][] = [],
): Walk<G> {
  const weigh = policyOf(kit, plan);
  const config = configOf(plan);
  const opened = game.setupWithEvents(config);
  const skipped = [...playOn(game, opened.state, weigh, skippedShares(plan), made)];
  const start = deepFreeze(skipped.at(-1)?.after ?? opened.state);
  const picks = plan.picks.map((pick) => pick / PICKS);
  // Each state is frozen before the next move is made, so that writing to it throws.
  const transitions = Array.from(playOn(game, start, weigh, picks, made), (transition) => deepFreeze(transition));

  const order = fastChance(`${plan.seed}/rare`);
  return {
    config,
    history: deepFreeze([...opened.events, ...skipped.flatMap(({ events }) => events)]),
    start,
    transitions,
    states: [start, ...transitions.map(({ after }) => after)],
    skipped,
    moves: [...skipped, ...transitions].map(({ move }) => move),
    rare: deepFreeze(rarest(order.shuffle('order', skipped)).slice(0, MAX_RARE)),
  };
}

/** The call that led to state number `index` of a walk, for a message. */
export function madeBy<G extends GameTypes>({ moves, transitions }: Walk<G>, index: number): string {
  const move = moves[moves.length - transitions.length + index - 1];
  return move === undefined ? 'after setup' : afterMove(move);
}

/** The call that led to the state after `move`, for a message. */
export function afterMove(move: object): string {
  return `after apply(state, ${shortJson(move)})`;
}

function configOf<G extends GameTypes>({ setup: { seats, options }, seed }: WalkPlan<G>): Walk<G>['config'] {
  return { seats, options, seed };
}

export function policyOf<G extends GameTypes>(kit: Kit<G>, plan: WalkPlan<G>): WeightedPolicy<G> {
  return kit.policies?.[plan.policy] ?? (() => 1);
}

/** The share of each skipped move. */
function* skippedShares<G extends GameTypes>(plan: WalkPlan<G>): Generator<number> {
  const skipping = fastChance(`${plan.seed}/skip`);
  for (let i = 0; i < plan.skip; i++) yield (skipping.roll('pick', SHARES, 1)[0] ?? 0) / SHARES.length;
}

/** Plays one move for each of `shares`, or fewer if the game ends. */
function* playOn<G extends GameTypes>(
  game: Game<G>,
  start: G['State'],
  weigh: WeightedPolicy<G>,
  shares: Iterable<number>,
  made: G['Move'][],
): Generator<Transition<G>> {
  let before = start;
  for (const share of shares) {
    const move = chooseMove(game.legalMoves(before), before, weigh, share);
    if (move === null) return;
    made.push(move);
    const attempt = game.tryApply(before, move);
    if (!attempt.ok) {
      throw new Error(`tryApply refused a legal move by ${attempt.violation.clause}: ${shortJson(move)}`);
    }
    yield { before, move, events: attempt.events, after: attempt.state };
    before = attempt.state;
  }
}

/** Sorted by the rarity of their rarest kind of event; equals keep their order. */
function rarest<G extends GameTypes>(transitions: readonly Transition<G>[]): Transition<G>[] {
  const counts = new Map<string, number>();
  const kinds = transitions.map(({ events }) => events.map(kindOf));
  for (const kind of kinds.flat()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return transitions
    .map((transition, index) => ({
      transition,
      count: Math.min(...(kinds[index] ?? []).map((kind) => counts.get(kind) ?? 0)),
    }))
    .sort((a, b) => a.count - b.count)
    .map(({ transition }) => transition);
}

/** The type of an event, with the strings in its fields, which distinguish its cases. */
export function kindOf(event: object): string {
  return Object.values(event)
    .filter((field) => typeof field === 'string')
    .join(' ');
}

/** The move at `share` (0 to 1) of the weights; `null` if there is none. */
export function chooseMove<G extends GameTypes>(
  moves: readonly G['Move'][],
  state: G['State'],
  weigh: WeightedPolicy<G>,
  share: number,
): G['Move'] | null {
  const weights = moves.map((move) => weigh(move, state));
  let left = share * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, move] of moves.entries()) {
    left -= weights[index] ?? 0;
    if (left < 0) return move;
  }
  return moves.at(-1) ?? null;
}
