import { describe, expect, it } from 'vitest';
import { entryOf, gameOf, IDS, kitOf } from '../../support/games.js';

describe.each(IDS)('options of %s', async (id) => {
  const [game, { schemas }, { setups }] = await Promise.all([gameOf(id), entryOf(id), kitOf(id)]);

  it('G-12: count as absent if undefined, for setup and for the schema', () => {
    for (const { seats, options } of setups) {
      const { options: full } = game.setup({ seats, options, seed: 'hen' }) as unknown as { options: object };
      for (const name of Object.keys(full)) {
        const given = { ...options, [name]: undefined };
        const { [name as keyof typeof options]: _, ...without } = options;
        const parsed = schemas.options.safeParse(given);
        // Without one option, another may be invalid: a deck needs its diagrams.
        if (parsed.success) {
          expect(parsed.data).toStrictEqual(schemas.options.parse(without));
          const state = game.setup({ seats, options: given, seed: 'hen' });
          expect(state).toEqual(game.setup({ seats, options: parsed.data, seed: 'hen' }));
        } else {
          expect(() => game.setup({ seats, options: given })).toThrow(RangeError);
          expect(schemas.options.safeParse(without).success).toBe(false);
        }
      }
    }
  });

  it('G-12: are refused by both if their name is unknown, even if undefined', () => {
    expect(() => game.setup({ options: { hens: undefined } })).toThrow('options.hens: unknown field');
    expect(schemas.options.safeParse({ hens: undefined }).success).toBe(false);
  });
});
