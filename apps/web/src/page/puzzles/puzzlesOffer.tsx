import { words } from '../app.js';
import { hashOf } from '../router.js';
import { solvedPuzzles } from './solved.js';

/** The link to the puzzles on the start page. */
export function PuzzlesOffer() {
  const texts = words().puzzles;
  const solved = solvedPuzzles().size;
  return (
    <section class="paper" aria-labelledby="puzzles">
      <h2 id="puzzles">{texts.title}</h2>
      <p>{texts.lead}</p>
      {solved > 0 && <p class="quiet">{texts.solved(solved)}</p>}
      <p class="buttons">
        <a class="button main" href={hashOf({ page: 'puzzles', game: null, id: null })}>
          {texts.open}
        </a>
      </p>
    </section>
  );
}
