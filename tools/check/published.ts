// npm run check -- published: packs the library and the packages around it as `npm publish` does, from a fresh clone without a
// build, installs them together in an empty project by the lines in their READMEs, and runs the examples there.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listening } from '../../packages/colyseus/test/process.js';
import { freePort, startPostgres } from '../../support/services.js';
import { makeClone } from '../lib/clone.js';
import { PACKAGES } from '../lib/packages.js';
import { run, type Tarball } from '../lib/packed.js';
import { reachOf } from '../lib/reach.js';

/** The library last: the build for the first package must build it. */
const FOLDERS = [...PACKAGES, '.'];

/** Files that a package must ship besides those in its package.json. */
const PAGES = ['README.md', 'LICENSE'];

/** Files that a package must ship for people who do not import it. */
const EXTRAS: { readonly [folder: string]: readonly string[] } = {
  '.': ['CHANGELOG.md', 'SECURITY.md', 'dist/bin.js'],
  'packages/schemas': ['dist/chicken.state.json', 'dist/draft-07/chicken.state.json'],
  'packages/server': ['openapi.json', 'dist/botThread.js', 'dist/analysisThread.js'],
};

/** The output of a README's client when it is done; the server runs until then. */
const CLIENTS: { readonly [folder: string]: readonly RegExp[] } = {
  'packages/boardgame-io': [/^0 \{/m, /^1 \{/m],
  'packages/colyseus': [/seat 0: keep the token/, /ok: true/],
};

const QUIET = ['--no-audit', '--no-fund', '--prefer-offline'];

/** The timeout for an example, in milliseconds. */
const PATIENCE = 120_000;

const home = mkdtempSync(join(tmpdir(), 'hencoop-published-'));
const clone = join(home, 'clone');
const project = join(home, 'project');
const problems: string[] = [];

interface Manifest {
  readonly name: string;
  readonly bin?: { readonly [name: string]: string };
  readonly peerDependencies?: { readonly [name: string]: string };
  readonly peerDependenciesMeta?: { readonly [name: string]: { readonly optional?: boolean } };
}

// Manifests of this repository, of this shape.
const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Packs one folder of the clone as `npm publish` does, its scripts included; returns the path of the tarball. */
function packed(folder: string): string {
  const start = performance.now();
  const flags = ['--json', '--foreground-scripts=false', '--pack-destination', home];
  // `npm pack --json` prints one entry for the one package packed.
  const [{ filename, files }] = JSON.parse(run(join(clone, folder), 'npm', 'pack', ...flags)) as [Tarball];
  const shipped = new Set(files.map(({ path }) => path));
  for (const file of [...PAGES, ...(EXTRAS[folder] ?? [])])
    if (!shipped.has(file)) problems.push(`${filename}: ${file} is missing`);
  console.log(`${filename}: ${files.length} files [${((performance.now() - start) / 1000).toFixed(0)} s]`);
  return join(home, filename);
}

/** Checks an installed package's manifest and the files that it names. */
function checkInstalled(folder: string): void {
  const { name } = manifestOf(folder);
  const installed = join(project, 'node_modules', name);
  const { bin = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifestOf(installed);
  for (const { path, by } of reachOf(installed).missing)
    problems.push(`${name}: ${path} is missing, but ${by} names it`);
  for (const path of Object.values(bin))
    if (path.startsWith('./')) problems.push(`${name}: npm removes the ./ of bin ${path}`);
  if (existsSync(join(installed, 'LICENSE')) && read(installed, 'LICENSE') !== read('.', 'LICENSE'))
    problems.push(`${name}: LICENSE differs from the repository's`);
  if (!/^# \S+\n\n```sh\nnpm install .*\bhencoop\b/.test(read(installed, 'README.md')))
    problems.push(`${name}: README.md does not start with the installation`);
  if (folder === '.' || folder === 'packages/schemas') return;
  if (peerDependencies['hencoop'] === undefined || peerDependenciesMeta['hencoop']?.optional === true)
    problems.push(`${name}: expected hencoop as a required peer dependency`);
}

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

/** The packages in the `npm install` lines of a README. */
function installedBy(readme: string): string[] {
  return [...readme.matchAll(/(?:^|`|after )npm (?:install|i) ([^`\n]+)/gm)].flatMap(([, words = '']) =>
    words.split(' '),
  );
}

/** Installs the packages named in the READMEs into one project, with the tarballs in place of ours. */
function install(tarballs: readonly string[]): void {
  mkdirSync(project);
  const readmes = FOLDERS.map((folder) => read(folder, 'README.md'));
  const own = new Set(FOLDERS.map((folder) => manifestOf(folder).name));
  const others = readmes.flatMap(installedBy).filter((word) => !own.has(word));
  // A block of JSON in a README is a part of package.json.
  const settings = readmes.flatMap((text) =>
    [...text.matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(([, json = '']) => json),
  );
  const manifest = { name: 'empty', private: true, type: 'module' };
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify(Object.assign(manifest, ...settings.map((json) => JSON.parse(json)))),
  );
  const compilers = ['typescript@5.9', '@types/node@20', '@types/pg@8', 'fast-check@4'];
  run(project, 'npm', 'install', ...QUIET, ...tarballs, ...new Set(others), ...compilers);
}

interface Example {
  readonly folder: string;
  readonly file: string;
  readonly line: number;
}

/** The examples of a README, with the port of its server, if it has one. */
interface Examples {
  readonly examples: readonly Example[];
  readonly port: number | null;
}

/** Writes the examples of a README, each as a module; a first line such as `// server.ts: …` names its file. */
async function writeExamples(folder: string): Promise<Examples> {
  const readme = read(folder, 'README.md');
  const [, said] = /\.(?:run|listen)\((\d{4})\)/.exec(readme) ?? [];
  const port = said === undefined ? null : await freePort();
  const target = join(project, folder === '.' ? 'library' : folder);
  mkdirSync(target, { recursive: true });
  const examples = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(({ 1: code = '', index }) => {
    const line = readme.slice(0, index).split('\n').length;
    const [, file = `line-${line}.ts`] = /^\/\/ (\w+\.ts): /.exec(code) ?? [];
    const module = said === undefined ? code : code.replaceAll(said, String(port));
    writeFileSync(join(target, file), `${module}\nexport {};\n`);
    return { folder, file: join(target, file), line };
  });
  return { examples, port };
}

function checkTypes(): void {
  const compilerOptions = {
    target: 'es2023',
    lib: ['es2023', 'dom'],
    types: ['node'],
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    noEmit: true,
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['library', 'packages'] }));
  run(project, join(project, 'node_modules/.bin/tsc'), '-p', '.');
}

/** A running example and its output. */
class Program {
  readonly #child: ChildProcess;
  readonly #where: string;
  #printed = '';
  readonly #ended: Promise<number | null>;

  constructor({ folder, file, line }: Example, env: NodeJS.ProcessEnv) {
    this.#where = `${join(folder, 'README.md')}:${line}`;
    const program = join(project, 'node_modules/.bin/tsx');
    this.#child = spawn(program, [file], { cwd: project, env: { ...process.env, ...env }, detached: true });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (text: Buffer) => {
        this.#printed += text;
      });
    this.#ended = new Promise((ended) => this.#child.once('close', ended));
  }

  /** Waits until it ends by itself. */
  async end(): Promise<void> {
    const timeout = setTimeout(() => this.stop(), PATIENCE);
    const code = await this.#ended;
    clearTimeout(timeout);
    if (code !== 0) throw new Error(`${this.#where} ends with ${code}:\n${this.#printed}`);
    console.log(`${this.#where}: runs`);
  }

  /** Waits until its output matches all patterns. */
  async prints(wanted: readonly RegExp[]): Promise<void> {
    for (const end = Date.now() + PATIENCE; !wanted.every((each) => each.test(this.#printed)); ) {
      if (Date.now() > end || this.#child.exitCode !== null)
        throw new Error(`${this.#where}: expected ${wanted.join(', ')} in the output, got:\n${this.#printed}`);
      await Promise.race([this.#ended, new Promise((wait) => setTimeout(wait, 50))]);
    }
    console.log(`${this.#where}: runs`);
  }

  stop(): void {
    const { pid, exitCode, signalCode } = this.#child;
    // A negative id ends the whole group: tsx and the program that it started.
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
  }
}

/** Runs the examples of a README: a server runs while its client does, and every other example ends by itself. */
async function runExamples({ examples, port }: Examples, env: NodeJS.ProcessEnv): Promise<void> {
  const named = (name: string) => examples.find(({ file }) => file.endsWith(`/${name}.ts`));
  const [server, client] = [named('server'), named('client')];
  for (const example of examples) if (example !== server && example !== client) await new Program(example, env).end();
  if (server === undefined || client === undefined || port === null) return;
  const running = [new Program(server, env)];
  try {
    await listening(port);
    const player = new Program(client, env);
    running.push(player);
    await player.prints(CLIENTS[client.folder] ?? []);
  } finally {
    for (const program of running) program.stop();
  }
}

const postgres = await startPostgres();
try {
  makeClone(clone);
  const tarballs = FOLDERS.map((folder) => packed(folder));
  install(tarballs);
  for (const folder of FOLDERS) checkInstalled(folder);
  const readmes: Examples[] = [];
  for (const folder of FOLDERS) readmes.push(await writeExamples(folder));
  checkTypes();
  console.log('the examples of the READMEs: no type errors');
  for (const readme of readmes) await runExamples(readme, { DATABASE_URL: postgres.url });
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  await postgres.stop();
  rmSync(home, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
