import { GAMES } from 'hencoop/games';
import { dateOf } from '../daily.js';
import { dailyName } from '../dailyName.js';
import type { GameId, SavedGameSummary } from '../protocol.js';
import { settings, words } from './app.js';
import { dailiesIn, storedResults, streakOf } from './results.js';
import { startDaily } from './startDaily.js';

/** The deals of the day on the start page: which are begun or done, and the streak of days. */
export function DailyOffer({
  saved,
  busy,
  onBusy,
  onError,
}: {
  readonly saved: readonly SavedGameSummary[];
  readonly busy: boolean;
  readonly onBusy: (busy: boolean) => void;
  readonly onError: (error: unknown) => void;
}) {
  const { daily } = words();
  const now = Date.now();
  const date = dateOf(now);
  const results = storedResults();
  const done = dailiesIn(results).filter((each) => each.date === date);
  const streak = streakOf(results, now);
  const play = (game: GameId) => {
    onBusy(true);
    startDaily(game).catch((error: unknown) => {
      onBusy(false);
      onError(error);
    });
  };
  const stateOf = (game: GameId): string => {
    const result = done.find((each) => each.game === game);
    if (result !== undefined) return daily.ranked(result.rank, result.bots.length + 1);
    return saved.some((each) => each.saved === dailyName(date, game)) ? daily.begun : daily.open;
  };
  return (
    <section class="offer daily" aria-labelledby="daily">
      <div class="what">
        <p class="quiet">{daily.same}</p>
        <h2 id="daily">{daily.title(dayText(date))}</h2>
        {streak > 0 && <p class="streak">{daily.streak(streak)}</p>}
      </div>
      <ul class="deals">
        {GAMES.map(({ id, title }) => (
          <li key={id}>
            <button type="button" class="deal" disabled={busy} onClick={() => play(id)}>
              <img src={`./games/${id}.svg`} alt="" width="244" height="172" />
              <span>{title}</span>
              <small>{stateOf(id)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A date as people write it, without its year. */
export function dayText(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(settings.value.language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
}
