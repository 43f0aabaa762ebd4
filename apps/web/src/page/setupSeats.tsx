import { botName } from 'hencoop/bots';
import { gameById } from 'hencoop/games';
import { useState } from 'preact/hooks';
import type { AboutGame, GameId, Player } from '../protocol.js';
import { usualPlayers, usualSeats } from '../usual.js';
import { botWords, change, words } from './app.js';
import { Face, seatFace } from './face.js';
import { NameInput } from './nameInput.js';
import { offeredAt } from './offeredAt.js';
import { PlayerSelect } from './playerSelect.js';
import type { Company } from './router.js';
import { usualNames } from './startGame.js';

/** The chosen players, their faces, and the panel for the one that was tapped. */
export function useSeats(game: GameId, about: AboutGame | null, company: Company | null) {
  const { seats } = gameById(game);
  const [players, setPlayers] = useState<readonly Player[]>(() =>
    usualPlayers(usualSeats(game)).map((player) => (company === null ? player : 'person')),
  );
  /** The typed names by seat; a seat without one has its default name. */
  const [typed, setTyped] = useState<readonly (string | undefined)[]>([]);
  const [tapped, setTapped] = useState(company === null ? 1 : 0);
  const chosen = Math.min(tapped, players.length - 1);
  const usual = usualNames(players);
  const names = usual.map((name, seat) => (players[seat] === 'person' && typed[seat]?.trim()) || name);
  /** The players of a table with more or fewer seats. */
  const seat = (next: readonly Player[]) =>
    setPlayers(next.map((player) => offeredAt(next.length, player, about?.levels)));
  const add = () => {
    seat([...players, company === null ? 'medium' : 'person']);
    setTapped(players.length);
  };
  const remove = () => {
    seat(players.filter((_, index) => index !== chosen));
    setTyped(players.map((_, index) => typed[index]).filter((_, index) => index !== chosen));
  };
  const type = (value: string) =>
    setTyped(Array.from({ length: seats.max }, (_, index) => (index === chosen ? value : typed[index])));
  const row = <Row names={names} players={players} chosen={chosen} max={seats.max} onTap={setTapped} onAdd={add} />;
  const panel = (
    <Panel
      key={chosen}
      seat={chosen}
      seats={players.length}
      player={players[chosen] ?? 'person'}
      name={names[chosen] ?? ''}
      typed={typed[chosen]}
      about={about}
      onType={type}
      onRemove={players.length > seats.min ? remove : null}
      onChange={(player) => setPlayers(players.map((each, index) => (index === chosen ? player : each)))}
    />
  );
  /** Keeps the name of the first player for the next game. */
  const keepName = () => {
    const [name] = typed;
    if (name !== undefined && players[0] === 'person') change({ name: name.trim() });
  };
  return { players, names, keepName, row, panel };
}

/** The faces around the table; the tapped one is the one to change. */
function Row(props: {
  readonly names: readonly string[];
  readonly players: readonly Player[];
  readonly chosen: number;
  readonly max: number;
  readonly onTap: (seat: number) => void;
  readonly onAdd: () => void;
}) {
  const { names, players, chosen, max, onTap, onAdd } = props;
  const { setup: texts, table } = words();
  const isAlone = players.filter((player) => player === 'person').length === 1;
  const label = (player: Player) => (player === 'person' ? texts.person : botName(botWords(), player));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div class="sit" role="group" aria-label={texts.seats}>
      {players.map((player, seat) => (
        <button key={seat} type="button" class="who" aria-pressed={seat === chosen} onClick={() => onTap(seat)}>
          <Face name={seatFace(seat)} />
          <strong>{player === 'person' && isAlone ? table.you : names[seat]}</strong> <small>{label(player)}</small>
        </button>
      ))}
      {players.length < max && (
        <button type="button" class="who add" onClick={onAdd}>
          <span class="face" aria-hidden="true">
            +
          </span>
          <strong>{texts.add}</strong> <small>{texts.upTo(max)}</small>
        </button>
      )}
    </div>
  );
}

/** The tapped seat: its name if it is a person, and who plays it. */
function Panel(props: {
  readonly seat: number;
  readonly seats: number;
  readonly player: Player;
  readonly name: string;
  /** `undefined` before the name is edited. */
  readonly typed: string | undefined;
  readonly about: AboutGame | null;
  readonly onType: (name: string) => void;
  /** `null` at the smallest table. */
  readonly onRemove: (() => void) | null;
  readonly onChange: (player: Player) => void;
}) {
  const { seat, seats, player, name, typed, about, onType, onRemove, onChange } = props;
  const texts = words().setup;
  return (
    <section class="paper level" aria-label={texts.seat(seat + 1)}>
      <header>
        {player === 'person' ? (
          <NameInput label={texts.name} value={typed ?? name} onInput={onType} />
        ) : (
          <h2>{texts.is(name)}</h2>
        )}
        {onRemove !== null && (
          <button type="button" class="plain" aria-label={texts.removeName(name)} onClick={onRemove}>
            {texts.remove}
          </button>
        )}
      </header>
      <PlayerSelect seat={seat} seats={seats} player={player} about={about} onChange={onChange} />
    </section>
  );
}
