import { botName } from 'hencoop/bots';
import { GAMES } from 'hencoop/games';
import type { GameId } from '../protocol.js';
import { botWords, words } from './app.js';
import { coverOf } from './cover.js';
import { Face } from './face.js';
import { numberText } from './numbers.js';
import { type Result, storedResults, streakOf } from './results.js';
import { SceneDialog } from './scene.js';
import { saveText } from './shareDialog.js';
import { statisticsOf } from './statisticsOf.js';

/** The statistics of this browser's games. */
export function StatisticsScene({ onClose }: { readonly onClose: () => void }) {
  const { statistics: texts, daily, close } = words();
  const results = storedResults();
  const streak = streakOf(results, Date.now());
  const sentences = [
    results.length === 0 ? texts.none : texts.wins(winsIn(results), results.length),
    ...(streak > 0 ? [daily.streak(streak)] : []),
  ];
  const save = () => saveText('hencoop-statistics.json', `${JSON.stringify(results, null, 2)}\n`);
  return (
    <SceneDialog
      over={texts.kept}
      title={texts.title}
      sentence={sentences.join(' · ')}
      keys={
        <>
          {results.length > 0 && (
            <button type="button" aria-label={texts.save} onClick={save}>
              {texts.saveKey}
            </button>
          )}
          <button type="button" class="main" onClick={onClose}>
            {close}
          </button>
        </>
      }
      onClose={onClose}
    >
      {results.length === 0 ? (
        <img class="host" src="./faces/host.svg" alt="" width="64" height="64" />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the keyboard
        <ul class="statistics" tabIndex={0}>
          {GAMES.map(({ id, title }) => {
            const played = results.filter(({ game }) => game === id);
            return played.length === 0 ? null : <GameStatistics key={id} game={id} title={title} results={played} />;
          })}
        </ul>
      )}
    </SceneDialog>
  );
}

const winsIn = (results: readonly Result[]) => results.filter(({ rank }) => rank === 1).length;

function GameStatistics(props: { readonly game: GameId; readonly title: string; readonly results: readonly Result[] }) {
  const { game, title, results } = props;
  const texts = words().statistics;
  const { rows, bestRound } = statisticsOf(results);
  return (
    <li class="paper">
      <h2 class="lid" data-game={game} data-cover={coverOf(game)}>
        <img src={`./games/${game}.svg`} alt="" width="244" height="172" /> {title}
      </h2>
      <ul class="shares" aria-label={title}>
        {rows.map(({ level, seats, games, wins }) => (
          <li key={`${level} ${seats}`}>
            <Face name={level ?? 'bot'} />
            <span>
              <b>{level === null ? texts.mixed : botName(botWords(), level)}</b> <small>{texts.players(seats)}</small>
            </span>
            <b>{texts.row(wins, games)}</b>
            {/* The post marks an even share. */}
            <span class="share" aria-hidden="true">
              <span style={{ width: `${(100 * wins) / games}%` }} />
              <i style={{ left: `${100 / seats}%` }} />
            </span>
          </li>
        ))}
      </ul>
      {bestRound !== null && <p>{texts.bestRound(numberText(bestRound))}</p>}
    </li>
  );
}
