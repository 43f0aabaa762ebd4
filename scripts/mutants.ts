import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What became of the mutants of a file. */
export interface Figures {
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: number;
  readonly uncovered: number;
}

/** A mutant that no test noticed: in `file`, on a line that begins with `line`, `from` was replaced by `to`. */
export interface Survivor {
  readonly file: string;
  readonly line: string;
  readonly from: string;
  readonly to: string;
}

/** By room, and there by file, as measured last. */
export type Measured = { readonly [room: string]: { readonly [file: string]: Figures } };

interface Place {
  readonly line: number;
  readonly column: number;
}

/** What is read of a report of the format mutation-testing-report-schema. */
interface Report {
  readonly files: {
    readonly [file: string]: {
      readonly source: string;
      readonly mutants: readonly {
        readonly status: string;
        readonly statusReason?: string;
        readonly replacement?: string;
        readonly location: { readonly start: Place; readonly end: Place };
      }[];
    };
  };
}

/** Mutants that change nothing anybody could see, and why: every survivor, read one by one. Written by hand. */
export interface Equivalent {
  readonly why: string;
  /** Each with the line on which it begins; white space is one space. */
  readonly mutants: readonly (readonly [file: string, line: string, from: string, to: string])[];
}

const MEASURED = 'test/mutation/measured.json';

export const EQUIVALENT: readonly Equivalent[] = JSON.parse(readFileSync('test/mutation/equivalent.json', 'utf8'));

export function measured(): Measured {
  return existsSync(MEASURED) ? JSON.parse(readFileSync(MEASURED, 'utf8')) : {};
}

function reportOf(room: string): Report {
  return JSON.parse(readFileSync(`reports/mutation/${room}.json`, 'utf8'));
}

/** Keeps the figures of the last report of a room. */
export function measure(room: string): void {
  const figures = Object.entries(reportOf(room).files).map(([file, { mutants }]): [string, Figures] => {
    const count = (status: string) => mutants.filter((mutant) => mutant.status === status).length;
    return [
      file,
      {
        killed: count('Killed'),
        timedOut: count('Timeout'),
        survived: count('Survived'),
        uncovered: count('NoCoverage'),
      },
    ];
  });
  const mutated = figures.filter(
    ([, { killed, timedOut, survived, uncovered }]) => killed + timedOut + survived + uncovered,
  );
  const all = { ...measured(), [room]: Object.fromEntries(mutated) };
  writeFileSync(MEASURED, `${JSON.stringify(all, null, 2)}\n`);
}

/** White space is one space: lines are broken as the formatter likes. */
const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

const survives = ({ status }: { readonly status: string }) => status === 'Survived' || status === 'NoCoverage';

/**
 * Where the survivors of the last report of a room are, as StrykerJS takes it. With them those that timed out by the
 * clock, not by the number of times they were come to: on a busy machine they may have been slow only.
 */
export function survivingRanges(room: string): string[] {
  return Object.entries(reportOf(room).files).flatMap(([file, { source, mutants }]) => {
    if (readFileSync(file, 'utf8') !== source) throw new Error(`${file} is another than when it was last mutated`);
    const at = ({ line, column }: Place, back: number) => `${line}:${column - back}`;
    const doubtful = mutants.filter(
      (mutant) => survives(mutant) || (mutant.status === 'Timeout' && !mutant.statusReason?.startsWith('Hit limit')),
    );
    return doubtful.map(({ location: { start, end } }) => `${file}:${at(start, 1)}-${at(end, 1)}`);
  });
}

function survivors(room: string): Survivor[] {
  return Object.entries(reportOf(room).files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants.filter(survives).map(({ location: { start, end }, replacement = '' }) => {
      const text = lines.slice(start.line - 1, end.line);
      text.push((text.pop() ?? '').slice(0, end.column - 1));
      const from = plain(text.join('\n').slice(start.column - 1));
      return { file, line: plain(lines[start.line - 1] ?? ''), from, to: plain(replacement) };
    });
  });
}

/** The survivors of the last report of a room that nobody has said to be equivalent. */
export function nameless(room: string): Survivor[] {
  return survivors(room).filter(
    ({ file, line, from, to }) =>
      !EQUIVALENT.some(({ mutants }) =>
        mutants.some((one) => one[0] === file && one[1] === line && one[2] === from && one[3] === to),
      ),
  );
}

/** Mutants said to be equivalent of whose line the source has nothing any more. */
export function stale(): string[] {
  return EQUIVALENT.flatMap(({ mutants }) =>
    mutants.flatMap(([file, line]) => {
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').map(plain) : [];
      return lines.includes(line) ? [] : [`${file}: ${line}`];
    }),
  );
}
