import { pino } from 'pino';
import { harmlessMessage } from './driverErrors.js';

/** A logger for the operator: pino, `console`, or any object with these methods. */
export interface Log {
  /** Reports a normal event, such as the removal of old matches. */
  info(fields: object, message: string): void;
  /** Reports a problem that the server can work around, such as lost hints. */
  warn(fields: object, message: string): void;
  /** Reports a failure. `fields` hold its kind and its origin, never a card or a message that might quote one. */
  error(fields: object, message: string): void;
}

/** The default log: JSON lines on the standard output. */
export function standardLog(): Log {
  return pino({ name: 'hencoop' });
}

/**
 * The parts of an error that may be logged: its kind, its origin, and driver messages that are known to quote no row.
 * Other messages may quote a card.
 */
export function traceOf(error: unknown): {
  readonly error: string;
  readonly code?: string;
  readonly message?: string;
  readonly at: readonly string[];
} {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const { code } = error as NodeJS.ErrnoException;
  const message = harmlessMessage(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(message === null ? {} : { message }),
    at: frames.slice(0, 5).map((line) => line.trim()),
  };
}
