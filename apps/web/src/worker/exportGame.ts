// Files and links of the open game.

import type { Seat } from 'hencoop';
import { type Format, recordOf, SEAT_LOG, type Stored } from 'hencoop/record';
import type { ExportedFile, SharedLink } from '../protocol.js';
import { refuse } from '../refusal.js';
import { gameText, positionText } from './fileFormats.js';
import type { GameSource } from './gameSource.js';
import type { OpenGame } from './hostState.js';
import { packed } from './links.js';

const FORMATS: { readonly [Name in Format]: ExportedFile['format'] } = {
  'hencoop/record/1': 'record',
  'hencoop/log/1': 'log',
  'hencoop/seat-log/1': 'seatLog',
};

/** `now`: in milliseconds since 1970. */
export async function exportFile({ source, viewer }: OpenGame, now: number): Promise<ExportedFile> {
  const stored = await storedOf(source, viewer);
  if (stored === null) return refuse('noGame', 'a position has no record: share it instead');
  const day = new Date(now).toISOString().slice(0, 10);
  const name = `hencoop-${source.loaded.id}-${day}.json`;
  return { format: FORMATS[stored.format], name, text: gameText(source, stored) };
}

export async function share({ source, viewer }: OpenGame, what: 'game' | 'position'): Promise<SharedLink> {
  const { view } = source.learned(viewer);
  const { id, game } = source.loaded;
  if (what === 'position') return { hash: await packed(positionText(source, id, game.view(view, viewer))) };
  if (!game.isOver(view)) refuse('unfinished', 'only a finished game can be shared');
  const stored = await storedOf(source, viewer);
  if (stored === null) return refuse('noGame', 'a position has no record: share the position');
  return { hash: await packed(gameText(source, stored)) };
}

/** The full game once it is over, before that only the viewer's log; `null` for a position. */
async function storedOf({ play, stored, loaded, learned }: GameSource, viewer: Seat | null): Promise<Stored | null> {
  if (play === null) return stored;
  const { id, game } = loaded;
  if (game.isOver(play.state)) return recordOf(await loaded.entry(), play.state, play.moves);
  return { format: SEAT_LOG, game: id, rules: game.rulesVersion, viewer, events: learned(viewer).events };
}
