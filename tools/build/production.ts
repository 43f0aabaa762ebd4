// Copies a workspace with everything that it needs to run, and nothing else: tsx tools/build/production.ts <workspace> <target>.
// The packages are those that `npm ci` has installed, byte for byte as the lock file pins them.
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

interface Manifest {
  readonly version: string;
  readonly files?: readonly string[];
  readonly dependencies?: { readonly [name: string]: string };
  readonly optionalDependencies?: { readonly [name: string]: string };
  readonly peerDependencies?: { readonly [name: string]: string };
  readonly peerDependenciesMeta?: { readonly [name: string]: { readonly optional?: boolean } };
}

/** A package to copy. */
interface Item {
  readonly source: string;
  readonly target: string;
}

// Manifests that npm has installed or linked, of this shape.
const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Where a package in `folder` finds the package `name`; `null` if it is not installed. */
function installed(name: string, folder: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    const found = join(at, 'node_modules', name);
    if (existsSync(found)) return realpathSync(found);
    if (at === dirname(at)) return null;
  }
}

/** What a package cannot run without, and what npm has installed of the rest. */
function needsOf(folder: string): readonly (readonly [name: string, source: string])[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, ...more } = manifestOf(folder);
  const required = Object.keys(peerDependencies).filter((name) => more.peerDependenciesMeta?.[name]?.optional !== true);
  return [...new Set([...Object.keys(dependencies), ...required])].flatMap((name) => {
    const source = installed(name, folder);
    if (source === null && !(name in optionalDependencies)) throw new Error(`${folder} needs ${name}: run npm ci`);
    return source === null ? [] : [[name, source] as const];
  });
}

function copy({ source, target }: Item): void {
  mkdirSync(target, { recursive: true });
  const isOwn = !source.includes(`${sep}node_modules${sep}`);
  if (!isOwn) {
    cpSync(source, target, { recursive: true, filter: (file) => file !== join(source, 'node_modules') });
    return;
  }
  // As npm would pack it.
  for (const file of ['package.json', ...(manifestOf(source).files ?? [])])
    cpSync(join(source, file), join(target, file), { recursive: true });
}

const [workspace = '', goal = ''] = process.argv.slice(2);
if (goal === '') throw new Error('expected a workspace and a target: production.ts examples/server build');
/** By name, what lies on the top level. */
const shared = new Map<string, string>();
const waiting: Item[] = [{ source: realpathSync(workspace), target: goal }];
let copied = 0;
// Level by level, so that the top level has the versions that the workspace itself asks for.
for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
  copy(next);
  copied++;
  for (const [name, source] of needsOf(next.source)) {
    const known = shared.get(name);
    if (known !== undefined && manifestOf(known).version === manifestOf(source).version) continue;
    const target = join(known === undefined ? goal : next.target, 'node_modules', name);
    if (known === undefined) shared.set(name, source);
    waiting.push({ source, target });
  }
}
console.log(`${goal}: ${copied} packages`);
