// Law 4: everything survives JSON and its strict schema

import type { Game, GameTypes } from '../../engine/game.js';
import type { StandardSchema } from '../../engine/standard.js';
import { shortJson } from '../difference.js';
import type { Kit } from '../kit.js';
import type { Walk } from '../walk.js';
import { mustEqual, nameOf, viewersOf } from './must.js';

/** The events that open and set up a game: enough of a long history. */
const FIRST_EVENTS = 4;

export function json<G extends GameTypes>(
  game: Game<G>,
  { schemas }: Kit<G>,
  { history, start, states, transitions, rare }: Walk<G>,
): void {
  for (const state of states) {
    mustSurvive(schemas.state, state, 'the state');
    for (const viewer of viewersOf(state)) {
      mustSurvive(schemas.view, game.view(state, viewer), `the view of ${nameOf(viewer)}`);
    }
    for (const move of game.legalMoves(state)) mustSurvive(schemas.move, move, 'a move');
  }
  const happened = [...history.slice(0, FIRST_EVENTS), ...[...rare, ...transitions].flatMap(({ events }) => events)];
  for (const event of happened) {
    mustSurvive(schemas.event, event, 'an event');
    for (const viewer of viewersOf(start)) {
      const redacted = game.redact(event, viewer);
      if (redacted !== null) mustSurvive(schemas.redactedEvent, redacted, `an event for ${nameOf(viewer)}`);
    }
  }
}

/** `value` is unchanged by JSON and by its schema. */
export function mustSurvive(schema: StandardSchema, value: unknown, what: string): void {
  mustEqual(JSON.parse(JSON.stringify(value)), value, `${what} after JSON`);
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new Error(`${what}: expected a synchronous schema, got a promise`);
  if (result.issues !== undefined) {
    throw new Error(`${what} is refused by its schema: ${shortJson(result.issues)} in ${shortJson(value)}`);
  }
  mustEqual(result.value, value, `${what} after its schema`);
}
