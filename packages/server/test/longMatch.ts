// A match of many moves, and requests to it.

import { stateSchema } from 'hencoop/chicken/schema';
import { createReferee } from 'hencoop/referee';
import type { Database } from '../src/database.js';
import type { OperationId } from '../src/operations.js';
import type { Store } from '../src/store.js';
import { freshToken } from '../src/tokens.js';
import { gameOf } from './testServer.js';

const chicken = gameOf('chicken');

/**
 * Plays on in a match, for so many moves or to its end, and writes it all as a server would have, in one statement for
 * each table.
 */
export async function playOn(db: Database, store: Pick<Store, 'find'>, id: string, moves: number): Promise<void> {
  const referee = createReferee(chicken);
  const log: object[] = [];
  const deliveries: object[] = [];
  let match = referee.read((await store.find(id))?.match, stateSchema);
  for (let number = 1; number <= moves; number++) {
    const [move] = chicken.legalMoves(match.state);
    if (move === undefined) break;
    const revision = match.revisions[move.seat] ?? 0;
    const judged = referee.submit(match, move.seat, { id: `m${number}`, revision, move });
    if (judged.log === null) throw new Error(JSON.stringify(judged.answer));
    match = judged.match;
    log.push({ number, kind: 'moved', seat: move.seat, submission: `m${number}`, ...judged.log });
    for (const { to, revision, events } of judged.deliveries) deliveries.push({ receiver: to ?? -1, revision, events });
  }
  const write = (text: string, ...values: unknown[]) => db.run({ name: '', text }, [id, ...values]);
  await write(
    `insert into log (match, number, kind, seat, submission, move, events) select $1::uuid, g.* from
    json_to_recordset($2::text::json) as g(number integer, kind text, seat integer, submission text, move json, events json)`,
    JSON.stringify(log),
  );
  await write(
    `insert into deliveries (match, receiver, revision, events) select $1::uuid, g.* from
    json_to_recordset($2::text::json) as g(receiver integer, revision integer, events json)`,
    JSON.stringify(deliveries),
  );
  await write(
    'update matches set version = $2, match = $3::text::json where id = $1::uuid',
    log.length + 1,
    JSON.stringify(match),
  );
}

/** A body that each operation with a body accepts. */
export const BODIES: { readonly [Id in OperationId]?: () => object } = {
  openMatch: () => ({ game: 'chicken', players: ['person', 'person'] }),
  submit: () => ({ id: 'x', revision: 1, move: { seat: 0, type: 'draw' } }),
  join: () => ({ name: 'Ada', token: freshToken() }),
  invite: () => ({ seat: 1, code: freshToken() }),
  leave: () => ({ bot: 'random' }),
  askUndo: () => ({ id: 'u', revision: 1 }),
  answerUndo: () => ({ id: 'u', accept: true }),
  emote: () => ({ emote: 'hello' }),
  renewToken: () => ({ token: freshToken() }),
  revokeToken: () => ({ seat: 1, token: freshToken() }),
};
