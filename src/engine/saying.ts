/**
 * Returns the text from `say`, which reads a value that may come from anywhere.
 * @throws RangeError with the message `expected` if `say` fails or returns anything but a string.
 */
export function saying(expected: string, say: () => unknown): string {
  let cause: unknown;
  try {
    const said = say();
    if (typeof said === 'string') return said;
  } catch (error) {
    if (error instanceof RangeError) throw error;
    cause = error;
  }
  throw new RangeError(expected, { cause });
}
