import { playersNamed } from './bots.js';
import type { Context } from './context.js';
import { mayReplaceSaved, refuseToReplace, writeRecord } from './files.js';
import { botsLine, playersAt } from './seating.js';
import { gameNamed, resumeGame, startGame } from './starting.js';

/** Bots play all seats. */
export async function watch(context: Context): Promise<void> {
  const { flags, out, say } = context;
  const viewer = flags.seat ?? null;
  const { open, seed, intro } = await (flags.load === undefined
    ? startGame(gameNamed(flags.game), { flags, say }, viewer)
    : resumeGame(flags.load, say, viewer));
  refuseToReplace(flags);
  const { terminalGame } = open;
  const players = playersAt(terminalGame, flags, open.seats, null);
  out(`${intro}\n${botsLine(say, players)}\n`);
  const player = playersNamed(terminalGame, players, seed, open.movesPlayed);
  await open.play({ takesPart: false, player, out });
  if (flags.save === undefined) return;
  writeRecord(flags.save, terminalGame.entry, open.record(), mayReplaceSaved(flags));
  out(`\n${say.saving.savedGame(terminalGame.title, flags.save)}`);
}
