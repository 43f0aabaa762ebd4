import { type ComponentChildren, render } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Session } from './session/session.js';
import { until } from './session/wait.js';

/**
 * Shows its children in the table's strip, in place of the last event. Of several, the strip shows the latest; `quiet`
 * ones only if there is no other.
 */
export function InStrip({
  session,
  quiet = false,
  children,
}: {
  readonly session: Session;
  readonly quiet?: boolean;
  readonly children: ComponentChildren;
}) {
  const [place] = useState(stripPlace);
  useLayoutEffect(() => render(children, place));
  useEffect(() => {
    let isWanted = true;
    // At once if it can: the focus may go there next.
    const show = () => (quiet ? session.element?.prepend(place) : session.element?.append(place));
    show();
    until(session, () => session.element !== null).then(() => isWanted && !place.isConnected && show());
    return () => {
      isWanted = false;
      render(null, place);
      place.remove();
    };
  }, [session]);
  return null;
}

function stripPlace(): HTMLElement {
  const place = document.createElement('div');
  place.slot = 'strip';
  return place;
}
