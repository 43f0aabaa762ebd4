import { type Signal, useSignal } from '@preact/signals';
import type { ElementLocale } from 'hencoop/element';
import { useEffect } from 'preact/hooks';
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

const Drawer = lazy(async () => (await import('./drawer.js')).Drawer);
const DrawerDialog = lazy(async () => (await import('./drawer.js')).DrawerDialog, 'dialog');
const StepControls = lazy(async () => (await import('./stepControls.js')).StepControls);
const ReviewPanel = lazy(async () => (await import('./reviewPanel.js')).loadReviewPanel());
const CoachDialog = lazy(async () => (await import('./coachDialog.js')).CoachDialog, 'dialog');
const CoachLooks = lazy(async () => (await import('./coachDialog.js')).CoachLooks);
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
  const hasSeenEnd = useSignal(false);
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
    <div class={isWide ? 'screen wide' : 'screen'}>
      <TableBar
        session={session}
        drawer={isWide ? null : drawer}
        hasSeenEnd={hasEnded(session) && hasSeenEnd.value ? hasSeenEnd : null}
        onError={onError}
      />
      <main class="table">
        <TableBanners session={session} locale={locale} {...actions} />
        <TableMount opened={opened} locale={locale} onClause={(clause) => openDrawer(drawer, 'rules', clause)} />
        <UnderTable session={session} locale={locale} onError={onError} />
      </main>
      {isWide && (
        <aside class="drawer" aria-label={words().drawer.title}>
          {inDrawer}
        </aside>
      )}
      {!isWide && drawer.isOpen.value && <DrawerDialog onClose={() => closeDrawer(drawer)}>{inDrawer}</DrawerDialog>}
      <TableDialogs session={session} locale={locale} hasSeenEnd={hasSeenEnd} {...actions} />
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
  return isLookingBack(session) ? <StepControls session={session} /> : null;
}

/** Whether the game ended during this session, and its end is on the screen. */
function hasEnded({ finished, ranking, past }: Session): boolean {
  return finished.value && ranking.value !== null && past.value === null;
}

/** The coach's question, and the dialogs at the end of a round and, until closed, of the game. */
function TableDialogs({
  session,
  locale,
  hasSeenEnd,
  ...actions
}: EndActions & {
  readonly session: Session;
  readonly locale: ElementLocale;
  readonly hasSeenEnd: Signal<boolean>;
}) {
  const end = session.roundEnd.value;
  const question = session.coach.value;
  const skip = session.skipCoach.value;
  return (
    <>
      {skip !== null && <CoachLooks session={session} onSkip={skip} />}
      {question !== null && <CoachDialog session={session} question={question} locale={locale} />}
      {end !== null && <RoundEndDialog session={session} end={end} locale={locale} />}
      {hasEnded(session) && !hasSeenEnd.value && (
        <GameEndDialog session={session} locale={locale} hasSeen={hasSeenEnd} {...actions} />
      )}
    </>
  );
}
