// Lets every bot choose moves in many random positions: npm run check -- fuzz-bots -- [positions] [seed] [game]
import { loadBots, loadGame } from '../../support/games.js';
import { fuzzBots } from '../../test/fuzz/bots.js';
import { GAMES } from '../lib/games.js';

const [positions = '100000', seed = String(Date.now()), only] = process.argv.slice(2);
const games = GAMES.filter((id) => only === undefined || id === only);
let total = 0;
for (const id of games) {
  const { game, kit } = await loadGame(id);
  try {
    const report = fuzzBots(game, kit, await loadBots(id), Math.ceil(Number(positions) / games.length), seed);
    total += report.positions;
    console.log(`${id}: ${report.positions} positions with seed ${seed}: ${JSON.stringify(report.asked)}`);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}
console.log(`${total} positions in all`);
