import fc from 'fast-check';
import { type Game, type GameTypes, type Seat, strongChance } from 'hencoop';
import { createReferee, type Delivery, type Match, type Referee } from 'hencoop/referee';
import type { Kit } from 'hencoop/testkit';
import { tries } from '../../support/effort.js';
import { TARGETS, type Target } from '../fuzz/targets.js';
import { peck } from '../sixth-game/src/peck/index.js';
import { peckKit } from '../sixth-game/src/peck/testkit/index.js';

/** Every game of the library, and Peck, in which all players choose at once. */
export const TABLES: readonly Target[] = [...TARGETS, { id: 'peck', on: (act) => act(peck, peckKit) }];

/** A random whole number from 0 to `below` - 1. */
export type RandomBelow = (below: number) => number;

export function randomFrom(seed: string): RandomBelow {
  const chance = strongChance(seed);
  let site = 0;
  return (below) =>
    chance.roll(
      `${site++}`,
      Array.from({ length: below }, (_, number) => number),
      1,
    )[0] ?? 0;
}

/** A match somewhere in a game, and how it got there. */
export interface PlayedMatch<G extends GameTypes> {
  readonly referee: Referee<G>;
  readonly match: Match<G>;
  /** All deliveries so far, to all viewers. */
  readonly deliveries: readonly Delivery<G>[];
  /** The accepted submissions, each with its sender. */
  readonly submissions: readonly { readonly seat: Seat; readonly submission: Submitted }[];
  readonly random: RandomBelow;
}

interface Submitted {
  readonly id: string;
  readonly revision: number;
  readonly move: unknown;
}

/** Plays `moves` random legal moves, each submitted by a seat that may move; in between, stores the match as text. */
export function playSome<G extends GameTypes>(
  game: Game<G>,
  setup: Kit<G>['setups'][number],
  seed: number,
  moves: number,
  each: (played: PlayedMatch<G>) => void = () => {},
): PlayedMatch<G> {
  const random = randomFrom(`luck-${seed}`);
  const referee = createReferee(game);
  const opened = referee.open({ ...setup, seed: `match-${seed}` });
  let played: PlayedMatch<G> = { referee, match: opened.match, deliveries: opened.deliveries, submissions: [], random };
  each(played);
  for (let number = 0; number < moves; number++) {
    const match = JSON.parse(JSON.stringify(played.match)) as Match<G>;
    const legal = game.legalMoves(match.state);
    const move = legal[random(Math.max(1, legal.length))];
    if (move === undefined) break;
    const submission = { id: `id-${number}`, revision: match.revisions[move.seat] ?? 0, move };
    const judged = referee.submit(match, move.seat, submission);
    if (!judged.answer.ok) throw new Error(`refused: ${JSON.stringify([judged.answer, submission])}`);
    played = {
      referee,
      match: judged.match,
      deliveries: [...played.deliveries, ...judged.deliveries],
      submissions: [...played.submissions, { seat: move.seat, submission }],
      random,
    };
    each(played);
  }
  return played;
}

/** Every seat, and the spectators. */
export function receivers(match: { readonly state: { readonly seats: number } }): (Seat | null)[] {
  return [...Array.from({ length: match.state.seats }, (_, seat) => seat), null];
}

/** Checks `holds` at random points of random games. */
export function along<G extends GameTypes>(
  kit: Kit<G>,
  usual: number,
  holds: (setup: Kit<G>['setups'][number], seed: number, moves: number) => void,
): void {
  fc.assert(fc.property(fc.constantFrom(...kit.setups), fc.nat(), fc.nat(kit.typicalMoves), holds), {
    numRuns: tries(usual),
  });
}
