import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chicken, uniform } from 'hencoop';
import { type BotMaker, ladderOf, pairingsOf, policyBot, search, strengthOf } from 'hencoop/bots';
import type { ChickenTypes } from 'hencoop/chicken';
import { afterAll, describe, expect, it } from 'vitest';
import { readCommand } from '../src/arena/command.js';
import type { TournamentResults } from '../src/arena/figures.js';
import { openLog } from '../src/arena/log.js';
import { run } from '../src/arena/run.js';
import { machine, type Site } from '../src/arena/site.js';
import { codeOf } from '../src/arena/start.js';
import lazy from './programs/lazy.js';
import { dealsPlayed, runArena, startArena } from './runArena.js';

const folder = mkdtempSync(join(tmpdir(), 'hencoop-arena-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const random: BotMaker<ChickenTypes> = ({ seed }) => policyBot(chicken, uniform, { seed });
const plain: BotMaker<ChickenTypes> = ({ seed }) => search(chicken, { iterations: 5, seed });

const KEY = '0123456789abcdef0123456789abcdef';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as TournamentResults;
const close = (value: number) => expect.closeTo(value, 3);

/** The arena in the test's process. */
const SITE: Site = {
  program: 'npx hencoop arena',
  folder,
  codeOf: (_, tournament) => codeOf(tournament),
  environment: (code) => ({ commit: '', code, ...machine() }),
  progress: () => ({ step() {}, stop() {} }),
};

describe('npx hencoop arena', { timeout: 180_000 }, () => {
  it('gives the same results as matches with the same deals and seeds, with any number of threads', async () => {
    const out = join(folder, 'duels.json');
    const words = [
      'chicken',
      '--candidates',
      'plain:5,apps/terminal/test/programs/lazy.ts',
      '--rival',
      'uniform',
      '--seats',
      '2,3',
    ];
    const keys = ['--seed', 'hen', '--deal-key', KEY];
    const more = ['--deals', '4', ...keys, '--threads', '3', '--unpaced', '--out', out];
    const { code, out: shown } = await runArena([...words, ...more, '--log', join(folder, 'duels.jsonl')]);
    expect(code).toBe(0);
    expect(shown).toContain('plain:5');
    expect(shown).toContain(`the same deals again: --deal-key ${KEY}\n`);
    const results = read(out);
    expect(results.duels).toHaveLength(4);
    for (const figures of results.duels) {
      const maker = figures.candidate === 'plain:5' ? plain : lazy;
      const { seats } = figures;
      const played = dealsPlayed(chicken, maker, random, { seats, deals: 4, seed: 'hen', dealKey: KEY });
      const { deals, games, wins, margin } = strengthOf(played, seats);
      expect(figures).toMatchObject({
        deals,
        games,
        wins: { low: close(wins.low), mean: close(wins.mean), high: close(wins.high) },
        // Fewer points are better in Chicken.
        pointsAhead: { low: close(-margin.high), mean: close(-margin.mean), high: close(-margin.low) },
      });
    }
    expect(results.command).toBe(
      `npx hencoop arena chicken --seats 2,3 --candidates plain:5,apps/terminal/test/programs/lazy.ts --rival uniform --deals 4 --seed hen --deal-key ${KEY} --out ${out}`,
    );
    expect(results.bots.map(({ spec, iterations }) => [spec, iterations])).toEqual([
      ['plain:5', 5],
      ['apps/terminal/test/programs/lazy.ts', null],
      ['uniform', null],
    ]);
    expect(existsSync(join(folder, 'duels.jsonl'))).toBe(false);
  });

  it('gives the ladder of these matches, and measures the time per move', async () => {
    const out = join(folder, 'robin.json');
    const words = ['chicken', '--candidates', 'uniform,plain:5', '--round-robin', '--seats', '3', '--deals', '4'];
    const files = ['--out', out, '--log', join(folder, 'robin.jsonl')];
    const { code, out: shown } = await runArena([...words, '--deal-key', KEY, ...files]);
    expect(code).toBe(0);
    expect(shown).toContain('Ladder for 3 seats');
    const { ladders, duels, bots } = read(out);
    const makers: { readonly [name: string]: BotMaker<ChickenTypes> } = { uniform: random, 'plain:5': plain };
    const pairings = pairingsOf(Object.keys(makers), 3).map(([candidate, rival]) => {
      const config = { seats: 3, deals: 4, seed: 'arena', dealKey: KEY };
      const results = dealsPlayed(chicken, makers[candidate] ?? plain, makers[rival] ?? plain, config);
      return { candidate, rival, results };
    });
    const ladder = ladderOf(pairings, { seats: 3 });
    expect(duels).toHaveLength(2);
    expect(ladders).toEqual([
      {
        seats: 3,
        deals: 4,
        games: 24,
        anchor: null,
        rungs: ladder.map(({ name, elo }) => ({
          name,
          elo: { low: close(elo.low), mean: close(elo.mean), high: close(elo.high) },
        })),
      },
    ]);
    for (const { pace } of bots)
      expect(pace).toEqual([{ seats: 3, milliseconds: expect.any(Number), moves: expect.any(Number) }]);
    const paces = bots.flatMap(({ pace }) => pace);
    expect(paces.filter(({ milliseconds, moves }) => milliseconds > 0 && moves > 0)).toHaveLength(2);
  });

  it('resumes after kill -9, loses no deal and counts none twice', async () => {
    const words = ['chicken', '--candidates', 'plain:5', '--rival', 'uniform', '--deals', '40', '--threads', '2'];
    const [out, log] = [join(folder, 'killed.json'), join(folder, 'killed.jsonl')];
    const linesOf = () => (existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(1, -1) : []);

    const child = startArena([...words, '--unpaced', '--out', out, '--log', log]);
    const gone = new Promise((resolve) => child.on('close', resolve));
    while (linesOf().length < 5) await new Promise((resume) => setTimeout(resume, 5));
    child.kill('SIGKILL');
    await gone;
    const before = linesOf();
    const { dealKey: keyBefore }: { readonly dealKey: unknown } = JSON.parse(
      readFileSync(log, 'utf8').split('\n')[0] ?? '',
    );
    expect(keyBefore).toMatch(/^[0-9a-f]{32}$/);
    expect(before.length).toBeLessThan(40);
    expect(existsSync(out)).toBe(false);
    // A partly written line.
    appendFileSync(log, '{"seats":2,"candidate":"pla');

    const { code, err } = await runArena([...words, '--unpaced', '--out', out, '--log', log]);
    expect(code).toBe(0);
    expect(err).toContain(`resuming: ${before.length} of 40 deals are played`);
    // The log kept the deal key: the deals after the stop are of the same series.
    const [, dealKey = ''] = /--deal-key (\w+)/.exec(read(out).command) ?? [];
    expect(dealKey).toBe(keyBefore);
    const config = { seats: 2, deals: 40, seed: 'arena', dealKey };
    const { wins, games } = strengthOf(dealsPlayed(chicken, plain, random, config), 2);
    expect(read(out).duels).toEqual([
      expect.objectContaining({
        games,
        wins: { low: close(wins.low), mean: close(wins.mean), high: close(wins.high) },
      }),
    ]);
  });

  it('stops after the given time with the deals that all duels have finished, and states their number', async () => {
    // It checks the clock before each deal, so a deal in the log is enough to end with.
    const words = ['chicken', '--candidates', 'plain:1,lookAhead', '--rival', 'uniform', '--unpaced', '--minutes', '1'];
    const [out, log] = [join(folder, 'timed.json'), join(folder, 'timed.jsonl')];
    const child = startArena([...words, '--out', out, '--log', log]);
    while (!existsSync(log) || readFileSync(log, 'utf8') === '') await new Promise((resume) => setTimeout(resume, 10));
    child.kill('SIGKILL');
    const [head = ''] = readFileSync(log, 'utf8').split('\n');
    const line = (candidate: string, deal: number) =>
      JSON.stringify({ seats: 2, candidate, rival: 'uniform', deal, wins: 0.5, margin: 0 });
    const played = ['plain:1', 'lookAhead'].flatMap((candidate) => [0, 1, 2].map((deal) => line(candidate, deal)));
    writeFileSync(log, `${[head, ...played, line('plain:1', 4)].join('\n')}\n`);
    await run({ ...readCommand([...words, '--out', out, '--log', log], SITE.program), minutes: 0 }, SITE, {
      out() {},
      err() {},
    });
    const { command, duels } = read(out);
    expect(command).toContain(' --deals 3 ');
    expect(duels.map(({ deals }) => deals)).toEqual([3, 3]);
  });

  it('does not replay a deal that is in the log', async () => {
    const words = ['chicken', '--candidates', 'uniform', '--rival', 'plain:1', '--deals', '3', '--unpaced'];
    const [out, log] = [join(folder, 'kept.json'), join(folder, 'kept.jsonl')];
    const stopped = startArena([...words, '--deals', '100000', '--log', log]);
    while (!existsSync(log) || readFileSync(log, 'utf8') === '') await new Promise((resume) => setTimeout(resume, 10));
    stopped.kill('SIGKILL');
    const [head = ''] = readFileSync(log, 'utf8').split('\n');
    // Only wins: random moves would not give this result.
    const played = [0, 1, 2].map((deal) => ({
      seats: 2,
      candidate: 'uniform',
      rival: 'plain:1',
      deal,
      wins: 1,
      margin: -7,
    }));
    writeFileSync(log, `${[head, ...played.map((line) => JSON.stringify(line))].join('\n')}\n`);
    expect((await runArena([...words, '--out', out, '--log', log])).code).toBe(0);
    expect(read(out).duels[0]).toMatchObject({ wins: { mean: 1 }, pointsAhead: { mean: 7 } });
  });

  it("refuses another tournament's log, and stops if a bot fails", async () => {
    const words = ['chicken', '--candidates', 'uniform', '--rival', 'plain:1', '--deals', '3', '--unpaced'];
    const [out, log] = [join(folder, 'none.json'), join(folder, 'other.jsonl')];
    writeFileSync(log, '{"game":"chicken"}\n');
    const refused = await runArena([...words, '--out', out, '--log', log]);
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('expected the deals of this tournament')]);

    const { tournament } = readCommand([...words, '--deal-key', KEY], SITE.program);
    const ofKey = (isKeyFresh: boolean, dealKey: string) =>
      openLog(join(folder, 'key.jsonl'), {
        tournament: { ...tournament, dealKey },
        isKeyFresh,
        code: '',
        force: false,
      });
    ofKey(true, KEY).close();
    const other = 'f'.repeat(32);
    expect(ofKey(true, other).dealKey).toBe(KEY);
    expect(ofKey(false, KEY).dealKey).toBe(KEY);
    expect(() => ofKey(false, other)).toThrow('expected the deals of this tournament');

    const failing = join(folder, 'failing.mjs');
    writeFileSync(failing, `export default () => ({ chooseNow() { throw new Error('no idea'); } });`);
    const files = ['--out', out, '--log', join(folder, 'failing.jsonl')];
    const failed = await runArena(['chicken', '--candidates', failing, '--rival', 'uniform', '--unpaced', ...files]);
    expect([failed.code, failed.err]).toEqual([1, expect.stringContaining('no idea')]);
    expect(existsSync(out)).toBe(false);
  });
});
