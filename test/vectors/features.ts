// What is new about a move: the search keeps a move for each feature that none before it had.
import type { GameTypes } from 'hencoop';
import type { TableBase } from '../../src/engine/base.js';
import type { Made } from './answers.js';

const MANY = 3;
const bucket = (number: number) => (Number.isInteger(number) && number < MANY && number > -MANY ? `${number}` : 'many');

const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes(' ');

/** The type of an event or move with its words, which distinguish its cases. */
const caseOf = (part: object) =>
  Object.entries(part)
    .filter(([name, value]) => isText(value) && name !== 'seed' && name !== 'game')
    .map(([, value]) => value.replaceAll(/\d+/g, ''))
    .join(' ');

/** Every number of the table by its path: its fields, the lengths of its lists, the entries of short lists. */
function* numbersOf(value: unknown, path: string): Generator<readonly [string, number]> {
  if (typeof value === 'number') yield [path, value];
  else if (Array.isArray(value)) {
    yield [`${path}#`, value.length];
    if (value.length <= 5) for (const entry of value) yield* numbersOf(entry, `${path}[]`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, field] of Object.entries(value)) yield* numbersOf(field, `${path}.${name}`);
  }
}

function* wordsOf(value: object): Generator<string> {
  for (const [name, field] of Object.entries(value)) {
    if (isText(field) || typeof field === 'boolean' || field === null) yield `${name}=${field}`;
  }
}

const optionsOf = (table: object): object =>
  'options' in table && typeof table.options === 'object' && table.options !== null ? table.options : {};

const withoutFixed = (table: object): object =>
  Object.fromEntries(Object.entries(table).filter(([name]) => !['options', 'seed', 'game'].includes(name)));

/** The features of a move: of what it finds, and of what each of its events leaves. */
export function* featuresOf<G extends GameTypes>({ before, move, events, after }: Made<G>): Generator<string> {
  const kinds = [...new Set(events.map(caseOf))];
  yield `${move.type}>${kinds.join()}`;
  yield `${move.type} seats ${before.seats}`;
  for (const fact of factsOf(before, 'before')) yield `${move.type} ${fact}`;
  const types = [...new Set(events.map(({ type }) => type))];
  for (const fact of factsOf(after, 'after')) for (const type of types) yield `${type} ${fact}`;
  for (const event of events) {
    for (const word of wordsOf(event)) yield `${event.type} ${word}`;
    for (const [path, number] of numbersOf(event, event.type)) yield `${path} ${bucket(number)}`;
    yield* tiesIn(event, `${event.type}`);
  }
}

/** What a table holds, in a few words each. */
function factsOf(table: TableBase, when: string): readonly string[] {
  const facts: string[] = [];
  const options = Object.entries(optionsOf(table));
  for (const [name, value] of options) {
    if (typeof value === 'boolean' || typeof value === 'string') facts.push(`${name} ${value}`);
  }
  const limits = options.flatMap(([name, value]) => (typeof value === 'number' ? [[name, value] as const] : []));
  const own = withoutFixed(table);
  for (const word of wordsOf({ ...own, ...table.step })) facts.push(`${when} ${word}`);
  for (const [path, number] of numbersOf(own, when)) {
    facts.push(`${path} ${bucket(number)}`);
    for (const [name, limit] of limits) {
      if (Math.abs(number - limit) <= 1) facts.push(`${path} ${name} ${number - limit}`);
    }
  }
  return [...facts, ...tiesIn(own, when)];
}

/** Equal and highest entries of lists of numbers by seat. */
function* tiesIn(part: object, what: string): Generator<string> {
  for (const [name, list] of Object.entries(part)) {
    if (!Array.isArray(list) || list.length < 2 || !list.every((entry) => typeof entry === 'number')) continue;
    yield `${what} ${name} ${new Set(list).size} of ${list.length}`;
    yield `${what} ${name} ${list.filter((entry) => entry === Math.max(...list)).length} highest`;
    yield `${what} ${name} ${list.filter((entry) => entry === Math.min(...list)).length} lowest`;
  }
}

/** The features of an event that a view takes up: what it shows and hides before and after, and what it remembers. */
export function foldFeatures(
  view: { readonly viewer: number | null },
  event: { readonly type: string },
  after: object,
  forgotten: object,
): readonly string[] {
  const seat = 'seat' in event ? event.seat : null;
  const from = view.viewer === null ? 'spectator' : seat === view.viewer ? 'own' : 'other';
  const what = `${caseOf(event)} ${from}`;
  const known = (part: unknown) => {
    const text = JSON.stringify(part) ?? '';
    return `${text.includes('null') ? 'hidden' : ''}${/[^[\],nul]/.test(text) ? 'shown' : ''}`;
  };
  const fields = new Map<string, unknown>(Object.entries(view));
  const table = new Map<string, unknown>(Object.entries(forgotten));
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const changed = Object.entries(after).filter(([name, value]) => !same(fields.get(name), value));
  const features = changed.map(([name, value]) => {
    const old = fields.get(name);
    const remembers = same(old, table.get(name)) ? '' : ' remembered';
    return `${what} ${name} ${known(old)}>${known(value)}${remembers}`;
  });
  return [what, ...features];
}
