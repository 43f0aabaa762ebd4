import { chicken } from 'hencoop/chicken';
import { deSvg } from 'hencoop/chicken/de';
import { enSvg } from 'hencoop/chicken/en';
import { chickenEntry } from 'hencoop/chicken/record';
import { chickenText } from 'hencoop/chicken/text';
import { describe, expect, it } from 'vitest';
import { midgame } from '../svg/midgames.js';

const { state } = midgame(chickenEntry);
const textFor = (seat: number | null, locale = enSvg) => `\n${chickenText(chicken.view(state, seat), locale)}\n`;

describe('the table as text', () => {
  it('shows a player their own cards', () => {
    expect(textFor(0)).toMatchInlineSnapshot(`
      "
        Chicken, round 4
        Discard pile  [ 6 ]
        What fits     6, chick or egg
        Draw pile     21 cards

      > You     12  4, 6, chick, egg  (26 points)
        Seat 2   9  1 hidden card  (withdrawn)
        Seat 3  17  2 hidden cards
        Seat 4  14  2 hidden cards
      "
    `);
  });

  it('shows them in German', () => {
    expect(textFor(0, deSvg)).toMatchInlineSnapshot(`
      "
        Chicken, Runde 4
        Ablagestapel  [ 6 ]
        Was passt     6, Küken oder Ei
        Zugstapel     21 Karten

      > Du       12  4, 6, Küken, Ei  (26 Punkte)
        Platz 2   9  1 verdeckte Karte  (ausgestiegen)
        Platz 3  17  2 verdeckte Karten
        Platz 4  14  2 verdeckte Karten
      "
    `);
  });

  it('shows a spectator no card of a hand', () => {
    expect(textFor(null)).toMatchInlineSnapshot(`
      "
        Chicken, round 4
        Discard pile  [ 6 ]
        What fits     6, chick or egg
        Draw pile     21 cards

      > Seat 1  12  4 hidden cards
        Seat 2   9  1 hidden card  (withdrawn)
        Seat 3  17  2 hidden cards
        Seat 4  14  2 hidden cards
      "
    `);
  });
});
