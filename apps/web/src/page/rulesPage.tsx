import { type AnyDoors, gameById } from 'hencoop/games';
import type { GameId } from '../protocol.js';
import { setupTextsOf, words } from './app.js';
import { HomeLink } from './homeLink.js';
import { lazy } from './lazy.js';
import { hashOf } from './router.js';
import { chapterId, Rules, useRules } from './rules.js';
import { Scene } from './scene.js';

const HowToParts = lazy(async () => (await import('./lesson/howToPlay.js')).HowToParts);

/** How a game is played, and its rules by chapter. An address of a clause leads to the rules alone. */
export function RulesPage({ game, clause }: { readonly game: GameId; readonly clause: string | null }) {
  const { home, rules, setup } = words();
  const { title, seats, lesson }: AnyDoors = gameById(game);
  const { minutes, summary } = setupTextsOf(game);
  return (
    <main class="grows">
      <Scene
        corner={<HomeLink />}
        over={`${home.players(seats.min, seats.max)} · ${home.minutes(minutes)}`}
        title={home.rulesOf(title)}
        sentence={summary}
        keys={
          <>
            {lesson !== undefined && (
              <a class="button" href={hashOf({ page: 'learn', game })} aria-label={home.learnGame(title)}>
                {setup.learn}
              </a>
            )}
            <a
              class="button main"
              href={hashOf({ page: 'setup', game, company: null })}
              aria-label={home.playGame(title)}
            >
              {home.play}
            </a>
          </>
        }
      >
        <div class="book">
          <Chapters game={game} />
          <div>
            {clause === null && (
              <>
                <h2 id={chapterId(0)} tabIndex={-1}>
                  {rules.howTo}
                </h2>
                <HowToParts key={game} game={game} />
              </>
            )}
            <div class="paper">
              <Rules game={game} clause={clause} step={null} heading="h2" />
            </div>
          </div>
        </div>
      </Scene>
    </main>
  );
}

/** The chapters, to go to. */
function Chapters({ game }: { readonly game: GameId }) {
  const { rules: texts } = words();
  const { value } = useRules(game);
  const goTo = (chapter: number) => {
    const heading = document.getElementById(chapterId(chapter));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav class="chapters" aria-label={texts.chapters}>
      {[texts.howTo, ...(value?.sections ?? [])].map((title, chapter) => (
        <button key={title} type="button" class="plain" onClick={() => goTo(chapter)}>
          {title}
        </button>
      ))}
    </nav>
  );
}
