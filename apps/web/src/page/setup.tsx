import { gameById, type OfferedOption } from 'hencoop/games';
import { useEffect, useState } from 'preact/hooks';
import type { AboutGame, GameId } from '../protocol.js';
import { usualPlayers, usualSeats } from '../usual.js';
import { change, setupTextsOf, words, worker } from './app.js';
import { Icon } from './dialog.js';
import { type OnlineChoice, OnlineOptions } from './online/onlineOptions.js';
import { findServer, hasServer } from './online/server.js';
import { OptionField } from './optionField.js';
import { PlayerSelect } from './playerSelect.js';
import { hashOf } from './router.js';
import { type NewGame, startGame, usualNames } from './startGame.js';
import { Stepper } from './stepper.js';

type OnError = (error: unknown) => void;

/** Who plays, and by which rules. */
export function Setup({ game, onError }: { readonly game: GameId; readonly onError: OnError }) {
  const texts = words().setup;
  const { title, seats } = gameById(game);
  const about = useAboutGame(game, onError);
  const { players, names, keepName, setSeats, seatFields } = useSeats(game, about);
  const { options, optionFields } = useOptions(game, about, players.length);
  const [online, setOnline] = useState<OnlineChoice | null>(null);
  const { busy, start } = useStart(onError);
  useEffect(() => void findServer(), []);
  const persons = players.filter((player) => player === 'person').length;
  return (
    <>
      <header class="bar">
        <a class="icon" href={hashOf({ page: 'home' })} aria-label={words().table.home}>
          <Icon name="home" />
        </a>
        <h1>{texts.title(title)}</h1>
      </header>
      <main class="page">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            keepName();
            start({ game, players, names, options }, online);
          }}
        >
          {seats.max > seats.min && (
            <Stepper
              label={texts.seats}
              value={players.length}
              min={seats.min}
              max={seats.max}
              step={1}
              onChange={setSeats}
            />
          )}
          {seatFields}
          {hasServer.value && <OnlineOptions choice={online} onChange={setOnline} />}
          {online === null ? (
            <p class="quiet">{persons > 1 ? texts.pass : persons === 0 ? texts.watch : ''}</p>
          ) : (
            <p role="status">{persons === 0 ? words().online.onePerson : ''}</p>
          )}
          <fieldset class="options">
            <legend>{texts.options}</legend>
            {optionFields}
          </fieldset>
          <p class="answer">
            <button type="submit" class="main" disabled={busy || (online !== null && persons === 0)}>
              {texts.start}
            </button>
          </p>
        </form>
      </main>
    </>
  );
}

function useAboutGame(game: GameId, onError: OnError): AboutGame | null {
  const [about, setAbout] = useState<AboutGame | null>(null);
  useEffect(() => {
    worker().ask({ type: 'about', game }).then(setAbout, onError);
  }, [game]);
  return about;
}

/** Who plays, and the fields to choose them. */
function useSeats(game: GameId, about: AboutGame | null) {
  const texts = words().setup;
  const { seats } = gameById(game);
  const [players, setPlayers] = useState(usualPlayers(usualSeats(game)));
  /** The names that were typed, by seat; a seat without one has its usual name. */
  const [typed, setTyped] = useState<readonly (string | undefined)[]>([]);
  const usual = usualNames(players);
  const names = usual.map((name, seat) => typed[seat]?.trim() || name);
  const setSeats = (count: number) => setPlayers(Array.from({ length: count }, (_, seat) => players[seat] ?? 'medium'));
  const seatFields = players.map((player, seat) => (
    <fieldset key={seat} class="seat">
      <legend>{texts.seat(seat + 1)}</legend>
      <PlayerSelect
        player={player}
        about={about}
        onChange={(chosen) => setPlayers(players.map((each, index) => (index === seat ? chosen : each)))}
      />
      <label>
        {texts.name}
        <input
          value={typed[seat] ?? usual[seat] ?? ''}
          maxLength={24}
          autocomplete="off"
          onInput={({ currentTarget: { value } }) =>
            setTyped(Array.from({ length: seats.max }, (_, index) => (index === seat ? value : typed[index])))
          }
        />
      </label>
    </fieldset>
  ));
  /** Keeps the name of the first player for the next game. */
  const keepName = () => {
    const [name] = typed;
    if (name !== undefined && players[0] === 'person') change({ name: name.trim() });
  };
  return { players, names, keepName, setSeats, seatFields };
}

/** The options that were chosen, and the fields to choose them once their defaults are known. */
function useOptions(game: GameId, about: AboutGame | null, seats: number) {
  const { offered, options: texts } = setupTextsOf(game);
  const [chosen, setChosen] = useState<{ readonly [name: string]: unknown }>({});
  const isOffered = (option: OfferedOption) => option.type !== 'flag' || (option.seats ?? seats) === seats;
  const open = offered.filter(isOffered);
  const options = Object.fromEntries(
    Object.entries(chosen).filter(([name]) => open.some((option) => option.name === name)),
  );
  const defaults = about?.options[seats];
  const optionFields =
    defaults !== undefined &&
    open.map((option) => (
      <OptionField
        key={option.name}
        option={option}
        texts={texts[option.name]}
        value={chosen[option.name] ?? defaults[option.name]}
        onChange={(value) => setChosen({ ...chosen, [option.name]: value })}
      />
    ));
  return { options, optionFields };
}

/** Starts a game once, here or online. */
function useStart(onError: OnError) {
  const [busy, setBusy] = useState(false);
  const start = (game: Required<NewGame>, online: OnlineChoice | null) => {
    setBusy(true);
    const started =
      online === null
        ? startGame(game)
        : import('./online/startMatch.js').then(({ startMatch }) => startMatch({ ...game, ...online }));
    started.catch((error: unknown) => {
      setBusy(false);
      onError(error);
    });
  };
  return { busy, start };
}
