import { useId } from 'preact/hooks';

/** A choice of one of a few values, side by side. */
export function Segments<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: {
  readonly label: string;
  readonly options: readonly (readonly [Value, string, lang?: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="segments">
        {options.map(([each, text, lang]) => (
          <label key={each} {...(lang === undefined ? {} : { lang })}>
            <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
