import { useState } from 'preact/hooks';
import type { RedactedEvent } from '../protocol.js';
import { settings, words } from './app.js';
import { Dialog } from './dialog.js';
import { ShareDialog, saveFile } from './files.js';
import type { Speech } from './games.js';
import { namesOf, ownSeat } from './names.js';
import type { Online } from './online/online.js';
import { endingOf, roundsOf } from './past.js';
import { hashOf } from './router.js';
import type { RoundEnd as End, Session } from './session.js';

/** The end of a round: what counted, and what it changed. */
export function RoundEnd({
  session,
  end,
  speech,
}: {
  readonly session: Session;
  readonly end: End;
  readonly speech: Speech;
}) {
  const texts = words().round;
  const describe = speech.named(session.names);
  const looker = session.looker.value;
  const names = namesOf(session, words().table.you);
  return (
    <Dialog title={texts.title} onClose={end.proceed}>
      {end.events.filter(isNews).map((event, index) => (
        <p key={index}>{describe(event, looker)}</p>
      ))}
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.player}</th>
              <th scope="col" class="number">
                {texts.before}
              </th>
              <th scope="col" class="number">
                {texts.change}
              </th>
              <th scope="col" class="number">
                {texts.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {end.after.map((total, seat) => {
              const before = end.before[seat] ?? 0;
              const name = names[seat] ?? '';
              return (
                <tr key={seat}>
                  <th scope="row">{name}</th>
                  <td class="number">{number(before)}</td>
                  <td class="number">{signed(total - before)}</td>
                  <td class="number">
                    <strong>{number(total)}</strong>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p class="answer">
        <button type="button" class="main" onClick={end.proceed}>
          {texts.continue}
        </button>
      </p>
    </Dialog>
  );
}

/** Whether a sentence says more than the table of points below it. */
const isNews = (event: RedactedEvent) => event.type !== 'scored' || !('points' in event);

/** The end of the game: the ranking, why it ended, and what can be done now. */
export function GameEnd({
  session,
  speech,
  onClose,
  onAgain,
  onLookBack,
  onError,
}: {
  readonly session: Session;
  readonly speech: Speech;
  readonly onClose: () => void;
  readonly onAgain: () => void;
  readonly onLookBack: () => void;
  readonly onError: (error: unknown) => void;
}) {
  const texts = words().end;
  const [sharing, setSharing] = useState(false);
  const { online } = session;
  const ranking = session.ranking.value ?? [];
  const looker = session.looker.value;
  const view = session.view.value;
  const scores = session.game.score(view);
  const ending = endingOf(roundsOf(session.events.value).at(-1) ?? []);
  const describe = speech.named(session.names);
  const names = namesOf(session, words().table.you);
  const nameOf = (seat: number) => names[seat] ?? '';
  const [winners = []] = ranking;
  const headline =
    winners.length === 1 && winners[0] === ownSeat(session)
      ? texts.youWin
      : (winners.length === 1 ? texts.wins : texts.win)(listed(winners.map(nameOf), texts.and));
  let place = 1;
  const rows = ranking.flatMap((seats) => {
    const shared = place;
    place += seats.length;
    return seats.map((seat) => ({ seat, place: shared }));
  });
  if (sharing) return <ShareDialog what="game" onClose={() => setSharing(false)} onError={onError} />;
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p class="headline">{headline}</p>
      {ending.map((event) => (
        <p key={event.type}>{describe(event, looker)}</p>
      ))}
      <div class="scroll">
        <table aria-label={texts.ranking}>
          <thead>
            <tr>
              <th scope="col">{texts.place}</th>
              <th scope="col">{words().round.player}</th>
              <th scope="col" class="number">
                {texts.points}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ seat, place }) => (
              <tr key={seat}>
                <td>{place}</td>
                <th scope="row">{nameOf(seat)}</th>
                <td class="number">{number(scores[seat] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {session.undone.value > 0 && <p class="quiet">{texts.undone(session.undone.value)}</p>}
      {online?.mayGoOn.value !== false && (
        <p class="answer">
          <button type="button" class="main" onClick={onAgain}>
            {online === null ? texts.again : againText(online)}
          </button>
        </p>
      )}
      <div class="buttons">
        <button type="button" onClick={onLookBack}>
          {texts.lookBack}
        </button>
        {online === null && (
          <>
            <button type="button" onClick={() => void saveFile().catch(onError)}>
              {texts.save}
            </button>
            <button type="button" onClick={() => setSharing(true)}>
              {texts.share}
            </button>
          </>
        )}
        <a class="button plain" href={hashOf({ page: 'home' })}>
          {words().table.home}
        </a>
      </div>
    </Dialog>
  );
}

/** What the next game at a table of a server is called: it may have begun already. */
function againText({ info, seat }: Online): string {
  const texts = words().online;
  if (info.value.rematch === null) return texts.rematch;
  return seat === null ? texts.watchRematch : texts.joinRematch;
}

function number(value: number): string {
  return value.toLocaleString(settings.value.language).replace('-', '−');
}

/** With its sign: +3, −2, and a plain 0. */
function signed(value: number): string {
  return value > 0 ? `+${number(value)}` : number(value);
}

function listed(names: readonly string[], and: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}
