// The requests to take, give and leave a seat.

import { z } from 'zod';
import { bot, type Immutable, named, playerName, seat, token } from './contractShapes.js';

export const joinRequest = named(
  'JoinRequest',
  'Takes a seat: the one of an invitation, or the first open seat without one. The sender generates the token; repeating the request with it returns the same seat.',
  z.strictObject({
    name: playerName.default(''),
    token,
    invitation: token.optional().describe('The code of an invitation, which works once.'),
  }),
);
export const inviteRequest = named(
  'InviteRequest',
  'An invitation to a seat.',
  z.strictObject({
    seat,
    code: token
      .nullable()
      .describe('64 random hexadecimal digits, for the invited player; `null` withdraws the invitation.'),
  }),
);
export const leaveRequest = named(
  'LeaveRequest',
  'Hands the seat to a bot.',
  z.strictObject({ bot: bot.default('medium') }),
);
export const renewTokenRequest = named(
  'RenewTokenRequest',
  'The token that replaces the current one.',
  z.strictObject({ token }),
);

export const revokeTokenRequest = named(
  'RevokeTokenRequest',
  'The seat whose token to revoke.',
  z.strictObject({
    seat,
    token: token.nullable().default(null).describe('The new token; `null`: none.'),
  }),
);

export type JoinRequest = Immutable<z.infer<typeof joinRequest>>;
