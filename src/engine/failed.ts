/**
 * The error for work on a value that no schema has checked. The value may be invalid, or the library at fault: the message
 * blames neither, and the cause tells.
 */
export function failed(cause: unknown, path: string, work: string): RangeError {
  return cause instanceof RangeError ? cause : new RangeError(`${path}: ${work} failed (see \`cause\`)`, { cause });
}
