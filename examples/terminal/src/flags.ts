import { parseArgs } from 'node:util';

/** What was asked for on the command line. */
export interface Flags {
  readonly game: string | undefined;
  readonly watch: boolean;
  readonly help: boolean;
  readonly seats: number | undefined;
  readonly seat: number | undefined;
  readonly seed: string | undefined;
  readonly options: unknown;
  /** A stored game to be told again. */
  readonly replay: string | undefined;
  readonly tables: boolean;
  /** A saved game to be gone on with. */
  readonly load: string | undefined;
  /** Where the game is to be saved once it is over, or left. */
  readonly save: string | undefined;
  readonly list: boolean;
  /** Where games are saved. */
  readonly folder: string;
}

/** Something on the command line that cannot be. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @throws UsageError saying which argument is wrong. */
export function readFlags(argv: readonly string[]): Flags {
  const { values, positionals } = parse(argv);
  refuseTogether('replay', values, ['load', 'save', 'list', 'watch', 'seats', 'seed', 'options']);
  refuseTogether('load', values, ['list', 'seats', 'seed', 'options']);
  refuseTogether('list', values, ['save', 'watch', 'seats', 'seat', 'seed', 'options']);
  for (const flag of ['replay', 'load', 'list'] as const) {
    if (values[flag] && positionals.length > 0) throw new UsageError(`--${flag}: no game is named beside it`);
  }
  if (values.tables && values.replay === undefined) throw new UsageError('--tables: it goes with --replay');
  if (positionals.length > 1) throw new UsageError(`one game at a time: got ${positionals.join(' and ')}`);
  return {
    game: positionals[0],
    watch: values.watch,
    help: values.help,
    seats: whole('--seats', values.seats),
    seat: whole('--seat', values.seat),
    seed: values.seed,
    options: json('--options', values.options),
    replay: values.replay,
    tables: values.tables,
    load: values.load,
    save: values.save,
    list: values.list,
    folder: values.folder,
  };
}

/** Refuses flags that mean nothing beside `flag`. */
function refuseTogether(flag: string, values: { readonly [flag: string]: unknown }, others: readonly string[]): void {
  if (!values[flag]) return;
  const other = others.find((name) => values[name] !== undefined && values[name] !== false);
  if (other !== undefined) throw new UsageError(`--${other}: it cannot go with --${flag}`);
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        watch: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false, short: 'h' },
        seats: { type: 'string' },
        seat: { type: 'string' },
        seed: { type: 'string' },
        options: { type: 'string' },
        replay: { type: 'string' },
        tables: { type: 'boolean', default: false },
        load: { type: 'string' },
        save: { type: 'string' },
        list: { type: 'boolean', default: false },
        folder: { type: 'string', default: 'hencoop-games' },
      },
    });
  } catch (error) {
    // parseArgs() says in its message which argument it does not know.
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function whole(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,6}$/.test(text)) throw new UsageError(`${flag}: a whole number is needed, got ${JSON.stringify(text)}`);
  return Number(text);
}

function json(flag: string, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${flag}: JSON is needed, such as '{"target":20}', got ${JSON.stringify(text)}`);
  }
}
