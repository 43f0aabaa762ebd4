import { type AnyDoors, gameById } from 'hencoop/games';
import { dateOf } from '../daily.js';
import type { GameId, SavedGameSummary } from '../protocol.js';
import { setupTextsOf, words } from './app.js';
import { coverOf } from './cover.js';
import { DealKey, dayText } from './dailyOffer.js';
import { hashOf } from './router.js';
import { SceneDialog } from './scene.js';

/** An open box: learn the game, set it up, read its rules, or play its deal of the day. */
export function BoxScene({
  game,
  saved,
  onPlay,
  onClose,
  onError,
}: {
  readonly game: GameId;
  readonly saved: readonly SavedGameSummary[];
  readonly onPlay: () => void;
  readonly onClose: () => void;
  readonly onError: (error: unknown) => void;
}) {
  const { home, daily, close } = words();
  const { title, seats, lesson }: AnyDoors = gameById(game);
  return (
    <SceneDialog
      over={`${home.players(seats.min, seats.max)} · ${home.minutes(setupTextsOf(game).minutes)}`}
      title={title}
      sentence={setupTextsOf(game).summary}
      keys={
        <>
          <button type="button" onClick={onClose}>
            {close}
          </button>
          <button type="button" class="main" aria-label={home.playGame(title)} onClick={onPlay}>
            {home.play}
          </button>
        </>
      }
      onClose={onClose}
    >
      <div class="open-box" data-game={game} data-cover={coverOf(game)}>
        <img src={`./games/${game}.svg`} alt="" width="244" height="172" />
        <ul class="paper">
          {lesson !== undefined && (
            <li>
              <p>{home.learnLine}</p>
              <a class="button" href={hashOf({ page: 'learn', game })} aria-label={home.learnGame(title)}>
                {home.learn}
              </a>
            </li>
          )}
          <li>
            <p>{home.setUpLine}</p>
            <a class="button" href={hashOf({ page: 'setup', game, company: null })} aria-label={home.setUpGame(title)}>
              {home.setUp}
            </a>
          </li>
          <li>
            <p>{home.rulesLine}</p>
            <a class="button" href={hashOf({ page: 'rules', game, clause: null })} aria-label={home.rulesOf(title)}>
              {home.rules}
            </a>
          </li>
          <li>
            <p>{daily.title(dayText(dateOf(Date.now())))}</p>
            <DealKey game={game} saved={saved} onError={onError} />
          </li>
        </ul>
      </div>
    </SceneDialog>
  );
}
