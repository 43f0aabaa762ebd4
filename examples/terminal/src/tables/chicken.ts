import { type Card, handPoints, nextValue, type View } from 'hencoop/chicken';

/** The table of Chicken as its viewer sees it. */
export function drawTable(view: View): string {
  return [...piles(view), '', ...hands(view)].join('\n');
}

function piles(view: View): string[] {
  const { discardPile, topValue, drawPile, options } = view;
  const top = discardPile.at(-1) === 'egg' ? `the egg, as a ${topValue}` : `${topValue}`;
  return [
    `  Round ${view.round}, to ${options.target} points`,
    `  Discard pile  [ ${top} ]${view.step.type === 'over' ? '' : `  takes a ${topValue}, a ${nextValue(topValue)} or the egg`}`,
    `  Draw pile     ${drawPile.length === 0 ? 'empty' : cards(drawPile.length)}`,
  ];
}

/** One line for each seat: whether it is to act, its name, score and hand. */
function hands(view: View): string[] {
  return view.hands.map((hand, seat) => {
    const acting = view.step.type === 'turn' && view.step.seat === seat ? '>' : ' ';
    const name = (seat === view.viewer ? 'You' : `Seat ${seat}`).padEnd(6);
    const score = String(view.scores[seat] ?? 0).padStart(3);
    const out = view.withdrawn[seat] && view.step.type === 'turn' ? '  (withdrawn)' : '';
    return `${acting} ${name} ${score}  ${held(view, hand)}${out}`;
  });
}

function held(view: View, hand: readonly (Card | null)[]): string {
  if (hand.length === 0) return 'no cards';
  const seen = hand.filter((card) => card !== null);
  if (seen.length < hand.length) return cards(hand.length);
  return `${seen.sort(byWorth).join(' ')}  (${handPoints(view, hand)} in hand)`;
}

const ORDER: readonly Card[] = [1, 2, 3, 4, 5, 6, 'chick', 'egg'];

function byWorth(a: Card, b: Card): number {
  return ORDER.indexOf(a) - ORDER.indexOf(b);
}

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}
