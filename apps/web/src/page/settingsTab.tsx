import { change, settings, words } from './app.js';
import { Segments } from './segments.js';
import { SPEEDS } from './settings.js';
import { Switches } from './switches.js';

/** The settings of the table. */
export function SettingsTab({ onKeys }: { readonly onKeys: () => void }) {
  const texts = words().settings;
  const { speed, confirm, hints, coach, memory, sound } = settings.value;
  return (
    <div class="settings">
      <Segments
        label={texts.speed}
        options={SPEEDS.map((each) => [each, texts.speeds[each]] as const)}
        value={speed}
        onChange={(chosen) => change({ speed: chosen })}
      />
      <Switches />
      <Switch label={texts.confirm} on={confirm} onChange={(on) => change({ confirm: on })} />
      <Switch label={texts.hints} on={hints} onChange={(on) => change({ hints: on })} />
      <Switch label={words().coach.setting} on={coach} onChange={(on) => change({ coach: on })} />
      <Switch label={texts.memory} on={memory} onChange={(on) => change({ memory: on })} />
      <Switch label={texts.sound} on={sound} onChange={(on) => change({ sound: on })} />
      <button type="button" onClick={onKeys}>
        {texts.keys}
      </button>
    </div>
  );
}

function Switch({
  label,
  on,
  onChange,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <label class="switch">
      {label}
      <input type="checkbox" checked={on} onChange={({ currentTarget: { checked } }) => onChange(checked)} />
    </label>
  );
}
