// The schemas of all messages between client and server. They validate requests, and `npm run fix` generates the
// components of openapi.json and the types of @hencoop/client from them.

import { z } from 'zod';
import { clockInfo, clockSettings } from './clockContract.js';
import {
  as,
  bot,
  type Immutable,
  move,
  named,
  playerName,
  refusalCode,
  revision,
  seat,
  token,
  uuid,
  view,
} from './contractShapes.js';
import { undoInfo } from './undoContract.js';
import { allHands, hands, watchers } from './watchContract.js';

export type { ClockInfo, ClockSettings } from './clockContract.js';
export { contract, type Immutable } from './contractShapes.js';
export type { UndoInfo } from './undoContract.js';
export type { Hands, Watchers } from './watchContract.js';

/** More seats than any game has. */
const MAX_SEATS = 8;

// The valid values depend on the games that a server offers; openapi.json lists those of the library's games.
const gameId = named('GameId', 'The id of a game.', z.string().max(100));
const player = named(
  'Player',
  '`person`, `open` for a seat that is still free, or the name of a bot.',
  z.string().max(100),
);
const redactedEvent = named('RedactedEvent', 'An event, as the viewer sees it.', z.unknown());

/** The schema of {@link MatchStatus}. */
const matchStatus = named(
  'MatchStatus',
  '`waiting`: a seat is still open, and no one may move.',
  z.enum(['waiting', 'playing', 'over']),
);

export const newMatch = named(
  'NewMatch',
  'A match to open.',
  z.strictObject({
    game: gameId.describe('The id of a game that the server offers.'),
    seats: z
      .int()
      .min(1)
      .max(MAX_SEATS)
      .optional()
      .describe('The number of seats, if all are for people. Use instead of `players`.'),
    players: z
      .array(player)
      .min(1)
      .max(MAX_SEATS)
      .optional()
      .describe('The player of each seat: `person`, `open`, or the name of a bot.'),
    names: z.array(playerName).max(MAX_SEATS).optional().describe("Each player's public name."),
    options: z.record(z.string().max(100), z.unknown()).optional().describe('The options of the game.'),
    listed: z.boolean().default(false).describe('Whether the list of matches shows it.'),
    clock: clockSettings.nullable().default(null).describe('The clock; `null` for a match without one.'),
    watch: watchers.default('all').describe('Who may watch without a seat.'),
    hands: hands.optional().describe('By default `end`, and `closed` if no one may watch.'),
    secret: token
      .optional()
      .describe('64 random hexadecimal digits. Repeating the request with them returns the same match.'),
  }),
);

const emote = named(
  'Emote',
  'A message to all players and spectators of the match; there is no free text.',
  z.enum(['hello', 'wellPlayed', 'oops', 'thinking', 'thanks']),
);
export const sendEmote = named(
  'SendEmote',
  'Sends an emote to all players and spectators of the match.',
  z.strictObject({ emote }),
);
export const sentEmote = named('SentEmote', 'The emote that was sent.', z.strictObject({ emote }));

/** The referee judges it, and rejects anything else as `malformed`. */
export const submission = named(
  'Submission',
  'A move for the revision that the sender has seen.',
  z.strictObject({ id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/), revision, move }),
);

export const listQuery = z.strictObject({
  game: gameId.optional(),
  status: matchStatus.optional(),
  before: uuid.optional().describe('The last match of the previous page.'),
  count: z.coerce.number().int().min(1).max(100).default(20),
});

export const afterQuery = z.strictObject({
  as,
  after: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .default(0)
    .describe('The revision of the last delivery that the sender has.'),
});

const gameInfo = named(
  'GameInfo',
  'A game that the server offers.',
  z.strictObject({
    id: gameId.describe('The id of the game, to open a match of it.'),
    title: z.string().describe('The name of the game on its box.'),
    seats: z
      .strictObject({
        min: z.int().describe('The minimum number of seats.'),
        max: z.int().describe('The maximum number of seats.'),
      })
      .describe('The possible numbers of seats.'),
    bots: z.array(bot).describe('The names of its bots: levels (weakest first), personalities, and `random`.'),
    botsAt: z.record(z.string(), z.array(bot)).describe('The names of the bots that can play, by number of seats.'),
  }),
);

/** The schema of {@link SeatInfo}. */
const seatInfo = named(
  'SeatInfo',
  'A seat and its player.',
  z.strictObject({
    player,
    name: playerName.describe("The player's public name; empty if none was given."),
    away: bot.nullable().describe('The bot that plays for a person who is away; otherwise `null`.'),
    invited: z.boolean().describe('Whether an invitation to the seat waits for its player.'),
  }),
);

/** The schema of {@link MatchInfo}. */
export const matchInfo = named(
  'MatchInfo',
  'The public data of a match, except for the table.',
  z.strictObject({
    id: uuid.describe('The id of the match.'),
    game: gameId.describe('The id of the game.'),
    status: matchStatus.describe('Whether a seat is still open, play is in progress, or the match is over.'),
    seats: z.array(seatInfo).describe('The players, by seat.'),
    clock: clockInfo.nullable().describe('The clock; `null` for a match without one.'),
    rematch: uuid.nullable().describe('The rematch, with the same players and tokens.'),
    watch: watchers.describe('Who may watch; it never changes.'),
    hands: hands.describe('When spectators see all hands; it never changes.'),
    undo: undoInfo.nullable().describe('The request to take the last move back, until the next move; `null`: none.'),
  }),
);

export const openedMatch = named(
  'OpenedMatch',
  'A new match.',
  z.strictObject({
    id: uuid.describe('The id of the match.'),
    tokens: z
      .array(token.nullable())
      .min(1)
      .describe('By seat: give each token to its player. `null` for bots and open seats.'),
    watchCode: token.nullable().describe('The token of spectators, for their link; `null` unless `watch` is `link`.'),
    info: matchInfo.describe('The public data of the match.'),
  }),
);

/** The schema of {@link ListedMatch}. */
export const listedMatch = named(
  'ListedMatch',
  'A match in the list.',
  z.strictObject({
    id: uuid.describe('The id of the match.'),
    game: gameId.describe('The id of the game.'),
    status: matchStatus.describe('Whether a seat is still open, play is in progress, or the match is over.'),
    players: z
      .array(
        z.strictObject({
          player,
          name: playerName.describe("The player's public name; empty if none was given."),
        }),
      )
      .describe('The players, by seat.'),
    opened: z.iso.datetime().describe('When the match was opened, in ISO 8601.'),
    watch: watchers.describe('Who may watch.'),
    hands: hands.describe('When spectators see all hands.'),
  }),
);

export const gameList = named('GameList', 'The games on offer.', z.strictObject({ games: z.array(gameInfo) }));
export const matchList = named(
  'MatchList',
  'A page of listed matches.',
  z.strictObject({ matches: z.array(listedMatch).max(100) }),
);

export const snapshot = named(
  'Snapshot',
  'A match as the sender sees it now.',
  z.strictObject({ seat: seat.nullable().describe('`null`: a spectator.'), info: matchInfo, revision, view }),
);

const deliveryFields = {
  to: seat.nullable().describe('The seat; `null`: the spectators.'),
  revision,
  events: z.array(redactedEvent),
};
const takenBack = { seat, revision: revision.describe("The viewer's delivery that the move had caused.") };
const delivery = named(
  'Delivery',
  'The part of one change that one viewer gets.',
  z.strictObject({
    ...deliveryFields,
    takenBack: z
      .strictObject({ ...takenBack, view })
      .optional()
      .describe('Only for a move that was taken back (then there are no events): the table without it.'),
  }),
);
export const deliveryList = named(
  'DeliveryList',
  'Deliveries, oldest first.',
  z.strictObject({ deliveries: z.array(delivery).max(100) }),
);

export const takenSeat = named('TakenSeat', 'The seat of the sender.', z.strictObject({ seat }));
export const joinedSeat = named(
  'JoinedSeat',
  'The seat of the sender, and who watches it.',
  z.strictObject({ seat, watch: watchers, hands }),
);
export const seatBot = named('SeatBot', 'The bot that plays from now on.', z.strictObject({ bot }));
export const ownSeat = named('OwnSeat', 'The seat plays for itself.', z.strictObject({ bot: z.null() }));
export const rematch = named('Rematch', 'The rematch.', z.strictObject({ id: uuid }));

export const accepted = named(
  'Accepted',
  'The move has been played.',
  z.strictObject({ ok: z.literal(true), id: submission.shape.id, revision }),
);

const violationParams: z.ZodType<object> = z.looseObject({});
const rejection = { ok: z.literal(false), id: submission.shape.id.nullable(), revision: revision.nullable() };
export const rejected = named(
  'Rejected',
  'The move has not been played.',
  z.discriminatedUnion('reason', [
    z.strictObject({ ...rejection, reason: z.enum(['notSeated', 'reused', 'away', 'notYours', 'stale']) }),
    z.strictObject({ ...rejection, reason: z.literal('malformed'), path: z.string() }),
    z.strictObject({
      ...rejection,
      reason: z.literal('illegal'),
      violation: z.strictObject({
        clause: z.string().regex(/^[A-Z]+-[0-9.]+[a-z]?$/),
        params: violationParams,
      }),
    }),
  ]),
);

export const refusal = named(
  'Error',
  'Why the server refuses a request: a code for programs, a sentence for people.',
  z.strictObject({
    code: refusalCode,
    error: z.string(),
    request: z
      .string()
      .optional()
      .describe('The id of a request that failed, by which the log of the server names it.'),
  }),
);

/** The version of the messages on a socket. It changes when older clients would misunderstand them. */
export const PROTOCOL = 1;
const protocol = z.literal(PROTOCOL);

/** The messages that a socket accepts: first `enter`, then moves. */
export const clientMessage = named(
  'ClientMessage',
  'What a client sends over a socket.',
  z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('enter'),
      protocol: protocol.describe('The version of the messages that the client speaks.'),
      token: z.string().nullable().describe('The token of a seat or of spectators; `null`: a spectator without one.'),
    }),
    z.strictObject({ type: z.literal('submit'), submission: z.unknown() }),
  ]),
);

/** The messages to a live viewer, over a socket or a stream. */
export const serverMessage = named(
  'ServerMessage',
  'What the server sends live.',
  z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('welcome'),
      protocol: protocol.describe('The version of the messages that the server speaks.'),
      seat: seat.nullable().describe('The seat of the token.'),
    }),
    z.strictObject({ type: z.literal('info'), info: matchInfo }),
    z.strictObject({ type: z.literal('delivery'), ...deliveryFields }),
    z
      .strictObject({
        type: z.literal('snapshot'),
        to: deliveryFields.to,
        revision,
        view,
        takenBack: z.strictObject(takenBack).optional().describe('Only if a seat has taken a move back.'),
      })
      .describe(
        'The table as of this revision. Sent after a move is taken back and, to a client that asked for `snapshots`, in place of many deliveries.',
      ),
    z
      .strictObject({
        type: z.literal('present'),
        seats: z.array(seat).describe('In order.'),
        watching: z.int().min(0).describe('The number of spectators.'),
      })
      .describe('For a client that asked for `people`: the seats and the spectators that are connected now.'),
    z
      .strictObject({ type: z.literal('hands'), ...allHands.shape })
      .describe('For a spectator that asked for `hands`: the hands that spectators may see by now.'),
    z
      .strictObject({ type: z.literal('emote'), seat, emote })
      .describe('For a client that asked for `people`: an emote of a player. It is not stored.'),
    z.strictObject({ type: z.literal('answer'), answer: z.union([accepted, rejected]) }),
    z.strictObject({
      type: z.literal('refused'),
      id: z.string().nullable().describe('The id of the submission.'),
      code: refusalCode,
      error: z.string(),
      retryAfter: z.number().nullable().describe('Seconds.'),
    }),
    z.strictObject({ type: z.literal('beat') }).describe('A keep-alive, every 25 seconds.'),
  ]),
);

/** Why the server closes a socket: codes of 4000 and above are its own. */
export const CLOSE_CODES = {
  restart: 1012,
  slow: 1013,
  tooMany: 1013,
  invalid: 4400,
  unauthorized: 4401,
  gone: 4404,
  protocol: 4406,
} as const;

/** `waiting`: a seat is still open, and no one may move. */
export type MatchStatus = z.infer<typeof matchStatus>;
/** A message to all players and spectators of the match. */
export type Emote = z.infer<typeof emote>;
/** A seat and its player. */
export type SeatInfo = Immutable<z.infer<typeof seatInfo>>;
/** The public data of a match, except for the table. */
export type MatchInfo = Immutable<z.infer<typeof matchInfo>>;
/** A match in the list. */
export type ListedMatch = Immutable<z.infer<typeof listedMatch>>;
export type NewMatch = Immutable<z.infer<typeof newMatch>>;
export type OpenedMatch = Immutable<z.infer<typeof openedMatch>>;
export type JoinedSeat = Immutable<z.infer<typeof joinedSeat>>;
export type ClientMessage = Immutable<z.infer<typeof clientMessage>>;
export type ServerMessage = Immutable<z.infer<typeof serverMessage>>;
