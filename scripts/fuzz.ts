// Throws a million hostile values at the games, and at what reads what is kept of them, half of them each:
// npm run fuzz -- [tries] [seed] [game]
import { assail, type Report } from '../test/fuzz/hostile.js';
import { assailFair, assailStored } from '../test/fuzz/stored.js';
import { MOVES, TARGETS, type Target } from '../test/fuzz/targets.js';

const [tries = '1000000', seed = String(Math.floor(Math.random() * 2 ** 31)), only] = process.argv.slice(2);
const targets = TARGETS.filter(({ id }) => only === undefined || id === only);
const rounds = 20;
const each = Number(tries) / targets.length / rounds;

/** The parts of the house, each with its share of the tries for a game. */
const PARTS: readonly {
  readonly part: string;
  readonly share: number;
  readonly run: (target: Target, tries: number, seed: number) => Report | Promise<Report>;
}[] = [
  { part: 'rules', share: 0.5, run: ({ on }, tries, seed) => on((game, kit) => assail(game, kit, tries, seed, MOVES)) },
  { part: 'kept', share: 0.45, run: ({ on }, tries, seed) => on((game, kit) => assailStored(game, kit, tries, seed)) },
  { part: 'fair', share: 0.05, run: ({ on }, tries, seed) => on((game, kit) => assailFair(game, kit, tries, seed)) },
];

let total = 0;
for (let round = 0; round < rounds; round++) {
  for (const target of targets) {
    for (const { part, share, run } of PARTS) {
      const luck = Number(seed) + round;
      const named = `${target.id}, ${part}`;
      try {
        const { tries, taken, slowest } = await run(target, Math.ceil(each * share), luck);
        total += tries;
        console.log(
          `${named}: ${tries} tries with seed ${luck}, ${taken} changed values taken, slowest ${slowest.toFixed(0)} ms`,
        );
      } catch (error) {
        console.error(`${named}, seed ${luck}: ${error instanceof Error ? error.stack : String(error)}`);
        process.exitCode = 1;
      }
    }
  }
}
console.log(`${total} tries in all`);
