import { remember } from 'hencoop';
import { chickenRoundup, type Event, type Move, type State } from 'hencoop/chicken-roundup';
import { describe, expect, it } from 'vitest';
import { card, position } from '../../src/chicken-roundup/testkit/position.js';
import { letters } from './rows.js';

/** Plays on, and keeps the log as if it had started with this position. */
function played(state: State, ...moves: Move[]) {
  const log: Event[] = [];
  let now = state;
  for (const move of moves) {
    const attempt = chickenRoundup.tryApply(now, move);
    if (!attempt.ok) throw new Error(attempt.violation.clause);
    log.push(...attempt.events);
    now = attempt.state;
  }
  const memoryOf = (viewer: number | null) =>
    log.reduce(
      (view, event) => {
        const redacted = chickenRoundup.redact(event, viewer);
        return redacted === null ? view : chickenRoundup.evolve(view, redacted);
      },
      chickenRoundup.view(state, viewer),
    );
  return { state: now, memoryOf };
}

const WHITE = card('W', 'dog');
const start = position({ middle: 'FBRSB', hands: [[WHITE, card('G', 'dog')], [card('R', 'dog')]] });
const caught = start.yard[6];
const take: Move = { seat: 0, type: 'catch', pay: WHITE, target: 'M1' };

describe('CR-10.1: everyone who remembers a caught card knows it', () => {
  it('the table view hides it, a fold of events keeps it', () => {
    const { state, memoryOf } = played(start, take);
    expect(state.hands[0]).toEqual([card('G', 'dog'), caught]);
    expect(chickenRoundup.view(state, 1).hands[0]).toEqual([null, null]);
    for (const viewer of [1, null]) {
      expect(memoryOf(viewer).hands[0]).toEqual([null, caught]);
      expect(chickenRoundup.view(memoryOf(viewer), viewer)).toEqual(chickenRoundup.view(state, viewer));
    }
  });

  it('until it is played or paid, and every sampled world has it', () => {
    const held = played(start, take);
    for (let i = 0; i < 20; i++) {
      expect(chickenRoundup.determinize(held.memoryOf(1), `${i}`).hands[0]).toContainEqual(caught);
    }
    const { memoryOf } = played(start, take, { seat: 0, type: 'catch', pay: caught as typeof WHITE, target: 'M2' });
    // The payment was known; the card from the second catch is.
    expect(memoryOf(1).hands[0]).toEqual([null, start.yard[7]]);
    const other = played(start, take, { seat: 0, type: 'catch', pay: card('G', 'dog'), target: 'M2' });
    expect(letters(other.memoryOf(1).hands[0] as (typeof WHITE)[])).toBe('BR');
  });

  it('a whole log is remembered from nothing', () => {
    const opened = chickenRoundup.setupWithEvents({ seed: 'memory' });
    const log = [...opened.events];
    let state = opened.state;
    for (let i = 0; i < 12; i++) {
      const moves = chickenRoundup.legalMoves(state);
      const move = moves.find(({ type }) => type === 'catch') ?? (moves.at(-1) as Move);
      const attempt = chickenRoundup.tryApply(state, move);
      if (!attempt.ok) throw new Error(attempt.violation.clause);
      log.push(...attempt.events);
      state = attempt.state;
    }
    const known = remember(chickenRoundup, log, 1).hands[0]?.filter((held) => held !== null) ?? [];
    expect(known.length).toBeGreaterThan(0);
    for (const held of known) expect(state.hands[0]).toContainEqual(held);
  });
});
