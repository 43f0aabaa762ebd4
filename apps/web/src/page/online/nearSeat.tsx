import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Session } from '../session/session.js';
import { until } from '../session/wait.js';

/** The share of the window's width that stays free at both sides. */
const MARGIN = 0.16;

type Place = { readonly left: string; readonly top?: string; readonly bottom?: string };

/** Shows its children at a player's chip on the table, or at the viewer's face. */
export function NearSeat({
  session,
  seat,
  children,
}: {
  readonly session: Session;
  readonly seat: number;
  readonly children: ComponentChildren;
}) {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const find = () => setPlace(placeOf(session, seat));
    find();
    let isWanted = true;
    until(session, () => session.element !== null).then(() => isWanted && find());
    addEventListener('resize', find);
    return () => {
      isWanted = false;
      removeEventListener('resize', find);
    };
  }, [session, seat]);
  return (
    <div class="near" style={place ?? { display: 'none' }}>
      {children}
    </div>
  );
}

/** Below the player's picture, or above it in the lower half; `null` while the table does not show the player. */
function placeOf({ element }: Session, seat: number): Place | null {
  const found = element?.shadowRoot?.querySelector(`[data-part="seat"][data-seat="${seat}"]`);
  if (found == null) return null;
  const { left, right, top, bottom } = found.getBoundingClientRect();
  const x = Math.min(innerWidth * (1 - MARGIN), Math.max(innerWidth * MARGIN, (left + right) / 2));
  const isLow = top > innerHeight / 2;
  return { left: `${x}px`, ...(isLow ? { bottom: `${innerHeight - top}px` } : { top: `${bottom}px` }) };
}
