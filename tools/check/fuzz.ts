// Calls the games with a million hostile values, half of them for the readers of stored documents:
// npm run fuzz -- [tries] [seed] [game]
import { fuzzGame, type Report } from '../../test/fuzz/hostile.js';
import { fuzzFair, fuzzStored } from '../../test/fuzz/stored.js';
import { MOVES, TARGETS, type Target } from '../../test/fuzz/targets.js';

const [tries = '1000000', seed = String(Math.floor(Math.random() * 2 ** 31)), only] = process.argv.slice(2);
const targets = TARGETS.filter(({ id }) => only === undefined || id === only);
const rounds = 20;
const each = Number(tries) / targets.length / rounds;

/** The parts of the library, each with its share of the tries for a game. */
const PARTS: readonly {
  readonly part: string;
  readonly share: number;
  readonly run: (target: Target, tries: number, seed: number) => Report | Promise<Report>;
}[] = [
  {
    part: 'rules',
    share: 0.5,
    run: ({ on }, tries, seed) => on((game, kit) => fuzzGame(game, kit, tries, seed, MOVES)),
  },
  {
    part: 'stored',
    share: 0.45,
    run: ({ on }, tries, seed) => on((game, kit) => fuzzStored(game, kit, tries, seed)),
  },
  { part: 'fair', share: 0.05, run: ({ on }, tries, seed) => on((game, kit) => fuzzFair(game, kit, tries, seed)) },
];

let total = 0;
for (let round = 0; round < rounds; round++) {
  for (const target of targets) {
    for (const { part, share, run } of PARTS) {
      const seedOfRound = Number(seed) + round;
      const named = `${target.id}, ${part}`;
      try {
        const { tries, taken, slowest } = await run(target, Math.ceil(each * share), seedOfRound);
        total += tries;
        console.log(
          `${named}: ${tries} tries with seed ${seedOfRound}, ${taken} changed values accepted, slowest ${slowest.toFixed(0)} ms`,
        );
      } catch (error) {
        console.error(`${named}, seed ${seedOfRound}: ${error instanceof Error ? error.stack : String(error)}`);
        process.exitCode = 1;
      }
    }
  }
}
console.log(`${total} tries in all`);
