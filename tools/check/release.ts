// Lists everything that still blocks a release of this checkout, each with its remedy.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GAMES } from '../../src/games.js';
import { filesBelow, isMain } from '../lib/files.js';

/** Something that blocks a release, and how to fix it. */
export interface Obstacle {
  readonly what: string;
  readonly remedy: string;
}

/** The inputs of a release besides the files; tests pass their own. */
export interface Project {
  /** The games with the version of their rules. */
  readonly rules: { readonly [game: string]: number };
  /** The parts of the gate that must pass. */
  readonly parts: readonly { readonly name: string; readonly remedy: string }[];
}

const HEADINGS = ['Rules', 'Breaking', 'New', 'Fixed'];

const quietly = (folder: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Whether version `a` comes after `b`. */
function isAfter(a: string, b: string): boolean {
  const [as, bs] = [a, b].map((version) => version.split('.').map(Number));
  const index = [0, 1, 2].find((part) => as?.[part] !== bs?.[part]);
  return index !== undefined && (as?.[index] ?? 0) > (bs?.[index] ?? 0);
}

function* ofVersion(folder: string, version: string): Generator<Obstacle> {
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    yield {
      what: `package.json: ${version} is not a version to release`,
      remedy: 'npm version --no-git-tag-version X.Y.Z',
    };
  }
  const lock: { version?: unknown } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  if (lock.version !== version) {
    yield {
      what: `package-lock.json: expected version ${version}, got ${lock.version}`,
      remedy: 'npm install --package-lock-only',
    };
  }
  const tags = quietly(folder, 'git', 'tag', '--list', 'v*').split('\n').filter(Boolean);
  if (tags.includes(`v${version}`)) {
    yield { what: `the tag v${version} exists: ${version} is released`, remedy: 'choose the next version' };
  }
  const later = tags.filter((tag) => isAfter(tag.slice(1), version));
  if (later.length > 0) {
    yield { what: `${later.join(', ')} came before ${version}`, remedy: 'choose a version after the last one' };
  }
}

/** Whether a range such as `^1.2.0` admits a version. */
export function admits(range: string, version: string): boolean {
  const [, ...least] = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range) ?? [];
  const first = least.findIndex((part) => part !== '0');
  if (least.length === 0 || isAfter(least.join('.'), version)) return false;
  const fixed = first < 0 ? least.length : first + 1;
  return version.split('.').slice(0, fixed).join() === least.slice(0, fixed).join();
}

/** The fields of a manifest that matter for a release. */
interface Manifest {
  readonly version?: string;
  readonly peerDependencies?: { readonly [name: string]: string };
}

/** The packages around the library are released with it, under its version. */
function* ofPackages(folder: string, version: string): Generator<Obstacle> {
  const packages = join(folder, 'packages');
  for (const each of existsSync(packages) ? readdirSync(packages).sort() : []) {
    const name = `packages/${each}/package.json`;
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    if (manifest.version !== version) {
      yield {
        what: `${name}: expected version ${version}, got ${manifest.version}`,
        remedy: `npm version --no-git-tag-version --workspaces --include-workspace-root ${version}`,
      };
    }
    // The schemas are data, which needs no library.
    if (each === 'schemas') continue;
    const range = manifest.peerDependencies?.['hencoop'];
    if (range === undefined || !admits(range, version)) {
      yield {
        what: `${name}: the peer dependency hencoop ${range ?? '(missing)'} does not admit ${version}`,
        remedy: `write "hencoop": "^${version}" under peerDependencies`,
      };
    }
  }
}

/** A version of the library or its packages in a URL, such as in an import map: `hencoop@1.2.0`. */
const IN_ADDRESS = /(?<![\w@-])(?:@hencoop\/[\w-]+|hencoop)@(\d+\.\d+\.\d+)/g;
/** A version in a manifest or in code: `"hencoop": "^1.2.0"`. */
const IN_MANIFEST = /"(?:@hencoop\/[\w-]+|hencoop)": ?"([~^]?\d+\.\d+\.\d+)"/g;

/** Pages must name this version; only the changelog names others. */
function* ofPages(folder: string, version: string): Generator<Obstacle> {
  const pages = quietly(folder, 'git', 'ls-files', '*.md').split('\n').filter(Boolean);
  for (const page of pages.filter((name) => name !== 'CHANGELOG.md')) {
    const text = readFileSync(join(folder, page), 'utf8');
    const named = [...text.matchAll(IN_ADDRESS), ...text.matchAll(IN_MANIFEST)].map(([, found = '']) => found);
    const wrong = named.filter((found) => found !== version && !admits(found, version));
    if (wrong.length > 0) {
      yield { what: `${page}: names ${[...new Set(wrong)].join(', ')}`, remedy: `name ${version}` };
    }
  }
}

interface Section {
  readonly title: string;
  readonly text: string;
}

/** The sections of a text under the headings that start with `prefix`. */
function sections(text: string, prefix: string): Section[] {
  const [, ...parts] = `\n${text}`.split(`\n${prefix} `);
  return parts.map((part) => {
    const end = part.indexOf('\n');
    return { title: end < 0 ? part : part.slice(0, end), text: end < 0 ? '' : part.slice(end + 1) };
  });
}

function* ofChangelog(folder: string, version: string): Generator<Obstacle> {
  const all = sections(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'), '##');
  const section = all.find(({ title }) => title.split(' ')[0] === version);
  if (section === undefined) {
    yield {
      what: `CHANGELOG.md: no section ${version}`,
      remedy: `write what changes for users under '## ${version} (date)'`,
    };
    return;
  }
  if (section !== all[0])
    yield { what: `CHANGELOG.md: ${version} is not on top`, remedy: 'put the newest section first' };
  if (!/^\S+ \(\d{4}-\d\d-\d\d\)$/.test(section.title)) {
    yield { what: `CHANGELOG.md: '## ${section.title}' has no date`, remedy: `write '## ${version} (YYYY-MM-DD)'` };
  }
  const parts = sections(section.text, '###');
  const titles = parts.map(({ title }) => title);
  if (titles.join() !== HEADINGS.filter((heading) => titles.includes(heading)).join() || titles.length === 0) {
    yield {
      what: `CHANGELOG.md: the headings of ${version} are ${titles.join(', ') || 'missing'}`,
      remedy: `use the applicable ones of ${HEADINGS.join(', ')}, once each, in this order`,
    };
  }
  for (const { title, text } of parts) {
    if (!/^- \S/m.test(text))
      yield { what: `CHANGELOG.md: nothing under ${title}`, remedy: 'list the changes, or drop it' };
  }
}

/** For each game, the versions of the rules in a release's corpus. */
function rulesIn(corpus: string): { readonly [game: string]: readonly number[] } {
  const found: Record<string, number[]> = {};
  for (const file of filesBelow(corpus, '.record.json')) {
    const { game, rules }: { game: string; rules: number } = JSON.parse(readFileSync(file, 'utf8'));
    found[game] = [...new Set([...(found[game] ?? []), rules])];
  }
  return found;
}

function* ofCorpus(folder: string, version: string, { rules }: Project): Generator<Obstacle> {
  const corpora = join(folder, 'test/corpus');
  const played = rulesIn(join(corpora, version));
  for (const [game, now] of Object.entries(rules)) {
    const then = played[game];
    if (then === undefined) {
      yield { what: `test/corpus/${version}: no records of ${game}`, remedy: `npm run corpus -- ${version} ${game}` };
    } else if (then.join() !== String(now)) {
      yield {
        what: `test/corpus/${version}: ${game} was played by rules ${then.join(', ')}, they are ${now}`,
        remedy: `remove test/corpus/${version}/${game} (it was never released), and npm run corpus -- ${version} ${game}`,
      };
    }
  }
  const before = quietly(folder, 'git', 'tag', '--list', 'v*')
    .split('\n')
    .map((tag) => tag.slice(1))
    .filter((old) => old !== '' && isAfter(version, old) && existsSync(join(corpora, old)))
    .sort((a, b) => (isAfter(a, b) ? -1 : 1))[0];
  if (before === undefined) return;
  const changelog = sections(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'), '##');
  const written = sections(changelog.find(({ title }) => title.split(' ')[0] === version)?.text ?? '', '###');
  const old = rulesIn(join(corpora, before));
  for (const [game, now] of Object.entries(rules)) {
    const then = Math.max(...(old[game] ?? [now]));
    if (now < then) {
      yield { what: `the rules of ${game} went from ${then} back to ${now}`, remedy: 'give them a new number' };
    }
    if (now > then && !written.some(({ title }) => title === 'Rules')) {
      yield {
        what: `the rules of ${game} changed since ${before}, but CHANGELOG.md has no section Rules`,
        remedy: 'describe under Rules how the rules have changed',
      };
    }
  }
}

function* ofTree(folder: string): Generator<Obstacle> {
  const changed = quietly(folder, 'git', 'status', '--porcelain').trim();
  if (changed !== '') {
    yield { what: `not committed:\n${changed}`, remedy: 'commit or stash it' };
  }
  const branch = quietly(folder, 'git', 'rev-parse', '--abbrev-ref', 'HEAD').trim();
  if (branch !== 'main') yield { what: `this is ${branch}, not main`, remedy: 'git switch main' };
}

function* ofParts(folder: string, { parts }: Project): Generator<Obstacle> {
  for (const { name, remedy } of parts) {
    try {
      quietly(folder, 'npm', 'run', '--silent', 'check', '--', name);
    } catch (error) {
      const { stdout, stderr } = error as { readonly stdout?: string; readonly stderr?: string };
      yield { what: `npm run check -- ${name} fails:\n${stdout ?? ''}${stderr ?? ''}`.trim(), remedy };
    }
  }
}

/** Everything that still blocks a release of the checkout in `folder`, as the version in its package.json. */
export function obstacles(folder: string, project: Project): Obstacle[] {
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [
    ...ofVersion(folder, version),
    ...ofPackages(folder, version),
    ...ofPages(folder, version),
    ...ofChangelog(folder, version),
    ...ofCorpus(folder, version, project),
    ...ofTree(folder),
    ...ofParts(folder, project),
  ];
}

if (isMain(import.meta.url)) {
  const left = obstacles(resolve('.'), {
    rules: Object.fromEntries(await Promise.all(GAMES.map(async ({ id, game }) => [id, (await game()).rulesVersion]))),
    parts: [
      { name: 'api', remedy: 'review the change to the public API, then npm run fix' },
      { name: 'pages', remedy: 'npm run fix, and review its changes' },
      { name: 'package', remedy: 'fix what it names' },
      { name: 'size', remedy: 'make it smaller' },
    ],
  });
  for (const { what, remedy } of left) console.error(`- ${what}\n  To do: ${remedy}`);
  console.log(left.length === 0 ? 'Nothing blocks a release.' : `${left.length} to do.`);
  if (left.length > 0) process.exitCode = 1;
}
