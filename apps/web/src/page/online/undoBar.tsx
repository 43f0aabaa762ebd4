import { settings, words } from '../app.js';
import type { Session } from '../session/session.js';
import { InStrip } from '../strip.js';
import type { OnlineMatch } from './onlineMatch.js';
import { useAction } from './useAction.js';

/** A request to take a move back: the question to the others, and the result. */
export function UndoBar({
  session,
  match,
  onError,
}: {
  readonly session: Session;
  readonly match: OnlineMatch;
  readonly onError: (error: unknown) => void;
}) {
  const texts = words().online.undo;
  const { busy, run } = useAction(onError);
  const undo = match.info.value.undo ?? null;
  const isAsked = undo?.status === 'asked' && match.seat !== null && undo.waiting.includes(match.seat);
  const text = textOf(match);
  return (
    <>
      {/* It is always on the page: some screen readers miss an element that appears with its text. */}
      <p class="unseen" role="status">
        {text}
      </p>
      {text !== '' && (
        <InStrip session={session}>
          <div class="strip">
            <p aria-hidden="true">{text}</p>
            {isAsked && (
              <>
                <button type="button" class="main" disabled={busy} onClick={() => run(() => match.answerUndo(true))}>
                  {texts.accept}
                </button>
                <button type="button" disabled={busy} onClick={() => run(() => match.answerUndo(false))}>
                  {texts.decline}
                </button>
              </>
            )}
          </div>
        </InStrip>
      )}
    </>
  );
}

function textOf({ info, names, seat, undoNotice }: OnlineMatch): string {
  const { language } = settings.value;
  const texts = words().online.undo;
  const undo = info.value.undo ?? null;
  const notice = undoNotice.value;
  const nameOf = (of: number) => names.value[of] ?? '';
  if (notice?.type === 'refused') return texts.refusals[notice.code];
  if (undo?.status === 'asked' && undo.seat === seat) {
    const list = new Intl.ListFormat(language, { type: 'conjunction' });
    return texts.waiting(list.format(undo.waiting.map(nameOf)));
  }
  if (undo?.status === 'asked') return texts.asks(nameOf(undo.seat));
  if (undo?.status === 'declined') return undo.seat === seat ? texts.declined : texts.declinedOf(nameOf(undo.seat));
  if (notice?.type === 'done') return notice.seat === seat ? texts.done : texts.doneBy(nameOf(notice.seat));
  return '';
}
