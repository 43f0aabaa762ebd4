// 6 Diagrammed actions

import type { Draft } from '../../engine/draft.js';
import { at } from '../../engine/errors.js';
import type { Tell } from '../../engine/game.js';
import type { Seat } from '../../engine/seats.js';
import type { Cell, ChickenRoundupTypes, Move, State, Table, Violation } from '../table.js';
import { discard, holds } from './hand.js';
import { fits, offering, type Rearrangement, spelt } from './placing.js';
import { kindOf, type PlacedDiagram } from './repertoire.js';
import { goOnAfterPlay } from './turn.js';
import { glanceAt, includes, placeOf } from './yard.js';

type TellEvent = Tell<ChickenRoundupTypes>;
type DiagramMove = Extract<Move, { type: 'diagram' }>;

export function whyNotDiagram(table: Table, move: DiagramMove): Violation | null {
  const { seat, card, cells } = move;
  if (!holds(table, seat, card)) return { clause: 'G-4', params: { card } };
  const { placed } = kindOf(table.options, card);
  if (placed === null) return { clause: 'CR-3.1', params: { card, type: move.type } };
  const rearrangement = meant(placed, seat, cells);
  const glance = glanceAt(table.yard);
  const fitting = at(placed.bySeat, seat).some(
    (placement) => placement.rearrangement === rearrangement && fits(placement.needs, offering(glance)),
  );
  if (rearrangement === undefined || !fitting) {
    const empty = cells.find((cell) => !includes(glance.chickens, placeOf(cell)));
    return { clause: 'CR-6.0', params: { diagram: card.action, cell: empty ?? null } };
  }
  // CR-6.0a
  return sameCells(rearrangement.cells, cells) ? null : { clause: 'CR-6.0a', params: { cells: rearrangement.cells } };
}

/** The rearrangement that `cells` mean, whether or not they spell it as they ought to. */
function meant({ diagram, bySeat }: PlacedDiagram, seat: Seat, cells: readonly Cell[]): Rearrangement | undefined {
  const placements = at(bySeat, seat);
  // The cells of a listed move are found at a glance.
  for (let i = 0; i < placements.length; i++) {
    if (placements[i]?.rearrangement.cells === cells) return placements[i]?.rearrangement;
  }
  if (cells.length !== diagram.cycles.flat().length) return undefined;
  const { effect } = spelt(diagram, cells);
  return placements.find(({ rearrangement }) => rearrangement.effect === effect)?.rearrangement;
}

function sameCells(a: readonly Cell[], b: readonly Cell[]): boolean {
  return a.every((cell, i) => cell === b[i]);
}

export function playDiagram(state: Draft<State>, { seat, card, cells }: DiagramMove, tell: TellEvent): void {
  // A legal move shows a diagram and spells one of its rearrangements.
  const placed = kindOf(state.options, card).placed as PlacedDiagram;
  const { cells: from, to } = meant(placed, seat, cells) as Rearrangement;
  discard(state, seat, card, tell);
  tell(state, { type: 'rearranged', from, to });
  // CR-6.0: no gap can arise.
  goOnAfterPlay(state, seat, tell);
}
