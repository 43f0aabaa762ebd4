// Law 4: everything survives JSON and its strict schema.

import type { Game, GameTypes } from '../../engine/game.js';
import type { StandardSchema } from '../../engine/standard.js';
import { shortJson } from '../difference.js';
import type { Kit } from '../kit.js';
import { afterMove, madeBy, type Walk } from '../walk.js';
import type { EvidenceCount } from './evidenceCount.js';
import { must, mustEqual, NOT_MOVES, nameOf, someOf, viewersOf } from './must.js';
import { mustBeJson } from './plain.js';

/** The events that open and set up a game: enough of a long history. */
const FIRST_EVENTS = 4;

const UNKNOWN_FIELD = 'unknownToEverybody';

export function json<G extends GameTypes>(
  game: Game<G>,
  { schemas, notProven, allMoves }: Kit<G>,
  walk: Walk<G>,
  { judged }: EvidenceCount,
): void {
  const { history, start, states, transitions, rare } = walk;
  const excused = notProven?.['unknown fields refused'] !== undefined;
  const check = (schema: StandardSchema, value: object, what: string) => {
    mustSurvive(schema, value, what);
    judged('values through JSON');
    const strict = refusesUnknownFields(schema, value);
    must(strict || excused, `${what}: expected its schema to refuse an unknown field, but it took '${UNKNOWN_FIELD}'`);
    if (strict) judged('unknown fields refused');
  };
  for (const [index, state] of states.entries()) {
    const when = madeBy(walk, index);
    check(schemas.state, state, `the state ${when}`);
    mustBeJson(game.score(state), `score ${when}`);
    mustBeJson(game.outcome(state), `outcome ${when}`);
    mustBeJson(game.actors(state), `actors ${when}`);
    for (const viewer of viewersOf(state)) {
      check(schemas.view, game.view(state, viewer), `view for ${nameOf(viewer)} ${when}`);
    }
    for (const move of game.legalMoves(state)) check(schemas.move, move, `a move of legalMoves for seat ${move.seat}`);
  }
  mustRefuseInJson(game, someOf([...allMoves(start)], walk.moves.length), start);
  const happened = [
    ...history.slice(0, FIRST_EVENTS).map((event) => ({ event, when: 'of setup or a first move' })),
    ...[...rare, ...transitions].flatMap(({ events, move }) =>
      events.map((event) => ({ event, when: afterMove(move) })),
    ),
  ];
  for (const { event, when } of happened) {
    check(schemas.event, event, `the event '${event.type}' ${when}`);
    for (const viewer of viewersOf(start)) {
      const redacted = game.redact(event, viewer);
      if (redacted !== null)
        check(schemas.redactedEvent, redacted, `redact '${event.type}' for ${nameOf(viewer)} ${when}`);
    }
  }
}

/** The results of `whyNot` and `tryApply` must survive JSON, and have only the fields that every game declares. */
function mustRefuseInJson<G extends GameTypes>(game: Game<G>, moves: readonly G['Move'][], state: G['State']): void {
  const tried = new Set<string | null>();
  for (const move of [...moves, ...NOT_MOVES]) {
    const violation = game.whyNot(state, move);
    const what = `whyNot ${shortJson(move)}`;
    if (violation !== null) {
      mustBeJson(violation, what);
      mustHaveFields(violation, ['clause', 'params'], what);
    }
    const clause = violation?.clause ?? null;
    if (tried.has(clause)) continue;
    tried.add(clause);
    const attempt = game.tryApply(state, move);
    mustBeJson(attempt, `tryApply ${shortJson(move)}`);
    const fields = attempt.ok ? ['ok', 'state', 'events'] : ['ok', 'violation'];
    mustHaveFields(attempt, fields, `tryApply ${shortJson(move)}`);
  }
}

function mustHaveFields(value: object, fields: readonly string[], what: string): void {
  mustEqual(Object.keys(value).sort(), [...fields].sort(), `the fields of ${what}`);
}

function refusesUnknownFields(schema: StandardSchema, value: object): boolean {
  const result = schema['~standard'].validate({ ...value, [UNKNOWN_FIELD]: 1 });
  return !('then' in result) && result.issues !== undefined;
}

/** Neither JSON nor its schema may change `value`. */
export function mustSurvive(schema: StandardSchema, value: unknown, what: string): void {
  mustBeJson(value, what);
  const result = schema['~standard'].validate(value);
  if ('then' in result) throw new Error(`${what}: expected a synchronous schema, got a promise`);
  if (result.issues !== undefined) {
    throw new Error(`${what} is refused by its schema: ${shortJson(result.issues)} in ${shortJson(value)}`);
  }
  mustEqual(result.value, value, `${what} after its schema`);
}
