/**
 * Chicken Roundup for `<hencoop-table>` of `hencoop/element`.
 *
 * @packageDocumentation
 */
import type { ElementGame, ElementLocale, Flight, Price } from '../element/elementGame.js';
import { cardOf, cell, partOf, pile } from '../element/motion/selectors.js';
import { followed } from '../element/motion/trail.js';
import { deepFreeze } from '../engine/freeze.js';
import type { Seat } from '../engine/seats.js';
import type { CardOptions } from '../svg/options.js';
import { actionOf } from './cards.js';
import { type ChickenRoundupTypes, chickenRoundup } from './index.js';
import { goingIn } from './locales/labels.js';
import type { ChickenRoundupSvgLocale } from './locales/locale.js';
import { chickenRoundupCardScene, chickenRoundupScene } from './svg/index.js';
import { placesIn } from './svg/places.js';
import { type Card, CELLS, type Cell, COLUMNS, type Move, type RedactedEvent, ROWS, type View } from './table.js';
import { arrowOf, wayOf } from './ways.js';

const DISCARD_PILE = pile('discardPile');

const coop = (seat: Seat) => `[data-coop="${seat}"]`;

/** Chickens march home one after another, each with this much more delay than the one before. */
const MARCH = 0.18;

/** The chicken on a cell flies away. */
const fromCell = (from: Cell, to: string): Flight => ({ from: cell(from), to, card: undefined });

/** The cards of a row that closes up. */
function closing({ row, start }: Extract<RedactedEvent, { type: 'closed' }>, yard: View['yard']): readonly Flight[] {
  const first = ROWS.indexOf(row) * COLUMNS;
  const cells = CELLS.slice(first, first + COLUMNS);
  const cards = cells.filter((_, column) => yard[first + column] !== 'open');
  return cards.flatMap((from, index) => {
    const to = cells[start + index];
    return to === undefined || to === from ? [] : [{ ...fromCell(from, cell(to)), closesUp: true }];
  });
}

function flightsOf(event: RedactedEvent, { hands, yard }: View): readonly Flight[] {
  switch (event.type) {
    case 'played':
    case 'paid': {
      const { seat, card } = event;
      return [{ from: cardOf(seat, 'hand', card, hands[seat]), to: DISCARD_PILE, card }];
    }
    case 'taken':
      return [fromCell(event.cell, DISCARD_PILE)];
    case 'chased':
    case 'foxExposed':
      return [fromCell(event.from, cell(event.to))];
    case 'caught':
      return [fromCell(event.to, partOf(event.seat, 'hand')), fromCell(event.from, cell(event.to))];
    case 'paraded':
      return event.path.map((from, index) => ({
        ...fromCell(from, coop(event.seat)),
        ...(index > 0 && { breath: Math.min(1, index * MARCH) }),
      }));
    case 'sentIn':
      return event.cells.map((from) => fromCell(from, coop(event.seat)));
    case 'rearranged':
      return event.from.flatMap((from, index) => {
        const to = event.to[index];
        return to === undefined ? [] : [fromCell(from, cell(to))];
      });
    case 'closed':
      return closing(event, yard);
    case 'chickenLost':
      return [{ from: coop(event.seat), to: DISCARD_PILE, card: event.card }];
    case 'drawn': {
      const { seat, card, to } = event;
      if (to === 'aside') return [];
      const target = to === 'hand' ? partOf(seat, 'hand') : cell(to);
      return [{ from: pile('deck'), to: target, card, turns: card !== null }];
    }
    default:
      return [];
  }
}

/** The events of a move up to the first drawn card (CR-8.1): the yard changes in the same way in every world. */
function certainOf(view: View, move: Move): readonly RedactedEvent[] {
  const attempt = chickenRoundup.tryApply(chickenRoundup.determinize(view, 'preview'), move);
  if (!attempt.ok) return [];
  const chance = attempt.events.findIndex(({ type }) => type === 'drawn' || type === 'turnPassed');
  const certain = chance < 0 ? attempt.events : attempt.events.slice(0, chance);
  return certain.flatMap((event) => chickenRoundup.redact(event, view.viewer) ?? []);
}

/** The chickens that a move brings home, or else how it changes what ending the turn would bring. */
function priceOf(move: Move, view: View, locale: ElementLocale): Price {
  const { seat, type } = move;
  let [home, after, isOver] = [0, view, type === 'endPlays'];
  for (const event of certainOf(view, move)) {
    if (event.type === 'sentIn') home += event.cells.length;
    if (event.type === 'paraded') home += event.path.length;
    if (event.type === 'chickenLost') home--;
    isOver ||= event.type === 'playsEnded';
    after = chickenRoundup.evolve(after, event);
  }
  const [now, then] = [goingIn(view, seat), isOver ? 0 : goingIn(after, seat)];
  // This game's own locale.
  const { picture } = locale.game as unknown as ChickenRoundupSvgLocale;
  if (home < 0) return { text: `−${picture.chickens(-home)}`, kind: 'loss' };
  if (home > 0) return { text: `+${home}`, kind: 'gain' };
  if (now === then || type === 'endPlays') return { text: '±0', kind: 'even' };
  return { text: `${now} → ${then}`, kind: now < then ? 'gain' : 'even' };
}

/**
 * Chicken Roundup for `<hencoop-table>`: players move on the yard itself, picking a card first and then its cells.
 *
 * @example
 * ```ts
 * import { chickenRoundupElement } from 'hencoop/chicken-roundup/element';
 * import { enChickenRoundup, enChickenRoundupLabels } from 'hencoop/chicken-roundup/en';
 * import { defineElement } from 'hencoop/element';
 * import { enElement } from 'hencoop/element/en';
 *
 * defineElement(chickenRoundupElement, { game: enChickenRoundup, labels: enChickenRoundupLabels, words: enElement });
 * ```
 */
export const chickenRoundupElement: ElementGame<ChickenRoundupTypes> = /* @__PURE__ */ deepFreeze({
  game: chickenRoundup,
  composition: {
    wood: 'lines',
    most: 5,
    share: 1.04,
    tallest: 0.115,
    places: ['diagram farmer dog foxTrot parade closeGap', 'catch', 'endPlays'],
    isNamed: true,
    // The yard is read more than the hand: its cards are at least as large.
    middleCard: ({ width, height }, grow) => grow * placesIn({ width: width / grow, height: height / grow }).card,
  },
  scene: chickenRoundupScene,
  cardScene: (
    { options: { diagrams } },
    card: Card | 'fox' | 'rooster' | null,
    options: CardOptions<ChickenRoundupSvgLocale>,
  ) => chickenRoundupCardScene(card, { ...options, diagrams }),
  flights: flightsOf,
  trail: (ways, event, view) =>
    // Another turn of theirs begins.
    event.type === 'turnPassed' && event.to !== view.viewer ? [] : followed(ways, flightsOf(event, view)),
  meant({ yard, step }, seat, hook, value) {
    if (hook !== 'card' || step.type === 'over') return [];
    // The value of a hook `card` is a card.
    const action = actionOf(value as Card);
    const target = yard.findIndex((occupant) => occupant !== 'fox' && occupant !== 'open');
    return action === 'dog'
      ? [{ seat, type: 'dog', card: value, end: 'west' }]
      : [{ seat, type: 'farmer', card: value, target: CELLS[target] }];
  },
  moments: ['lastTurnsBegan', 'gameEnded'],
  way(move, { options, viewer }) {
    if (move.type === 'closeGap') return (move.toward === 'west') === (viewer === 1) ? '→' : '←';
    const way = move.type === 'diagram' ? wayOf(move, options) : null;
    return way === null ? null : arrowOf(way, viewer === 1);
  },
  price: priceOf,
  preview: certainOf,
});
