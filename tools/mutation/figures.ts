import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { collapsed, type Mutant, resultsOf } from './results.js';
import { ROOMS } from './rooms.js';

/** The results of the mutants of a file. */
export interface Figures {
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: number;
  readonly uncovered: number;
  /** The survivors and uncovered ones that a port cannot notice; only in a room of vectors. */
  readonly unseen?: number;
}

/** By room and file, as last measured. */
export type Measured = { readonly [room: string]: { readonly [file: string]: Figures } };

/** Mutants without an observable change, and the reason. Written by hand, after a review of every survivor. */
export interface Equivalent {
  readonly why: string;
  /** Each with the line on which it starts, with collapsed white space. */
  readonly mutants: readonly (readonly [file: string, line: string, from: string, to: string])[];
}

const MEASURED = 'test/mutation/measured.json';

export const EQUIVALENT: readonly Equivalent[] = JSON.parse(readFileSync('test/mutation/equivalent.json', 'utf8'));

/** Mutants that a port cannot notice, besides the equivalent ones, with the reason. */
const UNSEEN: readonly Equivalent[] = JSON.parse(readFileSync('test/mutation/unseenByPorts.json', 'utf8'));

const explainedIn = (room: string) => (ROOMS[room]?.vectors === undefined ? EQUIVALENT : [...EQUIVALENT, ...UNSEEN]);

export function measured(): Measured {
  return existsSync(MEASURED) ? JSON.parse(readFileSync(MEASURED, 'utf8')) : {};
}

/** Stores the figures of a room. A file without results keeps the figures that it has. */
export function measure(room: string): void {
  const results = resultsOf(room);
  const isOfVectors = ROOMS[room]?.vectors !== undefined;
  const figures = [...new Set(results.map(({ file }) => file))].sort().map((file): [string, Figures] => {
    const count = (status: string) => results.filter((one) => one.file === file && one.status === status).length;
    return [
      file,
      {
        killed: count('Killed'),
        timedOut: count('Timeout'),
        survived: count('Survived'),
        uncovered: count('NoCoverage'),
        ...(isOfVectors && {
          unseen: results.filter((one) => one.file === file && isUndetected(one) && isExplained(room, one)).length,
        }),
      },
    ];
  });
  const before = measured();
  const kept = Object.entries(before[room] ?? {}).filter(([file]) => existsSync(file));
  const all = { ...before, [room]: { ...Object.fromEntries(kept), ...Object.fromEntries(figures) } };
  writeFileSync(MEASURED, `${JSON.stringify(all, null, 2)}\n`);
}

const isUndetected = ({ status }: { readonly status: string }) => status === 'Survived' || status === 'NoCoverage';

function isExplained(room: string, { file, line, from, to }: Mutant): boolean {
  return explainedIn(room).some(({ mutants }) =>
    mutants.some((one) => one[0] === file && one[1] === line && one[2] === from && one[3] === to),
  );
}

/** The survivors of a room that are not listed as equivalent, nor as beyond the sight of a port. */
export function unexplained(room: string): readonly Mutant[] {
  return resultsOf(room).filter((result) => isUndetected(result) && !isExplained(room, result));
}

/** Listed mutants whose line the source no longer has. */
export function stale(): string[] {
  return [...EQUIVALENT, ...UNSEEN].flatMap(({ mutants }) =>
    mutants.flatMap(([file, line]) => {
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').map(collapsed) : [];
      return lines.includes(line) ? [] : [`${file}: ${line}`];
    }),
  );
}
