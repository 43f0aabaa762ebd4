/** Reads an environment variable; `undefined` if it is not set, or empty. */
export type Read = (name: string) => string | undefined;

/** Calls `make`; adds the name of the variable to its errors. */
export function named<T>(variable: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) throw new RangeError(`${variable}: ${error.message}`);
    throw error;
  }
}

/** Whether a variable turns a default feature off. */
export function isOff(variable: string, text: string | undefined): boolean {
  if (text === undefined || text === 'off') return text === 'off';
  throw new RangeError(`${variable}: expected off, got ${text}`);
}

/** A whole number of at most five digits. */
export function wholeNumber(variable: string, text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new RangeError(`${variable}: expected a whole number, got ${text}`);
}
