// The facts that a corpus must show about a game, and the ones that a single game shows.
import { toJSONSchema } from 'zod';
import type { JSONSchema } from 'zod/v4/core';
import type { GameTypes } from '../../src/engine/game.js';
import { type GameId, gameById } from '../../src/games.js';
import { type AnyEntry, type GameRecord, replay } from '../../src/record/index.js';
import type { Kit } from '../../src/testkit/kit.js';
import { wordsOf } from '../../support/games.js';

/** The maximum number of states in a game to try for refusals. */
const MAX_ASKED = 60;

/** The types of moves or events that a schema accepts. */
function typesOf(schema: AnyEntry['schemas']['move' | 'event']): string[] {
  const { $defs: _, ...union } = toJSONSchema(schema);
  const types = (part: JSONSchema._JSONSchema): string[] => {
    if (typeof part === 'boolean') return [];
    const type = part.properties?.['type'];
    const own = typeof type === 'object' && typeof type.const === 'string' ? [type.const] : [];
    return [...own, ...[...(part.anyOf ?? []), ...(part.oneOf ?? [])].flatMap(types)];
  };
  return types(union);
}

/** The fact that an option has this value. */
const optionWith = (name: string, value: unknown) => `option ${name}: ${JSON.stringify(value)}`;

/** The options of a set-up that differ from the rule book's. */
function changedOptions({ game }: AnyEntry, seats: number, options: object): string[] {
  const optionsOf = (given: object) => (game.setup({ seats, seed: '', options: given }) as OptionsOf).options;
  const usual = new Set(Object.entries(optionsOf({})).map(([name, value]) => optionWith(name, value)));
  return Object.entries(optionsOf(options))
    .map(([name, value]) => optionWith(name, value))
    .filter((option) => !usual.has(option));
}

type OptionsOf = GameTypes['State'] & { readonly options: object };

/**
 * The facts that the games of a corpus must show together: every number of seats, option of the kit's set-ups, type of event
 * and move, and clause of `refusing`.
 */
export function required(entry: AnyEntry, kit: Kit<GameTypes>, refusing: readonly string[]): Set<string> {
  const { min, max } = entry.game.seats;
  return new Set([
    ...Array.from({ length: max - min + 1 }, (_, more) => `seats: ${min + more}`),
    ...kit.setups.flatMap(({ seats, options }) => changedOptions(entry, seats, options)),
    ...typesOf(entry.schemas.move).map((type) => `move: ${type}`),
    ...typesOf(entry.schemas.event).map((type) => `event: ${type}`),
    ...refusing.map((clause) => `refusal: ${clause}`),
  ]);
}

/** The facts that one game shows; it shows its events only if they are stored as a log. */
export function shown(entry: AnyEntry, kit: Kit<GameTypes>, record: GameRecord, isLogged: boolean): Set<string> {
  const { game } = entry;
  const steps = [...replay(entry, record)];
  const found = new Set([`seats: ${record.seats}`, ...changedOptions(entry, record.seats, record.options)]);
  const stride = Math.max(1, Math.floor(steps.length / MAX_ASKED));
  for (const [index, { move, events, state }] of steps.entries()) {
    if (move !== null) found.add(`move: ${move.type}`);
    if (isLogged) for (const { type } of events) found.add(`event: ${type}`);
    if (index % stride !== 0 && !game.isOver(state)) continue;
    for (const tried of [...kit.allMoves(state), null]) {
      const violation = game.whyNot(state, tried);
      if (violation !== null) found.add(`refusal: ${violation.clause}`);
    }
  }
  return found;
}

/** Clauses with a sentence that refuse no move, each with the reason. */
const REFUSING_NO_MOVE: { readonly [clause: string]: string } = {
  'BC-2.3': 'refuses an order of a whole hand, which is not one move',
};

/** The clauses by which a game can refuse a move. */
export async function refusalsOf(id: GameId): Promise<string[]> {
  const { en } = await wordsOf(id);
  const { sheet } = await gameById(id).sheet();
  const clauses = Object.keys({ ...en.game.common.refusals, ...en.game.refusals });
  // If there is only one step, every move belongs to it.
  const hasOneStep = Object.keys(sheet.steps).length === 1;
  return clauses.filter((clause) => !(clause in REFUSING_NO_MOVE) && !(clause === 'G-3' && hasOneStep));
}
