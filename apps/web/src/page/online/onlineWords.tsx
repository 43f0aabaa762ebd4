import type { Hands, Watchers } from '@hencoop/client';
import { words } from '../app.js';
import { type Explain, Sentence } from '../optionWord.js';
import { watchWords } from './watchWords.js';

/** How a game is played online. */
export interface OnlineChoice {
  /** Seconds for a step; `null` for no limit. */
  readonly clock: number | null;
  readonly listed: boolean;
  readonly watch: Watchers;
  readonly hands: Hands;
}

/** How an online game is played unless the host chooses. */
export const USUAL: OnlineChoice = { clock: null, listed: false, watch: 'all', hands: 'end' };

const CLOCKS = [null, 30, 120, 86_400] as const;
const WATCHERS = ['all', 'link', 'none'] as const;
const HANDS = ['closed', 'end', 8, 20] as const;

/** The options of an online game, as sentences. */
export function OnlineWords({
  choice,
  plays,
  onChange,
  onExplain,
}: {
  readonly choice: OnlineChoice;
  /** Whether this device plays: one that shows the table to all watches, too. */
  readonly plays: boolean;
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
      <SpectatorWords choice={choice} plays={plays} onChange={onChange} onExplain={onExplain} />
    </>
  );
}

/** Who may watch, and when spectators see all hands. */
function SpectatorWords({ choice, plays, onChange, onExplain }: Parameters<typeof OnlineWords>[0]) {
  const texts = watchWords();
  const { watch, hands } = choice;
  const watchers = WATCHERS.filter((each) => plays || each !== 'none');
  return (
    <>
      <Sentence
        label={texts.who}
        line={texts.whoHint}
        sentence={texts.whoSentence}
        choices={watchers.map((each) => [each, texts.whoWords[each]])}
        value={watch}
        onChange={(value) => onChange({ ...choice, watch: watchers.find((each) => each === value) ?? 'all' })}
        onExplain={onExplain}
      />
      {watch !== 'none' && (
        <Sentence
          label={texts.hands}
          line={texts.handsHint}
          sentence={texts.handsSentence}
          choices={HANDS.map((each) => [String(each), texts.handsWords[each]])}
          value={String(typeof hands === 'string' ? hands : hands.movesBehind)}
          onChange={(value) => {
            const chosen = HANDS.find((each) => String(each) === value) ?? 'end';
            onChange({ ...choice, hands: typeof chosen === 'string' ? chosen : { movesBehind: chosen } });
          }}
          onExplain={onExplain}
        />
      )}
    </>
  );
}
