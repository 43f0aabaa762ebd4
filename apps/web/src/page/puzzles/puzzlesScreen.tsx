import { PUZZLE_GAMES } from '@hencoop/puzzles';
import { type AnyDoors, GAMES } from 'hencoop/games';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../protocol.js';
import type { ListedPuzzle } from '../../puzzleAsk.js';
import { go, settings, words } from '../app.js';
import { coverOf } from '../cover.js';
import { drawing } from '../drawing.js';
import { HomeLink } from '../homeLink.js';
import { loadGame, loadLocale } from '../pageGame.js';
import { hashOf } from '../router.js';
import { Scene } from '../scene.js';
import { ScenePicture } from '../scenePicture.js';
import { askPuzzle } from './askPuzzle.js';
import { nextPuzzle } from './nextPuzzle.js';
import { puzzleCards, puzzleMiddle } from './puzzleCards.js';
import { PuzzleScreen } from './puzzleScreen.js';
import { solvedPuzzles } from './solved.js';

type OnError = (error: unknown) => void;

/** The boxes of the games that have puzzles, or a puzzle of one of them. */
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
  return <PuzzleBoxes onError={onError} />;
}

function PuzzleBoxes({ onError }: { readonly onError: OnError }) {
  const texts = words().puzzles;
  const games = GAMES.filter((each) => PUZZLE_GAMES.includes(each.id));
  const today = () => {
    askPuzzle<'day'>({ what: 'day' }).then((named) => go({ page: 'puzzles', ...named }), onError);
  };
  return (
    <main class="grows">
      <Scene
        corner={<HomeLink />}
        title={texts.title}
        sentence={`${texts.lead} ${texts.seen}`}
        keys={
          <button type="button" class="main" onClick={today}>
            {texts.today}
          </button>
        }
      >
        <ul class="puzzles">
          {games.map((each) => (
            <PuzzleBox key={each.id} game={each} onError={onError} />
          ))}
        </ul>
      </Scene>
    </main>
  );
}

/** A box: the cards of its next puzzle, and how many are solved. */
function PuzzleBox({ game: { id, title }, onError }: { readonly game: AnyDoors; readonly onError: OnError }) {
  const texts = words().puzzles;
  const [all, setAll] = useState<readonly ListedPuzzle[] | null>(null);
  useEffect(() => {
    let wanted = true;
    askPuzzle<'list'>({ what: 'list', game: id }).then((listed) => wanted && setAll(listed), onError);
    return () => {
      wanted = false;
    };
  }, [id]);
  const solved = solvedPuzzles();
  const count = all?.filter((puzzle) => solved.has(puzzle.id)).length ?? 0;
  const next = all === null ? undefined : nextPuzzle(all, null);
  const progress = all === null ? '' : texts.of(count, all.length);
  return (
    <li>
      <a
        class="lid"
        data-game={id}
        data-cover={coverOf(id)}
        href={hashOf({ page: 'puzzles', game: id, id: null })}
        aria-label={`${texts.open}: ${title}, ${progress}`}
      >
        <strong>{title}</strong>
        <span class="position">{next !== undefined && <Position key={next.id} game={id} puzzle={next.id} />}</span>
        <span class="solved">
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(100 * count) / Math.max(1, all?.length ?? 1)} height="10" />
          </svg>
          <small>{progress}</small>
        </span>
      </a>
    </li>
  );
}

/** The few cards that matter in a puzzle, or else the middle of its table. Without them, the box has its title alone. */
function Position({ game, puzzle }: { readonly game: GameId; readonly puzzle: string }) {
  const { language } = settings.value;
  const [shown, setShown] = useState<Parameters<typeof puzzleCards>[0] | null>(null);
  useEffect(() => {
    let wanted = true;
    Promise.all([
      loadGame(game),
      loadLocale(game, language),
      askPuzzle<'open'>({ what: 'open', game, id: puzzle }),
    ]).then(
      ([loaded, locale, position]) => wanted && setShown({ game: loaded, locale, shown: position }),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [game, puzzle, language]);
  if (shown === null) return null;
  const cards = puzzleCards(shown);
  if (cards.length === 0) return <ScenePicture scene={puzzleMiddle(shown)} />;
  return (
    <>
      {cards.map((card, index) => (
        <span key={index} class="drawing">
          {drawing(card)}
        </span>
      ))}
    </>
  );
}
