// Law 4: everything survives JSON and its strict schema

import type { Game, GameTypes } from '../../engine/game.js';
import type { StandardSchema } from '../../engine/standard.js';
import type { Kit } from '../kit.js';
import { text } from '../same.js';
import type { Walk } from '../walk.js';
import { mustBeSame, viewers } from './must.js';

export function json<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  { history, states, strides, landmarks }: Walk<G>,
): void {
  const { schemas } = kit;
  for (const state of states) {
    survives(schemas.state, state, 'the state');
    for (const viewer of viewers(state)) survives(schemas.view, game.view(state, viewer), `the view of ${viewer}`);
    for (const move of game.legalMoves(state)) survives(schemas.move, move, 'a move');
  }
  const start = states[0];
  if (start === undefined) return;
  for (const event of [...history.slice(0, 4), ...[...landmarks, ...strides].flatMap((stride) => stride.events)]) {
    survives(schemas.event, event, 'an event');
    for (const viewer of viewers(start)) {
      const redacted = game.redact(event, viewer);
      if (redacted !== null) survives(schemas.redactedEvent, redacted, `the event for ${viewer}`);
    }
  }
}

export function survives(schema: StandardSchema, value: unknown, what: string): void {
  mustBeSame(JSON.parse(JSON.stringify(value)), value, `${what} through JSON`);
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new Error(`${what}: a schema that answers at once is needed`);
  if (result.issues !== undefined)
    throw new Error(`${what} is refused by its schema: ${text(result.issues)} in ${text(value)}`);
  mustBeSame(result.value, value, `${what} through its schema`);
}
