// The review and the coach in the page's session.
import { describe, expect, test } from 'vitest';
import type { Client } from '../src/page/client.js';
import { redraw } from '../src/page/session/element.js';
import { goTo } from '../src/page/session/lookBack.js';
import {
  chanceAt,
  closeReview,
  curveOf,
  decisionAt,
  decisionsIn,
  mayReview,
  openReview,
} from '../src/page/session/review.js';
import { undo } from '../src/page/session/snapshot.js';
import type {
  Answers,
  Judgment,
  Move,
  RequestOf,
  RequestType,
  ReviewedDecision,
  ReviewFinding,
} from '../src/protocol.js';
import { opened, until } from './shownTable.js';

// Chicken has this move.
const WITHDRAW = { seat: 0, type: 'withdraw' } as Move;

function decision(given: Partial<ReviewedDecision>): ReviewedDecision {
  return {
    type: 'decision',
    seat: 0,
    index: 0,
    move: WITHDRAW,
    best: WITHDRAW,
    chance: 0.5,
    loss: 0,
    mark: null,
    reasons: [],
    luck: 0,
    gift: 0,
    before: 4,
    after: 6,
    ...given,
  };
}

describe("a review's curve", () => {
  const findings: readonly ReviewFinding[] = [
    decision({ chance: 0.6, gift: 0.1, loss: 0.2, luck: 0.05 }),
    decision({ seat: 1, before: 6, after: 7 }),
    decision({ chance: 0.3, gift: -0.15, before: 8, after: 9 }),
  ];

  test("begins with the chance at the start, and has a point before and after each of the seat's decisions", () => {
    expect(curveOf(findings, 0, 20).map(({ count }) => count)).toEqual([0, 4, 6, 8, 9]);
    const chances = curveOf(findings, 0, 20).map(({ chance }) => chance.toFixed(2));
    expect(chances).toEqual(['0.50', '0.60', '0.45', '0.30', '0.30']);
  });

  test('ends with the result, and has the chance at each step', () => {
    const account = { type: 'seat', seat: 0, start: 0.5, loss: 0, luck: 0, gifts: 0, result: 1, accuracy: 1 } as const;
    const points = curveOf([...findings, account], 0, 20);
    expect(points.at(-1)).toEqual({ count: 20, chance: 1 });
    expect([3, 5, 20].map((count) => chanceAt(points, count)?.toFixed(2))).toEqual(['0.50', '0.60', '1.00']);
    expect(chanceAt([], 3)).toBeNull();
  });

  test('leads to the decision on the view or the one before it, and prefers a marked one', () => {
    expect(decisionAt(findings, 6)?.seat).toBe(1);
    expect(decisionAt(findings, 5)?.before).toBe(4);
    expect(decisionAt(findings, 12)).toBeNull();
    const marked = decision({ seat: 2, mark: 'blunder' });
    expect(decisionAt([...findings, marked], 4)).toBe(marked);
  });
});

/** A game of Chicken that the person has lost by a bad move. */
async function thrownAway() {
  const table = await opened('chicken', ['person', 'random'], true, (client) => client, false);
  const { session, element, show, moves } = table;
  show();
  while (!session.finished.value) {
    await until(() => session.roundEnd.value !== null || session.finished.value || canMove());
    session.roundEnd.value?.proceed();
    if (canMove()) {
      element.choose(moves().find(({ type }) => type === 'withdraw') ?? WITHDRAW);
      await until(() => element.pending === null);
    }
  }
  return table;

  function canMove(): boolean {
    const isIdle = session.showing === null && element.pending === null && session.ranking.value === null;
    return isIdle && session.roundEnd.value === null && session.actors.value.includes(0) && moves().length > 0;
  }
}

describe('a review', () => {
  test('grows with new findings, stays for a second visit, and ends when a decision is taken back', async () => {
    const { session, element } = await thrownAway();
    expect(mayReview(session)).toBe(true);
    await openReview(session);
    const { findings = [], isDone, progress } = session.review.value ?? {};
    expect([isDone, progress]).toEqual([true, 1]);
    const [first] = decisionsIn(findings);
    expect(first).toMatchObject({ move: { type: 'withdraw' }, mark: 'blunder' });
    expect(mayReview(session)).toBe(false);
    // At the decision, the move is still open.
    goTo(session, first?.before ?? null);
    expect(element.view).toEqual(session.timeline.value.at(first?.before ?? 0));
    closeReview(session);
    expect([session.review.value, session.past.value]).toEqual([null, null]);
    await openReview(session);
    expect(session.review.value?.findings).toEqual(findings);
    await undo(session);
    expect([session.review.value, mayReview(session)]).toEqual([null, false]);
    redraw(session);
  });

  test('stays closed if it is closed during a request', async () => {
    const { session } = await thrownAway();
    const opening = openReview(session);
    closeReview(session);
    await opening;
    expect(session.review.value).toBeNull();
  });
});

describe('the coach of the page', () => {
  const begin = async (coach: boolean, between = (client: Client) => client) => {
    const table = await opened('chicken', ['person', 'random'], true, between, false, coach);
    table.show();
    await until(
      () => table.moves().length > 0 && table.session.showing === null && table.session.actors.value[0] === 0,
    );
    return table;
  };

  test('asks before a mistake: thinking again leaves the move open and points out a better one, playing makes it', async () => {
    const { session, element } = await begin(true);
    const before = session.events.value.length;
    element.choose(WITHDRAW);
    await until(() => session.coach.value !== null);
    expect(session.coach.value?.mistake.loss).toBeGreaterThan(0.1);
    session.coach.value?.answer(false);
    await until(() => element.pending === null);
    expect(element.hint).not.toBeNull();
    expect([session.coach.value, session.events.value.length]).toEqual([null, before]);
    element.choose(WITHDRAW);
    await until(() => session.coach.value !== null);
    session.coach.value?.answer(true);
    await until(() => session.events.value.length > before);
    expect(session.coach.value).toBeNull();
  });

  test('is waited for as long as the player likes, who can play at once', async () => {
    let tell: (judgment: Judgment) => void = () => {};
    const slow = (client: Client): Client => ({
      ...client,
      ask<Type extends RequestType>(request: RequestOf<Type>): Promise<Answers[Type]> {
        const isAsked = request.type === 'judge' && 'move' in request && request.move !== null;
        if (!isAsked) return client.ask(request);
        return new Promise((resolve) => {
          // The answer to this request is a judgment.
          tell = resolve as typeof tell;
        });
      },
    });
    const { session, element } = await begin(true, slow);
    const before = session.events.value.length;
    element.choose(WITHDRAW);
    await until(() => session.skipCoach.value !== null);
    const mistake = { best: { seat: 0, type: 'draw' } as Move, chance: 0.5, loss: 0.3, reasons: [] };
    tell({ mistake });
    await until(() => session.coach.value !== null);
    expect([session.coach.value?.mistake, session.skipCoach.value]).toEqual([mistake, null]);
    session.coach.value?.answer(false);
    await until(() => element.pending === null);
    element.choose(WITHDRAW);
    await until(() => session.skipCoach.value !== null);
    session.skipCoach.value?.();
    await until(() => session.events.value.length > before);
    expect([session.coach.value, session.skipCoach.value]).toEqual([null, null]);
  });

  test('is silent unless it is turned on', async () => {
    const { session, element } = await begin(false);
    const before = session.events.value.length;
    element.choose(WITHDRAW);
    await until(() => session.events.value.length > before);
    expect(session.coach.value).toBeNull();
  });
});
