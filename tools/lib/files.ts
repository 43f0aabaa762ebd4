import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Every file below `folder` whose name ends in `ending`. */
export function filesBelow(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .sort();
}

/** Every file of the repository, including untracked ones, except for ignored ones. */
export function trackedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return [...new Set(listed.split('\n'))].filter((file) => file !== '' && existsSync(file)).sort();
}

/** Copies the tree to `folder` as a fresh clone would have it, uncommitted changes included. */
export function copyTree(folder: string): void {
  for (const file of trackedFiles()) cpSync(file, join(folder, file));
}

/** Receives the files that a generator writes. */
export interface Output {
  file(path: string, text: string): void;
  /** Declares these to be all the files of a folder: any other is stale. */
  allOf(folder: string, paths: readonly string[]): void;
  /** Reports something that generating cannot fix. */
  problem(text: string): void;
}

/** Writes generated files or, as a check, reports each outdated one. A problem fails both. */
export function output(check: boolean, command = 'npm run fix'): Output {
  const problem = (text: string) => {
    console.error(text);
    process.exitCode = 1;
  };
  return {
    problem,
    file(path, text) {
      const old = existsSync(path) ? readFileSync(path, 'utf8') : null;
      if (old === text) return;
      if (check) {
        problem(`${path} is out of date: run ${command}`);
        return;
      }
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      console.log(`wrote ${path}`);
    },
    allOf(folder, paths) {
      for (const path of filesBelow(folder, '').filter((path) => !paths.includes(path))) {
        if (check) {
          problem(`${path} is stale: run ${command}, or remove it`);
          continue;
        }
        rmSync(path);
        console.log(`removed ${path}`);
      }
    },
  };
}

/** Whether the module at `url` is the program that was started, not one that it imports. */
export const isMain = (url: string) => url === pathToFileURL(process.argv[1] ?? '').href;
