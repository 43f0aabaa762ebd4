import { type Signal, useSignal } from '@preact/signals';
import type { ElementLocale } from 'hencoop/element';
import { useEffect, useState } from 'preact/hooks';
import { words } from './app.js';
import { Curtain } from './curtain.js';
import { lazy } from './lazy.js';
import { isLookingBack } from './lookingBack.js';
import type { OpenedGame } from './openGame.js';
import { keepForOffline } from './secureOnly.js';
import { goTo } from './session/lookBack.js';
import type { Session } from './session/session.js';
import { playAgain } from './startGame.js';
import { TableBanners } from './tableBanners.js';
import { TableBar } from './tableBar.js';
import {
  closeDrawer,
  openDrawer,
  useCoach,
  useDrawer,
  useIsWide,
  useKeys,
  useLocale,
  useRefusals,
} from './tableHooks.js';
import { TableMount } from './tableMount.js';

const PeopleBar = lazy(async () => (await import('./online/peopleBar.js')).PeopleBar);
const Drawer = lazy(async () => (await import('./drawer.js')).Drawer);
const DrawerDialog = lazy(async () => (await import('./drawer.js')).DrawerDialog, 'dialog');
const StepsOnTable = lazy(async () => (await import('./stepControls.js')).StepsOnTable);
const ReviewPanel = lazy(async () => (await import('./reviewPanel.js')).loadReviewPanel());
const CoachAsks = lazy(async () => (await import('./coachStrip.js')).CoachAsks);
const CoachLooks = lazy(async () => (await import('./coachStrip.js')).CoachLooks);
const RoundEndDialog = lazy(async () => (await import('./roundEnd.js')).loadRoundEnd(), 'dialog');
const GameEndDialog = lazy(async () => (await import('./gameEnd.js')).loadGameEnd(), 'dialog');

/** A game with everything around it. */
export function TableScreen(props: {
  readonly opened: OpenedGame;
  readonly onError: (error: unknown) => void;
  readonly onKeys: () => void;
}) {
  const { opened, onError, onKeys } = props;
  const { session } = opened;
  const locale = useLocale(opened, onError);
  const isWide = useIsWide();
  const drawer = useDrawer();
  // The result of a game that was already over waits until the player asks for it.
  const [wasOver] = useState(() => session.ranking.peek() !== null && !session.finished.peek());
  const hasSeenEnd = useSignal(wasOver);
  const isOver = session.ranking.value !== null;
  useEffect(() => {
    if (!isOver) hasSeenEnd.value = false;
  }, [isOver]);
  const onScreen = session.onScreen.value;
  useKeys(session);
  useRefusals(session, onError);
  useEffect(() => {
    if (onScreen) void keepForOffline();
  }, [onScreen]);
  useCoach(session);
  const actions = endActions(session, onError, () => {
    hasSeenEnd.value = true;
    if (isWide) openDrawer(drawer, 'history', drawer.clause.value);
  });

  if (session.curtain.value !== null) return <Curtain session={session} seat={session.curtain.value} />;
  const inDrawer = onScreen && (
    <Drawer session={session} locale={locale} drawer={drawer} onKeys={onKeys} onError={onError} />
  );
  return (
    <div class={`screen${isWide ? ' wide' : ''}${session.match === null ? '' : ' online'}`}>
      <TableBar session={session} drawer={isWide ? null : drawer}>
        {session.match !== null && <PeopleBar session={session} match={session.match} onError={onError} />}
      </TableBar>
      <main class="table">
        <TableBanners
          session={session}
          locale={locale}
          onResult={hasSeenEnd.value ? () => (hasSeenEnd.value = false) : null}
          onLookBack={actions.onLookBack}
          onError={onError}
        />
        <TableMount opened={opened} locale={locale} onClause={(clause) => openDrawer(drawer, 'rules', clause)} />
        <UnderTable session={session} locale={locale} onError={onError} />
      </main>
      {isWide && (
        <aside class="drawer" aria-label={words().drawer.title}>
          {inDrawer}
        </aside>
      )}
      {!isWide && drawer.isOpen.value && <DrawerDialog onClose={() => closeDrawer(drawer)}>{inDrawer}</DrawerDialog>}
      <TableDialogs session={session} locale={locale} wasOver={wasOver} hasSeenEnd={hasSeenEnd} {...actions} />
    </div>
  );
}

/** The buttons for a game that is over. */
interface EndActions {
  readonly onAgain: () => void;
  readonly onLookBack: () => void;
  readonly onReview: () => void;
  readonly onError: (error: unknown) => void;
}

function endActions(session: Session, onError: EndActions['onError'], showHistory: () => void): EndActions {
  return {
    onAgain: () => (session.match === null ? playAgain(session) : session.match.again()).catch(onError),
    onLookBack() {
      showHistory();
      goTo(session, 0);
    },
    onReview() {
      showHistory();
      import('./session/review.js').then(({ openReview }) => openReview(session)).catch(onError);
    },
    onError,
  };
}

/** The review, or the step controls. */
function UnderTable(props: {
  readonly session: Session;
  readonly locale: ElementLocale;
  readonly onError: (error: unknown) => void;
}) {
  const { session } = props;
  const found = session.review.value;
  if (found !== null) return <ReviewPanel found={found} {...props} />;
  return isLookingBack(session) ? <StepsOnTable {...props} /> : null;
}

/** Whether the game is over, and its end is on the screen. */
function isAtEnd({ finished, ranking, past, purpose }: Session, wasOver: boolean): boolean {
  return (finished.value || wasOver) && ranking.value !== null && past.value === null && purpose !== 'replay';
}

/** The coach's question, and the dialogs at the end of a round and, until closed, of the game. */
function TableDialogs({
  session,
  locale,
  wasOver,
  hasSeenEnd,
  ...actions
}: EndActions & {
  readonly session: Session;
  readonly locale: ElementLocale;
  readonly wasOver: boolean;
  readonly hasSeenEnd: Signal<boolean>;
}) {
  const end = session.roundEnd.value;
  const question = session.coach.value;
  const skip = session.skipCoach.value;
  return (
    <>
      {skip !== null && <CoachLooks session={session} onSkip={skip} />}
      {question !== null && <CoachAsks session={session} question={question} locale={locale} />}
      {end !== null && <RoundEndDialog session={session} end={end} locale={locale} />}
      {isAtEnd(session, wasOver) && !hasSeenEnd.value && (
        <GameEndDialog session={session} locale={locale} hasSeen={hasSeenEnd} {...actions} />
      )}
    </>
  );
}
