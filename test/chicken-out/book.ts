// Chicken Out! once more, written from the rule book alone, for the laws to compare the engine with.
import type { ChickenOutTypes, State } from 'hencoop/chicken-out';
import type { Book, Made } from 'hencoop/testkit';

type Card = State['series'][number];

const FOXES = ['SAME', 'ZERO', 'DOUBLE', 'TWENTY'];
const isFox = (card: Card) => FOXES.includes(card);
const numberOf = (card: Card) => Number(card.split(' ')[1]);

/** CO-3.2, CO-3.3, CO-3.4: the count of a series. */
function countOf(series: readonly Card[], { sameCopies, sameFirst }: State['options']): number {
  let count = 0;
  // The SAMEs that open the series and count with the next card.
  let waiting = 0;
  // The card that each card of the series stands for.
  let stood: Card | null = null;
  let lastChicken: Card | null = null;
  for (const [index, card] of series.entries()) {
    const copied: Card | null = sameCopies === 'preceding' ? stood : lastChicken;
    const meant: Card | null = card === 'SAME' ? copied : card;
    stood = meant;
    if (!isFox(card)) lastChicken = card;
    if (meant === null) {
      if (sameFirst === 'next' && waiting === index) waiting++;
      continue;
    }
    for (let time = 0; time <= waiting; time++) count = counted(count, meant);
    waiting = 0;
  }
  return count;
}

function counted(count: number, card: Card): number {
  if (card === 'ZERO') return 0;
  if (card === 'TWENTY') return 20;
  if (card === 'DOUBLE') return 2 * count;
  const number = numberOf(card);
  return card.startsWith('red') && count + number > 21 ? count - number : count + number;
}

function mayMove(state: State, move: ChickenOutTypes['Move']): boolean {
  const { step, series, options } = state;
  if (step.type === 'over' || step.seat !== move.seat) return false;
  if (move.type === 'play') return true;
  // CO-4.3
  if (move.type === 'chickenOut') return step.type === 'turn' && countOf(series, options) >= 11;
  // CO-4.4, CO-6.2
  return step.type === 'extraCard' || (step.type === 'ownCount' && series.length >= options.ownCountMin);
}

/** The table after a move, before a game that is over is followed by the next. */
interface After {
  readonly piles: readonly (readonly Card[])[];
  readonly wentOut: readonly number[];
  /** Who moves next; `null` if the game is over. */
  readonly next: number | null;
  readonly reason: 'wentOut' | 'allOut' | 'maxTurns' | null;
}

/** CO-5.3: the next seat clockwise with cards; `null` if there is none. */
function nextWithCards(piles: readonly (readonly Card[])[], from: number, isMaker = false): number | null {
  const seats = piles.length;
  for (let step = 1; step <= (isMaker ? seats - 1 : seats); step++) {
    const seat = (from + step) % seats;
    if ((piles[seat] ?? []).length > 0) return seat;
  }
  return null;
}

/** CO-4.5: taken cards come up in the order in which they were played. */
const under = (pile: readonly Card[], series: readonly Card[]) => [...series.toReversed(), ...pile];

/** CO-3.1, CO-3.5, CO-6.1: the cards played in a move, and the pile that is left. */
function played({ before, move, events }: Made<ChickenOutTypes>) {
  let pile = [...(before.piles[move.seat] ?? [])];
  const cards: Card[] = [];
  // Only chance knows how an egg shuffles.
  const eggs = events.filter((event) => event.type === 'eggLaid');
  const times = before.step.type === 'open' ? Math.min(2, pile.length) : 1;
  for (let time = 0; time < times; time++) {
    const card = pile.pop();
    if (card === undefined) throw new Error('a play from an empty pile');
    cards.push(card);
    if (!before.options.layAnEgg || isFox(card) || numberOf(card) !== 0 || pile.length < 2) continue;
    const egg = eggs.shift();
    if (egg?.type !== 'eggLaid') throw new Error(`a ${card} shuffles a pile, by CO-6.1`);
    pile = [...egg.pile];
  }
  if (eggs.length > 0) throw new Error('a pile was shuffled without a reason');
  return { cards, pile };
}

/** CO-6.2: whether the last card has the number of the one before it. */
function isDouble(series: readonly Card[]): boolean {
  const [before, last] = series.slice(-2);
  if (before === undefined || last === undefined) return false;
  if (isFox(before) || isFox(last)) return before === 'SAME' && last === 'SAME';
  return numberOf(before) === numberOf(last);
}

function afterPlay(made: Made<ChickenOutTypes>): After {
  const { before, move } = made;
  const { seat } = move;
  const { cards, pile } = played(made);
  const series = [...before.series, ...cards];
  const count = countOf(series, before.options);
  const piles = before.piles.map((old, owner) => (owner === seat ? pile : [...old]));
  // CO-4.1: a bust is tested before going out.
  if (count > 21) {
    piles[seat] = under(pile, series);
    return passed(before, piles, before.wentOut, seat, true);
  }
  const wentOut = pile.length === 0 ? [...before.wentOut, seat] : before.wentOut;
  // CO-4.2, CO-6.3
  if (count === 21) {
    const to = before.options.passOn ? nextWithCards(piles, seat, true) : null;
    if (to !== null) piles[to] = under(piles[to] ?? [], series);
    if (wentOut.length === 0) return { piles, wentOut, next: seat, reason: null };
    return { piles, wentOut, next: null, reason: 'wentOut' };
  }
  if (pile.length > 0) {
    const goesOn = before.step.type === 'ownCount' || (before.options.doubleUp && isDouble(series));
    if (goesOn) return { piles, wentOut, next: seat, reason: null };
  }
  return passed(before, piles, wentOut, seat, false);
}

/** The end of a turn: the series was taken, or lies for the next player. */
function passed(
  { turn, options }: State,
  piles: readonly (readonly Card[])[],
  wentOut: readonly number[],
  seat: number,
  isTaken: boolean,
): After {
  const over = (reason: After['reason']) => ({ piles, wentOut, next: null, reason });
  // CO-5.2, CO-5.3, CO-5.5
  if (isTaken && wentOut.length > 0) return over('wentOut');
  const next = nextWithCards(piles, seat);
  if (next === null) return over('allOut');
  return turn >= options.maxTurns ? over('maxTurns') : { piles, wentOut, next, reason: null };
}

function afterMove(made: Made<ChickenOutTypes>): After {
  const { before, move } = made;
  const { seat } = move;
  if (move.type === 'play') return afterPlay(made);
  if (move.type === 'stop') return passed(before, before.piles, before.wentOut, seat, false);
  // CO-4.3, CO-5.2
  const piles = before.piles.map((pile, owner) => (owner === seat ? under(pile, before.series) : pile));
  if (before.wentOut.length > 0) return { piles, wentOut: before.wentOut, next: null, reason: 'wentOut' };
  return { piles, wentOut: before.wentOut, next: seat, reason: null };
}

/** CO-5.3, CO-5.4 */
function pointsOf({ piles, wentOut }: After, { scoring }: State['options']): number[] {
  return piles.map((pile, seat) => {
    if (scoring === 'cards') return pile.reduce((sum, card) => sum + (isFox(card) ? 10 : 1), 0);
    if (wentOut[0] === seat) return 1;
    if (wentOut.includes(seat)) return 2;
    return 1 + piles.filter((other, owner) => wentOut.includes(owner) || other.length < pile.length).length;
  });
}

function score(made: Made<ChickenOutTypes>): readonly number[] {
  const after = afterMove(made);
  const { scores, options } = made.before;
  if (after.next !== null) return scores;
  const points = pointsOf(after, options);
  return scores.map((old, seat) => old + (points[seat] ?? 0));
}

function end(made: Made<ChickenOutTypes>): string | null {
  const { gameNumber, options } = made.before;
  return gameNumber === options.games ? afterMove(made).reason : null;
}

function actors(made: Made<ChickenOutTypes>): readonly number[] {
  const { next } = afterMove(made);
  if (next !== null) return [next];
  // CO-2.2
  return end(made) === null ? [(made.before.starter + 1) % made.before.seats] : [];
}

/** Chicken Out! by the book. */
export const book: Book<ChickenOutTypes> = { mayMove, actors, score, end };
