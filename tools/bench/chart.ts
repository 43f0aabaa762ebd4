import { BUNDLERS, isRules } from './bundlers.js';
import { median } from './jobs/measure.js';
import { rate } from './report/format.js';
import { type BenchResults, type Measured, nativePaceOf, paceOf, serverRates, WAYS } from './results.js';
import { RUNTIME_WAYS } from './runtimes.js';

const WIDTH = 760;
const LABELS = 250;
/** The length of the longest bar; leaves room for its figure. */
const LONGEST = WIDTH - LABELS - 90;
const BAR = 16;
const GAP = 10;

/** A bar. Its series determines the color: 1 is this library, 0 the one it is compared with. */
interface Bar {
  readonly value: number;
  readonly series: 0 | 1 | 2 | 3;
}

interface Row {
  readonly label: string;
  readonly bars: readonly Bar[];
}

interface Group {
  readonly title: string;
  readonly rows: readonly Row[];
}

interface Chart {
  readonly title: string;
  readonly groups: readonly Group[];
  /** The names of the series, in order; omitted if the labels are enough. */
  readonly legend?: readonly string[];
  /** The start of a logarithmic scale; without it, the scale is linear from 0. */
  readonly logFrom?: number;
  readonly figure: (value: number) => string;
}

/** All charts, by name. */
export function charts(results: BenchResults): { readonly [name: string]: string } {
  return {
    playouts: draw(playouts(results)),
    server: draw(server(results)),
    bots: draw(bots(results)),
    runtimes: draw(runtimes(results)),
    sizes: draw(sizes(results)),
  };
}

/** Other ways to play, measured only for Chicken. */
const OTHERS = ['withStructuredClone', 'withImmer', 'throughReducer', 'throughClient'] as const;

function playouts({ games }: BenchResults): Chart {
  return {
    title: 'Random legal moves a second, on a logarithmic scale',
    logFrom: 1000,
    figure: rate,
    groups: games.map((game) => ({ title: `${game.entrant.id}, ${game.entrant.seats} seats`, rows: waysOf(game) })),
  };
}

function waysOf(game: Measured): Row[] {
  const rowOf = (label: string, value: number | undefined, series: Bar['series']): Row[] =>
    value === undefined ? [] : [{ label, bars: [{ value, series }] }];
  return [
    ...rowOf('hand-written C', nativePaceOf(game), 2),
    ...rowOf('hand-written JavaScript', paceOf(game, 'byHand'), 3),
    ...rowOf('Hencoop, in place', paceOf(game, 'inPlace'), 1),
    ...rowOf('Hencoop, legalMoves + apply', paceOf(game, 'applied'), 1),
    ...OTHERS.flatMap((way) => rowOf(WAYS[way].replaceAll('`', ''), paceOf(game, way), 0)),
  ];
}

/** One row for each game. */
const byGame = (games: readonly Measured[], bars: (game: Measured) => readonly Bar[]): Row[] =>
  games.map((game) => ({ label: game.entrant.id, bars: bars(game) }));

function server({ games }: BenchResults): Chart {
  return {
    title: 'Moves a second from JSON text to JSON text',
    figure: rate,
    groups: [
      {
        title: 'One check a move, and three checks (gray)',
        rows: byGame(games, (game) => [
          { value: median(serverRates(game)), series: 1 },
          { value: median(game.checksThrice), series: 0 },
        ]),
      },
    ],
  };
}

function bots({ games }: BenchResults): Chart {
  return {
    title: 'Worlds and playouts of bots a second, on a logarithmic scale',
    logFrom: 1000,
    figure: rate,
    groups: [
      {
        title: 'Imagined worlds: refilled, and by determinize (gray)',
        rows: byGame(games, ({ bot }) => [
          { value: bot.worlds.refilled, series: 1 },
          { value: bot.worlds.determinize, series: 0 },
        ]),
      },
      {
        title: 'Playouts: by the rules of thumb, and of a random game with view and determinize (gray)',
        rows: byGame(games, ({ bot }) => [
          { value: bot.heuristic, series: 1 },
          { value: median(bot.playouts), series: 0 },
        ]),
      },
    ],
  };
}

const SERIES = [0, 1, 2, 3] as const;

function runtimes({ games, runtimes: measuredIn }: BenchResults): Chart {
  const names = measuredIn.map(({ name }) => name);
  const rowsOf = (title: string): Row[] =>
    games.flatMap(({ entrant, runtimes: measured }) => {
      const rates = measured.find((one) => one.title === title)?.rates;
      if (rates === undefined) return [];
      const paces = names.map((name) => median(rates.get(name) ?? []));
      const [first = Number.NaN] = paces;
      return [{ label: entrant.id, bars: paces.map((pace, i) => ({ value: pace / first, series: SERIES[i] ?? 0 })) }];
    });
  return {
    title: `Pace as a share of that in ${names[0]}`,
    legend: names,
    figure: (value) => value.toFixed(2),
    groups: RUNTIME_WAYS.map(([, title]) => ({ title: title.replaceAll('`', ''), rows: rowsOf(title) })).filter(
      ({ rows }) => rows.length > 0,
    ),
  };
}

function sizes({ bundled }: BenchResults): Chart {
  const kilo = (value: number) => `${(value / 1000).toFixed(1)} kB`;
  const rowOf = ({ name, bytes }: BenchResults['bundled'][number]): Row => ({
    label: name.replace('hencoop/', ''),
    bars: bytes.map((value, i) => ({ value, series: SERIES[i + 1] ?? 0 })),
  });
  return {
    title: 'The download of a page, minified and gzipped',
    legend: ['', ...BUNDLERS],
    figure: kilo,
    groups: [
      {
        title: 'The rules of a game, and another library',
        rows: bundled.filter(({ name }) => isRules(name)).map(rowOf),
      },
      { title: 'Schemas and records', rows: bundled.filter(({ name }) => !isRules(name)).map(rowOf) },
    ],
  };
}

/** A picture in progress; `y` is the next free place from the top. */
interface Canvas {
  readonly parts: string[];
  y: number;
}

function draw(chart: Chart): string {
  const { title, groups, logFrom, figure } = chart;
  const values = groups.flatMap(({ rows }) => rows.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const most = Math.max(...values);
  const length = (value: number) =>
    LONGEST * (logFrom === undefined ? value / most : Math.log(value / logFrom) / Math.log(most / logFrom));
  const canvas: Canvas = { parts: [`<text class="title" x="20" y="32">${title}</text>`], y: 44 };
  drawLegend(canvas, chart.legend ?? []);
  for (const group of groups) drawGroup(canvas, group, figure, length);
  return picture(title, canvas.y + 10, canvas.parts);
}

function drawLegend(canvas: Canvas, legend: readonly string[]): void {
  let x = 20;
  for (const [series, name] of legend.entries()) {
    if (name === '') continue;
    canvas.parts.push(`<rect class="s${series}" x="${x}" y="${canvas.y}" width="12" height="12" rx="2"/>`);
    canvas.parts.push(`<text class="small" x="${x + 18}" y="${canvas.y + 11}">${name}</text>`);
    x += 50 + 7 * name.length;
  }
  if (legend.length > 0) canvas.y += 14;
}

function drawGroup(
  canvas: Canvas,
  { title, rows }: Group,
  figure: Chart['figure'],
  length: (value: number) => number,
): void {
  const { parts } = canvas;
  canvas.y += 26;
  parts.push(`<text class="heading" x="20" y="${canvas.y}">${title}</text>`);
  canvas.y += 12;
  for (const { label, bars } of rows) {
    const middle = canvas.y + (bars.length * BAR) / 2 + 5;
    parts.push(`<text class="label" x="${LABELS - 10}" y="${middle}">${label}</text>`);
    for (const { value, series } of bars) {
      const width = Math.max(2, length(value)).toFixed(1);
      const end = (LABELS + Number(width) + 7).toFixed(1);
      parts.push(
        `<rect class="s${series}" x="${LABELS}" y="${canvas.y + 1}" width="${width}" height="${BAR - 2}" rx="2"/>`,
        `<text class="small" x="${end}" y="${canvas.y + BAR - 4}">${figure(value)}</text>`,
      );
      canvas.y += BAR;
    }
    canvas.y += GAP;
  }
}

function picture(title: string, height: number, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${title}">
<style>
text { font: 14px system-ui, sans-serif; fill: #24292f }
.paper { fill: #fff; stroke: #d0d7de }
.title { font-weight: 600; font-size: 16px }
.heading { font-weight: 600 }
.label { text-anchor: end }
.small { font-size: 12px }
.s0 { fill: #6e7781 }
.s1 { fill: #c77700 }
.s2 { fill: #2f6f9f }
.s3 { fill: #5a7d2a }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3 }
.paper { fill: #0d1117; stroke: #30363d }
.s0 { fill: #8b949e }
.s1 { fill: #f0a030 }
.s2 { fill: #58a6d6 }
.s3 { fill: #8fbf4d }
}
</style>
<rect class="paper" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="8"/>
${parts.join('\n')}
</svg>
`;
}
