// Follows the guides as a reader would, from an empty folder, file by file and command by command, with the packed
// package.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from '../lib/packages.js';
import { pack, run } from '../lib/packed.js';
import { clickThrough } from '../site/click.js';
import { packagesOf, playPlainPage } from '../site/plainPage.js';
import { tapThrough, tapThroughAt } from '../site/tapThrough.js';

/**
 * A block of a guide. The info string after the language tells the reader what to do: with a file name, write it (for a
 * `diff`, change it); with `sh` alone, run it; with `sh fails`, run it and expect a failure; with `sh stays`, start it
 * and leave it running. A `text` block is part of the output of the command before it.
 */
interface Block {
  readonly line: number;
  readonly language: string;
  readonly role: string;
  readonly text: string;
}

function blocksOf(page: string): Block[] {
  return [...page.matchAll(/^```(\w+)(?: (.+))?\n([\s\S]*?)^```$/gm)].map(
    ({ 1: language = '', 2: role = '', 3: text = '', index }) => ({
      line: page.slice(0, index).split('\n').length,
      language,
      role,
      text,
    }),
  );
}

/** Applies a diff: replaces its minus lines with its plus lines. */
function changed(text: string, diff: string): string {
  const side = (sign: string) =>
    diff
      .split('\n')
      .filter((line) => line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const pieces = text.split(side('-'));
  if (pieces.length !== 2)
    throw new Error(`expected the lines to change once in the file, got them ${pieces.length - 1} times`);
  return pieces.join(side('+'));
}

/** Checks the size that the guide states for the built page. */
function checkSize(guide: string, script: Buffer): void {
  const said = Number(/`main\.js` is (\d+) kB, gzipped/.exec(guide)?.[1]);
  const bytes = gzipSync(script, { level: 9 }).length;
  if (Math.round(bytes / 1000) !== said) throw new Error(`main.js: expected ${said} kB, got ${bytes} bytes`);
}

const QUIET = { npm_config_audit: 'false', npm_config_fund: 'false', npm_config_prefer_offline: 'true', NO_COLOR: '1' };

/** The tarballs of our packages by name, packed on first use. */
type Packed = { readonly [name: string]: () => string };

function packedInto(store: string): Packed {
  const files = new Map<string, string>();
  const packing = (folder: string) => () => {
    const file = files.get(folder) ?? resolve(store, packFolder(folder, store));
    files.set(folder, file);
    return file;
  };
  return {
    hencoop: packing('.'),
    '@hencoop/client': packing('packages/client'),
    '@hencoop/schemas': packing('packages/schemas'),
    '@hencoop/server': packing('packages/server'),
  };
}

/** Packs the package in a folder; returns the name of the file. */
function packFolder(folder: string, store: string): string {
  if (folder === '.') return pack(store).filename;
  build(folder);
  // `npm pack --json` prints one entry for the one package packed.
  const flags = ['--json', '--ignore-scripts', '--pack-destination', store];
  const [{ filename }] = JSON.parse(run(folder, 'npm', 'pack', ...flags)) as [{ filename: string }];
  return filename;
}

/** A reader of a guide, in an empty folder. */
class Reader {
  readonly #home = mkdtempSync(join(tmpdir(), 'hencoop-guide-'));
  readonly #running: ChildProcess[] = [];
  readonly #packed: Packed;
  #folder = this.#home;
  #printed = '';

  /** @param packed The packed packages. */
  constructor(packed: Packed) {
    this.#packed = packed;
  }

  /** The working directory after the last command. */
  get folder(): string {
    return this.#folder;
  }

  async follow({ language, role, text }: Block): Promise<void> {
    if (language === 'text') this.#check(text);
    else if (language === 'sh' && role === 'stays') await this.#start(text);
    else if (language === 'sh') this.#run(text, role === 'fails');
    else if (role !== '') this.#write(role, language, text);
  }

  /** Ends the programs that a guide leaves running, and removes the folder. */
  close(): void {
    // A negative id ends the whole group: npx and the program that it started.
    for (const { pid } of this.#running) if (pid !== undefined) process.kill(-pid);
    rmSync(this.#home, { recursive: true, force: true });
  }

  /** Installs the packed packages where the guide installs them from the registry. */
  #commandsOf(text: string): string {
    return text.replaceAll(/^npm install .*$/gm, (line) =>
      line
        .split(' ')
        .map((word) => this.#packed[word]?.() ?? word)
        .join(' '),
    );
  }

  #check(text: string): void {
    for (const line of text.trim().split('\n')) {
      if (!this.#printed.includes(line.trim())) {
        throw new Error(`expected '${line}' in the output, got:\n${this.#printed}`);
      }
    }
  }

  #run(text: string, toFail: boolean): void {
    const last = join(this.#home, '.folder');
    const shell = spawnSync('bash', ['-c', `set -eo pipefail\n${this.#commandsOf(text)}\npwd > '${last}'`], {
      cwd: this.#folder,
      encoding: 'utf8',
      env: { ...process.env, ...QUIET },
    });
    this.#printed = shell.stdout + shell.stderr;
    if ((shell.status !== 0) !== toFail) {
      throw new Error(`${toFail ? 'does not fail' : 'fails'}:\n${text}\n${this.#printed}`);
    }
    if (!toFail) this.#folder = readFileSync(last, 'utf8').trim();
  }

  async #start(text: string): Promise<void> {
    const child = spawn('bash', ['-c', `exec ${this.#commandsOf(text)}`], {
      cwd: this.#folder,
      env: { ...process.env, ...QUIET },
      detached: true,
    });
    this.#running.push(child);
    this.#printed = '';
    await new Promise<void>((done, failed) => {
      const timeout = setTimeout(() => failed(new Error(`prints nothing: ${text}`)), 30_000);
      const listen = (chunk: Buffer) => {
        this.#printed += chunk;
        clearTimeout(timeout);
        done();
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', (code) => failed(new Error(`ends with ${code}: ${text}\n${this.#printed}`)));
    });
  }

  #write(name: string, language: string, text: string): void {
    const file = join(this.#folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, language === 'diff' ? changed(readFileSync(file, 'utf8'), text) : text);
  }
}

/** Plays the page of a guide that loads packages from a CDN, with a local folder of these packages in its place. */
async function playFromCdn(folder: string, packed: string): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'hencoop-cdn-'));
  try {
    const names = packagesOf(readFileSync(join(folder, 'index.html'), 'utf8'));
    // The package itself is packed; install the others in the versions that the page names.
    const others = names.filter((name) => !name.startsWith('hencoop@'));
    writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
    run(home, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', packed, ...others);
    const cdn = join(home, 'cdn');
    mkdirSync(cdn);
    for (const name of ['hencoop', ...others.map((other) => other.replace(/@[^@]+$/, ''))]) {
      const installed = join(home, 'node_modules', name);
      const { version }: { version: string } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
      symlinkSync(installed, join(cdn, `${name}@${version}`));
    }
    await playPlainPage(folder, cdn);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function follow(guide: string, packed: Packed): Promise<void> {
  const reader = new Reader(packed);
  const page = readFileSync(guide, 'utf8');
  try {
    for (const block of blocksOf(page)) {
      try {
        await reader.follow(block);
      } catch (error) {
        throw new Error(`${guide}:${block.line} ${error instanceof Error ? error.message : error}`);
      }
    }
    if (guide.endsWith('/put-it-in-your-ui.md')) {
      checkSize(page, readFileSync(join(reader.folder, 'main.js')));
      await clickThrough(join(reader.folder, 'index.html'));
    }
    if (guide.endsWith('/page-without-a-bundler.md')) await playFromCdn(reader.folder, packed['hencoop']?.() ?? '');
    if (/\/table-[a-z-]+\.md$/.test(guide)) await tapThrough(join(reader.folder, 'dist'));
    if (guide.endsWith('/next-and-nuxt.md')) {
      for (const port of [8109, 8110]) await tapThroughAt(`http://127.0.0.1:${port}`);
    }
  } finally {
    reader.close();
  }
}

const ALL = [
  'prove-your-own-game',
  'game-in-javascript',
  'test-your-app',
  'test-with-known-cards',
  'put-it-in-your-ui',
  'judge-moves-on-a-server',
  'schemas-in-frameworks',
  'page-without-a-bundler',
  'react-native',
  'table-element',
  'table-in-react',
  'table-in-vue',
  'table-in-svelte',
  'opponent-in-three-lines',
  'several-games',
  'publish-your-game',
  'run-the-table-server',
].map((name) => `docs/guides/${name}.md`);
const chosen = process.argv.slice(2);

const store = mkdtempSync(join(tmpdir(), 'hencoop-packed-'));
try {
  const packed = packedInto(store);
  for (const guide of chosen.length > 0 ? chosen : ALL) {
    const start = performance.now();
    await follow(resolve(guide), packed);
    console.log(`${guide}: followed to the end in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
} finally {
  rmSync(store, { recursive: true, force: true });
}
