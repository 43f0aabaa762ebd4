import { gameById } from 'hencoop/games';
import { useState } from 'preact/hooks';
import { dateOf } from '../daily.js';
import { dailyName } from '../dailyName.js';
import type { GameId, SavedGameSummary } from '../protocol.js';
import { settings, words } from './app.js';
import { dailyGame } from './dailyGame.js';
import { dailiesIn, storedResults, streakOf } from './results.js';
import { startDaily } from './startDaily.js';

interface DealProps {
  readonly saved: readonly SavedGameSummary[];
  /** Whether nothing else on the screen asks to be played first. */
  readonly isFirst?: boolean;
  readonly onError: (error: unknown) => void;
}

/** The key that begins a game's deal of the day, continues it, or shows its result. */
export function DealKey({ game, saved, isFirst = false, onError }: DealProps & { readonly game: GameId }) {
  const { daily } = words();
  const [busy, setBusy] = useState(false);
  const date = dateOf(Date.now());
  const result = dailiesIn(storedResults()).find((each) => each.game === game && each.date === date);
  const isBegun = saved.some((each) => each.saved === dailyName(date, game));
  const state =
    result === undefined ? daily[isBegun ? 'begun' : 'open'] : daily.ranked(result.rank, result.bots.length + 1);
  const play = () => {
    setBusy(true);
    startDaily(game).catch((error: unknown) => {
      setBusy(false);
      onError(error);
    });
  };
  const label = `${daily.title(dayText(date))}, ${gameById(game).title}: ${state}`;
  return (
    <button type="button" class={isFirst ? 'deal main' : 'deal'} disabled={busy} aria-label={label} onClick={play}>
      {state}
    </button>
  );
}

/** The deal of the day on the start page, and the streak of days. */
export function DailyOffer(props: DealProps) {
  const { daily } = words();
  const now = Date.now();
  const date = dateOf(now);
  const game = dailyGame(date);
  const streak = streakOf(storedResults(), now);
  return (
    <section class="offer daily" aria-labelledby="daily">
      <img src={`./games/${game}.svg`} alt="" width="244" height="172" />
      <div class="what">
        <h2 id="daily">{daily.title(dayText(date))}</h2>
        <h3>{gameById(game).title}</h3>
        <p class="quiet">{daily.same}</p>
        {streak > 0 && (
          <p class="streak">
            <Eggs count={Math.min(streak, WEEK)} />
            {daily.streak(streak)}
          </p>
        )}
      </div>
      <DealKey game={game} {...props} />
    </section>
  );
}

const WEEK = 7;

/** An egg for each day of a week; those of the streak are painted. */
function Eggs({ count }: { readonly count: number }) {
  return (
    <svg class="eggs" viewBox={`0 0 ${WEEK * 12} 14`} aria-hidden="true">
      {Array.from({ length: WEEK }, (_, day) => (
        <ellipse key={day} class={day < count ? 'painted' : ''} cx={12 * day + 6} cy="7" rx="4.500" ry="5.800" />
      ))}
    </svg>
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
