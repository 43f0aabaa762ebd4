import { type AnyDoors, GAMES, gameById } from 'hencoop/games';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameId, SavedGameSummary } from '../protocol.js';
import { go, settings, setupTextsOf, words, worker } from './app.js';
import { Icon } from './dialog.js';
import { lazy } from './lazy.js';
import { wasOffered } from './lesson/offers.js';
import { keepForOffline } from './offline.js';
import { findServer, hasServer } from './online/server.js';
import { hashOf } from './router.js';
import { openFile, startGame, usualPlayers, usualSeats } from './startGame.js';
import { Switches } from './switches.js';

const OfferDialog = lazy(async () => (await import('./lesson/offerDialog.js')).OfferDialog);
const OnlineHome = lazy(async () => (await import('./online/onlineHome.js')).OnlineHome);

/** The start page: the games to play at once, and those that were begun. */
export function Home({ onError }: { readonly onError: (error: unknown) => void }) {
  const { home } = words();
  const { saved, remove } = useSavedGames(onError);
  const { busy, offered, choose, play, close } = useChoice(saved, onError);
  useEffect(() => {
    keepForOffline();
    void findServer();
  }, []);
  const latest = saved.find(({ over }) => !over);
  return (
    <main class="home">
      <header class="welcome">
        <h1>{home.title}</h1>
        <p>{home.lead}</p>
      </header>
      {latest !== undefined && (
        <button type="button" class="resume" onClick={() => go({ page: 'play', saved: latest.saved })}>
          {home.resume(gameById(latest.game).title)}
          <Icon name="play" />
        </button>
      )}
      <section aria-labelledby="games">
        <h2 id="games">{home.games}</h2>
        <ul class="games">
          {GAMES.map((game) => (
            <GameCard key={game.id} game={game} busy={busy} onPlay={() => choose(game)} />
          ))}
        </ul>
      </section>
      {offered !== null && <OfferDialog game={offered} onPlay={() => play(offered)} onClose={close} />}
      {hasServer.value && <OnlineHome onError={onError} />}
      <section aria-labelledby="saved">
        <h2 id="saved">{home.saved}</h2>
        <ul class="saved">
          {saved.map((game) => (
            <SavedGame key={game.saved} game={game} onRemove={() => remove(game.saved)} />
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

/** The games that this browser has saved, and how to delete one. */
function useSavedGames(onError: (error: unknown) => void) {
  const [saved, setSaved] = useState<readonly SavedGameSummary[]>([]);
  useEffect(() => {
    let wanted = true;
    worker()
      .ask({ type: 'list' })
      .then((found) => wanted && setSaved(found), onError);
    return () => {
      wanted = false;
    };
  }, []);
  const remove = (name: string) => {
    worker()
      .ask({ type: 'remove', saved: name })
      .then(() => setSaved((games) => games.filter((game) => game.saved !== name)), onError);
  };
  return { saved, remove };
}

/** Starts a game, or offers its lesson before the first game of its kind. */
function useChoice(saved: readonly SavedGameSummary[], onError: (error: unknown) => void) {
  const [busy, setBusy] = useState(false);
  const [offered, setOffered] = useState<GameId | null>(null);
  const play = (game: GameId) => {
    setOffered(null);
    setBusy(true);
    startGame({ game, players: usualPlayers(usualSeats(game)), options: {} }).catch((error: unknown) => {
      setBusy(false);
      onError(error);
    });
  };
  const choose = ({ id, lesson }: AnyDoors) => {
    if (lesson === undefined || wasOffered(id) || saved.some(({ game }) => game === id)) play(id);
    else setOffered(id);
  };
  return { busy, offered, choose, play, close: () => setOffered(null) };
}

function GameCard({
  game: { id, title, seats, lesson },
  busy,
  onPlay,
}: {
  readonly game: AnyDoors;
  readonly busy: boolean;
  readonly onPlay: () => void;
}) {
  const { home } = words();
  return (
    <li class="game">
      <img src={`./games/${id}.svg`} alt="" width="216" height="122" />
      <h3>{title}</h3>
      <p class="quiet">{home.players(seats.min, seats.max)}</p>
      <p>{setupTextsOf(id).summary}</p>
      <div class="buttons">
        <button type="button" class="main" disabled={busy} aria-label={home.playGame(title)} onClick={onPlay}>
          {home.play}
        </button>
        {lesson !== undefined && (
          <a class="button" href={hashOf({ page: 'learn', game: id })} aria-label={home.learnGame(title)}>
            {home.learn}
          </a>
        )}
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
}

function SavedGame({ game, onRemove }: { readonly game: SavedGameSummary; readonly onRemove: () => void }) {
  const { home } = words();
  const { title } = gameById(game.game);
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
