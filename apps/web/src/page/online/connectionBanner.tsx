import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../app.js';
import type { Session } from '../session/session.js';
import { InStrip } from '../strip.js';
import type { OnlineMatch } from './onlineMatch.js';

/** How long the banner says that the connection is back, in milliseconds. */
const BACK = 5_000;

/** Tells the player when the connection is lost, and when it is back. */
export function ConnectionBanner({ session, match }: { readonly session: Session; readonly match: OnlineMatch }) {
  const texts = words().online;
  const state = match.connection.value;
  const isBack = useSignal(false);
  const wasCut = useRef(false);
  useEffect(() => {
    if (state === 'cut') {
      wasCut.current = true;
      isBack.value = false;
    }
    if (state !== 'live' || !wasCut.current) return;
    wasCut.current = false;
    isBack.value = true;
    const timer = setTimeout(() => {
      isBack.value = false;
    }, BACK);
    return () => clearTimeout(timer);
  }, [state]);
  const text = { connecting: '', live: isBack.value ? texts.back : '', cut: texts.cut, closed: texts.closed }[state];
  // Always rendered: some screen readers miss an element that appears together with its text.
  return (
    <>
      <p class="unseen" role="status">
        {text}
      </p>
      {text !== '' && (
        <InStrip session={session}>
          <div class="strip" aria-hidden="true">
            <p>{text}</p>
          </div>
        </InStrip>
      )}
    </>
  );
}
