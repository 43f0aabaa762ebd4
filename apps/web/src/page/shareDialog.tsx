import { useEffect, useRef, useState } from 'preact/hooks';
import { words, worker } from './app.js';
import { Dialog } from './dialog.js';

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
    if (link === null) return;
    field.current?.select();
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p>{texts[what]}</p>
      <label>
        {texts.link}
        <input ref={field} readOnly value={link ?? ''} />
      </label>
      <p class="answer">
        {/* Without a clipboard, the link is selected to be copied by hand. */}
        <button type="button" class="main" disabled={link === null} onClick={() => void copy().catch(() => {})}>
          {texts.copy}
        </button>
        <span role="status">{copied ? texts.copied : ''}</span>
      </p>
    </Dialog>
  );
}
