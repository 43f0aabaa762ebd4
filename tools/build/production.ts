// Copies a workspace with only its runtime dependencies, and lists them in sbom.json: tsx tools/build/production.ts <workspace> <target>. The
// packages are the ones that `npm ci` has installed, as pinned by the lock file.
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly license?: unknown;
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

/** The folder in which a package in `folder` finds the package `name`; `null` if it is not installed. */
function installed(name: string, folder: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    const found = join(at, 'node_modules', name);
    if (existsSync(found)) return realpathSync(found);
    if (at === dirname(at)) return null;
  }
}

/** The required dependencies of a package, and the installed optional ones. */
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
  const files = ['package.json', ...(manifestOf(source).files ?? [])];
  for (const file of files.filter((file) => !file.startsWith('!')))
    cpSync(join(source, file), join(target, file), { recursive: true });
  for (const file of files) if (file.startsWith('!')) rmSync(join(target, file.slice(1)), { force: true });
}

const [workspace = '', goal = ''] = process.argv.slice(2);
if (goal === '') throw new Error('expected a workspace and a target: production.ts examples/server build');
/** The packages on the top level, by name. */
const shared = new Map<string, string>();
const waiting: Item[] = [{ source: realpathSync(workspace), target: goal }];
const components = new Map<string, object>();
// Breadth-first, so that the top level has the versions that the workspace itself requires.
for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
  copy(next);
  const { name, version, license } = manifestOf(next.source);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const licenses = typeof license === 'string' ? [{ expression: license }] : [];
  components.set(purl, { type: 'library', 'bom-ref': purl, name, version, purl, licenses });
  for (const [name, source] of needsOf(next.source)) {
    const known = shared.get(name);
    if (known !== undefined && manifestOf(known).version === manifestOf(source).version) continue;
    const target = join(known === undefined ? goal : next.target, 'node_modules', name);
    if (known === undefined) shared.set(name, source);
    waiting.push({ source, target });
  }
}
const bom = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components: [...components.values()] };
writeFileSync(join(goal, 'sbom.json'), `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${goal}: ${components.size} packages`);
