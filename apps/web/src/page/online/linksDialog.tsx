import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { words } from '../app.js';
import { Dialog } from '../dialog.js';
import { lazy } from '../lazy.js';
import { hashOf } from '../router.js';
import { canShare, copyText, share } from '../secureOnly.js';
import type { OnlineMatch } from './onlineMatch.js';
import { savedMatch } from './savedMatches.js';

const QrCode = lazy(async () => (await import('./qrCode.js')).QrCode);

/** The links of a match: one for each seat that this browser may give away, and one for spectators. */
export function LinksDialog({ match, onClose }: { readonly match: OnlineMatch; readonly onClose: () => void }) {
  const texts = words().online;
  const { id } = match;
  const links = savedMatch(id)?.links ?? [];
  const isOpen = match.players.value.includes('open');
  return (
    <Dialog title={texts.linksTitle} onClose={onClose}>
      {links.some((token) => token !== null) && <p>{texts.linksText}</p>}
      {links.map(
        (token, seat) =>
          token !== null && (
            <LinkField
              key={seat}
              label={texts.seatLink(match.names.value[seat] ?? '')}
              hash={hashOf({ page: 'online', match: id, token })}
            />
          ),
      )}
      <LinkField
        label={isOpen ? texts.matchLink : texts.watchLink}
        hash={hashOf({ page: 'online', match: id, token: null })}
      />
    </Dialog>
  );
}

function LinkField({ label, hash }: { readonly label: string; readonly hash: string }) {
  const texts = words().online;
  const field = useRef<HTMLInputElement>(null);
  const copied = useSignal(false);
  const hasCode = useSignal(false);
  const url = `${location.origin}${location.pathname}${hash}`;
  const copy = async () => {
    copied.value = await copyText(url, field.current);
  };
  return (
    <div class="link">
      <label>
        {label}
        <input ref={field} readOnly value={url} onFocus={() => field.current?.select()} />
      </label>
      <div class="buttons">
        <button type="button" aria-label={texts.copyLink(label)} onClick={() => void copy()}>
          {texts.copy}
        </button>
        {canShare() && (
          <button
            type="button"
            aria-label={texts.shareLink(label)}
            onClick={() => void share({ title: 'Hencoop', text: label, url })}
          >
            {texts.share}
          </button>
        )}
        <button
          type="button"
          aria-label={texts.codeOf(label)}
          aria-expanded={hasCode.value}
          onClick={() => {
            hasCode.value = !hasCode.value;
          }}
        >
          {texts.code}
        </button>
        <span role="status">{copied.value ? texts.copied : ''}</span>
      </div>
      {hasCode.value && <QrCode text={url} label={texts.codeOf(label)} />}
    </div>
  );
}
