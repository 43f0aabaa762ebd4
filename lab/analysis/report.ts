import type { Output } from '../../tools/lib/files.js';
import { at } from '../inside.js';
import { type AnalysisResults, allResults, PLAYERS, type PlayerName } from './results.js';
import { correlationOf, erf, type Mean, meanLoss } from './statistics.js';

/** Writes the page that compares the losses of weak and strong players. */
export function analysisPage(output: Output): void {
  const results = allResults();
  const page = [INTRODUCTION, lossTable(results), orderTable(results), resultTable(results)].join('\n\n');
  output.file('lab/analysis/RESULTS.md', `${page}\n`);
}

const INTRODUCTION = `# What the analysis finds

Matches for two between neighbors in strength, each decision judged with 30 playouts. The first table has the mean loss per decision, in
percent of the chance to win, with a 95 % interval; a seat in a match counts as one observation. The second tests whether the weaker of two
neighbors loses more (one-sided p-values). A player who is far behind has little left to lose: where \`uniform\` soon falls behind, as in
Chicken Out!, it loses less per decision than players whose matches stay close. \`easy\` is just one level below \`medium\`, so their losses
are close.

The time is the median of three matches between medium bots, with 200 playouts on one core, in a worker. A reason is confirmed if ten times
the playouts, with another seed, name its measure again. The machine was an AMD EPYC with Node 20.`;

const seatsOf = ({ matches }: AnalysisResults, player: PlayerName) =>
  matches.flat().filter((seat) => seat.player === player);

const lossOf = (results: AnalysisResults, player: PlayerName): Mean => meanLoss(seatsOf(results, player));

/** The mean loss per decision, in percent of the chance to win, with 95 % intervals. */
function lossTable(results: readonly AnalysisResults[]): string {
  const cell = (found: AnalysisResults, player: PlayerName) => {
    const { mean, error } = lossOf(found, player);
    return `${(100 * mean).toFixed(2)} ± ${(196 * error).toFixed(2)}`;
  };
  const rows = results.map(
    (found) =>
      `| ${found.game} | ${found.matches.length} | ${PLAYERS.map((player) => cell(found, player)).join(' | ')} |`,
  );
  return table(['game', 'matches', ...PLAYERS], rows);
}

/** The one-sided p-value of a test whether the weaker of two neighbors loses more. */
function chanceOfDisorder(results: AnalysisResults, weaker: PlayerName, stronger: PlayerName): number {
  const [a, b] = [lossOf(results, weaker), lossOf(results, stronger)];
  const error = Math.hypot(a.error, b.error);
  if (error === 0) return a.mean > b.mean ? 0 : 1;
  return (1 - erf((a.mean - b.mean) / error / Math.SQRT2)) / 2;
}

const NEIGHBORS = PLAYERS.slice(1).map((stronger, index) => [at(PLAYERS, index), stronger] as const);

const pText = (p: number) => (p < 0.001 ? '< 0.001' : p.toFixed(3));

function orderTable(results: readonly AnalysisResults[]): string {
  const rows = results.map(
    (found) => `| ${found.game} | ${NEIGHBORS.map(([a, b]) => pText(chanceOfDisorder(found, a, b))).join(' | ')} |`,
  );
  return table(['p, one-sided', ...NEIGHBORS.map(([a, b]) => `${a} > ${b}`)], rows);
}

function resultTable(results: readonly AnalysisResults[]): string {
  const rows = results.map((found) => {
    const { r, low, high } = correlationOf(found.matches);
    const { named, confirmed } = found.reasons;
    return `| ${found.game} | ${r.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)}) | ${timeText(found)} | ${named === 0 ? '' : `${confirmed} of ${named}`} |`;
  });
  return table(['game', 'loss and result, r', 'time of a match', 'reasons confirmed'], rows);
}

function timeText({ times }: AnalysisResults): string {
  return times.length === 0 ? '' : `${(medianOf(times) / 1000).toFixed(1)} s`;
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return at(sorted, Math.floor(sorted.length / 2));
}

function table(head: readonly string[], rows: readonly string[]): string {
  return [`| ${head.join(' | ')} |`, `| --- |${' ---: |'.repeat(head.length - 1)}`, ...rows].join('\n');
}
