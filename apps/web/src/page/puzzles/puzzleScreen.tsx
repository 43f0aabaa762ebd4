import { DIFFICULTIES, type Difficulty, matchText, type PuzzleWords } from '@hencoop/puzzles';
import { label } from 'hencoop';
import { gameById } from 'hencoop/games';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameId, Move } from '../../protocol.js';
import type { JudgedAnswer, ListedPuzzle, Solution } from '../../puzzleAsk.js';
import { isRefusal } from '../../refusal.js';
import { go, settings, words } from '../app.js';
import { Icon } from '../dialog.js';
import { hashOf } from '../router.js';
import { askPuzzle } from './askPuzzle.js';
import { type LoadedPuzzle, loadPuzzle } from './loadPuzzle.js';
import { type PuzzleTable, puzzleTable } from './puzzleTable.js';
import { keepSolved, solvedPuzzles } from './solved.js';

type OnError = (error: unknown) => void;

interface Props {
  readonly game: GameId;
  readonly id: string | null;
  readonly onError: OnError;
}

/** The last chosen difficulty; `null` for any. */
let chosen: Difficulty | null = null;

/** A puzzle of a game: its table, with the task and the verdict above. */
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
      const open = id ?? nextOf(listed, null)?.id;
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
  return (
    <div class="screen learning">
      <header class="bar">
        <a class="icon" href={hashOf({ page: 'home' })} aria-label={words().table.home}>
          <Icon name="home" />
        </a>
        <h1>{title}</h1>
        <a class="button" href={hashOf({ page: 'puzzles', game: null, id: null })}>
          {texts.all}
        </a>
      </header>
      <Puzzle key={`${loaded.shown.id} ${language}`} loaded={loaded} all={all} onError={onError} />
    </div>
  );
}

/** The next puzzle: of the chosen difficulty, and unsolved if there is one. */
function nextOf(all: readonly ListedPuzzle[], after: string | null): ListedPuzzle | undefined {
  const solved = solvedPuzzles();
  const wanted = all.filter(({ difficulty }) => chosen === null || difficulty === chosen);
  const from = all.findIndex(({ id }) => id === after);
  const inTurn = [...wanted.filter((each) => all.indexOf(each) > from), ...wanted];
  return inTurn.find(({ id }) => !solved.has(id)) ?? inTurn.find(({ id }) => id !== after) ?? wanted[0];
}

/** The last answer or the solution, as shown above the table. */
type Said = ({ readonly type: 'answer' } & JudgedAnswer) | ({ readonly type: 'solution' } & Solution);

function Puzzle({
  loaded,
  all,
  onError,
}: {
  readonly loaded: LoadedPuzzle;
  readonly all: readonly ListedPuzzle[];
  readonly onError: OnError;
}) {
  const { shown } = loaded;
  const { said, mount, show, again } = usePuzzle(loaded, onError);
  const texts = words().puzzles;
  const number = all.findIndex(({ id }) => id === shown.id) + 1;
  const own = all[number - 1]?.difficulty;
  const isDone = said !== null && (said.type === 'solution' || said.isRight);
  return (
    <>
      <section class="lesson" aria-label={texts.title}>
        <div class="said" role="status">
          <h2>
            {texts.puzzle(number, all.length)}
            {own === undefined ? '' : ` · ${loaded.words.difficulties[own]}`}
          </h2>
          <p class={said !== null && !isDone ? 'answered' : ''}>{saidText(said, loaded)}</p>
        </div>
        <div class="steps">
          {said !== null && !isDone && (
            <button type="button" onClick={again}>
              {texts.again}
            </button>
          )}
          {!isDone && (
            <button type="button" onClick={show}>
              {texts.show}
            </button>
          )}
          <WayOn loaded={loaded} all={all} isDone={isDone} />
        </div>
      </section>
      <main class="table">
        <div class="mount" ref={mount} />
      </main>
    </>
  );
}

/** The link to the next puzzle, and the choice of its difficulty. */
function WayOn({
  loaded: { game, shown, words: puzzleWords },
  all,
  isDone,
}: {
  readonly loaded: LoadedPuzzle;
  readonly all: readonly ListedPuzzle[];
  readonly isDone: boolean;
}) {
  const [difficulty, setDifficulty] = useState(chosen);
  const texts = words().puzzles;
  const next = nextOf(all, shown.id);
  const choose = (value: string) => {
    chosen = DIFFICULTIES.find((each) => each === value) ?? null;
    setDifficulty(chosen);
  };
  return (
    <>
      <select
        aria-label={texts.difficulty}
        value={difficulty ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">{texts.any}</option>
        {DIFFICULTIES.filter((each) => all.some((puzzle) => puzzle.difficulty === each)).map((each) => (
          <option key={each} value={each}>
            {puzzleWords.difficulties[each]}
          </option>
        ))}
      </select>
      {next !== undefined && (
        <a class={`button ${isDone ? 'main' : ''}`} href={hashOf({ page: 'puzzles', game: game.id, id: next.id })}>
          {texts.next}
        </a>
      )}
    </>
  );
}

/** The text above the table: the task, the verdict on the answer, or the solution. */
function saidText(said: Said | null, { locale, shown, words: puzzleWords }: LoadedPuzzle): string {
  const { language } = settings.value;
  const texts = words().puzzles;
  if (said === null) return `${matchText(shown, puzzleWords)} ${texts.task}`.trim();
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const percent = (share: number) => format.format(share);
  const [best, second] = [percent(said.best), percent(said.second)];
  if (said.type === 'solution') {
    const move = label(said.move, locale.labels, { view: shown.view });
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
  const mount = useRef<HTMLDivElement>(null);
  const table = useRef<PuzzleTable | null>(null);
  /** Whether the answer still counts, since the solution has not been shown. */
  const isOpen = useRef(true);
  const named = { game: game.id, id: shown.id };
  const again = () => {
    setSaid(null);
    table.current?.ask();
  };
  const show = () => {
    isOpen.current = false;
    askPuzzle<'solution'>({ what: 'solution', ...named }).then((solution) => {
      setSaid({ type: 'solution', ...solution });
      table.current?.show(solution.move);
    }, onError);
  };
  const moved = (move: Move) => {
    if (!isOpen.current) return;
    askPuzzle<'answer'>({ what: 'answer', ...named, move }).then((answer) => {
      setSaid({ type: 'answer', ...answer });
      if (answer.isRight) {
        isOpen.current = false;
        keepSolved(shown.id);
        table.current?.show(move);
      } else table.current?.ask();
    }, onError);
  };
  useLayoutEffect(() => {
    if (mount.current === null) return;
    const shownTable = puzzleTable({ game, shown, ...loaded }, mount.current, moved);
    table.current = shownTable;
    return () => {
      table.current = null;
      shownTable.remove();
    };
  }, []);
  return { said, mount, show, again };
}
