import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { deBlindChickenExtremeSvg } from 'hencoop/blind-chicken-extreme/de';
import { enBlindChickenExtremeSvg } from 'hencoop/blind-chicken-extreme/en';
import { blindChickenExtremeEntry } from 'hencoop/blind-chicken-extreme/record';
import { blindChickenExtremeText } from 'hencoop/blind-chicken-extreme/text';
import { describe, expect, it } from 'vitest';
import { midgame } from '../svg/midgames.js';

const { state } = midgame(blindChickenExtremeEntry);
const textFor = (seat: number | null, locale = enBlindChickenExtremeSvg) =>
  `\n${blindChickenExtremeText(blindChickenExtreme.view(state, seat), locale)}\n`;

describe('the table of Blind Chicken Extreme as text', () => {
  it('shows a player their own cards', () => {
    expect(textFor(0)).toMatchInlineSnapshot(`
      "
        Blind Chicken Extreme, game 2 of 4
        * a chicken, + a pig, ~ played face down
        Trick           Seat 3: (?)   Seat 4: 32
        Rewards to win  none

      > You     -3  5 cards, 3 tricks taken, games -3
        Seat 2   6  5 cards, 2 tricks taken, penalty -3, +3 choose the leader, +3 lead any card, games 6
        Seat 3  -1  4 cards, 1 trick taken, +3 lead face down, games -1
        Seat 4  -3  4 cards, 1 trick taken, games -3

        Row  [10] 11 19 23 [26]
      "
    `);
  });

  it('shows them in German', () => {
    expect(textFor(0, deBlindChickenExtremeSvg)).toMatchInlineSnapshot(`
      "
        Blind Chicken Extreme, Spiel 2 von 4
        * ein Huhn, + ein Schwein, ~ wird verdeckt gespielt
        Stich                    Platz 3: (?)   Platz 4: 32
        Belohnungen zu gewinnen  keine

      > Du       -3  5 Karten, 3 Stiche, Spiele -3
        Platz 2   6  5 Karten, 2 Stiche, Strafe -3, +3 Anspieler bestimmen, +3 beliebig anspielen, Spiele 6
        Platz 3  -1  4 Karten, 1 Stich, +3 verdeckt anspielen, Spiele -1
        Platz 4  -3  4 Karten, 1 Stich, Spiele -3

        Reihe  [10] 11 19 23 [26]
      "
    `);
  });

  it('shows a spectator no card of a hand', () => {
    expect(textFor(null)).toMatchInlineSnapshot(`
      "
        Blind Chicken Extreme, game 2 of 4
        * a chicken, + a pig, ~ played face down
        Trick           Seat 3: (?)   Seat 4: 32
        Rewards to win  none

      > Seat 1  -3  5 cards, 3 tricks taken, games -3
        Seat 2   6  5 cards, 2 tricks taken, penalty -3, +3 choose the leader, +3 lead any card, games 6
        Seat 3  -1  4 cards, 1 trick taken, +3 lead face down, games -1
        Seat 4  -3  4 cards, 1 trick taken, games -3
      "
    `);
  });
});
