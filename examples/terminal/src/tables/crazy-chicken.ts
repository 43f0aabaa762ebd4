import type { Chicken, View } from 'hencoop/crazy-chicken';
import { catalogue } from 'hencoop/crazy-chicken/sheet';

const nameOf = (chicken: Chicken) => catalogue.find((entry) => entry.chicken === chicken)?.name ?? String(chicken);

const pile = (cards: readonly Chicken[]) => {
  const top = cards.at(-1);
  return top === undefined ? 'empty' : `${top} ${nameOf(top)} on top, ${cards.length} in all`;
};

/** The table of Crazy Chicken as its viewer sees it. */
export function drawTable(view: View): string {
  const lines = [
    `Round ${view.round} of ${view.options.rounds}`,
    `Draw pile A: ${view.drawA.length}   Draw pile B: ${view.drawB.length}`,
    `Discard pile A: ${pile(view.discardA)}`,
    `Discard pile B: ${pile(view.discardB)}`,
  ];
  if (view.aside !== null)
    lines.push(`Set aside: ${view.aside.count} × ${view.aside.chicken} from seat ${view.aside.owner}`);
  view.hands.forEach((hand, seat) => {
    const who = seat === view.viewer ? 'You' : `Seat ${seat}`;
    const own = view.sets[seat] ?? [];
    const shown =
      own.length === 0
        ? 'nothing shown'
        : own.map(({ chicken, count }) => `${count} × ${chicken} ${nameOf(chicken)}`).join(', ');
    const known = hand.filter((card) => card !== null).toSorted((a, b) => b - a);
    const cards = seat === view.viewer ? known.join(' ') : `${hand.length} hidden`;
    lines.push(`${who}, ${view.scores[seat]} points: ${shown}`, `   hand: ${cards || 'empty'}`);
  });
  return lines.join('\n');
}
