// Plays a match of bots on the built server and analyzes it, both in threads: what the server starts there is found only
// if it has been built with the rest. It is plain JavaScript, so that it loads dist as Node loads it.
import { setTimeout as sleep } from 'node:timers/promises';
import { matchServer, pglite } from '../../packages/server/dist/index.js';

const threads = [];
process.on('worker', (worker) => threads.push(worker));
const fail = (fields, message) => {
  throw new Error(`${message} ${JSON.stringify(fields)}`);
};
const server = await matchServer({ store: pglite(), log: { info() {}, warn: fail, error: fail } });
const url = await server.listen(0);
const match = { game: 'chicken', players: ['strong', 'easy'], options: { maxRounds: 1 } };
const opened = await fetch(`${url}/matches`, { method: 'POST', body: JSON.stringify(match) });
const { id } = await opened.json();
const isOver = async () => (await (await fetch(`${url}/matches/${id}/info`)).json()).status === 'over';
for (let tries = 0; !(await isOver()); tries++) {
  if (tries > 600) throw new Error('expected a match of bots that comes to its end, got none in 60 s');
  await sleep(100);
}
if (threads.length !== 1) throw new Error(`expected bots that think in one thread, got ${threads.length}`);
const analyze = async () => (await fetch(`${url}/matches/${id}/analysis`, { method: 'POST' })).status;
let status = await analyze();
while (status === 202) status = await analyze();
if (status !== 200) throw new Error(`expected an analysis of the match, got ${status}`);
await server.stop();
if (threads.some(({ threadId }) => threadId !== -1)) throw new Error('expected threads that end with their server');
