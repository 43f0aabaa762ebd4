import type { Seat } from 'hencoop';
import type { AnyDoors } from 'hencoop/games';
import { playerInWords, playerNames, playersNamed, USUAL_PLAYER } from './bots.js';
import type { AskingContext } from './context.js';
import { readRecord, refuseToReplace } from './files.js';
import type { Flags } from './flags.js';
import { human } from './human.js';
import { capital, seatName } from './lines.js';
import { agrees, allSeats, choose, seatLabel } from './menus.js';
import { PlayerLeft } from './prompts.js';
import { Saving } from './saving.js';
import { botsLine, playersAt } from './seating.js';
import { resumeGame, type StartedGame, startGame } from './starting.js';

/** A person takes a seat in a new game; menus ask for everything that the command line leaves open. */
export async function playNew(context: AskingContext, doors: AnyDoors): Promise<void> {
  const { flags, out } = context;
  const seats = flags.seats ?? (await chooseSeats(context, doors));
  const seat = flags.seat ?? 0;
  const started = await startGame(doors, { ...flags, seats }, seat);
  refuseToReplace(flags);
  const bots = flags.bots ?? [await chooseBots(context, await doors.bots())];
  await play(context, { ...flags, bots }, started, seat, flags.save ?? null);
  out(`\nThe seed was ${started.seed}.`);
}

/** A person continues a saved game. */
export async function playOn(context: AskingContext, path: string): Promise<void> {
  const { flags } = context;
  const { seats } = (await readRecord(path)).stored;
  const seat = flags.seat ?? (await chooseOwnSeat(context, seats));
  const started = await resumeGame(path, seat);
  refuseToReplace({ ...flags, load: path });
  await play(context, flags, started, seat, flags.save ?? path);
}

/** Plays with a person at `seat`, who may save the game, at first in the file at `path`. */
async function play(
  context: AskingContext,
  flags: Flags,
  { open, seed }: StartedGame,
  seat: Seat,
  path: string | null,
): Promise<void> {
  const { out, prompts } = context;
  const { terminalGame } = open;
  const saving = new Saving(context, open, path);
  const players = playersAt(terminalGame, flags, open.seats, seat);
  const { goal } = terminalGame.words.game;
  out(`\n${terminalGame.title}: you have ${seatName(seat)} of ${open.seats}. ? shows help, q leaves the game.`);
  out(`${goal === undefined ? '' : `${capital(goal)}. `}${botsLine(players)}\n`);
  const others = playersNamed(terminalGame, players, seed);
  const you = human(prompts, [{ key: 's', label: 'save', act: () => saving.saveOrPrintError() }]);
  try {
    await open.play({ takesPart: true, player: (actor) => (actor === seat ? you : others(actor)), out });
  } catch (error) {
    if (!(error instanceof PlayerLeft) || !saving.isDue) throw error;
    if (flags.save !== undefined || (await agrees(prompts, 'Save the game before you leave?'))) await saving.save();
    throw error;
  }
  if (flags.save !== undefined || (await agrees(prompts, 'Save the game?'))) await saving.save();
}

async function chooseSeats({ prompts, out }: AskingContext, { seats: { min, max, default: usual } }: AnyDoors) {
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  if (counts.length === 1) return min;
  return choose(
    prompts,
    {
      question: 'How many players, including you?',
      things: counts,
      label: (count) => `${count} players`,
      usual: counts.indexOf(usual),
    },
    out,
  );
}

function chooseBots({ prompts, out }: AskingContext, bots: Awaited<ReturnType<AnyDoors['bots']>>): Promise<string> {
  const names = playerNames({ bots });
  return choose(
    prompts,
    { question: 'Choose your opponents.', things: names, label: playerInWords, usual: names.indexOf(USUAL_PLAYER) },
    out,
  );
}

function chooseOwnSeat({ prompts, out }: AskingContext, seats: number): Promise<Seat> {
  return choose(prompts, { question: 'Which seat is yours?', things: allSeats(seats), label: seatLabel }, out);
}
