// 6 Diagrammed actions

import type { Draft } from '../../engine/draft.js';
import { at } from '../../engine/errors.js';
import type { Tell } from '../../engine/game.js';
import type { Seat } from '../../engine/seats.js';
import type { Cell, ChickenRoundupTypes, Move, State, Table, Violation } from '../table.js';
import { discard, holds } from './hand.js';
import { effect, followers, type PlacedDiagram, type Rearrangement } from './placing.js';
import { repertoireOf } from './repertoire.js';
import { finishPlay } from './turn.js';
import { cellAt, isChicken, type Place } from './yard.js';

type TellEvent = Tell<ChickenRoundupTypes>;
type DiagramMove = Extract<Move, { type: 'diagram' }>;

/** The rearrangement that `cells` spell; shared lists are found at a glance. */
function spelled({ rearrangements }: PlacedDiagram, cells: readonly Cell[]): Rearrangement | undefined {
  for (let i = 0; i < rearrangements.length; i++) if (rearrangements[i]?.cells === cells) return rearrangements[i];
  return rearrangements.find((known) => known.cells.join() === cells.join());
}

/** The rearrangement that `cells` mean, though they spell it differently. */
function misspelt({ diagram, rearrangements }: PlacedDiagram, cells: readonly Cell[]): Rearrangement | undefined {
  if (cells.length !== diagram.cycles.flat().length) return undefined;
  const meant = effect(cells, followers(diagram, cells));
  return rearrangements.find((known) => effect(known.cells, known.to) === meant);
}

export function whyNotDiagram(table: Table, move: DiagramMove): Violation | null {
  const { seat, card, cells } = move;
  if (!holds(table, seat, card)) return { clause: 'G-4', params: { card } };
  const placedDiagram = placedFor(table, seat, card.action);
  if (placedDiagram === undefined) return { clause: 'CR-3.1', params: { card, type: move.type } };
  const rearrangement = spelled(placedDiagram, cells) ?? misspelt(placedDiagram, cells);
  if (rearrangement === undefined) return { clause: 'CR-6.0', params: { diagram: card.action, cell: null } };
  const wrong = unfit(table, rearrangement);
  if (wrong !== null) return { clause: 'CR-6.0', params: { diagram: card.action, cell: cellAt(wrong) } };
  if (rearrangement.cells !== cells && rearrangement.cells.join() !== cells.join()) {
    return { clause: 'CR-6.0a', params: { cells: rearrangement.cells } };
  }
  return null;
}

/** CR-6.0: the first place that does not hold what it must: a chicken where it moves, some card where it is named. */
function unfit(table: Table, { places, cards }: Rearrangement): Place | null {
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as Place;
    if (!isChicken(table.yard[place])) return place;
  }
  let missing: Place | null = null;
  for (const needs of cards) {
    const open = needs.find((place) => table.yard[place] === 'open');
    if (open === undefined) return null;
    missing ??= open;
  }
  return missing;
}

export function playDiagram(state: Draft<State>, { seat, card, cells }: DiagramMove, tell: TellEvent): void {
  const placedDiagram = placedFor(state, seat, card.action);
  // A legal move spells one of the rearrangements.
  const { cells: from, to } = spelled(placedDiagram as PlacedDiagram, cells) as Rearrangement;
  discard(state, seat, card, tell);
  tell(state, { type: 'rearranged', from, to });
  finishPlay(state, seat, tell);
}

/** The diagram that is called `action`, as `seat` sees it. */
function placedFor(table: Table, seat: Seat, action: string): PlacedDiagram | undefined {
  const diagrams = at(repertoireOf(table.options).diagrams, seat);
  for (let i = 0; i < diagrams.length; i++) if (diagrams[i]?.diagram.name === action) return diagrams[i];
  return undefined;
}
