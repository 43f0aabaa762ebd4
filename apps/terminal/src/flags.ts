import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from 'hencoop/games';
import { languageNamed } from './language.js';
import type { TerminalWords, UsageErrorWords } from './locales/locale.js';

/** The command line. */
export interface Flags {
  readonly game: string | undefined;
  readonly watch: boolean;
  /** Whether answers are read from the standard input even if it is not a terminal. */
  readonly ask: boolean;
  readonly help: boolean;
  readonly seats: number | undefined;
  readonly seat: number | undefined;
  readonly seed: string | undefined;
  readonly options: unknown;
  /** The players of the other seats in order, or one name for all. */
  readonly bots: readonly string[] | undefined;
  /** The file of a stored game to show. */
  readonly replay: string | undefined;
  readonly tables: boolean;
  /** The file of a saved game to continue. */
  readonly load: string | undefined;
  /** Where to save the game once it is over, or left. */
  readonly save: string | undefined;
  /** Whether `save` may replace a file. */
  readonly force: boolean;
  readonly list: boolean;
  /** Where games are saved. */
  readonly folder: string;
  /** The language, if it differs from the system's. */
  readonly lang: Language | undefined;
}

/** An invalid command line, said in the language of the run. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly #why: (errors: UsageErrorWords) => string;

  constructor(why: (errors: UsageErrorWords) => string) {
    super('wrong usage');
    this.#why = why;
  }

  /** What is wrong, and where to find help. */
  textIn({ usageErrors }: TerminalWords, command: string): string {
    return `${this.#why(usageErrors)}\n${usageErrors.help(command)}`;
  }
}

/** @throws UsageError if an argument is wrong; it says which. */
export function readFlags(argv: readonly string[]): Flags {
  const { values, positionals } = parse(argv);
  refuseTogether('replay', values, ['load', 'save', 'list', 'watch', 'seats', 'seed', 'options', 'bots']);
  refuseTogether('load', values, ['list', 'seats', 'seed', 'options']);
  refuseTogether('list', values, ['save', 'watch', 'seats', 'seat', 'seed', 'options', 'bots']);
  for (const flag of ['replay', 'load', 'list'] as const) {
    if (values[flag] && positionals.length > 0)
      throw new UsageError(({ expected, noGame }) => expected(`--${flag}`, noGame, positionals[0]));
  }
  if (values.force && values.save === undefined) throw new UsageError(({ together }) => together('--force', '--save'));
  if (values.tables && values.replay === undefined) {
    throw new UsageError(({ together }) => together('--tables', '--replay'));
  }
  if (positionals.length > 1) throw new UsageError(({ oneGame }) => oneGame(positionals));
  return {
    game: positionals[0],
    watch: values.watch,
    ask: values.ask,
    help: values.help,
    seats: whole('--seats', values.seats),
    seat: whole('--seat', values.seat),
    seed: values.seed,
    options: json('--options', values.options),
    bots: values.bots?.split(',').map((name) => name.trim()),
    replay: values.replay,
    tables: values.tables,
    load: values.load,
    save: values.save,
    force: values.force,
    list: values.list,
    folder: values.folder,
    lang: languageOf(values.lang),
  };
}

/** Refuses flags that mean nothing together with `flag`. */
function refuseTogether(flag: string, values: { readonly [flag: string]: unknown }, others: readonly string[]): void {
  if (!values[flag]) return;
  const other = others.find((name) => values[name] !== undefined && values[name] !== false);
  if (other !== undefined) throw new UsageError(({ notTogether }) => notTogether(`--${other}`, `--${flag}`));
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        watch: { type: 'boolean', default: false },
        ask: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false, short: 'h' },
        seats: { type: 'string' },
        seat: { type: 'string' },
        seed: { type: 'string' },
        options: { type: 'string' },
        bots: { type: 'string' },
        replay: { type: 'string' },
        tables: { type: 'boolean', default: false },
        load: { type: 'string' },
        save: { type: 'string' },
        force: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        folder: { type: 'string', default: 'hencoop-games' },
        lang: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError((errors) => parsingError(error, errors));
  }
}

/** What parseArgs() refuses; its message names the argument. */
function parsingError(error: unknown, { unknownFlag, takesNoValue, needsValue }: UsageErrorWords): string {
  const { code, message } = error as NodeJS.ErrnoException;
  // "Option '-h, --help' does not take an argument", "Option '--seats <value>' argument missing".
  const [flag = message] = /-{1,2}[^\s',]*(?=[^,]*$)/.exec(/'[^']*'/.exec(message)?.[0] ?? '') ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return unknownFlag(flag);
  return message.includes('does not take') ? takesNoValue(flag) : needsValue(flag);
}

/** The language that the command line names, even if the rest of it is wrong. */
export function languageIn(argv: readonly string[]): Language | null {
  const index = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  return languageNamed(argv[index]?.slice('--lang='.length) || argv[index + 1] || '');
}

function whole(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,6}$/.test(text))
    throw new UsageError(({ expected, wholeNumber }) => expected(flag, wholeNumber, JSON.stringify(text)));
  return Number(text);
}

function languageOf(text: string | undefined): Language | undefined {
  if (text === undefined) return undefined;
  const language = languageNamed(text);
  if (language !== null) return language;
  throw new UsageError(({ expected, oneOf }) => expected('--lang', oneOf(LANGUAGES), JSON.stringify(text)));
}

function json(flag: string, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(({ expected, json }) => expected(flag, json, JSON.stringify(text)));
  }
}
