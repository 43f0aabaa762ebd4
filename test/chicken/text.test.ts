import { chicken } from 'hencoop/chicken';
import { deChickenSvg } from 'hencoop/chicken/de';
import { enChickenSvg } from 'hencoop/chicken/en';
import { chickenEntry } from 'hencoop/chicken/record';
import { chickenText } from 'hencoop/chicken/text';
import { describe, expect, it } from 'vitest';
import { midgame } from '../svg/midgames.js';

const { state } = midgame(chickenEntry);
const textFor = (seat: number | null, locale = enChickenSvg) => `\n${chickenText(chicken.view(state, seat), locale)}\n`;

describe('the table as text', () => {
  it('shows a player their own cards', () => {
    expect(textFor(0)).toMatchInlineSnapshot(`
      "
        Chicken, round 3, ends at 50
        Discard pile  [ 5 ]
        What fits     5, 6 or egg
        Draw pile     19 cards

      > You     11  3, 5, chick, egg  (23 points)
        Seat 2  19  2 hidden cards
        Seat 3   3  2 hidden cards  (withdrawn)
        Seat 4  16  3 hidden cards
      "
    `);
  });

  it('shows them in German', () => {
    expect(textFor(0, deChickenSvg)).toMatchInlineSnapshot(`
      "
        Chicken, Runde 3, Ende bei 50
        Ablagestapel  [ 5 ]
        Was passt     5, 6 oder Ei
        Zugstapel     19 Karten

      > Du       11  3, 5, Küken, Ei  (23 Punkte)
        Platz 2  19  2 verdeckte Karten
        Platz 3   3  2 verdeckte Karten  (ausgestiegen)
        Platz 4  16  3 verdeckte Karten
      "
    `);
  });

  it('shows a spectator no card of a hand', () => {
    expect(textFor(null)).toMatchInlineSnapshot(`
      "
        Chicken, round 3, ends at 50
        Discard pile  [ 5 ]
        What fits     5, 6 or egg
        Draw pile     19 cards

      > Seat 1  11  4 hidden cards
        Seat 2  19  2 hidden cards
        Seat 3   3  2 hidden cards  (withdrawn)
        Seat 4  16  3 hidden cards
      "
    `);
  });
});
