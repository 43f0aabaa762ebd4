import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Session } from '../session/session.js';
import { until } from '../session/wait.js';

type Place = { readonly [side in 'left' | 'right' | 'top' | 'bottom' | 'translate' | 'maxWidth']?: string };

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
    const observer = new MutationObserver(find);
    let isWanted = true;
    until(session, () => session.element !== null).then(() => {
      if (!isWanted) return;
      // The table writes the places of the players into their styles.
      const others = session.element?.shadowRoot?.querySelector('[part~="others"]');
      if (others != null) observer.observe(others, { subtree: true, attributeFilter: ['style'] });
      find();
    });
    addEventListener('resize', find);
    return () => {
      isWanted = false;
      observer.disconnect();
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
function placeOf({ element, viewer }: Session, seat: number): Place | null {
  const found = element?.shadowRoot?.querySelector(`[data-part="seat"][data-seat="${seat}"]`);
  if (found == null) return null;
  const { left, right, top, bottom } = found.getBoundingClientRect();
  const isLow = top > innerHeight / 2;
  // Neighbors must not overlap; the viewer's face has none.
  const maxWidth = seat === viewer.peek() ? '32vw' : `${right - left}px`;
  return {
    maxWidth,
    ...acrossOf(left, right),
    ...(isLow ? { bottom: `${innerHeight - top}px` } : { top: `${bottom}px` }),
  };
}

/** Centered, or along the edge of the window that is near. */
function acrossOf(left: number, right: number): Place {
  const x = (left + right) / 2;
  if (x < innerWidth / 4) return { left: `${left}px` };
  if (x > innerWidth * 0.75) return { right: `${innerWidth - right}px` };
  return { left: `${x}px`, translate: '-50% 0' };
}
