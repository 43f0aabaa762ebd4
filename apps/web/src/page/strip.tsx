import { type ComponentChildren, render } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Session } from './session/session.js';
import { until } from './session/wait.js';

/** Shows its children in the table's strip, in place of the last event. Of several, the strip shows the latest. */
export function InStrip({ session, children }: { readonly session: Session; readonly children: ComponentChildren }) {
  const [place] = useState(stripPlace);
  useLayoutEffect(() => render(children, place));
  useEffect(() => {
    let isWanted = true;
    // At once if it can: the focus may go there next.
    session.element?.append(place);
    until(session, () => session.element !== null).then(
      () => isWanted && !place.isConnected && session.element?.append(place),
    );
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
