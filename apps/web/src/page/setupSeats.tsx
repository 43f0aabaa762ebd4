import { gameById } from 'hencoop/games';
import { useState } from 'preact/hooks';
import type { AboutGame, GameId, Player } from '../protocol.js';
import { usualPlayers, usualSeats } from '../usual.js';
import { change, words } from './app.js';
import { NameInput } from './nameInput.js';
import { offeredAt } from './offeredAt.js';
import { PlayerSelect } from './playerSelect.js';
import { usualNames } from './startGame.js';

/** The chosen players, and their fields. */
export function useSeats(game: GameId, about: AboutGame | null) {
  const { seats } = gameById(game);
  const [players, setPlayers] = useState(usualPlayers(usualSeats(game)));
  /** The typed names by seat. A seat without one has its default name, and its field is hidden. */
  const [typed, setTyped] = useState<readonly (string | undefined)[]>([]);
  const usual = usualNames(players);
  const names = usual.map((name, seat) => (players[seat] === 'person' && typed[seat]?.trim()) || name);
  const setSeats = (count: number) =>
    setPlayers(Array.from({ length: count }, (_, seat) => offeredAt(count, players[seat] ?? 'medium', about?.levels)));
  const type = (seat: number, value: string) =>
    setTyped(Array.from({ length: seats.max }, (_, index) => (index === seat ? value : typed[index])));
  const seatFields = players.map((player, seat) => (
    <Seat
      key={seat}
      seat={seat}
      seats={players.length}
      player={player}
      name={names[seat] ?? ''}
      typed={typed[seat]}
      about={about}
      onType={(value) => type(seat, value)}
      onChange={(chosen) => setPlayers(players.map((each, index) => (index === seat ? chosen : each)))}
    />
  ));
  /** Keeps the name of the first player for the next game. */
  const keepName = () => {
    const [name] = typed;
    if (name !== undefined && players[0] === 'person') change({ name: name.trim() });
  };
  return { players, names, keepName, setSeats, seatFields };
}

/** One seat: its player, whose name can be edited if it is a person. */
function Seat(props: {
  readonly seat: number;
  readonly seats: number;
  readonly player: Player;
  readonly name: string;
  /** `undefined` before the name is edited. */
  readonly typed: string | undefined;
  readonly about: AboutGame | null;
  readonly onType: (name: string) => void;
  readonly onChange: (player: Player) => void;
}) {
  const { seat, seats, player, name, typed, about, onType, onChange } = props;
  const texts = words().setup;
  const isPerson = player === 'person';
  return (
    <fieldset class="seat">
      <legend>{texts.seat(seat + 1)}</legend>
      {isPerson && typed !== undefined ? (
        <NameInput label={texts.name} value={typed} takesFocus onInput={onType} />
      ) : (
        <p class="who">
          <span>{name}</span>
          {isPerson && (
            <button type="button" class="plain" aria-label={texts.editNameOf(seat + 1)} onClick={() => onType(name)}>
              {texts.editName}
            </button>
          )}
        </p>
      )}
      <PlayerSelect seat={seat} seats={seats} player={player} about={about} onChange={onChange} />
    </fieldset>
  );
}
