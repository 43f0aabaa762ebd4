import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.js';

const EFFORT = 'test/support/effort.ts';

/** The tests below `test` that look at more in `.ci/run` than in `npm test`: those that import the effort, by any way. */
export function testsWithEffort(): string[] {
  const known = new Map<string, boolean>();
  const depends = (file: string): boolean => {
    if (file === EFFORT) return true;
    const before = known.get(file);
    if (before !== undefined || !file.startsWith('test') || !existsSync(file)) return before ?? false;
    known.set(file, false);
    const imported = [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)\.js'/g)];
    const result = imported.some(([, path = '']) => depends(`${join(file, '..', path)}.ts`));
    known.set(file, result);
    return result;
  };
  return filesBelow('test', '.test.ts').filter(depends);
}
