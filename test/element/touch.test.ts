import fc from 'fast-check';
import type { GameTypes } from 'hencoop';
import { deElement } from 'hencoop/element/de';
import { enElement } from 'hencoop/element/en';
import { GAMES } from 'hencoop/games';
import { describe, expect, it } from 'vitest';
import { MOVES } from '../../src/chicken-roundup/moves.js';
import { type ElementLocale, voiceOf } from '../../src/element/elementGame.js';
import {
  asked,
  buttonMoves,
  chosen,
  differInWay,
  NOTHING_PICKED,
  type Readings,
  remaining,
  ringedMoves,
  type Thing,
  touch,
} from '../../src/element/picking/touch.js';
import { oneOf } from '../../src/engine/moveKinds.js';
import { hookIn, type Kinds, kindsOf } from '../../src/engine/moveStatement.js';
import { keyOf, ringsOf } from '../../src/svg/hooks.js';
import { childrenOf, type SvgNode } from '../../src/svg/markup.js';
import { walk, walkPlans } from '../../src/testkit/walk.js';
import { tries } from '../../support/effort.js';
import { peckElement } from '../sixth-game/src/peck/element.js';
import { type Card, peck, type View } from '../sixth-game/src/peck/index.js';
import { dePeck, dePeckLabels } from '../sixth-game/src/peck/locales/de.js';
import { enPeck, enPeckLabels } from '../sixth-game/src/peck/locales/en.js';
import { drawPeck } from '../sixth-game/src/peck/svg/index.js';
import { peckKit } from '../sixth-game/src/peck/testkit/index.js';
import { SUBJECTS } from '../svg/subjects.js';

type Move = GameTypes['Move'];

const RUNS = tries(20);

/** Each game of the library with its part for the element, and the element's texts by language. */
const OF_LIBRARY = await Promise.all(
  SUBJECTS.map(async ({ id, on }) => {
    const doors = GAMES.find((game) => game.id === id);
    if (doors === undefined) throw new Error(`no doors of ${id}`);
    const [element, en, de] = await Promise.all([doors.element(), doors.locales.en(), doors.locales.de()]);
    const locales: readonly ElementLocale[] = [
      { ...en, words: enElement },
      { ...de, words: deElement },
    ];
    return { id, on, element, locales, english: en.game };
  }),
);

/** And a game of somebody else, whose fields have other names. */
const ELEMENTS: typeof OF_LIBRARY = [
  ...OF_LIBRARY,
  {
    id: 'peck',
    on: (act) =>
      act(peck, peckKit, (view, options) => drawPeck(view as View, { locale: enPeck, ...options } as never), {
        en: enPeck,
        de: dePeck,
      }),
    // The element and its locales hold the types of the game.
    element: peckElement as never,
    locales: [
      { game: enPeck, labels: enPeckLabels, words: enElement },
      { game: dePeck, labels: dePeckLabels, words: deElement },
    ] as never,
    english: enPeck as never,
  },
];

/** The touches that pick a field of a move: the items of a list, otherwise its value. */
function thingsFor(kinds: Kinds, move: Move, reading: object): { readonly hook: string; readonly value: string }[] {
  return Object.entries(move).flatMap(([field, value]) => {
    const hook = hookIn(kinds, field);
    const picked: unknown = Reflect.get(reading, field);
    if (hook === undefined || (picked !== undefined && !Array.isArray(picked))) return [];
    return [value].flat().map((item) => ({ hook, value: String(item) }));
  });
}

/** Whether a drawing has a ring around a thing that is open. */
function isOpen(kinds: Kinds, moves: readonly Move[], readings: Readings<Move>, { hook, value }: Thing): boolean {
  return ringsOf(kinds, ringedMoves(kinds, moves, readings), readings, new Set(), null).open.has(keyOf(hook, value));
}

/** The cells in a move. */
function cellsOf(kinds: Kinds, move: Move): readonly Thing[] {
  return Object.entries(move).flatMap(([field, value]) => {
    const hook = hookIn(kinds, field);
    return hook === 'cell' ? [value].flat().map((item) => ({ hook, value: String(item) })) : [];
  });
}

/** The pick of a move before its cells: its card. */
function beforeCells(kinds: Kinds, moves: readonly Move[], move: Move): Readings<Move> {
  const cards = thingsFor(kinds, move, {}).filter(({ hook }) => hook === 'card');
  return cards.reduce<Readings<Move>>((readings, thing) => touch(kinds, moves, readings, [thing]), NOTHING_PICKED);
}

/** Makes a move with touches and buttons; returns the pick if that is impossible. */
function play(kinds: Kinds, moves: readonly Move[], move: Move): 'made' | Readings<Move> {
  let readings: Readings<Move> = NOTHING_PICKED;
  for (let touches = 0; touches < 20; touches++) {
    if (chosen(moves, readings) === move || buttonMoves(kinds, moves, readings).includes(move)) return 'made';
    const next = readings
      .flatMap((reading) => thingsFor(kinds, move, reading))
      .filter((thing) => isOpen(kinds, moves, readings, thing))
      .map((thing) => touch(kinds, moves, readings, [thing]))
      .find((after) => remaining(moves, after).includes(move));
    if (next === undefined) return readings;
    readings = next;
  }
  return readings;
}

describe.each(ELEMENTS)('the element with $id', ({ on, element, locales, english }) => {
  it('lets a player make exactly the legal moves by touching things', () => {
    on((game, kit) => {
      const kinds = kindsOf(game.moves);
      fc.assert(
        fc.property(walkPlans(kit, 8), (plan) => {
          for (const state of walk(game, kit, plan).states) {
            for (const seat of game.actors(state)) {
              const moves = game.legalMoves(game.view(state, seat));
              // Takes a sample of a long list.
              const step = Math.ceil(moves.length / 25);
              for (let index = 0; index < moves.length; index += step) {
                const move = moves[index];
                if (move !== undefined) expect(play(kinds, moves, move)).toBe('made');
              }
            }
          }
        }),
        { numRuns: RUNS },
      );
    });
  });

  it('lets a player touch the cells of a move in any order once its card is picked', () => {
    on((game, kit) => {
      const kinds = kindsOf(game.moves);
      fc.assert(
        fc.property(walkPlans(kit, 8), fc.infiniteStream(fc.nat()), (plan, dice) => {
          for (const state of walk(game, kit, plan).states) {
            for (const seat of game.actors(state)) {
              const view = game.view(state, seat);
              const moves = game.legalMoves(view);
              const onCells = moves.filter((move) => cellsOf(kinds, move).length > 0);
              for (let index = 0; index < onCells.length; index += Math.ceil(onCells.length / 25)) {
                const move = onCells[index];
                if (move === undefined) continue;
                let readings = beforeCells(kinds, moves, move);
                for (const thing of cellsOf(kinds, move)) expect(isOpen(kinds, moves, readings, thing)).toBe(true);
                for (const thing of cellsOf(kinds, move).toSorted(() => ((dice.next().value ?? 0) % 2) - 0.5)) {
                  if (buttonMoves(kinds, moves, readings).includes(move)) continue;
                  readings = touch(kinds, moves, readings, [thing]);
                  expect(remaining(moves, readings)).toContain(move);
                }
                const left = buttonMoves(kinds, moves, readings);
                expect(chosen(moves, readings) === move || left.includes(move)).toBe(true);
                // Buttons for the same things have different arrows and names.
                const ways = left.filter((other) => other !== move && differInWay([move, other]));
                for (const other of ways) {
                  const arrow = element.way?.(other, view) ?? null;
                  if (arrow !== null) expect(element.way?.(move, view)).not.toBe(arrow);
                  for (const { label } of locales.map(voiceOf)) expect(label(other, view)).not.toBe(label(move, view));
                }
              }
            }
          }
        }),
        { numRuns: RUNS },
      );
    });
  });

  it('has texts in both languages for every question, button and message', () => {
    on((game, kit) => {
      fc.assert(
        fc.property(walkPlans(kit, 8), (plan) => {
          const { states, transitions } = walk(game, kit, plan);
          for (const locale of locales) {
            const voice = voiceOf(locale);
            for (const state of states) {
              for (const seat of game.actors(state)) {
                const view = game.view(state, seat);
                const moves: readonly Move[] = game.legalMoves(view);
                for (const move of moves) expect(voice.label(move, view)).not.toBe('');
                const next = asked(moves, NOTHING_PICKED);
                if (next !== null) expect(voice.question(next.field, next.picked)).not.toBe('');
                element.facts?.(view, locale);
              }
            }
            for (const { events } of transitions) {
              for (const event of events) {
                const redacted = game.redact(event, 0);
                if (redacted !== null) expect(voice.describe(redacted, 0)).not.toBe('');
              }
            }
          }
        }),
        { numRuns: RUNS },
      );
    });
  });

  it('moves things only between existing places, and shows no card that the viewer may not see', () => {
    on((game, kit) => {
      fc.assert(
        fc.property(walkPlans(kit, 8), (plan) => {
          const { transitions } = walk(game, kit, plan);
          for (const { before, events } of transitions) {
            for (const viewer of [null, 0]) {
              let view = game.view(before, viewer);
              for (const event of events) {
                const redacted = game.redact(event, viewer);
                if (redacted === null) continue;
                for (const { from, to, card } of element.flights(redacted, view)) {
                  for (const end of [from, to]) expect(end).toMatch(/^(?:\[data-[a-z]+="[^"]+"\] ?)+$/);
                  if (card != null) expect(JSON.stringify(redacted)).toContain(JSON.stringify(card));
                }
                view = game.evolve(view, redacted);
              }
            }
          }
        }),
        { numRuns: RUNS },
      );
    });
  });

  it("explains why a thing of the viewer's is blocked", () => {
    const voices = locales.map(voiceOf);
    on((game, kit) => {
      fc.assert(
        fc.property(walkPlans(kit, 8), (plan) => {
          for (const state of walk(game, kit, plan).states) {
            for (const seat of game.actors(state)) {
              const view = game.view(state, seat);
              for (const [hook, value] of hooksIn(element.scene(view, { locale: english }).root)) {
                for (const move of element.meant(view, seat, hook, value)) {
                  const violation = game.whyNot(view, move);
                  if (violation === null) continue;
                  for (const voice of voices) expect(voice.explain(violation)).toContain(violation.clause);
                }
              }
            }
          }
        }),
        { numRuns: RUNS },
      );
    });
  });
});

/** The hooks of all things in a drawing. */
function hooksIn(node: SvgNode): (readonly [hook: string, value: string | number])[] {
  const own = Object.entries(node.thing?.hooks ?? {}).flatMap(([hook, value]) =>
    value === undefined ? [] : [[hook, value] as const],
  );
  return [...own, ...childrenOf(node).flatMap(hooksIn)];
}

const ROUNDUP = kindsOf(MOVES);

describe('touches', () => {
  const moves: readonly (Move & object)[] = [
    { seat: 0, type: 'farmer', card: 'gold farmer', target: 'N0' } as Move,
    { seat: 0, type: 'catch', pay: 'gold farmer', target: 'N0' } as Move,
    { seat: 0, type: 'catch', pay: 'gold farmer', target: 'N1' } as Move,
    { seat: 0, type: 'endPlays' },
  ];
  const card = [{ hook: 'card', value: 'gold farmer' }];

  it('are read in every possible meaning', () => {
    const after = touch(ROUNDUP, moves, NOTHING_PICKED, card);
    expect(after).toEqual([{ card: 'gold farmer' }, { pay: 'gold farmer' }]);
    expect(remaining(moves, after)).toEqual(moves.slice(0, 3));
    expect(chosen(moves, touch(ROUNDUP, moves, after, [{ hook: 'cell', value: 'N1' }]))).toBe(moves[2]);
    expect(chosen(moves, touch(ROUNDUP, moves, after, [{ hook: 'cell', value: 'N0' }]))).toBeNull();
  });

  it('leave the next question open while they can mean different types of moves', () => {
    const paid = moves.slice(1);
    const playedOrPaid = [{ seat: 0, type: 'farmer', card: 'gold farmer', target: 'S1' } as Move, ...moves];
    expect(asked(playedOrPaid, touch(ROUNDUP, playedOrPaid, NOTHING_PICKED, card))).toBeNull();
    expect(asked(paid, touch(ROUNDUP, paid, NOTHING_PICKED, card))).toEqual({
      field: 'target',
      picked: { pay: 'gold farmer' },
    });
  });

  it('have no meaning on a thing that is not open', () => {
    expect(touch(ROUNDUP, moves, NOTHING_PICKED, [{ hook: 'card', value: 'red dog' }])).toEqual([]);
    expect(touch(ROUNDUP, moves, [{ card: 'gold farmer' } as object], card)).toEqual([]);
  });

  it('leave choices without a place on the table to buttons', () => {
    expect(buttonMoves(ROUNDUP, moves, NOTHING_PICKED)).toEqual([moves[3]]);
    const withCard = touch(ROUNDUP, moves, NOTHING_PICKED, card);
    expect(buttonMoves(ROUNDUP, moves, withCard)).toEqual([]);
    expect(buttonMoves(ROUNDUP, moves, touch(ROUNDUP, moves, withCard, [{ hook: 'cell', value: 'N0' }]))).toEqual(
      moves.slice(0, 2),
    );
  });

  it('choose the ends of a row on the table, and the sides of a gap also by buttons', () => {
    const dogs = ['west', 'east'].map((end) => ({ seat: 0, type: 'dog', card: 'red dog', end }) as Move);
    const gaps = ['west', 'east'].map((toward) => ({ seat: 0, type: 'closeGap', toward }) as Move);
    expect(
      buttonMoves(ROUNDUP, dogs, touch(ROUNDUP, dogs, NOTHING_PICKED, [{ hook: 'card', value: 'red dog' }])),
    ).toEqual([]);
    expect(buttonMoves(ROUNDUP, gaps, NOTHING_PICKED)).toEqual(gaps);
  });

  it('end a list with a button while it can continue', () => {
    const paths: readonly Move[] = [['S0'], ['S0', 'S1']].map(
      (path) => ({ seat: 0, type: 'parade', card: 'red parade', path }) as Move,
    );
    const first = touch(ROUNDUP, paths, [{ card: 'red parade' } as object], [{ hook: 'cell', value: 'S0' }]);
    expect(buttonMoves(ROUNDUP, paths, first)).toEqual([paths[0]]);
    expect(chosen(paths, touch(ROUNDUP, paths, first, [{ hook: 'cell', value: 'S1' }]))).toBe(paths[1]);
  });

  it('begin with a card if there is one', () => {
    expect(ringedMoves(ROUNDUP, moves, NOTHING_PICKED)).toEqual([
      { seat: 0, type: 'farmer', card: 'gold farmer' },
      { seat: 0, type: 'catch', pay: 'gold farmer' },
      { seat: 0, type: 'catch', pay: 'gold farmer' },
      { seat: 0, type: 'endPlays' },
    ]);
    expect(ringedMoves(ROUNDUP, moves, touch(ROUNDUP, moves, NOTHING_PICKED, card))).toEqual(moves.slice(0, 3));
    const dog = { seat: 0, type: 'dog', card: 'red dog', end: 'west' } as Move;
    const gap = { seat: 0, type: 'closeGap', toward: 'east' } as Move;
    expect(ringedMoves(ROUNDUP, [dog, gap], NOTHING_PICKED)).toEqual([{ seat: 0, type: 'dog', card: 'red dog' }, gap]);
  });

  it("pick the things of a list in any order, and give them the move's order", () => {
    const dances = [
      ['N0', 'N1', 'M1', 'M0'],
      ['N1', 'N0', 'M0', 'M1'],
      ['N1', 'N2', 'M2', 'M1'],
    ].map((cells) => ({ seat: 0, type: 'diagram', card: 'red roundDance', cells }) as Move);
    const touchAll = (...cells: readonly string[]) =>
      cells.reduce<Readings<Move>>(
        (readings, value) => touch(ROUNDUP, dances, readings, [{ hook: 'cell', value }]),
        [{ card: 'red roundDance' } as object],
      );
    const open = (readings: Readings<Move>) =>
      ['N0', 'N1', 'N2', 'M0', 'M1', 'M2'].filter((value) =>
        isOpen(ROUNDUP, dances, readings, { hook: 'cell', value }),
      );
    expect(open(touchAll())).toEqual(['N0', 'N1', 'N2', 'M0', 'M1', 'M2']);
    expect(touchAll('M1', 'N1')).toEqual([{ card: 'red roundDance', cells: ['N1', 'M1'] }]);
    expect(open(touchAll('M1', 'N1'))).toEqual(['N0', 'N2', 'M0', 'M2']);
    expect(buttonMoves(ROUNDUP, dances, touchAll('M1', 'N1'))).toEqual([]);
    // Every other cell follows: only the direction is open.
    expect(buttonMoves(ROUNDUP, dances, touchAll('M0'))).toEqual(dances.slice(0, 2));
    expect(differInWay(remaining(dances, touchAll('M0')))).toBe(true);
    expect(chosen(dances, touchAll('M1', 'N2'))).toBe(dances[2]);
  });

  it('pick the fields of a game of somebody else, whatever their names', () => {
    const kinds = kindsOf({
      peck: {
        steps: ['peck'],
        fields: { grain: oneOf([1, 2, 3], { hook: 'grain' }), row: oneOf(['far'], { hook: 'row', isTarget: true }) },
        tokens: ['P<grain><row>'],
      },
    });
    const pecks = [1, 2, 3].map((grain) => ({ seat: 0, type: 'peck', grain, row: 'far' }));
    const picked = touch(kinds, pecks, NOTHING_PICKED, [{ hook: 'grain', value: '3' }]);
    expect(picked).toEqual([{ grain: 3 }]);
    expect(ringedMoves(kinds, pecks, NOTHING_PICKED)).toEqual(
      [1, 2, 3].map((grain) => ({ seat: 0, type: 'peck', grain })),
    );
    expect(ringsOf(kinds, pecks, picked, new Set(), null).picked).toEqual(
      new Map([
        ['grain 3 ', ['']],
        ['grain 3 0', ['']],
      ]),
    );
    expect(touch(kinds, pecks, picked, [{ hook: 'row', value: 'far' }])).toEqual([{ grain: 3, row: 'far' }]);
  });

  it('pick a thing of a list as often as a move has it', () => {
    const kinds = kindsOf(peck.moves);
    const sheds = [[1], [2], [1, 2], [2, 2]].map((grains) => ({ seat: 0, type: 'shed', grains: grains as Card[] }));
    const touchAll = (...grains: readonly Card[]) =>
      grains.reduce<Readings<Move>>(
        (readings, grain) => touch(kinds, sheds, readings, [{ hook: 'grain', value: String(grain) }]),
        NOTHING_PICKED,
      );
    const rings = (...grains: readonly Card[]) =>
      ringsOf(kinds, ringedMoves(kinds, sheds, touchAll(...grains)), touchAll(...grains), new Set(), null);
    expect(touchAll(2, 1)).toEqual([{ grains: [1, 2] }]);
    expect(touchAll(2, 2)).toEqual([{ grains: [2, 2] }]);
    expect(touchAll(1, 1)).toEqual([]);
    expect(buttonMoves(kinds, sheds, touchAll(2))).toEqual([sheds[1]]);
    expect(chosen(sheds, touchAll(2, 2))).toBe(sheds[3]);
    expect([...rings(2).open].filter((key) => /^grain \d 0$/.test(key)).toSorted()).toEqual(['grain 1 0', 'grain 2 0']);
    expect(rings(2, 2).picked.get('grain 2 0')).toEqual(['1', '2']);
  });
});
