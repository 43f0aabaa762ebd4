// Checks the game named by HENCOOP_VECTORS against its whole file: the only test that runs when `npm run mutation`
// measures how many mutants the vectors detect.
import { readFileSync } from 'node:fs';
import type { Game, GameTypes } from 'hencoop';
import { GAMES, gameById } from 'hencoop/games';
import { describe, it } from 'vitest';
import type { Vectors } from './format.js';
import { Checker } from './passes.js';

/** So many vectors a test: each mutant needs only the tests that reach it. */
const CHUNK = 10;

const id = process.env['HENCOOP_VECTORS'] ?? 'chicken';
const known = GAMES.find((one) => one.id === id);
if (known === undefined) throw new Error(`expected the id of a game in HENCOOP_VECTORS, got ${id}`);
// The doors lead to the whole game.
const game = (await gameById(known.id).game()) as unknown as Game<GameTypes>;
// Written by `npm run vectors`.
const vectors = JSON.parse(readFileSync(`vectors/${id}.json`, 'utf8')) as Vectors;

describe(`the vectors of ${id}`, () => {
  const checker = new Checker(game, vectors);
  const tests = <Vector>(name: string, all: readonly Vector[], check: (vector: Vector) => void) => {
    for (let from = 0; from < all.length; from += CHUNK) {
      it(`${name} ${from}`, () => all.slice(from, from + CHUNK).forEach(check));
    }
  };
  tests('set-ups', vectors.setups, (vector) => checker.setup(vector));
  tests('refused set-ups', vectors.refusedSetups, (vector) => checker.refusedSetup(vector));
  tests('folds', vectors.folds, (vector) => checker.fold(vector));
  tests('positions', vectors.positions, (vector) => checker.position(vector));
});
