import { chickenRoundup } from 'hencoop/chicken-roundup';
import { deSvg } from 'hencoop/chicken-roundup/de';
import { enSvg } from 'hencoop/chicken-roundup/en';
import { chickenRoundupEntry } from 'hencoop/chicken-roundup/record';
import { chickenRoundupText } from 'hencoop/chicken-roundup/text';
import { describe, expect, it } from 'vitest';
import { midgame } from '../svg/midgames.js';

const { state } = midgame(chickenRoundupEntry);
const textFor = (seat: number | null, locale = enSvg) =>
  `\n${chickenRoundupText(chickenRoundup.view(state, seat), locale)}\n`;

describe('the table as text', () => {
  it('shows a player their own cards', () => {
    expect(textFor(0)).toMatchInlineSnapshot(`
      "
        Chicken Roundup, turn 9
        Deck          36 cards, rooster in it
        Discard pile  17 cards, on top silver Cut In

           0              1              2              3              4
                                   coop: 2 gold, 1 silver, 3 red, 1 black, 4 white →
        N  4 silver       4 silver       2 black        5 gold         3 red
           Parade         Diagonal Dash  Fox Trot       Cut In         Diagonal Dash

        M  1 white        2 black        5 gold         3 red          1 white
           Side Step      Side Step      Parade         Fence Hop      Cut In

        S  ** FOX **      2 black        5 gold         4 silver       5 gold
                          Farmer         Farmer         Fox Trot       Side Step
        ← coop: 1 gold, 4 silver, 2 red, 3 black, 3 white

      > You (S)     13  Hand: silver Leap Frog, silver Side Step, red Fox Trot,
                        red Leap Frog, white Fence Hop
        Seat 2 (N)  11  Hand: 5 hidden cards
      "
    `);
  });

  it('shows them in German', () => {
    expect(textFor(0, deSvg)).toMatchInlineSnapshot(`
      "
        Chicken Roundup, Zug 9
        Stapel        36 Karten, mit dem Hahn
        Ablagestapel  17 Karten, oben Vordrängeln (silber)

           0              1              2              3              4
                                 Stall: 2 gold, 1 silber, 3 rot, 1 schwarz, 4 weiß →
        N  4 silber       4 silber       2 schwarz      5 gold         3 rot
           Hühnerparade   Diagonalsprint Foxtrott       Vordrängeln    Diagonalsprint

        M  1 weiß         2 schwarz      5 gold         3 rot          1 weiß
           Seitenschritt  Seitenschritt  Hühnerparade   Zaunsprung     Vordrängeln

        S  ** FUCHS **    2 schwarz      5 gold         4 silber       5 gold
                          Bauer          Bauer          Foxtrott       Seitenschritt
        ← Stall: 1 gold, 4 silber, 2 rot, 3 schwarz, 3 weiß

      > Du (S)       13  Hand: Bocksprung (silber), Seitenschritt (silber),
                         Foxtrott (rot), Bocksprung (rot), Zaunsprung (weiß)
        Platz 2 (N)  11  Hand: 5 verdeckte Karten
      "
    `);
  });

  it('shows a spectator no card of a hand', () => {
    expect(textFor(null)).toMatchInlineSnapshot(`
      "
        Chicken Roundup, turn 9
        Deck          36 cards, rooster in it
        Discard pile  17 cards, on top silver Cut In

           0              1              2              3              4
                                   coop: 2 gold, 1 silver, 3 red, 1 black, 4 white →
        N  4 silver       4 silver       2 black        5 gold         3 red
           Parade         Diagonal Dash  Fox Trot       Cut In         Diagonal Dash

        M  1 white        2 black        5 gold         3 red          1 white
           Side Step      Side Step      Parade         Fence Hop      Cut In

        S  ** FOX **      2 black        5 gold         4 silver       5 gold
                          Farmer         Farmer         Fox Trot       Side Step
        ← coop: 1 gold, 4 silver, 2 red, 3 black, 3 white

      > Seat 1 (S)  13  Hand: 5 hidden cards
        Seat 2 (N)  11  Hand: 5 hidden cards
      "
    `);
  });
});
