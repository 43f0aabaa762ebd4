import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = '.github/workflows';
const read = (path: string) => readFileSync(path, 'utf8');
const workflows = readdirSync(FOLDER).map((name) => ({ name, text: read(`${FOLDER}/${name}`) }));
const nightly = read(`${FOLDER}/nightly.yml`);

/** The parts of `npm run nightly`, each with those that must have run before. */
const PARTS = [...read('tools/nightly.ts').matchAll(/ name: '([\w-]+)',.*?(?:needs: \[([^\]]*)\].*?)?\},\n/gs)].map(
  ([, name = '', needs = '']) => ({ name, needs: [...needs.matchAll(/'([\w-]+)'/g)].map(([, need]) => need) }),
);

/** The parts that each machine of the workflow runs. */
const [, matrix = ''] = /^ +parts:\n((?: +- .*\n)+)/m.exec(nightly) ?? [];
const MACHINES = [...matrix.matchAll(/- (.*)/g)].map(([, parts = '']) => parts.split(' '));

describe('the nightly workflow', () => {
  it('runs each part of npm run nightly, once unless others need it, and before it what it needs', () => {
    expect(PARTS.length).toBeGreaterThan(8);
    const run = MACHINES.flat();
    expect([...new Set(run)].sort()).toEqual(PARTS.map(({ name }) => name).sort());
    const needed = PARTS.flatMap(({ needs }) => needs);
    expect(run.filter((name, index) => run.indexOf(name) !== index && !needed.includes(name))).toEqual([]);
    for (const machine of MACHINES)
      for (const { name, needs } of PARTS.filter((part) => machine.includes(part.name)))
        expect(machine, name).toEqual(expect.arrayContaining(needs));
  });

  it('installs the programs that run for the page on operating a server', () => {
    const [, programs = ''] = /const PROGRAMS = \{(.*)\}/.exec(read('packages/server/operation/main.ts')) ?? [];
    const packages = [...programs.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
    expect(packages).toContain('pgbouncer');
    for (const name of packages) expect(nightly).toMatch(new RegExp(`^ +(?:[\\w-]+ )*${name}(?: [\\w-]+)*$`, 'm'));
  });
});

describe('the release workflow', () => {
  it('publishes the library, and then each package once', () => {
    const published = [...read(`${FOLDER}/release.yml`).matchAll(/^ +- run: npm publish (.*)$/gm)].map(
      ([, flags = '']) => / --workspace (\S+)/.exec(flags)?.[1] ?? 'the library',
    );
    const packages = readdirSync('packages').map((folder): string => {
      const { name }: { readonly name: string } = JSON.parse(read(`packages/${folder}/package.json`));
      return name;
    });
    expect(published[0]).toBe('the library');
    expect(published.slice(1).toSorted()).toEqual(packages.toSorted());
  });
});

// In a container, git refuses a checkout of another user, and most checks ask git for the files.
it.each(workflows)('$name lets git read the checkout in each container', ({ text }) => {
  const inContainer = text.split(/^ {2}(?=[\w-]+:$)/m).filter((job) => /^ +container:/m.test(job));
  for (const job of inContainer)
    expect(job).toMatch(/checkout@v\d+\n.*\n +- run: git config --global --add safe\.directory/);
});
