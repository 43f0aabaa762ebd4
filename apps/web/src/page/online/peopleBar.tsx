import { settings, words } from '../app.js';
import type { Session } from '../session/session.js';
import { InStrip } from '../strip.js';
import { Countdown } from './countdown.js';
import { Emotes, PeopleMenu } from './emotes.js';
import type { OnlineMatch, SeatStatus } from './onlineMatch.js';

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
      </PeopleMenu>
      {clock !== null && due !== null && <Countdown due={due} most={clock.move} />}
      <span class="unseen" role="status">
        {missing.length > 0 ? texts.online.missing(list) : ''}
      </span>
      {isAwaited && (
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
    case 'standIn':
      return <span>{match.labels.value[seat]}</span>;
    case 'gone':
      return (
        <span>
          {name} <small>{texts.statuses.gone}</small>
        </span>
      );
    case 'here':
    case 'bot':
      return (
        <span>
          {name} <small class="unseen">{texts.statuses[status]}</small>
        </span>
      );
    case 'person':
      return <span>{name}</span>;
  }
}
