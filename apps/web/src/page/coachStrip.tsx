import type { ElementLocale } from 'hencoop/element';
import { useEffect, useId, useRef } from 'preact/hooks';
import { words } from './app.js';
import { percentText } from './numbers.js';
import { Fitted, OnZone } from './onZone.js';
import { moveLabel, reasonTexts, useReasonWords } from './reviewWords.js';
import type { CoachQuestion, Session } from './session/session.js';
import { InStrip } from './strip.js';

/** The coach's warning before a mistake, on the wood: what the move costs and why, what is better, and two keys. */
export function CoachAsks({
  session,
  question,
  locale,
}: {
  readonly session: Session;
  readonly question: CoachQuestion;
  readonly locale: ElementLocale;
}) {
  const { coach: texts, review } = words();
  const reasonWords = useReasonWords(session);
  const id = useId();
  const back = useRef<HTMLButtonElement>(null);
  const { move, mistake, answer } = question;
  const { best, loss, reasons } = mistake;
  const view = session.view.value;
  useEffect(() => {
    const before = document.activeElement;
    back.current?.focus();
    const pressed = ({ key }: KeyboardEvent) => key === 'Escape' && answer(false);
    addEventListener('keydown', pressed);
    return () => {
      removeEventListener('keydown', pressed);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [question]);
  return (
    <section class="coach" aria-label={texts.title}>
      <InStrip session={session}>
        <Fitted lines={3.6}>
          <p id={id}>
            {texts.loses(moveLabel(move, view, locale, session.game), percentText(loss))}{' '}
            <span class="because">{reasonTexts(reasonWords, reasons.slice(0, 1), null)}</span>
          </p>
        </Fitted>
      </InStrip>
      <OnZone session={session} name="question" look="asked">
        <Fitted lines={2.4}>
          <p id={`${id}-better`}>{review.better(moveLabel(best, view, locale, session.game))}</p>
        </Fitted>
      </OnZone>
      <OnZone session={session} name="keys" look="keys">
        <button
          type="button"
          class="main"
          ref={back}
          aria-describedby={`${id} ${id}-better`}
          onClick={() => answer(false)}
        >
          {texts.think}
        </button>
        <button type="button" onClick={() => answer(true)}>
          {texts.play}
        </button>
      </OnZone>
    </section>
  );
}

/** While the coach looks at a move: the player can play it at once. */
export function CoachLooks({ session, onSkip }: { readonly session: Session; readonly onSkip: () => void }) {
  const texts = words().coach;
  return (
    <InStrip session={session}>
      <div class="strip late" role="status">
        <p>{texts.looks}</p>
        <button type="button" onClick={onSkip}>
          {texts.skip}
        </button>
      </div>
    </InStrip>
  );
}
