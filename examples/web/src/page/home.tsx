import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameId, Saved } from '../protocol.js';
import { change, go, settings, words, worker } from './app.js';
import { CATALOGUE, entryOf } from './catalogue.js';
import { Icon } from './dialog.js';
import { keepForLater } from './keepForLater.js';
import { later } from './later.js';
import { findServer, hasServer } from './online/server.js';
import { hashOf } from './router.js';
import { LANGUAGES, THEMES } from './settings.js';
import { openFile, startGame, usualPlayers } from './start.js';

const OnlineHome = later(async () => (await import('./online/onlineHome.js')).OnlineHome);

/** The start page: five games to play at once, and those that were begun. */
export function Home({ onError }: { readonly onError: (error: unknown) => void }) {
  const { home } = words();
  const [saved, setSaved] = useState<readonly Saved[]>([]);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let wanted = true;
    worker()
      .ask({ type: 'list' })
      .then((found) => wanted && setSaved(found), onError);
    keepForLater();
    void findServer();
    return () => {
      wanted = false;
    };
  }, []);
  const latest = saved.find(({ over }) => !over);
  const play = (game: GameId) => {
    setBusy(true);
    startGame(game, usualPlayers(entryOf(game).seats.usual), {}).catch((error: unknown) => {
      setBusy(false);
      onError(error);
    });
  };
  const remove = async (name: string) => {
    await worker().ask({ type: 'remove', saved: name });
    setSaved((games) => games.filter((game) => game.saved !== name));
  };
  return (
    <main class="home">
      <header class="welcome">
        <h1>{home.title}</h1>
        <p>{home.lead}</p>
      </header>
      {latest !== undefined && (
        <button type="button" class="resume" onClick={() => go({ page: 'play', saved: latest.saved })}>
          {home.resume(entryOf(latest.game).title)}
          <Icon name="play" />
        </button>
      )}
      <section aria-labelledby="games">
        <h2 id="games">{home.games}</h2>
        <ul class="games">
          {CATALOGUE.map(({ id, title }) => {
            const { about, players } = words().games[id];
            return (
              <li key={id} class="game">
                <img src={`./games/${id}.svg`} alt="" width="216" height="122" />
                <h3>{title}</h3>
                <p class="quiet">{players}</p>
                <p>{about}</p>
                <div class="buttons">
                  <button
                    type="button"
                    class="main"
                    disabled={busy}
                    aria-label={home.playGame(title)}
                    onClick={() => play(id)}
                  >
                    {home.play}
                  </button>
                  <a class="button" href={hashOf({ page: 'setup', game: id })} aria-label={home.setUpGame(title)}>
                    {home.setUp}
                  </a>
                  <a
                    class="button plain"
                    href={hashOf({ page: 'rules', game: id, clause: null })}
                    aria-label={home.rulesOf(title)}
                  >
                    {home.rules}
                  </a>
                </div>
              </li>
            );
          })}
        </ul>
      </section>
      {hasServer.value && <OnlineHome onError={onError} />}
      <section aria-labelledby="saved">
        <h2 id="saved">{home.saved}</h2>
        <ul class="saved">
          {saved.map((game) => (
            <SavedGame key={game.saved} game={game} onRemove={() => remove(game.saved).catch(onError)} />
          ))}
        </ul>
        <FileButton onError={onError} />
      </section>
      <footer class="bottom">
        <Switches />
        <p class="quiet">{hasServer.value ? words().online.source : home.source}</p>
      </footer>
    </main>
  );
}

function SavedGame({ game, onRemove }: { readonly game: Saved; readonly onRemove: () => void }) {
  const { home } = words();
  const { title } = entryOf(game.game);
  const when = new Date(game.playedAt).toLocaleString(settings.value.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const players = game.names.map((name, seat) => `${name}: ${game.scores[seat] ?? 0}`).join(', ');
  return (
    <li>
      <div class="what">
        <strong>{title}</strong>
        <span class="quiet">
          {players} · {when}
        </span>
      </div>
      <button type="button" onClick={() => go({ page: 'play', saved: game.saved })}>
        {game.over ? home.lookAt : home.continue}
      </button>
      <button type="button" class="plain" aria-label={home.removeGame(title)} onClick={onRemove}>
        {home.remove}
      </button>
    </li>
  );
}

function FileButton({ onError }: { readonly onError: (error: unknown) => void }) {
  const { home } = words();
  const input = useRef<HTMLInputElement>(null);
  return (
    <p class="file">
      <button type="button" onClick={() => input.current?.click()}>
        {home.file}
      </button>
      <span class="quiet">{home.fileHint}</span>
      <input
        ref={input}
        type="file"
        accept=".json,.txt"
        hidden
        aria-label={home.file}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file !== undefined) openFile(file).catch(onError);
        }}
      />
    </p>
  );
}

/** Language and theme. */
export function Switches() {
  const texts = words().settings;
  const names = { en: 'English', de: 'Deutsch' };
  return (
    <div class="switches">
      <label>
        {texts.language}
        <select
          value={settings.value.language}
          onChange={({ currentTarget: { value } }) => {
            const language = LANGUAGES.find((each) => each === value);
            if (language !== undefined) change({ language });
          }}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {names[language]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.theme}
        <select
          value={settings.value.theme}
          onChange={({ currentTarget: { value } }) => {
            const theme = THEMES.find((each) => each === value);
            if (theme !== undefined) change({ theme });
          }}
        >
          {THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {texts.themes[theme]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
