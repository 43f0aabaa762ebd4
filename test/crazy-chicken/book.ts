// Crazy Chicken once more, written from the rule book alone, for the laws to compare the engine with.
import type { CrazyChickenTypes, State } from 'hencoop/crazy-chicken';
import type { Book, Made } from 'hencoop/testkit';

type Move = CrazyChickenTypes['Move'];

/** CC-5.2: whether the rules let a discard go to this place. */
function mayGoTo({ discardA, discardB }: State, to: 'discardA' | 'discardB'): boolean {
  if (discardA.length === 0) return to === 'discardA';
  return discardB.length > 0 || to === 'discardB';
}

const held = ({ hands }: State, seat: number, chicken: number) =>
  (hands[seat] ?? []).filter((card) => card === chicken).length;

/** The set of this type on the table. */
const shown = ({ sets }: State, chicken: number) => sets.flat().find((set) => set.chicken === chicken);

function mayMove(state: State, move: Move): boolean {
  const { step } = state;
  if (step.type === 'over' || step.seat !== move.seat) return false;
  switch (move.type) {
    case 'draw': {
      // CC-3.2, CC-3.4
      const isDue = step.type === 'draw' || (step.type === 'drawAgain' && step.closed !== move.from);
      return isDue && state[move.from].length > 0;
    }
    case 'lay': {
      // CC-4.1, CC-4.2, CC-4.3
      if (step.type !== 'layOrDiscard' || move.count < 2) return false;
      return (
        move.count <= held(state, move.seat, move.chicken) && move.count > (shown(state, move.chicken)?.count ?? 0)
      );
    }
    case 'discard':
      // CC-5.1
      return step.type === 'layOrDiscard' && held(state, move.seat, move.chicken) > 0 && mayGoTo(state, move.to);
    case 'discardSet':
      return step.type === 'discardSet' && mayGoTo(state, move.to);
  }
}

/** What a move leaves open: another decision of a seat, or the end of a turn with these types shown. */
function outcomeOf({ before, move }: Made<CrazyChickenTypes>): { decides: number } | { types: number[][] } {
  const types = before.sets.map((sets) => sets.map(({ chicken }) => chicken as number));
  if (move.type === 'draw') return { decides: move.seat };
  if (move.type === 'lay') {
    const old = shown(before, move.chicken);
    const owner = before.sets.findIndex((sets) => sets.some(({ chicken }) => chicken === move.chicken));
    types.forEach((list, seat) => {
      const index = list.indexOf(move.chicken);
      if (index >= 0) list.splice(index, 1);
      if (seat === move.seat) list.push(move.chicken);
    });
    // CC-4.4, CC-4.5: with a card on both places, a player chooses one of them.
    const isOpen = before.discardA.length > 0 && before.discardB.length > 0;
    if (old !== undefined && isOpen)
      return { decides: before.options.displacedChooser === 'owner' ? owner : move.seat };
  }
  return { types };
}

/** CC-6.1: the types shown by each seat if the round is over. */
function roundEnd(made: Made<CrazyChickenTypes>): number[][] | null {
  const result = outcomeOf(made);
  if ('decides' in result) return null;
  const { types } = result;
  const { drawA, drawB } = made.before;
  const isOver =
    types.some((list) => new Set(list).size >= 6) ||
    new Set(types.flat()).size === 9 ||
    drawA.length === 0 ||
    drawB.length === 0;
  return isOver ? types : null;
}

/** CC-6.3 */
function score(made: Made<CrazyChickenTypes>): readonly number[] {
  const types = roundEnd(made);
  return made.before.scores.map((old, seat) =>
    [...new Set(types?.[seat] ?? [])].reduce((sum, type) => sum + type, old),
  );
}

/** CC-7.1 */
function end(made: Made<CrazyChickenTypes>): string | null {
  return roundEnd(made) !== null && made.before.round === made.before.options.rounds ? 'rounds' : null;
}

function actors(made: Made<CrazyChickenTypes>): readonly number[] {
  const result = outcomeOf(made);
  if ('decides' in result) return [result.decides];
  if (end(made) !== null) return [];
  // CC-2.3: the start of the rounds alternates. CC-3.1: so do turns, whoever chose a place for a displaced set.
  return [roundEnd(made) === null ? 1 - made.before.turn : 1 - made.before.starter];
}

/** Crazy Chicken by the book. */
export const book: Book<CrazyChickenTypes> = { mayMove, actors, score, end };
