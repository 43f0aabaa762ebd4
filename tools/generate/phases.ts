import { fastChance } from 'hencoop';
import { type AnyDoors, type GameId, gameById } from 'hencoop/games';
import type { Output } from '../lib/files.js';

/** How many games to observe, and the maximum number of moves in each. */
const GAMES = 120;
const MAX_MOVES = 2_000;

/** A transition from one step to the next, with the number of times each move made it. */
interface Passage {
  readonly from: string;
  readonly to: string;
  readonly moves: Map<string, number>;
}

/** Plays random games and records every transition. */
async function observe(doors: AnyDoors): Promise<Passage[]> {
  const game = await doors.game();
  const passages = new Map<string, Passage>();
  const { min, max } = game.seats;
  for (let number = 0; number < GAMES; number++) {
    const seed = `phases-${number}`;
    const luck = fastChance(seed);
    let state = game.setup({ seats: min + (number % (max - min + 1)), seed });
    for (let count = 0; count < MAX_MOVES && !game.isOver(state); count++) {
      const move = luck.roll('move', game.legalMoves(state), 1)[0];
      if (move === undefined) break;
      const from = state.step.type;
      state = game.apply(state, move);
      const to = state.step.type;
      const key = `${from} ${to}`;
      const passage = passages.get(key) ?? { from, to, moves: new Map<string, number>() };
      passage.moves.set(move.type, (passage.moves.get(move.type) ?? 0) + 1);
      passages.set(key, passage);
    }
  }
  return [...passages.values()];
}

const BOX = { left: 130, width: 170, height: 34, gap: 34 };
const INK = '#1c2614';
const LINE = '#2f6b30';

/** A state chart: the steps from top to bottom, forward transitions on the right, backward ones on the left. */
function chart(title: string, steps: readonly string[], passages: readonly Passage[]): string {
  const right = BOX.left + BOX.width;
  const yOf = (step: string) => 16 + steps.indexOf(step) * (BOX.height + BOX.gap) + BOX.height / 2;
  const height = 32 + steps.length * (BOX.height + BOX.gap) - BOX.gap;
  const arrows = passages.map(({ from, to }) => {
    const distance = steps.indexOf(to) - steps.indexOf(from);
    const side = distance > 0 ? right : BOX.left;
    const reach = (distance > 0 ? 1 : -1) * Math.min(110, 26 + 18 * Math.abs(distance));
    // An arrow leaves a box below its middle and enters above it, so a step that repeats is a loop.
    const [start, end] = [yOf(from) + 8, yOf(to) - 8];
    const path = `M${side} ${start}C${side + reach} ${start} ${side + reach} ${end} ${side} ${end}`;
    return `<path d="${path}" fill="none" stroke="${LINE}" stroke-width="2" marker-end="url(#to)"/>`;
  });
  const boxes = steps.map((step) => {
    const y = yOf(step);
    return (
      `<rect x="${BOX.left}" y="${y - BOX.height / 2}" width="${BOX.width}" height="${BOX.height}" rx="8" fill="#fff1c9" stroke="${INK}"/>` +
      `<text x="${BOX.left + BOX.width / 2}" y="${y + 5}" text-anchor="middle" font-size="15" fill="${INK}">${step}</text>`
    );
  });
  const width = right + 130;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="ui-monospace, monospace">`,
    `<title>The steps of ${title}</title>`,
    `<defs><marker id="to" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8Z" fill="${LINE}"/></marker></defs>`,
    `<rect width="${width}" height="${height}" rx="12" fill="#fffaec"/>`,
    ...arrows,
    ...boxes,
    '</svg>',
    '',
  ].join('\n');
}

/**
 * Writes the state chart of a game, drawn from play, and returns the section of a sheet that shows it. Reports a step that
 * play reaches and the sheet lacks.
 */
export async function phases(id: GameId, steps: readonly string[], output: Output): Promise<string[]> {
  const doors: AnyDoors = gameById(id);
  const all = [...steps, 'over'];
  const orderOf = (step: string) => all.indexOf(step);
  const passages = (await observe(doors)).sort(
    (a, b) => orderOf(a.from) - orderOf(b.from) || orderOf(a.to) - orderOf(b.to),
  );
  const seen = new Set(passages.flatMap(({ from, to }) => [from, to]));
  for (const step of seen)
    if (!all.includes(step)) output.problem(`the sheet of ${id} does not explain the step ${step}`);
  const file = `docs/pictures/${id}-phases.svg`;
  const shown = all.filter((step) => seen.has(step));
  output.file(file, chart(doors.title, shown, passages));
  const missing = steps.filter((step) => !seen.has(step));
  const row = ({ from, to, moves }: Passage) => {
    const said = [...moves].sort(([a], [b]) => (a < b ? -1 : 1)).map(([move, count]) => `\`${move}\` ${count}`);
    return `| \`${from}\` | ${said.join(', ')} | \`${to}\` |`;
  };
  return [
    `The order of steps, observed in ${GAMES} random games with the default options, of at most ${MAX_MOVES} moves each.`,
    ...(missing.length === 0 ? [] : [`Only with other options: ${missing.map((step) => `\`${step}\``).join(', ')}.`]),
    '',
    `![A chart of the steps: ${shown.join(', ')}](../pictures/${id}-phases.svg)`,
    '',
    '| step | moves, with counts | next step |',
    '| --- | --- | --- |',
    ...passages.map(row),
    '',
  ];
}
