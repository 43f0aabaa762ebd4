import { botName } from 'hencoop/bots';
import type { AboutGame, Player } from '../protocol.js';
import { botWords, words } from './app.js';

/** Who plays a seat: a person, or a bot by its level or its character. */
export function PlayerSelect({
  player,
  about,
  onChange,
}: {
  readonly player: Player;
  readonly about: AboutGame | null;
  readonly onChange: (player: Player) => void;
}) {
  const texts = words().setup;
  const bots = botWords();
  return (
    <label>
      {texts.player}
      <select value={player} onChange={({ currentTarget: { value } }) => onChange(value)}>
        <option value="person">{texts.person}</option>
        <optgroup label={texts.levels}>
          {(about?.levels ?? [{ name: 'medium' as const }]).map(({ name }) => (
            <option key={name} value={name}>
              {`${botName(bots, name)}: ${texts.levelLines[name]}`}
            </option>
          ))}
        </optgroup>
        <optgroup label={texts.characters}>
          {(about?.personalities ?? []).map((name) => (
            <option key={name} value={name}>
              {botName(bots, name)}
            </option>
          ))}
        </optgroup>
        <optgroup label={texts.others}>
          <option value="random">{botName(bots, 'random')}</option>
        </optgroup>
      </select>
    </label>
  );
}
