/** The processor time of this process, in milliseconds, so that other programs on a busy machine do not count. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of processor time that only an endless call exceeds, even on the slowest machine. */
export const ENDLESS = 60_000;
