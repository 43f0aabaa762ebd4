// The runtimes for trying and measuring the package.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { PACKED } from './packed.js';

export interface Runtime {
  readonly name: string;
  /** Candidate paths; the first that exists is used. */
  readonly binaries: readonly string[];
  readonly flags: readonly string[];
}

/** A version of Node. */
export const node = (version: number): Runtime => ({
  name: `Node ${version}`,
  binaries: ['x64', 'arm64'].map((cpu) => `node-${version}-linux-${cpu}/bin/node`),
  flags: [],
});

export const RUNTIMES: readonly Runtime[] = [
  node(20),
  node(22),
  node(24),
  node(26),
  { name: 'Bun', binaries: ['@oven/bun-linux-x64/bin/bun', '@oven/bun-linux-aarch64/bin/bun'], flags: [] },
  // The only permission is to read the package: CommonJS is read at run time.
  {
    name: 'Deno',
    binaries: ['@deno/linux-x64-glibc/deno'],
    flags: ['run', '--no-prompt', '--no-remote', '--allow-read=.'],
  },
];

/** The program of a runtime, if it is installed. */
export function installed({ binaries }: Runtime): string | undefined {
  return binaries.map((path) => resolve(PACKED, 'node_modules', path)).find((path) => existsSync(path));
}

/** The program of a runtime. @throws Error if it is not installed. */
export function binaryOf(runtime: Runtime): string {
  const found = installed(runtime);
  if (found === undefined) throw new Error(`${PACKED}/package.json names no ${runtime.name} for this machine`);
  return found;
}
