/** The processor time that this process has used, in milliseconds: other programs on a busy machine do not count. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of processor time that only a call without end takes, on the slowest machine. */
export const ENDLESS = 60_000;
