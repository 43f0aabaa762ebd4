// The request for an account and its matches.

import { z } from 'zod';
import { listedMatch, listQuery } from './contract.js';
import { type Immutable, named, playerName, seat } from './contractShapes.js';

export const accountQuery = z.strictObject({ before: listQuery.shape.before, count: listQuery.shape.count });

/** The schema of {@link AccountMatch}. */
const accountMatch = named(
  'AccountMatch',
  'A match in which an account has a seat.',
  listedMatch.extend({ seat: seat.describe('The seat of the account.') }),
);
export const ownAccount = named(
  'OwnAccount',
  "The sender's account, and a page of its matches.",
  z.strictObject({
    account: z
      .strictObject({ id: z.string(), name: playerName.describe('The name for seats; empty if unknown.') })
      .nullable()
      .describe('`null`: the sender is a guest.'),
    matches: z.array(accountMatch).max(100).describe('The last opened first; none for a guest.'),
  }),
);

/** A match in which an account has a seat. */
export type AccountMatch = Immutable<z.infer<typeof accountMatch>>;
