import { describe, expect, it } from 'vitest';
import { voiceOf } from '../../src/element/elementGame.js';
import { News } from '../../src/element/events/news.js';

const DONE = { type: 'played' };

describe('the news above the question', () => {
  it('are empty before anything happens, and again once the viewer has chosen', () => {
    const news = new News();
    expect([news.latest, news.ofOthers]).toEqual(['', '']);
    news.note(DONE, 'Ada draws a card.', false);
    news.clear();
    expect([news.latest, news.ofOthers]).toEqual(['', '']);
  });

  it("tell others' events in order, without the viewer's own", () => {
    const news = new News();
    news.note(DONE, 'You play the 2.', true);
    expect([news.latest, news.ofOthers]).toEqual(['You play the 2.', '']);
    news.note(DONE, 'Ada plays the 3.', false);
    news.note(DONE, 'Bob draws a card.', false);
    expect(news.latest).toBe('Bob draws a card.');
    expect(news.ofOthers).toBe('Ada plays the 3. Bob draws a card.');
  });

  it('drop the oldest if not all fit, but never the last', () => {
    const news = new News();
    for (const name of ['Ada', 'Bob', 'Cleo', 'Dora'])
      news.note(DONE, `${name} does something that takes long.`, false);
    expect(news.ofOthers).toBe('Cleo does something that takes long. Dora does something that takes long.');
    news.note(DONE, 'x'.repeat(200), false);
    expect(news.ofOthers).toBe('x'.repeat(200));
  });

  it('keep the events, but omit changes of turn from the sentences', () => {
    const news = new News();
    news.note(DONE, 'Ada plays the 3.', false);
    news.note({ type: 'turnPassed' }, 'You are next.', false);
    expect(news.ofOthers).toBe('Ada plays the 3.');
    expect(news.events).toEqual([DONE, { type: 'turnPassed' }]);
    news.clear();
    expect(news.events).toEqual([]);
  });
});

it('a game without recap texts has no recap', () => {
  const labels = { common: { seat: String } };
  expect(voiceOf({ game: {}, labels, words: {} } as never).recap([], 0)).toBe('');
});
