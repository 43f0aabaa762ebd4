// The results of the mutants tried so far, in a file that git ignores, so that a run continues where the last one
// stopped.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { trackedFiles } from '../lib/files.js';
import { ROOMS } from './rooms.js';

/** A mutant: in `file`, on a line that begins with `line`, `from` is replaced by `to`. White space is collapsed. */
export interface Mutant {
  readonly file: string;
  readonly line: string;
  readonly from: string;
  readonly to: string;
}

interface Result extends Mutant {
  /** As in sample.mjs. */
  readonly key: string;
  readonly status: 'Killed' | 'Survived' | 'NoCoverage' | 'Timeout';
  /** A hash of its file and all tests. */
  readonly stamp: string;
  /** The sample that it was part of: the sample of one in eight is part of the sample of one in four. */
  readonly oneIn: number;
}

interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

/** The fields used of a StrykerJS event. */
interface Tested {
  readonly fileName: string;
  readonly location: { readonly start: SourcePosition; readonly end: SourcePosition };
  readonly replacement: string;
  readonly status: string;
}

const folder = 'reports/mutation';
const keptFile = (room: string) => `${folder}/${room}.json`;
const startFile = (room: string) => `${folder}/${room}.start.json`;
/** The folder where StrykerJS writes an event after each mutant. */
export const eventsFolder = (room: string) => `${folder}/${room}`;

export function roomOf(name: string) {
  const room = ROOMS[name];
  if (room === undefined) throw new RangeError(`expected one of ${Object.keys(ROOMS).join(', ')}, got ${name}`);
  const files = trackedFiles();
  const [sources, tests] = [room.sources, room.tests].map((of) => files.filter((file) => of.test(file)));
  const { skipped, oneIn, vectors, without } = room;
  return { sources: sources ?? [], tests: tests ?? [], skipped, oneIn, vectors, without };
}

/** Collapses white space, so that the formatter may break lines anywhere. */
export const collapsed = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The text of each file. */
type Texts = { readonly [file: string]: string };

/**
 * The files at the start of a run, and whether it ran all tests: a mutant that survives some tests may be killed by
 * another.
 */
interface Start {
  readonly texts: Texts;
  readonly oneIn: number;
  readonly asksAll: boolean;
}

function textsOf(name: string): Texts {
  const { sources, tests, vectors } = roomOf(name);
  const data = vectors === undefined ? [] : [`vectors/${vectors}.json`];
  return Object.fromEntries([...sources, ...tests, ...data].map((file) => [file, readFileSync(file, 'utf8')]));
}

function stampOf(texts: Texts, file: string): string {
  const tests = Object.keys(texts).filter((each) => !each.startsWith('src/'));
  return hashOf([file, ...tests].map((each) => texts[each]).join());
}

const isDetected = (status: string) => status === 'Killed' || status === 'Timeout';

function readKept(room: string): readonly Result[] {
  const results: Result[] = existsSync(keptFile(room)) ? JSON.parse(readFileSync(keptFile(room), 'utf8')) : [];
  return results.filter((result) => result.oneIn % roomOf(room).oneIn === 0);
}

/**
 * The results that still hold for a room's current files. A detected mutant stays detected while its line stays the
 * same: tests are added far more often than weakened. Any other mutant is tried again after a change of its file or of
 * a test.
 */
export function resultsOf(room: string): readonly Result[] {
  const texts = textsOf(room);
  const lines = new Map(Object.entries(texts).map(([file, text]) => [file, new Set(text.split('\n').map(collapsed))]));
  return readKept(room).filter(({ file, line, status, stamp }) =>
    isDetected(status) ? lines.get(file)?.has(line) : stamp === stampOf(texts, file),
  );
}

function resultOf({ fileName, location, replacement, status }: Tested, { texts, oneIn }: Start) {
  const file = relative('.', fileName);
  const source = texts[file];
  const known = (['Killed', 'Survived', 'NoCoverage', 'Timeout'] as const).find((each) => each === status);
  if (known === undefined || source === undefined) return [];
  const { start, end } = location;
  const lines = source.split('\n');
  const [first = '', ...others] = lines.slice(start.line - 1, end.line);
  const last = others.at(-1);
  const text =
    last === undefined
      ? first.slice(start.column - 1, end.column - 1)
      : [first.slice(start.column - 1), ...others.slice(0, -1), last.slice(0, end.column - 1)].join('\n');
  const nth = lines.slice(0, start.line - 1).filter((line) => line.trim() === first.trim()).length;
  const span = `${start.column}-${end.line - start.line}:${end.column}`;
  const result: Result = {
    key: [file, first.trim(), nth, span, replacement].join('\n'),
    file,
    line: collapsed(first),
    from: collapsed(text),
    to: collapsed(replacement),
    status: known,
    stamp: stampOf(texts, file),
    oneIn,
  };
  return [result];
}

/** Records the files at the start of a run. */
export function begin(room: string, asksAll: boolean): void {
  mkdirSync(folder, { recursive: true });
  const start: Start = { texts: textsOf(room), oneIn: roomOf(room).oneIn, asksAll };
  writeFileSync(startFile(room), JSON.stringify(start));
}

/** Takes over the results of the last run, which may have been cut off. */
export function collect(room: string): void {
  if (!existsSync(startFile(room)) || !existsSync(eventsFolder(room))) return;
  const started: Start = JSON.parse(readFileSync(startFile(room), 'utf8'));
  const found = readdirSync(eventsFolder(room))
    .filter((name) => name.endsWith('-onMutantTested.json'))
    .flatMap((name): Tested[] => {
      const text = readFileSync(`${eventsFolder(room)}/${name}`, 'utf8');
      // The last one of a run that was cut off may be half a file.
      return text.endsWith('}') ? [JSON.parse(text)] : [];
    })
    .flatMap((tested) => resultOf(tested, started))
    .filter(({ status }) => started.asksAll || isDetected(status));
  const all = new Map([...readKept(room), ...found].map((result) => [result.key, result]));
  writeFileSync(keptFile(room), JSON.stringify([...all.values()]));
}
