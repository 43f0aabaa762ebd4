import type { ElementLocale } from 'hencoop/element';
import type { RedactedEvent } from '../protocol.js';
import { words } from './app.js';
import { Dialog } from './dialog.js';
import { numberText, signedText } from './numbers.js';
import { describeWith } from './pageGame.js';
import { namesOf } from './playerNames.js';
import type { RoundEnd, Session } from './session/session.js';
import { TableHead } from './tableHead.js';

/** The end of a round: what counted, and what it changed. */
export function RoundEndDialog({
  session,
  end,
  locale,
}: {
  readonly session: Session;
  readonly end: RoundEnd;
  readonly locale: ElementLocale;
}) {
  const texts = words().round;
  const describe = describeWith(locale, session.names.value);
  return (
    <Dialog title={texts.title} onClose={end.proceed}>
      {end.events.filter(isNews).map((event, index) => (
        <p key={index}>{describe(event, session.viewer.value)}</p>
      ))}
      <div class="scroll">
        <ScoreTable end={end} names={namesOf(session, words().table.you)} />
      </div>
      <p class="answer">
        <button type="button" class="main" onClick={end.proceed}>
          {texts.continue}
        </button>
      </p>
    </Dialog>
  );
}

/** Whether a sentence says more than the table of points below it. */
const isNews = (event: RedactedEvent) => event.type !== 'scored' || !('points' in event);

function ScoreTable({ end, names }: { readonly end: RoundEnd; readonly names: readonly string[] }) {
  const texts = words().round;
  return (
    <table>
      <TableHead first={texts.player} numbers={[texts.before, texts.change, texts.total]} />
      <tbody>
        {end.after.map((total, seat) => {
          const before = end.before[seat] ?? 0;
          return (
            <tr key={seat}>
              <th scope="row">{names[seat] ?? ''}</th>
              <td class="number">{numberText(before)}</td>
              <td class="number">{signedText(total - before)}</td>
              <td class="number">
                <strong>{numberText(total)}</strong>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
