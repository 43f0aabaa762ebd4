// Endings in which both seats know the same: finds them in games between bots, solves them, and measures the levels.
import { type GameTypes, remember } from 'hencoop';
import { botSeed, type GameBots } from 'hencoop/bots';
import { at } from '../inside.js';
import { type Graph, graphOf, numberAt, type Positions } from './graph.js';
import { answersOf } from './players.js';
import { type Ending, PLAYERS, type Player, type Solved } from './results.js';
import { exploit, solve } from './solve.js';

/** How to find and solve a game's endings. */
export interface KnownEndings<G extends GameTypes> {
  readonly bots: GameBots<G>;
  /** The playouts per move in the games in which to look for endings. */
  readonly iterations: number;
  /** Options of these games. */
  readonly options: Partial<G['Options']>;
  /** The maximum number of positions of an ending. */
  readonly most: number;
  /** The maximum number of moves of a game. */
  readonly longest: number;
  /** The ending as a view for the seat to move; shows more than `view` if all cards are face up. */
  shown(view: G['View'], state: G['State']): G['View'];
  /** How much of the game is left. After an ending that does not fit, the next one tried must have less left. */
  left(view: G['View']): number;
  /** The number of cards in play. */
  cards(view: G['View']): number;
  /** Whether an ending begins here. */
  isEnding(view: G['View']): boolean;
  /** The number of turns left. */
  turnsLeft(view: G['View']): number;
  positions(view: G['View']): Positions<G>;
  /** Lets the bots solve the ending in advance, since the moves are not requested in an order of play. */
  prepare?(view: G['View']): void;
  /** How many seeds a bot gets for a view. */
  samples(view: G['View']): number;
}

/** The minimum number of positions: smaller endings are trivial. */
const FEWEST = 10;

/** An ending of a game, with all positions below it. */
export interface Found<G extends GameTypes> {
  readonly ending: Ending;
  readonly graph: Graph<G>;
}

/** The first ending of suitable size in the game with this seed; `null` without one. */
export function findEnding<G extends GameTypes>(kind: KnownEndings<G>, seed: string): Found<G> | null {
  const { game } = kind.bots;
  const { events, state: start } = game.setupWithEvents({ seats: 2, seed, options: kind.options });
  const players = [0, 1].map((seat) => kind.bots.search({ seed: botSeed(seed, seat), iterations: kind.iterations }));
  let state = start;
  const views = [0, 1].map((seat) => remember(game, events, seat));
  let least = Infinity;
  for (let moves = 0; moves < kind.longest && !game.isOver(state); moves++) {
    const seat = at(game.actors(state), 0);
    const view = at(views, seat);
    if (kind.isEnding(view) && kind.left(view) < least) {
      least = kind.left(view);
      const shown = kind.shown(view, state);
      const graph = graphOf(kind.positions(shown), shown, kind.most);
      if (graph !== null && graph.size >= FEWEST) {
        return { ending: { seed, moves, cards: kind.cards(shown), positions: graph.size }, graph };
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
  return null;
}

/** Solves an ending, and measures the `players`; `before` has the results of all others. */
export function solveEnding<G extends GameTypes>(
  kind: KnownEndings<G>,
  { ending, graph }: Found<G>,
  players: readonly Player[] = PLAYERS,
  before: Partial<Solved['exploitability']> = {},
): Solved {
  const turns = kind.turnsLeft(graph.first);
  const value = numberAt(solve(graph, turns).values, 0);
  kind.prepare?.(graph.first);
  const losses = players.map((player): [Player, number] => {
    const answers = answersOf(kind.bots, player, kind.samples);
    return [player, exploit(graph, turns, value, ({ view, moves }) => answers(view, moves)).exploitability];
  });
  // Every player has an entry.
  const exploitability = { ...before, ...Object.fromEntries(losses) } as Solved['exploitability'];
  return { ...ending, value, gap: 0, exploitability };
}

/** The solved ending of the game with this seed, empty without one. Keeps the results `before`, except for `players`. */
export function solveGame<G extends GameTypes>(
  kind: KnownEndings<G>,
  seed: string,
  players: readonly Player[] = PLAYERS,
  before?: Solved,
): Solved[] {
  const found = findEnding(kind, seed);
  if (found === null) return [];
  const { moves, positions } = found.ending;
  // If the bots' play has changed, the ending is another one.
  const isSame = before?.moves === moves && before.positions === positions;
  return [isSame ? solveEnding(kind, found, players, before.exploitability) : solveEnding(kind, found)];
}
