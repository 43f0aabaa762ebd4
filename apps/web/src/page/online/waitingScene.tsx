import { useSignal } from '@preact/signals';
import { gameById } from 'hencoop/games';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../app.js';
import { Face, seatFace } from '../face.js';
import { lazy } from '../lazy.js';
import { hashOf } from '../router.js';
import { SceneDialog } from '../scene.js';
import { canShare, copyText, share } from '../secureOnly.js';
import type { OnlineMatch } from './onlineMatch.js';
import { savedMatch } from './savedMatches.js';

const QrCode = lazy(async () => (await import('./qrCode.js')).QrCode);

/** Whose link is shown: a seat's, or the one for everyone else. */
type Invited = number | 'others';

/** Who is here and who is on the way, with a link and a code for each seat that this browser may give away. */
export function WaitingScene({ match, onClose }: { readonly match: OnlineMatch; readonly onClose: () => void }) {
  const texts = words().online;
  const links = savedMatch(match.id)?.links ?? [];
  const statuses = match.statuses.value;
  const away = statuses.filter((status) => status === 'gone' || status === 'open').length;
  const [tapped, setTapped] = useState<Invited | null>(null);
  const next = links.findIndex((token, seat) => token !== null && statuses[seat] === 'gone');
  const firstLink = links.findIndex((token) => token !== null);
  const shown = tapped ?? [next, firstLink].find((seat) => seat >= 0) ?? 'others';
  const othersLink = statuses.includes('open') ? texts.matchLink : texts.watchLink;
  const label = shown === 'others' ? othersLink : texts.seatLink(match.names.value[shown] ?? '');
  const token = shown === 'others' ? null : (links[shown] ?? null);
  const url = `${location.origin}${location.pathname}${hashOf({ page: 'online', match: match.id, token })}`;
  const field = useRef<HTMLInputElement>(null);
  const copied = useSignal('');
  const news = useNews(match);
  const copy = async () => {
    copied.value = (await copyText(url, field.current)) ? url : '';
  };
  const sends = canShare();
  return (
    <SceneDialog
      over={`${gameById(match.game).title} · ${texts.title}`}
      title={texts.waitingFor(away)}
      sentence={<span role="status">{copied.value === url ? texts.copied : news}</span>}
      keys={
        <>
          <button type="button" onClick={onClose}>
            {texts.toTable}
          </button>
          <button
            type="button"
            class="main"
            aria-label={sends ? texts.shareLink(label) : texts.copyLink(label)}
            onClick={() => void (sends ? share({ title: 'Hencoop', text: label, url }) : copy())}
          >
            {sends ? texts.send : texts.copyKey}
          </button>
        </>
      }
      onClose={onClose}
    >
      <Seats match={match} links={links} shown={shown} onTap={setTapped} othersLink={othersLink} />
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
          <p>{shown === 'others' ? '' : texts.linksText}</p>
        </div>
      </section>
    </SceneDialog>
  );
}

/** The last player who came in, by name; before that, that waiting is not needed. */
function useNews(match: OnlineMatch): string {
  const texts = words().online;
  const statuses = match.statuses.value;
  const names = match.names.value;
  const before = useRef(statuses);
  const [came, setCame] = useState<string | null>(null);
  useEffect(() => {
    const seat = statuses.findIndex((status, each) => status === 'here' && before.current[each] !== 'here');
    if (seat >= 0 && seat !== match.seat) setCame(names[seat] ?? null);
    before.current = statuses;
  }, [statuses]);
  return came === null ? texts.noNeedToWait : texts.joined(came);
}

function Seats(props: {
  readonly match: OnlineMatch;
  readonly links: readonly (string | null)[];
  readonly shown: Invited;
  readonly othersLink: string;
  readonly onTap: (invited: Invited) => void;
}) {
  const { match, links, shown, othersLink, onTap } = props;
  const texts = words();
  const nameOf = (seat: number) => (seat === match.seat ? texts.table.you : (match.names.value[seat] ?? ''));
  return (
    <ul class="sit" aria-label={texts.online.people}>
      {match.statuses.value.map((status, seat) => {
        const isOpen = status === 'open';
        const inside = (
          <>
            {isOpen ? (
              <span class="face" aria-hidden="true">
                ?
              </span>
            ) : (
              <Face name={seatFace(seat)} />
            )}
            <strong>{isOpen ? texts.online.free : nameOf(seat)}</strong>{' '}
            <small>{isOpen || status === 'person' ? '' : texts.online.arrivals[status]}</small>
          </>
        );
        return (
          <li key={seat} class={status}>
            {links[seat] == null ? (
              <span class="who">{inside}</span>
            ) : (
              <button type="button" class="who" aria-pressed={shown === seat} onClick={() => onTap(seat)}>
                {inside}
              </button>
            )}
          </li>
        );
      })}
      <li class="open">
        <button type="button" class="who" aria-pressed={shown === 'others'} onClick={() => onTap('others')}>
          <span class="face" aria-hidden="true">
            +
          </span>
          <strong>{texts.online.others}</strong> <small class="unseen">{othersLink}</small>
        </button>
      </li>
    </ul>
  );
}
