import { type ChickenTypes, chicken } from 'hencoop/chicken';
import { describe, expect, it } from 'vitest';
import { newHistory } from '../../src/bots/history.js';

const { events } = chicken.setupWithEvents({ seats: 2, seed: 'history' });
const [opened, ...dealt] = events.flatMap((event) => chicken.redact(event, 0) ?? []);
if (opened === undefined) throw new Error('expected an opening');

describe('the history of a bot that observes', () => {
  it('passes on each event once', () => {
    const history = newHistory<ChickenTypes>();
    history.add(opened);
    expect(history.pass(history.now())).toEqual([opened]);
    for (const event of dealt) history.add(event);
    expect(history.pass(history.now())).toEqual(dealt);
    expect(history.pass(history.now())).toEqual([]);
  });

  it('passes on no events later than the question', () => {
    const history = newHistory<ChickenTypes>();
    history.add(opened);
    const then = history.now();
    for (const event of dealt) history.add(event);
    expect(history.pass(then)).toEqual([opened]);
  });

  it('begins again with the next match, and after it has been cleared', () => {
    const history = newHistory<ChickenTypes>();
    for (const event of [opened, ...dealt]) history.add(event);
    history.pass(history.now());
    history.forget();
    expect(history.pass(history.now())).toEqual([opened, ...dealt]);
    history.add(opened);
    expect(history.pass(history.now())).toEqual([opened]);
  });
});
