import { type AnyDoors, GAMES, gameById } from 'hencoop/games';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameId, SavedGameSummary } from '../protocol.js';
import { Refused } from '../refusal.js';
import { usualPlayers, usualSeats } from '../usual.js';
import { go, settings, setupTextsOf, trouble, words, worker } from './app.js';
import { DailyOffer } from './dailyOffer.js';
import { Dialog, Icon } from './dialog.js';
import { lazy } from './lazy.js';
import { wasOffered } from './lesson/offers.js';
import { findServer, hasServer } from './online/server.js';
import { pointsMatter } from './ranks.js';
import { hashOf } from './router.js';
import { keepForOffline } from './secureOnly.js';
import { openFile, startGame } from './startGame.js';
import { Switches } from './switches.js';

const OfferDialog = lazy(async () => (await import('./lesson/offerDialog.js')).OfferDialog, 'dialog');
const StatisticsDialog = lazy(async () => (await import('./statistics.js')).StatisticsDialog, 'dialog');
const PuzzlesOffer = lazy(async () => (await import('./puzzles/puzzlesOffer.js')).PuzzlesOffer);
const OnlineHome = lazy(async () => (await import('./online/onlineHome.js')).OnlineHome);

/** The start page: games to play at once, and saved games. */
export function Home({ onError }: { readonly onError: (error: unknown) => void }) {
  const { home } = words();
  const { saved, remove } = useSavedGames(onError);
  const { busy, setBusy, offered, choose, play, close } = useChoice(saved, onError);
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    void keepForOffline();
    void findServer();
  }, []);
  const latest = saved.find(({ over }) => !over);
  return (
    <main class="home">
      <Brand onOpen={setOpened} />
      <div class="offers">
        {latest !== undefined && <Resume game={latest} />}
        <DailyOffer saved={saved} busy={busy} onBusy={setBusy} onError={onError} />
      </div>
      <section aria-labelledby="games">
        <h2 id="games" class="unseen">
          {home.games}
        </h2>
        <ul class="games">
          {GAMES.map((game) => (
            <GameCard key={game.id} game={game} busy={busy} onPlay={() => choose(game)} />
          ))}
        </ul>
      </section>
      <PuzzlesOffer />
      {offered !== null && <OfferDialog game={offered} onPlay={() => play(offered)} onClose={close} />}
      {hasServer.value && <OnlineHome onError={onError} />}
      <section class="paper" aria-labelledby="saved">
        <h2 id="saved">{home.saved}</h2>
        <ul class="saved">
          {saved.map((game) => (
            <SavedGame key={game.saved} game={game} onRemove={() => remove(game.saved)} />
          ))}
        </ul>
        {trouble.value === 'save' && <p role="alert">{words().refusals.storage}</p>}
        <FileButton onError={onError} />
      </section>
      <footer class="bottom">
        <p>{hasServer.value ? words().online.source : home.source}</p>
      </footer>
      {opened === 'statistics' && <StatisticsDialog onClose={() => setOpened(null)} />}
      {opened === 'settings' && (
        <Dialog title={words().settings.title} onClose={() => setOpened(null)}>
          <Switches />
        </Dialog>
      )}
    </main>
  );
}

/** The dialogs of the start page. */
type Opened = 'settings' | 'statistics';

function Brand({ onOpen }: { readonly onOpen: (opened: Opened) => void }) {
  const { home } = words();
  return (
    <header class="brand">
      <img src="./icon.svg" alt="" width="51" height="51" />
      <div>
        <h1>{home.title}</h1>
        <p>{home.lead}</p>
      </div>
      <button type="button" class="icon" aria-label={words().statistics.title} onClick={() => onOpen('statistics')}>
        <Icon name="statistics" />
      </button>
      <button type="button" class="icon" aria-label={words().settings.title} onClick={() => onOpen('settings')}>
        <Icon name="settings" />
      </button>
    </header>
  );
}

/** The games saved in this browser, and a function to delete one. */
function useSavedGames(onError: (error: unknown) => void) {
  const [saved, setSaved] = useState<readonly SavedGameSummary[]>([]);
  useEffect(() => {
    let wanted = true;
    worker()
      .ask({ type: 'list' })
      .then(
        (found) => wanted && setSaved(found),
        (error: unknown) => {
          if (error instanceof Refused && error.refusal.type === 'storage') trouble.value = 'save';
          else onError(error);
        },
      );
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
  return { busy, setBusy, offered, choose, play, close: () => setOffered(null) };
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
    <li class="box">
      <div class="lid">
        <h3>{title}</h3>
        <img src={`./games/${id}.svg`} alt="" width="244" height="172" />
        <p class="facts">{home.players(seats.min, seats.max)}</p>
      </div>
      <p class="say">{setupTextsOf(id).summary}</p>
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

/** The saved game to resume. */
function Resume({ game: { saved, game, names, scores } }: { readonly game: SavedGameSummary }) {
  const { home } = words();
  const { title } = gameById(game);
  return (
    <div class="offer">
      <img src={`./games/${game}.svg`} alt="" width="244" height="172" />
      <div class="what">
        <p class="quiet">{home.begun}</p>
        <h3>{title}</h3>
        <p class="quiet">{withScores(names, scores, (name, score) => `${name} ${score}`).join(' · ')}</p>
      </div>
      <button
        type="button"
        class="main resume"
        aria-label={home.resume(title)}
        onClick={() => go({ page: 'play', saved })}
      >
        {home.sitDown}
      </button>
    </div>
  );
}

/** The players, with their points once a player has any. */
function withScores(
  names: readonly string[],
  scores: readonly number[],
  scored: (name: string, score: number) => string,
): readonly string[] {
  return pointsMatter(scores, null) ? names.map((name, seat) => scored(name, scores[seat] ?? 0)) : names;
}

function SavedGame({ game, onRemove }: { readonly game: SavedGameSummary; readonly onRemove: () => void }) {
  const { home } = words();
  const { title } = gameById(game.game);
  const when = new Date(game.playedAt).toLocaleString(settings.value.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const players = withScores(game.names, game.scores, home.scored).join(', ');
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
