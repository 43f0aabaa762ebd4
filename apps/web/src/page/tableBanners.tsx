import type { ElementLocale } from 'hencoop/element';
import { isSaved, trouble, words } from './app.js';
import { lazy } from './lazy.js';
import { reload } from './reload.js';
import type { Session } from './session/session.js';
import { InStrip } from './strip.js';

const OnlineStrip = lazy(async () => (await import('./online/onlineStrip.js')).OnlineStrip);
const HintPanel = lazy(async () => (await import('./hintPanel.js')).HintPanel);

/** What the page says in the table's strip. */
export function TableBanners({
  session,
  locale,
  onResult,
  onLookBack,
  onError,
}: {
  readonly session: Session;
  readonly locale: ElementLocale;
  /** `null` while the result is shown. */
  readonly onResult: (() => void) | null;
  readonly onLookBack: () => void;
  readonly onError: (error: unknown) => void;
}) {
  const { match } = session;
  const hint = session.hint.value;
  return (
    <>
      {match !== null && <OnlineStrip session={session} match={match} onError={onError} />}
      <Trouble session={session} />
      <Past session={session} onResult={onResult} onLookBack={onLookBack} />
      {hint !== null && <HintPanel session={session} hint={hint} locale={locale} />}
    </>
  );
}

function Trouble({ session }: { readonly session: Session }) {
  const { missing, table: texts, refusals } = words();
  const { value } = trouble;
  if (value === null || value === 'saved') return null;
  const text = {
    save: texts.saveTrouble,
    bot: missing.bot,
    elsewhere: refusals.elsewhere,
    stopped: `${missing.stopped} ${isSaved() ? missing.saved : ''}`,
    lost: missing.lost,
  }[value];
  return (
    <InStrip session={session}>
      <div class="strip" role="alert">
        <p>{text}</p>
        {value !== 'save' && (
          <button type="button" onClick={() => void reload()}>
            {texts.reload}
          </button>
        )}
      </div>
    </InStrip>
  );
}

/** What the strip says of a game that is over, of one player's log, and of a shared position. */
function Past({
  session,
  onResult,
  onLookBack,
}: {
  readonly session: Session;
  /** `null` while the result is shown. */
  readonly onResult: (() => void) | null;
  readonly onLookBack: () => void;
}) {
  const { end, table: texts } = words();
  const { past, purpose, ranking, review } = session;
  if (purpose === 'position') return <Quiet session={session} text={texts.position} />;
  if (past.value !== null || review.value !== null) return null;
  if (purpose === 'replay')
    return <Quiet session={session} text={texts.replay} label={end.lookBack} onPress={onLookBack} />;
  if (ranking.value === null || onResult === null) return null;
  return <Quiet session={session} text={texts.lookBack} label={texts.result} onPress={onResult} />;
}

/** A sentence for as long as the strip has nothing else to say, with at most one button. */
function Quiet({
  session,
  text,
  label,
  onPress,
}: {
  readonly session: Session;
  readonly text: string;
  readonly label?: string;
  readonly onPress?: () => void;
}) {
  return (
    <InStrip session={session} quiet>
      <div class="strip">
        <p>{text}</p>
        {label !== undefined && (
          <button type="button" onClick={onPress}>
            {label}
          </button>
        )}
      </div>
    </InStrip>
  );
}
