import fc, { type Arbitrary } from 'fast-check';
import type { AnyMove } from 'hencoop';
import { describe, expect, it } from 'vitest';
import type { AnyKind } from '../../src/engine/moveKinds.js';
import { type AnyStated, kindsOf } from '../../src/engine/moveStatement.js';
import { entryOf, IDS, kitOf } from '../../support/games.js';

/** Values for a field: mostly ones that it can hold, and some just outside. `own` are values of the game's own kinds. */
function valuesOf({ of, range, items, max = 0 }: AnyKind, own: readonly unknown[]): Arbitrary<unknown> {
  const odd = fc.constantFrom<unknown>(undefined, null, -1, -0, 0.5, '', 'north', [], {}, [['N0']]);
  const from = (kind: AnyKind): Arbitrary<unknown> => {
    if (kind.of !== undefined) return fc.constantFrom(...kind.of);
    return kind.range === undefined
      ? fc.constantFrom(...own)
      : fc.integer({ min: kind.range[0] - 1, max: kind.range[1] + 1 });
  };
  const right =
    items === undefined
      ? from({ has: '', ...(of && { of }), ...(range && { range }) })
      : fc.array(from(items), { minLength: 0, maxLength: max + 1 });
  return fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: odd });
}

/** Moves of one type, right and wrong, made from what the game states of it. */
function movesOf(type: string, stated: AnyStated, legal: readonly AnyMove[]): Arbitrary<unknown> {
  const { fields = {}, tokens = [], forms = [{ fields, tokens }] } = stated;
  const valuesIn = (name: string) => {
    const known = legal.flatMap((move) =>
      Object.entries(move).flatMap(([field, value]) => (field === name ? [value] : [])),
    );
    return known.length === 0 ? ['hen'] : known;
  };
  const moves = forms.map((form) =>
    fc.record({
      seat: fc.constantFrom<unknown>(0, 0, 0, 1, 1, 1, 2, 5, -0, '0'),
      type: fc.constant(type),
      ...Object.fromEntries(Object.entries(form.fields).map(([name, kind]) => [name, valuesOf(kind, valuesIn(name))])),
    }),
  );
  return fc.oneof(...moves);
}

describe('what follows from the statement of the moves', () => {
  it.each(IDS)('G-0 check, schema and notation take the same moves, %s', async (id) => {
    const [{ game, schemas, notation }, { setups }] = await Promise.all([entryOf(id), kitOf(id)]);
    const start = game.setup({ seed: 'stated' });
    const legal = [...game.legalMoves(game.setup({ ...setups[0], seed: 'stated' })), ...game.legalMoves(start)];
    const moves = fc.oneof(...Object.entries(game.moves).map(([type, stated]) => movesOf(type, stated, legal)));
    // The table has fewer seats than the schema knows, and decides which cards there are, and how many games.
    const ofTheTable = [...kindsOf(game.moves)].filter(
      ([, { has, range }]) => typeof has === 'string' || range !== undefined,
    );
    let taken = 0;
    fc.assert(
      fc.property(moves, (value) => {
        // Any value may be passed to a verb that checks it.
        const move = value as AnyMove;
        const refusal = game.whyNot(start, move);
        const { success } = schemas.move.safeParse(move);
        if (refusal?.clause === 'G-0') {
          if (success) expect(['seat', ...ofTheTable.map(([name]) => name)]).toContain(pathIn(refusal));
          return;
        }
        taken++;
        expect(success).toBe(true);
        expect(notation.read(notation.write(move), move.seat)).toEqual(move);
      }),
      { numRuns: 1500 },
    );
    expect(taken).toBeGreaterThan(100);
  });
});

/** The field that a refusal by G-0 names. */
function pathIn({ params }: { readonly params: object }): unknown {
  return 'path' in params ? params.path : undefined;
}
