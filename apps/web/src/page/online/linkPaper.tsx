import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { lazy } from '../lazy.js';
import { canShare, copyText, share } from '../secureOnly.js';
import { seatWords } from './seatWords.js';

const QrCode = lazy(async () => (await import('./qrCode.js')).QrCode);

/** A link to give away: the paper with its code, and the key that sends it. */
export function useLink(url: string, label: string) {
  const texts = seatWords();
  const field = useRef<HTMLInputElement>(null);
  const copied = useSignal('');
  const copy = async () => {
    copied.value = (await copyText(url, field.current)) ? url : '';
  };
  const sends = canShare();
  return {
    isCopied: copied.value === url,
    key: (
      <button
        type="button"
        class="main"
        aria-label={sends ? texts.shareLink(label) : texts.copyLink(label)}
        onClick={() => void (sends ? share({ title: 'Hencoop', text: label, url }) : copy())}
      >
        {sends ? texts.send : texts.copyKey}
      </button>
    ),
    paper: (below: ComponentChildren) => (
      <section class="paper invite link">
        <QrCode key={url} text={url} label={texts.codeOf(label)} />
        <div>
          <p class="quiet">{texts.read}</p>
          <label>
            {label}
            <input ref={field} readOnly value={url} onFocus={() => field.current?.select()} />
          </label>
          {sends && (
            <button type="button" aria-label={texts.copyLink(label)} onClick={() => void copy()}>
              {texts.copy}
            </button>
          )}
          {below}
        </div>
      </section>
    ),
  };
}
