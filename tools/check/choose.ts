import { readFileSync } from 'node:fs';
import type { Part } from './part.js';
import { PARTS } from './parts.js';

/** Files that affect every part. */
export const COMMON = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'tsconfig.json',
  'tools/lib/',
  'support/',
  'tools/check/runParts.ts',
];

/**
 * The parts with these names and the parts they need, in the order of the table. @throws RangeError if a name is
 * unknown.
 */
export function withNeeds(names: readonly string[]): readonly Part[] {
  const wanted = new Set<string>();
  const want = (name: string): void => {
    const part = PARTS.find((each) => each.name === name);
    if (part === undefined)
      throw new RangeError(`expected a tier or parts of ${PARTS.map((each) => each.name).join(', ')}, got ${name}`);
    wanted.add(name);
    for (const need of part.needs ?? []) want(need);
  };
  for (const name of names) want(name);
  return PARTS.filter(({ name }) => wanted.has(name));
}

/** Whether a change to these files may affect the part. */
export const isTouched = (part: Part, files: readonly string[]): boolean =>
  files.some((file) => [...COMMON, ...part.of].some((place) => place === '/' || file.startsWith(place)));

/**
 * The processor seconds of each part, user and system, as measured on one machine; none for a part not measured yet.
 */
export function readCosts(): { readonly [name: string]: number } {
  // The file has this shape.
  return JSON.parse(readFileSync('tools/check/costs.json', 'utf8')) as { readonly [name: string]: number };
}
