import { useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { settings, words } from '../app.js';
import type { Session } from '../session.js';
import { Countdown } from './clock.js';
import { LinksDialog } from './links.js';
import { NameField } from './nameField.js';
import type { Online } from './online.js';
import { justOpened } from './startOnline.js';

/** How long it says that the line is back, in milliseconds. */
const BACK = 5_000;

/** What there is to know at a table of a server, above the table: the line, whose turn it is, and the time. */
export function OnlineBar({
  session,
  online,
  onError,
}: {
  readonly session: Session;
  readonly online: Online;
  readonly onError: (error: unknown) => void;
}) {
  const texts = words().online;
  const [links, setLinks] = useState(() => justOpened.peek() === online.match);
  const [busy, setBusy] = useState(false);
  const { clock, rematch, seats } = online.info.value;
  const isAway = online.seat !== null && seats[online.seat]?.away != null;
  // A seat is too narrow for the whole name.
  const awayOthers = online.labels.value.filter((_, seat) => seat !== online.seat && seats[seat]?.away != null);
  const free = online.players.value.filter((player) => player === 'open').length;
  const act = (doing: () => Promise<void>) => () => {
    setBusy(true);
    doing()
      .catch(onError)
      .finally(() => setBusy(false));
  };
  const due = session.past.value === null ? (clock?.due ?? null) : null;
  return (
    <>
      <LineBanner online={online} />
      {/* On a phone the table needs the room. */}
      {online.line.value === 'live' && (
        <p class="online-bar">
          <span role="status">{statusOf(session, online)}</span>
          {clock !== null && due !== null && <Countdown due={due} most={clock.move} />}
        </p>
      )}
      {awayOthers.length > 0 && <p class="online-away quiet">{awayOthers.join(', ')}</p>}
      {isAway && (
        <p class="banner">
          {texts.away}
          <button type="button" disabled={busy} onClick={act(online.comeBack)}>
            {texts.comeBack}
          </button>
        </p>
      )}
      {free > 0 && online.seat !== null && (
        <p class="banner">
          {texts.waiting(free)}
          <button type="button" onClick={() => setLinks(true)}>
            {texts.links}
          </button>
        </p>
      )}
      {free > 0 && online.seat === null && <Join busy={busy} onJoin={(name) => act(() => online.join(name))()} />}
      {rematch !== null && (
        <p class="banner" role="status">
          {rematchText(online)}
          <button type="button" disabled={busy} onClick={act(online.again)}>
            {online.seat === null ? texts.watchRematch : texts.joinRematch}
          </button>
        </p>
      )}
      {links && (
        <LinksDialog
          online={online}
          onClose={() => {
            justOpened.value = null;
            setLinks(false);
          }}
        />
      )}
    </>
  );
}

/** Says that the line is cut, and that it is back. */
function LineBanner({ online }: { readonly online: Online }) {
  const texts = words().online;
  const line = online.line.value;
  const isBack = useSignal(false);
  const wasCut = useRef(false);
  useEffect(() => {
    if (line === 'cut') {
      wasCut.current = true;
      isBack.value = false;
    }
    if (line !== 'live' || !wasCut.current) return;
    wasCut.current = false;
    isBack.value = true;
    const timer = setTimeout(() => {
      isBack.value = false;
    }, BACK);
    return () => clearTimeout(timer);
  }, [line]);
  const text =
    line === 'cut' ? texts.cut : line === 'closed' ? texts.closed : isBack.value && line === 'live' ? texts.back : '';
  // It is on the page all the time: what appears with its text is not read out everywhere.
  return (
    <p class={text === '' ? 'line' : `line banner ${line}`} role="status">
      {text}
    </p>
  );
}

function statusOf(session: Session, online: Online): string {
  const texts = words().online;
  const { status } = online.info.value;
  const names = session.actors.value.filter((seat) => seat !== online.seat).map((seat) => session.names[seat] ?? '');
  const list = new Intl.ListFormat(settings.value.language, { type: 'conjunction' }).format(names);
  const watching = online.seat === null ? `${texts.spectator} · ` : '';
  if (status === 'waiting') return online.seat === null ? texts.spectator : '';
  if (session.actors.value.length === 0) return `${watching}${texts.over}`;
  if (online.seat !== null && session.actors.value.includes(online.seat)) return texts.yourTurn;
  return `${watching}${texts.turn(list)}`;
}

/** Of two persons, it is the other who wants it. */
function rematchText({ seat, info, names }: Online): string {
  const texts = words().online;
  const others = info.value.seats.flatMap(({ player }, other) =>
    player === 'person' && other !== seat ? [names.value[other] ?? ''] : [],
  );
  const [other] = others;
  return seat !== null && other !== undefined && others.length === 1 ? texts.wantsRematch(other) : texts.rematchBegun;
}

/** A free seat at a table that is watched. */
function Join({ busy, onJoin }: { readonly busy: boolean; readonly onJoin: (name: string) => void }) {
  const texts = words().online;
  const name = useSignal(settings.peek().name);
  return (
    <form
      class="banner join"
      onSubmit={(event) => {
        event.preventDefault();
        onJoin(name.value.trim());
      }}
    >
      <NameField name={name} />
      <button type="submit" class="main" disabled={busy}>
        {texts.join}
      </button>
    </form>
  );
}
