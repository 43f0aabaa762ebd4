// The part of the contract for taking moves back.

import { z } from 'zod';
import { type Immutable, named, revision, seat, undoId } from './contractShapes.js';

/** The schema of {@link UndoInfo}. */
export const undoInfo = named(
  'UndoInfo',
  'The public state of a request to take a move back.',
  z.strictObject({
    id: undoId.describe('The id of the request.'),
    seat: seat.describe('The requesting seat.'),
    status: z.enum(['asked', 'declined']).describe('Whether the request is open, or another seat has declined it.'),
    waiting: z.array(seat).describe('The seats that have not agreed yet.'),
  }),
);
/** The public state of a request to take a move back. */
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
  "A seat's answer to another seat's request to take its move back.",
  z.strictObject({ id: undoId.describe('The id of the request.'), accept: z.boolean() }),
);
export const undoAccepted = named(
  'UndoAccepted',
  'The status of a request to take a move back.',
  z.strictObject({
    ok: z.literal(true),
    id: undoId,
    revision: revision.describe('The last delivery to the sender.'),
    status: z
      .enum(['asked', 'declined', 'done'])
      .describe('`asked`: the others must agree. `declined`: one has declined. `done`: the move is taken back.'),
  }),
);
