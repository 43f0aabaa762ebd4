import { botName, winsOf100 } from 'hencoop/bots';
import type { AboutGame, OfferedLevel, Player } from '../protocol.js';
import { botWords, words } from './app.js';
import { Face, seatFace } from './face.js';

/** The choice on a tile. */
interface Choice {
  readonly player: Player;
  readonly face: string;
  readonly name: string;
  /** How it plays, in a few words. */
  readonly line: string;
  /** How many of 100 games it wins, if measured. */
  readonly wins?: number;
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
  const even = winsOf100(0, seats);
  const person: Choice = { player: 'person', face: seatFace(seat), name: texts.person, line: texts.personLine };
  const offered: readonly OfferedLevel[] = about?.levels[seats] ?? [{ name: 'medium' }];
  const levels = offered.map(({ name, elo = name === 'medium' ? 0 : undefined }): Choice => {
    const shown = { player: name, face: name, name: botName(bots, name), line: bots.plays[name] };
    return elo === undefined ? shown : { ...shown, wins: winsOf100(name === 'medium' ? 0 : elo, seats) };
  });
  const others = [...(about?.personalities ?? []), 'random'].map((name): Choice => {
    const line = texts.characterLines[name];
    return { player: name, face: line === undefined ? 'bot' : name, name: botName(bots, name), line: line ?? '' };
  });
  const tiles = (choices: readonly Choice[]) => (
    <div class="tiles">
      {choices.map((choice) => (
        <Tile
          key={choice.player}
          choice={choice}
          even={even}
          seat={seat}
          isChosen={choice.player === player}
          onChoose={() => onChange(choice.player)}
        />
      ))}
    </div>
  );
  return (
    <>
      <p class="quiet">{texts.even(even, botName(bots, 'medium'))}</p>
      {tiles([person, ...levels])}
      <details class="choice" open={others.some((choice) => choice.player === player)}>
        <summary>{texts.characters}</summary>
        {tiles(others)}
      </details>
    </>
  );
}

function Tile(props: {
  readonly choice: Choice;
  readonly even: number;
  readonly seat: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { choice, even, seat, isChosen, onChoose } = props;
  const { face, name, line, wins } = choice;
  return (
    <label class="tile">
      <input type="radio" class="unseen" name={`player-${seat}`} checked={isChosen} onChange={onChoose} />
      <Face name={face} />
      <span class="what">
        <strong>{name}</strong> <small>{line}</small>
      </span>
      {wins !== undefined && (
        <span class="wins">
          <Bar wins={wins} even={even} /> <small>{words().setup.wins(wins)}</small>
        </span>
      )}
    </label>
  );
}

/** The wins of 100 as a bar, with a post at the even share. */
function Bar({ wins, even }: { readonly wins: number; readonly even: number }) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class="all" width="100" height="10" />
      <rect class="won" width={wins} height="10" />
      <rect class="post" x={even - 0.6} width="1.200" height="10" />
    </svg>
  );
}
