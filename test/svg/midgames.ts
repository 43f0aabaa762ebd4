import { readFileSync } from 'node:fs';
import { type GameId, type GameRecord, parseRecord, type Replayed, replay } from 'hencoop/record';

/** The players of the games that the docs show. */
export const NAMES = ['Ada', 'Ben', 'Chloé', 'Dag', 'Esra'];

/** The last step of `games/<game>.record.txt`: the middle of a game, with seat 0 to act. */
export function midgame<Id extends GameId>(game: Id): Replayed<Id> {
  const file = new URL(`games/${game}.record.txt`, import.meta.url);
  const parsed = parseRecord(readFileSync(file, 'utf8'));
  if (!parsed.ok || parsed.record.game !== game) throw new Error(`${file}: expected a record of ${game}`);
  // Checked above; the compiler does not narrow the union by a type parameter.
  const steps = Array.from(replay(parsed.record as GameRecord<Id>));
  const last = steps.at(-1);
  if (last === undefined) throw new Error(`${file}: expected the deal at least`);
  return last;
}
