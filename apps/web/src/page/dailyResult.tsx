import type { ElementLocale } from 'hencoop/element';
import { gameById } from 'hencoop/games';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Daily } from '../daily.js';
import type { BotResult, Par } from '../protocol.js';
import { words, worker } from './app.js';
import { dayText } from './dailyOffer.js';
import { endWords } from './endWords.js';
import { numberText, percentText } from './numbers.js';
import { Ranking } from './ranking.js';
import { pointsMatter, rankOf } from './ranks.js';
import { headlineOf, type NextSteps, ResultSentence, type ShownEnd } from './result.js';
import { resultOf, storedResults, streakOf } from './results.js';
import { SceneDialog } from './scene.js';
import { canShare, copyText, hasClipboard, share } from './secureOnly.js';
import { answerOf } from './session/ask.js';
import type { Session } from './session/session.js';

/** The rank of the bot, with its points if they say more. */
function textOfBot({ ranking, scores, seat }: BotResult): string {
  const texts = { ...words().daily, ...endWords().daily };
  const rank = texts.ranked(rankOf(ranking, seat), scores.length);
  return pointsMatter(scores, ranking) ? texts.withPoints(rank, numberText(scores[seat] ?? 0)) : rank;
}

/** The par of the deal, in points if they say more than the rank. */
function spreadOf({ points, rank }: Par, hasPoints: boolean) {
  const { low, mean, high } = hasPoints ? points : rank;
  // Ranks with one digit after the point; 0 without a sign.
  const text = (value: number) => numberText(hasPoints ? Math.round(value) + 0 : Math.round(10 * value) / 10);
  return { low: text(low), middle: text(mean), high: text(high) };
}

function textOfPar(par: Par, hasPoints: boolean): string {
  const texts = { ...words().daily, ...endWords().daily };
  const { low, middle, high } = spreadOf(par, hasPoints);
  return texts.par(hasPoints ? middle : texts.parRank(middle), low, high);
}

/** Requests the par game by game while the result is shown; returns the progress as a number until it is known. */
function usePar(session: Session, isReady: boolean, onError: (error: unknown) => void): Par | number {
  const [par, setPar] = useState<Par | number>(0);
  useEffect(() => {
    if (!isReady) return;
    let isShown = true;
    const follow = async () => {
      while (isShown) {
        const found = await answerOf(session, worker().ask({ type: 'par' }), ['noGame', 'unfinished']);
        if (!isShown || found === null) return;
        setPar(found.par ?? found.progress);
        if (found.par !== null) return;
      }
    };
    follow().catch(onError);
    return () => {
      isShown = false;
    };
  }, [isReady]);
  return par;
}

/** The end of a deal of the day: the result beside par and a bot in the same seat, the ranking, and a text to share. */
export function DailyEnd(props: DailyProps) {
  const { session, daily, rows, end, locale, more, onClose, onLookBack, onAgain, onError } = props;
  const texts = { ...words().daily, ...endWords().daily };
  const { found, said, share } = useDaily(session, daily, onError);
  const { bot, par } = found;
  const comes = bot === null ? texts.botPlays : typeof par === 'number' ? texts.parComes(percentText(par)) : null;
  return (
    <SceneDialog
      over={texts.title(dayText(daily.date))}
      title={headlineOf(session, rows)}
      sentence={
        <>
          <span role="status">{share.copied ? words().share.copied : (comes ?? '')}</span>
          {comes === null && !share.copied && (
            <ResultSentence session={session} locale={locale} rows={rows} end={end} />
          )}
        </>
      }
      keys={
        <>
          <button type="button" onClick={onLookBack}>
            {words().end.lookBack}
          </button>
          <button type="button" class="main" disabled={bot === null} onClick={() => void share.send()}>
            {texts.share}
          </button>
        </>
      }
      more={
        <>
          <button type="button" onClick={onAgain}>
            {words().end.again}
          </button>
          {more}
        </>
      }
      onClose={onClose}
    >
      <div class={`finish day of${rows.length}`}>
        <section aria-label={texts.title(dayText(daily.date))}>
          <div class="compared">
            {said.tiles.map(([label, value, detail]) => (
              <p key={label}>
                <small>{label}</small> <b>{value}</b> <span>{detail}</span>
              </p>
            ))}
          </div>
          {hasClipboard() ? (
            <pre class="shared">{said.text}</pre>
          ) : (
            <textarea
              ref={share.field}
              class="shared"
              readOnly
              rows={said.text.split('\n').length}
              value={said.text}
              aria-label={texts.share}
            />
          )}
        </section>
        <Ranking session={session} rows={rows} view={end.view} locale={locale} />
      </div>
    </SceneDialog>
  );
}

interface DailyProps extends NextSteps, ShownEnd {
  readonly session: Session;
  readonly locale: ElementLocale;
  readonly daily: Daily;
}

/** What there is to compare, what the page says about it, and how it is shared. */
function useDaily(session: Session, daily: Daily, onError: (error: unknown) => void) {
  const [bot, setBot] = useState<BotResult | null>(null);
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    worker().ask({ type: 'botResult' }).then(setBot, onError);
  }, []);
  // Starts after the bot's result, which comes quickly.
  const par = usePar(session, bot !== null, onError);
  const found = { bot, par };
  const said = saidOf(session, daily, found);
  const send = async () => {
    if (canShare() && matchMedia('(pointer: coarse)').matches) await share({ text: said.text });
    else setCopied(await copyText(said.text, field.current));
  };
  return { found, said, share: { copied, field, send } };
}

interface Found {
  readonly bot: BotResult | null;
  readonly par: Par | number;
}

/** The tiles, each with a label, a value and a detail; and the text to share. */
function saidOf(session: Session, daily: Daily, { bot, par }: Found) {
  const texts = { ...words().daily, ...endWords().daily };
  const result = resultOf(session, Date.now());
  const scores = session.game.rules.score(session.view.value);
  const hasPoints = pointsMatter(scores, session.ranking.value);
  const rank = result?.rank ?? 1;
  const ranked = texts.ranked(rank, scores.length);
  const streak = streakOf(storedResults(), Date.now());
  const points = numberText(result?.points ?? 0);
  const lines = [
    texts.you(hasPoints ? texts.withPoints(ranked, points) : ranked),
    ...(bot === null ? [] : [texts.bot(textOfBot(bot))]),
    ...(typeof par === 'number' ? [] : [textOfPar(par, hasPoints)]),
    ...(streak > 0 ? [texts.streak(streak)] : []),
  ];
  const heading = `Hencoop · ${gameById(daily.game).title} · ${texts.title(dayText(daily.date))}`;
  const botRank = bot === null ? 1 : rankOf(bot.ranking, bot.seat);
  const botPoints = numberText(bot?.scores[bot.seat] ?? 0);
  const spread = typeof par === 'number' ? null : spreadOf(par, hasPoints);
  const tiles: readonly (readonly [string, string, string])[] = [
    [texts.tiles.you, hasPoints ? points : texts.place(rank), hasPoints ? ranked : texts.of(scores.length)],
    [texts.tiles.par, spread?.middle ?? '…', spread === null ? '' : texts.spread(spread.low, spread.high)],
    [
      texts.tiles.bot,
      bot === null ? '…' : hasPoints ? botPoints : texts.place(botRank),
      bot === null ? '' : hasPoints ? texts.ranked(botRank, scores.length) : texts.of(scores.length),
    ],
  ];
  return { tiles, text: [heading, ...lines, `${location.origin}${location.pathname}`].join('\n') };
}
