import { words } from './app.js';

/** A number with a button on each side. */
export function Stepper(props: {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}) {
  const { label, value, min, max, step, onChange } = props;
  const { fewer, more } = words().setup;
  return (
    <fieldset class="count" aria-label={label}>
      <span>{label}</span>
      <button type="button" aria-label={fewer} disabled={value <= min} onClick={() => onChange(value - step)}>
        −
      </button>
      <output>{value}</output>
      <button type="button" aria-label={more} disabled={value >= max} onClick={() => onChange(value + step)}>
        +
      </button>
    </fieldset>
  );
}
