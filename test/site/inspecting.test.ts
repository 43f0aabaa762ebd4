import type { AnyMove } from 'hencoop';
import { chicken } from 'hencoop/chicken';
import { chickenRoundup } from 'hencoop/chicken-roundup';
import { describe, expect, it } from 'vitest';
import { toJSONSchema } from 'zod/mini';
import { entryOf, IDS } from '../../support/games.js';
import { complete } from '../../tools/site/playground/complete.js';
import { moveTypesOf } from '../../tools/site/playground/moveTypes.js';
import { pretty } from '../../tools/site/playground/pretty.js';
import { setupIn } from '../../tools/site/playground/setups.js';
import { branchOf } from '../../tools/site/playground/tree.js';
import { midgame } from '../svg/midgames.js';

const typesOf = async (id: (typeof IDS)[number]) =>
  moveTypesOf(toJSONSchema((await entryOf(id)).schemas.move) as never);

describe('the completion of a move', async () => {
  const moves = chicken.legalMoves(chicken.setup({ seats: 2, seed: 'hen' }));
  const types = await typesOf('chicken');
  const texts = (text: string) => complete(text, moves, types).map((one) => one.text);
  const legalTexts = (text: string) => complete(text, moves, types).flatMap((one) => (one.isLegal ? [one.text] : []));

  it('begins with whole legal moves', () => {
    expect(legalTexts('')).toEqual(moves.map((move) => JSON.stringify(move)));
  });
  it('suggests the missing fields', () => {
    expect(texts('{')).toEqual(['"seat": ', '"type": ', '"card": ']);
    expect(texts('{"seat": 0, "t')).toEqual(['"type": ']);
    expect(texts('{"seat": 0, "type": "draw", ')).toEqual([]);
  });
  it('offers values of legal moves first, then all values that the type has', () => {
    expect(legalTexts('{"seat": ')).toEqual(['0']);
    expect(texts('{"seat": ')).toEqual(['0', '1', '2', '3', '4']);
    expect(legalTexts('{"seat": 0, "type": "play", "card": ')).toEqual(['4']);
    expect(texts('{"seat": 0, "type": "play", "card": "')).toEqual(['"chick"', '"egg"']);
    expect(texts('{"seat": 0, "type": "play", "card": e')).toEqual(['"egg"']);
  });
  it('closes a move where it can end', () => {
    expect(legalTexts('{"seat": 0, "type": "draw"')).toEqual(['}']);
    expect(texts('{"seat": 0, "type": "play"')).toEqual([', ', '}']);
    expect(legalTexts('{"seat": 0, "type": "play"')).toEqual([]);
    expect(texts('{"seat": 0, "type": "draw"}')).toEqual([]);
  });
  it('returns the position of the suggestion', () => {
    expect(complete('{"type": "dr', moves, types)).toEqual([{ text: '"draw"', from: 9, isLegal: true }]);
  });
  it.each(['}', '{"a" "b"', '{{', '[1', '{"seat": 0]', '"\\', '{"__proto__": 1, "', '{"seat"'])(
    'takes anything that a reader types: %s',
    (text) => {
      expect(() => complete(text, moves, types)).not.toThrow();
    },
  );
  it('goes through the items of a list', async () => {
    const roundup = chickenRoundup.legalMoves(chickenRoundup.setup({ seed: 'hen' }));
    const move = roundup.find((one) => one.type === 'diagram');
    if (move === undefined) throw new Error('expected a diagram');
    const upTo = (items: readonly unknown[]) =>
      `{"seat": 0, "type": "diagram", "card": ${JSON.stringify(move.card)}, "cells": [${items.map((item) => `${JSON.stringify(item)}, `).join('')}`;
    const suggested = (text: string, all: readonly AnyMove[], known: Awaited<ReturnType<typeof typesOf>>) =>
      complete(text, all, known).flatMap((one) => (one.isLegal ? [one.text] : []));
    const known = await typesOf('chicken-roundup');
    expect(suggested(upTo([]), roundup, known)).toContain(JSON.stringify(move.cells[0]));
    expect(suggested(upTo(move.cells.slice(0, 1)), roundup, known)).toContain(JSON.stringify(move.cells[1]));
  });
});

describe.each(IDS)('the moves of %s', (id) => {
  it('can all be completed token by token from suggestions', async () => {
    const entry = await entryOf(id);
    const moves = entry.game.legalMoves(midgame(entry).state).slice(0, 50);
    const types = await typesOf(id);
    for (const move of moves) {
      let text = '{';
      for (const [field, value] of Object.entries(move)) {
        const key = `${JSON.stringify(field)}: `;
        expect(complete(text, moves, types)).toContainEqual({ text: key, from: text.length, isLegal: true });
        text += key;
        if (!Array.isArray(value)) {
          const typed = JSON.stringify(value);
          expect(complete(text, moves, types)).toContainEqual({ text: typed, from: text.length, isLegal: true });
          text += `${typed}, `;
        } else text += `${JSON.stringify(value)}, `;
      }
      const end = text.replace(/, $/, '');
      expect(complete(end, moves, types)).toContainEqual({ text: '}', from: end.length, isLegal: true });
    }
  });

  it('are the leaves of the tree, each once', async () => {
    const entry = await entryOf(id);
    const moves = entry.game.legalMoves(midgame(entry).state);
    const leaves: AnyMove[] = [];
    const walk = (picked: object): void => {
      const branch = branchOf(moves, picked);
      if (branch === null) return;
      for (const choice of branch.choices) {
        if (choice.move !== null) leaves.push(choice.move);
        if (choice.goesOn) walk(choice.picked);
      }
    };
    walk({});
    const sorted = (all: readonly AnyMove[]) => all.map((move) => JSON.stringify(move)).sort();
    expect(sorted(leaves)).toEqual(sorted(moves.length === 1 ? [] : moves));
  });
});

describe('a value as text', () => {
  it('reads back as it was, on lines that fit', () => {
    const value = {
      text: 'a "b", {c: [d]}',
      list: Array.from({ length: 60 }, (_, index) => index),
      deep: [[1], { e: null }],
    };
    const text = pretty(value);
    expect(JSON.parse(text)).toEqual(value);
    expect(Math.max(...text.split('\n').map((row) => row.length))).toBeLessThanOrEqual(64);
  });
  it('puts small values on one line', () => {
    expect(pretty({ a: 1, b: [1, 2], c: {} })).toBe('{ "a": 1, "b": [1, 2], "c": {} }');
  });
});

describe('the start in a block of code', () => {
  it.each([
    ["const state = chicken.setup({ seats: 3, seed: 'hen' });", { game: 'chicken', seats: 3, seed: 'hen' }],
    [
      "let { state } = chickenOut.setupWithEvents({ seed: 'egg 9', options: { layAnEgg: true } });",
      { game: 'chicken-out', seed: 'egg 9', options: { layAnEgg: true } },
    ],
    [
      "chicken.view(chicken.setup({\n  seed: 'hen',\n  options: { target: 20, },\n}), 0);",
      { game: 'chicken', seed: 'hen', options: { target: 20 } },
    ],
  ])('is found: %s', (code, wanted) => {
    expect(setupIn(code, IDS)).toEqual({ type: 'deal', ...wanted });
  });
  it.each([
    'chicken.setup({ seats: 4 })',
    'chicken.setup({ seats: 2, seed })',
    "cockcrow.setup({ seed: 'hen' })",
    'chicken.setup()',
    "chicken.setup({ seed: 'hen', options })",
  ])('is not found if a link cannot repeat it: %s', (code) => {
    expect(setupIn(code, IDS)).toBeNull();
  });
});
