import * as hencoop from 'hencoop';
import {
  choice,
  count,
  defineGame,
  flag,
  type GameDefinition,
  oneOf,
  readOptions,
  seatOption,
  wholeFrom,
} from 'hencoop/define';
import { describe, expect, it } from 'vitest';
import { definition, type PeckTypes } from '../sixth-game/src/peck/index.js';

/** A call from plain JavaScript, with any arguments. */
const calling =
  (make: (...given: never[]) => unknown, ...given: unknown[]) =>
  () =>
    make(...(given as never[]));

describe('a definition in plain JavaScript', () => {
  it.each<[string, () => unknown, string]>([
    [
      'count(9)',
      calling(count, 9),
      'count: expected a function that gives the default for a number of seats, such as () => 9, got 9',
    ],
    [
      "count('9')",
      calling(count, '9'),
      'count: expected a function that gives the default for a number of seats, such as () => 9, got "9"',
    ],
    ['count(…, 0)', calling(count, () => 1, 0), 'count, max: expected a whole number from 1, got 0'],
    ['flag()', calling(flag), 'flag: expected true or false as the default, got undefined'],
    ['seatOption(-1)', calling(seatOption, -1), 'seatOption: expected a whole number from 0, got -1'],
    ['choice(…)', calling(choice, 'rank', 'rank'), 'choice: expected a list, got "rank"'],
    ['choice([2], 2)', calling(choice, [2], 2), 'choice: expected a list of strings, got 2'],
    ['readOptions(null)', calling(readOptions, null, {}, 2), 'readers: expected an object, got null'],
    ['choice([])', calling(choice, [], 'rank'), 'choice: expected at least one value, got none'],
    [
      'choice(…, …)',
      calling(choice, ['rank', 'cards'], 'hens'),
      "choice, default: expected 'rank' or 'cards', got \"hens\"",
    ],
    ['oneOf(1)', calling(oneOf, 1), 'oneOf: expected a list, got 1'],
    ['wholeFrom(…)', calling(wholeFrom, 3, 2), 'wholeFrom, to: expected a whole number from 3, got 2'],
    ['wholeFrom(-1)', calling(wholeFrom, -1, 2), 'wholeFrom, from: expected a whole number from 0, got -1'],
    [
      'readOptions',
      calling(readOptions, { target: 50 }, {}, 2),
      'readers.target: expected a reader, such as count(() => 9) or flag(false), got 50',
    ],
  ])('%s is refused', (_, make, message) => {
    expect(make).toThrow(new RangeError(message));
  });

  it.each<[string, object, string]>([
    ['id', { id: 7 }, 'game.id: expected a string, got 7'],
    ['title', { title: '' }, 'game.title: expected a string, got ""'],
    ['rulesVersion', { rulesVersion: 0 }, 'game.rulesVersion: expected a whole number from 1, got 0'],
    ['seats', { seats: 2 }, 'game.seats: expected an object with min, max and default, got 2'],
    ['seats.max', { seats: { min: 2, max: 1 } }, 'game.seats.max: expected a whole number from 2, got 1'],
    [
      'seats.default',
      { seats: { min: 2, max: 3, default: 4 } },
      'game.seats.default: expected a whole number from 2 to 3, got 4',
    ],
    ['moves', { moves: [] }, 'game.moves: expected an object with an entry for every type of move, got an object'],
    [
      'moves.draw',
      { moves: { draw: 'turn' } },
      'game.moves.draw: expected an object with steps and fields, got "turn"',
    ],
    ['steps', { moves: { draw: { steps: 'turn', fields: {} } } }, 'game.moves.draw.steps: expected a list, got "turn"'],
    [
      'fields',
      { moves: { draw: { steps: ['turn'], fields: [], tokens: ['D'] } } },
      'game.moves.draw.fields: expected an object with a kind for each field, got an object',
    ],
    [
      'a field',
      { moves: { draw: { steps: ['turn'], fields: { card: [1, 2] }, tokens: ['D'] } } },
      'game.moves.draw.fields.card: expected a kind, such as oneOf([1, 2, 3]), got an object',
    ],
    ['tokens', { moves: { draw: { steps: ['turn'] } } }, 'game.moves.draw.tokens: expected a list, got undefined'],
    [
      'a form',
      { moves: { draw: { steps: ['turn'], forms: [7] } } },
      'game.moves.draw.forms.0: expected an object with fields and tokens, got 7',
    ],
    [
      'setup',
      { setup: () => ({}) },
      'game.setup.initial: expected a function that returns the first state, got undefined',
    ],
    ['copy', { copy: { state: () => ({}) } }, 'game.copy.view: expected a function that copies a view, got undefined'],
    [
      'list of interned moves',
      { movegen: { legal: () => [], interned: [null] } },
      'game.movegen.interned: expected a list of moves, got an object',
    ],
    ['whyNot', { whyNot: null }, 'game.whyNot: expected a function that returns a violation, or null, got null'],
    [
      'undeal',
      { undeal: {} },
      'game.undeal: expected a function that returns the shuffles of the set-up, got an object',
    ],
    ['actors', { actors: [0] }, 'game.actors: expected a function that returns the seats that may move, got an object'],
  ])('a wrong %s is refused by its path', (_, change, message) => {
    const changed = { ...definition, ...change } as GameDefinition<PeckTypes>;
    expect(() => defineGame(changed)).toThrow(new RangeError(message));
    expect(() => hencoop.defineGame(changed)).toThrow(new RangeError(message));
  });

  it('names every function that is missing', () => {
    const functions = ['readOptions', 'whyNot', 'play', 'ranking', 'evolve', 'view', 'redact', 'determinize'] as const;
    for (const name of functions) {
      const { [name]: _, ...rest } = definition;
      expect(() => defineGame(rest as never)).toThrow(new RegExp(`^game\\.${name}: expected a function`));
    }
    expect(calling(defineGame)).toThrow('game: expected an object: the definition of a game, got undefined');
  });

  it('is accepted if it is correct, even without its optional parts', () => {
    const { actors: _, ...rest } = definition;
    expect(defineGame(rest).id).toBe('peck');
    expect(count((seats) => 2 * seats).default(3)).toBe(6);
    expect(choice(['rank', 'cards'], 'cards').default(2)).toBe('cards');
    expect(wholeFrom(0, 3).range).toEqual([0, 3]);
  });
});
