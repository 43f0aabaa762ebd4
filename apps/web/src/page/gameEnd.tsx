import type { Signal } from '@preact/signals';
import type { ElementLocale } from 'hencoop/element';
import { useState } from 'preact/hooks';
import { dailyIn } from '../daily.js';
import { words } from './app.js';
import { Celebration } from './celebration.js';
import { CountedItems, type Counting, loadScene, newsOf, useCounting } from './counting.js';
import { DailyResult } from './dailyResult.js';
import { Dialog } from './dialog.js';
import { numberText } from './numbers.js';
import type { OnlineMatch } from './online/onlineMatch.js';
import { describeWith } from './pageGame.js';
import { namesOf, ownSeat } from './playerNames.js';
import { pointsMatter, ranksOf } from './ranks.js';
import { keepResult } from './results.js';
import { endingOf, roundsOf } from './rounds.js';
import { hashOf } from './router.js';
import type { Session } from './session/session.js';
import { ShareDialog, saveFile } from './shareDialog.js';

type OnError = (error: unknown) => void;

/** Loads the dialog and its styles. */
export async function loadGameEnd() {
  await loadScene();
  return GameEndDialog;
}

/** The end of the game: the winner, the reason, the ranking, and the next steps. */
function GameEndDialog({
  session,
  locale,
  hasSeen,
  onAgain,
  onLookBack,
  onReview,
  onError,
}: {
  readonly session: Session;
  readonly locale: ElementLocale;
  /** Set once the player closes the dialog. */
  readonly hasSeen: Signal<boolean>;
  readonly onAgain: () => void;
  readonly onLookBack: () => void;
  readonly onReview: () => void;
  readonly onError: OnError;
}) {
  const texts = words().end;
  const [sharing, setSharing] = useState(false);
  const { match } = session;
  const ending = endingOf(roundsOf(session.events.value).at(-1) ?? []);
  const describe = describeWith(locale, session.names.value);
  const [winners = []] = session.ranking.value ?? [];
  const own = ownSeat(session);
  const daily = dailyIn(session.saved ?? '');
  // Must come before the deal of the day counts its streak.
  useState(() => keepResult(session));
  const counting = useCounting(session, { view: session.view.value, events: ending });
  if (sharing) return <ShareDialog what="game" onClose={() => setSharing(false)} onError={onError} />;
  return (
    <Dialog
      title={texts.title}
      kind="scene"
      onClose={() => {
        hasSeen.value = true;
      }}
    >
      <Celebration winners={winners} isGlad={own === null || winners.includes(own)} />
      <p class="headline">{headlineOf(session)}</p>
      {newsOf(ending, counting).map((event) => (
        <p key={event.type}>{describe(event, session.viewer.value)}</p>
      ))}
      <div class="scroll">
        <Ranking session={session} counting={counting} locale={locale} />
      </div>
      {daily !== null && <DailyResult session={session} daily={daily} onError={onError} />}
      {session.undone.value > 0 && <p class="quiet">{texts.undone(session.undone.value)}</p>}
      <Answer session={session} onAgain={onAgain} onReview={onReview} />
      <NextSteps match={match} onLookBack={onLookBack} onShare={() => setSharing(true)} onError={onError} />
    </Dialog>
  );
}

/** Another game, or a review of this one. */
function Answer({
  session: { canReview, match, players },
  onAgain,
  onReview,
}: {
  readonly session: Session;
  readonly onAgain: () => void;
  readonly onReview: () => void;
}) {
  return (
    <p class="answer">
      {players.value.length > 0 && match?.mayGoOn.value !== false && (
        <button type="button" class="main" onClick={onAgain}>
          {match === null ? words().end.again : againText(match)}
        </button>
      )}
      {canReview && (
        <button type="button" onClick={onReview}>
          {words().review.open}
        </button>
      )}
    </p>
  );
}

/** The next steps after a finished game. */
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

function Ranking({
  session,
  counting,
  locale,
}: {
  readonly session: Session;
  readonly counting: Counting | null;
  readonly locale: ElementLocale;
}) {
  const texts = words().end;
  const view = session.view.value;
  const names = namesOf(session, words().table.you);
  const scores = session.game.rules.score(view);
  const ranking = session.ranking.value ?? [];
  const hasPoints = pointsMatter(scores, ranking);
  return (
    <table aria-label={texts.ranking} class="counting ranked">
      <thead>
        <tr>
          <th scope="col">{texts.rank}</th>
          <th scope="col">{words().round.player}</th>
          {counting !== null && (
            <th scope="col" class="what-counts">
              {texts.last}
            </th>
          )}
          {hasPoints && (
            <th scope="col" class="number">
              {texts.points}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {ranksOf(ranking).map(({ seat, rank }) => (
          <tr key={seat}>
            <td>{rank}</td>
            <th scope="row">{names[seat] ?? ''}</th>
            {counting !== null && (
              <td class="what-counts">
                <CountedItems counting={counting} seat={seat} view={view} session={session} locale={locale} />
              </td>
            )}
            {hasPoints && (
              <td class="number">
                <strong class="coin">{numberText(scores[seat] ?? 0)}</strong>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The label of the button for a rematch, which may have begun already. */
function againText({ info, seat }: OnlineMatch): string {
  const texts = words().online;
  if (info.value.rematch === null) return texts.rematch;
  return seat === null ? texts.watchRematch : texts.joinRematch;
}

function listed(names: readonly string[], and: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}
