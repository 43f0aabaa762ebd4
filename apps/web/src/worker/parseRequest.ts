import { GAMES, isGameId } from 'hencoop/games';
import type { Request, RequestType } from '../protocol.js';
import { refuse } from '../refusal.js';
import {
  type Fields,
  isFields,
  isListOf,
  isName,
  isText,
  isWhole,
  isWord,
  LONGEST_NAME,
  LONGEST_TEXT,
  MOST_SEATS,
  shortText,
} from './guards.js';
import { PERSON } from './players.js';

type Check = readonly [is: (value: unknown) => boolean, expected: string];

/** The maximum playouts for a move that a page may request. */
const MOST_PLAYOUTS = 10_000_000;

/** More events than any game has. */
const MOST_EVENTS = 100_000;

const orNull = (is: (value: unknown) => boolean) => (value: unknown) => value === null || is(value);

const GAME: Check = [isGameId, `one of ${GAMES.map(({ id }) => id).join(', ')}`];
const SAVED: Check = [isWord, 'the name of a saved game'];
const COUNT: Check = [(value) => isWhole(value, 0), 'a whole number from 0'];
const SEAT: Check = [(value) => isWhole(value, 0), 'a seat'];
const MOVE: Check = [() => true, 'a move'];
const TEXT: Check = [(value) => isText(value, LONGEST_TEXT), `a text of at most ${LONGEST_TEXT} characters`];

const NAMES: Check = [
  (value) => isListOf(value, MOST_SEATS, isName),
  `at most ${MOST_SEATS} texts of at most ${LONGEST_NAME} characters`,
];

/** The fields of every request. The game itself judges `options` and `move`. */
const FIELDS: { readonly [Type in RequestType]: { readonly [field: string]: Check } } = {
  about: { game: GAME },
  create: {
    game: GAME,
    players: [(value) => isListOf(value, MOST_SEATS, isWord), `at most ${MOST_SEATS}: ${PERSON} or the name of a bot`],
    names: NAMES,
    options: [(value) => value === undefined || isFields(value), 'an object'],
  },
  daily: { game: GAME, names: NAMES },
  botResult: {},
  par: {},
  open: { saved: SAVED },
  // The module of puzzles reads the question.
  puzzle: { ask: [isFields, 'an object'] },
  close: {},
  list: {},
  remove: { saved: SAVED },
  viewAs: { seat: [orNull((value) => isWhole(value, 0)), 'a seat, or null'] },
  move: { revision: COUNT, move: MOVE },
  hint: { revision: COUNT },
  advise: {
    game: GAME,
    seat: SEAT,
    revision: COUNT,
    events: [(value) => isListOf(value, MOST_EVENTS, isFields), `at most ${MOST_EVENTS} events`],
  },
  judge: { revision: COUNT, move: MOVE },
  review: { after: COUNT },
  tryAgain: { seat: SEAT, index: COUNT, names: NAMES },
  undo: {},
  shown: { revision: COUNT },
  pace: {
    thinking: [
      orNull((value) => isWhole(value, 0) && value <= MOST_PLAYOUTS),
      `null, or a whole number up to ${MOST_PLAYOUTS}`,
    ],
    ahead: [orNull((value) => isWhole(value, 0)), 'null, or a whole number from 0'],
  },
  export: {},
  share: { what: [(value) => value === 'game' || value === 'position', "'game' or 'position'"] },
  import: { text: TEXT },
  openShared: { hash: TEXT },
};

/** The request in an untrusted message. @throws Refused naming an invalid field */
export function requestIn(message: Fields): Request {
  const { type } = message as { readonly type?: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) {
    return refuse('invalid', `type: expected one of ${Object.keys(FIELDS).join(', ')}, got ${shortText(type)}`);
  }
  // One of the keys.
  for (const [field, [is, expected]] of Object.entries(FIELDS[type as RequestType])) {
    const value = message[field];
    if (!is(value)) refuse('invalid', `${field}: expected ${expected}, got ${shortText(value)}`);
  }
  // All fields of this type of request have been checked.
  return message as unknown as Request;
}

/** The id to repeat in the answer; -1 for a message without one. */
export function idIn(message: unknown): number {
  const id = isFields(message) ? message['id'] : undefined;
  return isWhole(id, 0) ? id : -1;
}
