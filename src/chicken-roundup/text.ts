/**
 * The table of Chicken Roundup as plain text: for a terminal, a log or a language model.
 *
 * @packageDocumentation
 */
import { heldCards, labeledLines, seatLines, writeTable } from '../engine/tableText.js';
import { actionOf, colorOf, rankOf } from './cards.js';
import type { ChickenRoundupSvgLocale } from './locales/locale.js';
import { type Card, CELLS, COLORS, COLUMNS, type Occupant, ROWS, type Row, type View } from './table.js';

const WIDTH = 80;
/** Five columns and the letter of the row add up to 78. */
const COLUMN_WIDTH = 15;
const ROW_WIDTH = 3;

/**
 * The table of Chicken Roundup as text: exactly what the view shows.
 *
 * @example
 * ```ts
 * import { chickenRoundup } from 'hencoop/chicken-roundup';
 * import { enChickenRoundupSvg } from 'hencoop/chicken-roundup/en';
 * import { chickenRoundupText } from 'hencoop/chicken-roundup/text';
 *
 * const state = chickenRoundup.setup({ seats: 2, seed: 'hen' });
 * console.log(chickenRoundupText(chickenRoundup.view(state, 0), enChickenRoundupSvg));
 * ```
 *
 * @throws RangeError if `view` is a state, which shows every card, or not a view of this game. Parse untrusted views
 * with the game's schema first: a forged one may be rendered in part.
 */
export function chickenRoundupText(view: View, locale: ChickenRoundupSvgLocale): string {
  return writeTable('chicken-roundup', view, locale, (given) => {
    const names = given.map((name, seat) => `${name} (${rowOf(seat)})`);
    const { step, stacks } = view;
    const actors = step.type === 'over' ? [] : [step.seat];
    const scores = stacks.map(({ length }) => length);
    const lines = seatLines(names, scores, actors, () => `${locale.common.picture.hand}${locale.common.colon}`);
    return [
      ...piles(view, locale),
      '',
      ...yard(view, locale),
      '',
      ...lines.flatMap((line, seat) => hand(view, seat, line, locale)),
    ];
  });
}

/** The row of a seat (CR-2.1). */
function rowOf(seat: number): Row {
  return seat === 0 ? 'S' : 'N';
}

function piles(view: View, { common, picture }: ChickenRoundupSvgLocale): string[] {
  const { turn, turnsLeft, deck, discardPile } = view;
  const count = (cards: readonly unknown[]) =>
    cards.length === 0 ? common.picture.empty : common.picture.cards(cards.length);
  const top = discardPile.at(-1);
  const onTop = top === undefined ? '' : `, ${common.picture.onTop(picture.card(top))}`;
  return [
    `  ${picture.title(turn)}${turnsLeft === null ? '' : `${common.colon}${picture.roosterOut(turnsLeft)}`}`,
    ...labeledLines([
      [picture.deck, `${count(deck)}${turnsLeft === null ? `, ${picture.roosterIn}` : ''}`],
      [common.picture.discardPile, `${count(discardPile)}${onTop}`],
    ]),
  ];
}

/** The yard from north to south: each card with its rank and color, and its action below. */
function yard(view: View, locale: ChickenRoundupSvgLocale): string[] {
  const columns = Array.from({ length: COLUMNS }, (_, column) => String(column));
  return [
    inColumns('', columns),
    coop(view, 1, locale),
    ...ROWS.flatMap((row) => [...yardRow(view, row, locale), '']).slice(0, -1),
    coop(view, 0, locale),
  ];
}

function yardRow(view: View, row: Row, { picture }: ChickenRoundupSvgLocale): string[] {
  const occupants = CELLS.flatMap((cell, index) => (cell.startsWith(row) ? (view.yard[index] ?? 'open') : []));
  const chickenOn = (occupant: Occupant) => {
    if (occupant === 'open') return picture.open;
    if (occupant === 'fox') return `** ${picture.fox.toUpperCase()} **`;
    return `${rankOf(colorOf(occupant))} ${picture.colors[colorOf(occupant)]}`;
  };
  const actionOn = (occupant: Occupant) =>
    occupant === 'open' || occupant === 'fox' ? '' : picture.action(actionOf(occupant)).replaceAll('\u00ad', '');
  return [inColumns(row, occupants.map(chickenOn)), inColumns('', occupants.map(actionOn))];
}

/** The texts side by side; overlong ones, only possible with the option `diagrams`, are truncated. */
function inColumns(row: string, texts: readonly string[]): string {
  const fitting = texts.map((text) => (text.length < COLUMN_WIDTH ? text : `${text.slice(0, COLUMN_WIDTH - 2)}…`));
  return `  ${row.padEnd(ROW_WIDTH)}${fitting.map((text) => text.padEnd(COLUMN_WIDTH)).join('')}`.trimEnd();
}

/** The number of chickens of each color in a coop, which break ties (CR-9.2), at its end of the row (CR-2.1). */
function coop({ stacks, options }: View, seat: number, { common, picture }: ChickenRoundupSvgLocale): string {
  const stack = stacks[seat] ?? [];
  const colors = [...COLORS].reverse().flatMap((color) => {
    const count = stack.filter((card) => colorOf(card) === color).length;
    return count === 0 ? [] : [`${count} ${picture.colors[color]}`];
  });
  const words = picture.coop(colors.join(', ') || common.picture.empty);
  return seat === 1 && options.coops === 'opposite' ? `${words} →`.padStart(WIDTH - 2) : `  ← ${words}`;
}

/**
 * The line of a seat with the known cards of its hand, highest first, wrapped between cards, and the number of hidden
 * ones.
 */
function hand({ hands }: View, seat: number, start: string, { common, picture }: ChickenRoundupSvgLocale): string[] {
  const order = (a: Card, b: Card) => rankOf(colorOf(b)) - rankOf(colorOf(a));
  const names = heldCards(hands[seat] ?? [], common, picture.card, order);
  const indent = ' '.repeat(start.indexOf(common.picture.hand));
  const lines = [`${start} `];
  for (const [index, name] of names.entries()) {
    const word = `${name}${index < names.length - 1 ? ', ' : ''}`;
    const last = lines.at(-1) ?? '';
    if (last.length + word.trimEnd().length <= WIDTH) lines[lines.length - 1] = last + word;
    else lines.push(indent + word);
  }
  return lines.map((line) => line.trimEnd());
}
