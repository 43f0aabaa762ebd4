// Runs the bots of the open game, one move after another.

import type { GameTypes, Seat } from 'hencoop';
import { botToMove } from './botToMove.js';
import { choose } from './choose.js';
import type { GameInPlay } from './gameInPlay.js';
import type { HostState, OpenGame } from './hostState.js';
import { deliverySince, save } from './openGame.js';

/** Lets bots move as long as one is to move and the page keeps up. */
export async function serveBots(host: HostState, open: OpenGame, play: GameInPlay): Promise<void> {
  // Between two moves the host receives messages.
  for (let seat = botToMove(host, open, play); seat !== undefined; seat = botToMove(host, open, play)) {
    await moveBot(host, open, play, seat);
    await new Promise((resume) => setTimeout(resume));
  }
  // Set at once, so that the next change starts another loop.
  open.isServing = false;
}

async function moveBot(host: HostState, open: OpenGame, play: GameInPlay, seat: Seat): Promise<void> {
  const { signal } = open.thinking;
  const bots = await play.loaded.bots();
  const { players, botSeed } = play.lineup;
  const bot = await host.config.makeBot(bots, players[seat] ?? '', `${botSeed}/${seat}`, host.pace.thinking);
  // The game may have changed while the bots were loading.
  if (signal.aborted || botToMove(host, open, play) !== seat) return;
  const learned = play.learnedByBot(bots, seat);
  let move: GameTypes['Move'];
  try {
    ({ move } = await choose(bot, learned, signal));
  } catch (error) {
    if (signal.aborted) return;
    throw error;
  }
  // While the bot was thinking, its seat may have learned something, or a decision may have been taken back.
  if (signal.aborted || play.learnedByBot(bots, seat).view !== learned.view) return;
  const before = open.source.learned(open.viewer);
  const violation = play.make(move);
  if (violation !== null) throw new Error(`the bot of seat ${seat} chose a move that ${violation.clause} forbids`);
  save(open, play);
  const delivery = deliverySince(open, before);
  if (delivery !== null) host.config.post({ type: 'happened', ...delivery });
}
