import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { words } from './app.js';

interface SceneProps {
  /** What stands in the corner, such as the way home. */
  readonly corner?: ComponentChildren;
  /** The small line above the title. */
  readonly over?: string | undefined;
  readonly title: string;
  /** What is shown on the meadow. */
  readonly children: ComponentChildren;
  /** The sentence on the wood. */
  readonly sentence: ComponentChildren;
  /** At most two keys on the wood; the one that goes on comes last. */
  readonly keys: ComponentChildren;
  /** Everything else that can be done, behind one key. */
  readonly more?: ComponentChildren;
}

/** A screen of two materials: what is shown lies on the meadow; one sentence and the keys stand on the wood. */
export function Scene({
  id,
  corner,
  over,
  title,
  children,
  sentence,
  keys,
  more,
}: SceneProps & { readonly id?: string }) {
  return (
    <div class="scene">
      <header>
        {corner}
        {over !== undefined && <small>{over}</small>}
        <h1 id={id}>{title}</h1>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys can scroll it where it is higher than the screen */}
      <div class="meadow" tabIndex={0}>
        {children}
      </div>
      <footer>
        <p>{sentence}</p>
        <div class="keys">
          {more !== undefined && (
            <details class="more">
              <summary class="button" aria-label={words().more}>
                ⋯
              </summary>
              <div>{more}</div>
            </details>
          )}
          {keys}
        </div>
      </footer>
    </div>
  );
}

/** A scene in front of the table. Escape closes it, and the focus goes back to where it was. */
export function SceneDialog({ onClose, ...scene }: SceneProps & { readonly onClose: () => void }) {
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
    <dialog
      ref={dialog}
      class="stage"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Scene id={id} {...scene} />
    </dialog>
  );
}
