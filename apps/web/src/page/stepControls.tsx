import type { ElementLocale } from 'hencoop/element';
import { words } from './app.js';
import { Icon } from './dialog.js';
import { Fitted, OnZone, usePlace } from './onZone.js';
import { goTo, togglePlaying } from './session/lookBack.js';
import type { Session } from './session/session.js';
import { InStrip } from './strip.js';
import { turnsOf } from './turns.js';

/** The number of events before the view on the screen, and of all events. */
export function stepsOf({ past, shown }: Session): { readonly now: number; readonly of: number } {
  return { now: past.value ?? shown.value, of: shown.value };
}

/** Looking back, on the wood: what happened last in the strip, and the controls in the place of the keys or a spectator's question. */
export function StepsOnTable({ session, locale }: { readonly session: Session; readonly locale: ElementLocale }) {
  const hasKeys = usePlace(session, 'keys') !== null;
  const { events, names, past, viewer } = session;
  const { now } = stepsOf(session);
  const turn = turnsOf(events.value.slice(0, now), { locale, names: names.value, viewer: viewer.value }).at(-1);
  return (
    <>
      {past.value !== null && (
        <InStrip session={session}>
          <Fitted lines={3.6}>
            <p>{turn?.text}</p>
          </Fitted>
        </InStrip>
      )}
      {past.value !== null && hasKeys && (
        <OnZone session={session} name="question" look="asked">
          <p class="step">{words().table.past(now, events.value.length)}</p>
        </OnZone>
      )}
      <OnZone session={session} name={hasKeys ? 'keys' : 'question'} look="stepping">
        <StepControls session={session} />
      </OnZone>
    </>
  );
}

/** Controls to go to any earlier table, step by step or directly. */
export function StepControls({ session }: { readonly session: Session }) {
  const texts = words().drawer;
  const { now, of } = stepsOf(session);
  const isPlaying = session.playing.value;
  const isPast = session.past.value !== null;
  return (
    <div class="steps">
      <div class="buttons">
        <IconButton name="first" label={texts.first} onClick={() => goTo(session, 1)} />
        <IconButton name="back" label={texts.back} onClick={() => goTo(session, now - 1)} />
        <IconButton
          name={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? texts.pause : texts.replay}
          onClick={() => togglePlaying(session)}
        />
        <IconButton
          name="forward"
          label={texts.forward}
          onClick={() => goTo(session, now + 1 >= of ? null : now + 1)}
        />
      </div>
      <input
        type="range"
        aria-label={texts.step}
        min={1}
        max={Math.max(1, of)}
        value={now}
        onInput={({ currentTarget: { value } }) => goTo(session, Number(value))}
      />
      {isPast && (
        <button type="button" class="now main" aria-label={texts.now} onClick={() => goTo(session, null)}>
          <Icon name="first" />
        </button>
      )}
    </div>
  );
}

function IconButton({
  name,
  label,
  onClick,
}: {
  readonly name: Parameters<typeof Icon>[0]['name'];
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" class="icon" aria-label={label} onClick={onClick}>
      <Icon name={name} />
    </button>
  );
}
