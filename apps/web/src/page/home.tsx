import { type AnyDoors, GAMES, gameById } from 'hencoop/games';
import { useEffect, useState } from 'preact/hooks';
import type { GameId, SavedGameSummary } from '../protocol.js';
import { usualPlayers, usualSeats } from '../usual.js';
import { go, setupTextsOf, trouble, words } from './app.js';
import { coverOf } from './cover.js';
import { DailyOffer } from './dailyOffer.js';
import { Icon } from './dialog.js';
import { Face } from './face.js';
import { FileButton } from './fileButton.js';
import { lazy } from './lazy.js';
import { wasOffered } from './lesson/offers.js';
import { savedMatches } from './online/savedMatches.js';
import { findServer, hasServer } from './online/server.js';
import { hashOf, type Route } from './router.js';
import { useSavedGames, withScores } from './savedGames.js';
import { keepForOffline } from './secureOnly.js';
import { startGame } from './startGame.js';

const OfferDialog = lazy(async () => (await import('./lesson/offerDialog.js')).OfferDialog, 'dialog');
const StatisticsScene = lazy(async () => (await import('./statistics.js')).StatisticsScene, 'dialog');
const SettingsScene = lazy(async () => (await import('./settingsScene.js')).SettingsScene, 'dialog');
const BoxScene = lazy(async () => (await import('./boxScene.js')).BoxScene, 'dialog');
const GamesScene = lazy(async () => (await import('./gamesScene.js')).GamesScene, 'dialog');

type OnError = (error: unknown) => void;

/** What is open in front of the start page; a game stands for its box. */
type Opened = 'settings' | 'statistics' | 'games' | GameId;

/** The start page: the game to go on with, the deal of the day, friends, and a box for each game. */
export function Home({ onError }: { readonly onError: OnError }) {
  const { home } = words();
  const { saved, remove } = useSavedGames(onError);
  const { busy, offered, choose, play, close } = useChoice(saved, onError);
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    void keepForOffline();
    void findServer();
  }, []);
  return (
    <main class="home grows">
      <Brand onOpen={setOpened} onError={onError} />
      <div class="offers">
        <Resume saved={saved} onAll={() => setOpened('games')} />
        <DailyOffer saved={saved} isFirst={saved.every(({ over }) => over)} onError={onError} />
        <Friends />
      </div>
      {trouble.value === 'save' && (
        <p class="paper" role="alert">
          {words().refusals.storage}
        </p>
      )}
      <section class="shelf" aria-labelledby="games">
        <h2 id="games" class="unseen">
          {home.games}
        </h2>
        <ul class="games">
          {GAMES.map((game) => (
            <Box
              key={game.id}
              game={game}
              busy={busy}
              onOpen={() => setOpened(game.id)}
              onPlay={() => choose(game.id)}
            />
          ))}
        </ul>
      </section>
      {offered !== null && <OfferDialog game={offered} onPlay={() => play(offered)} onClose={close} />}
      <InFront opened={opened} saved={saved} onRemove={remove} onPlay={choose} onClose={setOpened} onError={onError} />
    </main>
  );
}

function InFront(props: {
  readonly opened: Opened | null;
  readonly saved: readonly SavedGameSummary[];
  readonly onRemove: (saved: string) => void;
  readonly onPlay: (game: GameId) => void;
  readonly onClose: (opened: null) => void;
  readonly onError: OnError;
}) {
  const { opened, saved, onRemove, onPlay, onError } = props;
  const close = () => props.onClose(null);
  switch (opened) {
    case null:
      return null;
    case 'statistics':
      return <StatisticsScene onClose={close} />;
    case 'settings':
      return <SettingsScene onClose={close} />;
    case 'games':
      return <GamesScene saved={saved} onRemove={onRemove} onClose={close} onError={onError} />;
    default: {
      const play = () => {
        close();
        onPlay(opened);
      };
      return <BoxScene game={opened} saved={saved} onPlay={play} onClose={close} onError={onError} />;
    }
  }
}

function Brand({ onOpen, onError }: { readonly onOpen: (opened: Opened) => void; readonly onError: OnError }) {
  const { home, puzzles, statistics, settings, online, more } = words();
  return (
    <header class="brand">
      <img src="./icon.svg" alt="" width="51" height="51" />
      <div>
        <h1>{home.title}</h1>
        <p>{home.lead}</p>
      </div>
      <a class="button plain" href={hashOf({ page: 'puzzles', game: null, id: null })}>
        {puzzles.title}
      </a>
      <button type="button" class="icon" aria-label={settings.title} onClick={() => onOpen('settings')}>
        <Icon name="settings" />
      </button>
      <details class="more">
        <summary class="icon" aria-label={more}>
          <Icon name="menu" />
        </summary>
        <div>
          <button type="button" onClick={() => onOpen('games')}>
            {home.saved}
          </button>
          <button type="button" onClick={() => onOpen('statistics')}>
            {statistics.title}
          </button>
          <FileButton onError={onError} />
          <p class="quiet">{hasServer.value ? online.source : home.source}</p>
        </div>
      </details>
    </header>
  );
}

/** Starts a game, or offers its lesson before the first game of its kind. */
function useChoice(saved: readonly SavedGameSummary[], onError: OnError) {
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
  const choose = (id: GameId) => {
    const { lesson }: AnyDoors = gameById(id);
    if (lesson === undefined || wasOffered(id) || saved.some(({ game }) => game === id)) play(id);
    else setOffered(id);
  };
  return { busy, offered, choose, play, close: () => setOffered(null) };
}

function Box({
  game: { id, title, seats },
  busy,
  onOpen,
  onPlay,
}: {
  readonly game: AnyDoors;
  readonly busy: boolean;
  readonly onOpen: () => void;
  readonly onPlay: () => void;
}) {
  const { home } = words();
  return (
    <li class="box" data-game={id} data-cover={coverOf(id)}>
      <button type="button" class="lid" aria-label={home.about(title)} onClick={onOpen}>
        <strong>{title}</strong>
        <img src={`./games/${id}.svg`} alt="" width="244" height="172" />
        <span class="facts">
          <span>{home.players(seats.min, seats.max)}</span> <span>{home.minutes(setupTextsOf(id).minutes)}</span>
        </span>
      </button>
      <p class="say">
        <strong aria-hidden="true">{title}</strong> <span class="line">{setupTextsOf(id).summary}</span>{' '}
        <small>
          {home.players(seats.min, seats.max)} · {home.minutes(setupTextsOf(id).minutes)}
        </small>
      </p>
      <button type="button" class="play" disabled={busy} aria-label={home.playGame(title)} onClick={onPlay}>
        {home.play}
      </button>
    </li>
  );
}

/** The last game to go on with, here or online, and the way to all others. */
function Resume({ saved, onAll }: { readonly saved: readonly SavedGameSummary[]; readonly onAll: () => void }) {
  const { home } = words();
  const open = saved.filter(({ over }) => !over);
  const matches = hasServer.value ? savedMatches.value : [];
  const [here] = open;
  const [there] = matches;
  if (here === undefined && there === undefined) return null;
  const isHere = here !== undefined && (there === undefined || here.playedAt >= there.playedAt);
  const last = isHere
    ? { game: here.game, line: withScores(here, (name, score) => `${name} ${score}`), to: routeHere(here.saved) }
    : there === undefined
      ? null
      : {
          game: there.game,
          line: there.names,
          to: { page: 'online', match: there.match } as const,
        };
  if (last === null) return null;
  const { title } = gameById(last.game);
  return (
    <section class="offer">
      <img src={`./games/${last.game}.svg`} alt="" width="244" height="172" />
      <div class="what">
        <p class="quiet">{home.begun}</p>
        <h2>{title}</h2>
        <p class="quiet">{last.line.join(' · ')}</p>
        {open.length + matches.length > 1 && (
          <button type="button" class="all" onClick={onAll}>
            {home.allGames(open.length + matches.length)}
          </button>
        )}
      </div>
      <button type="button" class="main resume" aria-label={home.resume(title)} onClick={() => go(last.to)}>
        {home.sitDown}
      </button>
    </section>
  );
}

const routeHere = (saved: string): Route => ({ page: 'play', saved });

function Friends() {
  const { friends } = words();
  return (
    <section class="offer" aria-labelledby="friends">
      <div class="faces" aria-hidden="true">
        {[0, 1, 2].map((seat) => (
          <Face key={seat} name={`seat-${seat}`} />
        ))}
      </div>
      <div class="what">
        <h2 id="friends">{friends.title}</h2>
        <p class="quiet">{hasServer.value ? friends.leadOnline : friends.lead}</p>
      </div>
      <a class="button" href={hashOf({ page: 'friends' })} aria-label={friends.title}>
        {friends.invite}
      </a>
    </section>
  );
}
