import Ajv from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { jsonSchemasOf } from '../../scripts/json-schemas.js';
import { TARGETS } from '../fuzz/targets.js';

describe('the JSON Schema files judge as an independent validator reads them', () => {
  it.each(TARGETS.map((target) => [target.id, target] as const))('%s', async (id, { on }) => {
    const ajv = new Ajv({ strict: true, allowUnionTypes: true, validateFormats: false });
    const schemas = await jsonSchemasOf(id);
    const judge = Object.fromEntries(Object.entries(schemas).map(([what, schema]) => [what, ajv.compile(schema)]));
    const takes = (what: string, value: unknown) => judge[what]?.(JSON.parse(JSON.stringify(value)));
    on((game, kit) => {
      for (const setup of kit.setups) {
        expect(takes('options', setup.options)).toBe(true);
        const opened = game.setupWithEvents({ ...setup, seed: 'json' });
        let state = opened.state;
        let events: readonly unknown[] = opened.events;
        for (let made = 0; made < 40 && !game.isOver(state); made++) {
          expect(takes('state', state)).toBe(true);
          for (const event of events) {
            expect(takes('event', event)).toBe(true);
            const redacted = game.redact(event as never, 0);
            if (redacted !== null) expect(takes('redactedEvent', redacted)).toBe(true);
          }
          expect(takes('view', game.view(state, 0))).toBe(true);
          const moves = game.legalMoves(state);
          for (const move of moves) expect(takes('move', move)).toBe(true);
          const attempt = game.tryApply(state, moves[(made * 7) % moves.length]);
          if (attempt.ok) ({ state, events } = attempt);
        }
        for (const [what, value] of Object.entries({
          state,
          view: game.view(state, 0),
          move: game.legalMoves(state)[0] ?? {},
        })) {
          expect(takes(what, { ...value, extra: 1 })).toBe(false);
          expect(takes(what, { ...value, seat: -1, seats: 99, step: null })).toBe(false);
          expect(takes(what, null)).toBe(false);
        }
        expect(takes('options', { hens: 1 })).toBe(false);
        expect(takes('view', state)).toBe(false);
      }
    });
  });
});
