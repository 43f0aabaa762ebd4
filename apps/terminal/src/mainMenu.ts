import { type AnyDoors, GAMES } from 'hencoop/games';
import type { AskingContext } from './context.js';
import { listSaved, type Saved } from './files.js';
import { allRulesOf } from './help.js';
import type { TerminalWords } from './locales/locale.js';
import { choose } from './menus.js';
import { playNew, playOn } from './personPlays.js';
import { PlayerLeft } from './prompts.js';
import { browseStored, isReadable, isUnfinished, savedGamesText, savedLine } from './stored.js';
import { loadGame } from './terminalGame.js';
import { usagePage } from './usage.js';

/** An entry of the menu: it resolves to whether the program ends then. */
interface Entry {
  readonly label: string;
  readonly act: () => Promise<boolean>;
}

/** Shows the menu until a game was played or shown, or the person leaves. */
export async function mainMenu(context: AskingContext): Promise<void> {
  const { command, say } = context;
  const things = entriesOf(context, await listSaved(context.flags.folder));
  const menu = {
    question: say.menu.play,
    things,
    label: ({ label }: Entry) => label,
    help: () => usagePage(command, say),
  };
  let isOver = false;
  while (!isOver) isOver = await (await choose(context, menu)).act();
}

function entriesOf(context: AskingContext, saved: readonly Saved[]): Entry[] {
  const { out, command, flags, say } = context;
  const { menu } = say;
  const ends = async (act: Promise<void>) => act.then(() => true);
  const shows = async (text: string) => {
    out(`\n${text}\n`);
    return false;
  };
  const chooseAnd = async (games: readonly Saved[], act: (context: AskingContext, path: string) => Promise<void>) => {
    const { path } = await choose(context, {
      question: menu.whichGame,
      things: games,
      label: (game) => savedLine(game, say),
    });
    await act(context, path);
  };
  const unfinished = saved.filter(isUnfinished);
  const readable = saved.filter(isReadable);
  return [
    ...GAMES.map((doors) => ({ label: nameWithSeats(doors, say), act: () => ends(playNew(context, doors)) })),
    { label: menu.rules, act: async () => shows(await chosenRules(context)) },
    ...(unfinished.length === 0 ? [] : [{ label: menu.continue, act: () => ends(chooseAnd(unfinished, playOn)) }]),
    ...(readable.length === 0 ? [] : [{ label: menu.show, act: () => ends(chooseAnd(readable, browseStored)) }]),
    ...(saved.length === 0
      ? []
      : [{ label: menu.list, act: async () => shows(await savedGamesText(flags.folder, say)) }]),
    { label: menu.help, act: async () => shows(await usagePage(command, say)) },
    { label: menu.quit, act: () => Promise.reject(new PlayerLeft()) },
  ];
}

async function chosenRules(context: AskingContext): Promise<string> {
  const { say } = context;
  const menu = { question: say.menu.whichRules, things: GAMES, label: ({ title }: AnyDoors) => title };
  return allRulesOf(await loadGame(await choose(context, menu), say));
}

/** "Chicken (2 to 5 players)". */
function nameWithSeats({ title, seats }: AnyDoors, { players }: TerminalWords): string {
  return `${title} (${players(seats.min, seats.max)})`;
}
