// 6 Diagrammed actions

import type { Draft } from '../../engine/draft.js';
import { InternalError } from '../../engine/errors.js';
import type { Emit } from '../../engine/game.js';
import { actionOf } from '../cards.js';
import { holds } from '../hand.js';
import { areSame, fits, rearrangementBy } from '../rearrangements.js';
import type { Card, ChickenRoundupTypes, Diagram, Move, Options, State, Table, Violation } from '../table.js';
import { indexOfCell, isChicken } from '../yard.js';
import { afterPlay, discard, goOn } from './3-turn.js';

type DiagramMove = Extract<Move, { readonly type: 'diagram' }>;

/** The diagram that a card shows, unless its action is a named one. */
export function diagramOn(card: Card, { diagrams }: Options): Diagram | undefined {
  const action: string = actionOf(card);
  // PERF(frozen): the list may be frozen, and a loop is then faster than `find`.
  for (let i = 0; i < diagrams.length; i++) if (diagrams[i]?.name === action) return diagrams[i];
  return undefined;
}

export function whyNotDiagram(table: Table, { seat, type, card, cells }: DiagramMove): Violation | null {
  if (!holds(table, seat, card)) return { clause: 'G-4', params: { card } };
  const diagram = diagramOn(card, table.options);
  if (diagram === undefined) return { clause: 'CR-3.1', params: { card, type } };
  const rearrangement = rearrangementBy(diagram, seat, cells);
  if (rearrangement === undefined || !rearrangement.placements.some((placement) => fits(table.yard, placement))) {
    const empty = cells.find((cell) => !isChicken(table.yard[indexOfCell(cell)]));
    return { clause: 'CR-6.0', params: { diagram: actionOf(card), cell: empty ?? null } };
  }
  if (!areSame(cells, rearrangement.cells)) {
    return { clause: 'CR-6.0a', params: { cells: rearrangement.cells.slice() } };
  }
  return null;
}

/** CR-6.0: permutes the moving cells, so no gap can arise. */
export function playDiagram(
  state: Draft<State>,
  { seat, card, cells }: DiagramMove,
  emit: Emit<ChickenRoundupTypes>,
): void {
  const diagram = diagramOn(card, state.options);
  const rearrangement = diagram && rearrangementBy(diagram, seat, cells);
  if (rearrangement === undefined) throw new InternalError(`no ${card} on ${cells.join()}`);
  discard(state, seat, card, emit);
  emit(state, { type: 'rearranged', from: rearrangement.cells.slice(), to: rearrangement.to.slice() });
  goOn(state, seat, afterPlay(state), emit);
}
