// Endings of games in which both seats know the same: found in games between bots, solved, and played by the levels.
import type { GameTypes } from 'hencoop';
import type { GameBots } from 'hencoop/bots';
import { at } from '../../src/engine/errors.js';
import { remember } from '../../src/engine/fold.js';
import { type Graph, graphOf, type Positions } from './graph.js';
import { answersOf } from './players.js';
import { type Ending, PLAYERS, type Player, type Solved } from './results.js';
import { exploit, solve } from './solve.js';

/** How endings of one game are found and solved. */
export interface KnownEndings<G extends GameTypes> {
  readonly bots: GameBots<G>;
  /** How many tries decide a move of the games in which endings are found. */
  readonly iterations: number;
  /** Options of these games. */
  readonly options: Partial<G['Options']>;
  /** No game goes on for more moves. */
  readonly longest: number;
  /** The ending, as the seat that moves sees it; more than `view`, if cards are laid open. */
  shown(view: G['View'], state: G['State']): G['View'];
  /** How much is left of the game: it is only asked again for an ending once that is less. */
  left(view: G['View']): number;
  /** How many cards are in play. */
  cards(view: G['View']): number;
  /** Whether a game has one ending only. */
  readonly once: boolean;
  /** Whether an ending begins here. */
  isEnding(view: G['View']): boolean;
  /** How many turns are left. */
  turnsLeft(view: G['View']): number;
  positions(view: G['View']): Positions<G>;
  /** The number of seeds that a bot gets for a view. */
  samples(view: G['View']): number;
}

/** No ending has more positions than this. */
const MOST = 100_000;
/** With fewer positions, there is nothing to think about. */
const FEWEST = 10;

/** An ending in a game, as the seat that moves sees it, with all positions below it. */
export interface Found<G extends GameTypes> {
  readonly ending: Ending;
  readonly view: G['View'];
  readonly graph: Graph<G>;
}

/** The endings of the game with this seed that are small enough: each with less left than before. */
export function* findEndings<G extends GameTypes>(kind: KnownEndings<G>, seed: string): Generator<Found<G>, void> {
  const { game } = kind.bots;
  const { events, state: start } = game.setupWithEvents({ seats: 2, seed, options: kind.options });
  const players = [0, 1].map((seat) => kind.bots.search({ seed: `${seed}/${seat}`, iterations: kind.iterations }));
  let state = start;
  const views = [0, 1].map((seat) => remember(game, events, seat));
  let least = Infinity;
  for (let moves = 0; moves < kind.longest && !game.isOver(state); moves++) {
    const seat = at(game.actors(state), 0);
    const view = at(views, seat);
    if (kind.isEnding(view) && kind.left(view) < least) {
      least = kind.left(view);
      const shown = kind.shown(view, state);
      const graph = graphOf(kind.positions(shown), shown, MOST);
      const positions = graph?.nodes.length ?? 0;
      if (graph !== null && positions >= FEWEST) {
        yield { ending: { seed, moves, cards: kind.cards(shown), positions }, view: shown, graph };
        if (kind.once) return;
      }
    }
    const attempt = game.tryApply(state, at(players, seat).chooseNow(view).move);
    if (!attempt.ok) throw new Error(`${seed}: expected a legal move`);
    ({ state } = attempt);
    for (const event of attempt.events) {
      views.forEach((before, viewer) => {
        const redacted = game.redact(event, viewer);
        if (redacted !== null) views[viewer] = game.evolve(before, redacted);
      });
    }
  }
}

/** The value of an ending, and what each player loses in it to the best reply. */
export function solveEnding<G extends GameTypes>(kind: KnownEndings<G>, { ending, view, graph }: Found<G>): Solved {
  const turns = kind.turnsLeft(view);
  const value = solve(graph, turns).values[0] ?? 0;
  const losses = PLAYERS.map((player): [Player, number] => {
    const answers = answersOf(kind.bots, player, kind.samples);
    const strategy = (index: number) => {
      const { view, moves } = at(graph.nodes, index);
      return answers(view, moves);
    };
    return [player, exploit(graph, turns, value, strategy).exploitability];
  });
  // Every player has an entry.
  return { ...ending, value, gap: 0, exploitability: Object.fromEntries(losses) as Solved['exploitability'] };
}

/** The solved endings of the game with this seed. */
export function solveGame<G extends GameTypes>(kind: KnownEndings<G>, seed: string): Solved[] {
  const solved: Solved[] = [];
  for (const found of findEndings(kind, seed)) solved.push(solveEnding(kind, found));
  return solved;
}
