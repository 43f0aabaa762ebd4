/** The SQLSTATE classes for a server that is unreachable or not accepting work. */
const AWAY = new Set(['08', '28', '3D', '53', '57', '58']);
/** The classes whose messages never quote a row: the ones above, and transactions and locks. */
const HARMLESS = new Set([...AWAY, '25', '40', '55']);
/** A statement that timed out on a server that still answers. */
const CANCELED = '57014';
/** The driver's own messages. */
const OF_DRIVER = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
  'Query read timeout',
]);

/** The SQLSTATE of a PostgreSQL error; an empty string for any other error. */
function sqlStateOf(error: Error): string {
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : '';
}

/** Whether it is a network or file error, whose message comes from Node. */
function isOfSystem(error: Error): boolean {
  return typeof (error as NodeJS.ErrnoException).syscall === 'string';
}

/** Whether the error means that the database is unreachable or not accepting work. */
export function isOfConnection(error: Error): boolean {
  // A host name with several IP addresses fails with one error for each.
  if (error instanceof AggregateError)
    return error.errors.some((each) => each instanceof Error && isOfConnection(each));
  if (isOfSystem(error) || OF_DRIVER.has(error.message)) return true;
  const state = sqlStateOf(error);
  return AWAY.has(state.slice(0, 2)) && state !== CANCELED;
}

/** Whether a database may still be starting: the connection fails, but not for a wrong password or name. */
export function mayBeStarting(error: unknown): boolean {
  return error instanceof Error && isOfConnection(error) && !/^(?:28|3D)/.test(sqlStateOf(error));
}

/** Whether the database answers, but cannot write: its disk is full, or it is a standby. */
export function isOfWriting(error: Error): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return ['53100', '25006', 'ENOSPC', 'EDQUOT', 'EROFS'].includes(code ?? '');
}

/** Whether the files of the database are damaged. */
export function isOfDamage(error: unknown): boolean {
  return error instanceof Error && /^(?:XX|58)/.test(sqlStateOf(error));
}

/** The message of an error if it is known to quote no card and no row; otherwise `null`. */
export function harmlessMessage(error: Error): string | null {
  const isHarmless = isOfSystem(error) || OF_DRIVER.has(error.message) || HARMLESS.has(sqlStateOf(error).slice(0, 2));
  return isHarmless ? error.message : null;
}
