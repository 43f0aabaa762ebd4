import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../app.js';
import type { OnlineMatch } from './onlineMatch.js';

/** How long it says that the connection is back, in milliseconds. */
const BACK = 5_000;

/** Says that the connection is cut, and that it is back. */
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
  // It is always on the page: some screen readers miss an element that appears with its text.
  return (
    <p class={text === '' ? 'line' : `line banner ${state}`} role="status">
      {text}
    </p>
  );
}
