import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { words } from '../app.js';
import { Dialog } from '../dialog.js';
import { hashOf } from '../router.js';
import { keptMatch } from './kept.js';
import type { Online } from './online.js';

/** The links of a table: one for each seat that this browser may hand out, and one for everybody who watches. */
export function LinksDialog({ online, onClose }: { readonly online: Online; readonly onClose: () => void }) {
  const texts = words().online;
  const { match } = online;
  const links = keptMatch(match)?.links ?? [];
  const isOpen = online.players.value.includes('open');
  return (
    <Dialog title={texts.linksTitle} onClose={onClose}>
      {links.some((token) => token !== null) && <p>{texts.linksText}</p>}
      {links.map(
        (token, seat) =>
          token !== null && (
            <LinkField
              key={seat}
              label={texts.seatLink(online.names.value[seat] ?? '')}
              hash={hashOf({ page: 'online', match, token })}
            />
          ),
      )}
      <LinkField
        label={isOpen ? texts.tableLink : texts.watchLink}
        hash={hashOf({ page: 'online', match, token: null })}
      />
    </Dialog>
  );
}

function LinkField({ label, hash }: { readonly label: string; readonly hash: string }) {
  const texts = words().online;
  const field = useRef<HTMLInputElement>(null);
  const copied = useSignal(false);
  const url = `${location.origin}${location.pathname}${hash}`;
  const copy = async () => {
    field.current?.select();
    await navigator.clipboard.writeText(url);
    copied.value = true;
  };
  return (
    <div class="link">
      <label>
        {label}
        <input ref={field} readOnly value={url} onFocus={() => field.current?.select()} />
      </label>
      <div class="buttons">
        {/* Where the clipboard is closed, the link is selected to be copied by hand. */}
        <button type="button" aria-label={texts.copyLink(label)} onClick={() => void copy().catch(() => {})}>
          {texts.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            aria-label={texts.shareLink(label)}
            // Whoever closes the system's dialog has not shared anything.
            onClick={() => void navigator.share({ title: 'Hencoop', text: label, url }).catch(() => {})}
          >
            {texts.share}
          </button>
        )}
        <span role="status">{copied.value ? texts.copied : ''}</span>
      </div>
    </div>
  );
}
