// Endings of games in which both seats know the same: found in games between bots, solved, and played by the levels.
import { type GameTypes, remember } from 'hencoop';
import type { GameBots } from 'hencoop/bots';
import { at } from '../inside.js';
import { type Graph, graphOf, numberAt, type Positions } from './graph.js';
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
  /** No ending has more positions. */
  readonly most: number;
  /** The maximum number of moves of a game. */
  readonly longest: number;
  /** The ending, as the seat that moves sees it; more than `view`, if cards are laid open. */
  shown(view: G['View'], state: G['State']): G['View'];
  /** How much is left of the game: it is only asked again for an ending once that is less. */
  left(view: G['View']): number;
  /** How many cards are in play. */
  cards(view: G['View']): number;
  /** Whether an ending begins here. */
  isEnding(view: G['View']): boolean;
  /** How many turns are left. */
  turnsLeft(view: G['View']): number;
  positions(view: G['View']): Positions<G>;
  /** Has the bots solve what they can of an ending at once: they are asked in an order in which nobody plays. */
  prepare?(view: G['View']): void;
  /** The number of seeds that a bot gets for a view. */
  samples(view: G['View']): number;
}

/** With fewer positions, there is nothing to think about. */
const FEWEST = 10;

/** An ending in a game, as the seat that moves sees it, with all positions below it. */
export interface Found<G extends GameTypes> {
  readonly ending: Ending;
  readonly graph: Graph<G>;
}

/** The first ending of the game with this seed that is neither too large nor too small; `null` if it has none. */
export function findEnding<G extends GameTypes>(kind: KnownEndings<G>, seed: string): Found<G> | null {
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

/** The value of an ending, and what each player loses in it to the best reply; `before` has the losses of the players left out. */
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

/** The solved ending of the game with this seed, if it has one; as it was solved before, but for these players. */
export function solveGame<G extends GameTypes>(
  kind: KnownEndings<G>,
  seed: string,
  players: readonly Player[] = PLAYERS,
  before?: Solved,
): Solved[] {
  const found = findEnding(kind, seed);
  if (found === null) return [];
  const { moves, positions } = found.ending;
  // Another ending was found then.
  const isSame = before?.moves === moves && before.positions === positions;
  return [isSame ? solveEnding(kind, found, players, before.exploitability) : solveEnding(kind, found)];
}
