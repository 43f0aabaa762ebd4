import { isRecord } from '../engine/guards.js';
import { count, type OptionReaders, refuseOption, refuseUnknown, seatOption } from '../engine/options.js';
import { CARDS, type Card, type CardTable, CHICKENS, HOUSE_CARDS, type Options, PIGS, SOW } from './table.js';

/** Something wrong with a card table: where, what is needed there, and what was found. */
export interface CardFault {
  readonly path: readonly [keyof CardTable, ...number[]];
  readonly needed: string;
  readonly got: unknown;
}

/** BC-1.4: what is wrong with a table of cards that exist, first of all; `null` where it may replace the house table. */
export function cardTableFault({ chickens, pigs, faceDown }: CardTable): CardFault | null {
  return (
    wrongCount('chickens', chickens, CHICKENS) ??
    wrongCount('pigs', pigs, PIGS) ??
    twice('chickens', chickens) ??
    twice('pigs', pigs) ??
    twice('faceDown', faceDown) ??
    wrongCard('chickens', chickens, (card) => card === SOW, 'a card from 1 to 49') ??
    wrongCard('pigs', pigs, (card) => card === SOW, 'a card from 1 to 49') ??
    wrongCard('pigs', pigs, (card) => chickens.includes(card), 'a card that is no chicken')
  );
}

function wrongCount(name: keyof CardTable, cards: readonly Card[], count: number): CardFault | null {
  return cards.length === count ? null : { path: [name], needed: `a list of ${count} cards`, got: cards.length };
}

function twice(name: keyof CardTable, cards: readonly Card[]): CardFault | null {
  return wrongCard(name, cards, (card, index) => cards.indexOf(card) < index, 'a card that is not listed before');
}

function wrongCard(
  name: keyof CardTable,
  cards: readonly Card[],
  isWrong: (card: Card, index: number) => boolean,
  needed: string,
): CardFault | null {
  const index = cards.findIndex(isWrong);
  return index < 0 ? null : { path: [name, index], needed, got: cards[index] };
}

/** A list of cards that exist, as a frozen list of our own. */
function readCards(given: unknown, path: string): readonly Card[] {
  if (!Array.isArray(given)) return refuseOption(path, 'a list of cards', given);
  const cards = Array.from(given, (value: unknown, index) => {
    const card = CARDS.find((known) => Object.is(known, value));
    return card ?? refuseOption(`${path}.${index}`, 'a card from 0 to 49', value);
  });
  return Object.freeze(cards);
}

function readCardTable(given: unknown, path: string): CardTable {
  if (!isRecord(given)) return refuseOption(path, 'an object with chickens, pigs and faceDown', given);
  refuseUnknown(path, given, Object.keys(HOUSE_CARDS));
  const list = (name: keyof CardTable) =>
    readCards(Object.hasOwn(given, name) ? given[name] : undefined, `${path}.${name}`);
  const table = Object.freeze({ chickens: list('chickens'), pigs: list('pigs'), faceDown: list('faceDown') });
  const fault = cardTableFault(table);
  return fault === null ? table : refuseOption([path, ...fault.path].join('.'), fault.needed, fault.got);
}

/** One reader for every option (G-12). */
export const OPTIONS: OptionReaders<Options> = {
  firstSeat: seatOption(0),
  // BC-5.4: one game for each player.
  games: count((seats) => seats),
  cards: { default: () => HOUSE_CARDS, read: readCardTable },
};
