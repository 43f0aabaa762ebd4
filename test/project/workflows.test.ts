import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMON, isTouched, withNeeds } from '../../tools/check/choose.js';
import type { Tier } from '../../tools/check/part.js';
import { PARTS } from '../../tools/check/parts.js';

const FOLDER = '.github/workflows';
const read = (path: string) => readFileSync(path, 'utf8');
const workflows = readdirSync(FOLDER).map((name) => ({ name, text: read(`${FOLDER}/${name}`) }));

describe('the table of checks', () => {
  it('has unique names, and each part needs only earlier parts', () => {
    const names = PARTS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const [index, { name, needs = [] }] of PARTS.entries())
      for (const need of needs) expect(names.slice(0, index), name).toContain(need);
  });

  it('has parts of the gate that need no job, and jobs that need no night', () => {
    const ORDER: readonly Tier[] = ['gate', 'job', 'night'];
    const tierOf = new Map(PARTS.map(({ name, tier }) => [name, ORDER.indexOf(tier)]));
    for (const { name, needs = [] } of PARTS)
      for (const need of needs) expect(tierOf.get(need), name).toBeLessThanOrEqual(tierOf.get(name) ?? -1);
  });

  it('names only files and folders that exist', () => {
    for (const { name, of } of PARTS)
      for (const place of [...of, ...COMMON]) expect(existsSync(`./${place}`), `${name}: ${place}`).toBe(true);
  });

  it('includes all transitive needs of a part', () => {
    expect(withNeeds(['site']).map(({ name }) => name)).toEqual(['build', 'web-build', 'docs', 'site']);
    expect(() => withNeeds(['nest'])).toThrow(RangeError);
  });

  it('finds the parts that a change touches: more for a card of the library than for a page of the docs', () => {
    const touched = (file: string) => PARTS.filter((part) => isTouched(part, [file])).map(({ name }) => name);
    expect(touched('docs/strength.md')).toEqual(expect.arrayContaining(['docs', 'site']));
    expect(touched('docs/strength.md')).not.toContain('kill');
    expect(touched('src/chicken/cards.ts')).toEqual(expect.arrayContaining(['test', 'kill', 'web', 'published']));
  });

  it('is the matrix of both workflows, by tier', () => {
    expect(read(`${FOLDER}/jobs.yml`)).toContain('npm run --silent check -- --matrix jobs');
    expect(read(`${FOLDER}/nightly.yml`)).toContain('npm run --silent check -- --matrix night');
  });
});

describe('the workflow of jobs', () => {
  it('installs the programs that run for the page on operating a server', () => {
    const [, programs = ''] = /const PROGRAMS = \{(.*)\}/.exec(read('packages/server/operation/main.ts')) ?? [];
    const packages = [...programs.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
    expect(packages).toContain('pgbouncer');
    for (const name of packages)
      expect(read(`${FOLDER}/jobs.yml`)).toMatch(new RegExp(`^ +(?:[\\w-]+ )*${name}(?: [\\w-]+)*$`, 'm'));
  });
});

/** The jobs of a workflow, as text. */
const jobsOf = (text: string) => text.split(/^ {2}(?=[\w-]+:$)/m);

describe('the release workflow', () => {
  const text = read(`${FOLDER}/release.yml`);
  const packages = readdirSync('packages').map((folder): string => {
    const { name }: { readonly name: string } = JSON.parse(read(`packages/${folder}/package.json`));
    return name;
  });

  it('packs and publishes the library, and then each package once', () => {
    const packed = [...text.matchAll(/^ +- run: npm pack .*$/gm)].map(
      ([line]) => / --workspace (\S+)/.exec(line)?.[1] ?? 'hencoop',
    );
    expect(packed[0]).toBe('hencoop');
    expect(packed.slice(1).toSorted()).toEqual(packages.toSorted());
    const published = [...text.matchAll(/^ +- run: npm publish \.\/(\S+)-\[0-9\]\*\.tgz /gm)].map(([, name]) => name);
    // The name that npm gives a tarball.
    expect(published).toEqual(packed.map((name) => name.replace('@', '').replace('/', '-')));
  });

  it('publishes in a job that runs no code but npm, the only one with a right to write', () => {
    const [publishing = '', ...others] = jobsOf(text).filter((job) => /^ +[\w-]+: write/m.test(job));
    expect(others).toEqual([]);
    expect(publishing).toMatch(/^publish:/);
    expect(publishing).not.toContain('checkout');
    const commands = [...publishing.matchAll(/^ +(?:- )?run: (.*)$/gm)].map(([, command = '']) => command);
    for (const command of commands) expect(command).toMatch(/^npm publish \.\/\S+\.tgz .*--ignore-scripts$/);
  });
});

describe.each(workflows)('$name', ({ text }) => {
  it('pins every action by commit, with its version', () => {
    for (const [, action = ''] of text.matchAll(/^ +(?:- )?uses: (.*)$/gm))
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('sees no secret, and may only read unless it publishes', () => {
    expect(text).not.toMatch(/secrets\b/);
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    if (text.includes(': write')) expect(text).toContain('npm publish');
  });
});

it('a bot updates actions and dependencies', () => {
  const systems = [...read('.github/dependabot.yml').matchAll(/package-ecosystem: (\S+)/g)].map(([, name]) => name);
  expect(systems).toEqual(['github-actions', 'npm']);
});

// In a container, git refuses a checkout of another user, and most checks ask git for the files.
it.each(workflows)('$name lets git read the checkout in each container', ({ text }) => {
  const inContainer = jobsOf(text).filter((job) => /^ +container:/m.test(job));
  for (const job of inContainer)
    expect(job).toMatch(/checkout@.*\n(?:.*\n){1,4}? +- run: git config --global --add safe\.directory/);
});
