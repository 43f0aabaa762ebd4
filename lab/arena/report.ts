import type { GameTypes } from 'hencoop';
import { type GameBots, LEVELS, type LevelName } from 'hencoop/bots';
import type { Output } from '../../tools/lib/files.js';
import { GAMES } from '../../tools/lib/games.js';
import {
  boundsText,
  type DuelFigures,
  iterationsText,
  type Loaded,
  loadGame,
  paceText,
  percent,
  type TournamentResults,
} from '../inside.js';
import { finiteElo, ladderChart, type Point, strengthChart } from './chart.js';

/** A duel and its tournament. */
interface Entry {
  readonly duel: DuelFigures;
  readonly from: TournamentResults;
}

/** The maximum difference between a level's stated Elo and the measured one. */
const TOLERANCE = 35;
/** The rival that has Elo 0 in labels and pictures. */
const YARDSTICK = 'heuristic';

const FOLDER = 'lab/arena';

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const code = (text: string) => `\`${text}\``;

/** Writes the arena's page and pictures. Reports each level whose stated Elo is far from the measured one. */
export async function arenaPage(
  output: Output,
  all: readonly TournamentResults[],
  load: (id: string) => Promise<Loaded> = loadGame,
): Promise<void> {
  const sections: string[] = [];
  for (const id of GAMES) {
    const results = all.filter(({ game }) => game === id);
    if (results.length > 0) sections.push(...gameSection(output, await load(id), results));
  }
  output.file(`${FOLDER}/RESULTS.md`, [...INTRODUCTION, ...sections].join('\n'));
}

const INTRODUCTION = [
  '# Tournaments',
  '',
  'Each table compares candidates with one rival. [The arena](README.md) explains how they play, and how strength is stated.',
  '',
  '- **Elo** is 0 for a candidate that wins its equal share. Figures for different numbers of seats are not comparable.',
  '- **Intervals** are 95 % confidence intervals. The games of one deal count as one observation.',
  "- **Playouts** are the bot's budget for a move, and repeatable. **Milliseconds** are processor time on the machine named below the",
  '  tables, for moves with a choice.',
  "- **Points ahead** compares the candidate's score with its rivals' average; more is better, even where fewer points win.",
  '- **Label** is the Elo that the packages state for a level.',
  '',
];

function gameSection(output: Output, { game, bots }: Loaded, results: readonly TournamentResults[]): string[] {
  const entries = latest(results);
  const page = [`## ${game.title}`, ''];
  const points = entries.flatMap(pointOf);
  if (points.length > 1) {
    const file = `strength-${game.id}.svg`;
    output.file(`${FOLDER}/pictures/${file}`, strengthChart(`${game.title}: strength against time`, points));
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
    output.file(`${FOLDER}/pictures/${file}`, ladderChart(`${game.title}: ladder`, ladders));
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

/** The commands of all tournaments, by machine and version of the code. */
function commandsByMachine(results: readonly TournamentResults[]): ReadonlyMap<string, readonly string[]> {
  const commands = new Map<string, string[]>();
  for (const { command, environment } of results) {
    const { processor, cores, node, commit, date } = environment;
    const machine = `${processor}, ${cores} cores, Node ${node}; commit ${commit}, ${date}.`;
    commands.set(machine, [...(commands.get(machine) ?? []), command]);
  }
  return commands;
}

const sorted = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b);

/** All duels outside round robins; between the same bots, only the one with the most games. */
function latest(results: readonly TournamentResults[]): Entry[] {
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

/** The stated Elo of a level; `undefined` for other bots, and for numbers of seats without one. */
function labelOf(bots: GameBots<GameTypes>, { candidate, rival, seats }: DuelFigures): number | undefined {
  const level = LEVELS.find((name) => name === candidate);
  return level === undefined || rival !== YARDSTICK ? undefined : bots.levels[level].elo[seats];
}

function checkLabel(output: Output, game: string, duel: DuelFigures, bots: GameBots<GameTypes>): void {
  const label = labelOf(bots, duel);
  const { mean } = duel.elo;
  if (label === undefined || mean === null || Math.abs(label - mean) <= TOLERANCE) return;
  output.problem(
    `${game}: the label of ${duel.candidate} at ${duel.seats} seats says ${label}; change it to ${mean.toFixed(0)}, as measured`,
  );
}

/** Reports an `expert` that is not clearly above `strong` in their duel or, without one, in duels with the yardstick. */
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
  output.problem(`${game}: expert is not clearly above strong at ${seats} seats; leave its Elo out`);
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

function ladderTable(ladders: TournamentResults['ladders']): string[] {
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
