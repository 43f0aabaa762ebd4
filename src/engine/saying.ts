/**
 * The text that `say` makes of a value that may come from anywhere.
 * @throws RangeError saying what was `expected`, where `say` makes none of it.
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
