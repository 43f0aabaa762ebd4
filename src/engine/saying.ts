import { failed } from './failed.js';

/**
 * Returns the text from `say`, which reads the value at `path`. It may come from anywhere.
 * @throws RangeError if `say` fails, or returns anything but a string: then the value is not what was `expected`.
 */
export function saying(path: string, expected: string, say: () => unknown): string {
  let said: unknown;
  try {
    said = say();
  } catch (error) {
    throw failed(error, path, 'saying it');
  }
  if (typeof said === 'string') return said;
  throw new RangeError(`${path}: expected ${expected}`);
}
