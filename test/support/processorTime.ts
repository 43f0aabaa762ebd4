/** The processor time that this process has used, in milliseconds: other programs on a busy machine do not count. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
