import { printAnalysis } from './analyze.js';
import type { Context } from './context.js';
import { FileError } from './files.js';
import { type Flags, languageIn, readFlags, UsageError } from './flags.js';
import { loadWords, systemLanguage } from './language.js';
import { fitted, printable } from './lines.js';
import type { TerminalWords } from './locales/locale.js';
import { mainMenu } from './mainMenu.js';
import { playNew, playOn } from './personPlays.js';
import { PlayerLeft, type Prompts } from './prompts.js';
import { askPuzzle } from './puzzle.js';
import { gameNamed } from './starting.js';
import { browseStored, printStored, savedGamesText } from './stored.js';
import { commandPage, usagePage } from './usage.js';
import { watch } from './watching.js';

/** The terminal that a run writes to and reads from. */
export interface Terminal {
  /** Prints one line, or several. */
  readonly out: (text: string) => void;
  /** Prints errors. */
  readonly err: (text: string) => void;
  /** The command that starts this program: `npx hencoop`. */
  readonly command: string;
  /** Whether a person is at the terminal. */
  readonly isTerminal: boolean;
  /** Questions to the person at the terminal, or to the program that writes to the standard input. */
  readonly prompts: (say: TerminalWords) => Prompts;
  /** The variables of the environment, which name the language of the system. */
  readonly env: NodeJS.ProcessEnv;
}

/** Runs the command line, and returns the exit code: 0, 1 for an invalid file, 2 for wrong usage. */
export async function run(argv: readonly string[], given: Terminal): Promise<number> {
  const terminal = guarded(given);
  const { command } = terminal;
  if (argv[0] === 'arena') {
    // The arena is large and seldom used.
    const { arena } = await import('./arena/entry.js');
    return arena(argv.slice(1), terminal);
  }
  const say = await loadWords(languageIn(argv) ?? systemLanguage(terminal.env));
  try {
    const { act, flags } = readCommand(argv);
    return await runIn(say, flags, terminal, act);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.err(fitted(error.textIn(say, command)));
    return 2;
  }
}

/** A terminal that foreign text, such as a file or the output of a program, cannot control. */
function guarded(terminal: Terminal): Terminal {
  const { out, err } = terminal;
  return { ...terminal, out: (text) => out(printable(text)), err: (text) => err(printable(text)) };
}

/** The action of a run; `openPrompts` is `null` if there is no one to answer. */
type Act = (context: Context, openPrompts: (() => Prompts) | null) => Promise<void>;

/** @throws UsageError if an argument is wrong; it says which. */
function readCommand(argv: readonly string[]): { readonly act: Act; readonly flags: Flags } {
  const [command, ...rest] = argv;
  if (command !== 'puzzle' && command !== 'analyze') return { act: runFlags, flags: readFlags(argv) };
  const given = readFlags(rest);
  if (given.help)
    return { act: async ({ say, out, command: program }) => out(commandPage(program, command, say)), flags: given };
  if (command === 'puzzle') return { act: askPuzzle, flags: given };
  const [file, ...others] = rest;
  if (file === undefined || file.startsWith('-')) throw new UsageError(({ noFile }) => noFile);
  const flags = readFlags(others);
  const { game } = flags;
  if (game !== undefined) throw new UsageError(({ oneFile }) => oneFile([file, game]));
  return { act: (context) => printAnalysis(context, file), flags };
}

/** Runs in one language. */
async function runIn(say: TerminalWords, flags: Flags, terminal: Terminal, act: Act): Promise<number> {
  const { command } = terminal;
  const out = (text: string) => terminal.out(fitted(text));
  const opened: Prompts[] = [];
  const openPrompts = () => {
    const prompts = terminal.prompts(say);
    opened.push(prompts);
    return prompts;
  };
  try {
    const asks = flags.ask || terminal.isTerminal;
    await act({ flags, say, out, command }, asks ? openPrompts : null);
    return 0;
  } catch (error) {
    if (error instanceof PlayerLeft) {
      out(say.goodbye);
      return 0;
    }
    if (error instanceof FileError) {
      terminal.err(fitted(error.textIn(say)));
      return 1;
    }
    throw error;
  } finally {
    for (const prompts of opened) prompts.close();
  }
}

async function runFlags(context: Context, openPrompts: (() => Prompts) | null): Promise<void> {
  const { flags, say, out, command } = context;
  if (flags.help) return out(await usagePage(command, say));
  if (flags.list) return out(await savedGamesText(flags.folder, say));
  if (flags.replay !== undefined) {
    if (openPrompts === null || flags.tables) return printStored(context, flags.replay);
    return browseStored({ ...context, prompts: openPrompts() }, flags.replay);
  }
  if (openPrompts === null || flags.watch) return watch(context);
  const asking = { ...context, prompts: openPrompts() };
  if (flags.load !== undefined) return playOn(asking, flags.load);
  return flags.game === undefined ? mainMenu(asking) : playNew(asking, gameNamed(flags.game));
}
