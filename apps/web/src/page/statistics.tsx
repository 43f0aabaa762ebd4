import { botName } from 'hencoop/bots';
import { GAMES } from 'hencoop/games';
import { botWords, words } from './app.js';
import { Dialog } from './dialog.js';
import { numberText } from './numbers.js';
import { type Result, storedResults, streakOf } from './results.js';
import { saveText } from './shareDialog.js';
import { statisticsOf } from './statisticsOf.js';

/** The statistics of this browser's games. */
export function StatisticsDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = words().statistics;
  const results = storedResults();
  const streak = streakOf(results, Date.now());
  return (
    <Dialog title={texts.title} onClose={onClose}>
      {results.length === 0 ? <p>{texts.none}</p> : <p>{texts.wins(winsIn(results), results.length)}</p>}
      {streak > 0 && <p>{words().daily.streak(streak)}</p>}
      {GAMES.map(({ id, title }) => {
        const played = results.filter(({ game }) => game === id);
        return played.length === 0 ? null : <GameStatistics key={id} title={title} results={played} />;
      })}
      {results.length > 0 && (
        <p class="answer">
          <button
            type="button"
            onClick={() => saveText('hencoop-statistics.json', `${JSON.stringify(results, null, 2)}\n`)}
          >
            {texts.save}
          </button>
        </p>
      )}
      <p class="quiet">{texts.kept}</p>
    </Dialog>
  );
}

const winsIn = (results: readonly Result[]) => results.filter(({ rank }) => rank === 1).length;

function GameStatistics({ title, results }: { readonly title: string; readonly results: readonly Result[] }) {
  const texts = words().statistics;
  const { rows, bestRound } = statisticsOf(results);
  return (
    <section>
      <h3>{title}</h3>
      <ul class="shares" aria-label={title}>
        {rows.map(({ level, seats, games, wins }) => (
          <li key={`${level} ${seats}`}>
            <span>
              <strong>{level === null ? texts.mixed : botName(botWords(), level)}</strong> {texts.players(seats)}
            </span>
            <span>{texts.row(wins, games)}</span>
            {/* The post marks an even share. */}
            <span class="share" aria-hidden="true">
              <span style={{ width: `${(100 * wins) / games}%` }} />
              <i style={{ left: `${100 / seats}%` }} />
            </span>
          </li>
        ))}
      </ul>
      {bestRound !== null && <p>{texts.bestRound(numberText(bestRound))}</p>}
    </section>
  );
}
