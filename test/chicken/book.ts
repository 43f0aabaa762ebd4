// Chicken once more, written from the rule book alone, for the laws to compare the engine with.
import type { ChickenTypes, State } from 'hencoop/chicken';
import type { Book, Made } from 'hencoop/testkit';

const CIRCLE = [1, 2, 3, 4, 5, 6, 'chick'];
const worth = (value: unknown) => (value === 'chick' ? 10 : Number(value));
const after = (value: unknown) => CIRCLE[(CIRCLE.indexOf(value as number) + 1) % CIRCLE.length];

/** CH-3.2: the value on top; an egg counts as what follows the card below it. */
function topOf(pile: readonly unknown[]): unknown {
  const card = pile.at(-1);
  return card === 'egg' ? after(topOf(pile.slice(0, -1))) : card;
}

/** CH-3.1, CH-3.2 */
const fits = (card: unknown, top: unknown) => card === 'egg' || card === top || card === after(top);

function mayMove(state: State, move: ChickenTypes['Move']): boolean {
  const { step, hands, withdrawn, drawPile, options } = state;
  if (step.type !== 'turn' || step.seat !== move.seat) return false;
  const hand = hands[move.seat] ?? [];
  const top = topOf(state.discardPile);
  // CH-3.4
  if (move.type === 'withdraw') return true;
  if (move.type === 'play') return hand.includes(move.card) && fits(move.card, top);
  // CH-3.6, CH-3.7, CH-3.5
  const others = withdrawn.filter((isOut, seat) => !isOut && seat !== move.seat).length;
  const isStuck = !hand.some((card) => fits(card, top));
  return drawPile.length > 0 && others > 0 && (isStuck || !options.drawOnlyIfStuck);
}

/** The end of a round: the hands and the discard pile at that moment, and who went out. CH-4.1 */
function roundEnd({ before, move }: Made<ChickenTypes>) {
  const hands = before.hands.map((hand) => [...hand]);
  const pile: unknown[] = [...before.discardPile];
  if (move.type === 'play') {
    const hand = hands[move.seat] ?? [];
    hand.splice(hand.indexOf(move.card), 1);
    pile.push(move.card);
    return hand.length === 0 ? { hands, pile, wentOut: move.seat } : null;
  }
  const isLast = before.withdrawn.every((isOut, seat) => isOut || seat === move.seat);
  return move.type === 'withdraw' && isLast ? { hands, pile, wentOut: null } : null;
}

/** CH-4.2, CH-4.3 */
function pointsOf(hand: readonly unknown[], pile: readonly unknown[], merges: boolean): number {
  const kinds = [...new Set(hand)].filter((card) => card !== 'egg');
  const sum = kinds.reduce<number>((points, card) => points + worth(card), 0);
  const top = topOf(pile);
  return hand.includes('egg') && !(merges && kinds.includes(top)) ? sum + worth(top) : sum;
}

function score(made: Made<ChickenTypes>): readonly number[] {
  const { before, events } = made;
  const end = roundEnd(made);
  if (end === null) return before.scores;
  return before.scores.map((old, seat) => {
    const points = old + pointsOf(end.hands[seat] ?? [], end.pile, before.options.eggMergesWithNumber);
    // CH-4.4: only chance knows the dice.
    if (seat !== end.wentOut || points === 0) return points;
    const roll = events.find((event) => event.type === 'rolled');
    if (roll?.type !== 'rolled' || roll.dice.length !== 2) throw new Error(`seat ${seat} rolls two dice, by CH-4.4`);
    return Math.max(0, points - roll.dice.reduce<number>((sum, die) => sum + worth(die), 0));
  });
}

function end(made: Made<ChickenTypes>): string | null {
  if (roundEnd(made) === null) return null;
  const { target, maxRounds } = made.before.options;
  // CH-5.1, CH-5.2
  if (Math.max(...score(made)) >= target) return 'target';
  return made.before.round >= maxRounds ? 'maxRounds' : null;
}

function actors(made: Made<ChickenTypes>): readonly number[] {
  const { before, move } = made;
  const over = roundEnd(made);
  if (over !== null) {
    // CH-4.5
    return end(made) === null ? [over.wentOut ?? before.lastPlayer ?? before.starter] : [];
  }
  // CH-2.3, CH-3.8
  const isOut = before.withdrawn.map((out, seat) => out || (move.type === 'withdraw' && seat === move.seat));
  let next = (move.seat + 1) % before.seats;
  while (isOut[next]) next = (next + 1) % before.seats;
  return [next];
}

/** Chicken by the book. */
export const book: Book<ChickenTypes> = { mayMove, actors, score, end };
