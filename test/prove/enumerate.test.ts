import { describe, expect, it } from 'vitest';
import { IS_QUICK } from '../../support/effort.js';
import { IDS, loadGame } from '../../support/games.js';
import { atNight } from '../../support/nightEffort.js';
import { peck } from '../sixth-game/src/peck/index.js';
import { peckKit } from '../sixth-game/src/peck/testkit/index.js';
import { proving as peckProving } from '../sixth-game/test/peck/smallDecks.js';
import { enumerate } from './enumerate.js';
import { everyChance } from './everyChance.js';
import { fingerprints } from './fingerprints.js';
import { everyDeal, everyOrder } from './layouts.js';
import { provingOf } from './proving.js';

/** The states to judge in each game: at night, about all of its quickest decks. `npm run prove` judges every state. */
const STATES = IS_QUICK ? 1000 : atNight(25_000, 100_000);

describe('every law holds in every state of a small deck', () => {
  it.each(IDS)('%s', async (id) => {
    const { game, kit } = await loadGame(id);
    const proving = await provingOf(id);
    const decks = proving.decks.filter(({ depth }) => depth === 'ci');
    expect(decks.length).toBeGreaterThan(0);
    let left = STATES;
    for (const deck of decks) {
      // Fewer states might include no two alike, and no finished game.
      if (left < STATES / 10) break;
      const { states, moves, over, alike } = enumerate(game, kit, proving, deck, left);
      left -= states;
      expect(moves).toBeGreaterThan(0);
      // Law 6 needs two states that look alike to a viewer, or it has nothing to compare.
      expect(alike).toBeGreaterThan(0);
      expect(over > 0).toBe(deck.stops === undefined);
    }
    expect(left).toBeLessThan(STATES / 4);
  });

  it.skipIf(IS_QUICK)('of the whole game Peck', () => {
    const [deck] = peckProving.decks;
    if (deck === undefined) throw new Error('expected a deck');
    const found = enumerate(peck, peckKit, peckProving, deck);
    expect(found.isWhole).toBe(true);
    expect(found.pairs).toBeGreaterThan(0);
  });
});

describe('an enumeration', () => {
  it('lays cards in every order, equal ones once', () => {
    expect([...everyOrder([1, 1, 2])].map((order) => order.join(''))).toEqual(['112', '121', '211']);
    expect([...everyOrder([])]).toEqual([[]]);
  });

  it('deals every hand in one order, and the rest in every order', () => {
    const deals = [...everyDeal([1, 2, 1, 3], [2])].map(
      ({ hands, rest }) => `${hands[0]?.toSorted().join('')}-${rest.join('')}`,
    );
    expect(deals.toSorted()).toEqual(['11-23', '11-32', '12-13', '12-31', '13-12', '13-21', '23-11'].toSorted());
  });

  it('tries every result of chance', () => {
    const rolled = everyChance((chance) => chance.roll('dice', ['a', 'b'], 2).join(''));
    expect(rolled.map(({ result }) => result).toSorted()).toEqual(['aa', 'ab', 'ba', 'bb']);
    expect(rolled[0]?.rolled).toEqual([['a', 'a']]);
    const shuffled = everyChance((chance) => chance.shuffle('pile', [1, 2, 1]).join(''));
    expect(shuffled.map(({ result }) => result).toSorted()).toEqual(['112', '121', '211']);
    expect(everyChance(() => 7)).toEqual([{ result: 7, rolled: [] }]);
  });

  it('recognizes a text among many', () => {
    const texts = fingerprints();
    for (let index = 0; index < 20_000; index++) expect(texts.keep(`text ${index}`, index)).toBe(null);
    for (let index = 0; index < 20_000; index++) expect(texts.keep(`text ${index}`, 0)).toBe(index);
    expect(texts.size()).toBe(20_000);
  });
});
