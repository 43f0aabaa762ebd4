import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { admits, obstacles } from '../../tools/check/release.js';

const CHANGELOG =
  '# Changelog\n\n## 1.2.0 (2030-01-31)\n\n### New\n\n- Eggs.\n\n## 1.1.0 (2029-01-01)\n\n### New\n\n- Hens.\n';

describe('the check of a release', () => {
  let folder = '';
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const commit = () => {
    git('add', '-A');
    git('-c', 'user.name=Hen', '-c', 'user.email=hen@localhost', 'commit', '-qm', 'Lay');
  };
  const manifest = (version: string, fine = true) => {
    write('package.json', JSON.stringify({ version, scripts: { check: `node -e "process.exit(${fine ? 0 : 1})"` } }));
    write('package-lock.json', JSON.stringify({ version }));
  };
  const record = (version: string, rules: number) =>
    write(`test/corpus/${version}/chicken/a.record.json`, JSON.stringify({ game: 'chicken', rules }));
  const left = (rules = 1) =>
    obstacles(folder, { rules: { chicken: rules }, parts: [{ name: 'api', remedy: 'npm run fix' }] });
  const found = (rules?: number) => left(rules).map(({ what }) => what);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hencoop-release-'));
    git('init', '-q', '-b', 'main');
    manifest('1.2.0');
    write('CHANGELOG.md', CHANGELOG);
    record('1.1.0', 1);
    record('1.2.0', 1);
    commit();
    git('tag', 'v1.1.0');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('finds nothing if everything is done', () => expect(left()).toEqual([]));

  it('requires a valid version that has no tag, comes after the last one, and is in the lock file too', () => {
    manifest('1.2.0-hen');
    expect(found()).toContain('package.json: 1.2.0-hen is not a version to release');
    manifest('1.2.0');
    git('tag', 'v1.2.0');
    expect(found()).toEqual(['the tag v1.2.0 exists: 1.2.0 is released']);
    git('tag', '-d', 'v1.2.0');
    git('tag', 'v1.10.0');
    expect(found()).toEqual(['v1.10.0 came before 1.2.0']);
    git('tag', '-d', 'v1.10.0');
    write('package-lock.json', '{ "version": "1.1.0" }');
    commit();
    expect(found()).toEqual(['package-lock.json: expected version 1.2.0, got 1.1.0']);
  });

  it('requires every package to have the version, and a peer range that admits it', () => {
    const packages = {
      client: ['1.2.0', '^1.2.0'],
      puzzles: ['1.1.0', '^1.1.0'],
      server: ['1.2.0', '^1.3.0'],
      bots: ['1.2.0'],
    };
    for (const [name, [own, hencoop]] of Object.entries(packages))
      write(`packages/${name}/package.json`, JSON.stringify({ version: own, peerDependencies: { hencoop } }));
    commit();
    expect(found()).toEqual([
      'packages/bots/package.json: the peer dependency hencoop (missing) does not admit 1.2.0',
      'packages/puzzles/package.json: expected version 1.2.0, got 1.1.0',
      'packages/server/package.json: the peer dependency hencoop ^1.3.0 does not admit 1.2.0',
    ]);
  });

  it.each([
    ['1.2.0', ['^1.2.0', '^1.1.9', '^1.0.0'], ['^1.2.1', '^1.3.0', '^2.0.0', '^0.1.0', '1.1.0', '~1.1.0', '*']],
    ['0.2.1', ['^0.2.0', '^0.2.1'], ['^0.1.0', '^0.3.0', '^0.0.1']],
    ['0.0.3', ['^0.0.3'], ['^0.0.2', '^0.0.0']],
    ['0.0.0', ['^0.0.0'], ['^0.0.1']],
  ])('knows which ranges admit %s', (version, right, wrong) => {
    for (const range of right) expect(admits(range, version), range).toBe(true);
    for (const range of wrong) expect(admits(range, version), range).toBe(false);
  });

  it('requires pages to name the version', () => {
    write('README.md', 'npm install hencoop@1.2.0 my-hencoop@1.1.0 hencoop@1 zod@4.1.0, and "hencoop": "^1.1.0"');
    write('docs/address.md', 'https://cdn.example/@hencoop/client@1.1.0/index.js');
    write('docs/import-map.md', '"hencoop/chicken": "https://cdn.example/npm/hencoop@1.1.0/dist/chicken.js"');
    write('docs/manifest.md', '{ "peerDependencies": { "hencoop": "^1.3.0", "@hencoop/client": "^0.9.0" } }');
    write('docs/greeting.md', '{"type":"hello","hencoop":"1.1.0"}');
    commit();
    expect(found()).toEqual([
      'docs/address.md: names 1.1.0',
      'docs/greeting.md: names 1.1.0',
      'docs/import-map.md: names 1.1.0',
      'docs/manifest.md: names ^1.3.0, ^0.9.0',
    ]);
  });

  it.each([
    ['no section', CHANGELOG.replaceAll('1.2.0', '1.3.0'), 'no section 1.2.0'],
    ['no date', CHANGELOG.replace('2030-01-31', 'unreleased'), "'## 1.2.0 (unreleased)' has no date"],
    ['an old one on top', CHANGELOG.replace('## 1.2.0', '## 1.3.0 (2031-01-01)\n\n## 1.2.0'), '1.2.0 is not on top'],
    ['an unknown heading', CHANGELOG.replace('### New', '### Added'), 'the headings of 1.2.0 are Added'],
    ['no heading', CHANGELOG.replace('### New\n', ''), 'the headings of 1.2.0 are missing'],
    ['headings in disorder', CHANGELOG.replace('- Eggs.', '- Eggs.\n\n### Rules\n\n- Hens.'), 'are New, Rules'],
    ['nothing under a heading', CHANGELOG.replace('- Eggs.', ''), 'nothing under New'],
  ])('requires the changelog to be in order: %s', (_, changelog, what) => {
    write('CHANGELOG.md', changelog);
    commit();
    expect(found()).toEqual([expect.stringContaining(what)]);
  });

  it('requires a corpus of the version, played by the current rules', () => {
    rmSync(join(folder, 'test/corpus/1.2.0'), { recursive: true });
    commit();
    expect(left()).toEqual([
      { what: 'test/corpus/1.2.0: no records of chicken', remedy: 'npm run corpus -- 1.2.0 chicken' },
    ]);
    record('1.2.0', 1);
    commit();
    expect(found(2)).toContain('test/corpus/1.2.0: chicken was played by rules 1, they are 2');
  });

  it('requires a changelog entry for a change of rules, and a rules version that never decreases', () => {
    record('1.2.0', 2);
    commit();
    expect(found(2)).toEqual(['the rules of chicken changed since 1.1.0, but CHANGELOG.md has no section Rules']);
    write('CHANGELOG.md', CHANGELOG.replace('### New', '### Rules\n\n- An egg counts.\n\n### New'));
    commit();
    expect(found(2)).toEqual([]);
    record('1.1.0', 3);
    commit();
    expect(found(2)).toContain('the rules of chicken went from 3 back to 2');
  });

  it('requires a clean tree on main and passing checks', () => {
    write('egg', '');
    expect(found()).toEqual(['not committed:\n?? egg']);
    commit();
    git('switch', '-qc', 'nest');
    expect(found()).toEqual(['this is nest, not main']);
    git('switch', '-q', 'main');
    manifest('1.2.0', false);
    commit();
    expect(left()).toEqual([{ what: expect.stringContaining('npm run check -- api fails'), remedy: 'npm run fix' }]);
  });
});
