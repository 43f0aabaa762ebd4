import type { OfferedOption, OptionTexts } from 'hencoop/games';
import { Check } from './dialog.js';
import { Stepper } from './stepper.js';

/** The field for a game option, with a line that explains it. */
export function OptionField(props: {
  readonly option: OfferedOption;
  /** An option without texts shows its name. */
  readonly texts: OptionTexts | undefined;
  /** The chosen value, or the default. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}) {
  const line = `option-${props.option.name}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a count is a fieldset itself
    <div class="option" role="group" aria-describedby={line}>
      <Field {...props} />
      <p class="quiet" id={line}>
        {props.texts?.line}
      </p>
    </div>
  );
}

function Field({ option, texts, value, onChange }: Parameters<typeof OptionField>[0]) {
  const label = texts?.label ?? option.name;
  switch (option.type) {
    case 'count':
      return <Stepper {...option} label={label} value={Number(value)} onChange={onChange} />;
    case 'flag':
      return <Check label={label} on={value === true} onChange={onChange} />;
    case 'choice':
      return (
        <label>
          {label}
          <select value={String(value)} onChange={({ currentTarget: { value } }) => onChange(value)}>
            {option.values.map((each) => (
              <option key={each} value={each}>
                {texts?.values?.[each] ?? each}
              </option>
            ))}
          </select>
        </label>
      );
  }
}
