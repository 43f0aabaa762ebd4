import { words } from './app.js';
import { type Drawn, type SeatRow, useCounting } from './counting.js';
import { endWords } from './endWords.js';
import { Items } from './items.js';
import { signedText } from './numbers.js';
import { namesOf, ownSeat } from './playerNames.js';
import { pointsMatter } from './ranks.js';
import { roundsOf } from './rounds.js';
import { Bar, Coin, scaleFor } from './scoreBar.js';
import type { Session } from './session/session.js';
import { Portrait } from './winner.js';

/** How many rounds a row shows. */
const MOST_ROUNDS = 6;

/** The players by rank, each with its standing: on a bar to the target, by rounds, or by what counts. */
export function Ranking({ rows, session, ...drawn }: Drawn & { readonly rows: readonly SeatRow[] }) {
  const names = namesOf(session, words().table.you);
  const own = ownSeat(session);
  const scores = session.game.rules.score(drawn.view);
  const hasPoints = pointsMatter(scores, session.ranking.value);
  const counted = useCounting(rows);
  const target = rows[0]?.target;
  const rounds = target === undefined ? pointsByRound(session) : [];
  const scale = scaleFor(
    rows.map(({ seat }) => scores[seat] ?? 0),
    [target ?? 0],
  );
  return (
    <ol class="ranking" aria-label={endWords().end.ranking}>
      {counted.map((row) => {
        const { seat, rank, standing } = row;
        const score = scores[seat] ?? 0;
        return (
          <li key={seat} class={`${rank === 1 ? 'best' : ''} ${seat === own ? 'own' : ''}`}>
            <span class="medal">{rank}</span>
            <Portrait seat={seat} />
            <span class="named">
              <b>{names[seat] ?? ''}</b>
              <small>{standing}</small>
            </span>
            <span class="shown">
              {target !== undefined && <Bar from={score} to={score} scale={scale} target={target} />}
              {target === undefined && rounds.length > 1 && (
                <Rounds points={rounds.map((round) => round[seat] ?? 0)} fewerWin={scale.fewerWin} />
              )}
              {target === undefined && rounds.length < 2 && row.items.length > 0 && (
                <Items row={row} session={session} {...drawn} />
              )}
            </span>
            {hasPoints && <Coin points={score} />}
          </li>
        );
      })}
    </ol>
  );
}

/** The points of the last rounds, the best one marked. */
function Rounds({ points, fewerWin }: { readonly points: readonly number[]; readonly fewerWin: boolean }) {
  const best = fewerWin ? Math.min(...points) : Math.max(...points);
  return (
    <span class="rounds">
      {points.length > MOST_ROUNDS && '… '}
      {points.slice(-MOST_ROUNDS).map((each, index) => (
        <i key={index} class={each === best ? 'top' : ''}>
          {signedText(each)}{' '}
        </i>
      ))}
    </span>
  );
}

/** The points of each round, by seat. */
function pointsByRound({ events, game, timeline }: Session): readonly (readonly number[])[] {
  let end = 0;
  let before: readonly number[] = [];
  return roundsOf(events.value).map((round) => {
    end += round.length;
    const now = game.rules.score(timeline.value.at(end));
    const points = now.map((score, seat) => score - (before[seat] ?? 0));
    before = now;
    return points;
  });
}
