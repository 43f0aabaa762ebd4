import { GAMES } from 'hencoop/games';
import { playerNames } from './bots.js';

/** The page of `--help`. `command` starts the program: `npx hencoop`. */
export async function usagePage(command: string): Promise<string> {
  const games = await Promise.all(
    GAMES.map(async (doors) => {
      const players = playerNames({ bots: await doors.bots() });
      return `  ${doors.id} (${range(doors.seats)} players)\n      ${players.join(', ')}`;
    }),
  );
  return `Chicken card games in the terminal.

  ${command}
      choose a game and your opponents, and play
  ${command} chicken --seats 4 --seat 1
      play Chicken against three bots, as seat 2
  ${command} chicken --bots easy,strong --seats 3
      choose the bots
  ${command} chicken --watch --seats 4 --seed hen
      watch bots play
  ${command} --replay game.txt --seat 1
      show a stored game as seat 2 saw it
  ${command} arena chicken --bot "python3 mine.py" --rival strong
      measure how strong a bot is; ${command} arena --help shows more

Flags and files count seats from 0, everything you read counts from 1: --seat 0
is seat 1.

  --watch           only watch; without a terminal, this is the default
  --ask             read answers from the standard input even if it is not a
                    terminal
  --seats N         the number of players
  --seat N          your seat, from 0; with --watch and --replay, the seat whose
                    cards you see
  --seed TEXT       the same seed deals the same cards, and bots then make the
                    same moves
  --options JSON    options of the rules, such as '{"target":20}'
  --bots NAMES      who plays the other seats, in their order, or one name for
                    all of them; see below
  --save FILE       save the game there when it is over or you leave: as JSON in
                    a .json file, otherwise in the notation
  --load FILE       continue a saved game
  --list            list the saved games
  --folder PATH     where games are saved; default hencoop-games
  --replay FILE     show a stored game: a record, an event log or a seat log;
                    without --seat as a spectator saw it
  --tables          with --replay, show the table after every step
  --help            show this page

Games and bots:
${games.join('\n')}`;
}

/** "2 to 5". */
export function range({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? String(min) : `${min} to ${max}`;
}
