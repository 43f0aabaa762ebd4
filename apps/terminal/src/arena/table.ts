import type { Bounds, TournamentResults } from './figures.js';

const signed = (value: number, digits = 0) => {
  const text = value.toFixed(digits);
  return value > 0 && Number(text) !== 0 ? `+${text}` : text.replace(/^-(0(?:\.0+)?)$/, '$1');
};

/** An interval with signs: `+2.1 (+1.5 to +2.7)`. An infinite bound is `∞`; `wins` says which way an infinite mean is. */
export function boundsText({ low, mean, high }: Bounds, digits = 0, wins = 1): string {
  const shown = (value: number | null, infinite: string) => (value === null ? infinite : signed(value, digits));
  return `${shown(mean, wins > 0.5 ? '∞' : '-∞')} (${shown(low, '-∞')} to ${shown(high, '∞')})`;
}

/** A fraction in percent. */
export const percent = (fraction: number) => `${(100 * fraction).toFixed(1)} %`;

/** Milliseconds to two figures. */
export const milliseconds = (value: number) =>
  value < 0.095 ? '< 0.1' : value < 10 ? value.toFixed(1) : value.toFixed(0);

/** How long a bot thinks about a move, or nothing if that was not measured. */
export const paceText = (results: TournamentResults, spec: string, seats: number): string => {
  const pace = results.bots.find((bot) => bot.spec === spec)?.pace.find((one) => one.seats === seats);
  return pace === undefined ? '' : milliseconds(pace.milliseconds);
};

/** How many playouts decide a move of a bot, or nothing if that is not a fixed number. */
export const iterationsText = (results: TournamentResults, spec: string): string =>
  String(results.bots.find((bot) => bot.spec === spec)?.iterations ?? '');

const HEAD = ['seats', 'candidate', 'rival', 'playouts', 'ms a move', 'games', 'wins', 'Elo', 'points ahead'];

/** The results of a tournament for a terminal: columns of text. */
export function summary(results: TournamentResults): string {
  const rows = results.duels.map(({ seats, candidate, rival, games, wins, elo, pointsAhead }) => [
    String(seats),
    candidate,
    rival,
    iterationsText(results, candidate),
    paceText(results, candidate, seats),
    String(games),
    percent(wins.mean),
    boundsText(elo, 0, wins.mean),
    boundsText(pointsAhead, 2),
  ]);
  const ladders = results.ladders.flatMap(({ seats, anchor, rungs }) => [
    '',
    `Ladder for ${seats} seats${anchor === null ? '' : `, ${anchor} at 0`}:`,
    ...columns(rungs.map(({ name, elo }) => ['', name, boundsText(elo)])),
  ]);
  return [...columns([HEAD, ...rows]), ...ladders, ...faultLines(results)].join('\n');
}

/** The bots that lost games by a fault, with the number of games and the first fault. */
function faultLines({ duels }: TournamentResults): string[] {
  const faults = duels.flatMap((duel) => duel.faults ?? []);
  const specs = [...new Set(faults.map(({ spec }) => spec))];
  return specs.flatMap((spec) => {
    const own = faults.filter((fault) => fault.spec === spec);
    return ['', `${spec} lost ${own.length} games by faults, the first one: ${own[0]?.reason ?? ''}`];
  });
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
