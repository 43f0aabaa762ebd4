import { BUNDLERS, type Bundled, CHESS, isRules } from './bundlers.js';
import type { Entrant } from './entrants.js';
import { type BotFigures, ITERATIONS, LIMIT } from './jobs/bot.js';
import { median, type Pace, type Tally } from './jobs/measure.js';
import type { MemoryFigures } from './jobs/memory.js';
import { type ServerFigures, STAGES } from './jobs/server.js';
import { machine, type NativePace } from './process.js';
import type { InRuntimes, MeasuredRuntime } from './runtimes.js';
import type { Size } from './size.js';

/** The ways to play that are measured. */
export type WayName =
  | 'byHand'
  | 'inPlace'
  | 'inCompany'
  | 'applied'
  | 'withImmer'
  | 'withStructuredClone'
  | 'throughClient'
  | 'throughReducer';

export const WAYS: { readonly [Name in WayName]: string } = {
  byHand: 'hand-written JavaScript, same JSON',
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
  /** Servers with the game's wire, by turn. */
  readonly servers: readonly ServerFigures[];
  /** Moves per second of servers with `JSON.parse` and `JSON.stringify`: one that checks each move once, one that does so three times. */
  readonly checksOnce: readonly number[];
  readonly checksThrice: readonly number[];
  readonly bot: BotFigures;
  readonly memory: MemoryFigures;
  readonly runtimes: readonly InRuntimes[];
}

/** All that was measured in one run. */
export interface Results {
  readonly games: readonly Measured[];
  readonly sizes: readonly Size[];
  readonly bundled: readonly Bundled[];
  readonly runtimes: readonly MeasuredRuntime[];
}

/** The goal for the server, in moves per second. */
export const SERVER_GOAL = 100_000;
/** The goal for a server with the game's wire, as a multiple of the pace of one without that checks three times. */
const WIRE_GOALS = { others: 1.4, 'crazy-chicken': 2, 'blind-chicken-extreme': 2 };
/** The goal for `apply`, as a multiple of the pace of boardgame.io's client. */
const CLIENT_GOAL = 400;

function wireGoal({ id }: Entrant): number {
  return id === 'crazy-chicken' || id === 'blind-chicken-extreme' ? WIRE_GOALS[id] : WIRE_GOALS.others;
}

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

const kilo = (bytes: number) => (bytes / 1000).toFixed(2);

/** Moves per second to three figures: 2.31 M, 48.9 k. */
export function rate(value: number): string {
  const [unit, scaled] = value >= 1e6 ? ['M', value / 1e6] : value >= 1e3 ? ['k', value / 1e3] : ['', value];
  return `${scaled >= 100 ? scaled.toFixed(0) : scaled.toPrecision(3)}${unit === '' ? '' : ` ${unit}`}`;
}

/** A figure that has a goal, as text. */
interface Goal {
  readonly what: string;
  readonly measured: string;
  readonly goal: string;
  readonly isMet: boolean;
}

const part = (share: number, digits = 0) => `1/${(1 / share).toFixed(digits)}`;

function pacingGoals(game: Measured): Goal[] {
  const { entrant } = game;
  const native = nativePaceOf(game);
  const inPlace = paceOf(game, 'inPlace') ?? Number.NaN;
  const applied = paceOf(game, 'applied') ?? Number.NaN;
  const client = paceOf(game, 'throughClient');
  const share = (what: string, value: number, goal: number): Goal => ({
    what,
    measured: part(value, 1),
    goal: part(goal),
    isMet: value >= goal,
  });
  const goals = [share('`apply` against in place', applied / inPlace, entrant.ofInPlace)];
  if (native !== undefined) goals.unshift(share('in place against C', inPlace / native, entrant.ofNative));
  if (client !== undefined) {
    goals.push({
      what: "`apply` against boardgame.io's client",
      measured: `${(applied / client).toFixed(0)} times`,
      goal: `${CLIENT_GOAL}`,
      isMet: applied / client >= CLIENT_GOAL,
    });
  }
  return goals;
}

/** The moves per second of servers with the game's wire. */
export const wireRates = ({ servers }: Measured) => servers.flatMap(({ rates }) => rates);

/** How many times as fast a server is with the game's wire, and one that only leaves out two of three checks. */
const withWire = (game: Measured) => median(wireRates(game)) / median(game.checksThrice);
const withOneCheck = (game: Measured) => median(game.checksOnce) / median(game.checksThrice);

function serverGoals(game: Measured): Goal[] {
  const pacing = median(wireRates(game));
  const goal = wireGoal(game.entrant);
  return [
    { what: 'the server, moves/s', measured: rate(pacing), goal: rate(SERVER_GOAL), isMet: pacing >= SERVER_GOAL },
    {
      what: 'the server, against one that checks thrice',
      measured: withWire(game).toFixed(2),
      goal: String(goal),
      isMet: withWire(game) >= goal,
    },
  ];
}

function sizeGoals({ sizes, bundled }: Results): Goal[] {
  const chess = bundled.find(({ name }) => name === CHESS)?.bytes[0] ?? 0;
  const games = bundled.filter(({ name }) => isRules(name) && name !== CHESS);
  return [
    ...sizes.flatMap(({ entry, bytes, budget }): Goal[] =>
      budget === undefined
        ? []
        : [{ what: `\`${entry}\`, kB`, measured: kilo(bytes), goal: `${budget / 1000}`, isMet: bytes <= budget }],
    ),
    ...games.map(
      ({ name, bytes: [bytes = 0] }): Goal => ({
        what: `\`${name}\` against ${CHESS}, kB`,
        measured: kilo(bytes),
        goal: kilo(chess),
        isMet: bytes < chess,
      }),
    ),
  ];
}

/** Every goal that this run misses. */
function missed(results: Results): string {
  const inGames = results.games.flatMap((game) =>
    [...pacingGoals(game), ...serverGoals(game)].map((goal) => ({ ...goal, what: `${game.entrant.id}: ${goal.what}` })),
  );
  const all = [...inGames, ...sizeGoals(results)];
  const lines = all
    .filter(({ isMet }) => !isMet)
    .map(({ what, measured, goal }) => `- ${what}: ${measured}; the goal is ${goal}.`);
  return `Of ${all.length} goals, ${all.length - lines.length} are met. These are missed:\n\n${lines.join('\n')}`;
}

/** The chart of a section, with a text for those who do not see it. */
const picture = (name: string, text: string) => `![${text}](charts/${name}.svg)`;

export function report(results: Results): string {
  const { games: measured, sizes, bundled } = results;
  return `# How fast, how big

${machine()}, ${new Date().toISOString().slice(0, 10)}. Written by \`npm run bench\`.

Every figure is the median of several rounds in clean processes that took turns, warmed up first; ± is half the middle
half. Time is processor time, which a busy machine distorts less than the clock; still, **compare only figures of one
run**, and look at the ratios. All play uniformly random legal moves. The goals are the project's own.
[What the figures mean](../docs/speed.md) says which of them matter for a page, a server and a bot.

## Missed goals

${missed(results)}

## Playouts

*Hand-written JavaScript* is an engine of one file for Chicken and one for Chicken Roundup, on the same JSON tables and the same chance: no
events, no reasons, no views, no options, nothing checked. It plays the same games, move by move. *×* is the pace in place.

${picture('playouts', 'Moves a second of every game in C, by hand, in place and with events, and of other engines')}

${measured.map(gameSection).join('\n')}
## Server

JSON text of a move in; \`tryApply\` with the strong generator; the redacted events of every seat as JSON text out, as bytes, and once
for all seats that get the same events; 100 tables at once. The text is read and written by the game's wire. *Once*: by \`JSON.parse\`
and \`JSON.stringify\`. *Thrice*: the same by a server that first asks the schema, and then \`whyNot\`, though \`tryApply\` takes any
value and says what is wrong with it. *×* is the pace of thrice. Goals: ${rate(SERVER_GOAL)} moves/s, and ${WIRE_GOALS.others} times as
many as thrice, ${WIRE_GOALS['crazy-chicken']} times in Crazy Chicken and Blind Chicken Extreme.

${picture('server', 'Moves a second that a server answers, by game')}

${[
  row('game', 'moves/s', '×', 'once', '×', 'thrice', 'goal of the pace', 'goal of ×', ...STAGES),
  row(...Array<string>(8 + STAGES.length).fill('---')),
  ...measured.map((game) => {
    const { entrant, servers, checksOnce, checksThrice } = game;
    const rates = wireRates(game);
    return row(
      entrant.id,
      `${rate(median(rates))} ± ${percent(spread(rates))}`,
      withWire(game).toFixed(2),
      rate(median(checksOnce)),
      withOneCheck(game).toFixed(2),
      rate(median(checksThrice)),
      ...serverGoals(game).map(({ isMet }) => met(isMet)),
      ...STAGES.map((stage) => percent(median(servers.map(({ shares }) => shares[stage])))),
    );
  }),
].join('\n')}

As a game grows: microseconds a move in each third of a game, and mean bytes of JSON at its start, middle and end.

${[
  row('game', 'µs a move', 'state', 'view'),
  row('---', '---', '---', '---'),
  ...measured.map(({ entrant, servers }) => {
    const medians = (of: (figures: ServerFigures) => readonly number[]) =>
      [0, 1, 2].map((third) => median(servers.map((figures) => of(figures)[third] ?? 0)));
    return row(
      entrant.id,
      medians(({ byThird }) => byThird)
        .map((time) => time.toFixed(1))
        .join(', '),
      medians(({ stateBytes }) => stateBytes)
        .map(Math.round)
        .join(', '),
      medians(({ viewBytes }) => viewBytes)
        .map(Math.round)
        .join(', '),
    );
  }),
].join('\n')}

## Bots

From positions spread over random games. *Random playouts*: \`view\`, \`determinize\`, play the world out at random. *Worlds*: by
\`determinize\`, then by the \`worlds\` of the game's bots. *Playouts*: whole games by the rules of thumb, at most 500 moves.
*Search*: milliseconds a move of the game's search with ${ITERATIONS} playouts, and how long it thinks beyond a limit of ${LIMIT} ms (median and
longest of 100 moves, by the clock).

${picture('bots', 'Imagined worlds and playouts a second, by game')}

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

${runtimesSection(results)}
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

Minified and gzipped as a page would bundle it, in kB. The schemas bring along the parts of zod that they use, some 7 kB.

${picture('sizes', 'What a page downloads of every game by three bundlers, and of chess.js')}

By three bundlers, from the built package:

${[
  row('entry', ...BUNDLERS),
  row(...Array<string>(1 + BUNDLERS.length).fill('---')),
  ...bundled.map(({ name, bytes }) => row(`\`${name}\``, ...bytes.map(kilo))),
].join('\n')}

Every entry point, from the source, by esbuild:

${[
  row('entry', 'kB', 'budget'),
  row('---', '---', '---'),
  ...sizes.map(({ entry, bytes, budget }) =>
    row(`\`${entry}\``, kilo(bytes), budget === undefined ? '' : `${budget / 1000} (${met(bytes <= budget)})`),
  ),
].join('\n')}
`;
}

function runtimesSection({ games, runtimes }: Results): string {
  const [base, ...others] = runtimes;
  if (base === undefined) return '## Runtimes\n\n`test/packed/package.json` names no runtime for this machine.\n';
  const isSame = games.every((game) => game.runtimes.every((way) => way.isSame));
  return `## Runtimes

${runtimes.map(({ name, version }) => `${name.split(' ')[0]} ${version}`).join(', ')}. The same programs in each, in turns; fewer rounds than above, so compare only within this table. In
brackets the share of the pace in ${base.name}. ${isSame ? 'All runtimes did the same work to the last point.' : '**The runtimes did different work.**'}
[Why Bun is slower](../docs/benchmarks.md#why-bun-is-slower).

${picture('runtimes', `The pace in every runtime, as a share of that in ${base.name}`)}

${[
  row('game', 'way', ...runtimes.map(({ name }) => name)),
  row(...Array<string>(2 + runtimes.length).fill('---')),
  ...games.flatMap((game) =>
    game.runtimes.map(({ title, rates }) => {
      const pace = (name: string) => median(rates.get(name) ?? []);
      const shares = others.map(({ name }) => `${rate(pace(name))} (${(pace(name) / pace(base.name)).toFixed(2)})`);
      return row(game.entrant.id, title, rate(pace(base.name)), ...shares);
    }),
  ),
].join('\n')}
`;
}

function gameSection(game: Measured): string {
  const { entrant, ways, natives } = game;
  const nativeRate = nativePaceOf(game);
  const inPlace = paceOf(game, 'inPlace') ?? Number.NaN;
  const ran = natives.find((pace) => 'rate' in pace);
  const skipped = natives.find((pace) => 'skipped' in pace);
  const mean = (tally: Pick<Tally, 'games' | 'moves'>) => tally.moves / tally.games;
  const lines = [`### ${entrant.id}, ${entrant.seats} seats`, ''];
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
  for (const { what, measured, goal, isMet } of pacingGoals(game)) {
    const [first = '', ...rest] = what;
    lines.push(`- ${first.toUpperCase()}${rest.join('')}: ${measured}; the goal of ${goal} is ${met(isMet)}.`);
  }
  const byHand = paceOf(game, 'byHand');
  if (byHand !== undefined) lines.push(`- In place against hand-written JavaScript: ${part(inPlace / byHand, 2)}.`);
  const tallies = (['inPlace', 'applied', 'inCompany', 'byHand'] as const)
    .flatMap((way) => ways.get(way)?.tally ?? [])
    .map((tally) => JSON.stringify(tally));
  lines.push(
    `- ${byHand === undefined ? 'In place and `apply`' : 'In place, `apply` and the engine written by hand'} did ${new Set(tallies).size === 1 ? 'the same work to the last point' : '**different work**'}.`,
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
