import { useEffect, useRef, useState } from 'preact/hooks';
import { words, worker } from './app.js';
import { Dialog } from './dialog.js';
import { copyText } from './secureOnly.js';

/** Saves the game as a file: its record, or the viewer's log of a running game. @throws Refused */
export async function saveFile(): Promise<void> {
  const { name, text } = await worker().ask({ type: 'export' });
  saveText(name, text);
}

/** Saves a text as a file. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // By then the download has started.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A link to the game, or to the viewer's position. */
export function ShareDialog({
  what,
  onClose,
  onError,
}: {
  readonly what: 'game' | 'position';
  readonly onClose: () => void;
  readonly onError: (error: unknown) => void;
}) {
  const texts = words().share;
  const [link, setLink] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    worker()
      .ask({ type: 'share', what })
      .then(
        ({ hash }) => setLink(`${location.origin}${location.pathname}#${hash}`),
        (error: unknown) => {
          onClose();
          onError(error);
        },
      );
  }, [what]);
  useEffect(() => field.current?.select(), [link]);
  const copy = async () => {
    if (link !== null) setCopied(await copyText(link, field.current));
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p>{texts[what]}</p>
      <label>
        {texts.link}
        <input ref={field} readOnly value={link ?? ''} />
      </label>
      <p class="answer">
        <button type="button" class="main" disabled={link === null} onClick={() => void copy()}>
          {texts.copy}
        </button>
        <span role="status">{copied ? texts.copied : ''}</span>
      </p>
    </Dialog>
  );
}
