import type { AnyMove } from 'hencoop';
import { chicken, type Move, type State } from 'hencoop/chicken';
import { enChicken, enChickenLabels } from 'hencoop/chicken/en';
import { chickenScene } from 'hencoop/chicken/svg';
import { chickenOut } from 'hencoop/chicken-out';
import { newsOf, openInspector, timelineOf, viewersOf } from 'hencoop/inspector';
import { enInspector } from 'hencoop/inspector/en';
import { advance, goTo, type History, startHistory, undo } from 'hencoop/record';
import { describe, expect, it, vi } from 'vitest';
import { asked } from '../../src/inspector/choices.js';
import { Course } from '../../src/inspector/course.js';
import { newsNow } from '../../src/inspector/news.js';
import { readOptions } from '../../src/inspector/options.js';
import { entryOf, IDS } from '../../support/games.js';
import { midgame } from '../svg/midgames.js';

describe('the rows of a history', () => {
  const start = startHistory<string, string>('start');
  const line = advance(advance(advance(start, 'a', 'A'), 'b', 'B'), 'c', 'C');

  it('are the moves in order', () => {
    expect(timelineOf(undo(line)).map(({ index, ply, depth, leadsHere }) => [index, ply, depth, leadsHere])).toEqual([
      [0, 0, 0, true],
      [1, 1, 0, true],
      [2, 2, 0, true],
      [3, 3, 0, false],
    ]);
  });

  it("put a branch below the move it replaces, before that move's successors", () => {
    const branched = advance(advance(goTo(line, 1), 'x', 'X'), 'y', 'Y');
    const more = advance(goTo(branched, 4), 'z', 'Z');
    const rows = timelineOf(more);
    expect(rows.map(({ index, depth }) => `${'>'.repeat(depth)}${more.moments[index]?.move}`)).toEqual([
      'null',
      'a',
      'b',
      '>x',
      '>y',
      '>>z',
      'c',
    ]);
    expect(rows.filter(({ leadsHere }) => leadsHere).map(({ index }) => more.moments[index]?.move)).toEqual([
      null,
      'a',
      'x',
      'z',
    ]);
  });

  it('exist for games of any length', () => {
    let long = start;
    for (let index = 0; index < 3000; index++) long = advance(long, String(index), String(index));
    expect(timelineOf(long)).toHaveLength(3001);
  });

  const moment = (before: unknown) => ({ state: 'A', move: 'a', before });
  it.each([
    ['history', null],
    ['history', 'hen'],
    ['history', { moments: {}, now: 0, undone: [] }],
    ['history.now', { moments: [], now: 0, undone: [] }],
    ['history.now', { ...line, now: 4 }],
    ['history.now', { ...line, now: -1 }],
    ['history.undone', { ...line, undone: [4] }],
    ['history.undone', { ...line, undone: null }],
    ['history.moments[0].before', { ...line, moments: [moment(0)] }],
    ['history.moments[1].before', { ...line, moments: [...start.moments, moment(1)] }],
    ['history.moments[1].before', { ...line, moments: [...start.moments, moment(null)] }],
    ['history.moments[1].before', { ...line, moments: [...start.moments, null] }],
  ])('refuse a wrong %s: %j', (path, history) => {
    expect(() => timelineOf(history as never)).toThrow(RangeError);
    expect(() => timelineOf(history as never)).toThrow(`${path}: expected`);
  });
});

describe.each(IDS)('the news of %s', (id) => {
  it('show each viewer the redacted events', async () => {
    const { game } = await entryOf(id);
    const { state } = midgame(await entryOf(id));
    const attempt = game.tryApply(state, game.legalMoves(state)[0]);
    if (!attempt.ok) throw new Error('expected a legal move');
    const news = newsOf(game, attempt.events, state.seats);
    expect(news.map(({ event }) => event)).toEqual(attempt.events);
    for (const { event, learned } of news) {
      expect(learned.flatMap(({ viewers }) => viewers).length).toBe(state.seats + 1);
      expect(new Set(learned.flatMap(({ viewers }) => viewers))).toEqual(new Set(viewersOf(state.seats)));
      expect(new Set(learned.map((each) => JSON.stringify(each.event))).size).toBe(learned.length);
      for (const { viewers, event: redacted, isAll } of learned) {
        for (const viewer of viewers) expect(redacted).toEqual(game.redact(event, viewer));
        expect(isAll).toBe(JSON.stringify(redacted) === JSON.stringify(event));
      }
    }
  });
});

const dealt = () => startHistory<State, Move>(chicken.setup({ seats: 3, seed: 'hen' }));
const played = (history: History<State, Move>, move: Move, state: State) => advance(history, move, state);
const draw = { seat: 0, type: 'draw' } as const;

describe('the news of the present moment', () => {
  it('are the events of the move that led to it', () => {
    const start = dealt();
    const [state] = start.moments;
    if (state === undefined) throw new Error('expected a start');
    expect(newsNow(chicken, start)).toBe('start');
    const history = played(start, draw, chicken.apply(state.state, draw));
    const news = newsNow(chicken, history);
    if (typeof news === 'string') throw new Error('expected events');
    expect(news[0]?.event.type).toBe('drew');
    // Only the seat that draws the card sees it.
    expect(news[0]?.learned.map(({ viewers, isAll }) => [viewers, isAll])).toEqual([
      [[0], true],
      [[1, 2, null], false],
    ]);
  });

  it('are unknown if the rules lead to a different table or refuse the move', () => {
    const start = dealt();
    const other = chicken.setup({ seats: 3, seed: 'egg' });
    expect(newsNow(chicken, played(start, draw, other))).toBe('unknown');
    expect(newsNow(chicken, played(start, { seat: 1, type: 'draw' }, other))).toBe('unknown');
  });
});

describe.each(IDS)('the questions of %s', (id) => {
  it('lead to every legal move exactly once', async () => {
    const entry = await entryOf(id);
    const moves = entry.game.legalMoves(midgame(entry).state);
    const found: AnyMove[] = [];
    const walk = (picked: object): void => {
      const { choices, move } = asked(moves, picked);
      if (move !== null) found.push(move);
      for (const choice of choices) {
        if (choice.move === null) walk(choice.picked);
        else found.push(choice.move);
      }
    };
    walk({});
    const sorted = (all: readonly AnyMove[]) => all.map((move) => JSON.stringify(move)).sort();
    expect(sorted(found)).toEqual(sorted(moves));
  });
});

it('the questions continue after a list that can end, and its move can be made', () => {
  const [short, long] = [
    { seat: 0, type: 'go', cells: ['A'] },
    { seat: 0, type: 'go', cells: ['A', 'B'] },
  ];
  const moves: AnyMove[] = [short, long, { seat: 0, type: 'go', cells: ['C'] }];
  const { choices } = asked(moves, {});
  expect(choices.map(({ value, move }) => [value, move])).toEqual([
    ['A', null],
    ['C', moves[2]],
  ]);
  const after = asked(moves, choices[0]?.picked ?? {});
  expect(after.move).toBe(short);
  expect(after.choices.map(({ value, move }) => [value, move])).toEqual([['B', long]]);
});

const locale = { game: enChicken, labels: enChickenLabels, words: enInspector };
const OPTIONS = { game: chicken, scene: chickenScene, locale };

describe('the course of a game', () => {
  function opened() {
    const changed = vi.fn();
    return { changed, course: new Course(readOptions({ ...OPTIONS, history: dealt() }), dealt(), 'all', changed) };
  }

  it('goes back and forward, and another move adds a branch', () => {
    const { course, changed } = opened();
    course.play(draw);
    expect(course.history.now).toBe(1);
    course.back();
    expect(course.history).toMatchObject({ now: 0, undone: [1] });
    course.play({ seat: 0, type: 'withdraw' });
    expect(course.history.moments.map(({ before }) => before)).toEqual([null, 0, 0]);
    course.goTo(0);
    course.forward();
    expect(course.history.now).toBe(2);
    expect(changed.mock.calls).toEqual([[true], [true], [true], [true], [true]]);
  });

  it('accepts no illegal move, and stops at its ends', () => {
    const { course, changed } = opened();
    course.play({ seat: 1, type: 'draw' });
    course.back();
    course.forward();
    expect(course.history.moments).toHaveLength(1);
    expect(changed).not.toHaveBeenCalled();
  });

  it('forgets picks when it shows another moment', () => {
    const { course } = opened();
    course.pick({ type: 'play' });
    // The game has this field.
    course.pick({ type: 'play', card: 3 } as object);
    course.takeBack();
    expect(course.picked).toEqual({ type: 'play' });
    course.play(draw);
    expect(course.picked).toEqual({});
  });

  it("does not report the page's own actions back to it", () => {
    const { course, changed } = opened();
    course.history = dealt();
    course.viewer = 2;
    expect(changed.mock.calls).toEqual([[false], [false]]);
    course.history = startHistory(chicken.setup({ seats: 2, seed: 'hen' }));
    expect(course.viewer).toBe('all');
  });

  it("refuses another table's viewers and histories", () => {
    const { course } = opened();
    for (const viewer of [3, -1, 0.5, '0', undefined]) {
      expect(() => {
        course.viewer = viewer as never;
      }).toThrow('viewer: expected a seat from 0 to 2');
    }
    expect(() => {
      course.history = startHistory(chickenOut.setup({ seed: 'hen' }));
    }).toThrow('history.moments[0].state.game: expected chicken');
  });
});

describe("the inspector's options", () => {
  it.each([
    ['options', null],
    ['options.game', { ...OPTIONS, game: 'chicken' }],
    ['options.scene', { ...OPTIONS, scene: '<svg>' }],
    ['options.locale', { ...OPTIONS, locale: 'en' }],
    ['options.locale', { ...OPTIONS, locale: { game: enChicken, labels: enChickenLabels } }],
    ['options.names', { ...OPTIONS, names: 'Ada' }],
    ['options.theme', { ...OPTIONS, theme: 'pink' }],
    ['options.onChange', { ...OPTIONS, onChange: 'log' }],
  ])('refuse a wrong %s', (path, options) => {
    expect(() => readOptions(options as never)).toThrow(RangeError);
    expect(() => readOptions(options as never)).toThrow(`${path}: expected`);
  });

  it('are not read outside a browser, where there is no page', () => {
    expect(() => openInspector(null as never, { ...OPTIONS, history: dealt() })).toThrow('host: expected an element');
  });
});
