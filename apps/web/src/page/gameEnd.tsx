import type { Signal } from '@preact/signals';
import type { ElementLocale } from 'hencoop/element';
import { useState } from 'preact/hooks';
import { dailyIn } from '../daily.js';
import { words } from './app.js';
import { DailyResult } from './dailyResult.js';
import { Dialog } from './dialog.js';
import { numberText } from './numbers.js';
import type { OnlineMatch } from './online/onlineMatch.js';
import { describeWith } from './pageGame.js';
import { namesOf, ownSeat } from './playerNames.js';
import { ranksOf } from './ranks.js';
import { keepResult } from './results.js';
import { endingOf, roundsOf } from './rounds.js';
import { hashOf } from './router.js';
import type { Session } from './session/session.js';
import { ShareDialog, saveFile } from './shareDialog.js';

type OnError = (error: unknown) => void;

/** The end of the game: the ranking, why it ended, and what can be done now. */
export function GameEndDialog({
  session,
  locale,
  hasSeen,
  onAgain,
  onLookBack,
  onError,
}: {
  readonly session: Session;
  readonly locale: ElementLocale;
  /** Set once the player closes the dialog. */
  readonly hasSeen: Signal<boolean>;
  readonly onAgain: () => void;
  readonly onLookBack: () => void;
  readonly onError: OnError;
}) {
  const texts = words().end;
  const [sharing, setSharing] = useState(false);
  const { match } = session;
  const ending = endingOf(roundsOf(session.events.value).at(-1) ?? []);
  const describe = describeWith(locale, session.names.value);
  const daily = dailyIn(session.saved ?? '');
  // Before the result of the deal of the day counts its days in a row.
  useState(() => keepResult(session));
  if (sharing) return <ShareDialog what="game" onClose={() => setSharing(false)} onError={onError} />;
  return (
    <Dialog
      title={texts.title}
      onClose={() => {
        hasSeen.value = true;
      }}
    >
      <p class="headline">{headlineOf(session)}</p>
      {ending.map((event) => (
        <p key={event.type}>{describe(event, session.viewer.value)}</p>
      ))}
      <div class="scroll">
        <Ranking session={session} />
      </div>
      {daily !== null && <DailyResult session={session} daily={daily} onError={onError} />}
      {session.undone.value > 0 && <p class="quiet">{texts.undone(session.undone.value)}</p>}
      {match?.mayGoOn.value !== false && (
        <p class="answer">
          <button type="button" class="main" onClick={onAgain}>
            {match === null ? texts.again : againText(match)}
          </button>
        </p>
      )}
      <NextSteps match={match} onLookBack={onLookBack} onShare={() => setSharing(true)} onError={onError} />
    </Dialog>
  );
}

/** What the player can do with a game that is over. */
function NextSteps({
  match,
  onLookBack,
  onShare,
  onError,
}: {
  readonly match: OnlineMatch | null;
  readonly onLookBack: () => void;
  readonly onShare: () => void;
  readonly onError: OnError;
}) {
  const texts = words().end;
  return (
    <div class="buttons">
      <button type="button" onClick={onLookBack}>
        {texts.lookBack}
      </button>
      {match === null && (
        <>
          <button type="button" onClick={() => void saveFile().catch(onError)}>
            {texts.save}
          </button>
          <button type="button" onClick={onShare}>
            {texts.share}
          </button>
        </>
      )}
      <a class="button plain" href={hashOf({ page: 'home' })}>
        {words().table.home}
      </a>
    </div>
  );
}

function headlineOf(session: Session): string {
  const texts = words().end;
  const names = namesOf(session, words().table.you);
  const [winners = []] = session.ranking.value ?? [];
  if (winners.length === 1 && winners[0] === ownSeat(session)) return texts.youWin;
  const list = listed(
    winners.map((seat) => names[seat] ?? ''),
    texts.and,
  );
  return winners.length === 1 ? texts.wins(list) : texts.win(list);
}

function Ranking({ session }: { readonly session: Session }) {
  const texts = words().end;
  const names = namesOf(session, words().table.you);
  const scores = session.game.rules.score(session.view.value);
  return (
    <table aria-label={texts.ranking}>
      <thead>
        <tr>
          <th scope="col">{texts.rank}</th>
          <th scope="col">{words().round.player}</th>
          <th scope="col" class="number">
            {texts.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {ranksOf(session.ranking.value ?? []).map(({ seat, rank }) => (
          <tr key={seat}>
            <td>{rank}</td>
            <th scope="row">{names[seat] ?? ''}</th>
            <td class="number">{numberText(scores[seat] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the next game of a match is called: it may have begun already. */
function againText({ info, seat }: OnlineMatch): string {
  const texts = words().online;
  if (info.value.rematch === null) return texts.rematch;
  return seat === null ? texts.watchRematch : texts.joinRematch;
}

function listed(names: readonly string[], and: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}
