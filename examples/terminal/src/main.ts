import { type Flags, readFlags, UsageError } from './flags.js';
import { GAMES } from './games.js';
import type { Offer, OpenGame } from './offer.js';
import { type Asker, Left, person } from './person.js';
import { randomPlayers } from './random.js';

const HELP = `A card table in the terminal.

  npm run play                                              choose a game, take a seat
  npm run play -- chicken --seats 4 --seat 1                play it against random seats
  npm run play -- chicken --watch --seats 4 --seed hen      watch random seats play

  --watch           only watch; without a terminal this is always so
  --seats N         how many play
  --seat N          which seat you take, counted from 0; with --watch, over whose shoulder you look
  --seed TEXT       the same seed deals the same cards and makes random seats play alike
  --options JSON    house rules, such as '{"target":20}'
  --help            this page

Games: ${GAMES.map(({ id, seats }) => `${id} (${range(seats)})`).join(', ')}
`;

const out = (line: string) => {
  process.stdout.write(`${line}\n`);
};

async function main(): Promise<number> {
  try {
    const flags = readFlags(process.argv.slice(2));
    if (flags.help) out(HELP.trimEnd());
    else if (flags.watch || !process.stdin.isTTY || !process.stdout.isTTY) await watch(flags);
    else await take(flags);
    return 0;
  } catch (error) {
    if (error instanceof Left) {
      out('You leave the table. Goodbye!');
      return 0;
    }
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\nnpm run play -- --help tells what can be asked for.\n`);
    return 2;
  }
}

/** All seats play by themselves. */
async function watch(flags: Flags): Promise<void> {
  const offered = flags.game === undefined ? firstGame() : named(flags.game);
  const seed = flags.seed ?? freshSeed();
  const table = open(offered, { ...flags, seed }, flags.seat ?? null);
  out(`${offered.title}, ${table.seats} seats, seed ${seed}\n`);
  await table.play({ takesPart: false, player: randomPlayers(seed), out });
}

/** A person takes a seat; what was not asked for on the command line is offered. */
async function take(flags: Flags): Promise<void> {
  // Loaded only here: who watches needs no prompts.
  const { terminalAsker } = await import('./prompts.js');
  const asker = terminalAsker();
  const offered = flags.game === undefined ? await chooseGame(asker) : named(flags.game);
  const seats = flags.seats ?? (await chooseSeats(asker, offered));
  const seat = flags.seat ?? 0;
  const seed = flags.seed ?? freshSeed();
  const table = open(offered, { ...flags, seats, seed }, seat);
  out(`\n${offered.title}: you have seat ${seat} of ${table.seats}. Ctrl-C leaves the table.\n`);
  const random = randomPlayers(seed);
  const you = person(asker);
  await table.play({ takesPart: true, player: (asked) => (asked === seat ? you : random(asked)), out });
  out(`\nThe seed was ${seed}.`);
}

async function chooseGame(asker: Asker): Promise<Offer> {
  const labels = GAMES.map(({ title, seats }) => `${title}, ${range(seats)} players`);
  return GAMES[await asker.choose('Which game?', labels)] ?? firstGame();
}

async function chooseSeats(asker: Asker, { seats: { least, most } }: Offer): Promise<number> {
  const counts = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  if (counts.length === 1) return least;
  return least + (await asker.choose('How many players?', counts.map(String)));
}

function named(id: string): Offer {
  const found = GAMES.find((game) => game.id === id);
  if (found === undefined) {
    throw new UsageError(`there is no game '${id}'; known are ${GAMES.map((game) => game.id).join(', ')}`);
  }
  return found;
}

function firstGame(): Offer {
  const [first] = GAMES;
  if (first === undefined) throw new Error('there are no games');
  return first;
}

/** Opens the game; what the library refuses came from the command line. */
function open(offered: Offer, wish: Parameters<Offer['open']>[0], viewer: number | null): OpenGame {
  try {
    return offered.open(wish, viewer);
  } catch (error) {
    throw error instanceof RangeError ? new UsageError(error.message) : error;
  }
}

function range({ least, most }: Offer['seats']): string {
  return least === most ? String(least) : `${least} to ${most}`;
}

/** Short enough to type again. */
function freshSeed(): string {
  return crypto.randomUUID().slice(0, 8);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever reads has seen enough: `… | head`.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
process.exitCode = await main();
