import { chickenRoundup } from 'hencoop/chicken-roundup';
import { chickenRoundupLesson } from 'hencoop/chicken-roundup/lesson';
import { describe, expect, it } from 'vitest';
import { deChickenRoundupLesson } from '../../src/chicken-roundup/locales/deLesson.js';
import { enChickenRoundupLesson } from '../../src/chicken-roundup/locales/enLesson.js';
import { frChickenRoundupLesson } from '../../src/chicken-roundup/locales/frLesson.js';
import { viewsOf } from '../support/lessons.js';

const at = viewsOf(chickenRoundupLesson);
/** The colors of the learner's row, from the coop outward. */
const row = (say: Parameters<typeof at>[0]) =>
  at(say)
    .yard.slice(10)
    .map((card) => card?.split(' ')[0]);

describe('the explanations in the lesson of Chicken Roundup match the table', () => {
  it('swap: CR-7.1 black before gold; end: CR-6.1 gold before black', () => {
    expect(row('swap').slice(0, 3)).toEqual(['black', 'gold', 'silver']);
    expect(row('end').slice(0, 3)).toEqual(['gold', 'black', 'silver']);
  });

  it('parade: CR-9.2 2 points; CR-5.5 silver, red, black and white, 4 more', () => {
    expect(chickenRoundup.score(at('parade'))).toEqual([2, 1]);
    expect(chickenRoundup.score(at('dog'))).toEqual([6, 2]);
  });

  it('CR-9.2: the goal of the game says that colors break a tie, in every language', () => {
    const colors = { en: 'colors only break a tie', de: 'nur bei Gleichstand', fr: 'que les égalités' };
    for (const [language, words] of Object.entries(colors)) {
      // The keys are languages.
      const { howTo } = { en: enChickenRoundupLesson, de: deChickenRoundupLesson, fr: frChickenRoundupLesson }[
        language as keyof typeof colors
      ];
      expect(howTo.goal).toContain(words);
    }
  });

  it('dog: CR-7.3 without it, the farmer lets the fox into the row', () => {
    const { state } = { state: chickenRoundup.determinize(at('dog'), 'any') };
    const first = chickenRoundup.apply(state, { seat: 0, type: 'farmer', card: 'white farmer', target: 'S0' });
    const attempt = chickenRoundup.tryApply(first, { seat: 0, type: 'endPlays' });
    expect(attempt.ok && attempt.events.map(({ type }) => type)).toContain('foxExposed');
  });

  it('farmer: the fox is in the west of the middle row, and 3 go in behind the white one', () => {
    expect(at('farmer').yard[5]).toBe('fox');
    expect(row('farmer')).toEqual(['white', 'gold', 'silver', 'black', 'red']);
  });

  it('scored: CR-9.2 9 chickens to 2', () => {
    expect(chickenRoundup.score(at('scored'))).toEqual([9, 2]);
    expect(at('scored').stacks[0]).toHaveLength(9);
  });
});
