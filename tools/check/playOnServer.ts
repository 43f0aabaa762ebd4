// Starts the match server and lets two bots play a whole match on it: playOnServer.ts peck
import { setTimeout as sleep } from 'node:timers/promises';
import { lobby } from '@hencoop/client';
import { matchServer, pglite } from '@hencoop/server';

const [game = ''] = process.argv.slice(2);
const log = { info() {}, warn: console.error, error: console.error };
const server = await matchServer({ store: pglite(), log, limits: { botPause: 0 } });
try {
  const hall = lobby(await server.listen(0));
  const { id } = await hall.open({ game, players: ['medium', 'easy'] });
  while ((await hall.info(id)).status !== 'over') await sleep(100);
  console.log(`two bots have played ${game} on the server`);
} finally {
  await server.stop();
}
