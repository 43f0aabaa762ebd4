import type { Session } from './session.js';

/** The pause after a bot's move, in milliseconds, by speed. */
const RESTS: { readonly [speed: number]: number } = { 0: 400, 0.5: 1200, 1: 600, 2: 400 };

/** Waits for `times` pauses at the speed of the settings, minus `passed` milliseconds, or until {@link endRest}. */
export async function rest(session: Session, times: number, passed = 0): Promise<void> {
  const milliseconds = times * (RESTS[session.settings().speed] ?? 0) - passed;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, Math.max(0, milliseconds));
    session.endRest = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  session.endRest = null;
}

/** Waits until `isReady`, which {@link wake} makes it check again. */
export async function until(session: Pick<Session, 'waiting'>, isReady: () => boolean): Promise<void> {
  while (!isReady()) await new Promise<void>((resolve) => session.waiting.push(resolve));
}

export function wake(session: Session): void {
  const awake = session.waiting;
  session.waiting = [];
  for (const resolve of awake) resolve();
}
