import type { ElementLocale } from 'hencoop/element';
import type { ComponentChildren } from 'preact';
import { words } from './app.js';
import { type Ending, loadScene, newsOf, type Row, type SeatRow, useArithmetic, useCounting } from './counting.js';
import { endWords } from './endWords.js';
import { Items } from './items.js';
import { numberText, signedText } from './numbers.js';
import { describeWith } from './pageGame.js';
import { namesOf, ownSeat } from './playerNames.js';
import { SceneDialog } from './scene.js';
import { Bar, Coin, type Scale, scaleFor } from './scoreBar.js';
import { goTo } from './session/lookBack.js';
import type { RoundEnd, Session } from './session/session.js';
import { Portrait } from './winner.js';

interface RoundProps {
  readonly session: Session;
  readonly end: Ending;
  readonly locale: ElementLocale;
}

/** Loads the scene and its styles. */
export async function loadRoundEnd() {
  await loadScene();
  return RoundEndScene;
}

/** The end of a round. */
function RoundEndScene({ end, ...props }: RoundProps & { readonly end: RoundEnd }) {
  const { session } = props;
  const texts = endWords().round;
  const rows = useArithmetic(session, end);
  if (rows === null || session.past.value !== null) return null;
  const lookBack = () => goTo(session, session.events.value.findLastIndex(({ type }) => type === 'dealt') + 1);
  const keys = (
    <>
      <button type="button" onClick={lookBack}>
        {words().end.lookBack}
      </button>
      <button type="button" class="main" onClick={end.proceed}>
        {texts.continue}
      </button>
    </>
  );
  return <RoundScene {...props} end={end} rows={rows} title={texts.title} keys={keys} onClose={end.proceed} />;
}

/** The longest sentence that fits as a title. */
const TITLE = 44;

/** The open hands, what counts in them, and the old and new scores. */
export function RoundScene({
  session,
  end,
  locale,
  rows,
  title,
  keys,
  onClose,
}: RoundProps & {
  readonly rows: readonly SeatRow[];
  readonly title: string;
  readonly onClose: () => void;
  readonly keys: ComponentChildren;
}) {
  const describe = describeWith(locale, session.names.value);
  const news = newsOf(end.events, (event) => describe(event, session.viewer.value));
  const [first = ''] = news;
  const isTitle = first !== '' && first.length <= TITLE;
  const counted = useCounting(rows);
  const { title: over } = session.game.element.scene(end.view, { width: 320, locale: locale.game });
  const scale = scaleFor(
    rows.map(({ seat }) => end.after[seat] ?? 0),
    [...end.before, rows[0]?.target ?? 0],
  );
  return (
    <SceneDialog
      over={over}
      title={isTitle ? first : title}
      sentence={
        <>
          <b>{leadOf(session, rows, end.after)}</b> {news.slice(isTitle ? 1 : 0).join(' ')}
        </>
      }
      keys={keys}
      onClose={onClose}
    >
      <ol
        class={`scores of${rows.length}`}
        style={{
          '--most': Math.max(4, ...rows.map(({ items }) => items.filter(({ cards }) => cards.length > 0).length)),
        }}
      >
        {counted.map((row) => (
          <Score key={row.seat} row={row} scale={scale} session={session} end={end} locale={locale} />
        ))}
      </ol>
    </SceneDialog>
  );
}

function Score({ row, scale, session, end, locale }: RoundProps & { readonly row: Row; readonly scale: Scale }) {
  const { seat, items, arrived, notes, target } = row;
  const name = namesOf(session, words().table.you)[seat] ?? '';
  const before = end.before[seat] ?? 0;
  const change = items.slice(0, arrived).reduce((sum, { points }) => sum + points, 0);
  const now = items.length === 0 ? (end.after[seat] ?? 0) : before + change;
  return (
    <li class={`score ${row.rank === 1 ? 'best' : ''} ${seat === ownSeat(session) ? 'own' : ''}`}>
      <span class="player">
        <Portrait seat={seat} />
        <b>{name}</b>
      </span>
      <Items row={row} session={session} view={end.view} locale={locale} />
      <span class="sum">
        <b>{signedText(now - before)}</b>
        <small>{notes.join(' · ')}</small>
      </span>
      <Bar from={before} to={now} scale={scale} target={target} />
      <Coin points={now} />
    </li>
  );
}

/** Who leads, and with how many points. */
function leadOf(session: Session, rows: readonly SeatRow[], scores: readonly number[]): string {
  const leaders = rows.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const own = ownSeat(session);
  const others = leaders.filter((seat) => seat !== own).map((seat) => session.names.value[seat] ?? '');
  return endWords().round.leads(others, leaders.length > others.length, numberText(scores[leaders[0] ?? 0] ?? 0));
}
