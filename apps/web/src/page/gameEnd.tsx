import { useState } from 'preact/hooks';
import { dailyIn } from '../daily.js';
import { words } from './app.js';
import { type Ending, loadScene, type SeatRow, useArithmetic } from './counting.js';
import { DailyEnd } from './dailyResult.js';
import { endWords } from './endWords.js';
import { ownSeat } from './playerNames.js';
import { Ranking } from './ranking.js';
import { type EndProps, headlineOf, ResultSentence, type ShownEnd } from './result.js';
import { keepResult } from './results.js';
import { RoundScene } from './roundEnd.js';
import { endingOf, roundsOf } from './rounds.js';
import { hashOf } from './router.js';
import { SceneDialog } from './scene.js';
import type { Session } from './session/session.js';
import { ShareDialog, saveFile } from './shareDialog.js';
import { Winners } from './winner.js';

/** Loads the scene and its styles. */
export async function loadGameEnd() {
  await loadScene();
  return GameEndScene;
}

/** The games whose last round has been counted on this page. */
const countedGames = new WeakSet<Session>();

/** The end of the game: the last round if the game has several, then the result. */
function GameEndScene(props: EndProps) {
  const { session, locale, hasSeen, onError } = props;
  const [sharing, setSharing] = useState(false);
  const [, setCounted] = useState(false);
  const end = useState(() => lastRoundOf(session))[0];
  // Must come before the deal of the day counts its streak.
  useState(() => keepResult(session));
  const rows = useArithmetic(session, end);
  if (sharing) return <ShareDialog what="game" onClose={() => setSharing(false)} onError={onError} />;
  if (rows === null) return null;
  const showResult = () => {
    countedGames.add(session);
    setCounted(true);
  };
  const isRanked = rows.every(({ items }) => items.length === 0) || showsItems(session, rows);
  // A game that was over before it was opened shows its result alone.
  if (!isRanked && session.finished.value && !countedGames.has(session)) {
    return (
      <RoundScene
        session={session}
        locale={locale}
        end={end}
        rows={rows}
        title={endWords().end.title}
        onClose={showResult}
        keys={
          <button type="button" class="main" onClick={showResult}>
            {words().table.result}
          </button>
        }
      />
    );
  }
  const close = () => {
    hasSeen.value = true;
  };
  const shown = { ...props, rows, onClose: close, more: <More {...props} onShare={() => setSharing(true)} /> };
  const daily = dailyIn(session.saved ?? '');
  return daily === null ? <ResultScene {...shown} end={end} /> : <DailyEnd {...shown} end={end} daily={daily} />;
}

/** Whether what counts is the result itself, in a game that is not played in rounds. */
function showsItems(session: Session, rows: readonly SeatRow[]): boolean {
  return rows[0]?.target === undefined && roundsOf(session.events.value).length < 2;
}

/** The last round, with the scores before and after it. */
function lastRoundOf({ events, game, timeline, view }: Session): Ending {
  const round = roundsOf(events.value).at(-1) ?? [];
  const start = events.value.length - round.length;
  return {
    view: view.value,
    events: endingOf(round),
    before: game.rules.score(timeline.value.at(Math.max(1, start))),
    after: game.rules.score(view.value),
  };
}

/** The winner and the ranking. */
function ResultScene(props: EndProps & ShownEnd) {
  const { session, locale, rows, end, more, onClose, onAgain, onLookBack } = props;
  const { match } = session;
  const winners = rows.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const own = ownSeat(session);
  return (
    <SceneDialog
      over={session.game.title}
      title={headlineOf(session, rows)}
      sentence={<ResultSentence session={session} locale={locale} rows={rows} end={end} />}
      keys={
        <>
          <button type="button" onClick={onLookBack}>
            {words().end.lookBack}
          </button>
          {session.players.value.length > 0 && match?.mayGoOn.value !== false && (
            <button type="button" class="main" onClick={onAgain}>
              {match === null ? words().end.again : againText(match)}
            </button>
          )}
        </>
      }
      more={more}
      onClose={onClose}
    >
      <div class={`finish of${rows.length}`}>
        <Winners winners={winners} isGlad={own === null || winners.includes(own)} />
        <Ranking session={session} rows={rows} view={end.view} locale={locale} />
      </div>
    </SceneDialog>
  );
}

/** The rest of the next steps. */
function More({ session, onReview, onShare, onError }: EndProps & { readonly onShare: () => void }) {
  const texts = endWords().end;
  return (
    <>
      {session.canReview && (
        <button type="button" onClick={onReview}>
          {words().review.open}
        </button>
      )}
      {session.match === null && (
        <>
          <button type="button" onClick={() => void saveFile().catch(onError)}>
            {texts.save}
          </button>
          <button type="button" onClick={onShare}>
            {texts.share}
          </button>
        </>
      )}
      <a class="button" href={hashOf({ page: 'home' })}>
        {words().table.home}
      </a>
    </>
  );
}

/** The label of the button for a rematch, which may have begun already. */
function againText({ info, seat }: NonNullable<Session['match']>): string {
  const texts = words().online;
  if (info.value.rematch === null) return texts.rematch;
  return seat === null ? texts.watchRematch : texts.joinRematch;
}
