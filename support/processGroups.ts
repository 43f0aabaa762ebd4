import { setTimeout as sleep } from 'node:timers/promises';

function isAlive(group: number): boolean {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Resolves once no process of the group is left. The leader can end before its children do: npm closes its output as
 * soon as its script does, and the system takes away what has ended a moment later. A test that waits in vain is ended
 * by its own limit of time.
 */
export async function groupIsGone(group: number): Promise<void> {
  while (isAlive(group)) await sleep(20);
}

/** Ends what is left of a group of processes. */
export function killGroup(group: number): void {
  if (isAlive(group)) process.kill(-group, 'SIGKILL');
}
