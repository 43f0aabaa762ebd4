// Checks the types of every tsconfig.json in the repository: `tsx tools/check/types.ts`. Folders with the same compiler
// options share a program, since each alone would read the whole library again.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { trackedFiles } from '../lib/files.js';

interface Group {
  readonly options: string;
  readonly configs: string[];
  readonly files: Set<string>;
}

/** A folder's compiler options and files; throws on a tsconfig.json that cannot be read. */
function read(config: string): { readonly options: string; readonly files: readonly string[] } {
  const { config: json, error } = ts.readConfigFile(config, ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(json, ts.sys, dirname(resolve(config)), {}, resolve(config));
  const [problem] = error === undefined ? parsed.errors : [error];
  if (problem !== undefined)
    throw new Error(`${config}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`);
  const { configFilePath, ...options } = parsed.options;
  return { options: JSON.stringify(options), files: parsed.fileNames };
}

function groupsOf(configs: readonly string[]): Group[] {
  const groups = new Map<string, Group>();
  for (const config of configs) {
    const { options, files } = read(config);
    const group = groups.get(options) ?? { options, configs: [], files: new Set() };
    groups.set(options, group);
    group.configs.push(config);
    for (const file of files) group.files.add(file);
  }
  return [...groups.values()];
}

/** Runs the compiler on a group; resolves with whether it found no errors. */
function check({ configs, files }: Group, config: string): Promise<boolean> {
  const [first = ''] = configs;
  writeFileSync(config, JSON.stringify({ extends: resolve(first), files: [...files], include: [] }));
  const start = performance.now();
  return new Promise((done) => {
    const child = spawn('npx', ['tsc', '-p', config], { stdio: 'inherit' });
    child.once('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      console.log(`${configs.join(', ')}: ${code === 0 ? 'no errors' : 'ERRORS'} [${seconds} s]`);
      done(code === 0);
    });
  });
}

const groups = groupsOf(trackedFiles().filter((file) => /(^|\/)tsconfig\.json$/.test(file)));
// Below the repository, so that packages resolve from there.
const folder = mkdtempSync(join('node_modules', '.types-'));
const results: boolean[] = [];
const waiting = [...groups.entries()];
async function work(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
    results.push(await check(next[1], join(folder, `tsconfig.${next[0]}.json`)));
}
try {
  await Promise.all(Array.from({ length: availableParallelism() }, work));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (results.includes(false)) process.exitCode = 1;
