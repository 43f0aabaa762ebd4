/** What the class of a SQLSTATE is about, where that is never a row: the server, the connection, the order of transactions. */
const AWAY = new Set(['08', '28', '3D', '53', '57', '58']);
const HARMLESS = new Set([...AWAY, '25', '40', '55']);
/** A statement that took too long, on a server that answers. */
const CANCELED = '57014';
/** What the driver says by itself. */
const OF_DRIVER = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
  'Query read timeout',
]);

function codeOf(error: Error): string {
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : '';
}

/** Whether the network or a file failed; Node writes the message. */
function isOfSystem(error: Error): boolean {
  return typeof (error as NodeJS.ErrnoException).syscall === 'string';
}

const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code);

/** Whether the error says that the database cannot be reached, or takes no work. */
export function isOfConnection(error: Error): boolean {
  const code = codeOf(error);
  // An address with several numbers fails with an error for each.
  if (error instanceof AggregateError)
    return error.errors.some((each) => each instanceof Error && isOfConnection(each));
  if (isOfSystem(error) || OF_DRIVER.has(error.message)) return true;
  return isSqlState(code) && AWAY.has(code.slice(0, 2)) && code !== CANCELED;
}

/** The message of an error that is known to quote no card and no row; `null` for any other. */
export function harmlessMessage(error: Error): string | null {
  if (isOfSystem(error) || OF_DRIVER.has(error.message)) return error.message;
  const code = codeOf(error);
  return isSqlState(code) && HARMLESS.has(code.slice(0, 2)) ? error.message : null;
}
