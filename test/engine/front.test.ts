import { fold, IllegalMoveError, narrow, playout, remember } from 'hencoop';
import { chicken } from 'hencoop/chicken';
import { describe, expect, it } from 'vitest';

const state = chicken.setup({ seats: 4, seed: 'front' });

describe('apply', () => {
  it('throws what tryApply returns, and leaves the state alone', () => {
    const before = structuredClone(state);
    expect(() => chicken.apply(state, { seat: 1, type: 'draw' })).toThrow(
      new IllegalMoveError({ clause: 'G-1', params: { actors: [0] } }),
    );
    expect(chicken.tryApply(state, { seat: 1, type: 'draw' })).toEqual({
      ok: false,
      violation: { clause: 'G-1', params: { actors: [0] } },
    });
    expect(state).toEqual(before);
  });

  it('refuses a view', () => {
    expect(() => chicken.apply(chicken.view(state, 0) as never, { seat: 0, type: 'draw' })).toThrow(/^state: /);
  });
});

describe('a view', () => {
  const view = chicken.view(state, 0);

  it('answers for its own seat only', () => {
    expect(chicken.legalMoves(view)).toEqual(chicken.legalMoves(state, 0));
    expect(chicken.legalMoves(chicken.view(state, 1))).toEqual([]);
    expect(() => chicken.legalMoves(view, 1)).toThrow('seat: the view of seat 0 cannot answer for seat 1');
    expect(() => chicken.whyNot(view, { seat: 1, type: 'draw' })).toThrow(RangeError);
    expect(chicken.whyNot(view, { seat: 1 })).toMatchObject({ clause: 'G-0' });
    expect(() => chicken.view(view, 1)).toThrow(RangeError);
    expect(() => chicken.view(view, null)).toThrow(RangeError);
  });

  it('of a spectator has no moves', () => {
    const spectator = chicken.view(state, null);
    expect(() => chicken.legalMoves(spectator)).toThrow("seat: a spectator's view cannot answer for a player");
    expect(() => chicken.whyNot(spectator, { seat: 0, type: 'draw' })).toThrow(RangeError);
  });

  it.each([4, -1, 0.5, Number.NaN, '0', undefined])('of seat %s is refused', (seat) => {
    expect(() => chicken.view(state, seat as never)).toThrow(/^seat: a seat from 0 to 3 is needed/);
    if (seat !== undefined) expect(() => chicken.legalMoves(state, seat as never)).toThrow(RangeError);
  });

  it('is what a world is imagined from; a state is refused', () => {
    expect(() => chicken.determinize(state as never, 'dream')).toThrow('view: a view is needed, got a state');
    expect(() => chicken.determinize(view, 7 as never)).toThrow('seed: a string is needed, got 7');
    expect(chicken.determinize(view, 'a')).not.toEqual(chicken.determinize(view, 'b'));
  });
});

describe('an event log', () => {
  const { events } = chicken.setupWithEvents({ seats: 2, seed: 'log' });

  it('folds from nothing to the state, and for a seat to what it remembers', () => {
    const dealt = chicken.setup({ seats: 2, seed: 'log' });
    expect(fold(chicken, events)).toEqual(dealt);
    expect(remember(chicken, events, 1)).toEqual(chicken.view(dealt, 1));
  });

  it('must start with its opening event, and has only one', () => {
    expect(() => fold(chicken, [])).toThrow('log: at least its opening event is needed');
    expect(() => fold(chicken, events.slice(1))).toThrow("event: 'dealt' cannot come first in a log");
    expect(() => fold(chicken, [...events, ...events])).toThrow("event: 'opened' cannot come again in a log");
  });
});

describe('narrow', () => {
  const moves = chicken.legalMoves(state);

  it('lists the values still open for each field', () => {
    expect(narrow(moves, {}).open.type).toEqual([...new Set(moves.map(({ type }) => type))]);
    expect(narrow(moves, { type: 'draw' })).toEqual({
      moves: [{ seat: 0, type: 'draw' }],
      open: { seat: [0], type: ['draw'] },
    });
    expect(narrow(moves, { type: 'play' }).open.card).toEqual(
      moves.flatMap((move) => (move.type === 'play' ? [move.card] : [])),
    );
    expect(narrow(moves, { seat: 3 }).moves).toEqual([]);
  });

  it('takes an array by its beginning, and compares objects by their fields', () => {
    const walks = [
      { seat: 0, type: 'walk', card: { colour: 'red' }, path: ['a', 'b'] },
      { seat: 0, type: 'walk', card: { colour: 'red' }, path: ['a', 'c', 'd'] },
      { seat: 0, type: 'walk', card: { colour: 'gold' }, path: ['a', 'c'] },
    ] as const;
    expect(narrow(walks, { card: { colour: 'red' }, path: ['a'] as never }).open.path).toEqual(['b', 'c']);
    expect(narrow(walks, { path: ['a', 'c'] }).moves).toHaveLength(2);
    expect(narrow(walks, { path: ['a', 'c'] }).open.path).toEqual(['d']);
  });
});

describe('playout', () => {
  it('plays to the end, repeats itself for the same seed, and leaves the state alone', () => {
    const before = structuredClone(state);
    const end = playout(chicken, state, { seed: 'bot' });
    expect(chicken.isOver(end)).toBe(true);
    expect(playout(chicken, state, { seed: 'bot' })).toEqual(end);
    expect(playout(chicken, state)).not.toEqual(end);
    expect(state).toEqual(before);
  });

  it('asks a policy', () => {
    const end = playout(chicken, state, {
      seed: 'bot',
      policy: (moves) => moves[moves.length - 1] as (typeof moves)[number],
    });
    // Everybody always withdraws.
    expect(end.round).toBeGreaterThan(1);
    expect(end.lastPlayer).toBeNull();
  });
});
