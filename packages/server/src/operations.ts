// The operations of the API: app.ts serves them, and `npm run fix` generates openapi.json from them.

import type { z } from 'zod';
import { accountQuery, ownAccount } from './accountContract.js';
import { analysis, analysisProgress } from './analysisContract.js';
import {
  accepted,
  afterQuery,
  deliveryList,
  gameList,
  joinedSeat,
  listQuery,
  matchInfo,
  matchList,
  newMatch,
  openedMatch,
  ownSeat,
  refusal,
  rejected,
  rematch,
  seatBot,
  sendEmote,
  sentEmote,
  snapshot,
  submission,
  takenSeat,
} from './contract.js';
import { viewerQuery } from './contractShapes.js';
import { inviteRequest, joinRequest, leaveRequest, renewTokenRequest, revokeTokenRequest } from './seatContract.js';
import { answerUndoRequest, askUndoRequest, undoAccepted } from './undoContract.js';
import { shownHands } from './watchContract.js';

/** A response: its meaning and possible shapes. */
interface AnswerShape {
  readonly description: string;
  readonly shapes: readonly [z.ZodType, ...z.ZodType[]];
}

/** An operation of the API. */
export interface Operation {
  readonly method: 'get' | 'post';
  /** Relative to the server's URL, with `{id}` for the id of a match. */
  readonly path: string;
  readonly summary: string;
  /**
   * The permitted senders: `anybody`, without a token; `newcomer`, with or without an account; `viewer`, a seat or a spectator; `seat`, with its token;
   * `operator`, with the operator's token.
   */
  readonly sender: 'anybody' | 'newcomer' | 'viewer' | 'seat' | 'operator';
  /** The number of requests that it counts as, by what it costs the server. */
  readonly weight: number;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The response to a successful request. */
  readonly status: 200 | 201;
  readonly answer: AnswerShape;
  /** All other responses, by HTTP status. */
  readonly refusals: { readonly [status: number]: AnswerShape };
}

const refused = (description: string): AnswerShape => ({ description, shapes: [refusal] });

const UNKNOWN_MATCH = { 404: refused('There is no such match.') };
const OF_MATCH = { 401: refused('The token is not for this match, or not everyone may watch it.'), ...UNKNOWN_MATCH };
const WRONG_QUERY = { 400: refused('A parameter is wrong; the message names it.') };
const WRONG_BODY = {
  400: refused('The body is not JSON, or a field is wrong; the message names it.'),
  413: refused('The body is larger than 8192 bytes.'),
};

export const OPERATIONS = {
  games: {
    method: 'get',
    path: '/games',
    summary: 'Returns the games that the server offers.',
    sender: 'anybody',
    weight: 1,
    status: 200,
    answer: { description: 'The games.', shapes: [gameList] },
    refusals: {},
  },
  account: {
    method: 'get',
    path: '/account',
    summary: "Returns the sender's account, and the matches in which it has a seat, last opened first.",
    sender: 'newcomer',
    weight: 4,
    query: accountQuery,
    status: 200,
    answer: { description: 'The account and its matches.', shapes: [ownAccount] },
    refusals: { ...WRONG_QUERY, 401: refused('The login does not count here.') },
  },
  openMatch: {
    method: 'post',
    path: '/matches',
    summary: 'Opens a match.',
    sender: 'newcomer',
    weight: 1,
    body: newMatch,
    status: 201,
    answer: { description: 'The match, and a token for each person.', shapes: [openedMatch] },
    refusals: {
      ...WRONG_BODY,
      401: refused('The server has no guests: log in.'),
      409: refused('Another match has this secret.'),
    },
  },
  listMatches: {
    method: 'get',
    path: '/matches',
    summary: 'Returns listed matches, latest first.',
    sender: 'anybody',
    weight: 4,
    query: listQuery,
    status: 200,
    answer: { description: 'The matches.', shapes: [matchList] },
    refusals: WRONG_QUERY,
  },
  snapshot: {
    method: 'get',
    path: '/matches/{id}',
    summary: 'Returns the table as the sender sees it now.',
    sender: 'viewer',
    weight: 1,
    query: viewerQuery,
    status: 200,
    answer: { description: 'The table and the match.', shapes: [snapshot] },
    refusals: { ...WRONG_QUERY, ...OF_MATCH },
  },
  matchInfo: {
    method: 'get',
    path: '/matches/{id}/info',
    summary: 'Returns the public data of the match, except for the table.',
    sender: 'anybody',
    weight: 1,
    status: 200,
    answer: { description: 'The match.', shapes: [matchInfo] },
    refusals: UNKNOWN_MATCH,
  },
  deliveries: {
    method: 'get',
    path: '/matches/{id}/deliveries',
    summary: "Returns the sender's deliveries after a revision: oldest first, at most 100.",
    sender: 'viewer',
    weight: 4,
    query: afterQuery,
    status: 200,
    answer: { description: 'The deliveries.', shapes: [deliveryList] },
    refusals: { ...WRONG_QUERY, ...OF_MATCH },
  },
  hands: {
    method: 'get',
    path: '/matches/{id}/hands',
    summary:
      'Returns all hands, as far as spectators may see them by now: a number of moves behind, or the last ones after the end. Players may ask after the end, too.',
    sender: 'viewer',
    weight: 2,
    status: 200,
    answer: { description: 'The hands.', shapes: [shownHands] },
    refusals: { ...OF_MATCH, 403: refused('The hands stay closed to the sender.') },
  },
  submit: {
    method: 'post',
    path: '/matches/{id}/moves',
    summary: 'Plays a move. A repeated submission is played once and gets the same answer.',
    sender: 'seat',
    weight: 1,
    body: submission,
    status: 200,
    answer: { description: 'The move has been played.', shapes: [accepted] },
    refusals: {
      400: { description: 'The body is not JSON, or not a submission.', shapes: [refusal, rejected] },
      403: { description: "The move is another seat's.", shapes: [rejected] },
      409: {
        description: 'The submission is for another revision, its id is taken, or the match has not started.',
        shapes: [refusal, rejected],
      },
      413: WRONG_BODY[413],
      422: { description: 'The rules forbid the move; the violation names the clause.', shapes: [rejected] },
      ...OF_MATCH,
    },
  },
  join: {
    method: 'post',
    path: '/matches/{id}/join',
    summary: 'Takes an open seat.',
    sender: 'newcomer',
    weight: 1,
    body: joinRequest,
    status: 200,
    answer: { description: 'The seat, and who watches it.', shapes: [joinedSeat] },
    refusals: {
      ...WRONG_BODY,
      401: refused('The server has no guests: log in.'),
      ...UNKNOWN_MATCH,
      409: refused('The match is full, or the invitation has been used or withdrawn.'),
    },
  },
  invite: {
    method: 'post',
    path: '/matches/{id}/invite',
    summary:
      'Makes, replaces or withdraws an invitation to a seat, which works once. The host invites to every seat but those of bots; if the seat is taken, its player loses it. Others invite themselves to their own seat, to go on playing on another device.',
    sender: 'seat',
    weight: 1,
    body: inviteRequest,
    status: 200,
    answer: { description: 'The seat.', shapes: [takenSeat] },
    refusals: {
      ...WRONG_BODY,
      ...OF_MATCH,
      403: refused('Only the host may invite others.'),
      409: refused('A bot has the seat.'),
    },
  },
  leave: {
    method: 'post',
    path: '/matches/{id}/leave',
    summary: "Lets a bot play for the sender's seat.",
    sender: 'seat',
    weight: 1,
    body: leaveRequest,
    status: 200,
    answer: { description: 'The bot that plays from now on.', shapes: [seatBot] },
    refusals: { ...WRONG_BODY, ...OF_MATCH },
  },
  comeBack: {
    method: 'post',
    path: '/matches/{id}/return',
    summary: "Lets the sender's seat play for itself again.",
    sender: 'seat',
    weight: 1,
    status: 200,
    answer: { description: 'The seat plays for itself.', shapes: [ownSeat] },
    refusals: { ...OF_MATCH, 409: refused('The seat has run out of time.') },
  },
  rematch: {
    method: 'post',
    path: '/matches/{id}/rematch',
    summary:
      'Opens the rematch of a finished match, with the same players and tokens. All requests return the same rematch.',
    sender: 'seat',
    weight: 1,
    status: 200,
    answer: { description: 'The rematch.', shapes: [rematch] },
    refusals: { ...OF_MATCH, 409: refused('The match is not over yet.') },
  },
  askUndo: {
    method: 'post',
    path: '/matches/{id}/undo',
    summary: "Asks the others whether the seat may take its last move back. The seat's rate is limited.",
    sender: 'seat',
    weight: 10,
    body: askUndoRequest,
    status: 200,
    answer: { description: 'The others have been asked, or the move is taken back.', shapes: [undoAccepted] },
    refusals: { ...WRONG_BODY, ...OF_MATCH, 409: refused('The move stands; the message says why.') },
  },
  answerUndo: {
    method: 'post',
    path: '/matches/{id}/undo/answer',
    summary: "Accepts or declines another seat's request to take its move back.",
    sender: 'seat',
    weight: 10,
    body: answerUndoRequest,
    status: 200,
    answer: { description: 'The new status of the request.', shapes: [undoAccepted] },
    refusals: { ...WRONG_BODY, ...OF_MATCH, 409: refused('The request is no longer open; the message says why.') },
  },
  analysis: {
    method: 'post',
    path: '/matches/{id}/analysis',
    summary: 'Analyzes a finished match: judges the decisions of all seats. All requests share one analysis.',
    sender: 'viewer',
    weight: 10,
    status: 200,
    answer: { description: 'The analysis.', shapes: [analysis] },
    refusals: {
      202: { description: 'The analysis is running or queued. Ask again.', shapes: [analysisProgress] },
      ...OF_MATCH,
      403: refused('The hands stay closed to spectators, and the sender is one.'),
      409: refused('The match is not over yet, or the server does not analyze it; the message says why.'),
    },
  },
  emote: {
    method: 'post',
    path: '/matches/{id}/emote',
    summary: "Sends one of five emotes to all connected viewers. It is not stored, and the seat's rate is limited.",
    sender: 'seat',
    weight: 1,
    body: sendEmote,
    status: 200,
    answer: { description: 'The emote that was sent.', shapes: [sentEmote] },
    refusals: { ...WRONG_BODY, ...OF_MATCH },
  },
  renewToken: {
    method: 'post',
    path: '/matches/{id}/token',
    summary: "Replaces the sender's token; the previous one becomes invalid.",
    sender: 'seat',
    weight: 1,
    body: renewTokenRequest,
    status: 200,
    answer: { description: 'The seat.', shapes: [takenSeat] },
    refusals: { ...WRONG_BODY, ...OF_MATCH },
  },
  revokeToken: {
    method: 'post',
    path: '/matches/{id}/revoke',
    summary: 'Revokes or replaces the token of a seat, and closes the sockets that use it.',
    sender: 'operator',
    weight: 1,
    body: revokeTokenRequest,
    status: 200,
    answer: { description: 'The seat.', shapes: [takenSeat] },
    refusals: {
      ...WRONG_BODY,
      401: refused("This is not the operator's token."),
      404: refused('There is no such match, or the server has no token for its operator.'),
    },
  },
} as const satisfies { readonly [id: string]: Operation };

export type OperationId = keyof typeof OPERATIONS;
