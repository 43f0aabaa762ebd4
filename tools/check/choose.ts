import { readFileSync } from 'node:fs';
import { PARTS, type Part } from './parts.js';

/** A change of one of these may change every part. */
export const COMMON = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'tsconfig.json',
  'tools/lib/',
  'support/',
  'tools/check/runParts.ts',
];

/** The parts of these names, each after what it needs, in the order of the table. Throws on a name that no part has. */
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

/** Whether a change of these files may change what the part says. */
export const isTouched = (part: Part, files: readonly string[]): boolean =>
  files.some((file) => [...COMMON, ...part.of].some((place) => place === '/' || file.startsWith(place)));

/** Processor seconds of parts, user and system, as measured on one machine; a part without them was not measured. */
export function readCosts(): { readonly [name: string]: number } {
  // A file of this repository, of this shape.
  return JSON.parse(readFileSync('tools/check/costs.json', 'utf8')) as { readonly [name: string]: number };
}
