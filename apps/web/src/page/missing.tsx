import { isSaved, words } from './app.js';
import { Dialog } from './dialog.js';

/** How a part appears: as a screen, as a dialog, or on a screen with other parts. */
export type PartKind = 'screen' | 'dialog' | 'part';

/** Shown in place of a part of the page that could not be loaded, with a key to load it again. */
export function Missing({
  kind,
  onAgain,
  onClose,
}: {
  readonly kind: PartKind;
  readonly onAgain: () => void;
  /** Closes a dialog that can be closed without an answer. */
  readonly onClose?: (() => void) | undefined;
}) {
  const { missing } = words();
  const text = isSaved() ? `${missing.text} ${missing.saved}` : missing.text;
  const key = (
    <button type="button" class="main" onClick={onAgain}>
      {missing.again}
    </button>
  );
  switch (kind) {
    case 'screen':
      return (
        <main class="waiting">
          <p role="alert">{text}</p>
          {key}
        </main>
      );
    case 'dialog':
      return (
        <Dialog title={words().error} closes={onClose !== undefined} onClose={() => onClose?.()}>
          <p role="alert">{text}</p>
          <p class="buttons">{key}</p>
        </Dialog>
      );
    case 'part':
      return (
        <p class="banner" role="alert">
          {text}
          {key}
        </p>
      );
  }
}
