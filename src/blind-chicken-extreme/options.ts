import { isRecord } from '../engine/guards.js';
import { count, type OptionReaders, refuseOption, refuseUnknown, seatOption } from '../engine/options.js';
import { ASSUMED_CARDS, CHICKENS, PIGS, SOW } from './cards.js';
import { CARDS, type Card, type CardTable, type Options } from './table.js';

/** A problem in a card table: its path, the expected and the actual value. */
export interface CardIssue {
  readonly path: readonly [keyof CardTable, ...number[]];
  readonly expected: string;
  readonly got: unknown;
}

/** BC-1.4: the first problem in a table of existing cards; `null` if it may replace the assumed table. */
export function cardTableIssue({ chickens, pigs, faceDown }: CardTable): CardIssue | null {
  return (
    wrongCount('chickens', chickens, CHICKENS) ??
    wrongCount('pigs', pigs, PIGS) ??
    repeated('chickens', chickens) ??
    repeated('pigs', pigs) ??
    repeated('faceDown', faceDown) ??
    wrongCard('chickens', chickens, (card) => card === SOW, 'a card from 1 to 49') ??
    wrongCard('pigs', pigs, (card) => card === SOW, 'a card from 1 to 49') ??
    wrongCard('pigs', pigs, (card) => chickens.includes(card), 'a card without a chicken')
  );
}

function wrongCount(name: keyof CardTable, cards: readonly Card[], count: number): CardIssue | null {
  return cards.length === count ? null : { path: [name], expected: `a list of ${count} cards`, got: cards.length };
}

function repeated(name: keyof CardTable, cards: readonly Card[]): CardIssue | null {
  return wrongCard(name, cards, (card, index) => cards.indexOf(card) < index, 'a card that is not listed before');
}

function wrongCard(
  name: keyof CardTable,
  cards: readonly Card[],
  isWrong: (card: Card, index: number) => boolean,
  expected: string,
): CardIssue | null {
  const index = cards.findIndex(isWrong);
  return index < 0 ? null : { path: [name, index], expected, got: cards[index] };
}

/** A list of existing cards, as a frozen copy. */
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
  refuseUnknown(path, given, Object.keys(ASSUMED_CARDS));
  const list = (name: keyof CardTable) =>
    readCards(Object.hasOwn(given, name) ? given[name] : undefined, `${path}.${name}`);
  const table = Object.freeze({ chickens: list('chickens'), pigs: list('pigs'), faceDown: list('faceDown') });
  const issue = cardTableIssue(table);
  return issue === null ? table : refuseOption([path, ...issue.path].join('.'), issue.expected, issue.got);
}

/** How many can play. */
export const SEATS = { min: 2, max: 5, default: 3 } as const;

/** A reader for every option (G-12). */
export const OPTIONS: OptionReaders<Options> = {
  firstSeat: /* @__PURE__ */ seatOption(0),
  // BC-5.4: one game for each player.
  games: /* @__PURE__ */ count((seats) => seats),
  cards: { default: () => ASSUMED_CARDS, read: readCardTable },
};
