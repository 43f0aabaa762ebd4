import type { ChanceOutcome } from '../../bots/index.js';
import { seenAfter } from '../../bots/seen.js';
import { top } from '../../engine/errors.js';
import { crazyChicken } from '../index.js';
import { CHICKENS, type CrazyChickenTypes, type Move, type Pile, type State, type View } from '../table.js';
import { unseenBy } from '../view.js';

/**
 * The events that the viewer may see after their legal move: one outcome for each card they may draw from a draw pile,
 * one for any other move. `null` for a move that deals the next round.
 * @throws IllegalMoveError if the move is illegal
 */
export function chanceOutcomes(view: View, move: Move): readonly ChanceOutcome<CrazyChickenTypes>[] | null {
  const world = crazyChicken.determinize(view, 'outcomes');
  const certain = outcome(world, move, view, 1);
  if (certain.events.some(({ type }) => type === 'dealt')) return null;
  if (move.type !== 'draw' || !isDrawPile(move.from) || top(view[move.from]) !== null) return [certain];
  const pile = world[move.from];
  const hidden = unseenBy(view);
  return CHICKENS.flatMap((card) => {
    const copies = hidden.filter((other) => other === card).length;
    // The events of drawing depend on no other hidden card, so the rest of the world may stay as it is.
    const drawn = { ...world, [move.from]: [...pile.slice(0, -1), card] };
    return copies === 0 ? [] : [outcome(drawn, move, view, copies / hidden.length)];
  });
}

function isDrawPile(pile: Pile): pile is 'drawA' | 'drawB' {
  return pile === 'drawA' || pile === 'drawB';
}

function outcome(world: State, move: Move, { viewer }: View, probability: number): ChanceOutcome<CrazyChickenTypes> {
  return { probability, events: seenAfter(crazyChicken, world, move, viewer) };
}
