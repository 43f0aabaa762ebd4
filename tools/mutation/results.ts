// What became of each mutant that was tried. A file that git ignores keeps it, so that a run goes on where the last one stopped.
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
  /** Where it is, and by what it replaces that. */
  readonly key: string;
  readonly status: 'Killed' | 'Survived' | 'NoCoverage' | 'Timeout';
  /** A hash of the files that the result depends on. */
  readonly stamp: string;
  /** The sample that it was part of: those of one in eight are also those of one in four. */
  readonly oneIn: number;
}

interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

/** The fields that are read of an event of StrykerJS. */
interface Tested {
  readonly fileName: string;
  readonly location: { readonly start: SourcePosition; readonly end: SourcePosition };
  readonly replacement: string;
  readonly status: string;
}

const folder = 'reports/mutation';
const keptFile = (room: string) => `${folder}/${room}.json`;
const startFile = (room: string) => `${folder}/${room}.start.json`;
/** Where StrykerJS writes an event for each mutant as soon as it is done with it. */
export const eventsFolder = (room: string) => `${folder}/${room}`;

export function roomOf(name: string) {
  const room = ROOMS[name];
  if (room === undefined) throw new RangeError(`expected one of ${Object.keys(ROOMS).join(', ')}, got ${name}`);
  const files = trackedFiles();
  const [sources, tests] = [room.sources, room.tests].map((of) => files.filter((file) => of.test(file)));
  return { sources: sources ?? [], tests: tests ?? [], oneIn: room.oneIn };
}

/** Collapses white space, so that the formatter may break lines anywhere. */
export const collapsed = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** How the files were as a run began, and whether it asked all tests: what survives some of them may die of another. */
interface Start {
  readonly hashes: Hashes;
  readonly oneIn: number;
  readonly asksAll: boolean;
}

type Hashes = { readonly [file: string]: string };

function hashesOf(name: string): Hashes {
  const { sources, tests } = roomOf(name);
  return Object.fromEntries([...sources, ...tests].map((file) => [file, hashOf(readFileSync(file, 'utf8'))]));
}

/**
 * What a result depends on. A mutant that was detected stays so while its source stays: tests are added far more often than
 * weakened. Any other may be detected after any change of the tests.
 */
function stampOf(hashes: Hashes, file: string, detected: boolean): string {
  const tests = Object.keys(hashes).filter((each) => each.startsWith('test/'));
  return hashOf([file, ...(detected ? [] : tests)].map((each) => hashes[each]).join());
}

const isDetected = (status: string) => status === 'Killed' || status === 'Timeout';

function readKept(room: string): readonly Result[] {
  const results: Result[] = existsSync(keptFile(room)) ? JSON.parse(readFileSync(keptFile(room), 'utf8')) : [];
  return results.filter((result) => result.oneIn % roomOf(room).oneIn === 0);
}

/** What is known of the mutants of a room as its files are now. */
export function resultsOf(room: string): readonly Result[] {
  const hashes = hashesOf(room);
  return readKept(room).filter(({ file, status, stamp }) => stamp === stampOf(hashes, file, isDetected(status)));
}

function resultOf({ fileName, location, replacement, status }: Tested, { hashes, oneIn }: Start) {
  const known = (['Killed', 'Survived', 'NoCoverage', 'Timeout'] as const).find((each) => each === status);
  if (known === undefined) return [];
  const file = relative('.', fileName);
  const { start, end } = location;
  const lines = readFileSync(file, 'utf8').split('\n');
  const text = lines.slice(start.line - 1, end.line);
  text.push((text.pop() ?? '').slice(0, end.column - 1));
  const result: Result = {
    key: `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${replacement}`,
    file,
    line: collapsed(lines[start.line - 1] ?? ''),
    from: collapsed(text.join('\n').slice(start.column - 1)),
    to: collapsed(replacement),
    status: known,
    stamp: stampOf(hashes, file, isDetected(known)),
    oneIn,
  };
  return [result];
}

/** Writes down how the files are as a run begins. */
export function begin(room: string, asksAll: boolean): void {
  mkdirSync(folder, { recursive: true });
  const start: Start = { hashes: hashesOf(room), oneIn: roomOf(room).oneIn, asksAll };
  writeFileSync(startFile(room), JSON.stringify(start));
}

/** Takes over the results of the last run, which may have been cut off. */
export function collect(room: string): void {
  if (!existsSync(startFile(room)) || !existsSync(eventsFolder(room))) return;
  const started: Start = JSON.parse(readFileSync(startFile(room), 'utf8'));
  const now = hashesOf(room);
  const found = readdirSync(eventsFolder(room))
    .filter((name) => name.endsWith('-onMutantTested.json'))
    .flatMap((name): Tested[] => {
      const text = readFileSync(`${eventsFolder(room)}/${name}`, 'utf8');
      // The last one of a run that was cut off may be half a file.
      return text.endsWith('}') ? [JSON.parse(text)] : [];
    })
    .filter(({ fileName }) => started.hashes[relative('.', fileName)] === now[relative('.', fileName)])
    .flatMap((tested) => resultOf(tested, started))
    .filter(({ status }) => started.asksAll || isDetected(status));
  const all = new Map([...readKept(room), ...found].map((result) => [result.key, result]));
  writeFileSync(keptFile(room), JSON.stringify([...all.values()]));
}
