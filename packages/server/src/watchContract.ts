// Who may watch a match, and which hands spectators see.

import { z } from 'zod';
import { type Immutable, named, revision, view } from './contractShapes.js';

/** The maximum delay of the hands, in moves. */
const MOST_BEHIND = 100;

/** The schema of {@link Watchers}. */
export const watchers = named(
  'Watchers',
  'Who may watch without a seat: `all`, everyone who knows the id of the match; `link`, who has the token of spectators; `none`, no one, even after the end.',
  z.enum(['all', 'link', 'none']),
);

/** The schema of {@link Hands}. */
export const hands = named(
  'Hands',
  'When spectators see all hands: `closed`, never; `end`, once the match is over; or while it is played, this many moves behind. Only moves that spectators have seen count.',
  z.union([z.enum(['closed', 'end']), z.strictObject({ movesBehind: z.int().min(1).max(MOST_BEHIND) })]),
);

export const allHands = named(
  'AllHands',
  'The table as every seat saw it. The draw pile stays hidden.',
  z.strictObject({
    revision: revision.describe("The spectators' delivery after which it was so."),
    views: z.array(view).min(1).describe('By seat.'),
  }),
);

export const shownHands = named(
  'ShownHands',
  'The hands that the sender may see by now.',
  z.strictObject({ hands: allHands.nullable().describe('`null`: none yet.') }),
);

/** Who may watch a match. */
export type Watchers = z.infer<typeof watchers>;
/** When spectators see all hands. */
export type Hands = Immutable<z.infer<typeof hands>>;
