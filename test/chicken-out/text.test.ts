import { chickenOut, type Options } from 'hencoop/chicken-out';
import { deChickenOut } from 'hencoop/chicken-out/de';
import { enChickenOut } from 'hencoop/chicken-out/en';
import { chickenOutEntry } from 'hencoop/chicken-out/record';
import { chickenOutText } from 'hencoop/chicken-out/text';
import { describe, expect, it } from 'vitest';
import { position } from '../../src/chicken-out/testkit/position.js';
import { midgame } from '../svg/midgames.js';

const { state } = midgame(chickenOutEntry);
const textFor = (seat: number | null, locale = enChickenOut) =>
  `\n${chickenOutText(chickenOut.view(state, seat), locale)}\n`;

describe('the table as text', () => {
  it('shows a player the count and the odds of the next card', () => {
    expect(textFor(0)).toMatchInlineSnapshot(`
      "
        Chicken Out!
        Count   18 of 21
        Series  red 11, SAME, red 7, black 6, red 5
        A SAME would count as red 5
        14 cards made 21 and are out

      > You      0  22 cards
        Seat 2   0  6 cards
        Seat 3   0  8 cards
        Seat 4   0  5 cards

        The next card  safe: 59 %   21: 2 %   bust: 39 %
      "
    `);
  });

  it('CO-3.4: says what a SAME would do, unless there is nothing to copy', () => {
    const line = (series: string, options: Partial<Options> = {}, locale = enChickenOut) =>
      chickenOutText(chickenOut.view(position({ piles: ['r2', 'r3'], series, options }), null), locale)
        .split('\n')
        .find((text) => /SAME (?:would|stünde|zählte)|next card|nächste Karte/.test(text))
        ?.trim();
    const next = { sameFirst: 'next' } as const;
    expect(line('')).toBeUndefined();
    expect(line('SAME SAME')).toBeUndefined();
    expect(line('', next)).toBe('A SAME would count as the card after it');
    expect(line('SAME SAME', next)).toBe('The next card counts 3 times');
    expect(line('SAME SAME', next, deChickenOut)).toBe('Die nächste Karte zählt 3-mal');
    expect(line('SAME b4', next)).toBe('A SAME would count as black 4');
    expect(line('TWENTY', { ...next, sameCopies: 'lastChicken' })).toBeUndefined();
  });

  it('shows them in German', () => {
    expect(textFor(0, deChickenOut)).toMatchInlineSnapshot(`
      "
        Chicken Out!
        Zählung  18 von 21
        Reihe    rote 11, SAME, rote 7, schwarze 6, rote 5
        Ein SAME zählte wie rote 5
        14 Karten mit 21 sind raus

      > Du        0  22 Karten
        Platz 2   0  6 Karten
        Platz 3   0  8 Karten
        Platz 4   0  5 Karten

        Was als Nächstes kommen kann  sicher: 59 %   21: 2 %   zu viel: 39 %
      "
    `);
  });

  it('shows a spectator the table without odds', () => {
    expect(textFor(null)).toMatchInlineSnapshot(`
      "
        Chicken Out!
        Count   18 of 21
        Series  red 11, SAME, red 7, black 6, red 5
        A SAME would count as red 5
        14 cards made 21 and are out

      > Seat 1   0  22 cards
        Seat 2   0  6 cards
        Seat 3   0  8 cards
        Seat 4   0  5 cards
      "
    `);
  });
});
