import { hintOf } from 'hencoop/bots';
import type { ElementLocale } from 'hencoop/element';
import { useEffect, useRef } from 'preact/hooks';
import type { Hint } from '../protocol.js';
import { botWords, words } from './app.js';
import { Icon } from './dialog.js';
import { hintNotes } from './hintNotes.js';
import { type Describe, describeWith } from './pageGame.js';
import { reasonTexts, useReasonWords } from './reviewWords.js';
import { closeHint } from './session/hint.js';
import type { Session } from './session/session.js';

/** A row above the table with a strong bot's move and, on request, the result it expects. The table shrinks for it. */
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
  const heading = useRef<HTMLHeadingElement>(null);
  const isReady = hint !== 'thinking';
  useEffect(() => heading.current?.focus(), [isReady]);
  const reasonWords = useReasonWords(session);
  const [best, ...figures] = isReady ? sentencesOf(hint, describeWith(locale, session.names.value)) : [];
  return (
    <section class="hint" aria-labelledby="hint">
      <h2 id="hint" tabIndex={-1} ref={heading}>
        {isReady ? texts.title : texts.thinking}
      </h2>
      {isReady && (
        <>
          <p>{best}</p>
          <details>
            <summary>{texts.why}</summary>
            <div class="reasons">
              {[...reasonTexts(reasonWords, hint.reasons, null), ...figures].map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              {hintNotes(hint, texts, locale.game.goal).map((note) => (
                <p key={note} class="quiet">
                  {note}
                </p>
              ))}
            </div>
          </details>
        </>
      )}
      <button type="button" class="icon" aria-label={texts.close} onClick={() => closeHint(session)}>
        <Icon name="close" />
      </button>
    </section>
  );
}

function sentencesOf(hint: Hint, describe: Describe): readonly string[] {
  // The sentences use only the move and its analysis, not the time.
  return hintOf(botWords(), { ...hint, milliseconds: 0 }, (move) => describe(move, hint.move.seat));
}
