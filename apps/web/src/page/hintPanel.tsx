import { useSignal } from '@preact/signals';
import { hintMoves, hintOf } from 'hencoop/bots';
import type { ElementLocale } from 'hencoop/element';
import { useEffect, useRef } from 'preact/hooks';
import type { Hint, Move } from '../protocol.js';
import { botWords, words } from './app.js';
import { Icon } from './dialog.js';
import { hintNotes } from './hintNotes.js';
import { OverMeadow } from './overMeadow.js';
import { hintSentence, reasonTexts, useReasonWords } from './reviewWords.js';
import { closeHint } from './session/hint.js';
import type { Session } from './session/session.js';
import { InStrip } from './strip.js';

/** A strong bot's move in the table's strip and, on request, its reasons and the result that the bot expects. */
export function HintPanel({
  session,
  hint,
  locale,
}: {
  readonly session: Session;
  readonly hint: Hint | 'thinking';
  readonly locale: ElementLocale;
}) {
  const texts = words().hint;
  const sentence = useRef<HTMLParagraphElement>(null);
  const isOpen = useSignal(false);
  const isReady = hint !== 'thinking';
  useEffect(() => {
    sentence.current?.focus();
    // Level moves are pointed out together.
    if (hint !== 'thinking' && session.element !== null) session.element.hint = hintMoves(hint);
  }, [isReady]);
  const reasonWords = useReasonWords(session);
  const [best, ...figures] = isReady ? sentencesOf(hint, hintSentence(session, locale, hint.move.seat)) : [];
  return (
    <>
      <InStrip session={session}>
        <section class="hint strip" aria-label={texts.title}>
          <p tabIndex={-1} ref={sentence}>
            {best ?? texts.thinking}
          </p>
          {isReady && (
            <button type="button" aria-expanded={isOpen.value} onClick={() => (isOpen.value = !isOpen.value)}>
              {texts.why}
            </button>
          )}
          <button type="button" class="icon" aria-label={texts.close} onClick={() => closeHint(session)}>
            <Icon name="close" />
          </button>
        </section>
      </InStrip>
      {isReady && isOpen.value && (
        <OverMeadow session={session} title={texts.why} onClose={() => (isOpen.value = false)}>
          {[best, ...reasonTexts(reasonWords, hint.reasons, null), ...figures].map((each) => (
            <p key={each}>{each}</p>
          ))}
          {hintNotes(hint, texts, locale.game.goal).map((note) => (
            <p key={note} class="quiet">
              {note}
            </p>
          ))}
        </OverMeadow>
      )}
    </>
  );
}

function sentencesOf(hint: Hint, sentence: (move: Move) => string): readonly string[] {
  // The sentences use only the move and its analysis, not the time.
  return hintOf(botWords(), { ...hint, milliseconds: 0 }, sentence);
}
