import { useEffect, useId, useRef } from 'preact/hooks';
import { words } from './app.js';
import { LONGEST_NAME, nameFault } from './nameRules.js';

/** A field for a player's name, with the reason next to it if the name is refused. */
export function NameInput(props: {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly kind?: string;
  /** Whether it takes the focus when it appears. */
  readonly takesFocus?: boolean;
}) {
  const { label, value, onInput, kind, takesFocus = false } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const fault = nameFault(value);
  useEffect(() => {
    if (takesFocus) field.current?.select();
  }, []);
  return (
    <div class={kind === undefined ? 'name' : `name ${kind}`}>
      <label>
        {label}
        <input
          ref={field}
          value={value}
          autocomplete="off"
          aria-invalid={fault !== null}
          aria-describedby={id}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      </label>
      {/* It is always on the page: some screen readers miss an element that appears with its text. */}
      <p id={id} class="refused" role="status">
        {fault === null ? '' : words().setup.nameFaults[fault](LONGEST_NAME)}
      </p>
    </div>
  );
}
