import { matchText, type PuzzleWords } from '@hencoop/puzzles';
import { gameById } from 'hencoop/games';
import { render } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameId, Move } from '../../protocol.js';
import type { JudgedAnswer, ListedPuzzle, Solution } from '../../puzzleAsk.js';
import { isRefusal } from '../../refusal.js';
import { go, settings, words } from '../app.js';
import { HomeLink } from '../homeLink.js';
import { Fitted, OnZone, type ShownTable } from '../onZone.js';
import { ReviewFlags } from '../reviewFlags.js';
import { moveLabel } from '../reviewWords.js';
import { hashOf } from '../router.js';
import { askPuzzle } from './askPuzzle.js';
import { type LoadedPuzzle, loadPuzzle } from './loadPuzzle.js';
import { nextPuzzle } from './nextPuzzle.js';
import { PuzzleMenu } from './puzzleMenu.js';
import { type PuzzleTable, puzzleTable } from './puzzleTable.js';
import { keepSolved } from './solved.js';

type OnError = (error: unknown) => void;

interface Props {
  readonly game: GameId;
  readonly id: string | null;
  readonly onError: OnError;
}

/** A puzzle of a game: its table, with the task and the verdict in the strip. */
export function PuzzleScreen({ game, id, onError }: Props) {
  const { language } = settings.value;
  const texts = words().puzzles;
  const [all, setAll] = useState<readonly ListedPuzzle[]>([]);
  const [loaded, setLoaded] = useState<LoadedPuzzle | null>(null);
  const [broken, setBroken] = useState<unknown>(null);
  if (broken !== null) throw broken;
  const { title } = gameById(game);
  useEffect(() => {
    let wanted = true;
    document.title = `${texts.title} · ${title} · Hencoop`;
    const load = async () => {
      const listed = await askPuzzle<'list'>({ what: 'list', game });
      const open = id ?? nextPuzzle(listed, null)?.id;
      if (open === undefined || !wanted) return;
      const puzzle = await loadPuzzle(game, open, language);
      if (!wanted) return;
      setAll(listed);
      setLoaded(puzzle);
    };
    load().catch((error: unknown) => {
      if (!isRefusal(error)) return setBroken(error);
      go({ page: 'puzzles', game: null, id: null }, true);
      onError(error);
    });
    return () => {
      wanted = false;
      document.title = 'Hencoop';
    };
  }, [game, id, language]);
  if (loaded === null) {
    return (
      <main class="waiting">
        <p class="quiet">{words().table.loading}</p>
      </main>
    );
  }
  return <Puzzle key={`${loaded.shown.id} ${language}`} loaded={loaded} all={all} onError={onError} />;
}

/** The last answer or the solution, as said in the strip. */
type Said =
  | ({ readonly type: 'answer'; readonly move: Move } & JudgedAnswer)
  | ({ readonly type: 'solution' } & Solution);

function Puzzle({
  loaded,
  all,
  onError,
}: {
  readonly loaded: LoadedPuzzle;
  readonly all: readonly ListedPuzzle[];
  readonly onError: OnError;
}) {
  const { game, shown } = loaded;
  const { said, wrong, table, mount, strip, show } = usePuzzle(loaded, onError);
  const texts = words().puzzles;
  const number = all.findIndex(({ id }) => id === shown.id) + 1;
  const difficulty = all[number - 1]?.difficulty;
  const level = difficulty === undefined ? '' : loaded.words.difficulties[difficulty];
  const isDone = said !== null && (said.type === 'solution' || said.isRight);
  const next = nextPuzzle(all, shown.id);
  useLayoutEffect(() => {
    render(
      <section class="strip puzzle" aria-label={texts.title}>
        <p role="status" class={isDone ? 'unseen' : ''}>
          {saidText(said, loaded)}
        </p>
        {!isDone && (
          <button type="button" aria-label={texts.show} onClick={show}>
            {texts.showKey}
          </button>
        )}
      </section>,
      strip,
    );
  });
  return (
    <div class={`screen puzzle ${isDone ? 'done' : ''}`}>
      <header class="bar">
        <HomeLink />
        <h1>
          {game.title}: {texts.puzzle(number, all.length)} · {level}
        </h1>
        <span class="mark" aria-hidden="true">
          <b>
            {number} / {all.length}
          </b>
          {level}
        </span>
        <PuzzleMenu loaded={loaded} all={all} next={next} />
      </header>
      <main class="table">
        <div class="mount" ref={mount} />
        {isDone && table !== null && (
          <>
            <OnZone session={table} name="question" said={0} look="asked">
              <Fitted lines={3.4}>
                <p aria-hidden="true">{saidText(said, loaded)}</p>
              </Fitted>
            </OnZone>
            <OnZone session={table} name="keys" look="keys">
              <a class="button" href={hashOf({ page: 'puzzles', game: null, id: null })}>
                {texts.all}
              </a>
              {next !== undefined && (
                <a class="button main" href={hashOf({ page: 'puzzles', game: game.id, id: next.id })}>
                  {texts.next}
                </a>
              )}
            </OnZone>
            {wrong !== null && (
              <ReviewFlags
                table={table}
                game={game}
                view={shown.view}
                locale={loaded.locale}
                best={said.move}
                played={wrong}
              />
            )}
          </>
        )}
      </main>
    </div>
  );
}

/** The text in the strip: the task, the verdict on the answer, or the solution. */
function saidText(said: Said | null, { game, locale, shown, words: puzzleWords }: LoadedPuzzle): string {
  const { language } = settings.value;
  const texts = words().puzzles;
  if (said === null) return `${matchText(shown, puzzleWords)} ${texts.task}`.trim();
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const percent = (share: number) => format.format(share);
  const [best, second] = [percent(said.best), percent(said.second)];
  if (said.type === 'solution') {
    const move = moveLabel(said.move, shown.view, locale, game);
    return withTheme(texts.solution(move, best, second), said.theme, puzzleWords);
  }
  if (said.isRight) return withTheme(texts.right(best, second), said.theme, puzzleWords);
  return said.chance === null ? texts.atMost(second, best) : texts.wrong(percent(said.chance), best);
}

function withTheme(text: string, theme: JudgedAnswer['theme'], { themes }: PuzzleWords): string {
  return theme === null ? text : `${text} ${words().puzzles.theme(themes[theme])}`;
}

/** The last answer, and the player's actions. */
function usePuzzle({ game, shown, ...loaded }: LoadedPuzzle, onError: OnError) {
  const [said, setSaid] = useState<Said | null>(null);
  const [strip] = useState(stripPlace);
  const mount = useRef<HTMLDivElement>(null);
  const table = useRef<PuzzleTable | null>(null);
  const [onPage, setOnPage] = useState<ShownTable | null>(null);
  /** The last wrong answer. */
  const missed = useRef<Move | null>(null);
  /** Whether the answer still counts, since the solution has not been shown. */
  const isOpen = useRef(true);
  const named = { game: game.id, id: shown.id };
  const show = () => {
    isOpen.current = false;
    askPuzzle<'solution'>({ what: 'solution', ...named }).then((solution) => {
      setSaid({ type: 'solution', ...solution });
      table.current?.show(solution.move, missed.current);
    }, onError);
  };
  const moved = (move: Move) => {
    if (!isOpen.current) return;
    askPuzzle<'answer'>({ what: 'answer', ...named, move }).then((answer) => {
      setSaid({ type: 'answer', move, ...answer });
      if (answer.isRight) {
        isOpen.current = false;
        keepSolved(shown.id);
        table.current?.show(move, missed.current);
      } else {
        missed.current = move;
        table.current?.ask();
      }
    }, onError);
  };
  useLayoutEffect(() => {
    if (mount.current === null) return;
    const shownTable = puzzleTable({ game, shown, ...loaded }, mount.current, strip, moved);
    table.current = shownTable;
    setOnPage({ element: shownTable.element, waiting: [] });
    return () => {
      table.current = null;
      render(null, strip);
      shownTable.remove();
    };
  }, []);
  return { said, wrong: missed.current, table: onPage, mount, strip, show };
}

function stripPlace(): HTMLElement {
  const place = document.createElement('div');
  place.slot = 'strip';
  return place;
}
