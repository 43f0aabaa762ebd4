import { ITERATIONS, LIMIT } from '../jobs/bot.js';
import { median } from '../jobs/measure.js';
import type { Measured } from '../results.js';
import { percent, picture, rate, spread, table } from './format.js';

const HEAD = [
  'game',
  'random playouts/s',
  'of it imagining',
  'worlds/s',
  'refilled/s',
  '×',
  'playouts/s',
  'ms a move',
  'ms beyond',
];

const PLANNER_HEAD = ['game', 'copies/s', 'steps/s', '`apply`/s', 'copies a playout', 'outcomes/s'];

const SLICES_HEAD = ['game', '`choose`', '`ponder`', '`analyze`', '`reasonsBetween`', '`parOf`'];

export function botsSection(measured: readonly Measured[]): string {
  return `## Bots

From positions spread over random games. *Random playouts*: \`view\`, \`determinize\`, and random moves to the end. *Worlds*: by
\`determinize\`, then by the \`worlds\` of the game's bots. *Playouts*: whole games by the rules of thumb, at most 500 moves.
*Search*: milliseconds per move of the game's search with ${ITERATIONS} playouts, and by how much it overruns a limit of ${LIMIT} ms (median and
longest of 100 moves, by the clock).

${picture('bots', 'Imagined worlds and playouts a second, by game')}

${table(HEAD, measured.map(searchRow))}

A planner without undo copies a state and plays on the copy. *Copies*: of a state by \`rules.copy\`. *Steps*: a copy with one move
played on it. *\`apply\`*: the same step, checked, with events. *Outcomes*: calls of \`chanceOutcomes\`.

${table(PLANNER_HEAD, measured.map(plannerRow))}

Long work pauses every few milliseconds, so that other tasks run: the longest slice of each function, in milliseconds of processor
time, over the positions of a game between few players and one between many.

${table(SLICES_HEAD, measured.map(slicesRow))}
`;
}

function searchRow({ entrant, bot }: Measured): string[] {
  return [
    entrant.id,
    `${rate(median(bot.playouts))} ± ${percent(spread(bot.playouts))}`,
    percent(bot.imagining),
    rate(bot.worlds.determinize),
    rate(bot.worlds.refilled),
    (bot.worlds.refilled / bot.worlds.determinize).toFixed(1),
    rate(bot.heuristic),
    bot.search.toFixed(2),
    `${bot.overshoot.median.toFixed(2)}, ${bot.overshoot.longest.toFixed(1)}`,
  ];
}

function plannerRow({ entrant, bot }: Measured): string[] {
  return [
    entrant.id,
    rate(bot.steps.copied),
    rate(bot.steps.played),
    rate(bot.steps.applied),
    (bot.steps.copied / bot.heuristic).toFixed(0),
    rate(bot.outcomes),
  ];
}

function slicesRow({ entrant, slices }: Measured): string[] {
  const { choose, ponder, analyze, reasonsBetween, parOf } = slices;
  return [entrant.id, ...[choose, ponder, analyze, reasonsBetween, parOf].map((slice) => slice.toFixed(0))];
}
