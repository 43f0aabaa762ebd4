import { DIFFICULTIES } from '@hencoop/puzzles';
import { useState } from 'preact/hooks';
import type { ListedPuzzle } from '../../puzzleAsk.js';
import { words } from '../app.js';
import { Icon } from '../dialog.js';
import { hashOf } from '../router.js';
import type { LoadedPuzzle } from './loadPuzzle.js';
import { chooseDifficulty, chosenDifficulty } from './nextPuzzle.js';

/** Everything else: other puzzles, and how hard the next ones are. */
export function PuzzleMenu({
  loaded: { game, words: puzzleWords },
  all,
  next,
}: {
  readonly loaded: LoadedPuzzle;
  readonly all: readonly ListedPuzzle[];
  readonly next: ListedPuzzle | undefined;
}) {
  const [difficulty, setDifficulty] = useState(chosenDifficulty);
  const { puzzles: texts, more, home } = words();
  const choose = (value: string) => {
    const chosen = DIFFICULTIES.find((each) => each === value) ?? null;
    chooseDifficulty(chosen);
    setDifficulty(chosen);
  };
  return (
    <details class="more">
      <summary class="icon" aria-label={more}>
        <Icon name="menu" />
      </summary>
      <div>
        <label>
          {texts.difficulty}
          <select value={difficulty ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value)}>
            <option value="">{texts.any}</option>
            {DIFFICULTIES.filter((each) => all.some((puzzle) => puzzle.difficulty === each)).map((each) => (
              <option key={each} value={each}>
                {puzzleWords.difficulties[each]}
              </option>
            ))}
          </select>
        </label>
        {next !== undefined && (
          <a class="button" href={hashOf({ page: 'puzzles', game: game.id, id: next.id })}>
            {texts.next}
          </a>
        )}
        <a class="button" href={hashOf({ page: 'puzzles', game: null, id: null })}>
          {texts.all}
        </a>
        <a class="button" href={hashOf({ page: 'rules', game: game.id, clause: null })}>
          {home.rulesOf(game.title)}
        </a>
      </div>
    </details>
  );
}
