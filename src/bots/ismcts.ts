import { OVER } from '../engine/base.js';
import { type Chance, quick } from '../engine/chance.js';
import { type Draft, finishDraft } from '../engine/draft.js';
import { at } from '../engine/errors.js';
import type { Game, GameTypes } from '../engine/game.js';
import { checkGame } from '../engine/given.js';
import { refuseOption } from '../engine/options.js';
import { type Policy, playOn, type Until, uniform } from '../engine/playout.js';
import type { Seat } from '../engine/seats.js';
import type { Bot } from './bot.js';
import { type Branch, lineFrom } from './line.js';
import { moveKey } from './moveKey.js';
import { candidateOf, count, type MoveStats, mean, noStats, share } from './moveStats.js';
import type { PolicyOf } from './plan.js';
import { rankValue } from './rankValue.js';
import { decided, type Findings, readThinking, type Task, type Think, type ThinkConfig, thinker } from './think.js';
import { type Worlds, worlds } from './worlds.js';

/** How {@link ismcts} decides. Requires `iterations` or `milliseconds`. */
export interface IsmctsConfig<G extends GameTypes> extends ThinkConfig {
  /** How all seats play below the tree; by default uniformly at random. Created anew for each playout. */
  readonly policy?: PolicyOf<G> | undefined;
  /** Ends playouts early; called after every move below the tree. By default they end with the game. */
  readonly until?: Until<G> | undefined;
  /** The value to `seat` of a state where `until` ended a playout; higher is better. Default: 0. */
  readonly value?: ((state: G['State'], seat: Seat) => number) | undefined;
  /** The value to `seat` of the end of the game, on the scale of `value`. Default: {@link rankValue}. */
  readonly reward?: ((state: G['State'], seat: Seat) => number) | undefined;
  /** Imagines the worlds of a view. Default: {@link worlds}. */
  readonly worlds?: ((view: G['View'], seed: string) => Worlds<G>) | undefined;
  /** How readily the bot explores moves that look bad so far: above 0; default 1. */
  readonly exploration?: number | undefined;
}

const FUNCTIONS = ['policy', 'until', 'value', 'reward', 'worlds'];

/** A place in the tree: the moves tried there, by key. */
interface Place<G extends GameTypes> {
  readonly children: Map<string, Node<G>>;
}

/** A move in the tree, and the moves after it. */
interface Node<G extends GameTypes> extends Place<G> {
  readonly move: G['Move'];
  /** The results of the tries through this node, for the seat that made the move. */
  readonly stats: MoveStats;
  /** How often the move was legal when it or a sibling was picked. */
  available: number;
}

function newNode<G extends GameTypes>(move: G['Move']): Node<G> {
  return { move, stats: noStats(), available: 0, children: new Map() };
}

/** The node as a branch; lists its children lazily. */
function branchOf<G extends GameTypes>({ move, stats, children }: Node<G>): Branch<G> {
  return {
    move,
    tries: stats.visits,
    get next() {
      return Array.from(children.values(), branchOf<G>);
    },
  };
}

/** A step of one try: the picked move and its seat. */
interface Pick<G extends GameTypes> {
  readonly node: Node<G>;
  readonly seat: Seat;
}

/**
 * A bot for any game that grows one tree of moves over many imagined worlds (single-observer information set Monte
 * Carlo tree search: Cowling, Powley and Whitehouse, 2012). Each iteration imagines a world that the view allows,
 * descends the tree along moves that are legal in it, adds one move, plays the rest out, and credits the result to
 * every move on the path.
 *
 * Use it where a plan of several moves matters; `search` is stronger where only the next move does. The tree assumes
 * that every seat sees all moves, even secret ones.
 *
 * @example
 * ```ts
 * import { ismcts } from 'hencoop/bots';
 * import { crazyChicken } from 'hencoop/crazy-chicken';
 *
 * const bot = ismcts(crazyChicken, { iterations: 100, seed: 'fox', until: (_, played) => played === 40 });
 * const state = crazyChicken.setup({ seed: 'hen' });
 * const { move } = bot.chooseNow(crazyChicken.view(state, 0));
 * crazyChicken.whyNot(state, move); // null
 * ```
 *
 * @throws RangeError if `game` is not a game or an entry of `config` is invalid; the message names its path.
 */
export function ismcts<G extends GameTypes>(game: Game<G>, config: IsmctsConfig<G>): Bot<G> {
  const thinking = readThinking(config, FUNCTIONS, ['exploration']);
  const { until, exploration = 1 } = config;
  if (!(typeof exploration === 'number' && exploration > 0)) {
    refuseOption('config.exploration', 'a number above 0', exploration);
  }
  checkGame(game);
  const { actors, legal, play, evolve, copy } = game.rules;
  const policyOf: PolicyOf<G> = config.policy ?? uniform<G>;
  const reward = config.reward ?? ((state: G['State'], seat: Seat) => rankValue(game, state, seat));
  const value = config.value ?? (() => 0);
  const worldsOf = config.worlds ?? ((view: G['View'], seed: string) => worlds(game, view, seed));

  /** Descends the tree while it holds every legal move, then adds one; plays the moves on `draft`. */
  function descend(
    root: Place<G>,
    draft: Draft<G['State']>,
    policy: Policy<G>,
    chance: Chance,
    spread: number,
  ): readonly Pick<G>[] {
    // A Draft<State> is a State whose fields may be written.
    const state = draft as G['State'];
    const path: Pick<G>[] = [];
    let node: Place<G> = root;
    while (state.step.type !== OVER) {
      const seat = at(actors(state), 0);
      const moves = legal(state, seat, []);
      const keys = moves.map(moveKey);
      const isNew = keys.some((key) => !node.children.has(key));
      const index = isNew
        ? firstNew(node, keys, moves.indexOf(policy(moves, state, seat)))
        : mostPromising(node, keys, exploration * spread);
      const child = node.children.get(at(keys, index)) ?? newNode<G>(at(moves, index));
      for (const key of keys) {
        const sibling = node.children.get(key);
        if (sibling !== undefined) sibling.available += 1;
      }
      if (isNew) {
        child.available = 1;
        node.children.set(at(keys, index), child);
      }
      path.push({ node: child, seat });
      play(draft, at(moves, index), evolve, chance);
      if (isNew) break;
      node = child;
    }
    return path;
  }

  function* think({ view, moves, seat, seed, budget }: Task<G>): ReturnType<Think<G>> {
    if (moves.length === 1) return decided<G>(at(moves, 0), moves);
    const points = at(game.score(view), seat);
    const imagined = worldsOf(view, `${seed}/worlds`);
    const root: Place<G> = { children: new Map() };
    let [least, most] = [Infinity, -Infinity];
    let played = 0;
    const nodeOf = (move: G['Move']) => root.children.get(moveKey(move)) ?? newNode<G>(move);
    const findings = (): Findings<G> => {
      const ranked = moves.map(nodeOf).sort((a, b) => b.stats.visits - a.stats.visits || mean(b.stats) - mean(a.stats));
      const analysis = ranked.map((node) => candidateOf<G>(lineFrom(branchOf(node)), node.stats, points));
      return { move: at(analysis, 0).move, analysis, worlds: played };
    };
    do {
      const draft = copy(imagined.next());
      const playoutSeed = `${seed}/playout/${played}`;
      const policy = policyOf(playoutSeed, view);
      const chance = quick(`${playoutSeed}/chance`);
      const path = descend(root, draft, policy, chance, most > least ? most - least : 1);
      if (draft.step.type !== OVER) playOn(game, draft, policy, chance, until);
      const end = finishDraft<G['State']>(draft);
      const worthTo = end.step.type === OVER ? reward : value;
      for (const pick of path) {
        const worth = worthTo(end, pick.seat);
        least = Math.min(least, worth);
        most = Math.max(most, worth);
        count(game, pick.node.stats, end, pick.seat, worth, share(game, end, pick.seat));
      }
      played += 1;
      yield findings;
    } while (budget.allows(1, played, 1));
    return findings();
  }

  return thinker(game, thinking, think);
}

/** The index of a move not yet in the tree: `favorite` if it is new, else the first new one. */
function firstNew<G extends GameTypes>({ children }: Place<G>, keys: readonly string[], favorite: number): number {
  const isNew = (index: number) => !children.has(at(keys, index));
  return favorite >= 0 && isNew(favorite) ? favorite : keys.findIndex((_, index) => isNew(index));
}

/**
 * The index of the move with the highest upper bound. The bonus is polynomial, `(available / visits^2)^(1/4)` (Shah, Xie
 * and Xu, 2020): square roots are exact on every platform, logarithms are not.
 */
function mostPromising<G extends GameTypes>(
  { children }: Place<G>,
  keys: readonly string[],
  exploration: number,
): number {
  let [best, bound] = [0, -Infinity];
  keys.forEach((key, index) => {
    const child = children.get(key);
    if (child === undefined) return;
    const { stats, available } = child;
    const upper = mean(stats) + exploration * Math.sqrt(Math.sqrt(available) / stats.visits);
    if (upper > bound) [best, bound] = [index, upper];
  });
  return best;
}
