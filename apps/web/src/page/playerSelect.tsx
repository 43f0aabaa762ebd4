import { botName, winsOf100 } from 'hencoop/bots';
import type { AboutGame, OfferedLevel, Player } from '../protocol.js';
import { botWords, words } from './app.js';

/** The choice on a tile. */
interface Choice {
  readonly player: Player;
  readonly name: string;
  /** How it plays, in a few words. */
  readonly line: string;
  /** How often it wins, if measured. */
  readonly wins?: string;
}

/** Tiles to choose the player of a seat: a person, or a bot by level or personality. */
export function PlayerSelect({
  seat,
  seats,
  player,
  about,
  onChange,
}: {
  /** From 0. */
  readonly seat: number;
  /** The number of seats at the table. */
  readonly seats: number;
  readonly player: Player;
  readonly about: AboutGame | null;
  readonly onChange: (player: Player) => void;
}) {
  const texts = words().setup;
  const bots = botWords();
  const { characterLines } = texts;
  const person: Choice = { player: 'person', name: texts.person, line: texts.personLine };
  const offered: readonly OfferedLevel[] = about?.levels[seats] ?? [{ name: 'medium' }];
  const levels = offered.map(({ name, elo }): Choice => {
    const medium = botName(bots, 'medium');
    const wins = elo === undefined || name === 'medium' ? {} : { wins: texts.wins(winsOf100(elo, seats), medium) };
    return { player: name, name: botName(bots, name), line: bots.plays[name], ...wins };
  });
  const others = [...(about?.personalities ?? []), 'random'].map((name): Choice => {
    return { player: name, name: botName(bots, name), line: characterLines[name] ?? '' };
  });
  const chosen = [person, ...levels, ...others].find((choice) => choice.player === player);
  const tiles = (choices: readonly Choice[]) => (
    <div class="tiles">
      {choices.map((choice) => (
        <label key={choice.player} class="tile">
          <input
            type="radio"
            name={`player-${seat}`}
            checked={choice.player === player}
            onChange={() => onChange(choice.player)}
          />
          <strong>{choice.name}</strong>
          <small>{choice.line}</small>
          {choice.wins !== undefined && <small>{choice.wins}</small>}
        </label>
      ))}
    </div>
  );
  return (
    <details class="choice">
      <summary>
        <span class="chosen">
          <span class="unseen">{texts.player} </span>
          <strong>{chosen?.name ?? player}</strong> <small>{chosen?.line}</small>
        </span>
      </summary>
      {tiles([person, ...levels])}
      <p class="kind">{texts.characters}</p>
      {tiles(others)}
    </details>
  );
}
