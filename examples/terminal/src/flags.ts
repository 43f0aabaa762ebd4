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
}

/** Something on the command line that cannot be. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @throws UsageError saying which argument is wrong. */
export function readFlags(argv: readonly string[]): Flags {
  const { values, positionals } = parse(argv);
  if (positionals.length > 1) throw new UsageError(`one game at a time: got ${positionals.join(' and ')}`);
  return {
    game: positionals[0],
    watch: values.watch,
    help: values.help,
    seats: whole('--seats', values.seats),
    seat: whole('--seat', values.seat),
    seed: values.seed,
    options: json('--options', values.options),
  };
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
