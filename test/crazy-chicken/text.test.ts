import { crazyChicken } from 'hencoop/crazy-chicken';
import { deSvg } from 'hencoop/crazy-chicken/de';
import { enSvg } from 'hencoop/crazy-chicken/en';
import { crazyChickenEntry } from 'hencoop/crazy-chicken/record';
import { crazyChickenText } from 'hencoop/crazy-chicken/text';
import { describe, expect, it } from 'vitest';
import { midgame } from '../svg/midgames.js';

const { state } = midgame(crazyChickenEntry);
const textFor = (seat: number | null, locale = enSvg) =>
  `\n${crazyChickenText(crazyChicken.view(state, seat), locale)}\n`;

describe('the table as text', () => {
  it('shows a player their own cards', () => {
    expect(textFor(0)).toMatchInlineSnapshot(`
      "
        Crazy Chicken, round 2 of 4
        Draw pile A     26 cards
        Draw pile B     26 cards
        Discard pile A  12 cards, on top Thomas Cock (8)
        Discard pile B  9 cards, on top Charles Chickbergh (9)
        Sets            8 of 9 types

      > You     79  Hand: 18, 18, 12, 12, 12, 9, 7
                    Sets: 3 × 18, 4 × 20, 3 × 9, 2 × 8 (4 of 6 types)
        Seat 2  24  Hand: 8 hidden cards
                    Sets: 2 × 14, 4 × 16, 2 × 6, 2 × 12 (4 of 6 types)
      "
    `);
  });

  it('shows them in German', () => {
    expect(textFor(0, deSvg)).toMatchInlineSnapshot(`
      "
        Crazy Chicken, Runde 2 von 4
        Zugstapel A     26 Karten
        Zugstapel B     26 Karten
        Ablagestapel A  12 Karten, oben Thomas Cock (8)
        Ablagestapel B  9 Karten, oben Charles Chickbergh (9)
        Auslagen        8 von 9 Arten

      > Du       79  Hand: 18, 18, 12, 12, 12, 9, 7
                     Auslagen: 3 × 18, 4 × 20, 3 × 9, 2 × 8 (4 von 6 Arten)
        Platz 2  24  Hand: 8 verdeckte Karten
                     Auslagen: 2 × 14, 4 × 16, 2 × 6, 2 × 12 (4 von 6 Arten)
      "
    `);
  });

  it('shows a spectator no card of a hand', () => {
    expect(textFor(null)).toMatchInlineSnapshot(`
      "
        Crazy Chicken, round 2 of 4
        Draw pile A     26 cards
        Draw pile B     26 cards
        Discard pile A  12 cards, on top Thomas Cock (8)
        Discard pile B  9 cards, on top Charles Chickbergh (9)
        Sets            8 of 9 types

      > Seat 1  79  Hand: 7 hidden cards
                    Sets: 3 × 18, 4 × 20, 3 × 9, 2 × 8 (4 of 6 types)
        Seat 2  24  Hand: 8 hidden cards
                    Sets: 2 × 14, 4 × 16, 2 × 6, 2 × 12 (4 of 6 types)
      "
    `);
  });
});
