import { gameById } from 'hencoop/games';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Daily } from '../daily.js';
import type { BotResult, Par } from '../protocol.js';
import { words, worker } from './app.js';
import { dayText } from './dailyOffer.js';
import { numberText, percentText } from './numbers.js';
import { pointsMatter, rankOf } from './ranks.js';
import { resultOf, storedResults, streakOf } from './results.js';
import { canShare, copyText, hasClipboard, share } from './secureOnly.js';
import { answerOf } from './session/ask.js';
import type { Session } from './session/session.js';

/** The rank of the bot, with its points if they say more. */
function textOfBot({ ranking, scores, seat }: BotResult): string {
  const texts = words().daily;
  const rank = texts.ranked(rankOf(ranking, seat), scores.length);
  return pointsMatter(scores, ranking) ? texts.withPoints(rank, numberText(scores[seat] ?? 0)) : rank;
}

/** The par of the deal, in points if they say more than the rank. */
function textOfPar({ points, rank }: Par, hasPoints: boolean): string {
  const texts = words().daily;
  const { low, mean, high } = hasPoints ? points : rank;
  // Ranks with one digit after the point; 0 without a sign.
  const text = (value: number) => numberText(hasPoints ? Math.round(value) + 0 : Math.round(10 * value) / 10);
  const middle = text(mean);
  return texts.par(hasPoints ? middle : texts.parRank(middle), text(low), text(high));
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

/**
 * The end of a deal of the day: the player's result, the result of a bot in the same seat, the par once it is known,
 * and a text to share.
 */
export function DailyResult({
  session,
  daily,
  onError,
}: {
  readonly session: Session;
  readonly daily: Daily;
  readonly onError: (error: unknown) => void;
}) {
  const texts = words().daily;
  const [bot, setBot] = useState<BotResult | null>(null);
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    worker().ask({ type: 'botResult' }).then(setBot, onError);
  }, []);
  // Starts after the bot's result, which comes quickly.
  const par = usePar(session, bot !== null, onError);
  const result = resultOf(session, Date.now());
  if (result === null) return null;
  const seats = result.bots.length + 1;
  const streak = streakOf(storedResults(), Date.now());
  const rank = texts.ranked(result.rank, seats);
  const hasPoints = pointsMatter(session.game.rules.score(session.view.value), session.ranking.value);
  const lines = [
    texts.you(hasPoints ? texts.withPoints(rank, numberText(result.points)) : rank),
    ...(bot === null ? [] : [texts.bot(textOfBot(bot))]),
    ...(typeof par === 'number' ? [] : [textOfPar(par, hasPoints)]),
    ...(streak > 0 ? [texts.streak(streak)] : []),
  ];
  const heading = `Hencoop · ${gameById(daily.game).title} · ${texts.title(dayText(daily.date))}`;
  const text = [heading, ...lines, `${location.origin}${location.pathname}`].join('\n');
  const shareText = async () => {
    if (canShare() && matchMedia('(pointer: coarse)').matches) await share({ text });
    else setCopied(await copyText(text, field.current));
  };
  return (
    <section class="matters" aria-label={texts.title(dayText(daily.date))}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {bot === null && (
        <p class="quiet" role="status">
          {texts.botPlays}
        </p>
      )}
      {bot !== null && typeof par === 'number' && <p class="quiet">{texts.parComes(percentText(par))}</p>}
      {bot !== null && !hasClipboard() && (
        <textarea ref={field} readOnly rows={lines.length + 2} value={text} aria-label={texts.share} />
      )}
      <p class="buttons">
        <button type="button" disabled={bot === null} onClick={() => void shareText()}>
          {texts.share}
        </button>
        <span role="status">{copied ? words().share.copied : ''}</span>
      </p>
    </section>
  );
}
