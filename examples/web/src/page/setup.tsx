import { botName } from 'hencoop/bots';
import { de } from 'hencoop/bots/de';
import { en } from 'hencoop/bots/en';
import { useEffect, useState } from 'preact/hooks';
import type { About, GameId, Player } from '../protocol.js';
import { change, settings, words, worker } from './app.js';
import { entryOf, type OfferedOption } from './catalogue.js';
import { Check, Icon } from './dialog.js';
import { ChooseOnline, type OnlineChoice } from './online/choice.js';
import { findServer, hasServer } from './online/server.js';
import { hashOf } from './router.js';
import { startGame, usualNames, usualPlayers } from './start.js';

/** Who plays, and by which rules. */
export function Setup({ game, onError }: { readonly game: GameId; readonly onError: (error: unknown) => void }) {
  const texts = words().setup;
  const { title, seats, options } = entryOf(game);
  const [players, setPlayers] = useState(usualPlayers(seats.usual));
  /** What was typed, by seat; a seat without it has its usual name. */
  const [typed, setTyped] = useState<readonly (string | undefined)[]>([]);
  const [chosen, setChosen] = useState<{ readonly [name: string]: unknown }>({});
  const [about, setAbout] = useState<About | null>(null);
  const [online, setOnline] = useState<OnlineChoice | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => void findServer(), []);
  useEffect(() => {
    worker().ask({ type: 'about', game }).then(setAbout, onError);
  }, [game]);
  const usual = usualNames(players);
  const names = usual.map((name, seat) => typed[seat]?.trim() || name);
  const persons = players.filter((player) => player === 'person').length;
  const replaced = <Value,>(list: readonly Value[], seat: number, value: Value) =>
    Array.from({ length: Math.max(list.length, seat + 1) }, (_, index) => (index === seat ? value : list[index]));
  const resize = (count: number) => setPlayers(Array.from({ length: count }, (_, seat) => players[seat] ?? 'medium'));
  const offered = options.filter(
    (option) => option.kind !== 'flag' || (option.seats ?? players.length) === players.length,
  );
  const start = () => {
    setBusy(true);
    const [first] = typed;
    if (first !== undefined && players[0] === 'person') change({ name: first.trim() });
    const given = Object.entries(chosen).filter(([name]) => offered.some((option) => option.name === name));
    const rules = Object.fromEntries(given);
    const started =
      online === null
        ? startGame(game, players, rules, names)
        : import('./online/startOnline.js').then(({ startOnline }) =>
            startOnline({ game, players, names, options: rules, ...online }),
          );
    started.catch((error: unknown) => {
      setBusy(false);
      onError(error);
    });
  };
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
            start();
          }}
        >
          {seats.max > seats.min && (
            <Count
              label={texts.seats}
              value={players.length}
              min={seats.min}
              max={seats.max}
              step={1}
              onChange={resize}
            />
          )}
          {players.map((player, seat) => (
            <fieldset key={seat} class="seat">
              <legend>{texts.seat(seat + 1)}</legend>
              <PlayerSelect
                player={player}
                about={about}
                seats={players.length}
                onChange={(value) => {
                  // One entry for every seat there is.
                  setPlayers(replaced(players, seat, value) as readonly Player[]);
                }}
              />
              <label>
                {texts.name}
                <input
                  value={typed[seat] ?? usual[seat] ?? ''}
                  maxLength={24}
                  autocomplete="off"
                  onInput={({ currentTarget: { value } }) => setTyped(replaced(typed, seat, value))}
                />
              </label>
            </fieldset>
          ))}
          {hasServer.value && <ChooseOnline choice={online} onChange={setOnline} />}
          {online === null ? (
            <p class="quiet">{persons > 1 ? texts.pass : persons === 0 ? texts.watch : ''}</p>
          ) : (
            <p role="status">{persons === 0 ? words().online.onePerson : ''}</p>
          )}
          <fieldset class="options">
            <legend>{texts.options}</legend>
            {offered.map((option) => (
              <Option
                key={option.name}
                option={option}
                seats={players.length}
                value={chosen[option.name]}
                onChange={(value) => setChosen({ ...chosen, [option.name]: value })}
              />
            ))}
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

function PlayerSelect({
  player,
  about,
  seats,
  onChange,
}: {
  readonly player: Player;
  readonly about: About | null;
  readonly seats: number;
  readonly onChange: (player: Player) => void;
}) {
  const texts = words().setup;
  const language = settings.value.language === 'de' ? de : en;
  const levels = about?.levels ?? [];
  return (
    <label>
      {texts.player}
      <select value={player} onChange={({ currentTarget: { value } }) => onChange(value)}>
        <option value="person">{texts.person}</option>
        <optgroup label={texts.levels}>
          {levels.length === 0 && <option value="medium">{botName(language, 'medium')}</option>}
          {levels.map(({ name, elo }) => (
            <option key={name} value={name}>
              {botName(language, name)}
              {elo[seats] === undefined ? '' : ` (Elo ${elo[seats] > 0 ? '+' : ''}${elo[seats]})`}
            </option>
          ))}
        </optgroup>
        <optgroup label={texts.characters}>
          {(about?.personalities ?? []).map((name) => (
            <option key={name} value={name}>
              {botName(language, name)}
            </option>
          ))}
        </optgroup>
        <optgroup label={texts.others}>
          <option value="random">{botName(language, 'random')}</option>
        </optgroup>
      </select>
    </label>
  );
}

/** A number with a button on each side. */
function Count(props: {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}) {
  const { label, value, min, max, step, onChange } = props;
  const { fewer, more } = words().setup;
  return (
    <fieldset class="count" aria-label={label}>
      <span>{label}</span>
      <button type="button" aria-label={fewer} disabled={value <= min} onClick={() => onChange(value - step)}>
        −
      </button>
      <output>{value}</output>
      <button type="button" aria-label={more} disabled={value >= max} onClick={() => onChange(value + step)}>
        +
      </button>
    </fieldset>
  );
}

function Option({
  option,
  seats,
  value,
  onChange,
}: {
  readonly option: OfferedOption;
  readonly seats: number;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}) {
  const { options, optionValues } = words();
  const label = options[option.name] ?? option.name;
  switch (option.kind) {
    case 'count':
      return (
        <Count
          {...option}
          label={label}
          value={typeof value === 'number' ? value : option.usual(seats)}
          onChange={onChange}
        />
      );
    case 'flag':
      return <Check label={label} on={value === true} onChange={onChange} />;
    case 'choice':
      return (
        <label>
          {label}
          <select
            value={typeof value === 'string' ? value : option.values[0]}
            onChange={({ currentTarget: { value } }) => onChange(value)}
          >
            {option.values.map((each) => (
              <option key={each} value={each}>
                {optionValues[each] ?? each}
              </option>
            ))}
          </select>
        </label>
      );
  }
}
