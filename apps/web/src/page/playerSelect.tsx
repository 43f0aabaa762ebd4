import { botName } from 'hencoop/bots';
import type { AboutGame, Player } from '../protocol.js';
import { botWords, words } from './app.js';

/** Who plays a seat: a person, or a bot by its level or its character. */
export function PlayerSelect({
  player,
  about,
  seats,
  onChange,
}: {
  readonly player: Player;
  readonly about: AboutGame | null;
  readonly seats: number;
  readonly onChange: (player: Player) => void;
}) {
  const texts = words().setup;
  const bots = botWords();
  const levels = about?.levels ?? [];
  return (
    <label>
      {texts.player}
      <select value={player} onChange={({ currentTarget: { value } }) => onChange(value)}>
        <option value="person">{texts.person}</option>
        <optgroup label={texts.levels}>
          {levels.length === 0 && <option value="medium">{botName(bots, 'medium')}</option>}
          {levels.map(({ name, elo }) => (
            <option key={name} value={name}>
              {botName(bots, name)}
              {elo[seats] === undefined ? '' : ` (Elo ${elo[seats] > 0 ? '+' : ''}${elo[seats]})`}
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
