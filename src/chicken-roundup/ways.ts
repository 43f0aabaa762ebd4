// Which way a rearrangement goes: two rearrangements can move the same chickens (CR-6.0).
import { actionOf } from './cards.js';
import { rearrangementBy } from './rearrangements.js';
import { type Cell, COLUMNS, type Move, type Options } from './table.js';
import { columnOf, indexOfCell } from './yard.js';

type DiagramMove = Extract<Move, { readonly type: 'diagram' }>;

/** The direction in which a block turns, for every viewer, or the one chicken that goes farther than the others. */
export type Way = 'clockwise' | 'counterclockwise' | { readonly from: Cell; readonly to: Cell };

/** Which way a diagram moves the chickens; `null` if its cells alone make that clear. */
export function wayOf({ seat, card, cells }: DiagramMove, { diagrams }: Options): Way | null {
  const action: string = actionOf(card);
  const diagram = diagrams.find(({ name }) => name === action);
  const rearrangement = diagram && rearrangementBy(diagram, seat, cells);
  const steps = (rearrangement?.cells ?? []).flatMap((from, index) => {
    const to = rearrangement?.to[index];
    if (to === undefined) return [];
    const [[x, y], [toX, toY]] = [coordinatesOf(from), coordinatesOf(to)];
    // Columns count eastward and rows southward, so a clockwise turn has a positive area.
    return [{ from, to, area: x * toY - toX * y, far: Math.hypot(toX - x, toY - y) }];
  });
  const area = steps.reduce((sum, step) => sum + step.area, 0);
  if (area !== 0) return area > 0 ? 'clockwise' : 'counterclockwise';
  const [first, second] = steps.sort((a, b) => b.far - a.far);
  return first === undefined || second === undefined || first.far === second.far
    ? null
    : { from: first.from, to: first.to };
}

/** An arrow for a way, as the viewer sees the yard: turned, if they sit in the north. */
export function arrowOf(way: Way, isTurned: boolean): string {
  if (typeof way === 'string') return way === 'clockwise' ? '↻' : '↺';
  const [[x, y], [toX, toY]] = [coordinatesOf(way.from), coordinatesOf(way.to)];
  const ahead = toX === x ? toY > y : toX > x;
  return (toX === x ? ['↑', '↓'] : ['←', '→'])[Number(ahead !== isTurned)] ?? '';
}

/** The column and the row of a cell, from the north-west. */
function coordinatesOf(cell: Cell): readonly [column: number, row: number] {
  const index = indexOfCell(cell);
  const column = columnOf(index);
  return [column, (index - column) / COLUMNS];
}
