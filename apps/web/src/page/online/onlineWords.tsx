import { words } from '../app.js';
import { type Explain, Sentence } from '../optionWord.js';

/** How a game is played online. */
export interface OnlineChoice {
  /** Seconds for a step; `null` for no limit. */
  readonly clock: number | null;
  readonly listed: boolean;
}

const CLOCKS = [null, 30, 120, 86_400] as const;

/** The options of an online game, as sentences. */
export function OnlineWords({
  choice,
  onChange,
  onExplain,
}: {
  readonly choice: OnlineChoice;
  readonly onChange: (choice: OnlineChoice) => void;
  readonly onExplain: Explain;
}) {
  const { online } = words();
  return (
    <>
      <Sentence
        label={online.clock}
        line={online.clockHint}
        sentence={online.clockSentence}
        choices={CLOCKS.map((each) => [String(each ?? 0), online.clocks[each ?? 0]])}
        value={String(choice.clock ?? 0)}
        onChange={(value) => onChange({ ...choice, clock: CLOCKS.find((each) => String(each ?? 0) === value) ?? null })}
        onExplain={onExplain}
      />
      <Sentence
        label={online.listed}
        line={online.listedHint}
        sentence={online.listedSentence}
        choices={[
          ['off', online.listedWords.off],
          ['on', online.listedWords.on],
        ]}
        value={choice.listed ? 'on' : 'off'}
        onChange={(value) => onChange({ ...choice, listed: value === 'on' })}
        onExplain={onExplain}
      />
    </>
  );
}
