import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { words } from './app.js';
import { Icon } from './dialog.js';
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
  const [place, setPlace] = useState(() => placeOver(session));
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    const resized = () => setPlace(placeOver(session));
    addEventListener('resize', resized);
    return () => {
      removeEventListener('resize', resized);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <section
      class="note"
      style={place}
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

/** The box of the table's middle, as far as it is on the screen. */
function placeOver({ element }: Session) {
  const middle = element?.shadowRoot?.querySelector('[part~="middle"]')?.getBoundingClientRect();
  const { top, left, width, bottom } = middle ?? { top: 0, left: 0, width: innerWidth, bottom: innerHeight };
  return {
    top: `${Math.max(0, top)}px`,
    left: `${left}px`,
    width: `${width}px`,
    height: `${bottom - Math.max(0, top)}px`,
  };
}
