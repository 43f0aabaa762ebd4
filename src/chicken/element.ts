/**
 * Chicken for `<hencoop-table>` of `hencoop/element`.
 *
 * @packageDocumentation
 */
import type { ElementGame } from '../element/elementGame.js';
import { cardOf, dealtFrom, partOf, pile } from '../element/motion/selectors.js';
import { at } from '../engine/errors.js';
import { deepFreeze } from '../engine/freeze.js';
import { chick } from '../svg/animals.js';
import { nodesOf } from '../svg/markup.js';
import type { CardOptions } from '../svg/options.js';
import { type ChickenTypes, chicken } from './index.js';
import type { ChickenLocale, ChickenSvgLocale } from './locales/locale.js';
import { handPoints } from './rules.js';
import { chickenCardScene, chickenScene } from './svg/index.js';
import { type Card, KINDS } from './table.js';

const DRAW_PILE = pile('drawPile');
const DISCARD_PILE = pile('discardPile');

/**
 * Chicken for `<hencoop-table>`. A line next to the hand shows its current cost and expands to list the points of each
 * card.
 *
 * @example
 * ```ts
 * import { chickenElement } from 'hencoop/chicken/element';
 * import { enChicken, enChickenLabels } from 'hencoop/chicken/en';
 * import { defineElement } from 'hencoop/element';
 * import { enElement } from 'hencoop/element/en';
 *
 * defineElement(chickenElement, { game: enChicken, labels: enChickenLabels, words: enElement });
 * ```
 */
export const chickenElement: ElementGame<ChickenTypes> = /* @__PURE__ */ deepFreeze({
  game: chicken,
  // Eight groups: the values from 1 to 6, the chick and the egg.
  composition: {
    wood: 'fan',
    most: 8,
    share: 0.5,
    tallest: 0.115,
    places: ['play', 'draw', 'withdraw'],
    hasTwoLines: true,
  },
  scene: chickenScene,
  cardScene: (_, card: Card | null, options: CardOptions<ChickenSvgLocale>) => chickenCardScene(card, options),
  flights(event, { hands }) {
    switch (event.type) {
      case 'dealt':
        return dealtFrom(event.hands, () => DRAW_PILE);
      case 'turnedUp':
        return [{ from: DRAW_PILE, to: DISCARD_PILE, card: event.card, turns: true }];
      case 'played': {
        const { seat, card } = event;
        const from = cardOf(seat, 'hand', card, hands[seat]);
        return [{ from, to: DISCARD_PILE, card, turns: hands[seat]?.includes(card) !== true }];
      }
      case 'drew': {
        const { seat, card } = event;
        const to = card === null ? partOf(seat, 'hand') : cardOf(seat, 'hand', card, [card]);
        return [{ from: DRAW_PILE, to, card, turns: card !== null }];
      }
      default:
        return [];
    }
  },
  dice(event, options) {
    if (event.type !== 'rolled') return null;
    return import('./svg/die.js').then(({ drawDie }) =>
      event.dice.map((face) => drawDie(face, { ...options, chick: nodesOf(chick()) })),
    );
  },
  meant(_, seat, hook, value) {
    if (hook === 'card') return [{ seat, type: 'play', card: value }];
    return hook === 'type' ? [{ seat, type: 'draw' }] : [];
  },
  price(move, view, { game }) {
    const { viewer } = view;
    if (viewer === null) return null;
    const hand = at(view.hands, viewer);
    const before = handPoints(view, hand);
    const { points } = game.common.picture;
    if (move.type === 'withdraw') return { text: points(before), kind: 'cost' };
    if (move.type === 'draw') {
      const most = Math.max(...KINDS.map((kind) => handPoints(view, [...hand, kind]))) - before;
      return most === 0 ? { text: '±0', kind: 'even' } : { text: points(most), kind: 'risk' };
    }
    const after = handPoints(
      view,
      hand.filter((_, index) => index !== hand.indexOf(move.card)),
    );
    return { text: `${before} → ${after}`, kind: after < before ? 'gain' : 'even' };
  },
  moments: ['roundEnded', 'rolled', 'gameEnded'],
  facts(view, locale) {
    const { hands, step, viewer } = view;
    if (viewer === null || step.type === 'over') return null;
    const hand = at(hands, viewer);
    if (hand.length === 0) return null;
    // This game's own locale.
    const { cost, names } = locale.game as unknown as ChickenLocale;
    let before = 0;
    const rows = KINDS.flatMap((kind, index) => {
      const count = hand.filter((card) => card === kind).length;
      if (count === 0) return [];
      const sum = handPoints(
        view,
        hand.filter((card) => card !== null && KINDS.indexOf(card) <= index),
      );
      const points = sum - before;
      before = sum;
      const worth = kind === 'egg' ? cost.egg(points) : count === 1 ? String(points) : cost.once(points);
      return [[count === 1 ? names[kind] : `${count} × ${names[kind]}`, worth] as const];
    });
    return { title: cost.hand(before), rows };
  },
});
