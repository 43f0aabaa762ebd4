// 6 Diagrammed actions

import type { Draft } from '../../engine/draft.js';
import { at } from '../../engine/errors.js';
import type { Emit } from '../../engine/game.js';
import type { Seat } from '../../engine/seats.js';
import type { Cell, ChickenRoundupTypes, Move, State, Table, Violation } from '../table.js';
import { discard, holds } from './hand.js';
import { fits, offering, type Rearrangement, spelt } from './placing.js';
import { kindOf, type PlacedDiagram } from './repertoire.js';
import { goOnAfterPlay } from './turn.js';
import { glanceAt, includes, placeOf } from './yard.js';

type TellEvent = Emit<ChickenRoundupTypes>;
type DiagramMove = Extract<Move, { type: 'diagram' }>;

export function whyNotDiagram(table: Table, move: DiagramMove): Violation | null {
  const { seat, card, cells } = move;
  if (!holds(table, seat, card)) return { clause: 'G-4', params: { card } };
  const { placed } = kindOf(table.options, card);
  if (placed === null) return { clause: 'CR-3.1', params: { card, type: move.type } };
  const rearrangement = meant(placed, seat, cells);
  const glance = glanceAt(table.yard);
  const offered = offering(glance);
  if (rearrangement === undefined || !rearrangement.needs.some((needed) => fits(needed, offered))) {
    const empty = cells.find((cell) => !includes(glance.chickens, placeOf(cell)));
    return { clause: 'CR-6.0', params: { diagram: card.action, cell: empty ?? null } };
  }
  // CR-6.0a
  return spells(cells, rearrangement) ? null : { clause: 'CR-6.0a', params: { cells: rearrangement.spelling } };
}

/** The rearrangement that `cells` mean, whether or not they spell it as they ought to. */
function meant({ diagram, bySeat }: PlacedDiagram, seat: Seat, cells: readonly Cell[]): Rearrangement | undefined {
  const all = at(bySeat, seat);
  // The cells of a listed move are found at a glance.
  for (let i = 0; i < all.length; i++) if (all[i]?.spelling === cells) return all[i];
  const spelled = all.find((rearrangement) => spells(cells, rearrangement));
  if (spelled !== undefined || cells.length !== diagram.cycles.flat().length) return spelled;
  const { effect } = spelt(diagram, cells);
  return all.find((rearrangement) => rearrangement.effect === effect);
}

/** CR-6.0a. */
function spells(given: readonly Cell[], { cells, spelling }: Rearrangement): boolean {
  if (given === spelling) return true;
  let i = 0;
  while (i < cells.length && given[i] === cells[i]) i++;
  return i === cells.length && i === given.length;
}

export function playDiagram(state: Draft<State>, { seat, card, cells }: DiagramMove, emit: TellEvent): void {
  // A legal move shows a diagram and spells one of its rearrangements.
  const placed = kindOf(state.options, card).placed as PlacedDiagram;
  const { cells: from, to } = meant(placed, seat, cells) as Rearrangement;
  discard(state, seat, card, emit);
  emit(state, { type: 'rearranged', from: from.slice(), to: to.slice() });
  // CR-6.0: no gap can arise.
  goOnAfterPlay(state, seat, emit);
}
