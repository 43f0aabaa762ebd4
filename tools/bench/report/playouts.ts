// The report's section on random playouts: a table and its conclusions for each game.
import { median, type Tally } from '../jobs/measure.js';
import { type Measured, nativePaceOf, paceOf, WAYS, type WayName } from '../results.js';
import { part, percent, rate, spread, table } from './format.js';

type GameTally = Pick<Tally, 'games' | 'moves'>;

const HEAD = ['way', 'moves/s', '×', 'games', 'moves', 'rounds', 'points', 'moves a game'];

const mean = ({ games, moves }: GameTally) => moves / games;

/** The games that the C program played; `undefined` if it did not run. */
function nativeTally({ natives }: Measured): GameTally | undefined {
  const ran = natives.find((pace) => 'rate' in pace);
  return ran !== undefined && 'tally' in ran ? ran.tally : undefined;
}

export function playoutsOf(game: Measured): string {
  const { entrant, natives } = game;
  const skipped = natives.find((pace) => 'skipped' in pace);
  const native = nativePaceOf(game);
  const byHand = paceOf(game, 'byHand');
  const client = paceOf(game, 'throughClient');
  const inPlace = paceOf(game, 'inPlace') ?? Number.NaN;
  const applied = paceOf(game, 'applied') ?? Number.NaN;
  const lines = [
    ...(skipped !== undefined && 'skipped' in skipped ? [`C is left out: ${skipped.skipped}.`] : []),
    ...(native === undefined ? [] : [`In place against C: ${part(inPlace / native, 1)}.`]),
    `\`apply\` against in place: ${part(applied / inPlace, 1)}.`,
    ...(client === undefined
      ? []
      : [`\`apply\` against boardgame.io's client: ${(applied / client).toFixed(0)} times.`]),
    ...(byHand === undefined ? [] : [`In place against hand-written JavaScript: ${part(inPlace / byHand, 2)}.`]),
    comparedWays(game),
    ...comparedWithNative(game),
  ];
  const heading = `### ${entrant.id}, ${entrant.seats} seats`;
  return `${heading}\n\n${table(HEAD, rowsOf(game))}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`;
}

function rowsOf(game: Measured): (string | number)[][] {
  const inPlace = paceOf(game, 'inPlace') ?? Number.NaN;
  const rows: (string | number)[][] = [];
  const native = nativePaceOf(game);
  const tally = nativeTally(game);
  if (native !== undefined && tally !== undefined) {
    const { games, moves } = tally;
    rows.push([
      'hand-written C',
      rate(native),
      (native / inPlace).toFixed(1),
      games,
      moves,
      '',
      '',
      mean(tally).toFixed(2),
    ]);
  }
  for (const [way, title] of Object.entries(WAYS)) {
    // The keys of WAYS are the names of ways.
    const pace = game.ways.get(way as WayName);
    if (pace === undefined) continue;
    const { games, moves, rounds, points } = pace.tally;
    const pacing = median(pace.rates);
    const paced = `${rate(pacing)} ± ${percent(spread(pace.rates))}`;
    rows.push([
      title,
      paced,
      (pacing / inPlace).toPrecision(3),
      games,
      moves,
      rounds,
      points,
      mean(pace.tally).toFixed(2),
    ]);
  }
  return rows;
}

/** A sentence on whether all ways of this library played the same games. */
function comparedWays({ ways }: Measured): string {
  const tallies = (['inPlace', 'applied', 'inCompany', 'byHand'] as const)
    .flatMap((way) => ways.get(way)?.tally ?? [])
    .map((tally) => JSON.stringify(tally));
  const who = ways.has('byHand') ? 'In place, `apply` and the hand-written engine' : 'In place and `apply`';
  return `${who} did ${new Set(tallies).size === 1 ? 'the same work to the last point' : '**different work**'}.`;
}

/** Compares the mean length of a game with the C program, which has other random numbers and so plays other games. */
function comparedWithNative(game: Measured): string[] {
  const own = game.ways.get('inPlace')?.tally;
  const native = nativeTally(game);
  if (own === undefined || native === undefined) return [];
  // Each turn plays the same games, so only a third of them counts for the error.
  const variance = own.squares / own.games - mean(own) ** 2;
  const error = Math.sqrt(variance / (own.games / game.natives.length) + variance / native.games);
  const off = Math.abs((mean(own) - mean(native)) / error);
  const verdict = off > 4 ? ': **they do not play the same game**' : '';
  return [`The mean numbers of moves per game here and in C differ by ${off.toFixed(1)} standard errors${verdict}.`];
}
