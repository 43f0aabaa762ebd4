import { chicken } from 'hencoop/chicken';
import { chickenRoundup } from 'hencoop/chicken-roundup';
import { describe, expect, it } from 'vitest';
import { fastChance } from '../../src/engine/chance.js';
import type { Game, GameTypes } from '../../src/engine/game.js';
import { type Policy, playOn, uniform } from '../../src/engine/playout.js';
import { tries } from '../../support/effort.js';
import { handWritten as chickenByHand } from '../../tools/bench/handwritten/chicken.js';
import { handWritten as roundupByHand } from '../../tools/bench/handwritten/chicken-roundup.js';
import type { HandWritten } from '../../tools/bench/handwritten/engine.js';

const GAMES = tries(300);

/** The course of a game. */
interface Course<State> {
  /** The table before each move, the legal moves and the pick, as JSON, because the objects change during the game. */
  readonly turns: readonly string[];
  readonly end: State;
}

/** Plays a game by `play`, with the same picks for the same seed. */
function courseOf<G extends GameTypes>(seed: string, play: (policy: Policy<G>) => G['State']): Course<G['State']> {
  const turns: string[] = [];
  const policy = uniform<G>(seed);
  const end = play((moves, table, seat) => {
    const pick = policy(moves, table, seat);
    // The options never change: `end` has them.
    turns.push(JSON.stringify({ ...table, options: null, moves, pick }));
    return pick;
  });
  return { turns, end };
}

function byLibrary<G extends GameTypes>(game: Game<G>, seats: number, seed: string): Course<G['State']> {
  return courseOf<G>(seed, (policy) => {
    const chance = fastChance(seed);
    const draft = game.rules.copy(game.setup({ seats, seed }, { chance }));
    playOn(game, draft, policy, chance);
    return draft as G['State'];
  });
}

function byHand<G extends GameTypes>(
  { deal, playOn: play }: HandWritten<G>,
  seats: number,
  seed: string,
): Course<G['State']> {
  return courseOf<G>(seed, (policy) => {
    const chance = fastChance(seed);
    const table = deal(seats, seed, chance);
    play(table, policy, chance);
    return table as G['State'];
  });
}

function playTheSame<G extends GameTypes>(game: Game<G>, engine: HandWritten<G>, seats: number): void {
  for (let i = 0; i < GAMES; i++) {
    const seed = `by hand ${i}`;
    const ours = byLibrary(game, seats, seed);
    const theirs = byHand(engine, seats, seed);
    const apart = ours.turns.findIndex((turn, played) => turn !== theirs.turns[played]);
    expect(theirs.turns[apart], `${seed}, move ${apart}`).toBe(ours.turns[apart]);
    expect(theirs.turns.length, seed).toBe(ours.turns.length);
    expect(theirs.end, seed).toEqual(ours.end);
    expect(game.score(theirs.end), seed).toEqual(game.score(ours.end));
  }
}

describe('the handwritten engines play the same games as the library, table by table and move by move', () => {
  it.each([2, 3, 4, 5])('Chicken with %i seats', (seats) => playTheSame(chicken, chickenByHand, seats));

  it('Chicken Roundup', () => playTheSame(chickenRoundup, roundupByHand, 2));
});
