// The start of the game in a code block with a seed.
import type { GameId } from 'hencoop/games';
import { camelCase } from '../../lib/names.js';
import type { Opening } from './address.js';

const SETUP = /\b(\w+)\.setup(?:WithEvents)?\((\{[^()]*?\})\)/g;

/**
 * Parses an object literal; returns `undefined` if it contains anything but names, numbers, strings and words like
 * `true`.
 */
function literalOf(code: string): unknown {
  const json = code
    .replaceAll(/'((?:[^'\\"]|\\.)*)'/g, '"$1"')
    .replaceAll(/([{,]\s*)([A-Za-z_$][\w$]*)\s*:/g, '$1"$2":')
    .replaceAll(/,(\s*[}\]])/g, '$1');
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The first start in a code block that a link can reproduce: of one of `games`, with a literal seed. */
export function setupIn(code: string, games: readonly GameId[]): Extract<Opening, { type: 'deal' }> | null {
  for (const [, name, object = ''] of code.matchAll(SETUP)) {
    const game = games.find((id) => camelCase(id) === name);
    const given = literalOf(object);
    if (game === undefined || typeof given !== 'object' || given === null) continue;
    const { seats, seed, options, ...rest } = given as { readonly [field: string]: unknown };
    if (typeof seed !== 'string' || Object.keys(rest).length > 0) continue;
    if (seats !== undefined && typeof seats !== 'number') continue;
    return { type: 'deal', game, seats, seed, options: options as object | undefined };
  }
  return null;
}
