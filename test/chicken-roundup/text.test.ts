import { chickenRoundup } from 'hencoop/chicken-roundup';
import { deChickenRoundupSvg } from 'hencoop/chicken-roundup/de';
import { enChickenRoundupSvg } from 'hencoop/chicken-roundup/en';
import { chickenRoundupEntry } from 'hencoop/chicken-roundup/record';
import { chickenRoundupText } from 'hencoop/chicken-roundup/text';
import { describe, expect, it } from 'vitest';
import { midgame } from '../svg/midgames.js';

const { state } = midgame(chickenRoundupEntry);
const textFor = (seat: number | null, locale = enChickenRoundupSvg) =>
  `\n${chickenRoundupText(chickenRoundup.view(state, seat), locale)}\n`;

describe('the table as text', () => {
  it('shows a player their own cards', () => {
    expect(textFor(0)).toMatchInlineSnapshot(`
      "
        Chicken Roundup, turn 9
        Deck          35 cards, rooster in it
        Discard pile  16 cards, on top silver Leap Frog

           0              1              2              3              4
                                   coop: 4 gold, 1 silver, 4 red, 1 black, 3 white →
        N  4 silver       1 white        5 gold         ** FOX **      4 silver
           Fence Hop      Leap Frog      Parade                        Farmer

        M  3 red          3 red          5 gold         5 gold         3 red
           Parade         Farmer         Fox Trot       Leap Frog      Diagonal Dash

        S  2 black        2 black        5 gold         4 silver       1 white
           Fox Trot       Round Dance    Dog            Diagonal Dash  Parade
        ← coop: 1 gold, 3 silver, 2 red, 4 black, 3 white

      > You (S)     13  Hand: gold Round Dance, gold Dog Chases Fox,
                        silver Diagonal Dash, black Farmer Takes Chicken,
                        white Chicken Parade
        Seat 2 (N)  13  Hand: 5 hidden cards
      "
    `);
  });

  it('shows them in German', () => {
    expect(textFor(0, deChickenRoundupSvg)).toMatchInlineSnapshot(`
      "
        Chicken Roundup, Zug 9
        Stapel        35 Karten, mit dem Hahn
        Ablagestapel  16 Karten, oben Bocksprung (silber)

           0              1              2              3              4
                                 Stall: 4 gold, 1 silber, 4 rot, 1 schwarz, 3 weiß →
        N  4 silber       1 weiß         5 gold         ** FUCHS **    4 silber
           Zaunsprung     Bocksprung     Hühnerparade                  Bauer

        M  3 rot          3 rot          5 gold         5 gold         3 rot
           Hühnerparade   Bauer          Foxtrott       Bocksprung     Diagonalsprint

        S  2 schwarz      2 schwarz      5 gold         4 silber       1 weiß
           Foxtrott       Rundtanz       Hund           Diagonalsprint Hühnerparade
        ← Stall: 1 gold, 3 silber, 2 rot, 4 schwarz, 3 weiß

      > Du (S)       13  Hand: Rundtanz (gold), Hund (gold), Diagonalsprint (silber),
                         Bauer (schwarz), Hühnerparade (weiß)
        Platz 2 (N)  13  Hand: 5 verdeckte Karten
      "
    `);
  });

  it('shows a spectator no card of a hand', () => {
    expect(textFor(null)).toMatchInlineSnapshot(`
      "
        Chicken Roundup, turn 9
        Deck          35 cards, rooster in it
        Discard pile  16 cards, on top silver Leap Frog

           0              1              2              3              4
                                   coop: 4 gold, 1 silver, 4 red, 1 black, 3 white →
        N  4 silver       1 white        5 gold         ** FOX **      4 silver
           Fence Hop      Leap Frog      Parade                        Farmer

        M  3 red          3 red          5 gold         5 gold         3 red
           Parade         Farmer         Fox Trot       Leap Frog      Diagonal Dash

        S  2 black        2 black        5 gold         4 silver       1 white
           Fox Trot       Round Dance    Dog            Diagonal Dash  Parade
        ← coop: 1 gold, 3 silver, 2 red, 4 black, 3 white

      > Seat 1 (S)  13  Hand: 5 hidden cards
        Seat 2 (N)  13  Hand: 5 hidden cards
      "
    `);
  });
});
