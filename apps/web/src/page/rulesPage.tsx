import { gameById } from 'hencoop/games';
import type { GameId } from '../protocol.js';
import { setupTextsOf, words } from './app.js';
import { Icon } from './dialog.js';
import { lazy } from './lazy.js';
import { hashOf } from './router.js';
import { Rules } from './rules.js';

const HowToPlay = lazy(async () => (await import('./lesson/howToPlay.js')).HowToPlay);

/** How a game is played, and its rules. An address of a clause leads to the rules alone. */
export function RulesPage({ game, clause }: { readonly game: GameId; readonly clause: string | null }) {
  const { home, rules } = words();
  const { title } = gameById(game);
  return (
    <>
      <header class="bar">
        <a class="icon" href={hashOf({ page: 'home' })} aria-label={rules.back}>
          <Icon name="home" />
        </a>
        <h1>{home.rulesOf(title)}</h1>
        <a class="button" href={hashOf({ page: 'setup', game, company: null })} aria-label={home.playGame(title)}>
          {home.play}
        </a>
      </header>
      <main class="page">
        <p>{setupTextsOf(game).summary}</p>
        {clause === null && <HowToPlay key={game} game={game} />}
        <Rules game={game} clause={clause} step={null} heading={clause === null ? 'h3' : 'h2'} />
      </main>
    </>
  );
}
