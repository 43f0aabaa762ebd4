import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { fold, type GameTypes } from 'hencoop';
import type { AnyGame } from 'hencoop/games';
import type { Match } from 'hencoop/referee';
import type { Row } from '../src/database.js';
import { gameOf } from '../test/testServer.js';
import type { PlayedMatch, Viewer } from './players.js';

export type Query = (text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** Lists every fault in a match after all failures. */
export async function faultsOf(played: PlayedMatch, url: string, query: Query): Promise<readonly string[]> {
  const { id } = played;
  const game = gameOf(played.game);
  const log = await query('select number, kind, seat, submission, events from log where match = $1 order by number', [
    id,
  ]);
  const [row] = await query('select match from matches where id = $1', [id]);
  // The column holds a match.
  const match = row?.['match'] as Match<GameTypes>;
  const events = log.flatMap(({ events }) => events as readonly GameTypes['Event'][]);
  const faults = [
    ...logFaults(played, log),
    ...(isDeepStrictEqual(fold(game, events), match.state) ? [] : ['replaying the log does not lead to the match']),
    ...(await deliveryFaults(id, match, query)),
  ];
  for (const viewer of played.viewers) faults.push(...(await viewerFaults(viewer, id, game, url)));
  return faults.map((fault) => `${played.game} ${id}: ${fault}`);
}

/** Each accepted move must be in the log exactly once, and each seat's moves in order. */
function logFaults({ accepted }: PlayedMatch, log: readonly Row[]): readonly string[] {
  const faults: string[] = [];
  const moved = log.filter(({ kind }) => kind === 'moved');
  const rows = new Map<string, number[]>();
  for (const [index, { seat, submission }] of moved.entries()) {
    const key = `${seat} ${submission}`;
    rows.set(key, [...(rows.get(key) ?? []), index]);
  }
  const last = new Map<number, number>();
  for (const { seat, id } of accepted) {
    const found = rows.get(`${seat} ${id}`) ?? [];
    if (found.length !== 1) faults.push(`the accepted move ${id} of seat ${seat} is in the log ${found.length} times`);
    const [index = -1] = found;
    if (index <= (last.get(seat) ?? -1)) faults.push(`the moves of seat ${seat} are out of order: ${id} is too early`);
    last.set(seat, index);
  }
  if (moved.length !== accepted.length) faults.push(`${accepted.length} moves were accepted, ${moved.length} logged`);
  return faults;
}

/** Each receiver must have all deliveries from 1 to its revision. */
async function deliveryFaults(id: string, match: Match<GameTypes>, query: Query): Promise<readonly string[]> {
  const sent = await query(
    'select receiver, count(*)::integer as count, min(revision) as first, max(revision) as last from deliveries where match = $1 group by receiver',
    [id],
  );
  return [...match.revisions.entries(), [-1, match.watched] as const].flatMap(([receiver, revision]) => {
    const found = sent.find((row) => row['receiver'] === receiver);
    const isComplete = found?.['count'] === revision && found['first'] === 1 && found['last'] === revision;
    return isComplete
      ? []
      : [`receiver ${receiver} needs deliveries 1 to ${revision}, and has ${JSON.stringify(found)}`];
  });
}

/** A viewer must have received every delivery once and in order, and hold the same view as the server. */
async function viewerFaults(
  { seat, token, match, revisions }: Viewer,
  id: string,
  game: AnyGame,
  url: string,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const snapshot = (await (await fetch(`${url}/matches/${id}`, { headers })).json()) as {
    revision: number;
    view: GameTypes['View'];
  };
  // The last deliveries may still be in flight.
  for (let tries = 0; tries < 200 && (match.seen?.revision ?? 0) < snapshot.revision; tries++) await sleep(50);
  const { seen } = match;
  const who = seat === null ? 'a spectator' : `seat ${seat}`;
  if (seen?.revision !== snapshot.revision)
    faults.push(`${who} is at revision ${seen?.revision}, not ${snapshot.revision} (${match.connection})`);
  else if (!isDeepStrictEqual(JSON.parse(JSON.stringify(game.view(seen.view, seat))), snapshot.view))
    faults.push(`${who} has a different view from the server`);
  if (revisions.some((revision, index) => revision !== index + 1))
    faults.push(`${who} got deliveries out of order: ${revisions.join(' ')}`);
  return faults;
}
