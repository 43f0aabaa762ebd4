// Checks for definitions in plain JavaScript, where no compiler checks the types. The five games do not load them.
import { isRecord, isSeat, isWhole } from '../engine/guards.js';
import { refuseOption } from '../engine/options.js';

/** @throws RangeError unless `value` is a function; in the message, `what` describes it. */
export function requireFunction(path: string, what: string, value: unknown): void {
  if (typeof value !== 'function') refuseOption(path, `a function ${what}`, value);
}

/** @throws RangeError unless `value` is a list with at least one entry. */
export function requireList(path: string, value: unknown): void {
  if (!Array.isArray(value)) refuseOption(path, 'a list', value);
  if (value.length === 0) throw new RangeError(`${path}: expected at least one value, got none`);
}

/** @throws RangeError unless `value` is a whole number, at least `min`. */
export function requireWhole(path: string, value: unknown, min: number): void {
  if (!isWhole(value) || value < min) refuseOption(path, `a whole number from ${min}`, value);
}

/** The functions of a definition: their paths and descriptions. */
const FUNCTIONS: readonly (readonly [path: string, what: string])[] = [
  ['readOptions', 'that returns the options in full'],
  ['setup.initial', 'that returns the first state'],
  ['setup.begin', 'that emits the events before the first move'],
  ['whyNot', 'that returns a violation, or null'],
  ['movegen.legal', 'that lists the legal moves'],
  ['play', 'that emits the events of a move'],
  ['ranking', 'that returns the seats from best to worst'],
  ['evolve', 'that applies an event to a table'],
  ['copy.state', 'that copies a state'],
  ['copy.view', 'that copies a view'],
  ['view', 'that returns the view of a seat'],
  ['redact', 'that returns an event as a seat learns it'],
  ['determinize', 'that returns a state that a view allows'],
];

/** The functions that a definition may leave out. */
const OPTIONAL: typeof FUNCTIONS = [
  ['undeal', 'that returns the shuffles of the set-up'],
  ['actors', 'that returns the seats that may move'],
  ['score', 'that returns the points of every seat'],
];

/** @throws RangeError if a part of the definition is missing or of the wrong kind; it names the first. */
export function checkDefinition(definition: unknown): void {
  if (!isRecord(definition)) refuseOption('game', 'an object: the definition of a game', definition);
  const { id, title, rulesVersion, seats, moves } = definition;
  for (const [path, value] of Object.entries({ id, title })) {
    if (typeof value !== 'string' || value === '') refuseOption(`game.${path}`, 'a string', value);
  }
  requireWhole('game.rulesVersion', rulesVersion, 1);
  checkSeats(seats);
  checkMoves(moves);
  for (const [path, what] of FUNCTIONS) requireFunction(`game.${path}`, what, at(definition, path));
  for (const [path, what] of OPTIONAL) {
    const value = at(definition, path);
    if (value !== undefined) requireFunction(`game.${path}`, what, value);
  }
  const interned = at(definition, 'movegen.interned');
  if (interned !== undefined && !(Array.isArray(interned) && interned.every(isRecord))) {
    refuseOption('game.movegen.interned', 'a list of moves', interned);
  }
}

/** The value at a dotted path; `undefined` if the path leads nowhere. */
function at(definition: Record<string, unknown>, path: string): unknown {
  let value: unknown = definition;
  for (const name of path.split('.')) value = isRecord(value) ? value[name] : undefined;
  return value;
}

function checkSeats(seats: unknown): void {
  if (!isRecord(seats)) refuseOption('game.seats', 'an object with min, max and default', seats);
  const { min, max, default: usual } = seats;
  requireWhole('game.seats.min', min, 1);
  // `min` was just checked to be a number; `max` is checked here.
  requireWhole('game.seats.max', max, Number(min));
  if (!isSeat(usual, Number(max) + 1) || usual < Number(min)) {
    refuseOption('game.seats.default', `a whole number from ${String(min)} to ${String(max)}`, usual);
  }
}

function checkMoves(moves: unknown): void {
  if (!isRecord(moves)) refuseOption('game.moves', 'an object with an entry for every type of move', moves);
  for (const [type, shape] of Object.entries(moves)) {
    const path = `game.moves.${type}`;
    if (!isRecord(shape)) refuseOption(path, 'an object with steps and fields', shape);
    requireList(`${path}.steps`, shape['steps']);
    const { forms } = shape;
    if (forms === undefined) checkForm(path, shape);
    else checkForms(`${path}.forms`, forms);
  }
}

/** @throws RangeError unless these are forms of a type of move. */
export function checkForms(path: string, forms: unknown): void {
  requireList(path, forms);
  for (const [index, form] of (forms as readonly unknown[]).entries()) {
    if (!isRecord(form)) refuseOption(`${path}.${index}`, 'an object with fields and tokens', form);
    checkForm(`${path}.${index}`, form);
  }
}

function checkForm(path: string, { tokens, fields = {} }: Record<string, unknown>): void {
  requireList(`${path}.tokens`, tokens);
  if (!isRecord(fields)) refuseOption(`${path}.fields`, 'an object with a kind for each field', fields);
  for (const [field, kind] of Object.entries(fields)) {
    const has = isRecord(kind) ? kind['has'] : undefined;
    if (typeof has !== 'function' && typeof has !== 'string') {
      refuseOption(`${path}.fields.${field}`, 'a kind, such as oneOf([1, 2, 3])', kind);
    }
  }
}
