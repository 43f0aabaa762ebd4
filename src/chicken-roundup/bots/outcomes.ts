import type { ChanceOutcome } from '../../bots/index.js';
import { seenAfter } from '../../bots/seen.js';
import { unseen } from '../../engine/cards.js';
import { allCards, ROOSTER_INDEXES } from '../cards.js';
import { chickenRoundup } from '../index.js';
import type { Card, ChickenRoundupTypes, Move, RedactedEvent, State, View } from '../table.js';

type Outcome = ChanceOutcome<ChickenRoundupTypes>;
type DeckCard = State['deck'][number];

/** The maximum number of listed outcomes. One drawn card always has fewer. */
const MAX_OUTCOMES = 200;

/**
 * The outcomes of the viewer's legal `move`: the draws at the end of a turn. Each unseen chicken is equally likely to
 * come next, and the rooster is equally likely at each of its remaining indexes (CR-2.2). `null` if there may be more
 * than 200 outcomes, as usual with two drawn cards.
 * @throws IllegalMoveError if the move is illegal
 */
export function chanceOutcomes(view: View, move: Move): readonly Outcome[] | null {
  const world = chickenRoundup.determinize(view, 'outcomes');
  const left = unseenKinds(view);
  const roosts = ROOSTER_INDEXES.filter((index) => view.deck[index] === null);
  const isRoosterHidden = view.turnsLeft === null && !view.deck.includes('rooster');

  /** The events with these cards in the deck, the first on top. */
  function eventsWith(top: readonly DeckCard[]): readonly RedactedEvent[] {
    const deck = [...world.deck.slice(0, world.deck.length - top.length), ...top.slice().reverse()];
    return seenAfter(chickenRoundup, { ...world, deck }, move, view.viewer);
  }

  const outcomes: Outcome[] = [];

  /** Lists the outcomes with these cards on top of the deck; `probability` is the probability of the cards. */
  function list(top: readonly DeckCard[], probability: number): void {
    const events = eventsWith(top);
    if (drawnIn(events).length <= top.length) {
      outcomes.push({ probability, events });
      return;
    }
    const index = view.deck.length - 1 - top.length;
    const known = view.deck[index];
    if (known !== null && known !== undefined) {
      list([...top, known], probability);
      return;
    }
    const mayRoost = isRoosterHidden && !top.includes('rooster') && roosts.includes(index);
    const rooster = mayRoost ? 1 / roosts.filter((roost) => roost <= index).length : 0;
    if (rooster > 0) list([...top, 'rooster'], probability * rooster);
    if (rooster === 1) return;
    const chickens = [...left.values()].reduce((sum, copies) => sum + copies, 0);
    for (const [card, copies] of left) {
      if (copies === 0) continue;
      left.set(card, copies - 1);
      list([...top, card], (probability * (1 - rooster) * copies) / chickens);
      left.set(card, copies);
    }
  }

  let ways = 1;
  for (const { to } of drawnIn(eventsWith([]))) if (to !== 'aside') ways *= left.size;
  if (ways > MAX_OUTCOMES) return null;
  list([], 1);
  return outcomes;
}

/** The cards that are drawn, the rooster among them. */
function drawnIn(events: readonly RedactedEvent[]): Extract<RedactedEvent, { readonly type: 'drawn' }>[] {
  return events.filter((event) => event.type === 'drawn');
}

/** The number of unseen copies of each card. */
function unseenKinds(view: View): Map<Card, number> {
  const seen = [...view.hands.flat(), ...view.deck, ...view.yard, ...view.stacks.flat(), ...view.discardPile];
  const kinds = new Map<Card, number>();
  for (const card of unseen<string>(allCards(view.options), seen)) {
    // `unseen` returns some of the game's cards.
    kinds.set(card as Card, (kinds.get(card as Card) ?? 0) + 1);
  }
  return kinds;
}
