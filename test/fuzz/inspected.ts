import fc from 'fast-check';
import type { Game, GameTypes } from 'hencoop';
import { newsOf, openInspector, timelineOf, viewersOf } from 'hencoop/inspector';
import { advance, goTo, type History, startHistory } from 'hencoop/record';
import { deepFreeze, type Kit } from 'hencoop/testkit';
import { processorTime } from '../support/processorTime.js';
import {
  expect,
  HOSTILE,
  mutated,
  type Random,
  type Report,
  randomFrom,
  refused,
  somewhere,
  throwsOnly,
} from './hostile.js';

/** A history of a few moves, with branches. */
function historyFrom<G extends GameTypes>(game: Game<G>, start: G['State'], random: Random) {
  let history: History<G['State'], G['Move']> = startHistory(start);
  for (let steps = random(12); steps > 0; steps--) {
    history = goTo(history, random(history.moments.length));
    const { state } = history.moments[history.now] ?? { state: start };
    const legal = game.legalMoves(state);
    const move = legal[random(Math.max(1, legal.length))];
    if (move !== undefined) history = advance(history, move, game.apply(state, move));
  }
  return deepFreeze(history);
}

/** Whether there is exactly one row for each moment. */
function isWhole(rows: ReturnType<typeof timelineOf>, moments: readonly unknown[]): boolean {
  return rows.length === moments.length && new Set(rows.map(({ index }) => index)).size === moments.length;
}

/**
 * Passes hostile histories, numbers of seats and pages to the inspector, `tries` times: it must show a history with all its
 * moments as rows, in bounded time, and refuse everything else.
 */
export function fuzzInspected<G extends GameTypes>(game: Game<G>, kit: Kit<G>, tries: number, seed: number): Report {
  const random = randomFrom(seed);
  const anything = fc.sample(fc.anything({ withNullPrototype: true, withSparseArray: true }), { numRuns: 500, seed });
  let taken = 0;
  let slowest = 0;
  let { state, event } = somewhere(game, kit, random);
  let history = historyFrom(game, state, random);
  for (let tried = 0; tried < tries; tried++) {
    if (tried % 20 === 0) {
      ({ state, event } = somewhere(game, kit, random));
      history = historyFrom(game, state, random);
    }
    const any = random(2) === 0 ? anything[random(anything.length)] : HOSTILE[random(HOSTILE.length)];
    const value = [any, history, mutated(history, random), { ...history, now: any }][random(4)] as typeof history;
    const started = processorTime();
    try {
      const rows = timelineOf(value);
      expect(isWhole(rows, value.moments), 'every moment is a row, once');
      taken++;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      refused(() => timelineOf(value), 'timelineOf');
    }
    if (Number.isInteger(any)) throwsOnly(RangeError, () => viewersOf(any as number));
    else {
      refused(() => newsOf(game, [], any as number), 'newsOf');
      refused(() => viewersOf(any as number), 'viewersOf');
    }
    if (!Array.isArray(any)) refused(() => newsOf(game, any as never, state.seats), 'newsOf');
    if (event !== undefined) expect(newsOf(game, [event], state.seats).length === 1, 'each event has its news');
    // Outside a browser, no value is an element of a page.
    refused(() => openInspector(any as never, any as never), 'openInspector');
    slowest = Math.max(slowest, processorTime() - started);
  }
  return { tries, taken, slowest };
}
