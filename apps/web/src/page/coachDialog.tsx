import type { ElementLocale } from 'hencoop/element';
import { words } from './app.js';
import { Dialog } from './dialog.js';
import { percentText } from './numbers.js';
import { moveLabel, reasonTexts, useReasonWords } from './reviewWords.js';
import type { CoachQuestion, Session } from './session/session.js';
import { InStrip } from './strip.js';

/** The coach's warning before a mistake. The player decides. */
export function CoachDialog({
  session,
  question,
  locale,
}: {
  readonly session: Session;
  readonly question: CoachQuestion;
  readonly locale: ElementLocale;
}) {
  const texts = words().coach;
  const reasonWords = useReasonWords(session);
  const { move, mistake, answer } = question;
  const { best, loss, reasons } = mistake;
  const view = session.view.value;
  return (
    <Dialog title={texts.title} onClose={() => answer(false)}>
      <p>
        {texts.loses(moveLabel(move, view, locale), percentText(loss))} {texts.better(moveLabel(best, view, locale))}
      </p>
      {reasonTexts(reasonWords, reasons, null).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p class="answer">
        <button type="button" class="main" onClick={() => answer(false)}>
          {texts.think}
        </button>
        <button type="button" onClick={() => answer(true)}>
          {texts.play}
        </button>
      </p>
    </Dialog>
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
