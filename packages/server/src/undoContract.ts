// The part of the contract that is about moves that are taken back.

import { z } from 'zod';
import { type Immutable, named, revision, seat, undoId } from './contractShapes.js';

/** The schema of {@link UndoInfo}. */
export const undoInfo = named(
  'UndoInfo',
  'A request to take a move back, as everybody sees it.',
  z.strictObject({
    id: undoId.describe('The id of the request.'),
    seat: seat.describe('The seat that wants to take its last move back.'),
    status: z.enum(['asked', 'declined']).describe('Whether the others are being asked, or one of them has declined.'),
    waiting: z.array(seat).describe('The seats that have not agreed yet.'),
  }),
);
/** A request to take a move back, as everybody sees it. */
export type UndoInfo = Immutable<z.infer<typeof undoInfo>>;

export const askUndoRequest = named(
  'AskUndoRequest',
  'Asks the others whether the seat may take its last move back. A repeated request gets the same answer.',
  z.strictObject({
    id: undoId.describe('New for each request.'),
    revision: revision.describe('The last delivery that the sender has seen.'),
  }),
);
export const answerUndoRequest = named(
  'AnswerUndoRequest',
  'What a seat says to the request of another to take its move back.',
  z.strictObject({ id: undoId.describe('The id of the request.'), accept: z.boolean() }),
);
export const undoAccepted = named(
  'UndoAccepted',
  'How a request to take a move back stands.',
  z.strictObject({
    ok: z.literal(true),
    id: undoId,
    revision: revision.describe('The last delivery to the sender.'),
    status: z
      .enum(['asked', 'declined', 'done'])
      .describe('`asked`: the others must agree. `declined`: one has not. `done`: the move is taken back.'),
  }),
);
