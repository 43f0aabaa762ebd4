import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../app.js';
import type { OnlineMatch } from './onlineMatch.js';

/** How long the banner says that the connection is back, in milliseconds. */
const BACK = 5_000;

/** Tells the player when the connection is lost, and when it is back. */
export function ConnectionBanner({ match }: { readonly match: OnlineMatch }) {
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
    <p class={text === '' ? 'line' : `line banner ${state}`} role="status">
      {text}
    </p>
  );
}
