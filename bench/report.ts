import type { Entrant } from './entrants.js';
import { type BotFigures, ITERATIONS, LIMIT } from './jobs/bot.js';
import { median, type Pace, type Tally } from './jobs/measure.js';
import type { MemoryFigures } from './jobs/memory.js';
import { type ServerFigures, STAGES } from './jobs/server.js';
import { machine, type NativePace } from './process.js';
import type { Size } from './size.js';

/** The ways to play that are measured. */
export type WayName =
  | 'inPlace'
  | 'inCompany'
  | 'applied'
  | 'withImmer'
  | 'withStructuredClone'
  | 'throughClient'
  | 'throughReducer';

export const WAYS: { readonly [Name in WayName]: string } = {
  inPlace: 'in place',
  inCompany: 'in place, all games loaded and run',
  applied: '`legalMoves` + `apply`, events and all',
  withStructuredClone: 'our rules on a `structuredClone`',
  withImmer: 'our rules inside immer',
  throughReducer: "boardgame.io's bare reducer",
  throughClient: "boardgame.io's client",
};

/** All results of one game. */
export interface Measured {
  readonly entrant: Entrant;
  readonly ways: ReadonlyMap<WayName, Pace>;
  readonly natives: readonly NativePace[];
  readonly server: ServerFigures;
  readonly bot: BotFigures;
  readonly memory: MemoryFigures;
}

/** The goal for the server, in moves per second. */
const SERVER_GOAL = 100_000;
/** The goal for `apply`, as a multiple of the pace of boardgame.io's client. */
const CLIENT_GOAL = 400;

/** Half the middle half of the values, as a share of the median. */
function spread(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return (at(0.75) - at(0.25)) / 2 / median(values);
}

/** The median pace of a way; `undefined` if it did not run. */
export function paceOf({ ways }: Measured, way: WayName): number | undefined {
  const pace = ways.get(way);
  return pace === undefined ? undefined : median(pace.rates);
}

/** The median pace of the C program. */
export function nativePaceOf({ natives }: Measured): number | undefined {
  const rates = natives.flatMap((pace) => ('rate' in pace ? [pace.rate] : []));
  return rates.length === 0 ? undefined : median(rates);
}

const percent = (share: number) => `${(100 * share).toFixed(share < 0.0995 ? 1 : 0)} %`;
const met = (good: boolean) => (good ? 'met' : '**missed**');
const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

/** Moves per second to three figures: 2.31 M, 48.9 k. */
export function rate(value: number): string {
  const [unit, scaled] = value >= 1e6 ? ['M', value / 1e6] : value >= 1e3 ? ['k', value / 1e3] : ['', value];
  return `${scaled >= 100 ? scaled.toFixed(0) : scaled.toPrecision(3)}${unit === '' ? '' : ` ${unit}`}`;
}

export function report(measured: readonly Measured[], sizes: readonly Size[]): string {
  return `# How fast, how big

${machine()}, ${new Date().toISOString().slice(0, 10)}. Written by \`npm run bench\`.

Every figure is the median of several rounds in clean processes that took turns, warmed up first; ± is half the middle
half. Time is processor time, which a busy machine distorts less than the clock; still, **compare only figures of one
run**, and look at the ratios. All play uniformly random legal moves. The goals are the project's own.

${measured.map(gameSection).join('\n')}
## Server

JSON text of a move in; parse, schema, \`whyNot\`, \`apply\` with the strong generator, the redacted events of every seat; JSON
text out, written once for all seats that get the same events; 100 tables at once. (\`apply\` calls \`whyNot\` a second
time.) Goal: ${rate(SERVER_GOAL)} moves/s.

${[
  row('game', 'moves/s', 'goal', ...STAGES),
  row(...Array<string>(3 + STAGES.length).fill('---')),
  ...measured.map(({ entrant, server }) =>
    row(
      entrant.id,
      `${rate(median(server.rates))} ± ${percent(spread(server.rates))}`,
      met(median(server.rates) >= SERVER_GOAL),
      ...STAGES.map((stage) => percent(server.shares[stage])),
    ),
  ),
].join('\n')}

As a game grows: microseconds a move in each third of a game, and mean bytes of JSON at its start, middle and end.

${[
  row('game', 'µs a move', 'state', 'view'),
  row('---', '---', '---', '---'),
  ...measured.map(({ entrant, server }) =>
    row(
      entrant.id,
      server.byThird.map((time) => time.toFixed(1)).join(', '),
      server.stateBytes.map(Math.round).join(', '),
      server.viewBytes.map(Math.round).join(', '),
    ),
  ),
].join('\n')}

## Bots

From positions spread over random games. *Random playouts*: \`view\`, \`determinize\`, play the world out at random. *Worlds*: by
\`determinize\`, then by the \`worlds\` of the game's bots. *Playouts*: whole games by the rules of thumb, at most 500 moves.
*Search*: milliseconds a move of the game's search with ${ITERATIONS} playouts, and how long it thinks beyond a limit of ${LIMIT} ms (median and
longest of 100 moves, by the clock).

${[
  row(
    'game',
    'random playouts/s',
    'of it imagining',
    'worlds/s',
    'refilled/s',
    '×',
    'playouts/s',
    'ms a move',
    'ms beyond',
  ),
  row(...Array<string>(9).fill('---')),
  ...measured.map(({ entrant, bot }) =>
    row(
      entrant.id,
      `${rate(median(bot.playouts))} ± ${percent(spread(bot.playouts))}`,
      percent(bot.imagining),
      rate(bot.worlds.determinize),
      rate(bot.worlds.refilled),
      (bot.worlds.refilled / bot.worlds.determinize).toFixed(1),
      rate(bot.heuristic),
      bot.search.toFixed(2),
      `${bot.overshoot.median.toFixed(2)}, ${bot.overshoot.longest.toFixed(1)}`,
    ),
  ),
].join('\n')}

A planner that has no undo copies a state and plays on the copy. *Copies*: of a state by \`rules.copy\`. *Steps*: a copy with one move
played on it. *\`apply\`*: the same step, checked, with events. *Outcomes*: moves whose \`chanceOutcomes\` are listed.

${[
  row('game', 'copies/s', 'steps/s', '`apply`/s', 'copies a playout', 'outcomes/s'),
  row(...Array<string>(6).fill('---')),
  ...measured.map(({ entrant, bot }) =>
    row(
      entrant.id,
      rate(bot.steps.copied),
      rate(bot.steps.played),
      rate(bot.steps.applied),
      (bot.steps.copied / bot.heuristic).toFixed(0),
      rate(bot.outcomes),
    ),
  ),
].join('\n')}

## Memory

The live heap in MB after the first, fifth and last tenth of a long run in one process, garbage collected. It stays
flat: a playout creates a draft, a list of moves and events, and the engine retains none of them.

${[
  row('game', 'games', 'heap'),
  row('---', '---', '---'),
  ...measured.map(({ entrant, memory }) =>
    row(
      entrant.id,
      memory.games.toLocaleString('en'),
      [0, 4, 9].map((tenth) => ((memory.heap[tenth] ?? 0) / 1e6).toFixed(2)).join(', '),
    ),
  ),
].join('\n')}

## Size

Minified and gzipped as a page would bundle it. The schemas bring along the parts of zod that they use, some 7 kB.

${[
  row('entry', 'kB', 'budget'),
  row('---', '---', '---'),
  ...sizes.map(({ entry, bytes, budget }) =>
    row(
      `\`${entry}\``,
      (bytes / 1000).toFixed(2),
      budget === undefined ? '' : `${budget / 1000} (${met(bytes <= budget)})`,
    ),
  ),
].join('\n')}
`;
}

function gameSection(game: Measured): string {
  const { entrant, ways, natives } = game;
  const nativeRate = nativePaceOf(game);
  const inPlace = paceOf(game, 'inPlace') ?? Number.NaN;
  const applied = paceOf(game, 'applied') ?? Number.NaN;
  const client = paceOf(game, 'throughClient');
  const ran = natives.find((pace) => 'rate' in pace);
  const skipped = natives.find((pace) => 'skipped' in pace);
  const mean = (tally: Pick<Tally, 'games' | 'moves'>) => tally.moves / tally.games;
  const lines = [`## ${entrant.id}, ${entrant.seats} seats`, ''];
  lines.push(row('way', 'moves/s', '×', 'games', 'moves', 'rounds', 'points', 'moves a game'));
  lines.push(row(...Array<string>(8).fill('---')));
  if (nativeRate !== undefined && ran !== undefined && 'tally' in ran) {
    const { games, moves } = ran.tally;
    lines.push(
      row(
        'hand-written C',
        rate(nativeRate),
        (nativeRate / inPlace).toFixed(1),
        games,
        moves,
        '',
        '',
        mean(ran.tally).toFixed(2),
      ),
    );
  }
  for (const [way, title] of Object.entries(WAYS)) {
    // The keys of WAYS are the names of ways.
    const pace = ways.get(way as WayName);
    if (pace === undefined) continue;
    const { games, moves, rounds, points } = pace.tally;
    const pacing = median(pace.rates);
    lines.push(
      row(
        title,
        `${rate(pacing)} ± ${percent(spread(pace.rates))}`,
        (pacing / inPlace).toPrecision(3),
        games,
        moves,
        rounds,
        points,
        mean(pace.tally).toFixed(2),
      ),
    );
  }
  lines.push('');
  if (skipped !== undefined && 'skipped' in skipped) lines.push(`- C is left out: ${skipped.skipped}.`);
  if (nativeRate !== undefined) {
    const share = inPlace / nativeRate;
    const goal = entrant.ofNative;
    lines.push(
      `- In place against C: 1/${(1 / share).toFixed(1)}; the goal of 1/${(1 / goal).toFixed(0)} is ${met(share >= goal)}.`,
    );
  }
  lines.push(
    `- \`apply\` against in place: 1/${(inPlace / applied).toFixed(1)}; the goal of 1/${(1 / entrant.ofInPlace).toFixed(0)} is ${met(applied / inPlace >= entrant.ofInPlace)}.`,
  );
  if (client !== undefined) {
    lines.push(
      `- \`apply\` against boardgame.io's client: ${(applied / client).toFixed(0)} times; the goal of ${CLIENT_GOAL} is ${met(applied / client >= CLIENT_GOAL)}.`,
    );
  }
  const tallies = (['inPlace', 'applied', 'inCompany'] as const)
    .flatMap((way) => ways.get(way)?.tally ?? [])
    .map((tally) => JSON.stringify(tally));
  lines.push(
    `- In place and \`apply\` did ${new Set(tallies).size === 1 ? 'the same work to the last point' : '**different work**'}.`,
  );
  const own = ways.get('inPlace')?.tally;
  if (own !== undefined && ran !== undefined && 'tally' in ran) {
    // Each turn plays the same games, so only a third of them counts for the error.
    const variance = own.squares / own.games - mean(own) ** 2;
    const error = Math.sqrt(variance / (own.games / natives.length) + variance / ran.tally.games);
    const off = (mean(own) - mean(ran.tally)) / error;
    lines.push(
      `- The mean numbers of moves per game here and in C differ by ${Math.abs(off).toFixed(1)} standard errors${Math.abs(off) > 4 ? ': **they do not play the same game**' : ''}.`,
    );
  }
  return `${lines.join('\n')}\n`;
}
