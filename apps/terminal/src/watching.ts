import { playersNamed } from './bots.js';
import type { Context } from './context.js';
import { refuseToReplace, writeRecord } from './files.js';
import { botsLine, playersAt } from './seating.js';
import { gameNamed, resumeGame, startGame } from './starting.js';

/** Bots play all seats. */
export async function watch({ flags, out }: Context): Promise<void> {
  const viewer = flags.seat ?? null;
  const { open, seed, intro } = await (flags.load === undefined
    ? startGame(gameNamed(flags.game), flags, viewer)
    : resumeGame(flags.load, viewer));
  refuseToReplace(flags);
  const { terminalGame } = open;
  const players = playersAt(terminalGame, flags, open.seats, null);
  out(`${intro}\n${botsLine(players)}\n`);
  await open.play({ takesPart: false, player: playersNamed(terminalGame, players, seed), out });
  if (flags.save === undefined) return;
  writeRecord(flags.save, terminalGame.entry, open.record());
  out(`\n${terminalGame.title} is saved in ${flags.save}`);
}
