import type { ElementLocale } from 'hencoop/element';
import { useEffect, useRef } from 'preact/hooks';
import type { ReviewedDecision } from '../protocol.js';
import review from '../review.css?url';
import { words } from './app.js';
import { Icon } from './dialog.js';
import { linkedStyles } from './linkedStyles.js';
import { percentText } from './numbers.js';
import { namesOf, ownSeat } from './playerNames.js';
import { ReviewCurve } from './reviewCurve.js';
import { accountText, moveLabel, reasonTexts, useReasonWords } from './reviewWords.js';
import { goTo } from './session/lookBack.js';
import { accountsIn, closeReview, curveOf, decisionAt, decisionsIn, reviewSeat } from './session/review.js';
import type { Session, ShownReview } from './session/session.js';
import { SIGNS } from './signs.js';
import { tryAgain } from './startGame.js';
import { stepsOf } from './stepControls.js';

const loadStyles = linkedStyles(review);

/** Loads the panel and its styles. */
export async function loadReviewPanel() {
  await loadStyles();
  return ReviewPanel;
}

interface Shown {
  readonly session: Session;
  readonly found: ShownReview;
  readonly locale: ElementLocale;
}

/** Below the table: the curve of the chance to win, the verdict on the shown move, and links to the mistakes. */
function ReviewPanel(props: Shown & { readonly onError: (error: unknown) => void }) {
  const { session, found, locale, onError } = props;
  const texts = words().review;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { findings, seat } = found;
  const { now } = stepsOf(session);
  // At the end, the panel summarizes the whole game.
  const decision = session.past.value === null ? null : decisionAt(findings, now);
  usePointers(session, decision?.before === now ? decision : null);
  const own = session.viewer.value;
  const decisions = decisionsIn(findings).filter((each) => each.seat === seat);
  const isMine = own !== null && ownSeat(session) === own;
  const names = session.names.value;
  const label = isMine ? texts.yourCurve : texts.curve(names[seat] ?? words().setup.seat(seat + 1));
  const points = curveOf(findings, seat, session.events.value.length);
  return (
    <section class="review" aria-labelledby="review">
      <header>
        <h2 id="review" tabIndex={-1} ref={heading}>
          {texts.title}
        </h2>
        <SeatChoice session={session} found={found} />
        <button type="button" class="icon" aria-label={texts.close} onClick={() => closeReview(session)}>
          <Icon name="close" />
        </button>
      </header>
      <ReviewCurve session={session} points={points} decisions={decisions} label={label} />
      <Mistakes session={session} found={found} />
      <div class="verdict">
        {decision === null ? (
          <Summary session={session} found={found} />
        ) : (
          <Verdict
            session={session}
            decision={decision}
            locale={locale}
            onTryAgain={() => void tryAgain(session, decision).catch(onError)}
          />
        )}
      </div>
    </section>
  );
}

/** Points out the played move and the better move on the table. */
function usePointers(session: Session, decision: ReviewedDecision | null): void {
  const { best, move, loss = 0 } = decision ?? {};
  useEffect(() => {
    const { element } = session;
    if (element === null || best === undefined || move === undefined) return;
    element.hint = loss > 0 ? best : null;
    element.pending = move;
    return () => {
      element.hint = null;
      element.pending = null;
    };
  }, [decision]);
}

/** Selects the seat whose chance is shown, if several are reviewed. */
function SeatChoice({ session, found }: Pick<Shown, 'session' | 'found'>) {
  if (session.viewer.value !== null) return null;
  return (
    <label>
      {words().review.seat}
      <select value={found.seat} onChange={({ currentTarget: { value } }) => reviewSeat(session, Number(value))}>
        {Array.from({ length: session.view.value.seats }, (_, seat) => (
          <option key={String(seat)} value={seat}>
            {session.names.value[seat] ?? words().setup.seat(seat + 1)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The buttons to go from mistake to mistake. */
function Mistakes({ session, found }: Pick<Shown, 'session' | 'found'>) {
  const texts = words().review;
  const { now, of } = stepsOf(session);
  const at = session.past.value === null ? of : now;
  const marked = decisionsIn(found.findings).filter(({ mark, seat }) => mark !== null && seat === found.seat);
  const previous = marked.findLast(({ before }) => before < at);
  // From the end, continue with the first mistake.
  const next = session.past.value === null ? marked[0] : marked.find(({ before }) => before > at);
  return (
    <div class="buttons">
      {[
        { to: previous, text: texts.previous },
        { to: next, text: texts.next },
      ].map(({ to, text }) => (
        <button key={text} type="button" disabled={to === undefined} onClick={() => goTo(session, to?.before ?? null)}>
          {text}
        </button>
      ))}
    </div>
  );
}

/** The verdict on a decision. */
function Verdict({
  session,
  decision,
  locale,
  onTryAgain,
}: {
  readonly session: Session;
  readonly decision: ReviewedDecision;
  readonly locale: ElementLocale;
  readonly onTryAgain: () => void;
}) {
  const texts = words().review;
  const reasons = useReasonWords(session);
  const { seat, move, best, chance, loss, mark, before } = decision;
  const view = session.timeline.value.at(before);
  const name = seat === ownSeat(session) ? null : (session.names.value[seat] ?? words().setup.seat(seat + 1));
  const played = `${name === null ? '' : `${name}${locale.game.common.colon}`}${moveLabel(move, view, locale)}`;
  return (
    <>
      <p>
        {mark !== null && (
          <strong class="judged">
            {SIGNS[mark]} {texts.marks[mark]}
          </strong>
        )}{' '}
        {loss > 0 ? (
          <>
            {texts.lost(played, percentText(loss))}{' '}
            {texts.better(moveLabel(best, view, locale), percentText(chance), percentText(chance - loss))}
          </>
        ) : (
          texts.good(played)
        )}{' '}
        {reasonTexts(reasons, decision.reasons, name).join(' ')}
      </p>
      {session.match === null && (
        <button type="button" onClick={onTryAgain}>
          {texts.again}
        </button>
      )}
    </>
  );
}

/** The findings so far and, at the end, the summary of each seat. */
function Summary({ session, found }: Pick<Shown, 'session' | 'found'>) {
  const texts = words().review;
  if (!found.isDone) return <p role="status">{texts.thinking(percentText(found.progress))}</p>;
  const marks = decisionsIn(found.findings).filter(({ mark }) => mark !== null).length;
  const own = ownSeat(session);
  const names = namesOf(session, words().table.you);
  return (
    <>
      <p role="status">{marks === 0 ? texts.none : texts.found(marks)}</p>
      {accountsIn(found.findings).map((account) => (
        <p key={account.seat}>
          {accountText(
            account,
            account.seat === own ? null : (names[account.seat] ?? words().setup.seat(account.seat + 1)),
          )}
        </p>
      ))}
    </>
  );
}
