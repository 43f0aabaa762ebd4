/** Whether the reader asks for less motion. */
export function prefersCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
