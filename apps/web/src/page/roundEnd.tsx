import type { ElementLocale } from 'hencoop/element';
import { words } from './app.js';
import { CountedItems, type Counting, loadScene, newsOf, pointsSoFar, useCounting } from './counting.js';
import { Dialog } from './dialog.js';
import { numberText, signedText } from './numbers.js';
import { describeWith } from './pageGame.js';
import { namesOf, ownSeat } from './playerNames.js';
import type { RoundEnd, Session } from './session/session.js';
import { TableHead } from './tableHead.js';

interface RoundEndProps {
  readonly session: Session;
  readonly end: RoundEnd;
  readonly locale: ElementLocale;
}

/** Loads the dialog and its styles. */
export async function loadRoundEnd() {
  await loadScene();
  return RoundEndDialog;
}

/** The end of a round: the open cards, the counting, and the new scores. */
function RoundEndDialog({ session, end, locale }: RoundEndProps) {
  const texts = words().round;
  const describe = describeWith(locale, session.names.value);
  const counting = useCounting(session, end);
  return (
    <Dialog title={texts.title} kind="scene" onClose={end.proceed}>
      {newsOf(end.events, counting).map((event, index) => (
        <p key={index} class={index === 0 && !('points' in event) ? 'lead' : ''}>
          {describe(event, session.viewer.value)}
        </p>
      ))}
      <div class="scroll">
        <ScoreTable session={session} end={end} locale={locale} counting={counting} />
      </div>
      <p class="answer">
        <button type="button" class="main" onClick={end.proceed}>
          {texts.continue}
        </button>
      </p>
    </Dialog>
  );
}

function ScoreTable({ session, end, locale, counting }: RoundEndProps & { readonly counting: Counting | null }) {
  const texts = words().round;
  const names = namesOf(session, words().table.you);
  const own = ownSeat(session);
  const numbers = [texts.before, texts.change, texts.total];
  return (
    <table class="counting">
      <TableHead first={texts.player} middle={texts.counts} numbers={numbers} />
      <tbody>
        {end.after.map((after, seat) => {
          const before = end.before[seat] ?? 0;
          const change = counting === null ? after - before : pointsSoFar(counting, seat);
          return (
            <tr key={seat} class={seat === own ? 'own' : ''}>
              <th scope="row">{names[seat] ?? ''}</th>
              <td class="what-counts">
                {counting !== null && (
                  <CountedItems counting={counting} seat={seat} view={end.view} session={session} locale={locale} />
                )}
              </td>
              <td class="number before">{numberText(before)}</td>
              <td class="number">{signedText(change)}</td>
              <td class="number">
                <strong class="coin">{numberText(before + change)}</strong>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
