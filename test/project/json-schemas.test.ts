import Ajv07 from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import type { Game, GameTypes } from 'hencoop';
import { type AnyEntry, logOf, recordOf, seatLogOf } from 'hencoop/record';
import { createReferee, randomly } from 'hencoop/referee';
import type { Setup } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../../support/games.js';
import { type Draft, jsonSchemasOf } from '../../tools/build/jsonSchemas.js';
import { TARGETS } from '../fuzz/targets.js';

/** Values that are stored, or exchanged between referee and client, each with one error. */
function judgeStored<G extends GameTypes>(
  game: Game<G>,
  entry: AnyEntry,
  setup: Setup<G>,
  takes: (what: string, value: unknown) => unknown,
) {
  const referee = createReferee(game, { policies: { randomly } });
  const opened = referee.open({ ...setup, seed: 'json' });
  const [move] = game.legalMoves(opened.match.state);
  if (move === undefined) throw new Error('a game begins with a move');
  const submission = { id: 'a1', revision: 1, move };
  const judged = referee.submit(opened.match, move.seat, submission);
  const match = referee.leave(judged.match, 0, 'randomly');
  const log = logOf(entry, [...opened.log.events, ...(judged.log?.events ?? [])]);
  const record = recordOf(entry, match.state, [move]);
  const good: { readonly [what: string]: object } = {
    match,
    submission,
    delivery: opened.deliveries[0] ?? {},
    record,
    log,
    seatLog: seatLogOf(entry, log, 1),
  };
  expect(takes('record', { ...record, outcome: { ranking: [[0, 1]], reason: 'target' } })).toBe(true);
  for (const delivery of [...opened.deliveries, ...judged.deliveries]) expect(takes('delivery', delivery)).toBe(true);
  const asked = { id: 'u1', seat: 0, revision: 2, watched: 2, waiting: [1], status: 'asked' };
  expect(takes('match', { ...match, undo: asked })).toBe(true);
  for (const wrong of [null, {}, { ...asked, status: 'maybe' }, { ...asked, waiting: [99] }])
    expect(takes('match', { ...match, undo: wrong })).toBe(false);
  const takenBack = { seat: 0, revision: 2, view: game.view(match.state, 1) };
  expect(takes('delivery', { to: 1, revision: 3, events: [], takenBack })).toBe(true);
  for (const wrong of [null, { ...takenBack, view: null }, { ...takenBack, view: match.state }])
    expect(takes('delivery', { to: 1, revision: 3, events: [], takenBack: wrong })).toBe(false);
  for (const [what, value] of Object.entries(good)) {
    expect(takes(what, value), what).toBe(true);
    expect(takes(what, { ...value, extra: 1 }), what).toBe(false);
    for (const field of Object.keys(value)) {
      expect(takes(what, { ...value, [field]: { hens: true } }), `${what}.${field}`).toBe(false);
      const { [field]: _, ...without } = value as { readonly [field: string]: unknown };
      expect(takes(what, without), `${what} without ${field}`).toBe(false);
    }
  }
  expect(takes('record', { ...record, moves: [{ seat: 0, type: 'fly' }] })).toBe(false);
  expect(takes('log', { ...log, events: seatLogOf(entry, log, 1).events })).toBe(false);
  expect(takes('match', { ...match, rules: 0 })).toBe(false);
  expect(takes('submission', { ...submission, id: 'a b' })).toBe(false);
}

/** An independent validator for each draft. */
const DRAFTS: readonly (readonly [Draft, typeof Ajv07])[] = [
  ['draft-2020-12', Ajv2020],
  ['draft-07', Ajv07],
];

describe.each(DRAFTS)('an independent validator agrees with the JSON Schema files of %s', (draft, Ajv) => {
  it.each(TARGETS.map((target) => [target.id, target] as const))('%s', async (id, { on }) => {
    const ajv = new Ajv({ strict: true, allowUnionTypes: true, validateFormats: false });
    const schemas = await jsonSchemasOf(id, draft);
    const entry = await entryOf(id);
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
        judgeStored(game, entry, setup, takes);
        expect(takes('options', { hens: 1 })).toBe(false);
        expect(takes('view', state)).toBe(false);
      }
    });
  });
});
