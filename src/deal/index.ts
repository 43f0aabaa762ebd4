/**
 * Known cards for tests: {@link deal} sets up a game in which the cards that you name lie where you want them.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { deal } from 'hencoop/deal';
 *
 * const { state } = deal(chicken, {
 *   seats: 2,
 *   seed: 'test',
 *   hands: { 0: ['egg', 3] },
 *   tops: { discardPile: [4], drawPile: ['chick'] },
 * });
 * state.hands[0]?.slice(0, 2); // ['egg', 3]
 * state.discardPile; // [4]
 * const next = chicken.apply(state, { seat: 0, type: 'draw' });
 * next.hands[0]?.at(-1); // 'chick'
 * ```
 *
 * @packageDocumentation
 */
export { type DealConfig, deal, type NamedCards, type NamedList, type NamedTops } from './deal.js';
