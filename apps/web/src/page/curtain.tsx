import type { Seat } from 'hencoop';
import { useEffect, useRef } from 'preact/hooks';
import { go, words } from './app.js';
import type { Session } from './session/session.js';
import { openCurtain } from './session/snapshot.js';

/** The screen between two people at one device, which shows no view. */
export function Curtain({ session, seat }: { readonly session: Session; readonly seat: Seat }) {
  const { title, text, ready } = words().curtain;
  const name = session.names.value[seat] ?? '';
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [name]);
  return (
    <main class="curtain">
      <h1>{title(name)}</h1>
      <p>{text}</p>
      <button ref={button} type="button" class="main" onClick={() => void openCurtain(session)}>
        {ready(name)}
      </button>
      <button type="button" class="plain" onClick={() => go({ page: 'home' })}>
        {words().table.home}
      </button>
    </main>
  );
}
