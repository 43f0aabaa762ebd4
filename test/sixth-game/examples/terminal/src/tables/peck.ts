import type { View } from 'hencoop/peck';

/** The table of Peck as its viewer sees it. */
export function drawTable({ round, drawPile, hands, scores }: View): string {
  const seats = hands.map(
    (hand, seat) => `  Seat ${seat}: ${hand.map((card) => card ?? '?').join(' ')}, ${scores[seat]} points`,
  );
  return [`Round ${round}, ${drawPile.length} cards in the draw pile`, ...seats].join('\n');
}
