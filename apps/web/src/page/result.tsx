// What both scenes of a result show.
import type { Signal } from '@preact/signals';
import type { ElementLocale } from 'hencoop/element';
import type { ComponentChildren } from 'preact';
import { words } from './app.js';
import { type Ending, newsOf, type SeatRow } from './counting.js';
import { endWords } from './endWords.js';
import { describeWith } from './pageGame.js';
import { namesOf, ownSeat } from './playerNames.js';
import type { Session } from './session/session.js';

/** The next steps after a finished game. */
export interface NextSteps {
  readonly onAgain: () => void;
  readonly onLookBack: () => void;
  readonly onReview: () => void;
  readonly onError: (error: unknown) => void;
}

export interface EndProps extends NextSteps {
  readonly session: Session;
  readonly locale: ElementLocale;
  /** Set once the player closes the scene. */
  readonly hasSeen: Signal<boolean>;
}

/** What both scenes of a result show. */
export interface ShownEnd {
  readonly rows: readonly SeatRow[];
  readonly end: Ending;
  readonly more: ComponentChildren;
  readonly onClose: () => void;
}

/** The places, the reason for the end, and how much was taken back. */
export function ResultSentence({
  session,
  locale,
  rows,
  end,
}: Pick<EndProps & ShownEnd, 'session' | 'locale' | 'rows' | 'end'>) {
  const describe = describeWith(locale, session.names.value);
  const texts = endWords().end;
  const undone = session.undone.value;
  const own = ownSeat(session);
  const ranks = [...new Set(rows.map(({ rank }) => rank))];
  const places = ranks.map((rank) => {
    const seats = rows.filter((row) => row.rank === rank).map(({ seat }) => seat);
    const others = seats.filter((seat) => seat !== own).map((seat) => session.names.value[seat] ?? '');
    return { rank, isYou: own !== null && seats.includes(own), others, isShared: seats.length > 1 };
  });
  const said = places.filter(({ rank, isYou, isShared }) => rank === 1 || isYou || isShared);
  return (
    <>
      <b>{texts.places(said)}</b>{' '}
      {newsOf(end.events.slice(-1), (event) => describe(event, session.viewer.value))
        .concat(undone > 0 ? [texts.undone(undone)] : [])
        .join(' ')}
    </>
  );
}

/** Who has won. */
export function headlineOf(session: Session, rows: readonly SeatRow[]): string {
  const texts = endWords().end;
  const names = namesOf(session, words().table.you);
  const winners = rows.filter(({ rank }) => rank === 1);
  if (winners.length === 1 && winners[0]?.seat === ownSeat(session)) return texts.youWin;
  const list = new Intl.ListFormat(words().language).format(winners.map(({ seat }) => names[seat] ?? ''));
  return winners.length === 1 ? texts.wins(list) : texts.win(list);
}
