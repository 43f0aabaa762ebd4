import { median } from '../jobs/measure.js';
import { type ServerFigures, STAGES } from '../jobs/server.js';
import { type Measured, serverRates } from '../results.js';
import { percent, picture, rate, spread, table } from './format.js';

export function serverSection(measured: readonly Measured[]): string {
  return `## Server

JSON text of a move in; \`tryApply\` with the strong generator; the redacted events of every seat out as bytes of JSON, once for all seats
that get the same events; 100 matches at once. *Thrice*: a server that first checks each move with the schema and with \`whyNot\`, although
\`tryApply\` accepts any value and returns what is wrong with it. *×* is the pace relative to thrice.

${picture('server', 'Moves per second on a server, by game')}

${table(['game', 'moves/s', '×', 'thrice', ...STAGES], measured.map(paceRow))}

As a game grows: microseconds per move in each third of a game, and mean bytes of JSON at its start, middle and end.

${table(['game', 'µs a move', 'state', 'view'], measured.map(growthRow))}
`;
}

function paceRow(game: Measured): string[] {
  const { entrant, servers, checksThrice } = game;
  const rates = serverRates(game);
  return [
    entrant.id,
    `${rate(median(rates))} ± ${percent(spread(rates))}`,
    (median(rates) / median(checksThrice)).toFixed(2),
    rate(median(checksThrice)),
    ...STAGES.map((stage) => percent(median(servers.map(({ shares }) => shares[stage])))),
  ];
}

function growthRow({ entrant, servers }: Measured): string[] {
  const medians = (of: (figures: ServerFigures) => readonly number[]) =>
    [0, 1, 2].map((third) => median(servers.map((figures) => of(figures)[third] ?? 0)));
  const times = medians(({ byThird }) => byThird).map((time) => time.toFixed(1));
  const states = medians(({ stateBytes }) => stateBytes).map(Math.round);
  const views = medians(({ viewBytes }) => viewBytes).map(Math.round);
  return [entrant.id, times.join(', '), states.join(', '), views.join(', ')];
}
