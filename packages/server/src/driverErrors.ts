/** The classes of SQLSTATE that say that the server cannot be reached, or takes no work. */
const AWAY = new Set(['08', '28', '3D', '53', '57', '58']);
/** The classes whose messages never quote a row: those above, and those of transactions and locks. */
const HARMLESS = new Set([...AWAY, '25', '40', '55']);
/** A statement that took too long, on a server that answers. */
const CANCELED = '57014';
/** The messages of the driver itself. */
const OF_DRIVER = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
  'Query read timeout',
]);

/** The SQLSTATE of an error of PostgreSQL; an empty text for any other error. */
function sqlStateOf(error: Error): string {
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : '';
}

/** Whether the network or a file failed; Node writes the message. */
function isOfSystem(error: Error): boolean {
  return typeof (error as NodeJS.ErrnoException).syscall === 'string';
}

/** Whether the error says that the database cannot be reached, or takes no work. */
export function isOfConnection(error: Error): boolean {
  // An address with several numbers fails with an error for each.
  if (error instanceof AggregateError)
    return error.errors.some((each) => each instanceof Error && isOfConnection(each));
  if (isOfSystem(error) || OF_DRIVER.has(error.message)) return true;
  const state = sqlStateOf(error);
  return AWAY.has(state.slice(0, 2)) && state !== CANCELED;
}

/** The message of an error that is known to quote no card and no row; `null` for any other. */
export function harmlessMessage(error: Error): string | null {
  const isHarmless = isOfSystem(error) || OF_DRIVER.has(error.message) || HARMLESS.has(sqlStateOf(error).slice(0, 2));
  return isHarmless ? error.message : null;
}
