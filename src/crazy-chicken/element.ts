/**
 * Crazy Chicken for `<hencoop-table>` of `hencoop/element`.
 *
 * @packageDocumentation
 */
import type { ElementGame, ElementLocale, Fact } from '../element/elementGame.js';
import { cardOf, dealtFrom, part, partOf, pile } from '../element/motion/selectors.js';
import { at } from '../engine/errors.js';
import { deepFreeze } from '../engine/freeze.js';
import type { Seat } from '../engine/seats.js';
import { explain } from '../engine/words.js';
import type { CardOptions } from '../svg/options.js';
import { type CrazyChickenTypes, crazyChicken } from './index.js';
import type { CrazyChickenLocale, CrazyChickenSvgLocale } from './locales/locale.js';
import { crazyChickenCardScene, crazyChickenScene } from './svg/index.js';
import { CHICKENS, type Chicken, type View } from './table.js';

/** Why a player who must lay or discard can lay nothing, type by type. */
function factsOf(view: View, locale: ElementLocale): Fact | null {
  const { hands, step, viewer } = view;
  if (step.type !== 'layOrDiscard' || step.seat !== viewer) return null;
  if (crazyChicken.legalMoves(view).some(({ type }) => type === 'lay')) return null;
  // This game's own locale.
  const words = locale.game as unknown as CrazyChickenLocale;
  const typesBy = new Map<string, string[]>();
  for (const chicken of CHICKENS) {
    const count = at(hands, viewer).filter((card) => card === chicken).length;
    const violation = count === 0 ? null : crazyChicken.whyNot(view, { seat: viewer, type: 'lay', chicken, count });
    if (violation === null) continue;
    const reason = explain(violation, words).slice(`${violation.clause}: `.length);
    typesBy.set(reason, [...(typesBy.get(reason) ?? []), words.names[chicken]]);
  }
  return {
    title: words.shown.nothing,
    rows: Array.from(typesBy, ([reason, types]) => [types.join(', '), reason] as const),
  };
}

const setOf = (seat: Seat, chicken: Chicken) => `${part('columns')} [data-seat="${seat}"] [data-set="${chicken}"]`;

/**
 * Crazy Chicken for `<hencoop-table>`. A line next to the hand shows why a player can lay nothing.
 *
 * @example
 * ```ts
 * import { crazyChickenElement } from 'hencoop/crazy-chicken/element';
 * import { enCrazyChicken, enCrazyChickenLabels } from 'hencoop/crazy-chicken/en';
 * import { defineElement } from 'hencoop/element';
 * import { enElement } from 'hencoop/element/en';
 *
 * defineElement(crazyChickenElement, { game: enCrazyChicken, labels: enCrazyChickenLabels, words: enElement });
 * ```
 */
export const crazyChickenElement: ElementGame<CrazyChickenTypes> = /* @__PURE__ */ deepFreeze({
  game: crazyChicken,
  // Nine groups: one of each type.
  composition: { wood: 'fan', most: 9, share: 0.52, tallest: 0.1, places: ['lay', 'discard'], hasTwoLines: true },
  scene: crazyChickenScene,
  cardScene: (_, card: Chicken | null, options: CardOptions<CrazyChickenSvgLocale>) =>
    crazyChickenCardScene(card, options),
  flights(event, { hands }) {
    switch (event.type) {
      case 'dealt':
        return dealtFrom(event.hands, (seat) => pile(seat === 0 ? 'drawA' : 'drawB'));
      case 'drew': {
        const { seat, from, card } = event;
        const to = card === null || seat > 1 ? partOf(seat, 'hand') : cardOf(seat, 'hand', card, [card]);
        return [{ from: pile(from), to, card, turns: card !== null && from.startsWith('draw') }];
      }
      case 'laid': {
        const { seat, chicken, count } = event;
        const from = cardOf(seat, 'hand', chicken, hands[seat]);
        const flight = { from, to: setOf(seat, chicken), card: chicken };
        return Array.from({ length: Math.min(count, hands[seat]?.length ?? 0) }, () => flight);
      }
      case 'displaced':
        return [{ from: setOf(event.owner, event.chicken), to: part('aside'), card: undefined }];
      case 'setDiscarded':
        return [{ from: `${part('aside')} [data-set="${event.chicken}"]`, to: pile(event.to), card: undefined }];
      case 'discarded': {
        const { seat, chicken, to } = event;
        return [{ from: cardOf(seat, 'hand', chicken, hands[seat]), to: pile(to), card: chicken }];
      }
      default:
        return [];
    }
  },
  meant({ step }, seat, hook, value) {
    if (hook === 'card') return [{ seat, type: 'lay', chicken: value, count: 1 }];
    if (hook !== 'pile') return [];
    return step.type === 'discardSet'
      ? [{ seat, type: 'discardSet', to: value }]
      : [{ seat, type: 'draw', from: value }];
  },
  // A touched card may be meant for a set.
  waits: ({ type }) => type === 'discard',
  price(move, { sets }) {
    const isNew = move.type === 'lay' && !at(sets, move.seat).some(({ chicken }) => chicken === move.chicken);
    return isNew ? { text: `+${move.chicken}`, kind: 'gain' } : { text: '±0', kind: 'even' };
  },
  moments: ['roundEnded', 'scored', 'gameEnded'],
  facts: factsOf,
});
