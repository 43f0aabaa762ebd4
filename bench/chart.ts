import { type Measured, nativePaceOf, paceOf, rate, WAYS, type WayName } from './report.js';

const WIDTH = 760;
const LABELS = 250;
const BAR = 22;
const GAP = 8;
const SHOWN: readonly WayName[] = [
  'inPlace',
  'applied',
  'withStructuredClone',
  'withImmer',
  'throughReducer',
  'throughClient',
];

interface Bar {
  readonly label: string;
  readonly value: number;
  readonly kind: 'ours' | 'other' | 'limit';
}

/** Chicken next to other engines and, below, every game: moves per second on a logarithmic scale. */
export function chart(measured: readonly Measured[]): string {
  const chicken = measured.find(({ entrant }) => entrant.id === 'chicken');
  const groups = [
    ...(chicken === undefined
      ? []
      : [{ title: 'Chicken, four seats: random legal moves per second', bars: comparison(chicken) }]),
    {
      title: 'Every game, in place',
      bars: measured.map(
        (game): Bar => ({ label: game.entrant.id, value: paceOf(game, 'inPlace') ?? 1, kind: 'ours' }),
      ),
    },
  ];
  let y = 20;
  const parts: string[] = [];
  const maxPower = Math.ceil(Math.log10(Math.max(...groups.flatMap(({ bars }) => bars.map(({ value }) => value)))));
  const x = (value: number) => LABELS + ((WIDTH - LABELS - 90) * (Math.log10(value) - 3)) / (maxPower - 3);
  for (const { title, bars } of groups) {
    y += 18;
    parts.push(`<text class="title" x="20" y="${y}">${title}</text>`);
    y += 12;
    const bottom = y + bars.length * (BAR + GAP);
    for (let power = 3; power <= maxPower; power++) {
      const at = x(10 ** power).toFixed(1);
      parts.push(`<line x1="${at}" x2="${at}" y1="${y}" y2="${bottom}"/>`);
      parts.push(`<text class="tick" x="${at}" y="${bottom + 12}">${rate(10 ** power).replace(/\.0+/, '')}</text>`);
    }
    for (const { label, value, kind } of bars) {
      const width = Math.max(2, x(value) - LABELS).toFixed(1);
      parts.push(`<text class="label" x="${LABELS - 10}" y="${y + BAR - 6}">${label}</text>`);
      parts.push(`<rect class="${kind}" x="${LABELS}" y="${y}" width="${width}" height="${BAR}" rx="3"/>`);
      parts.push(
        `<text class="value" x="${(LABELS + Number(width) + 7).toFixed(1)}" y="${y + BAR - 6}">${rate(value)}</text>`,
      );
      y += BAR + GAP;
    }
    y += 34;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" width="${WIDTH}" height="${y}" role="img" aria-label="Moves per second, on a logarithmic scale">
<style>
text { font: 14px system-ui, sans-serif; fill: #24292f }
.paper { fill: #fff; stroke: #d0d7de }
.title { font-weight: 600; font-size: 15px }
.label { text-anchor: end }
.tick { font-size: 11px; text-anchor: middle; fill: #57606a }
line { stroke: #d0d7de }
.ours { fill: #c77700 }
.other { fill: #6e7781 }
.limit { fill: #2f6f9f }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3 }
.paper { fill: #0d1117; stroke: #30363d }
.tick { fill: #9198a1 }
line { stroke: #30363d }
.ours { fill: #f0a030 }
.other { fill: #8b949e }
.limit { fill: #58a6d6 }
}
</style>
<rect class="paper" x="0.5" y="0.5" width="${WIDTH - 1}" height="${y - 1}" rx="8"/>
${parts.join('\n')}
</svg>
`;
}

function comparison(chicken: Measured): Bar[] {
  const limit = nativePaceOf(chicken);
  const bars: Bar[] = limit === undefined ? [] : [{ label: 'hand-written C', value: limit, kind: 'limit' }];
  for (const way of SHOWN) {
    const value = paceOf(chicken, way);
    const ours = way === 'inPlace' || way === 'applied';
    const label = `${ours ? 'Hencoop, ' : ''}${WAYS[way].replaceAll('`', '').replace(', events and all', '')}`;
    if (value !== undefined) bars.push({ label, value, kind: ours ? 'ours' : 'other' });
  }
  return bars;
}
