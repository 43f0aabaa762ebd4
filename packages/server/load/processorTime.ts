import { readdirSync, readFileSync } from 'node:fs';

/** The unit of /proc/PID/stat on Linux, in milliseconds. */
const TICK = 10;

/** The fields of /proc/PID/stat from the third on; `null` if the process has gone. The second may contain spaces. */
function statOf(pid: number): readonly string[] | null {
  try {
    return (/\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? '').split(' ');
  } catch {
    return null;
  }
}

/**
 * The processor time that a program and its processes have used so far, in milliseconds, including those that have
 * ended. Linux only.
 */
export function processorTime(pid: number): number {
  const own = statOf(pid) ?? [];
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && statOf(Number(name))?.[1] === String(pid),
  );
  const [user = 0, system = 0, userOfGone = 0, systemOfGone = 0] = own.slice(11, 15).map(Number);
  const ofChildren = children.map((child) => processorTime(Number(child)));
  return (user + system + userOfGone + systemOfGone) * TICK + ofChildren.reduce((sum, time) => sum + time, 0);
}
