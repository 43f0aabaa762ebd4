import type { AnyEvent } from 'hencoop';
import { describe, expect, it } from 'vitest';
import { EventQueue } from '../../src/element/events/eventQueue.js';
import { Playback, type PlaybackHandlers } from '../../src/element/events/playback.js';

const event = (type: string): AnyEvent => ({ type });

/** A playback that records the calls of its handlers; `handlers` replaces some. */
function playback(handlers: Partial<PlaybackHandlers> = {}) {
  const queue = new EventQueue();
  const notes: string[] = [];
  const played = new Playback(queue, {
    released: () => Promise.resolve(),
    isAnimated: () => true,
    begin: () => notes.push('begin'),
    step({ type }) {
      notes.push(type);
      return true;
    },
    async animate({ type }, step) {
      notes.push(`${type} leaves`);
      step();
      await new Promise((resolve) => setTimeout(resolve));
      notes.push(`${type} lands`);
    },
    end: () => notes.push('end'),
    failed: (error) => notes.push(`failed: ${String(error)}`),
    ...handlers,
  });
  return { queue, notes, played };
}

/** A promise with its resolver. */
function held(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

describe('a queue of events', () => {
  it('returns them in order, and lists the waiting ones', () => {
    const queue = new EventQueue();
    expect([queue.size, queue.first, queue.toArray()]).toEqual([0, undefined, []]);
    queue.add([event('a'), event('b')]);
    queue.shift();
    queue.add([event('c')]);
    expect([queue.size, queue.first, queue.toArray()]).toEqual([2, event('b'), [event('b'), event('c')]]);
    queue.shift();
    queue.shift();
    queue.shift();
    expect([queue.size, queue.toArray()]).toEqual([0, []]);
    queue.add([event('d')]);
    expect(queue.first).toEqual(event('d'));
    queue.clear();
    expect(queue.first).toBeUndefined();
  });

  it('accepts more events at once than a function accepts arguments', () => {
    const queue = new EventQueue();
    queue.add(Array.from({ length: 300_000 }, () => event('a')));
    expect(queue.size).toBe(300_000);
  });
});

describe('the playback of events', () => {
  it('shows one after another, including events added meanwhile', async () => {
    const { queue, notes, played } = playback();
    queue.add([event('a')]);
    played.start();
    expect(played.isShowing).toBe(true);
    queue.add([event('b')]);
    played.start();
    await played.settled;
    expect(notes).toEqual(['begin', 'a leaves', 'a', 'a lands', 'b leaves', 'b', 'b lands', 'end']);
    expect([played.isShowing, queue.size]).toEqual([false, 0]);
  });

  it('shows all waiting events at once when it is hurried, and animates again afterward', async () => {
    const { queue, notes, played } = playback();
    queue.add([event('a'), event('b')]);
    played.start();
    played.hurry();
    await played.settled;
    expect(notes).toEqual(['begin', 'a', 'b', 'end']);
    queue.add([event('c')]);
    played.start();
    await played.settled;
    expect(notes.slice(4)).toEqual(['begin', 'c leaves', 'c', 'c lands', 'end']);
  });

  it('is not hurried by a hurry before it began', async () => {
    const { queue, notes, played } = playback();
    played.hurry();
    queue.add([event('a')]);
    played.start();
    await played.settled;
    expect(notes).toContain('a lands');
  });

  it('delays the next event until nothing is pressed, and drops events of an earlier view', async () => {
    const press = held();
    const { queue, notes, played } = playback({ released: () => press.promise });
    queue.add([event('a'), event('b')]);
    played.start();
    await new Promise((resolve) => setTimeout(resolve));
    expect(notes).toEqual(['begin']);
    queue.clear();
    queue.add([event('c')]);
    press.resolve();
    await played.settled;
    expect(notes).toEqual(['begin', 'c leaves', 'c', 'c lands', 'end']);
  });

  it('shows no event of an earlier view after a new view was set', async () => {
    const landing = held();
    const { queue, notes, played } = playback({
      async animate({ type }, step) {
        if (type === 'a') await landing.promise;
        notes.push(`${type} is to be said: ${step()}`);
      },
    });
    queue.add([event('a'), event('b')]);
    played.start();
    await new Promise((resolve) => setTimeout(resolve));
    queue.clear();
    queue.add([event('c')]);
    landing.resolve();
    await played.settled;
    expect(notes).toEqual(['begin', 'a is to be said: false', 'c', 'c is to be said: true', 'end']);
  });

  it('steps without motion if nothing is animated', async () => {
    const { queue, notes, played } = playback({ isAnimated: () => false });
    queue.add([event('a'), event('b')]);
    played.start();
    await played.settled;
    expect(notes).toEqual(['begin', 'a', 'b', 'end']);
  });

  it('has nothing to do without events', () => {
    const { notes, played } = playback();
    played.start();
    expect([played.isShowing, notes]).toEqual([false, []]);
  });

  it('reports an event that cannot be shown, and settles', async () => {
    const { queue, notes, played } = playback({
      animate: () => Promise.reject(new RangeError('events: expected others')),
    });
    queue.add([event('played')]);
    played.start();
    await played.settled;
    expect(notes).toEqual(['begin', 'end', 'failed: RangeError: events: expected others']);
    expect(played.isShowing).toBe(false);
  });
});
