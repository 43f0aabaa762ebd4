import { gameById } from 'hencoop/games';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../app.js';
import { Face, seatFace } from '../face.js';
import { SceneDialog } from '../scene.js';
import { isHost, linkTo } from './invitations.js';
import { useLink } from './linkPaper.js';
import type { OnlineMatch } from './onlineMatch.js';
import { savedMatches } from './savedMatches.js';
import { SeatKeys } from './seatKeys.js';
import { seatWords } from './seatWords.js';
import { watchRules, watchWords } from './watchWords.js';

/** Whose link is shown: a seat's, or the one for everyone else. */
type Shown = number | 'others';

/** Who is here and who is on the way, with a link and a code for each seat that this browser may give away. */
export function WaitingScene({
  match,
  onClose,
  onError,
}: {
  readonly match: OnlineMatch;
  readonly onClose: () => void;
  readonly onError: (error: unknown) => void;
}) {
  const texts = seatWords();
  const saved = savedMatches.value.find((each) => each.match === match.id);
  const statuses = match.statuses.value;
  const away = statuses.filter((status) => ['gone', 'open', 'invited'].includes(status)).length;
  // The own seat is for no friend, unless this screen only shows the table.
  const codes = statuses.map((_, seat) => (seat === match.seat ? null : (saved?.codes[seat] ?? null)));
  const [tapped, setTapped] = useState<Shown | null>(null);
  const next = codes.findIndex((code) => code !== null);
  const shown = tapped ?? (next < 0 ? 'others' : next);
  const code = shown === 'others' ? null : (codes[shown] ?? null);
  const { watch } = match.info.value;
  const othersLink = statuses.includes('open') ? texts.matchLink : texts.watchLink;
  const watchCode = saved?.watchCode ?? null;
  const label = shown === 'others' ? othersLink : texts.seatLink(match.names.value[shown] ?? '');
  const link = useLink(
    code === null || shown === 'others' ? linkTo(match.id, null, watchCode) : linkTo(match.id, { code, seat: shown }),
    label,
  );
  // Only the host has the token of spectators.
  const hasLink = shown === 'others' ? watch === 'all' || (watch === 'link' && watchCode !== null) : code !== null;
  const news = useNews(match);
  const keys = shown !== 'others' && (
    <SeatKeys key={shown} match={match} seat={shown} hasCode={code !== null} onError={onError} />
  );
  const rules = <p>{watchRules(match.info.value)}</p>;
  return (
    <SceneDialog
      over={`${gameById(match.game).title} · ${words().online.title}`}
      title={texts.waitingFor(away)}
      sentence={<span role="status">{hasLink && link.isCopied ? texts.copied : news}</span>}
      keys={
        <>
          <button type="button" onClick={onClose}>
            {texts.toTable}
          </button>
          {hasLink && link.key}
        </>
      }
      onClose={onClose}
    >
      <Seats match={match} shown={shown} onTap={setTapped} othersLink={othersLink} />
      {hasLink ? link.paper(keys || rules) : <section class="paper invite">{keys || rules}</section>}
    </SceneDialog>
  );
}

/** The last player who came in, by name; before that, that waiting is not needed. */
function useNews(match: OnlineMatch): string {
  const texts = seatWords();
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
  readonly shown: Shown;
  readonly othersLink: string;
  readonly onTap: (shown: Shown) => void;
}) {
  const { match, shown, othersLink, onTap } = props;
  const texts = words();
  const { arrivals, others } = seatWords();
  const nameOf = (seat: number) => (seat === match.seat ? texts.table.you : (match.names.value[seat] ?? ''));
  const invites = isHost(match);
  const watching = match.watching.value;
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
            <small>{isOpen || status === 'person' ? '' : arrivals[status]}</small>
          </>
        );
        return (
          <li key={seat} class={status}>
            {!invites || status === 'bot' || seat === match.seat ? (
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
          <strong>{others}</strong> <small class="unseen">{othersLink}</small>
          {watching > 0 && <small>{watchWords().watching(watching)}</small>}
        </button>
      </li>
    </ul>
  );
}
