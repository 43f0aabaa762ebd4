// The package as its users get it: packed, and installed into an empty project.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the runtimes and compilers live that the package is tried on. */
export const PLACE = 'test/packed';

export interface PackedFile {
  readonly path: string;
  readonly size: number;
}

/** What `npm pack` would publish. */
export interface Tarball {
  readonly filename: string;
  /** In bytes, packed. */
  readonly size: number;
  /** In bytes, unpacked. */
  readonly unpackedSize: number;
  readonly files: readonly PackedFile[];
}

/** Runs a command and gives what it printed; throws with it where the command fails. */
export function run(cwd: string, command: string, ...args: readonly string[]): string {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
}

export function pack(folder: string): Tarball {
  if (!existsSync('dist/index.js')) throw new Error('nothing is built: npm run build');
  // `npm pack --json` prints one entry for the one package packed.
  const [tarball] = JSON.parse(run('.', 'npm', 'pack', '--json', '--pack-destination', folder)) as [Tarball];
  return tarball;
}

/** Packs the package, installs it with `others` into an empty project, hands that over, and clears it away. */
export async function inEmptyProject<T>(
  others: readonly string[],
  use: (project: string, tarball: Tarball) => T | Promise<T>,
): Promise<T> {
  const project = mkdtempSync(join(tmpdir(), 'hencoop-packed-'));
  try {
    const tarball = pack(project);
    writeFileSync(join(project, 'package.json'), '{ "name": "empty", "private": true }\n');
    run(project, 'npm', 'install', '--no-audit', '--no-fund', `./${tarball.filename}`, ...others);
    return await use(project, tarball);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** Installs the runtimes and compilers, unless they are there. None of them needs an install script. */
export function installPlace(): void {
  const wanted = readFileSync(join(PLACE, 'package-lock.json'), 'utf8');
  const stamp = join(PLACE, 'node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  run(PLACE, 'npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
  writeFileSync(stamp, wanted);
}

/** Fails where a program in the place does not import an entry point of the package: a new one is to be tried too. */
export function requireEveryEntry(program: string, but: readonly string[] = []): void {
  const text = readFileSync(join(PLACE, program), 'utf8');
  const missing = entries().filter((entry) => !but.includes(entry) && !text.includes(`'${entry}'`));
  if (missing.length > 0) throw new Error(`${join(PLACE, program)} does not import ${missing.join(', ')}`);
}

/** The entry points that are code, as users import them. */
export function entries(): string[] {
  // The package's own manifest.
  const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  return Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'string' ? [] : [`${name}${entry.slice(1)}`],
  );
}

interface Manifest {
  readonly name: string;
  readonly exports: { readonly [entry: string]: unknown };
}
