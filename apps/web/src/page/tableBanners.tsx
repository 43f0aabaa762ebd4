import type { ElementLocale } from 'hencoop/element';
import { isSaved, trouble, words } from './app.js';
import { lazy } from './lazy.js';
import { reload } from './reload.js';
import type { Session } from './session/session.js';
import { InStrip } from './strip.js';

const OnlineBar = lazy(async () => (await import('./online/onlineBar.js')).OnlineBar);
const HintPanel = lazy(async () => (await import('./hintPanel.js')).HintPanel);

/** What the page says about the table: banners above it, and the table's strip. */
export function TableBanners({
  session,
  locale,
  onAgain,
  onLookBack,
  onReview,
  onError,
}: {
  readonly session: Session;
  readonly locale: ElementLocale;
  readonly onAgain: () => void;
  readonly onLookBack: () => void;
  readonly onReview: () => void;
  readonly onError: (error: unknown) => void;
}) {
  const texts = words().table;
  const { match, purpose } = session;
  const past = session.past.value;
  const hint = session.hint.value;
  return (
    <>
      {match !== null && <OnlineBar session={session} match={match} onError={onError} />}
      <Trouble session={session} />
      {purpose === 'position' && <p class="banner">{texts.position}</p>}
      {past === null && session.review.value === null && (
        <OverBanner session={session} onAgain={onAgain} onLookBack={onLookBack} onReview={onReview} />
      )}
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

/** The banner of a game that was already over, or of one player's log. */
function OverBanner({
  session,
  onAgain,
  onLookBack,
  onReview,
}: {
  readonly session: Session;
  readonly onAgain: () => void;
  readonly onLookBack: () => void;
  readonly onReview: () => void;
}) {
  const texts = words();
  const isOver = session.ranking.value !== null && !session.finished.value;
  if (!isOver && session.purpose !== 'replay') return null;
  return (
    <p class="banner">
      {isOver ? texts.table.lookBack : texts.table.replay}
      <button type="button" onClick={onLookBack}>
        {texts.end.lookBack}
      </button>
      {isOver && session.canReview && (
        <button type="button" onClick={onReview}>
          {texts.review.open}
        </button>
      )}
      {session.players.value.length > 0 && session.match?.mayGoOn.value !== false && (
        <button type="button" onClick={onAgain}>
          {texts.end.again}
        </button>
      )}
    </p>
  );
}
