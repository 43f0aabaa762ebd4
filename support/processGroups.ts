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
 * Resolves once no process of the group is left. The leader can end before its children: npm closes its output as soon
 * as its script does, and the system reaps processes a moment later. The test's own timeout ends a wait in vain.
 */
export async function groupIsGone(group: number): Promise<void> {
  while (isAlive(group)) await sleep(20);
}

/** Kills the rest of a process group. */
export function killGroup(group: number): void {
  if (isAlive(group)) process.kill(-group, 'SIGKILL');
}
