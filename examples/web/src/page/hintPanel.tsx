import type { AnyMove } from 'hencoop';
import { hintOf } from 'hencoop/bots';
import { de } from 'hencoop/bots/de';
import { en } from 'hencoop/bots/en';
import { useEffect, useRef } from 'preact/hooks';
import type { Hint, Move } from '../protocol.js';
import { settings, words } from './app.js';
import { Icon } from './dialog.js';
import type { Speech } from './games.js';
import type { Session } from './session.js';

/** What a strong bot would do, and what it expects. */
export function HintPanel({
  session,
  hint,
  speech,
}: {
  readonly session: Session;
  readonly hint: Hint | 'thinking';
  readonly speech: Speech;
}) {
  const texts = words().hint;
  const heading = useRef<HTMLHeadingElement>(null);
  const ready = hint !== 'thinking';
  useEffect(() => heading.current?.focus(), [ready]);
  const [best, ...reasons] = ready ? sentencesOf(hint, speech.named(session.names), settings.value.language) : [];
  return (
    <section class="hint" aria-labelledby="hint">
      <header class="sheet-head">
        <h2 id="hint" tabIndex={-1} ref={heading}>
          {ready ? texts.title : texts.thinking}
        </h2>
        <button type="button" class="icon" aria-label={texts.close} onClick={session.closeHint}>
          <Icon name="close" />
        </button>
      </header>
      {ready && (
        <>
          <p>{best}</p>
          <details>
            <summary>{texts.why}</summary>
            {reasons.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {hint.worlds > 0 && <p class="quiet">{texts.worlds(hint.worlds)}</p>}
          </details>
        </>
      )}
    </section>
  );
}

function sentencesOf(hint: Hint, describe: ReturnType<Speech['named']>, language: 'en' | 'de'): readonly string[] {
  // The moves of a hint are those of the game at this table.
  const sentence = (move: AnyMove) => describe(move as Move, move.seat);
  // Sentences read the move and its analysis; how long the bot thought is not among them.
  const choice = { ...hint, milliseconds: 0 };
  return hintOf(language === 'de' ? de : en, choice, sentence);
}
