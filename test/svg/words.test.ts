import { fastChance, type Game, type GameTypes, describe as inWords } from 'hencoop';
import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { chicken, DECK, type State } from 'hencoop/chicken';
import { chickenOut } from 'hencoop/chicken-out';
import { cardOf, chickenRoundup, ownAction } from 'hencoop/chicken-roundup';
import { enChickenRoundup } from 'hencoop/chicken-roundup/en';
import { describe, expect, it } from 'vitest';
import { position as roundupPosition } from '../../src/chicken-roundup/testkit/position.js';
import { tries } from '../../support/effort.js';
import { drawBlindChickenExtreme, drawChicken, drawChickenOut, drawChickenRoundup } from './inEnglish.js';
import { read } from './reading.js';

/** Every state of some random games. */
function* states<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  options: Partial<G['Options']>,
): Iterable<G['State']> {
  for (let number = 0; number < tries(15); number++) {
    const chance = fastChance(`words-${number}`);
    let state = game.setup({ seats, seed: `words-${number}`, options });
    for (let moves = 0; moves < 100 && !game.isOver(state); moves++) {
      yield state;
      state = game.apply(state, chance.roll('move', game.legalMoves(state), 1)[0] as G['Move']);
    }
  }
}

const statusOf = (svg: string) => /<desc[^>]*>(.*?)\. /.exec(svg)?.[1] ?? '';

describe('the description of a table', () => {
  it('offers a draw in Chicken if and only if the rules do', () => {
    for (const drawOnlyIfStuck of [false, true]) {
      for (const state of states(chicken, 3, { drawOnlyIfStuck })) {
        const status = statusOf(drawChicken(state, { faceUp: true }));
        const draws = chicken.legalMoves(state).some(({ type }) => type === 'draw');
        if (draws) expect(status).toContain('draw one');
        else if (!drawOnlyIfStuck) expect(status).not.toContain('draw one');
      }
    }
  });

  it('offers the same actions as the rules in Chicken Out!', () => {
    for (const options of [{}, { ownCountMin: 2, doubleUp: true }]) {
      for (const state of states(chickenOut, 3, options)) {
        const status = statusOf(drawChickenOut(chickenOut.view(state, null)));
        const types = chickenOut.legalMoves(state).map(({ type }) => type);
        expect(status.includes('chicken out')).toBe(types.includes('chickenOut'));
        expect(status.includes('stop')).toBe(types.includes('stop'));
      }
    }
  });

  it('names the cards in view, and counts the others', () => {
    const state = chicken.setup({ seats: 2, seed: 'hen' });
    const hands: State['hands'] = [
      [3, 3, 'egg'],
      [1, 2, 'chick'],
    ];
    const top = state.discardPile;
    const { desc } = read(drawChicken(chicken.view({ ...state, hands }, 0)));
    expect(desc).toBe(
      `Your turn: play a ${top[0]} or the egg, draw, or withdraw. Draw pile: 37 cards. Discard pile: 1 card, on top ${top[0]}. ` +
        `What fits: ${top[0]}, ${Number(top[0]) + 1} or egg. ` +
        'You: 0 points; Hand: 3, 3 and egg. Seat 2: 0 points; Hand: 3 hidden cards.',
    );
    const open = read(drawChicken({ ...state, hands }, { faceUp: true })).desc;
    expect(open).toContain('Seat 2: 0 points; Hand: 1, 2 and chick.');
    expect(open).toContain(`Draw pile, from the top: ${state.drawPile.toReversed().join(', ')}.`);
    expect(DECK).toHaveLength(50);
  });

  it('tells the place of a remembered card in a pile', () => {
    const view = chicken.view(chicken.setup({ seats: 2, seed: 'hen' }), 0);
    const { desc } = read(drawChicken({ ...view, drawPile: ['egg', null, null, 5, null] }));
    expect(desc).toContain('Draw pile, from the top: 1 hidden card, 5, 2 hidden cards, egg.');
  });

  it('draws remembered cards of a pile larger on a large table', () => {
    const view = chickenOut.view(chickenOut.setup({ seats: 3, seed: 'hen' }), 0);
    const piles = view.piles.map((pile, seat) => (seat === 0 ? [...pile.slice(1), 'black 5' as const] : pile));
    const least = [1, 2].map((scale) => {
      const { elements } = read(drawChickenOut({ ...view, piles }, { part: 'lap', seat: 0, width: 700, scale }));
      const sheets = elements.filter((each) => each.getAttribute('class')?.includes('hc-s-edge'));
      return Math.min(...sheets.map((each) => Number(each.getAttribute('width'))));
    });
    expect(least[1]).toBeGreaterThan(1.9 * (least[0] ?? 0));
  });

  it('hides a card played face down from everyone but its owner', () => {
    const state = {
      ...blindChickenExtreme.setup({ seats: 3, seed: 'hen' }),
      step: { type: 'play', seat: 2, advantage: null } as const,
      trick: [{ seat: 1, card: 24, faceDown: 'sign' } as const],
    };
    const seenBy = (seat: number) => read(drawBlindChickenExtreme(blindChickenExtreme.view(state, seat))).desc;
    expect(seenBy(0)).toContain('Trick: Seat 2: hidden card, face down.');
    expect(seenBy(1)).toContain('Trick: You: 24 (a chicken + played face down), face down.');
  });

  it("turns the yard for seat 1, so that seat 1's row is the nearest", () => {
    const state = roundupPosition({ north: 'RRRRR', middle: 'BBFBB', south: 'GWSW.' });
    const letters = (seat: number) =>
      read(drawChickenRoundup(chickenRoundup.view(state, seat)))
        .elements.filter(({ tagName, textContent }) => tagName === 'text' && /^[NMS0-4]$/.test(textContent ?? ''))
        .filter((element) => element.getAttribute('font-size') === '11')
        .map((element) => ({
          name: element.textContent,
          x: Number(element.getAttribute('x')),
          y: Number(element.getAttribute('y')),
        }));
    const down = (seat: number) =>
      letters(seat)
        .filter(({ name }) => /[NMS]/.test(name ?? ''))
        .sort((a, b) => a.y - b.y);
    const across = (seat: number) =>
      letters(seat)
        .filter(({ name }) => /\d/.test(name ?? ''))
        .sort((a, b) => a.x - b.x);
    const word = (list: readonly { readonly name: string | null }[]) => list.map(({ name }) => name).join('');
    expect([word(down(0)), word(across(0))]).toEqual(['NMS', '01234']);
    expect([word(down(1)), word(across(1))]).toEqual(['SMN', '43210']);
    expect(read(drawChickenRoundup(chickenRoundup.view(state, 1))).desc).toMatch(
      /South row from the west: gold .*open\./,
    );
  });

  it('CR-6.0b: names a diagram that has the name of an object member', () => {
    const card = cardOf('red', ownAction('constructor'));
    expect(inWords({ type: 'played', seat: 0, card }, null, enChickenRoundup)).toBe(
      'Seat 1 plays the red Constructor.',
    );
  });
});
