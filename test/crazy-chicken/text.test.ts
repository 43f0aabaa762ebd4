import { crazyChicken } from 'hencoop/crazy-chicken';
import { deCrazyChickenSvg } from 'hencoop/crazy-chicken/de';
import { enCrazyChickenSvg } from 'hencoop/crazy-chicken/en';
import { crazyChickenEntry } from 'hencoop/crazy-chicken/record';
import { crazyChickenText } from 'hencoop/crazy-chicken/text';
import { describe, expect, it } from 'vitest';
import { midgame } from '../svg/midgames.js';

const { state } = midgame(crazyChickenEntry);
const textFor = (seat: number | null, locale = enCrazyChickenSvg) =>
  `\n${crazyChickenText(crazyChicken.view(state, seat), locale)}\n`;

describe('the table as text', () => {
  it('shows a player their own cards', () => {
    expect(textFor(0)).toMatchInlineSnapshot(`
      "
        Crazy Chicken, round 2 of 4
        Draw pile A     20 cards
        Draw pile B     20 cards
        Discard pile A  20 cards, on top Marilyn Henroe (6)
        Discard pile B  12 cards, on top Napoulet Bonaparte (14)
        Sets            8 of 9 types

      > You     81  Hand: 20, 18, 18, 16, 14, 12, 7
                    Sets: 2 × 12, 4 × 16, 4 × 14, 2 × 6 (4 of 6 types)
        Seat 2  13  Hand: 5 hidden cards
                    Sets: 2 × 8, 2 × 9, 6 × 20, 4 × 18 (4 of 6 types)
      "
    `);
  });

  it('shows them in German', () => {
    expect(textFor(0, deCrazyChickenSvg)).toMatchInlineSnapshot(`
      "
        Crazy Chicken, Runde 2 von 4
        Zugstapel A     20 Karten
        Zugstapel B     20 Karten
        Ablagestapel A  20 Karten, oben Marilyn Henroe (6)
        Ablagestapel B  12 Karten, oben Napoulet Bonaparte (14)
        Auslagen        8 von 9 Arten

      > Du       81  Hand: 20, 18, 18, 16, 14, 12, 7
                     Auslagen: 2 × 12, 4 × 16, 4 × 14, 2 × 6 (4 von 6 Arten)
        Platz 2  13  Hand: 5 verdeckte Karten
                     Auslagen: 2 × 8, 2 × 9, 6 × 20, 4 × 18 (4 von 6 Arten)
      "
    `);
  });

  it('shows a spectator no card of a hand', () => {
    expect(textFor(null)).toMatchInlineSnapshot(`
      "
        Crazy Chicken, round 2 of 4
        Draw pile A     20 cards
        Draw pile B     20 cards
        Discard pile A  20 cards, on top Marilyn Henroe (6)
        Discard pile B  12 cards, on top Napoulet Bonaparte (14)
        Sets            8 of 9 types

      > Seat 1  81  Hand: 7 hidden cards
                    Sets: 2 × 12, 4 × 16, 4 × 14, 2 × 6 (4 of 6 types)
        Seat 2  13  Hand: 5 hidden cards
                    Sets: 2 × 8, 2 × 9, 6 × 20, 4 × 18 (4 of 6 types)
      "
    `);
  });
});
