import { DOMParser } from '@xmldom/xmldom';
import { LEVELS } from 'hencoop/bots';
import { describe, expect, it } from 'vitest';
import { arenaPage } from '../arena/report.js';
import { codeVersion } from '../arena/results.js';
import { type DuelFigures, type Loaded, loadGame, type TournamentResults } from '../inside.js';

const around = (mean: number, width: number) => ({ low: mean - width, mean, high: mean + width });

const duel = (candidate: string, elo: DuelFigures['elo'], more: Partial<DuelFigures> = {}): DuelFigures => ({
  seats: 2,
  candidate,
  rival: 'heuristic',
  deals: 600,
  games: 1200,
  wins: around(0.68, 0.02),
  elo,
  pointsAhead: around(-0.04, 1.5),
  ...more,
});

const results: TournamentResults = {
  game: 'chicken',
  rulesVersion: 1,
  command: 'npm run lab -- arena chicken --candidates search:30',
  environment: { commit: 'abc', code: 'def', date: '2020-02-02', node: '20.0.0', processor: 'A processor', cores: 2 },
  bots: [
    { spec: 'search:30', iterations: 30, pace: [{ seats: 2, milliseconds: 0.44, moves: 300 }] },
    { spec: 'search:300', iterations: 300, pace: [{ seats: 2, milliseconds: 4.21, moves: 300 }] },
    { spec: 'uniform', iterations: null, pace: [{ seats: 2, milliseconds: 0.02, moves: 300 }] },
    { spec: 'heuristic', iterations: 0, pace: [] },
  ],
  duels: [
    duel('search:30', around(131, 35)),
    duel('search:300', around(190.4, 30)),
    duel(
      'uniform',
      { low: null, mean: null, high: -700 },
      {
        wins: { low: 0, mean: 0, high: 0.01 },
        pointsAhead: { low: null, mean: -12.34, high: null },
      },
    ),
  ],
  ladders: [],
};

const ladder: TournamentResults = {
  ...results,
  command: 'npm run lab -- arena chicken --round-robin',
  duels: [duel('easy', around(-900, 9))],
  ladders: [
    {
      seats: 4,
      deals: 10,
      games: 480,
      anchor: 'heuristic',
      rungs: [
        { name: 'strong', elo: around(120, 30) },
        { name: 'heuristic', elo: around(0, 0) },
      ],
    },
  ],
};

async function written(all: readonly TournamentResults[], load?: (id: string) => Promise<Loaded>) {
  const files = new Map<string, string>();
  const problems: string[] = [];
  const output = {
    file: (path: string, text: string) => files.set(path, text),
    allOf: () => {},
    problem: (text: string) => problems.push(text),
  };
  await arenaPage(output, all, load);
  return { files, problems, page: files.get('lab/arena/RESULTS.md') ?? '' };
}

describe('the page of the arena', () => {
  it('has a row for every candidate, strongest first, and the command to play it again', async () => {
    const { page, problems } = await written([results]);
    expect(page.split('\n').filter((line) => line.startsWith('| `'))).toEqual([
      '| `search:300` | 300 | 4.2 | 1,200 | 68.0 % | +190 (+160 to +220) | 0.0 (-1.5 to +1.5) |',
      '| `search:30` | 30 | 0.4 | 1,200 | 68.0 % | +131 (+96 to +166) | 0.0 (-1.5 to +1.5) |',
      '| `uniform` |  | < 0.1 | 1,200 | 0.0 % | -∞ (-∞ to -700) | -12.3 (-∞ to ∞) |',
    ]);
    expect(page).toContain('### 2 seats, against `heuristic`');
    expect(page).toContain('```sh\nnpm run lab -- arena chicken --candidates search:30\n```');
    expect(page).toContain('A processor, 2 cores, Node 20.0.0; commit abc, 2020-02-02.');
    expect(problems).toEqual([]);
  });

  it('shows the duel with the most games if the same bots have played twice', async () => {
    const small = { ...results, duels: [duel('search:30', around(900, 90), { games: 10 })] };
    for (const all of [
      [small, results],
      [results, small],
    ]) {
      expect((await written(all)).page).not.toContain('+900');
    }
  });

  it("shows a level's stated Elo, and reports it if it is off by more than 35", async () => {
    const level = (elo: number) => ({ iterations: 30, elo: { 2: elo } });
    const labeled = async (id: string): Promise<Loaded> => {
      const { game } = await loadGame(id);
      const levels = { easy: level(-300), medium: level(0), strong: level(150), expert: level(200) };
      // The page reads only the levels.
      return { game, bots: { levels, levelNamesAt: () => LEVELS } as unknown as Loaded['bots'] };
    };
    const duels = [duel('strong', around(184, 20)), duel('expert', around(236, 20)), duel('search:30', around(1, 1))];
    const { page, problems } = await written([{ ...results, duels }], labeled);
    expect(page).toMatch(/\| `strong` .* \| 150 \|/);
    expect(page).toMatch(/\| `search:30` .* \| {2}\|/);
    expect(problems).toEqual(['chicken: the label of expert at 2 seats says 200; change it to 236, as measured']);
    const close = [duel('strong', around(160, 20)), duel('expert', around(190, 20))];
    expect((await written([{ ...results, duels: close }], labeled)).problems).toEqual([
      'chicken: expert is not clearly above strong at 2 seats; leave its Elo out',
    ]);
    const above = duel('expert', around(30, 20), { rival: 'strong' });
    expect((await written([{ ...results, duels: [...close, above] }], labeled)).problems).toEqual([]);
    const even = duel('expert', around(10, 20), { rival: 'strong' });
    expect((await written([{ ...results, duels: [...duels, even] }], labeled)).problems).toContain(
      'chicken: expert is not clearly above strong at 2 seats; leave its Elo out',
    );
  });

  it('shows ladders, and leaves their duels out', async () => {
    const { page, files } = await written([results, ladder]);
    expect(page).toContain('| 4 | `strong` | +120 (+90 to +150) | 480 |');
    expect(page).not.toContain('-900');
    expect(page).toContain('npm run lab -- arena chicken --round-robin');
    expect([...files.keys()].sort()).toEqual([
      'lab/arena/RESULTS.md',
      'lab/arena/pictures/ladder-chicken.svg',
      'lab/arena/pictures/strength-chicken.svg',
    ]);
  });

  it('draws every finite figure, in pictures that parse', async () => {
    const { files } = await written([results, ladder]);
    for (const [file, text] of files) {
      if (!file.endsWith('.svg')) continue;
      const document = new DOMParser().parseFromString(text, 'image/svg+xml');
      expect(document.documentElement?.tagName).toBe('svg');
      expect(text).not.toMatch(/NaN|Infinity|undefined/);
      expect(document.getElementsByTagName('circle')).toHaveLength(2);
    }
    const picture = files.get('lab/arena/pictures/strength-chicken.svg') ?? '';
    expect(picture).toContain('search:300 at 2 seats 190 Elo at 4.2 ms');
    expect(picture).not.toContain('uniform');
  });
});

describe('codeVersion', () => {
  it('changes with the game and how its levels play, not with their stated Elo', async () => {
    const { game, bots } = await loadGame('chicken');
    const { strong } = bots.levels;
    const withStrong = (level: typeof strong) =>
      codeVersion([{ game, bots: { ...bots, levels: { ...bots.levels, strong: level } } }]);
    const version = codeVersion([{ game, bots }]);
    expect(version).toMatch(/^[0-9a-f]{10}$/);
    expect(withStrong({ ...strong, elo: { 2: 1 } })).toBe(version);
    expect(withStrong({ ...strong, iterations: strong.iterations + 1 })).not.toBe(version);
    expect(codeVersion([await loadGame('crazy-chicken')])).not.toBe(version);
  });
});
