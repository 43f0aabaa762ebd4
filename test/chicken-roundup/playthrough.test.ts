import { describe } from 'hencoop';
import { type ChickenRoundupTypes, chickenRoundup, type Options, type State } from 'hencoop/chicken-roundup';
import { enChickenRoundup } from 'hencoop/chicken-roundup/en';
import { playthrough, type WeightedPolicy } from 'hencoop/testkit';
import { expect, describe as group, it } from 'vitest';
import { PRINTED } from '../../src/chicken-roundup/testkit/printed.js';
import { letters, rows } from './rows.js';

const table = (state: State) => {
  const [north, middle, south] = rows(state);
  const hands = state.hands.map((hand) => hand.join(', '));
  const stacks = state.stacks.map(letters).join(' | ');
  return `${north} / ${middle} / ${south}, coops ${stacks}, ${state.deck.length} in the deck; ${hands.join(' | ')}`;
};

// Players who like Parades, catches and Dogs, otherwise crowded out by the many diagrams.
const weigh: WeightedPolicy<ChickenRoundupTypes> = (move) => {
  switch (move.type) {
    case 'parade':
      return move.path.length ** 4;
    case 'dog':
    case 'endPlays':
      return 2;
    case 'diagram':
      return 0.5;
    default:
      return 1;
  }
};

const story = (seed: string, options: Partial<Options> = {}) =>
  playthrough(chickenRoundup, {
    config: { seed, options },
    describe: (event) => describe(event, null, enChickenRoundup),
    table,
    weigh,
  });

/** Each action, a catch, a choice of gap, an exposed fox, a lost chicken, and a Parade through three rows. */
const EVERYTHING = [
  ...['Side Step', 'Fence Hop', 'Diagonal Dash', 'Leap Frog', 'Cut In', 'Round Dance'].map(
    (name) => new RegExp(`plays the \\w+ ${name}\\.\n  Chickens move`),
  ),
  /The farmer takes/,
  /The dog chases the fox/,
  /Fox Trot\.\n {2}The fox goes/,
  /pays the .*\n {2}The fox goes/,
  'chooses which way it closes',
  'is exposed: it goes to',
  'The fox is at the coop',
  /into the coop: (S\d, .*M\d.*N\d|N\d, .*M\d.*S\d)/,
  'That was the last round',
];

/** What each golden file must contain. */
const STORIES: readonly [file: string, seed: string, options: Partial<Options>, says: readonly (string | RegExp)[]][] =
  [
    ['rooster-drawn-by-the-starter', 'game 1', {}, [...EVERYTHING, '3 more turns after this one']],
    ['rooster-drawn-by-the-other', 'game 2', {}, [...EVERYTHING, '2 more turns after this one']],
    ['same-side', 'coop', { coops: 'sameSide', firstSeat: 1 }, []],
    ['printed', 'coop', PRINTED, [/plays the \w+ Twins\./, /plays the \w+ Corner\./]],
  ];

group('a game of Chicken Roundup reads as before', () => {
  it.each(STORIES)('%s', async (file, seed, options, says) => {
    const text = story(seed, options);
    for (const part of says) expect(text).toMatch(part);
    await expect(text).toMatchFileSnapshot(`golden/${file}.txt`);
  });
});
