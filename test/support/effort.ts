import { atNight } from './nightEffort.js';

const { HENCOOP_EFFORT = 'test' } = process.env;

/** How often something random is tried that is usually tried so often: a quarter of that in `npm test`, four times it at night. */
export function tries(usual: number): number {
  return HENCOOP_EFFORT === 'test' ? Math.ceil(usual / 4) : atNight(usual, 4 * usual);
}
