// The package as users get it: packed, and installed into an empty project.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENTRIES } from './games.js';

/** The folder with the runtimes and compilers for trying the package, and the programs that use it. */
export const PACKED = 'test/packed';

/** The program that `npx hencoop` runs. */
export const BIN = 'dist/bin.js';

/** The arena, which `npx hencoop` loads on request. */
export const ARENA = 'dist/arena.js';

/** The file of the puzzles, which `npx hencoop` loads on request. */
export const PUZZLES = 'dist/puzzles/puzzleBook.js';

/** The texts of `npx hencoop` in one language, which it loads on request. */
export const terminalWords = (language: string) => `dist/terminal-${language}.js`;

export interface PackedFile {
  readonly path: string;
  readonly size: number;
}

/** The output of `npm pack`. */
export interface Tarball {
  readonly filename: string;
  /** In bytes, packed. */
  readonly size: number;
  /** In bytes, unpacked. */
  readonly unpackedSize: number;
  readonly files: readonly PackedFile[];
}

/** Runs a command and returns what it printed; if the command fails, throws an error with its output. */
export function run(cwd: string, command: string, ...args: readonly string[]): string {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
}

/** Packs the built package into `folder`. */
export function pack(folder: string): Tarball {
  if (!existsSync('dist/index.js')) throw new Error('dist is empty: run npm run build');
  // Skip `prepack`, which could rebuild while other checks read dist. npm prints one entry per package.
  const flags = ['--json', '--ignore-scripts', '--pack-destination', folder];
  const [tarball] = JSON.parse(run('.', 'npm', 'pack', ...flags)) as [Tarball];
  return tarball;
}

/** Packs the package, installs it with `others` into an empty project, calls `use` with the project, and removes it. */
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

/** Installs the runtimes and compilers if they are missing. None of them needs an install script. */
export function installRuntimes(): void {
  const wanted = readFileSync(join(PACKED, 'package-lock.json'), 'utf8');
  const stamp = join(PACKED, 'node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  run(PACKED, 'npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
  writeFileSync(stamp, wanted);
}

/** Fails if the code of a program does not import every entry point of the package. */
export function requireEveryEntry(program: string, code: string, except: readonly string[] = []): void {
  const missing = ENTRIES.map(({ name }) => name).filter(
    (name) => !except.includes(name) && !code.includes(`'${name}'`),
  );
  if (missing.length > 0) throw new Error(`${join(PACKED, program)} does not import ${missing.join(', ')}`);
}
