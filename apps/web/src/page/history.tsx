import { botName } from 'hencoop/bots';
import type { ElementLocale } from 'hencoop/element';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Player, Seat } from '../protocol.js';
import { botWords, words } from './app.js';
import { Face, seatFace } from './face.js';
import { lazy } from './lazy.js';
import { isLookingBack } from './lookingBack.js';
import { namesOf } from './playerNames.js';
import { pointsMatter } from './ranks.js';
import { goTo } from './session/lookBack.js';
import { decisionsIn, mayReview, openReview } from './session/review.js';
import type { Session } from './session/session.js';
import { viewAs } from './session/snapshot.js';
import { ShareDialog, saveFile } from './shareDialog.js';
import { SIGNS } from './signs.js';
import { StepControls, stepsOf } from './stepControls.js';
import { gainsIn } from './turnGains.js';
import { type Turn, turnsOf } from './turns.js';

const OnlineActions = lazy(async () => (await import('./online/onlineActions.js')).OnlineActions);

type OnError = (error: unknown) => void;

/** The history of the game by turn, the players, and what can be done with the game. */
export function History({
  session,
  locale,
  onError,
}: {
  readonly session: Session;
  readonly locale: ElementLocale;
  readonly onError: OnError;
}) {
  const { match, purpose } = session;
  const isOver = session.ranking.value !== null || purpose === 'lookBack';
  return (
    <>
      {match !== null && <OnlineActions match={match} onError={onError} />}
      {mayReview(session) && (
        <button type="button" onClick={() => void openReview(session).catch(onError)}>
          {words().review.open}
        </button>
      )}
      {purpose !== 'position' && !isLookingBack(session) && <StepControls session={session} />}
      {isOver && match === null && purpose !== 'replay' && <ViewerSelect session={session} />}
      <Turns session={session} locale={locale} />
      <Players session={session} />
      {/* The worker cannot save a match of a server. */}
      {match === null && <SaveAndShare isOver={isOver} onError={onError} />}
    </>
  );
}

/** The players by seat, with their bots and points. */
function Players({ session }: { readonly session: Session }) {
  const texts = words().drawer;
  if (session.names.value.length === 0) return null;
  const scores = session.game.rules.score(session.view.value);
  const hasPoints = pointsMatter(scores, session.ranking.value);
  return (
    <section aria-labelledby="players">
      <h3 id="players">{texts.players}</h3>
      <ul class="players">
        {namesOf(session, words().table.you).map((name, seat) => (
          <li key={seat}>
            <strong>{name}</strong> <span class="quiet">{playerText(session.players.value[seat] ?? '')}</span>
            {hasPoints && <span class="points">{texts.points(scores[seat] ?? 0)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function playerText(player: Player): string {
  if (player === 'person') return words().setup.person;
  return player === 'open' ? words().online.free : botName(botWords(), player);
}

/** Selects the viewer of a finished game: any seat. */
function ViewerSelect({ session }: { readonly session: Session }) {
  const texts = words().drawer;
  return (
    <label>
      {texts.seenBy}
      <select
        value={session.viewer.value ?? ''}
        onChange={({ currentTarget: { value } }) => void seeAs(session, value === '' ? null : Number(value))}
      >
        <option value="">{texts.spectator}</option>
        {Array.from({ length: session.view.value.seats }, (_, seat) => (
          <option key={String(seat)} value={seat}>
            {session.names.value[seat] ?? words().setup.seat(seat + 1)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Shows the game as another viewer knows it, and continues its review. */
async function seeAs(session: Session, seat: Seat | null): Promise<void> {
  const isReviewed = session.review.peek() !== null;
  await viewAs(session, seat);
  if (isReviewed) await openReview(session);
}

/** The number of turns that the history shows at first. */
const LATEST = 40;

/** The turns, the latest first. Each leads to the table after it. */
function Turns({ session, locale }: { readonly session: Session; readonly locale: ElementLocale }) {
  const texts = words().drawer;
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const { now, of } = stepsOf(session);
  const turns = turnsOf(session.events.value.slice(0, of), {
    locale,
    names: session.names.value,
    viewer: session.viewer.value,
  });
  const shown = all || session.past.value !== null ? turns : turns.slice(-LATEST);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [now]);
  if (turns.length === 0) return <p class="quiet">{texts.nothing}</p>;
  return (
    <>
      <ol class="history" ref={list} reversed start={turns.length}>
        {shown
          .map((turn) => (
            <li key={turn.first} class={turn.begins ? 'begins' : ''}>
              <button
                type="button"
                {...(turn.first < now && now <= turn.last ? { 'aria-current': 'step' as const } : {})}
                onClick={() => goTo(session, turn.last === of ? null : turn.last)}
              >
                <TurnText session={session} turn={turn} />
              </button>
            </li>
          ))
          .reverse()}
      </ol>
      {shown.length < turns.length && (
        <button type="button" class="plain" onClick={() => setAll(true)}>
          {texts.earlier}
        </button>
      )}
    </>
  );
}

/** A turn: who did it, what, the points it brought, and the marks of its decisions. */
function TurnText({ session, turn }: { readonly session: Session; readonly turn: Turn }) {
  const { seat, name, text, first, last } = turn;
  const decisions = decisionsIn(session.review.value?.findings ?? []);
  const gains = gainsIn(session, turn);
  return (
    <>
      {seat !== null && <Face name={seatFace(seat)} />}
      <span class="did">
        {name !== '' && <b>{name}</b>}
        {text.slice(name.length)}
        {decisions.map(
          ({ before, index, seat: decided, mark }) =>
            mark !== null &&
            before >= first &&
            before < last && (
              <strong key={`${decided} ${index}`} class="judged">
                {SIGNS[mark]} {words().review.marks[mark]}
              </strong>
            ),
        )}
      </span>
      {gains.map(({ seat: gainer, by }) => (
        <span key={gainer} class="gain">
          {gainer !== seat && <Face name={seatFace(gainer)} />}
          <span class="hidden">{`${session.names.value[gainer] ?? ''}: ${words().drawer.points(by)}`}</span>
          <b aria-hidden="true">{by > 0 ? `+${by}` : `−${-by}`}</b>
        </span>
      ))}
    </>
  );
}

function SaveAndShare({ isOver, onError }: { readonly isOver: boolean; readonly onError: OnError }) {
  const texts = words().drawer;
  const [sharing, setSharing] = useState<'game' | 'position' | null>(null);
  return (
    <>
      <div class="buttons">
        <button type="button" onClick={() => void saveFile().catch(onError)}>
          {texts.save}
        </button>
        <button type="button" onClick={() => setSharing('position')}>
          {texts.sharePosition}
        </button>
        {isOver && (
          <button type="button" onClick={() => setSharing('game')}>
            {texts.shareGame}
          </button>
        )}
      </div>
      {sharing !== null && <ShareDialog what={sharing} onClose={() => setSharing(null)} onError={onError} />}
    </>
  );
}
