import { PUZZLE_GAMES } from '@hencoop/puzzles';
import { GAMES } from 'hencoop/games';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../protocol.js';
import type { ListedPuzzle } from '../../puzzleAsk.js';
import { go, words } from '../app.js';
import { Icon } from '../dialog.js';
import { hashOf } from '../router.js';
import { askPuzzle } from './askPuzzle.js';
import { PuzzleScreen } from './puzzleScreen.js';
import { solvedPuzzles } from './solved.js';

type OnError = (error: unknown) => void;

/** The list of the games that have puzzles, or a puzzle of one of them. */
export function PuzzlesScreen({
  game,
  id,
  onError,
}: {
  readonly game: GameId | null;
  readonly id: string | null;
  readonly onError: OnError;
}) {
  if (game !== null && PUZZLE_GAMES.includes(game)) return <PuzzleScreen game={game} id={id} onError={onError} />;
  return <PuzzleList onError={onError} />;
}

function PuzzleList({ onError }: { readonly onError: OnError }) {
  const texts = words().puzzles;
  const games = GAMES.filter((each) => PUZZLE_GAMES.includes(each.id));
  const today = () => {
    askPuzzle<'day'>({ what: 'day' }).then((named) => go({ page: 'puzzles', ...named }), onError);
  };
  return (
    <>
      <header class="bar">
        <a class="icon" href={hashOf({ page: 'home' })} aria-label={words().table.home}>
          <Icon name="home" />
        </a>
        <h1>{texts.title}</h1>
      </header>
      <main class="page">
        <p>
          {texts.lead} {texts.seen}
        </p>
        <p class="buttons">
          <button type="button" class="main" onClick={today}>
            {texts.today}
          </button>
        </p>
        <ul class="saved">
          {games.map(({ id, title }) => (
            <GameLine key={id} game={id} title={title} onError={onError} />
          ))}
        </ul>
      </main>
    </>
  );
}

/** A game, and how many of its puzzles are solved. */
function GameLine({
  game,
  title,
  onError,
}: {
  readonly game: GameId;
  readonly title: string;
  readonly onError: OnError;
}) {
  const texts = words().puzzles;
  const [all, setAll] = useState<readonly ListedPuzzle[] | null>(null);
  useEffect(() => {
    let wanted = true;
    askPuzzle<'list'>({ what: 'list', game }).then((listed) => wanted && setAll(listed), onError);
    return () => {
      wanted = false;
    };
  }, [game]);
  const solved = solvedPuzzles();
  return (
    <li>
      <div class="what">
        <strong>{title}</strong>
        <span class="quiet">
          {all === null ? '' : texts.of(all.filter(({ id }) => solved.has(id)).length, all.length)}
        </span>
      </div>
      <a class="button" href={hashOf({ page: 'puzzles', game, id: null })} aria-label={`${texts.open}: ${title}`}>
        {texts.open}
      </a>
    </li>
  );
}
