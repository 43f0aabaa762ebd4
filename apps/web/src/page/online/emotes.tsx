import type { Emote } from '@hencoop/client';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { change, settings, words } from '../app.js';
import { Check } from '../dialog.js';
import type { Session } from '../session/session.js';
import { NearSeat } from './nearSeat.js';
import type { OnlineMatch, Said, SeatStatus } from './onlineMatch.js';
import { useAction } from './useAction.js';
import { watchWords } from './watchWords.js';

/** How long an emote stays on the screen, in milliseconds. */
const SHOWN = 6_000;

/** The strokes of each emote's icon. */
const STROKES: { readonly [name in Emote]: string } = {
  hello:
    'M8 13V6.500a1.500 1.500 0 0 1 3 0V11V4.500a1.500 1.500 0 0 1 3 0V11V6a1.500 1.500 0 0 1 3 0v8c0 4-2 6-5 6s-4-1.500-6-6l-1-2.500a1.500 1.500 0 0 1 2.500-1.500zM20 4l1.500-1.500M21 7.500h2',
  wellPlayed:
    'M12 3l2.700 5.600 6.100.800-4.500 4.200 1.100 6.100L12 16.800 6.600 19.700l1.100-6.100L3.200 9.400l6.100-.800z',
  oops: 'M12 3c4 0 7 5.500 7 10a7 7 0 0 1-14 0c0-4.500 3-10 7-10zM5.500 11l3 2 2.500-3 2.500 3.500 2.500-2.500 2.500 1.500',
  thinking:
    'M4 11a6 6 0 0 1 6-6h4a6 6 0 0 1 0 12h-3l-5 4v-4.500A6 6 0 0 1 4 11zM8.500 11h.100M12 11h.100M15.500 11h.100',
  thanks: 'M12 20C5 15 3 11.500 3 8.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 9 1.500c0 3-2 6.500-9 11.500z',
};
// The keys of an object literal are the names that its type has.
const EMOTES = Object.keys(STROKES) as readonly Emote[];

function Drawing({ emote }: { readonly emote: Emote }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" class="sign">
      <path d={STROKES[emote]} />
    </svg>
  );
}

/** The menu of a match: who is there; and, for a player, emotes to send, and to mute those of others. */
export function PeopleMenu({
  statuses,
  children,
  match,
  onError,
}: {
  readonly statuses: readonly SeatStatus[];
  readonly children: ComponentChildren;
  readonly match: OnlineMatch;
  readonly onError: (error: unknown) => void;
}) {
  const texts = words().online;
  const { busy, run } = useAction(onError);
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current === null || !menu.current.open) return;
    const { activeElement } = document;
    menu.current.open = false;
    if (menu.current.contains(activeElement)) menu.current.querySelector('summary')?.focus();
  };
  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (!(event.target instanceof Node) || !menu.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);
  return (
    <details
      ref={menu}
      class="people-menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || menu.current?.open !== true) return;
        // Keeps the table from taking back a pick.
        event.stopPropagation();
        close();
      }}
    >
      <summary class="icon" aria-label={labelOf(match)}>
        <Drawing emote="thinking" />
        {match.watching.value > 0 && (
          <small class="watching" aria-hidden="true">
            {match.watching.value}
          </small>
        )}
        <span class="who-is-there" aria-hidden="true">
          {statuses.map((status, seat) => (
            <span key={seat} class={status}>
              <span class="dot" />
            </span>
          ))}
        </span>
      </summary>
      <div class="sayings">
        {children}
        {match.seat !== null &&
          EMOTES.map((emote) => (
            <button
              key={emote}
              type="button"
              class="plain emote"
              disabled={busy}
              onClick={() => {
                close();
                run(() => match.say(emote));
              }}
            >
              <Drawing emote={emote} />
              {texts.emotes[emote]}
            </button>
          ))}
        {match.seat !== null && (
          <Check label={texts.mute} on={!settings.value.emotes} onChange={(on) => change({ emotes: !on })} />
        )}
      </div>
    </details>
  );
}

/** The name of the menu, with the number of spectators. */
function labelOf({ seat, watching }: OnlineMatch): string {
  const { people, say } = words().online;
  const parts = [people, ...(seat === null ? [] : [say])];
  return [...parts, ...(watching.value > 0 ? [watchWords().watching(watching.value)] : [])].join(', ');
}

/** The players' latest emotes, each at its player. */
export function Emotes({ session, match }: { readonly session: Session; readonly match: OnlineMatch }) {
  const texts = words();
  const [shown, show] = useState<readonly Said[]>([]);
  const said = match.said.value;
  /** Emotes from before this visit, or before a disconnection, are not shown again. */
  const last = useRef(said);
  useEffect(() => {
    if (said === null || said === last.current) return;
    last.current = said;
    // A player's next emote replaces the one before.
    show((before) => [...before.filter(({ seat }) => seat !== said.seat), said]);
    setTimeout(() => show((before) => before.filter((each) => each !== said)), SHOWN);
  }, [said]);
  const heard = settings.value.emotes ? shown : [];
  const nameOf = (seat: number) => (seat === match.seat ? texts.table.you : match.names.value[seat]);
  return (
    <>
      {/* It is always on the page: some screen readers miss an element that appears with its text. */}
      <div class="emotes unseen" role="status">
        {heard.map(({ seat, emote }) => (
          <p key={seat}>
            {nameOf(seat)}: {texts.online.emotes[emote]}
          </p>
        ))}
      </div>
      {heard.map(({ seat, emote }) => (
        <NearSeat key={seat} session={session} seat={seat}>
          <p class="bubble" aria-hidden="true">
            <Drawing emote={emote} />
            {texts.online.emotes[emote]}
          </p>
        </NearSeat>
      ))}
    </>
  );
}
