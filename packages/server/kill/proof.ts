import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { fold, type Game, type GameTypes } from 'hencoop';
import { entryOf } from 'hencoop/record';
import type { Match } from 'hencoop/referee';
import type { Row } from '../src/database.js';
import type { PlayedMatch } from './players.js';

export type Query = (text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** What is wrong with a match after all that has been done to the servers: nothing, in the best case. */
export async function faultsOf(played: PlayedMatch, url: string, query: Query): Promise<readonly string[]> {
  const faults: string[] = [];
  const { id, accepted, watchers } = played;
  const fault = (text: string) => faults.push(`${played.game} ${id}: ${text}`);
  // The games differ only in their types.
  const game = entryOf(played.game).game as unknown as Game<GameTypes>;

  const log = await query('select number, kind, seat, submission, events from log where match = $1 order by number', [
    id,
  ]);
  const moved = log.filter(({ kind }) => kind === 'moved');
  const places = new Map<string, number[]>();
  for (const [place, { seat, submission }] of moved.entries()) {
    const name = `${seat} ${submission}`;
    places.set(name, [...(places.get(name) ?? []), place]);
  }
  const last = new Map<number, number>();
  for (const { seat, id } of accepted) {
    const found = places.get(`${seat} ${id}`) ?? [];
    if (found.length !== 1)
      fault(`expected the accepted move ${id} of seat ${seat} once in the log, got it ${found.length} times`);
    const [place = -1] = found;
    if (place <= (last.get(seat) ?? -1))
      fault(`expected the moves of seat ${seat} in order, got ${id} before one that was earlier`);
    last.set(seat, place);
  }
  if (moved.length !== accepted.length) fault(`expected ${accepted.length} moves in the log, got ${moved.length}`);

  const [row] = await query('select match from matches where id = $1', [id]);
  // The column holds a match.
  const match = row?.['match'] as Match<GameTypes>;
  const events = log.flatMap(({ events }) => events as readonly GameTypes['Event'][]);
  if (!isDeepStrictEqual(fold(game, events), match.state))
    fault('expected the events of the log to give the stored match');

  const sent = await query(
    'select receiver, count(*)::integer as count, min(revision) as first, max(revision) as last from deliveries where match = $1 group by receiver',
    [id],
  );
  for (const [receiver, revision] of [...match.revisions.entries(), [-1, match.watched] as const]) {
    const found = sent.find((row) => row['receiver'] === receiver);
    if (found?.['count'] !== revision || found['first'] !== 1 || found['last'] !== revision)
      fault(`expected the deliveries 1 to ${revision} to ${receiver}, got ${JSON.stringify(found)}`);
  }

  for (const { seat, token, table, revisions } of watchers) {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const snapshot = (await (await fetch(`${url}/matches/${id}`, { headers })).json()) as {
      revision: number;
      view: GameTypes['View'];
    };
    // What was committed last may still be on its way.
    for (let tries = 0; tries < 200 && (table.seen?.revision ?? 0) < snapshot.revision; tries++) await sleep(50);
    const { seen } = table;
    const who = seat === null ? 'a spectator' : `seat ${seat}`;
    if (seen?.revision !== snapshot.revision)
      fault(`expected ${who} at ${snapshot.revision}, got ${seen?.revision} (${table.line})`);
    else if (!isDeepStrictEqual(JSON.parse(JSON.stringify(game.view(seen.view, seat))), snapshot.view))
      fault(`expected ${who} to see what the server shows, got another view`);
    if (revisions.some((revision, index) => revision !== index + 1))
      fault(`expected every delivery once and in order at ${who}, got ${revisions.join(' ')}`);
  }
  return faults;
}
