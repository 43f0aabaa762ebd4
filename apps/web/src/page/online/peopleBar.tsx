import { settings, words } from '../app.js';
import type { Session } from '../session/session.js';
import { Countdown } from './countdown.js';
import { EmoteMenu, Emotes } from './emotes.js';
import type { OnlineMatch, SeatStatus } from './onlineMatch.js';

/** The players and their status, the time left for the step, and the emotes. */
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
  return (
    <div class="people-bar">
      {match.seat === null && <span class="watching">{words().online.spectator}</span>}
      <People match={match} />
      {clock !== null && due !== null && <Countdown due={due} most={clock.move} />}
      {match.seat !== null && <EmoteMenu match={match} onError={onError} />}
      <Emotes match={match} />
    </div>
  );
}

/** The seats, each with its player and status. */
function People({ match }: { readonly match: OnlineMatch }) {
  const texts = words();
  const statuses = match.statuses.value;
  const nameOf = (seat: number) => (seat === match.seat ? texts.table.you : (match.names.value[seat] ?? ''));
  const persons = statuses.filter((status) => status === 'here' || status === 'gone' || status === 'standIn');
  const areAllHere = persons.length > 1 && persons.every((status) => status === 'here');
  const missing = statuses.flatMap((status, seat) => (status === 'gone' ? [nameOf(seat)] : []));
  const list = new Intl.ListFormat(settings.value.language, { type: 'conjunction' }).format(missing);
  return (
    <>
      {/* On a phone, which shows only the seats whose player is missing. */}
      {areAllHere && (
        <span class="all-here" aria-hidden="true">
          {texts.online.allHere}
        </span>
      )}
      <ul class="people" aria-label={texts.online.people}>
        {statuses.map((status, seat) => (
          <li key={`${seat} ${status}`} class={status}>
            <span class="dot" aria-hidden="true" />
            <Seat match={match} seat={seat} status={status} name={nameOf(seat)} />
          </li>
        ))}
      </ul>
      <span class="unseen" role="status">
        {missing.length > 0 ? texts.online.missing(list) : ''}
      </span>
    </>
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
