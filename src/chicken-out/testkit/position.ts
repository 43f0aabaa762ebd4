import { chickenOut } from '../index.js';
import type { Card, Copied, Options, State } from '../table.js';

/** A card in short notation: `b7` and `r7` are the black and the red 7; a fox is its name. */
export function card(short: string): Card {
  // Positions name only existing cards; a deck check finds any others.
  return short.replace(/^b/, 'black ').replace(/^r/, 'red ') as Card;
}

/** Cards in short notation, separated by spaces. */
export const cards = (short: string): Card[] => (short === '' ? [] : short.split(' ').map(card));

const copies = (count: number, short: string) => Array.from({ length: count }, () => cards(short)).flat();

/** CO-1.1, written out by hand. */
export const DECK = [
  ...copies(3, 'b0 b1'),
  ...copies(2, 'b2 b3 b4 b5 b6 b8 b9 b10 b11'),
  ...copies(4, 'b7 r7'),
  ...copies(2, 'r2 r3 r4 r5 r6 r8 r9 r10 r11'),
  ...copies(4, 'SAME'),
  ...copies(2, 'ZERO DOUBLE TWENTY'),
];

const FOXES: readonly Card[] = cards('SAME ZERO DOUBLE TWENTY');

export const isFox = (card: Card) => FOXES.includes(card);

/** CO-3, written out independently: the count of a series, and what a SAME after it would stand for. */
export function recount(
  given: readonly Card[],
  { sameCopies, sameFirst }: Pick<Options, 'sameCopies' | 'sameFirst'>,
): { count: number; sameAs: Copied | null } {
  let count = 0;
  let last: Copied | null = null;
  const series = sameFirst === 'next' ? withWaiting(given) : given;
  for (const [index, played] of series.entries()) {
    const chickens = series.slice(0, index).filter((card) => !isFox(card));
    let acts: Card | null = played;
    if (played === 'SAME') acts = sameCopies === 'preceding' ? last : (chickens.at(-1) ?? null);
    if (acts === 'ZERO') count = 0;
    else if (acts === 'DOUBLE') count += count;
    else if (acts === 'TWENTY') count = 20;
    else if (acts !== null) {
      const [color, number] = acts.split(' ');
      count += color === 'red' && count + Number(number) > 21 ? -Number(number) : Number(number);
    }
    // With `preceding`, a SAME counts from then on as the card it copied.
    last = acts as Copied | null;
  }
  if (sameCopies === 'lastChicken') last = (series.filter((card) => !isFox(card)).at(-1) as Copied | undefined) ?? null;
  return { count, sameAs: last };
}

/** CO-3.4 with `sameFirst: 'next'`: the first other card, once for each SAME before it; without one, nothing counts yet. */
function withWaiting(series: readonly Card[]): readonly Card[] {
  const waiting = series.findIndex((card) => card !== 'SAME');
  return waiting < 0 ? [] : series.map((card, index) => (index < waiting ? (series[waiting] as Card) : card));
}

/** The given part of a position; piles from bottom to top. */
export type Given = Partial<Omit<State, 'piles' | 'series' | 'options'>> & {
  readonly piles: readonly string[];
  readonly series?: string;
  readonly options?: Partial<Options>;
};

/** A state in mid-game: cards not given have left the game. */
export function position({ piles, series = '', options = {}, ...given }: Given): State {
  const start = chickenOut.setup({ seats: piles.length, seed: 'position', options });
  const mentioned = { piles: piles.map(cards), series: cards(series) };
  const rest = DECK.slice();
  for (const used of [...mentioned.piles.flat(), ...mentioned.series]) {
    const index = rest.indexOf(used);
    if (index < 0) throw new Error(`the deck has no such card left: ${used}`);
    rest.splice(index, 1);
  }
  return {
    ...start,
    ...mentioned,
    ...recount(mentioned.series, start.options),
    step: { type: series === '' ? 'open' : 'turn', seat: 0 },
    leftGame: rest,
    wentOut: mentioned.piles.flatMap((pile, seat) => (pile.length === 0 ? [seat] : [])),
    ...given,
  };
}
