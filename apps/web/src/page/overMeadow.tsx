import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { words } from './app.js';
import { Icon } from './dialog.js';
import { usePlace } from './onZone.js';
import type { Session } from './session/session.js';

/** A note over the middle of the table, which leaves question, keys and cards in sight and in reach. */
export function OverMeadow({
  session,
  title,
  onClose,
  children,
}: {
  readonly session: Session;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const place = usePlace(session, 'middle') ?? WHOLE;
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <section
      class="note"
      style={{ ...place, height: 'auto', maxHeight: place.height }}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h2 id={id} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <button type="button" class="icon" aria-label={words().close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </section>
  );
}

/** The screen, for a table without zones. */
const WHOLE = { left: '0', top: '0', width: '100%', height: '100%' };
