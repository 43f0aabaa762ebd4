import {
  actionOf,
  type Card,
  CELLS,
  COLUMNS,
  colourOf,
  type Occupant,
  ROWS,
  type Row,
  rankOf,
  type View,
} from 'hencoop/chicken-roundup';
import { actions } from 'hencoop/chicken-roundup/sheet';

/** Three columns of margin, two coops and five cells with their borders: 80. */
const WIDTH = 11;
const COOP_WIDTH = 7;

/** The table of Chicken Roundup as its viewer sees it: the yard with both coops, then the hands. */
export function drawTable(view: View): string {
  return [...piles(view), '', ...yard(view), '', ...hands(view)].join('\n');
}

function piles({ turn, turnsLeft, deck, discardPile }: View): string[] {
  const left = turnsLeft === null ? '' : `, ${turnsLeft === 0 ? 'the last' : `${turnsLeft} more after it`}`;
  return [
    `  Turn ${turn}${left}`,
    `  Deck ${deck.length === 0 ? 'empty' : deck.length}${turnsLeft === null ? ', the rooster in it' : ''}; ${discardPile.length} discarded`,
  ];
}

function yard(view: View): string[] {
  const columns = Array.from({ length: COLUMNS }, (_, column) => `  ${column}`.padEnd(WIDTH)).join(' ');
  const rule = `   ${' '.repeat(COOP_WIDTH)}+${`${'-'.repeat(WIDTH)}+`.repeat(COLUMNS)}`;
  return [`   ${' '.repeat(COOP_WIDTH)} ${columns}`, rule, ...ROWS.flatMap((row) => [...drawRow(view, row), rule])];
}

/** Two lines: the colours, which rank the chickens, and the actions of the cards in a hand. The coop is at the end. */
function drawRow(view: View, row: Row): string[] {
  const owner = row === 'S' ? 0 : row === 'N' ? 1 : null;
  const east = owner === 1 && view.options.coops === 'opposite';
  const coop = owner === null ? ['', ''] : drawCoop(view, owner);
  const occupants = CELLS.flatMap((cell, index) => (cell.startsWith(row) ? (view.yard[index] ?? 'open') : []));
  return [occupants.map(colourOn), occupants.map(actionOn)].map((texts, line) => {
    const coopText = (coop[line] ?? '').padEnd(COOP_WIDTH);
    const cells = texts.map((text) => ` ${text}`.padEnd(WIDTH)).join('|');
    return ` ${line === 0 ? row : ' '} ${east ? ' '.repeat(COOP_WIDTH) : coopText}|${cells}|${east ? ` ${coopText}` : ''}`.trimEnd();
  });
}

function drawCoop(view: View, owner: number): string[] {
  const stack = view.stacks[owner] ?? [];
  const top = stack.at(-1);
  return [`coop ${stack.length}`, top === undefined ? '' : colourOf(top)];
}

function colourOn(occupant: Occupant): string {
  if (occupant === 'fox') return '** FOX **';
  return occupant === 'open' ? '' : `${rankOf(colourOf(occupant))} ${colourOf(occupant)}`;
}

function actionOn(occupant: Occupant): string {
  if (occupant === 'fox' || occupant === 'open') return '';
  // As many words as fit.
  return `${actionName(occupant)} `.slice(0, WIDTH).replace(/ \S*$/, '');
}

function actionName(card: Card): string {
  const action = actionOf(card);
  return actions.find((known) => known.action === action)?.name ?? action;
}

/** One line for each seat: whether it is to act, its name, row and hand. */
function hands(view: View): string[] {
  return view.hands.map((hand, seat) => {
    const acting = view.step.type !== 'over' && view.step.seat === seat ? '>' : ' ';
    const name = (seat === view.viewer ? 'You' : `Seat ${seat}`).padEnd(6);
    const row = seat === 0 ? 'south' : 'north';
    const known = hand.flatMap((card) => (card === null ? [] : `${colourOf(card)} ${actionName(card)}`));
    const hidden = hand.length - known.length;
    const held = [...known, ...(hidden > 0 ? [`${hidden} hidden`] : [])].join(', ');
    return `${acting} ${name} (${row})  ${held === '' ? 'no cards' : held}`;
  });
}
