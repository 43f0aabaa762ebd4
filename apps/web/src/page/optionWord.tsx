import type { OfferedOption, OptionTexts } from 'hencoop/games';
import { useId } from 'preact/hooks';

/** Shows what an option does, while its word has the focus. */
export type Explain = (line: string) => void;

/** A sentence with a word to choose. */
export function Sentence(props: {
  readonly label: string;
  readonly line: string;
  /** With `{}` in place of the word. */
  readonly sentence: string;
  /** Each value with its words. */
  readonly choices: readonly (readonly [value: string, words: string])[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onExplain: Explain;
}) {
  const { label, line, sentence, choices, value, onChange, onExplain } = props;
  const id = useId();
  const [before = '', after = ''] = sentence.split('{}');
  return (
    <span class="sentence">
      {before}
      <span class="word">
        <select
          aria-label={label}
          aria-describedby={id}
          value={value}
          onFocus={() => onExplain(line)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {choices.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
      </span>
      {after}{' '}
      <span id={id} class="unseen">
        {line}
      </span>
    </span>
  );
}

/** A game's option as a sentence. An option without texts is not shown. */
export function OptionWord({
  option,
  texts,
  value,
  onChange,
  onExplain,
}: {
  readonly option: OfferedOption;
  readonly texts: OptionTexts | undefined;
  /** The chosen value, or the default. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onExplain: Explain;
}) {
  if (texts === undefined) return null;
  return (
    <Sentence
      {...texts}
      choices={valuesOf(option).map((each) => [each, texts.values?.[each] ?? each])}
      value={option.type === 'flag' ? (value === true ? 'on' : 'off') : String(value)}
      onChange={(chosen) => onChange(readValue(option, chosen))}
      onExplain={onExplain}
    />
  );
}

function valuesOf(option: OfferedOption): readonly string[] {
  switch (option.type) {
    case 'flag':
      return ['off', 'on'];
    case 'choice':
      return option.values;
    case 'count': {
      const { min, max, step } = option;
      return Array.from({ length: (max - min) / step + 1 }, (_, index) => String(min + index * step));
    }
  }
}

function readValue({ type }: OfferedOption, value: string): unknown {
  if (type === 'flag') return value === 'on';
  return type === 'count' ? Number(value) : value;
}
