import { existsSync, readFileSync } from 'node:fs';
import type { GameTypes } from 'hencoop';
import { type GameEntry, type GameRecord, parseRecord, type Replayed, replay } from 'hencoop/record';

/** The players in the docs' pictures. */
export const NAMES = ['Ada', 'Ben', 'Chloé', 'Dag', 'Esra'];

/** The record that ends in the middle of a game, with the first seat to act. */
const recordOf = (id: string) => new URL(`../${id}/midgame.record.txt`, import.meta.url);

/** Whether a game has a picture. */
export function hasMidgame(id: string): boolean {
  return existsSync(recordOf(id));
}

/** The last step of `test/<game>/midgame.record.txt`. */
export function midgame<G extends GameTypes>(entry: GameEntry<G>): Replayed<G> {
  const file = recordOf(entry.game.id);
  const parsed = parseRecord(readFileSync(file, 'utf8'), [entry]);
  if (!parsed.ok) throw new Error(`${file}: ${parsed.issue.message}`);
  // It was read with only this game's entry.
  const last = Array.from(replay(entry, parsed.record as GameRecord<G>)).at(-1);
  if (last === undefined) throw new Error(`${file}: expected the deal at least`);
  return last;
}
