import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { words } from './app.js';

/** A modal dialog. Escape closes it, and the focus goes back to where it was. */
export function Dialog(props: {
  readonly title: string;
  readonly onClose: () => void;
  /** Whether it can be closed without an answer. */
  readonly closes?: boolean;
  readonly kind?: 'sheet' | 'drawer';
  readonly children: ComponentChildren;
}) {
  const { title, onClose, closes = true, kind = 'sheet', children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // Focus the most common answer, so that Enter gives it.
    dialog.current?.querySelector<HTMLElement>('.main')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as a click outside does
    <dialog
      ref={dialog}
      class={kind}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (closes) onClose();
      }}
      onClick={(event) => {
        // Only clicks on the backdrop target the dialog itself.
        if (closes && event.target === dialog.current) onClose();
      }}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2 id={id}>{title}</h2>
          {closes && (
            <button type="button" class="icon" aria-label={words().close} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}

const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  home: 'M4 11l8-7 8 7M6 10v10h12V10',
  menu: 'M4 7h16M4 12h16M4 17h16',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 11c1 .8 1.500 1.500 1.500 2.500h4c0-1 .5-1.700 1.500-2.500A6 6 0 0 0 12 3z',
  undo: 'M9 8L5 12l4 4M5 12h9a5 5 0 0 1 0 10h-2',
  statistics: 'M5 20v-7M12 20V5M19 20v-11M3 20.500h18',
  settings:
    'M4 8h9M17 8h3M4 16h3M11 16h9M15 5.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 1 0 0-5M9 13.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 1 0 0-5',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  first: 'M6 5v14M18 5l-8 7 8 7z',
  back: 'M15 5l-8 7 8 7',
  forward: 'M9 5l8 7-8 7',
} as const;

/** An icon on a button, which has an `aria-label` or text. */
export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" class="sign">
      <path d={PATHS[name]} />
    </svg>
  );
}

export function Check({
  label,
  on,
  onChange,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={({ currentTarget: { checked } }) => onChange(checked)} />
      {label}
    </label>
  );
}
