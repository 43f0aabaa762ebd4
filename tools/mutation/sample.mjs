// A checker of StrykerJS that lets the tests run only for the mutants of the sample that have no result yet.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** @type {{ root: string, oneIn: number, done: string[] }} */
const { root, oneIn, done } = JSON.parse(process.env.HENCOOP_MUTANTS ?? '{ "root": "", "oneIn": 1, "done": [] }');
const finished = new Set(done);

function isWanted({ fileName, location: { start, end }, replacement }) {
  const file = relative(root, fileName);
  if (finished.has(`${file}:${start.line + 1}:${start.column + 1}-${end.line + 1}:${end.column + 1} ${replacement}`))
    return false;
  const line = readFileSync(fileName, 'utf8').split('\n')[start.line].trim();
  const hash = createHash('sha256').update(`${file}\n${line}\n${start.column}\n${replacement}`).digest();
  return hash.readUInt32BE() % oneIn === 0;
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
