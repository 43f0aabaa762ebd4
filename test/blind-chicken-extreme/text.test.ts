import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { deSvg } from 'hencoop/blind-chicken-extreme/de';
import { enSvg } from 'hencoop/blind-chicken-extreme/en';
import { blindChickenExtremeEntry } from 'hencoop/blind-chicken-extreme/record';
import { blindChickenExtremeText } from 'hencoop/blind-chicken-extreme/text';
import { describe, expect, it } from 'vitest';
import { midgame } from '../svg/midgames.js';

const { state } = midgame(blindChickenExtremeEntry);
const textFor = (seat: number | null, locale = enSvg) =>
  `\n${blindChickenExtremeText(blindChickenExtreme.view(state, seat), locale)}\n`;

describe('the table of Blind Chicken Extreme as text', () => {
  it('shows a player their own cards', () => {
    expect(textFor(0)).toMatchInlineSnapshot(`
      "
        Blind Chicken Extreme, game 2 of 4
        * a chicken, + a pig, ~ played face down
        Trick         Seat 3: (?)   Seat 4: 31*
        Rewards left  lead face down

      > You      3  5 cards, games 3
        Seat 2  -5  5 cards, 3 tricks taken, penalty -3, +3 choose the leader, games -5
        Seat 3   2  4 cards, 3 tricks taken, games 2
        Seat 4   2  4 cards, 1 trick taken, +3 lead any card, games 2

        Row  [12] 19 22 45+ [21*]
      "
    `);
  });

  it('shows them in German', () => {
    expect(textFor(0, deSvg)).toMatchInlineSnapshot(`
      "
        Blind Chicken Extreme, Spiel 2 von 4
        * ein Huhn, + ein Schwein, ~ wird verdeckt gespielt
        Stich              Platz 3: (?)   Platz 4: 31*
        Belohnungen übrig  verdeckt anspielen

      > Du        3  5 Karten, Spiele 3
        Platz 2  -5  5 Karten, 3 Stiche, Strafe -3, +3 Anspieler bestimmen, Spiele -5
        Platz 3   2  4 Karten, 3 Stiche, Spiele 2
        Platz 4   2  4 Karten, 1 Stich, +3 beliebig anspielen, Spiele 2

        Reihe  [12] 19 22 45+ [21*]
      "
    `);
  });

  it('shows a spectator no card of a hand', () => {
    expect(textFor(null)).toMatchInlineSnapshot(`
      "
        Blind Chicken Extreme, game 2 of 4
        * a chicken, + a pig, ~ played face down
        Trick         Seat 3: (?)   Seat 4: 31*
        Rewards left  lead face down

      > Seat 1   3  5 cards, games 3
        Seat 2  -5  5 cards, 3 tricks taken, penalty -3, +3 choose the leader, games -5
        Seat 3   2  4 cards, 3 tricks taken, games 2
        Seat 4   2  4 cards, 1 trick taken, +3 lead any card, games 2
      "
    `);
  });
});
