import { botName } from 'hencoop/bots';
import { GAMES } from 'hencoop/games';
import { botWords, words } from './app.js';
import { Dialog } from './dialog.js';
import { numberText } from './numbers.js';
import { type Result, storedResults, streakOf } from './results.js';
import { saveText } from './shareDialog.js';
import { statisticsOf } from './statisticsOf.js';
import { TableHead } from './tableHead.js';

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
      <div class="scroll">
        <table aria-label={title}>
          <TableHead first={texts.against} numbers={[texts.players, texts.games, texts.won]} />
          <tbody>
            {rows.map(({ level, seats, games, wins }) => (
              <tr key={`${level} ${seats}`}>
                <th scope="row">{level === null ? texts.mixed : botName(botWords(), level)}</th>
                <td class="number">{numberText(seats)}</td>
                <td class="number">{numberText(games)}</td>
                <td class="number">{numberText(wins)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {bestRound !== null && <p>{texts.bestRound(numberText(bestRound))}</p>}
    </section>
  );
}
