// npm run kill [-- TIMES [CONNECTION]]: kills the server again and again, 200 times by default.
import { surviveKills } from './kills.js';

const [times = '200', where] = process.argv.slice(2);
const began = performance.now();
const { kills, matches, moves, answeredAgain, playedLater } = await surviveKills(Number(times), console.log, where);
console.log(
  `survived ${kills} kills: ${moves} moves in ${matches} games, each stored once. Of those cut off by a kill ` +
    `${answeredAgain} had been stored and got the same answer again, ${playedLater} had not and were played later. ` +
    `${Math.round((performance.now() - began) / 1000)} s.`,
);
