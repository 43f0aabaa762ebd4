import { words } from './app.js';
import { Icon } from './dialog.js';
import { goTo, togglePlaying } from './session/lookBack.js';
import type { Session } from './session/session.js';

/** The number of events before the view on the screen, and of all events. */
export function stepsOf({ past, shown }: Session): { readonly now: number; readonly of: number } {
  return { now: past.value ?? shown.value, of: shown.value };
}

/** Controls to go to any earlier table, step by step or directly. */
export function StepControls({ session }: { readonly session: Session }) {
  const texts = words().drawer;
  const { now, of } = stepsOf(session);
  const isPlaying = session.playing.value;
  return (
    <div class="steps">
      {session.past.value !== null && <span>{words().table.past(now, session.events.value.length)}</span>}
      <input
        type="range"
        aria-label={texts.step}
        min={1}
        max={Math.max(1, of)}
        value={now}
        onInput={({ currentTarget: { value } }) => goTo(session, Number(value))}
      />
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
        {session.past.value !== null && (
          <button type="button" class="now" onClick={() => goTo(session, null)}>
            {texts.now}
          </button>
        )}
      </div>
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
