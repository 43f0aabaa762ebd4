import { at } from '../inside.js';
import { PLAYERS, type PlayerName, type Results } from './results.js';
import { correlationOf, erf, type Mean, meanLoss } from './statistics.js';

/** The tables of docs/analysis.md. */
export function figures(results: readonly Results[]): string {
  return [lossTable(results), orderTable(results), resultTable(results), missed(results)].join('\n\n');
}

const seatsOf = ({ matches }: Results, player: PlayerName) => matches.flat().filter((seat) => seat.player === player);

const lossOf = (results: Results, player: PlayerName): Mean => meanLoss(seatsOf(results, player));

/** In percent of the chance to win, with its interval of 95 %. */
function lossTable(results: readonly Results[]): string {
  const cell = (found: Results, player: PlayerName) => {
    const { mean, error } = lossOf(found, player);
    return `${(100 * mean).toFixed(2)} ± ${(196 * error).toFixed(2)}`;
  };
  const rows = results.map(
    (found) =>
      `| ${found.game} | ${found.matches.length} | ${PLAYERS.map((player) => cell(found, player)).join(' | ')} |`,
  );
  return table(['game', 'matches', ...PLAYERS], rows);
}

/** How unlikely it is that the weaker of two neighbors loses less, or as much. */
function chanceOfDisorder(results: Results, weaker: PlayerName, stronger: PlayerName): number {
  const [a, b] = [lossOf(results, weaker), lossOf(results, stronger)];
  const error = Math.hypot(a.error, b.error);
  if (error === 0) return a.mean > b.mean ? 0 : 1;
  return (1 - erf((a.mean - b.mean) / error / Math.SQRT2)) / 2;
}

const NEIGHBORS = PLAYERS.slice(1).map((stronger, index) => [at(PLAYERS, index), stronger] as const);

const pText = (p: number) => (p < 0.001 ? '< 0.001' : p.toFixed(3));

function orderTable(results: readonly Results[]): string {
  const rows = results.map(
    (found) => `| ${found.game} | ${NEIGHBORS.map(([a, b]) => pText(chanceOfDisorder(found, a, b))).join(' | ')} |`,
  );
  return table(['p, one-sided', ...NEIGHBORS.map(([a, b]) => `${a} > ${b}`)], rows);
}

function resultTable(results: readonly Results[]): string {
  const rows = results.map((found) => {
    const { r, low, high } = correlationOf(found.matches);
    const { named, confirmed } = found.reasons;
    return `| ${found.game} | ${r.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)}) | ${timeText(found)} | ${named === 0 ? 'not asked yet' : `${confirmed} of ${named}`} |`;
  });
  return table(['game', 'loss and result, r', 'time of a match', 'reasons confirmed'], rows);
}

function timeText({ times }: Results): string {
  return times.length === 0 ? 'not timed yet' : `${(medianOf(times) / 1000).toFixed(1)} s`;
}

/** The goals that these results do not reach. */
function missed(results: readonly Results[]): string {
  const lines = results.flatMap((found) => {
    const orders = NEIGHBORS.filter(([a, b]) => chanceOfDisorder(found, a, b) >= 0.001).map(
      ([a, b]) =>
        `- ${found.game}: ${a} above ${b} with p < 0.001; it is ${pText(chanceOfDisorder(found, a, b))} after ${found.matches.length} matches.`,
    );
    const time = found.times.length === 0 ? 0 : medianOf(found.times) / 1000;
    const times =
      time > SECONDS ? [`- ${found.game}: a match in ${SECONDS} seconds; it takes ${time.toFixed(1)}.`] : [];
    const { named, confirmed } = found.reasons;
    const reasons = confirmed < SHARE * named ? [`- ${found.game}: ${100 * SHARE} % of reasons confirmed.`] : [];
    return [...orders, ...times, ...reasons];
  });
  return lines.length === 0 ? 'All goals are met.' : ['Goals that are missed:', '', ...lines].join('\n');
}

/** The goals: how long a match may take, and which share of the reasons is found again. */
const SECONDS = 2;
const SHARE = 0.95;

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return at(sorted, Math.floor(sorted.length / 2));
}

function table(head: readonly string[], rows: readonly string[]): string {
  return [`| ${head.join(' | ')} |`, `| --- |${' ---: |'.repeat(head.length - 1)}`, ...rows].join('\n');
}
