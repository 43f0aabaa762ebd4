import type { ChanceOutcome } from '../../bots/index.js';
import { seenAfter } from '../../bots/seen.js';
import { unseen } from '../../engine/cards.js';
import { top } from '../../engine/errors.js';
import { DECK } from '../cards.js';
import { chicken } from '../index.js';
import { type ChickenTypes, KINDS, type Move, type State, type View } from '../table.js';

/**
 * The events that the viewer may see after their legal move: one outcome for each card they may draw, one for a play or
 * a withdrawal. `null` for a move that ends the round, which shows all hands and may roll dice and deal.
 * @throws IllegalMoveError if the move is illegal
 */
export function chanceOutcomes(view: View, move: Move): readonly ChanceOutcome<ChickenTypes>[] | null {
  const world = chicken.determinize(view, 'outcomes');
  const certain = outcome(world, move, view, 1);
  if (certain.events.some(({ type }) => type === 'roundEnded')) return null;
  if (move.type !== 'draw' || top(view.drawPile) !== null) return [certain];
  const hidden = unseen(DECK, [...view.hands.flat(), ...view.drawPile, ...view.discardPile]);
  return KINDS.flatMap((card) => {
    const copies = hidden.filter((other) => other === card).length;
    // The events of drawing depend on no other hidden card, so the rest of the world may stay as it is.
    const drawPile = [...world.drawPile.slice(0, -1), card];
    return copies === 0 ? [] : [outcome({ ...world, drawPile }, move, view, copies / hidden.length)];
  });
}

function outcome(world: State, move: Move, { viewer }: View, probability: number): ChanceOutcome<ChickenTypes> {
  return { probability, events: seenAfter(chicken, world, move, viewer) };
}
