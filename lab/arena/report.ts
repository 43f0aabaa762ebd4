import type { GameTypes } from 'hencoop';
import { type GameBots, LEVELS, type LevelName, winsOf100 } from 'hencoop/bots';
import type { Output } from '../../tools/lib/files.js';
import { GAMES } from '../../tools/lib/games.js';
import type { Results as Calibration } from '../calibration/results.js';
import {
  boundsText,
  type DuelFigures,
  iterationsText,
  type Loaded,
  loadGame,
  paceText,
  percent,
  type Results,
} from '../inside.js';
import { finiteElo, ladderChart, type Point, reliabilityChart, strengthChart } from './chart.js';
import { goalsSection } from './goals.js';

/** A duel, and the tournament it is from. */
interface Entry {
  readonly duel: DuelFigures;
  readonly from: Results;
}

/** How far the Elo on the label of a level may be from the measured one. */
const TOLERANCE = 35;
/** The number of seats that every game has. */
const FEWEST = 2;
/** The yardstick of the labels and of the pictures. */
const YARDSTICK = 'heuristic';

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const code = (text: string) => `\`${text}\``;

/**
 * Writes docs/strength.md and its pictures from published results, with `closing` at its end. A level whose label is far from the measured one is a
 * problem.
 */
export async function strengthPage(
  output: Output,
  all: readonly Results[],
  calibrations: readonly Calibration[] = [],
  closing: readonly string[] = [],
  load = loadGame,
): Promise<void> {
  const sections: string[] = [];
  const played: Played[] = [];
  for (const id of GAMES) {
    const results = all.filter(({ game }) => game === id);
    if (results.length === 0) continue;
    const loaded = await load(id);
    played.push({ ...loaded, entries: latest(results) });
    sections.push(...gameSection(output, loaded, results));
    const calibration = calibrations.find(({ game }) => game === id);
    if (calibration !== undefined) sections.push(...calibrationSection(output, loaded, calibration));
  }
  if (played.length > 0) sections.unshift(...levelsAtAGlance(played), ...goalsSection(played));
  const none = ['Nothing has been published yet.', ''];
  output.file(
    'docs/strength.md',
    [...INTRODUCTION, ...(sections.length === 0 ? none : sections), ...closing].join('\n'),
  );
}

const INTRODUCTION = [
  '# Strength',
  '',
  'How well the bots play, as measured by `npm run lab -- arena`. Each table compares candidates with one rival. All play by what their',
  'seat may know, and nothing else: [law 12](laws.md#12-honesty-for-bots).',
  '',
  '- **Deals**: one candidate sits among rivals of one kind. Every deal is played as often as there are seats, with the candidate at',
  '  each seat in turn and the same cards and dice. A shared first place counts as a share of a win.',
  '- **Elo**: among `n` seats the candidate wins with probability `w / (w + n - 1)`, where `w = 10^(Elo / 400)`: a candidate at 0 wins',
  '  its equal share, and for two seats this is the usual Elo. Figures for different numbers of seats do not compare.',
  '- **Intervals** hold the truth in about 95 of 100 cases. The games of one deal count as one observation.',
  '- **Ladders** fit one Elo to every bot of a round robin: each seat of a table wins with a chance in proportion to `10^(Elo / 400)` of',
  '  its bot (Bradley-Terry, Luce). Each duel counts one more deal that all seats won alike.',
  '- **Playouts** are what decides a move, the same on every machine. **Milliseconds** are processor time on the machine named below',
  '  the tables, for moves with something to choose.',
  '- **Points ahead** is the score of the candidate compared with the average of its rivals; more is better, even where fewer points',
  '  win.',
  '- **Brier score**: `strong` plays itself, and states its chance to win with every move for which it searched. The score is the',
  '  average square of its error, with a standard error: 0 is perfect, and a bot that always says 1 / seats gets the last figure. In',
  '  the picture, a well-calibrated bot stays on the line; below it, the bot wins less often than it says. It expects rivals who play by',
  '  rules of thumb, and here they play as well as it does.',
  '',
];

/** A game with its duels. */
interface Played extends Loaded {
  readonly entries: readonly Entry[];
}

/** The Elo of the levels for two seats, as it was measured, or else as their labels say: all that most readers look for. */
function levelsAtAGlance(games: readonly Played[]): string[] {
  const duelOf = ({ entries }: Played, level: LevelName) =>
    entries.find(
      ({ duel: { seats, candidate, rival } }) => seats === FEWEST && candidate === level && rival === YARDSTICK,
    )?.duel;
  const eloOf = (game: Played, level: LevelName) => {
    const { elo, iterations } = game.bots.levels[level];
    const duel = duelOf(game, level);
    const measured = duel === undefined ? String(elo[FEWEST] ?? '') : boundsText(duel.elo, 0, duel.wins.mean);
    const playouts = iterations === 0 ? '' : `${iterations.toLocaleString('en-US')} playouts`;
    return [measured, playouts].filter((text) => text !== '').join(', ');
  };
  const winsOf = (game: Played, level: LevelName) => {
    const elo = game.bots.levels[level].elo[FEWEST];
    const wins = duelOf(game, level)?.wins;
    if (wins === undefined) return elo === undefined ? '' : String(winsOf100(elo, FEWEST));
    const [low, mean, high] = [wins.low, wins.mean, wins.high].map((share) => Math.round(100 * share));
    return `${mean} (${low} to ${high})`;
  };
  const table = (cellOf: (game: Played, level: LevelName) => string, missing: string) => [
    row('game', ...LEVELS.map(code)),
    row('---', ...LEVELS.map(() => '---:')),
    ...games.map((game) =>
      row(
        game.game.title,
        ...LEVELS.map((level) => (game.bots.levelNamesAt(FEWEST).includes(level) ? cellOf(game, level) : missing)),
      ),
    ),
    '',
  ];
  return [
    '## The levels at a glance',
    '',
    `For two players, in Elo: \`medium\` plays by the rules of thumb of its game, \`${YARDSTICK}\` in the tables below, which stand at 0;`,
    '`easy` makes the errors of a beginner; `strong` and `expert` look ahead, with more playouts for each move. A game offers `expert`',
    'at the numbers of seats where it is shown to play better than `strong`; elsewhere the tables below have what its playouts would',
    'bring, as `search`.',
    '',
    ...table(eloOf, 'not offered'),
    'Of 100 games for two against `medium`, a level wins:',
    '',
    ...table(winsOf, ''),
  ];
}

function gameSection(output: Output, { game, bots }: Loaded, results: readonly Results[]): string[] {
  const entries = latest(results);
  const page = [`## ${game.title}`, ''];
  const points = entries.flatMap(pointOf);
  if (points.length > 1) {
    const file = `strength-${game.id}.svg`;
    output.file(`docs/pictures/${file}`, strengthChart(`${game.title}: strength against time`, points));
    page.push(`![Elo against ${YARDSTICK} by milliseconds a move](pictures/${file})`, '');
  }
  for (const seats of sorted(entries.map(({ duel }) => duel.seats))) {
    for (const rival of new Set(entries.map(({ duel }) => duel.rival))) {
      const table = entries.filter(({ duel }) => duel.seats === seats && duel.rival === rival);
      if (table.length === 0) continue;
      page.push(`### ${seats} seats, against ${code(rival)}`, '', ...duelTable(table, bots), '');
      for (const { duel } of table) checkLabel(output, game.id, duel, bots);
    }
    checkExpert(
      output,
      game.id,
      seats,
      entries.map(({ duel }) => duel),
    );
  }
  const ladders = results.flatMap((one) => one.ladders);
  if (ladders.length > 0) {
    const file = `ladder-${game.id}.svg`;
    output.file(`docs/pictures/${file}`, ladderChart(`${game.title}: ladder`, ladders));
    page.push(
      '### Ladder',
      '',
      `![The bots of a round robin by Elo](pictures/${file})`,
      '',
      ...ladderTable(ladders),
      '',
    );
  }
  page.push('Played by:', '');
  for (const [machine, commands] of commandsByMachine(results)) {
    page.push('```sh', ...commands, '```', '', machine, '');
  }
  return page;
}

function calibrationSection(output: Output, { game }: Loaded, { machine, reliabilities }: Calibration): string[] {
  const file = `chances-${game.id}.svg`;
  output.file(`docs/pictures/${file}`, reliabilityChart(`${game.title}: the chance to win`, reliabilities));
  return [
    '### The chance to win',
    '',
    `![How often games were won, by the chance that the bot stated](pictures/${file})`,
    '',
    row('seats', 'matches', 'decisions', 'Brier score', 'of equal chances'),
    row('---:', '---:', '---:', '---:', '---:'),
    ...reliabilities.map(({ seats, matches, decisions, brier, brierError, blind }) =>
      row(
        String(seats),
        String(matches),
        decisions.toLocaleString('en'),
        `${brier.toFixed(3)} ± ${brierError.toFixed(3)}`,
        blind.toFixed(3),
      ),
    ),
    '',
    `\`npm run lab -- calibrate ${game.id}\`; ${machine}.`,
    '',
  ];
}

/** The tournaments of one machine and one version of the code, machine by machine. */
function commandsByMachine(results: readonly Results[]): ReadonlyMap<string, readonly string[]> {
  const commands = new Map<string, string[]>();
  for (const { command, environment } of results) {
    const { processor, cores, node, commit, date } = environment;
    const machine = `${processor}, ${cores} cores, Node ${node}; commit ${commit}, ${date}.`;
    commands.set(machine, [...(commands.get(machine) ?? []), command]);
  }
  return commands;
}

const sorted = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b);

/** The duels of all tournaments except round robins; of those between the same bots, the one with the most games. */
function latest(results: readonly Results[]): Entry[] {
  const best = new Map<string, Entry>();
  for (const from of results.filter(({ ladders }) => ladders.length === 0)) {
    for (const duel of from.duels) {
      const key = JSON.stringify([duel.seats, duel.candidate, duel.rival]);
      if ((best.get(key)?.duel.games ?? 0) <= duel.games) best.set(key, { duel, from });
    }
  }
  return [...best.values()].sort((a, b) => (b.duel.elo.mean ?? sign(b)) - (a.duel.elo.mean ?? sign(a)));
}

/** Stands for an infinite Elo. */
const sign = ({ duel }: Entry) => (duel.wins.mean > 0.5 ? 1e6 : -1e6);

/** The Elo on the label of a level; `undefined` for other bots, and for numbers of seats that have none. */
function labelOf(bots: GameBots<GameTypes>, { candidate, rival, seats }: DuelFigures): number | undefined {
  const level = LEVELS.find((name) => name === candidate);
  return level === undefined || rival !== YARDSTICK ? undefined : bots.levels[level].elo[seats];
}

function checkLabel(output: Output, game: string, duel: DuelFigures, bots: GameBots<GameTypes>): void {
  const label = labelOf(bots, duel);
  const { mean } = duel.elo;
  if (label === undefined || mean === null || Math.abs(label - mean) <= TOLERANCE) return;
  output.problem(
    `${game}: the label of ${duel.candidate} at ${duel.seats} seats says ${label}, measured is ${mean.toFixed(0)}; write that`,
  );
}

/** Reports an `expert` that is not shown to be above `strong`: in their duel, or over the yardstick if they had no duel. */
function checkExpert(output: Output, game: string, seats: number, all: readonly DuelFigures[]): void {
  const duels = all.filter((duel) => duel.seats === seats);
  const eloOf = (candidate: LevelName, rival: string) =>
    duels.find((duel) => duel.candidate === candidate && duel.rival === rival)?.elo;
  const [strong, expert] = [eloOf('strong', YARDSTICK), eloOf('expert', YARDSTICK)];
  const direct = eloOf('expert', 'strong');
  if (strong === undefined || expert === undefined) return;
  const isAbove =
    direct === undefined ? (expert.low ?? -Infinity) > (strong.high ?? Infinity) : (direct.low ?? -Infinity) > 0;
  if (isAbove) return;
  output.problem(`${game}: expert is not shown to be above strong at ${seats} seats; leave its Elo out`);
}

function duelTable(entries: readonly Entry[], bots: GameBots<GameTypes>): string[] {
  const labeled = entries.some(({ duel }) => labelOf(bots, duel) !== undefined);
  const head = ['candidate', 'playouts', 'ms a move', 'games', 'wins', 'Elo', 'points ahead'];
  const alignment = ['---', '---:', '---:', '---:', '---:', '---:', '---:'];
  return [
    row(...head, ...(labeled ? ['label'] : [])),
    row(...alignment, ...(labeled ? ['---:'] : [])),
    ...entries.map(({ duel, from }) =>
      row(
        code(duel.candidate),
        iterationsText(from, duel.candidate),
        paceText(from, duel.candidate, duel.seats),
        duel.games.toLocaleString('en'),
        percent(duel.wins.mean),
        boundsText(duel.elo, 0, duel.wins.mean),
        boundsText(duel.pointsAhead, 1),
        ...(labeled ? [String(labelOf(bots, duel) ?? '')] : []),
      ),
    ),
  ];
}

function ladderTable(ladders: Results['ladders']): string[] {
  return [
    row('seats', 'bot', 'Elo', 'games of all'),
    row('---:', '---', '---:', '---:'),
    ...ladders.flatMap(({ seats, games, rungs }) =>
      rungs.map(({ name, elo }) => row(String(seats), code(name), boundsText(elo), games.toLocaleString('en'))),
    ),
  ];
}

function pointOf({ duel, from }: Entry): Point[] {
  const elo = finiteElo(duel);
  const bot = from.bots.find(({ spec }) => spec === duel.candidate);
  const pace = bot?.pace.find(({ seats }) => seats === duel.seats);
  if (duel.rival !== YARDSTICK || elo === null || bot === undefined || pace === undefined) return [];
  const searches = bot.iterations !== null && bot.iterations > 0;
  const family = searches ? (duel.candidate.startsWith('plain:') ? 'plain' : 'search') : null;
  return [{ seats: duel.seats, name: duel.candidate, family, milliseconds: pace.milliseconds, elo }];
}
