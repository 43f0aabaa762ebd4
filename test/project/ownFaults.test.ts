// Odd values are refused with a RangeError, and a fault of the library's own is never blamed on the caller's value.

import { type GameTypes, InternalError, describe as say } from 'hencoop';
import { analyze, reasonsBetween } from 'hencoop/analysis';
import { chicken, type Move, type State } from 'hencoop/chicken';
import { chickenBots } from 'hencoop/chicken/bots';
import { enChicken, enChickenLabels } from 'hencoop/chicken/en';
import { chickenScene } from 'hencoop/chicken/svg';
import { enInspector } from 'hencoop/inspector/en';
import { advance, startHistory } from 'hencoop/record';
import { mayTakeBack } from 'hencoop/referee';
import { describe, expect, test } from 'vitest';
import { readTable } from '../../src/engine/readTable.js';
import { Course } from '../../src/inspector/course.js';
import { readOptions } from '../../src/inspector/options.js';
import { IDS, loadBots } from '../../support/games.js';

/** Every value that `table` holds, one at a time replaced by each of the odd ones. */
function* mutants(table: object, odd: readonly unknown[]): Generator<object> {
  const paths: string[][] = [];
  const walk = (value: unknown, path: string[]) => {
    if (path.length > 0) paths.push(path);
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
    }
  };
  walk(table, []);
  for (const path of paths) {
    for (const value of odd) {
      const copy = structuredClone(table);
      let at: Record<string, unknown> = copy as never;
      for (const key of path.slice(0, -1)) at = at[key] as never;
      at[path.at(-1) ?? ''] = value;
      yield copy;
    }
  }
}

const ODD = [null, undefined, -1, 0.5, 'fox', [], {}];

/** What a call throws; `null` if it returns. */
async function thrown(act: () => unknown): Promise<unknown> {
  try {
    await act();
    return null;
  } catch (error) {
    return error;
  }
}

const fault = new InternalError('no element 3 in a list of 2');
const broken = () => {
  throw fault;
};

describe.each(IDS)('reasonsBetween of %s', (id) => {
  test('refuses odd views with a RangeError', async () => {
    const { game, ...bots } = await loadBots(id);
    const state = game.setup({ seed: 'hen' });
    const view = game.view(state, game.actors(state)[0] ?? 0);
    const [best, other] = game.legalMoves(view);
    const all = [...mutants(view, ODD)];
    // Some hundred of them, spread over the whole view.
    for (const odd of all.filter((_, index) => index % Math.ceil(all.length / 150) === 0)) {
      const error = await thrown(() =>
        reasonsBetween({ game, ...bots }, odd as GameTypes['View'], best as never, other as never, { playouts: 2 }),
      );
      if (error !== null) expect(error, String((error as Error).stack)).toBeInstanceOf(RangeError);
    }
  });
});

describe('the inspector', () => {
  const start = startHistory<State, Move>(chicken.setup({ seats: 2, seed: 'hen' }));
  const draw = { seat: 0, type: 'draw' } as const;
  const history = advance(start, draw, chicken.apply(chicken.setup({ seats: 2, seed: 'hen' }), draw));
  const given = readOptions({
    game: chicken,
    scene: chickenScene,
    locale: { game: enChicken, labels: enChickenLabels, words: enInspector },
    history,
  });

  test('refuses histories with odd states', async () => {
    let refused = 0;
    for (const index of [0, 1]) {
      for (const odd of mutants(history.moments[index]?.state ?? {}, ODD)) {
        const moments = history.moments.map((moment, at) =>
          at === index ? { ...moment, state: odd as State } : moment,
        );
        const error = await thrown(() => new Course(given, { ...history, moments } as never, 'all', () => {}));
        if (error !== null) {
          expect(error, String((error as Error).stack)).toBeInstanceOf(RangeError);
          refused += 1;
        }
      }
    }
    expect(refused).toBeGreaterThan(100);
  });

  test('keeps the history that it shows', () => {
    const course = new Course(given, history as never, 'all', () => {});
    const odd = {
      ...history,
      moments: history.moments.map((each) => ({ ...each, state: { ...each.state, hands: 7 } })),
    };
    expect(() => {
      course.history = odd as never;
    }).toThrow(RangeError);
    expect(course.history).toBe(history);
  });
});

describe('a fault of our own', () => {
  const state = chicken.setup({ seats: 2, seed: 'hen' });
  const view = chicken.view(state, 0);
  const { events } = chicken.setupWithEvents({ seats: 2, seed: 'hen' });
  const [best, other] = chicken.legalMoves(view);
  const steps = [{ move: null, events }];
  const game = { ...chicken, evolve: broken };
  test.each<[string, () => unknown]>([
    ['of a table', () => readTable('chicken', view, broken)],
    [
      'of a sentence',
      () =>
        say({ type: 'drew', seat: 0, card: 3 } as never, 0, {
          ...enChicken,
          sentences: { ...enChicken.sentences, drew: broken },
        } as never),
    ],
    [
      'of playouts',
      () =>
        reasonsBetween(
          { ...chickenBots, worlds: broken, method: () => ({}) } as never,
          view,
          best as never,
          other as never,
        ),
    ],
    ['of an analysis', () => analyze({ ...chickenBots, game } as never, steps).next()],
    [
      'of taking back',
      () =>
        mayTakeBack(
          game as never,
          [
            { move: null, events },
            { move: best, events: [] },
          ] as never,
        ),
    ],
  ])('%s is the cause of an error that does not blame the value', async (_, act) => {
    const error = await thrown(act);
    expect(error).toMatchObject({
      name: 'RangeError',
      cause: fault,
      message: expect.stringMatching(/ failed \(see `cause`\)$/),
    });
  });
});
