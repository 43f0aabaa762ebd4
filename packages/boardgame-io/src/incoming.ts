import type { Server } from 'boardgame.io';
import type { App, Socket } from './transport.js';

const MATCH_ID = /^[\w-]{1,64}$/;
const PLAYER_ID = /^\d$/;
/** How long a chat message may be, as JSON. */
const LONGEST_CHAT = 2000;

/** Whether the match exists and the seat is taken. */
type IsTaken = (matchID: string, playerID: unknown) => Promise<boolean>;

/** The message that the server may hear; `null` for one that must not reach it. */
type Admit = (args: readonly unknown[], isTaken: IsTaken) => Promise<unknown[] | null>;

/**
 * Drops every message that has none of the forms below: boardgame.io would play it, even an action that replaces the whole
 * state, or would end with an unhandled rejection.
 */
export function sealIncoming(socket: Socket, { context }: App): void {
  const isTaken: IsTaken = async (matchID, playerID) => {
    const { metadata }: { metadata?: Server.MatchData } = await context.db.fetch(matchID, { metadata: true });
    if (metadata === undefined) return false;
    if (playerID === null || playerID === undefined) return true;
    if (typeof playerID !== 'string' || !PLAYER_ID.test(playerID)) return false;
    // boardgame.io lets anybody look at a seat that nobody has taken.
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
      // The storage failed: the message is lost, as it could be on its way.
      (error: unknown) => console.error(error),
    );
  });
}

const admitSync: Admit = async ([matchID, playerID, credentials], isTaken) => {
  const isAdmitted = isMatchID(matchID) && isOptionalText(credentials) && (await isTaken(matchID, playerID));
  // Without the number of players: boardgame.io would make a match for a client that asks for an unknown one.
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

/** A map: a client may send the name of any property of an object. */
const ADMITTED: ReadonlyMap<string, Admit> = new Map([
  ['sync', admitSync],
  ['update', admitMove],
  ['chat', admitChat],
]);

const isMatchID = (value: unknown): value is string => typeof value === 'string' && MATCH_ID.test(value);
const isOptionalText = (value: unknown) => value === undefined || value === null || typeof value === 'string';
const fieldsOf = (value: unknown) =>
  // Of an object, any field may be read.
  (typeof value === 'object' && value !== null ? value : {}) as { readonly [field: string]: unknown };
