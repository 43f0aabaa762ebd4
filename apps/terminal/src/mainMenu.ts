import { type AnyDoors, GAMES } from 'hencoop/games';
import type { AskingContext } from './context.js';
import { listSaved, type Saved } from './files.js';
import { allRulesOf } from './help.js';
import { choose } from './menus.js';
import { playNew, playOn } from './personPlays.js';
import { PlayerLeft } from './prompts.js';
import { browseStored, isReadable, isUnfinished, savedGamesText, savedLine } from './stored.js';
import { loadGame } from './terminalGame.js';
import { range, usagePage } from './usage.js';

/** An entry of the menu: it resolves to whether the program ends then. */
interface Entry {
  readonly label: string;
  readonly act: () => Promise<boolean>;
}

/** Shows the menu until a game was played or shown, or the person leaves. */
export async function mainMenu(context: AskingContext): Promise<void> {
  const { prompts, out, command } = context;
  const things = entriesOf(context, await listSaved(context.flags.folder));
  const menu = {
    question: 'What would you like to play?',
    things,
    label: ({ label }: Entry) => label,
    help: () => usagePage(command),
  };
  let isOver = false;
  while (!isOver) isOver = await (await choose(prompts, menu, out)).act();
}

function entriesOf(context: AskingContext, saved: readonly Saved[]): Entry[] {
  const { prompts, out, command, flags } = context;
  const ends = async (act: Promise<void>) => act.then(() => true);
  const shows = async (text: string) => {
    out(`\n${text}\n`);
    return false;
  };
  const chooseAnd = async (games: readonly Saved[], act: (context: AskingContext, path: string) => Promise<void>) => {
    const { path } = await choose(prompts, { question: 'Which game?', things: games, label: savedLine }, out);
    await act(context, path);
  };
  const unfinished = saved.filter(isUnfinished);
  const readable = saved.filter(isReadable);
  return [
    ...GAMES.map((doors) => ({ label: nameWithSeats(doors), act: () => ends(playNew(context, doors)) })),
    { label: 'Rules of a game', act: async () => shows(await chosenRules(context)) },
    ...(unfinished.length === 0
      ? []
      : [{ label: 'Continue a saved game', act: () => ends(chooseAnd(unfinished, playOn)) }]),
    ...(readable.length === 0
      ? []
      : [{ label: 'Show a saved game', act: () => ends(chooseAnd(readable, browseStored)) }]),
    ...(saved.length === 0
      ? []
      : [{ label: 'List the saved games', act: async () => shows(await savedGamesText(flags.folder)) }]),
    { label: 'Help', act: async () => shows(await usagePage(command)) },
    { label: 'Quit', act: () => Promise.reject(new PlayerLeft()) },
  ];
}

async function chosenRules({ prompts, out }: AskingContext): Promise<string> {
  const menu = { question: 'Rules of which game?', things: GAMES, label: ({ title }: AnyDoors) => title };
  return allRulesOf(await loadGame(await choose(prompts, menu, out)));
}

/** "Chicken (2 to 5 players)". */
function nameWithSeats({ title, seats }: AnyDoors): string {
  return `${title} (${range(seats)} players)`;
}
