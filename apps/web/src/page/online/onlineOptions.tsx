import { words } from '../app.js';
import { Check } from '../dialog.js';

/** How a game is played online. */
export interface OnlineChoice {
  /** Seconds for a step; `null` for no limit. */
  readonly clock: number | null;
  readonly listed: boolean;
}

const CLOCKS = [null, 30, 120, 86_400] as const;

/** The part of the set-up that needs a server. */
export function OnlineOptions({
  choice,
  onChange,
}: {
  /** `null` for a game on this device. */
  readonly choice: OnlineChoice | null;
  readonly onChange: (choice: OnlineChoice | null) => void;
}) {
  const { online } = words();
  return (
    <fieldset class="options online-choice">
      <legend>{online.title}</legend>
      <Check
        label={online.play}
        on={choice !== null}
        onChange={(on) => onChange(on ? { clock: null, listed: false } : null)}
      />
      {choice !== null && (
        <>
          <p class="quiet">{online.playHint}</p>
          <label>
            {online.clock}
            <select
              value={String(choice.clock ?? 0)}
              onChange={({ currentTarget: { value } }) => {
                const clock = CLOCKS.find((each) => String(each ?? 0) === value);
                if (clock !== undefined) onChange({ ...choice, clock });
              }}
            >
              {CLOCKS.map((each) => (
                <option key={each} value={String(each ?? 0)}>
                  {online.clocks[each ?? 0]}
                </option>
              ))}
            </select>
          </label>
          {choice.clock !== null && <p class="quiet">{online.clockHint}</p>}
          <Check label={online.listed} on={choice.listed} onChange={(listed) => onChange({ ...choice, listed })} />
        </>
      )}
    </fieldset>
  );
}
