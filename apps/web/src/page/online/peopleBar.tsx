import { useEffect, useRef, useState } from 'preact/hooks';
import { settings, words } from '../app.js';
import type { Session } from '../session/session.js';
import { InStrip } from '../strip.js';
import { Countdown } from './countdown.js';
import { movedMatch } from './deviceScene.js';
import { Emotes, PeopleMenu } from './emotes.js';
import { NearSeat } from './nearSeat.js';
import type { OnlineMatch, SeatStatus } from './onlineMatch.js';
import { seatWords } from './seatWords.js';
import { watchRules, watchWords } from './watchWords.js';

/** How long the strip says that a player came or left, in milliseconds. */
const SAID = 6_000;

/** The players in the bar, with the time left for the step; a touch lists them, with emotes to send. */
export function PeopleBar({
  session,
  match,
  onError,
}: {
  readonly session: Session;
  readonly match: OnlineMatch;
  readonly onError: (error: unknown) => void;
}) {
  const { clock } = match.info.value;
  const due = session.past.value === null ? (clock?.due ?? null) : null;
  const texts = words();
  const statuses = match.statuses.value;
  const nameOf = (seat: number) => (seat === match.seat ? texts.table.you : (match.names.value[seat] ?? ''));
  const missing = statuses.flatMap((status, seat) => (status === 'gone' ? [seat] : []));
  const list = new Intl.ListFormat(settings.value.language, { type: 'conjunction' }).format(missing.map(nameOf));
  const news = useNews(match, nameOf);
  const isAwaited = missing.some((seat) => session.actors.value.includes(seat));
  return (
    <div class="people-bar">
      <PeopleMenu statuses={statuses} match={match} onError={onError}>
        {match.seat === null && <p>{texts.online.spectator}</p>}
        <ul class="people" aria-label={texts.online.people}>
          {statuses.map((status, seat) => (
            <li key={`${seat} ${status}`} class={status}>
              <span class="dot" aria-hidden="true" />
              <Seat match={match} seat={seat} status={status} name={nameOf(seat)} />
            </li>
          ))}
        </ul>
        <p>
          {match.watching.value > 0 && `${watchWords().watching(match.watching.value)}. `}
          <small>{watchRules(match.info.value)}</small>
        </p>
        {match.seat !== null && (
          <button
            type="button"
            class="plain emote"
            onClick={() => {
              movedMatch.value = match.id;
            }}
          >
            {seatWords().device}
          </button>
        )}
      </PeopleMenu>
      {clock !== null && due !== null && <Countdown due={due} most={clock.move} />}
      {statuses.map((status, seat) => {
        const text = tagOf(status);
        if (text === null || seat === match.seat) return null;
        return (
          <NearSeat key={`${seat} ${status}`} session={session} seat={seat}>
            <small class={`tag ${status}`} aria-hidden="true">
              {text}
            </small>
          </NearSeat>
        );
      })}
      <span class="unseen" role="status">
        {news ?? (missing.length > 0 ? texts.online.missing(list) : '')}
      </span>
      {news !== null && (
        <InStrip session={session}>
          <div class="strip" aria-hidden="true">
            <p>{news}</p>
          </div>
        </InStrip>
      )}
      {news === null && isAwaited && (
        <InStrip session={session} quiet>
          <p class="strip" aria-hidden="true">
            {texts.online.missing(list)}
          </p>
        </InStrip>
      )}
      <Emotes session={session} match={match} />
    </div>
  );
}

/** What stands at a seat without a player. */
function tagOf(status: SeatStatus): string | null {
  const { statuses, free } = words().online;
  if (status === 'invited') return seatWords().arrivals.invited;
  return status === 'gone' ? statuses.gone : status === 'open' ? free : null;
}

/** Says for a while that another player came, left, or is back. */
function useNews(match: OnlineMatch, nameOf: (seat: number) => string): string | null {
  const [news, setNews] = useState<string | null>(null);
  const statuses = match.statuses.value;
  const before = useRef(statuses);
  /** The seats whose player has been here. */
  const met = useRef(new Set<number>());
  useEffect(() => {
    const was = before.current;
    before.current = statuses;
    const said = statuses.flatMap((now, seat) => {
      const text = seat === match.seat ? null : changeText(was[seat], now, met.current.has(seat));
      return text === null ? [] : [text(nameOf(seat))];
    });
    for (const [seat, status] of statuses.entries()) if (status === 'here') met.current.add(seat);
    if (said.length === 0) return;
    setNews(said.join(' '));
    const timer = setTimeout(() => setNews(null), SAID);
    return () => clearTimeout(timer);
  }, [statuses.join()]);
  return news;
}

/** The sentence for a new status; `null` if there is nothing to say. */
function changeText(was: SeatStatus | undefined, now: SeatStatus, isKnown: boolean) {
  const { changes } = words().online;
  if (was === now || was === undefined) return null;
  if (now === 'here') return was === 'person' ? null : isKnown || was === 'standIn' ? changes.back : changes.joined;
  if (now === 'standIn') return changes.bot;
  return now === 'gone' && was === 'here' ? changes.gone : null;
}

function Seat(props: {
  readonly match: OnlineMatch;
  readonly seat: number;
  readonly status: SeatStatus;
  readonly name: string;
}) {
  const { match, seat, status, name } = props;
  const texts = words().online;
  switch (status) {
    case 'open':
      return <span>{texts.free}</span>;
    case 'invited':
      return (
        <span>
          {name} {seatWords().arrivals.invited}
        </span>
      );
    case 'standIn':
      return <span>{match.labels.value[seat]}</span>;
    case 'gone':
    case 'here':
    case 'bot':
      return (
        <span>
          {name} {texts.statuses[status]}
        </span>
      );
    case 'person':
      return <span>{name}</span>;
  }
}
