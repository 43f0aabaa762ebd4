// Throws a million hostile values at the games: npm run fuzz -- [tries] [seed] [game]
import { assail } from '../test/fuzz/hostile.js';
import { MOVES, TARGETS } from '../test/fuzz/targets.js';

const [tries = '1000000', seed = String(Math.floor(Math.random() * 2 ** 31)), only] = process.argv.slice(2);
const targets = TARGETS.filter(({ id }) => only === undefined || id === only);
const rounds = 20;
const each = Math.ceil(Number(tries) / targets.length / rounds);
let total = 0;
for (let round = 0; round < rounds; round++) {
  for (const { id, on } of targets) {
    const luck = Number(seed) + round;
    try {
      const { taken, slowest } = on((game, kit) => assail(game, kit, each, luck, MOVES));
      total += each;
      console.log(
        `${id}: ${each} tries with seed ${luck}, ${taken} changed states taken, slowest ${slowest.toFixed(0)} ms`,
      );
    } catch (error) {
      console.error(`${id}, seed ${luck}: ${error instanceof Error ? error.stack : String(error)}`);
      process.exitCode = 1;
    }
  }
}
console.log(`${total} tries in all`);
