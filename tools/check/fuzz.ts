// Calls every entry point with hostile values, a million in all; test/fuzz/doors.ts says which part covers what:
// npm run check -- fuzz -- [tries] [seed] [game]
import { PARTS } from '../../test/fuzz/doors.js';
import { TARGETS } from '../../test/fuzz/targets.js';

const [tries = '1000000', seed = String(Math.floor(Math.random() * 2 ** 31)), only] = process.argv.slice(2);
const targets = TARGETS.filter(({ id }) => only === undefined || id === only);
const rounds = 20;
const each = Number(tries) / targets.length / rounds;

let total = 0;
for (let round = 0; round < rounds; round++) {
  for (const target of targets) {
    for (const [part, { share, run }] of Object.entries(PARTS)) {
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
