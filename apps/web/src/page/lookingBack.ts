import type { Session } from './session/session.js';

/** Whether an earlier table can be shown, so that the step controls stand under it. */
export function isLookingBack({ past, purpose }: Session): boolean {
  return past.value !== null || purpose === 'replay' || purpose === 'lookBack';
}
