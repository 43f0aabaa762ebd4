import type { ElementLocale } from 'hencoop/element';
import { useEffect } from 'preact/hooks';
import type { ReviewedDecision } from '../protocol.js';
import review from '../review.css?url';
import { words } from './app.js';
import { Icon } from './dialog.js';
import { linkedStyles } from './linkedStyles.js';
import { percentText } from './numbers.js';
import { Fitted, OnZone, usePlace } from './onZone.js';
import { namesOf, ownSeat } from './playerNames.js';
import { ReviewCurve } from './reviewCurve.js';
import { ReviewFlags } from './reviewFlags.js';
import { accountText, moveLabel, reasonTexts, useReasonWords } from './reviewWords.js';
import { goTo } from './session/lookBack.js';
import { accountsIn, closeReview, curveOf, decisionAt, decisionsIn, reviewSeat } from './session/review.js';
import type { Session, ShownReview } from './session/session.js';
import { SIGNS } from './signs.js';
import { tryAgain } from './startGame.js';
import { stepsOf } from './stepControls.js';
import { InStrip } from './strip.js';

const loadStyles = linkedStyles(review);

/** Loads the panel and its styles. */
export async function loadReviewPanel() {
  await loadStyles();
  return ReviewPanel;
}

/** The height of the curve in the strip, and what the verdict needs, in pixels. */
const CURVE = { least: 28, most: 40 } as const;
const VERDICT = 58;

/** The height of the curve in the strip, in pixels: it leaves room for the verdict. */
function useCurveHeight(session: Session): number {
  const [strip, question] = [usePlace(session, 'hint'), usePlace(session, 'question')];
  const both = Number.parseFloat(strip?.height ?? '0') + Number.parseFloat(question?.height ?? '0');
  return Math.min(CURVE.most, Math.max(CURVE.least, both - VERDICT));
}

interface Shown {
  readonly session: Session;
  readonly found: ShownReview;
  readonly locale: ElementLocale;
}

/**
 * The review on the wood: the curve in the strip, the verdict in the place of the question, and the keys. Below a table
 * without these zones, all of it stands in a panel.
 */
function ReviewPanel(props: Shown & { readonly onError: (error: unknown) => void }) {
  const { session, found, locale, onError } = props;
  const texts = words().review;
  const { findings, seat } = found;
  const { now } = stepsOf(session);
  // At the end, the review sums up the whole game.
  const decision = session.past.value === null ? null : decisionAt(findings, now);
  const pointed = decision?.before === now ? decision : null;
  usePointers(session, pointed);
  const place = usePlace(session, 'keys');
  const height = useCurveHeight(session);
  const curve = <Curve height={height} session={session} found={found} decision={decision} />;
  const verdict =
    decision === null ? (
      <Summary session={session} found={found} />
    ) : (
      <Verdict session={session} decision={decision} locale={locale} />
    );
  const keys = (
    <Keys
      session={session}
      found={found}
      onTryAgain={
        decision === null || session.match !== null ? null : () => void tryAgain(session, decision).catch(onError)
      }
    />
  );
  if (place === null)
    return (
      <section class="review below" aria-label={texts.title}>
        <SeatChoice session={session} found={found} />
        {curve}
        <div class="verdict">{verdict}</div>
        {keys}
      </section>
    );
  return (
    <section class="review" aria-label={texts.title}>
      <InStrip session={session}>{curve}</InStrip>
      <OnZone session={session} name="question" said={height} look="asked">
        <Fitted lines={2.4} focusKey={seat}>
          <div class="verdict">{verdict}</div>
        </Fitted>
      </OnZone>
      <OnZone session={session} name="keys" look="keys">
        {keys}
      </OnZone>
      {pointed !== null && pointed.loss > 0 && (
        <ReviewFlags
          table={session}
          game={session.game}
          view={session.timeline.value.at(pointed.before)}
          locale={locale}
          best={pointed.best}
          played={pointed.move}
        />
      )}
    </section>
  );
}

/** The curve of the chance to win, and the key that closes the review. */
function Curve({
  height,
  session,
  found: { findings, seat },
  decision,
}: Pick<Shown, 'session' | 'found'> & { readonly height: number; readonly decision: ReviewedDecision | null }) {
  const texts = words().review;
  const own = session.viewer.value;
  const isMine = own !== null && ownSeat(session) === own;
  const name = session.names.value[seat] ?? words().setup.seat(seat + 1);
  return (
    <div class="course" style={{ height: `min(100%, ${height}px)` }}>
      <ReviewCurve
        session={session}
        points={curveOf(findings, seat, session.events.value.length)}
        decisions={decisionsIn(findings).filter((each) => each.seat === seat)}
        shown={decision}
        label={isMine ? texts.yourCurve : texts.curve(name)}
      />
      <button type="button" class="icon" aria-label={texts.close} onClick={() => closeReview(session)}>
        <Icon name="close" />
      </button>
    </div>
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
    <select
      aria-label={words().review.seat}
      value={found.seat}
      onChange={({ currentTarget: { value } }) => reviewSeat(session, Number(value))}
    >
      {Array.from({ length: session.view.value.seats }, (_, seat) => (
        <option key={String(seat)} value={seat}>
          {session.names.value[seat] ?? words().setup.seat(seat + 1)}
        </option>
      ))}
    </select>
  );
}

/** The keys: to the mistakes before and after the shown table, and another try. */
function Keys({
  session,
  found,
  onTryAgain,
}: Pick<Shown, 'session' | 'found'> & { readonly onTryAgain: (() => void) | null }) {
  const texts = words().review;
  const { now, of } = stepsOf(session);
  const at = session.past.value === null ? of : now;
  const marked = decisionsIn(found.findings).filter(({ mark, seat }) => mark !== null && seat === found.seat);
  const previous = marked.findLast(({ before }) => before < at);
  // From the end, continue with the first mistake.
  const next = session.past.value === null ? marked[0] : marked.find(({ before }) => before > at);
  return (
    <>
      <div class="mistakes">
        {(
          [
            { to: previous, text: texts.previous, icon: 'back' },
            { to: next, text: texts.next, icon: 'forward' },
          ] as const
        ).map(({ to, text, icon }) => (
          <button
            key={text}
            type="button"
            aria-label={text}
            disabled={to === undefined}
            onClick={() => goTo(session, to?.before ?? null)}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
      {onTryAgain !== null && (
        <button type="button" class="main" onClick={onTryAgain}>
          {texts.again}
        </button>
      )}
    </>
  );
}

/** The verdict on a decision, in a sentence. */
function Verdict({
  session,
  decision,
  locale,
}: {
  readonly session: Session;
  readonly decision: ReviewedDecision;
  readonly locale: ElementLocale;
}) {
  const texts = words().review;
  const reasons = useReasonWords(session);
  const { seat, move, best, loss, mark, before } = decision;
  const view = session.timeline.value.at(before);
  const name = seat === ownSeat(session) ? null : (session.names.value[seat] ?? words().setup.seat(seat + 1));
  const played = `${name === null ? '' : `${name}${locale.game.common.colon}`}${moveLabel(move, view, locale, session.game)}`;
  return (
    <p>
      {mark !== null && (
        <strong class="judged">
          {SIGNS[mark]} {texts.marks[mark]}
        </strong>
      )}{' '}
      {loss > 0 ? `${played}. ${texts.better(moveLabel(best, view, locale, session.game))}` : texts.good(played)}{' '}
      <span class="because">{reasonTexts(reasons, decision.reasons.slice(0, 1), name)}</span>
    </p>
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
    <p>
      <span role="status">{marks === 0 ? texts.none : texts.found(marks)}</span>
      {accountsIn(found.findings).map((account) => (
        <span key={account.seat}>
          {' '}
          {accountText(
            account,
            account.seat === own ? null : (names[account.seat] ?? words().setup.seat(account.seat + 1)),
          )}
        </span>
      ))}
    </p>
  );
}
