import { pino } from 'pino';

/** Where a server writes what an operator wants to know. pino is one, and so is `console`. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export function standardLog(): Log {
  return pino({ name: 'hencoop' });
}

/**
 * What may be written of an error: its kind and where it came from. Its message may quote a card or a row of the database,
 * so it stays out.
 */
export function traceOf(error: unknown): {
  readonly error: string;
  readonly code?: string;
  readonly at: readonly string[];
} {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const { code } = error as NodeJS.ErrnoException;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    at: frames.slice(0, 5).map((line) => line.trim()),
  };
}
