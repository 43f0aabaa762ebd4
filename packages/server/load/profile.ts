// Where the processor time of the server processes goes: the samples of their profiles, by part.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A node of a profile: a function, by its callers. */
export interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly hitCount?: number;
  readonly children?: readonly number[];
}

/** The parts of a server, with the paths of their files. A sample belongs to the innermost function of such a file. */
const PARTS: readonly (readonly [part: string, paths: RegExp])[] = [
  ['the rules', /^src\//],
  ['writes and reads: statements', /^packages\/server\/src\/(batches|database|sharedReads|sqlStore|statements)\./],
  [
    'hints, and reads after hints',
    /^packages\/server\/src\/(hub|redisFanout|people)\.|node_modules\/(ioredis|redis-parser|@ioredis|denque|redis-errors)\//,
  ],
  ['the driver of PostgreSQL', /node_modules\/(pg|pg-pool|pg-protocol|pg-types|postgres-[a-z]+)\//],
  ['sockets', /node_modules\/ws\/|^packages\/server\/src\/(live|liveSocket|viewerSession|audience|messages)\./],
  ['the checks of messages', /node_modules\/zod\//],
  ['the other parts of the server', /^packages\/|node_modules\//],
];
export const PART_NAMES: readonly string[] = PARTS.map(([part]) => part);
export const COLLECTOR = 'garbage collection';
export const SYSTEM = 'Node and the system';

/** The share of each part in the processor time, from 0 to 1. */
export type Shares = ReadonlyMap<string, number>;

/** The source file of each line of a bundle: esbuild writes its path above each. */
function sourcesOf(text: string): readonly string[] {
  let source = '';
  return text.split('\n').map((line) => {
    source = /^\/\/ (?:\.\.\/)*((?:src|packages|support)\/\S+)$/.exec(line)?.[1] ?? source;
    return source;
  });
}

/** Sums the samples of processes by part, except for the time in which they waited. */
export function sharesOf(profiles: readonly (readonly ProfileNode[])[], folder: string): Shares {
  const bundles = new Map<string, readonly string[]>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.mjs')) bundles.set(`${folder}${file}`, sourcesOf(readFileSync(`${folder}${file}`, 'utf8')));
  const partOf = ({ callFrame: { functionName, url, lineNumber } }: ProfileNode): string | null => {
    if (functionName === '(garbage collector)') return COLLECTOR;
    const file = url.startsWith('file:') ? fileURLToPath(url) : url;
    const path = bundles.get(file)?.[lineNumber] ?? file;
    return PARTS.find(([, paths]) => paths.test(path))?.[0] ?? null;
  };
  const hits = new Map<string, number>();
  for (const nodes of profiles) {
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const visit = (node: ProfileNode, caller: string) => {
      if (node.callFrame.functionName === '(idle)') return;
      const part = partOf(node) ?? caller;
      hits.set(part, (hits.get(part) ?? 0) + (node.hitCount ?? 0));
      for (const child of node.children ?? []) {
        const called = byId.get(child);
        if (called !== undefined) visit(called, part);
      }
    };
    const [root] = nodes;
    if (root !== undefined) visit(root, SYSTEM);
  }
  const all = [...hits.values()].reduce((sum, count) => sum + count, 0);
  return new Map([...hits].map(([part, count]) => [part, count / all]));
}
