import type { Reliability } from '../calibration/judge.js';
import { type DuelFigures, milliseconds, type TournamentResults } from '../inside.js';
import { type Area, placedLabels } from './labels.js';

const WIDTH = 760;
/** The classes of the series, a color for each number of seats. */
const SERIES = ['a', 'b', 'c', 'd'];

const STYLE = `<style>
text { font: 13px system-ui, sans-serif; fill: #24292f }
.paper { fill: #fff; stroke: #d0d7de }
.title { font-weight: 600; font-size: 15px }
.end { text-anchor: end }
.tick { font-size: 11px; fill: #57606a }
.middle { text-anchor: middle }
.name { font-size: 11px; paint-order: stroke; stroke: #fff; stroke-width: 3px; stroke-linejoin: round }
.grid { stroke: #d0d7de }
.zero { stroke: #57606a; stroke-dasharray: 4 3 }
.tie { stroke: #8c959f; stroke-width: 0.75 }
.path { fill: none; stroke-width: 2 }
.bar { stroke-width: 1.5 }
.a { stroke: #c77700 } .dot.a, .key.a { fill: #c77700; stroke: none }
.b { stroke: #2f6f9f } .dot.b, .key.b { fill: #2f6f9f; stroke: none }
.c { stroke: #3f8f4f } .dot.c, .key.c { fill: #3f8f4f; stroke: none }
.d { stroke: #9a4f96 } .dot.d, .key.d { fill: #9a4f96; stroke: none }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3 }
.paper { fill: #0d1117; stroke: #30363d }
.tick { fill: #9198a1 }
.grid { stroke: #30363d }
.name { stroke: #0d1117 }
.zero { stroke: #9198a1 }
.a { stroke: #f0a030 } .dot.a, .key.a { fill: #f0a030 }
.b { stroke: #58a6d6 } .dot.b, .key.b { fill: #58a6d6 }
.c { stroke: #6cc07c } .dot.c, .key.c { fill: #6cc07c }
.d { stroke: #c98ac5 } .dot.d, .key.d { fill: #c98ac5 }
}
</style>`;

function picture(height: number, label: string, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escaped(label)}">
${STYLE}
<rect class="paper" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="8"/>
${parts.join('\n')}
</svg>
`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const fixed = (value: number) => value.toFixed(1);
const text = (classes: string, x: number, y: number, content: string) =>
  `<text class="${classes}" x="${fixed(x)}" y="${fixed(y)}">${escaped(content)}</text>`;
const line = (classes: string, x1: number, y1: number, x2: number, y2: number) =>
  `<line class="${classes}" x1="${fixed(x1)}" y1="${fixed(y1)}" x2="${fixed(x2)}" y2="${fixed(y2)}"/>`;
const dot = (classes: string, x: number, y: number) =>
  `<circle class="dot ${classes}" cx="${fixed(x)}" cy="${fixed(y)}" r="4"/>`;
const seriesOf = (all: readonly number[], seats: number) => SERIES[all.indexOf(seats) % SERIES.length] ?? '';

/** A candidate in the strength chart. */
export interface Point {
  readonly seats: number;
  readonly name: string;
  /** A line connects points of the same family. */
  readonly family: string | null;
  readonly milliseconds: number;
  readonly elo: { readonly low: number; readonly mean: number; readonly high: number };
}

/** The distance between the lines of an Elo scale, for at most eight steps. */
const stepFor = (range: number) => [50, 100, 200, 400, 800].find((step) => range / step <= 8) ?? 1600;

/** The height of a panel of the strength chart, and the margins around its plot area. */
const PANEL = { height: 320, left: 52, right: 14, top: 34, bottom: 46 };

/** Elo against the time per move, on a logarithmic scale, with 95 % intervals: a panel for each number of seats. */
export function strengthChart(title: string, points: readonly Point[]): string {
  const seatCounts = [...new Set(points.map(({ seats }) => seats))].sort((a, b) => a - b);
  const times = points.map((point) => Math.log10(Math.max(point.milliseconds, 1e-3)));
  const [from, to] = [
    Math.floor(Math.min(...times)),
    Math.max(Math.ceil(Math.max(...times)), Math.floor(Math.min(...times)) + 1),
  ];
  const elos = points.flatMap(({ elo }) => [elo.low, elo.high, 0]);
  const step = stepFor(Math.max(...elos) - Math.min(...elos));
  const [low, high] = [
    Math.floor(Math.min(...elos) / step) * step,
    Math.max(step, Math.ceil(Math.max(...elos) / step) * step),
  ];
  const columns = Math.min(2, seatCounts.length);
  const width = (WIDTH - 20) / columns;
  const panels = seatCounts.flatMap((seats, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [startX, startY] = [10 + column * width, 40 + row * PANEL.height];
    const [left, right] = [startX + PANEL.left, startX + width - PANEL.right];
    const [top, bottom] = [startY + PANEL.top, startY + PANEL.height - PANEL.bottom];
    const x = (time: number) => left + ((right - left) * (Math.log10(Math.max(time, 1e-3)) - from)) / (to - from);
    const y = (elo: number) => bottom - ((bottom - top) * (elo - low)) / (high - low);
    const panel: Panel = { x, y, area: { left, right, top, bottom } };
    const own = points.filter((point) => point.seats === seats);
    return [
      text('', left, startY + 22, `${seats} seats`),
      ...strengthScales(panel, { from, to, low, high, step }),
      ...strengthPoints(panel, own, seriesOf(seatCounts, seats)),
    ];
  });
  const label = `${title}: ${points.map((point) => `${point.name} at ${point.seats} seats ${point.elo.mean.toFixed(0)} Elo at ${milliseconds(point.milliseconds)} ms`).join(', ')}`;
  const height = 46 + PANEL.height * Math.ceil(seatCounts.length / columns);
  return picture(height, label, [text('title', 20, 28, title), ...panels]);
}

/** The plot area of a panel, and its scales. */
interface Panel {
  readonly x: (time: number) => number;
  readonly y: (elo: number) => number;
  readonly area: Area;
}

/** The ends of both axes. */
interface Ends {
  /** Powers of ten, in milliseconds. */
  readonly from: number;
  readonly to: number;
  /** In Elo, with the step between two lines. */
  readonly low: number;
  readonly high: number;
  readonly step: number;
}

function strengthScales({ x, y, area }: Panel, { from, to, low, high, step }: Ends): string[] {
  const { left, right, top, bottom } = area;
  const parts = [text('tick end', left - 8, top - 12, 'Elo')];
  for (let elo = low; elo <= high; elo += step) {
    parts.push(
      line(elo === 0 ? 'zero' : 'grid', left, y(elo), right, y(elo)),
      text('tick end', left - 8, y(elo) + 4, String(elo)),
    );
  }
  for (let power = from; power <= to; power++) {
    const time = 10 ** power;
    parts.push(line('grid', x(time), top, x(time), bottom));
    parts.push(text('tick middle', x(time), bottom + 16, power < 0 ? time.toFixed(-power) : String(time)));
  }
  parts.push(text('tick middle', (left + right) / 2, bottom + 34, 'milliseconds of processor time a move'));
  return parts;
}

function strengthPoints({ x, y, area }: Panel, points: readonly Point[], series: string): string[] {
  const parts: string[] = [];
  const own = [...points].sort((a, b) => a.milliseconds - b.milliseconds);
  for (const family of new Set(own.map((point) => point.family))) {
    const joined = own.filter((point) => family !== null && point.family === family);
    if (joined.length < 2) continue;
    const path = joined.map((point) => `${fixed(x(point.milliseconds))},${fixed(y(point.elo.mean))}`).join(' ');
    parts.push(`<polyline class="path ${series}" points="${path}"/>`);
  }
  for (const { milliseconds: time, elo } of own) {
    parts.push(line(`bar ${series}`, x(time), y(elo.low), x(time), y(elo.high)), dot(series, x(time), y(elo.mean)));
  }
  const places = own.map(({ name, milliseconds: time, elo }) => ({ name, x: x(time), y: y(elo.mean) }));
  for (const { name, x, y, textX, textY, isLeft } of placedLabels(places, area)) {
    // A line connects a name to its point if they are far apart.
    if (Math.abs(textY - y) > 6) parts.push(line('tie', x, y, textX + (isLeft ? 2 : -2), textY));
    parts.push(text(isLeft ? 'name end' : 'name', textX, textY + 4, name));
  }
  return parts;
}

/** The bots of a round robin from top to bottom, with 95 % intervals. */
export function ladderChart(title: string, ladders: TournamentResults['ladders']): string {
  const [left, right, row] = [130, WIDTH - 90, 26];
  const elos = ladders.flatMap(({ rungs }) => rungs.flatMap(({ elo }) => [elo.low, elo.high]));
  const step = stepFor(Math.max(...elos) - Math.min(...elos));
  const [low, high] = [Math.floor(Math.min(...elos) / step) * step, Math.ceil(Math.max(...elos) / step) * step];
  const x = (elo: number) => left + ((right - left) * (elo - low)) / (high - low);
  const seatCounts = ladders.map(({ seats }) => seats);
  const parts = [text('title', 20, 28, title)];
  let y = 40;
  for (const { seats, rungs } of ladders) {
    const series = seriesOf(seatCounts, seats);
    y += 24;
    parts.push(text('', 20, y, `${seats} seats`));
    const [top, bottom] = [y + 8, y + 12 + row * rungs.length];
    for (let elo = low; elo <= high; elo += step) {
      parts.push(
        line(elo === 0 ? 'zero' : 'grid', x(elo), top, x(elo), bottom),
        text('tick middle', x(elo), bottom + 14, String(elo)),
      );
    }
    for (const { name, elo } of rungs) {
      y += row;
      parts.push(
        // Only the name of a file.
        text('end', left - 12, y + 4, name.split('/').at(-1) ?? name),
        line(`bar ${series}`, x(elo.low), y, x(elo.high), y),
        dot(series, x(elo.mean), y),
      );
      parts.push(text('', x(elo.high) + 10, y + 4, elo.mean.toFixed(0)));
    }
    y = bottom + 24;
  }
  const label = `${title}: ${ladders.map(({ seats, rungs }) => `${seats} seats: ${rungs.map(({ name, elo }) => `${name} ${elo.mean.toFixed(0)}`).join(', ')}`).join('; ')}`;
  return picture(y, label, parts);
}

/** A tenth with fewer decisions than this is not drawn. */
const MIN_DECISIONS = 50;

/** How often a bot won, by its estimated chance to win; a well-calibrated bot is on the diagonal. */
export function reliabilityChart(title: string, reliabilities: readonly Reliability[]): string {
  const [top, bottom, left, right] = [56, 376, 220, 540];
  const x = (chance: number) => left + (right - left) * chance;
  const y = (chance: number) => bottom - (bottom - top) * chance;
  const seatCounts = reliabilities.map(({ seats }) => seats);
  const parts = [text('title', 20, 28, title)];
  for (let tenth = 0; tenth <= 10; tenth += 2) {
    const chance = tenth / 10;
    parts.push(
      line('grid', x(chance), top, x(chance), bottom),
      line('grid', left, y(chance), right, y(chance)),
      text('tick middle', x(chance), bottom + 18, `${10 * tenth} %`),
      text('tick end', left - 8, y(chance) + 4, `${10 * tenth} %`),
    );
  }
  parts.push(line('zero', x(0), y(0), x(1), y(1)));
  parts.push(text('tick middle', (left + right) / 2, bottom + 38, 'estimated chance to win'));
  parts.push(text('tick end', left - 50, top + 4, 'games won'));
  reliabilities.forEach(({ seats, bins }, index) => {
    const series = seriesOf(seatCounts, seats);
    parts.push(`<circle class="key ${series}" cx="${right + 40}" cy="${top + 24 * index}" r="5"/>`);
    parts.push(text('', right + 52, top + 4 + 24 * index, `${seats} seats`));
    const shown = bins.filter(({ decisions }) => decisions >= MIN_DECISIONS);
    const path = shown.map(({ stated, won }) => `${fixed(x(stated))},${fixed(y(won))}`).join(' ');
    parts.push(`<polyline class="path ${series}" points="${path}"/>`);
    for (const { stated, won } of shown) parts.push(dot(series, x(stated), y(won)));
  });
  const label = reliabilities.map(
    ({ seats, bins }) =>
      `${seats} seats: ${bins
        .filter(({ decisions }) => decisions >= MIN_DECISIONS)
        .map(({ stated, won }) => `${(100 * stated).toFixed(0)} % stated, ${(100 * won).toFixed(0)} % won`)
        .join('; ')}`,
  );
  return picture(430, `${title}. ${label.join('. ')}`, parts);
}

/** The Elo of a duel; `null` if a bound is infinite, so that no chart can show it. */
export function finiteElo({ elo: { low, mean, high } }: DuelFigures): Point['elo'] | null {
  return low === null || mean === null || high === null ? null : { low, mean, high };
}
