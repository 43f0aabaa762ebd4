import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The results of the mutants of a file. */
export interface Figures {
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: number;
  readonly uncovered: number;
}

/** A mutant that no test detected: in `file`, on a line that begins with `line`, `from` was replaced by `to`. */
export interface Survivor {
  readonly file: string;
  readonly line: string;
  readonly from: string;
  readonly to: string;
}

/** By part (a game, or the engine) and file, as last measured. */
export type Measured = { readonly [part: string]: { readonly [file: string]: Figures } };

interface Position {
  readonly line: number;
  readonly column: number;
}

/** The fields that are read of a report in the format mutation-testing-report-schema. */
interface Report {
  readonly files: {
    readonly [file: string]: {
      readonly source: string;
      readonly mutants: readonly {
        readonly status: string;
        readonly statusReason?: string;
        readonly replacement?: string;
        readonly location: { readonly start: Position; readonly end: Position };
      }[];
    };
  };
}

/** Mutants that change nothing observable, and why: every survivor, reviewed one by one. Written by hand. */
export interface Equivalent {
  readonly why: string;
  /** Each with the line on which it begins, white space collapsed. */
  readonly mutants: readonly (readonly [file: string, line: string, from: string, to: string])[];
}

const MEASURED = 'test/mutation/measured.json';

export const EQUIVALENT: readonly Equivalent[] = JSON.parse(readFileSync('test/mutation/equivalent.json', 'utf8'));

export function measured(): Measured {
  return existsSync(MEASURED) ? JSON.parse(readFileSync(MEASURED, 'utf8')) : {};
}

function reportOf(part: string): Report {
  return JSON.parse(readFileSync(`reports/mutation/${part}.json`, 'utf8'));
}

/** Stores the figures of the last report of a part. A file that the report leaves out keeps the figures that it has. */
export function measure(part: string): void {
  const figures = Object.entries(reportOf(part).files).map(([file, { mutants }]): [string, Figures] => {
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
  const before = measured();
  const kept = Object.entries(before[part] ?? {}).filter(([file]) => existsSync(file));
  const all = { ...before, [part]: { ...Object.fromEntries(kept), ...Object.fromEntries(mutated) } };
  writeFileSync(MEASURED, `${JSON.stringify(all, null, 2)}\n`);
}

/** Collapses white space, so that the formatter may break lines anywhere. */
const collapsed = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

const survives = ({ status }: { readonly status: string }) => status === 'Survived' || status === 'NoCoverage';

/**
 * The ranges of the survivors of the last report of a part, as StrykerJS takes them. Includes mutants that timed out by
 * the clock rather than by a hit limit: on a busy machine they may only have been slow.
 */
export function survivingRanges(part: string): string[] {
  return Object.entries(reportOf(part).files).flatMap(([file, { source, mutants }]) => {
    if (readFileSync(file, 'utf8') !== source) throw new Error(`${file} has changed since it was last mutated`);
    const at = ({ line, column }: Position, back: number) => `${line}:${column - back}`;
    const doubtful = mutants.filter(
      (mutant) => survives(mutant) || (mutant.status === 'Timeout' && !mutant.statusReason?.startsWith('Hit limit')),
    );
    return doubtful.map(({ location: { start, end } }) => `${file}:${at(start, 1)}-${at(end, 1)}`);
  });
}

function survivors(part: string): Survivor[] {
  return Object.entries(reportOf(part).files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants.filter(survives).map(({ location: { start, end }, replacement = '' }) => {
      const text = lines.slice(start.line - 1, end.line);
      text.push((text.pop() ?? '').slice(0, end.column - 1));
      const from = collapsed(text.join('\n').slice(start.column - 1));
      return { file, line: collapsed(lines[start.line - 1] ?? ''), from, to: collapsed(replacement) };
    });
  });
}

/** The survivors of the last report of a part that are not listed as equivalent. */
export function unexplained(part: string): Survivor[] {
  return survivors(part).filter(
    ({ file, line, from, to }) =>
      !EQUIVALENT.some(({ mutants }) =>
        mutants.some((one) => one[0] === file && one[1] === line && one[2] === from && one[3] === to),
      ),
  );
}

/** Mutants listed as equivalent whose line the source no longer has. */
export function stale(): string[] {
  return EQUIVALENT.flatMap(({ mutants }) =>
    mutants.flatMap(([file, line]) => {
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').map(collapsed) : [];
      return lines.includes(line) ? [] : [`${file}: ${line}`];
    }),
  );
}
