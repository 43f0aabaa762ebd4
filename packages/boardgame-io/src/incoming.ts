import type { Server } from 'boardgame.io';
import type { App, Socket } from './transport.js';

const MATCH_ID = /^[\w-]{1,64}$/;
const PLAYER_ID = /^\d$/;
/** The maximum length of a chat message, as JSON. */
const LONGEST_CHAT = 2000;

/** Whether the match exists and the seat is taken. */
type IsTaken = (matchID: string, playerID: unknown) => Promise<boolean>;

/** Returns the message to pass on to the server; `null` if it must not get there. */
type Admit = (args: readonly unknown[], isTaken: IsTaken) => Promise<unknown[] | null>;

/**
 * Drops every message that has none of the forms below: boardgame.io would play it, even an action that replaces the
 * whole state, or would crash with an unhandled rejection.
 */
export function sealIncoming(socket: Socket, { context }: App): void {
  const isTaken: IsTaken = async (matchID, playerID) => {
    const { metadata }: { metadata?: Server.MatchData } = await context.db.fetch(matchID, { metadata: true });
    if (metadata === undefined) return false;
    if (playerID === null || playerID === undefined) return true;
    if (typeof playerID !== 'string' || !PLAYER_ID.test(playerID)) return false;
    // boardgame.io shows a free seat's view to every client.
    return Boolean(metadata.players[Number(playerID)]?.credentials);
  };
  socket.use((packet: unknown[], next) => {
    const [event, ...args] = packet;
    const admit = typeof event === 'string' ? ADMITTED.get(event) : undefined;
    if (admit === undefined) return;
    admit(args, isTaken).then(
      (admitted) => {
        if (admitted === null) return;
        packet.splice(0, packet.length, event, ...admitted);
        next();
      },
      // The storage failed: drop the message, as if it were lost in transit.
      (error: unknown) => console.error(error),
    );
  });
}

const admitSync: Admit = async ([matchID, playerID, credentials], isTaken) => {
  const isAdmitted = isMatchID(matchID) && isOptionalText(credentials) && (await isTaken(matchID, playerID));
  // Omit the number of players: with it, boardgame.io would create a match for an unknown id.
  return isAdmitted ? [matchID, playerID, credentials] : null;
};

const admitMove: Admit = async ([action, revision, matchID, playerID], isTaken) => {
  const { type, payload } = fieldsOf(action);
  const { type: name, args: moves, credentials } = fieldsOf(payload);
  const isMove = type === 'MAKE_MOVE' && name === 'play' && Array.isArray(moves) && typeof revision === 'number';
  if (!isMove || typeof playerID !== 'string') return null;
  if (!isMatchID(matchID) || !isOptionalText(credentials)) return null;
  if (!(await isTaken(matchID, playerID))) return null;
  const made = { type: 'play', args: [moves[0], revision], playerID, credentials };
  return [{ type: 'MAKE_MOVE', payload: made }, revision, matchID, playerID];
};

const admitChat: Admit = async ([matchID, message, credentials], isTaken) => {
  const { id, sender, payload } = fieldsOf(message);
  if (!isMatchID(matchID) || !isOptionalText(credentials) || typeof id !== 'string') return null;
  if (typeof sender !== 'string' || JSON.stringify(message).length > LONGEST_CHAT) return null;
  return (await isTaken(matchID, sender)) ? [matchID, { id, sender, payload }, credentials] : null;
};

/** A map, since a client may send the name of any object property. */
const ADMITTED: ReadonlyMap<string, Admit> = new Map([
  ['sync', admitSync],
  ['update', admitMove],
  ['chat', admitChat],
]);

const isMatchID = (value: unknown): value is string => typeof value === 'string' && MATCH_ID.test(value);
const isOptionalText = (value: unknown) => value === undefined || value === null || typeof value === 'string';
const fieldsOf = (value: unknown) =>
  // Any field of an object may be read.
  (typeof value === 'object' && value !== null ? value : {}) as { readonly [field: string]: unknown };
