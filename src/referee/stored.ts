import type { CheckedGame, GameTypes } from '../engine/game.js';
import { isRecord, isSeat, isWhole } from '../engine/guards.js';
import { type JsonLimits, readJson } from '../engine/json.js';
import { refuseOption, refuseUnknown } from '../engine/options.js';
import type { Seat } from '../engine/seats.js';
import { parseBy, type StandardSchema } from '../engine/standard.js';
import { isId, isRevision } from './envelope.js';
import { LONGEST_NAME, MATCH_FORMAT, MAX_ACCEPTED, type Match, type Submission, type UndoRequest } from './match.js';

const LIMITS: JsonLimits = { depth: 16, values: 200_000, width: 1000, text: 1000 };
const FIELDS = ['format', 'game', 'rules', 'state', 'revisions', 'watched', 'accepted', 'standIns', 'undo', 'unseen'];

/** Reads a match from storage. @throws RangeError if it is not one of this game; it names the path of the first fault. */
export function readMatch<G extends GameTypes>(
  game: CheckedGame<G>,
  stored: unknown,
  stateSchema: StandardSchema,
): Match<G> {
  const json = readJson(stored, LIMITS);
  if (!json.ok)
    throw new RangeError(`${['match', json.path].filter((part) => part !== '').join('.')}: ${json.message}`);
  const given = json.value;
  if (!isRecord(given)) return refuseOption('match', 'an object of plain JSON', stored);
  refuseUnknown('match', given, FIELDS);
  const {
    format,
    game: id,
    rules,
    state,
    revisions,
    watched,
    accepted,
    standIns,
    undo,
    unseen,
  } = given as { [name: string]: unknown };
  if (format !== MATCH_FORMAT) refuseOption('match.format', `'${MATCH_FORMAT}'`, format);
  if (id !== game.id) refuseOption('match.game', `'${game.id}'`, id);
  requireRules(game, rules);
  // The game's own state schema accepts it.
  const checked = parseBy(stateSchema, state, 'match.state', 'stateSchema') as G['State'];
  return {
    format: MATCH_FORMAT,
    game: game.id,
    rules: game.rulesVersion,
    state: checked,
    ...readFields<G>({ revisions, watched, accepted, standIns, undo, unseen }, checked.seats),
  };
}

/** Reads the fields of a match other than its state. */
function readFields<G extends GameTypes>(
  { revisions, watched, accepted, standIns, undo, unseen }: { readonly [name: string]: unknown },
  seats: number,
): Pick<Match<G>, 'revisions' | 'watched' | 'accepted' | 'standIns' | 'undo' | 'unseen'> {
  const bySeat = <T>(name: string, list: unknown, expected: string, isEntry: (entry: unknown) => entry is T): T[] =>
    Array.isArray(list) && list.length === seats && list.every(isEntry)
      ? list
      : refuseOption(`match.${name}`, `${expected} for each of the ${seats} seats`, list);
  return {
    revisions: bySeat('revisions', revisions, 'a whole number', isRevision),
    watched: isRevision(watched) ? watched : refuseOption('match.watched', 'a whole number', watched),
    accepted: bySeat('accepted', accepted, 'a list of submissions', isAccepted<G>),
    standIns: bySeat('standIns', standIns, 'a name or null', isName),
    ...(undo === undefined ? {} : { undo: readUndo('match.undo', undo, seats) }),
    ...(unseen === undefined ? {} : { unseen: readUnseen(unseen, seats) }),
  };
}

/** @throws RangeError unless `match` has the fields of a match. It does not check the state: `read` does, with a schema. */
export function requireMatch(match: unknown): void {
  if (!isRecord(match)) refuseOption('match', 'a match', match);
  const { state, game }: { readonly [name: string]: unknown } = match;
  if (!isRecord(state) || state['game'] !== game) refuseOption('match.state', 'a state of the game', state);
  readFields(match, Number(state['seats']));
}

const UNDO_FIELDS = ['id', 'seat', 'revision', 'watched', 'waiting', 'status'];

/** @throws RangeError unless the value at `path` is a request, as a match with this many `seats` stores it. */
export function readUndo(path: string, value: unknown, seats: number): UndoRequest {
  if (!isRecord(value)) return refuseOption(path, 'a request to take a move back', value);
  refuseUnknown(path, value, UNDO_FIELDS);
  const { id, seat, revision, watched, waiting, status } = value as { readonly [name: string]: unknown };
  if (!isId(id)) return refuseOption(`${path}.id`, 'an id', id);
  if (!isSeat(seat, seats)) return refuseOption(`${path}.seat`, 'a seat of the match', seat);
  if (!isRevision(revision)) return refuseOption(`${path}.revision`, 'a whole number', revision);
  if (!isRevision(watched)) return refuseOption(`${path}.watched`, 'a whole number', watched);
  const isWaiting = (other: unknown): other is Seat => isSeat(other, seats);
  if (!Array.isArray(waiting) || waiting.length > seats || !waiting.every(isWaiting))
    return refuseOption(`${path}.waiting`, 'a list of seats of the match', waiting);
  if (status !== 'asked' && status !== 'declined' && status !== 'done')
    return refuseOption(`${path}.status`, "'asked', 'declined' or 'done'", status);
  return { id, seat, revision, watched, waiting, status };
}

function readUnseen(value: unknown, seats: number): (UndoRequest | null)[] {
  if (!Array.isArray(value) || value.length !== seats)
    return refuseOption('match.unseen', `a request or null for each of the ${seats} seats`, value);
  return value.map((undo: unknown, seat) => {
    const path = `match.unseen.${seat}`;
    const read = undo === null ? null : readUndo(path, undo, seats);
    if (read !== null && read.seat !== seat) return refuseOption(`${path}.seat`, `${seat}`, read.seat);
    return read;
  });
}

/** @throws RangeError if the match is played under other rules than the game's: it must end under its own. */
export function requireRules<G extends GameTypes>({ id, rulesVersion }: CheckedGame<G>, rules: unknown): void {
  if (rules === rulesVersion) return;
  if (!isWhole(rules) || rules < 1) refuseOption('match.rules', 'a version of the rules, from 1', rules);
  const age = rules < rulesVersion ? 'older' : 'newer';
  throw new RangeError(
    `match.rules: expected version ${rulesVersion} of the rules of ${id}, got the ${age} version ${rules}`,
  );
}

function isName(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && value.length <= LONGEST_NAME);
}

/** Whether `value` is a seat's list of accepted submissions. Any moves will do, since they are only compared. */
function isAccepted<G extends GameTypes>(value: unknown): value is readonly Submission<G>[] {
  return (
    Array.isArray(value) &&
    value.length <= MAX_ACCEPTED &&
    value.every((entry) => {
      if (!isRecord(entry) || Object.keys(entry).length !== 3 || !Object.hasOwn(entry, 'move')) return false;
      const { id, revision } = entry as { [field: string]: unknown };
      return isId(id) && isRevision(revision);
    })
  );
}
