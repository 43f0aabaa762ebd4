import type { Game, GameTypes } from '../engine/game.js';
import { shortJson } from './difference.js';

/** For each error, the innermost call of a verb that threw it. */
const calls = new WeakMap<object, string>();

/** Wraps `game` so that {@link callThatThrew} can trace its errors to a verb and its seat. */
export function traced<G extends GameTypes>(game: Game<G>): Game<G> {
  // Each function has the parameters and the result of the one it calls.
  return { ...tracedVerbs(game, ''), rules: tracedVerbs(game.rules, 'rules.') } as Game<G>;
}

/** The call that threw `error`, such as `view(state, 1)`; `null` if no verb did. */
export function callThatThrew(error: unknown): string | null {
  return typeof error === 'object' && error !== null ? (calls.get(error) ?? null) : null;
}

function tracedVerbs(verbs: object, prefix: string): object {
  return Object.fromEntries(
    Object.entries(verbs).map(([name, verb]) => [
      name,
      typeof verb === 'function' ? tracedVerb(verbs, verb, `${prefix}${name}`) : verb,
    ]),
  );
}

function tracedVerb(owner: object, verb: (...given: never[]) => unknown, name: string) {
  return (...given: never[]): unknown => {
    try {
      return Reflect.apply(verb, owner, given);
    } catch (error) {
      if (typeof error === 'object' && error !== null && !calls.has(error)) {
        calls.set(error, `${name}(${given.map(argument).join(', ')})`);
      }
      throw error;
    }
  };
}

/** An argument in a message; a table appears as its kind. */
function argument(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object' && value !== null && 'step' in value) {
    if (!('viewer' in value)) return 'state';
    return value.viewer === null ? 'the view of a spectator' : `the view of seat ${value.viewer}`;
  }
  return shortJson(value);
}
