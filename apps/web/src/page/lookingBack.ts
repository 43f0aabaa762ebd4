import type { Session } from './session/session.js';

/** Whether earlier tables can be shown, with the step controls below the table. */
export function isLookingBack({ past, purpose }: Session): boolean {
  return past.value !== null || purpose === 'replay' || purpose === 'lookBack';
}
