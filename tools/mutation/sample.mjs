// A checker of StrykerJS that lets the tests run only for the mutants of the sample that have no result yet.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** @type {{ root: string, oneIn: number, shard?: string, without?: string, done: string[] }} */
const {
  root,
  oneIn,
  shard = '1/1',
  without,
  done,
} = JSON.parse(process.env.HENCOOP_MUTANTS ?? '{ "root": "", "oneIn": 1, "done": [] }');
const finished = new Set(done);
const [part = 1, shards = 1] = shard.split('/').map(Number);

/** Whether a line is in the function of that name, which starts and ends at the left margin. */
function isIn(name, lines, line) {
  const start = lines.findIndex((text) => text.startsWith(`export function ${name}(`));
  return start >= 0 && start <= line && line <= lines.indexOf('}', start);
}

function isWanted({ fileName, location: { start, end }, replacement }) {
  const file = relative(root, fileName);
  const text = readFileSync(fileName, 'utf8').split('\n');
  if (without !== undefined && isIn(without, text, start.line)) return false;
  const lines = text.map((line) => line.trim());
  const line = lines[start.line];
  // As in results.ts: wherever in the file the line stands.
  const nth = lines.slice(0, start.line).filter((each) => each === line).length;
  const span = `${start.column + 1}-${end.line - start.line}:${end.column + 1}`;
  if (finished.has([file, line, nth, span, replacement].join('\n'))) return false;
  const hash = createHash('sha256').update([file, line, start.column, replacement].join('\n')).digest();
  // Another part of the hash, so that a sample has as many mutants in each shard.
  return hash.readUInt32BE() % oneIn === 0 && hash.readUInt32BE(4) % shards === part - 1;
}

const sample = {
  init: async () => undefined,
  group: async (mutants) => [mutants.map(({ id }) => id)],
  check: async (mutants) =>
    Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        isWanted(mutant) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' },
      ]),
    ),
};

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: () => sample }];
