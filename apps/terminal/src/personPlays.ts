import type { Seat } from 'hencoop';
import type { AnyDoors } from 'hencoop/games';
import { playerInWords, playerNames, playersNamed, USUAL_PLAYER } from './bots.js';
import type { AskingContext } from './context.js';
import { readRecord, refuseToReplace } from './files.js';
import type { Flags } from './flags.js';
import { human } from './human.js';
import { capital } from './lines.js';
import { agrees, allSeats, choose } from './menus.js';
import { PlayerLeft } from './prompts.js';
import { Saving } from './saving.js';
import { botsLine, playersAt } from './seating.js';
import { resumeGame, type StartedGame, startGame } from './starting.js';

/** A person takes a seat in a new game; menus ask for everything that the command line leaves open. */
export async function playNew(context: AskingContext, doors: AnyDoors): Promise<void> {
  const { flags, out, say } = context;
  const seats = flags.seats ?? (await chooseSeats(context, doors));
  const seat = flags.seat ?? 0;
  const started = await startGame(doors, { flags: { ...flags, seats }, say }, seat);
  refuseToReplace(flags);
  const bots = flags.bots ?? [await chooseBots(context, await doors.bots(), seats)];
  await play(context, { ...flags, bots }, started, seat);
  out(`\n${say.game.seed(started.seed)}`);
}

/** A person continues a saved game. */
export async function playOn(context: AskingContext, path: string): Promise<void> {
  const { flags } = context;
  const { seats } = (await readRecord(path)).stored;
  const seat = flags.seat ?? (await chooseOwnSeat(context, seats));
  const started = await resumeGame(path, context.say, seat);
  const loaded = { ...flags, load: path };
  refuseToReplace(loaded);
  await play(context, loaded, started, seat);
}

/** Plays with a person at `seat`, who may save the game. */
async function play(context: AskingContext, flags: Flags, { open, seed }: StartedGame, seat: Seat): Promise<void> {
  const { out, prompts, say } = context;
  const { terminalGame } = open;
  const saving = new Saving(context, open, flags);
  const players = playersAt(terminalGame, flags, open.seats, seat);
  const { goal } = terminalGame.words.game;
  out(`\n${say.game.yourSeat(terminalGame.title, say.seat(seat + 1), open.seats)}`);
  out(`${goal === undefined ? '' : `${capital(goal)}. `}${botsLine(say, players)}\n`);
  const others = playersNamed(terminalGame, players, seed, open.movesPlayed);
  const you = human(prompts, say, [{ key: 's', label: say.keys.save, act: () => saving.saveOrPrintError() }]);
  try {
    await open.play({ takesPart: true, player: (actor) => (actor === seat ? you : others(actor)), out });
  } catch (error) {
    if (!(error instanceof PlayerLeft) || !saving.isDue) throw error;
    if (flags.save !== undefined || (await agrees(context, say.saving.beforeLeaving))) await saving.save();
    throw error;
  }
  if (flags.save !== undefined || (await agrees(context, say.saving.ask))) await saving.save();
}

async function chooseSeats(context: AskingContext, { seats: { min, max, default: usual } }: AnyDoors) {
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  if (counts.length === 1) return min;
  const { menu, players } = context.say;
  return choose(context, {
    question: menu.howMany,
    things: counts,
    label: (count) => players(count, count),
    usual: counts.indexOf(usual),
  });
}

function chooseBots(
  context: AskingContext,
  bots: Awaited<ReturnType<AnyDoors['bots']>>,
  seats: number,
): Promise<string> {
  const names = playerNames({ bots }, seats);
  const { say } = context;
  return choose(context, {
    question: say.menu.opponents,
    things: names,
    label: (name) => playerInWords(say, name),
    usual: names.indexOf(USUAL_PLAYER),
  });
}

function chooseOwnSeat(context: AskingContext, seats: number): Promise<Seat> {
  const { menu, seatAtStart } = context.say;
  return choose(context, {
    question: menu.ownSeat,
    things: allSeats(seats),
    label: (seat) => seatAtStart(seat + 1),
  });
}
