import { gameById, type OfferedOption } from 'hencoop/games';
import { useEffect, useState } from 'preact/hooks';
import type { AboutGame, GameId } from '../protocol.js';
import { setupTextsOf, words, worker } from './app.js';
import { Icon } from './dialog.js';
import { showRefusedName } from './nameRules.js';
import { type OnlineChoice, OnlineOptions } from './online/onlineOptions.js';
import { findServer, hasServer } from './online/server.js';
import { OptionField } from './optionField.js';
import { hashOf } from './router.js';
import { useSeats } from './setupSeats.js';
import { type NewGame, startGame } from './startGame.js';
import { Stepper } from './stepper.js';

type OnError = (error: unknown) => void;

/** The set-up of a game: players and options. */
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
            if (showRefusedName(event.currentTarget)) return;
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

/** The chosen options, and their fields once the defaults are known. */
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
