// The texts of the review and the coach about a move.
import { label } from 'hencoop';
import { type Reason, reasonText } from 'hencoop/analysis';
import type { ElementLocale } from 'hencoop/element';
import { gameById, type ReasonLocale } from 'hencoop/games';
import { useEffect, useState } from 'preact/hooks';
import type { Move, SeatSummary, View } from '../protocol.js';
import { settings, words } from './app.js';
import { percentText } from './numbers.js';
import type { Session } from './session/session.js';

/** A move, labeled as on its button. */
export function moveLabel(move: Move, view: View, { labels }: ElementLocale): string {
  return label(move, labels, { view });
}

/** The reason texts of a game in the language of the page; `null` until loaded. */
export function useReasonWords({ game }: Session): ReasonLocale | null {
  const [loaded, setLoaded] = useState<ReasonLocale | null>(null);
  const { language } = settings.value;
  useEffect(() => {
    let wanted = true;
    gameById(game.id)
      .reasons[language]()
      .then(
        (locale) => wanted && setLoaded(locale),
        // Offline, the figures are enough.
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [language]);
  return loaded;
}

/** The reasons in sentences, to the viewer or about the player of this name. */
export function reasonTexts(
  locale: ReasonLocale | null,
  reasons: readonly Reason[],
  name: string | null,
): readonly string[] {
  if (locale === null) return [];
  const { common } = locale;
  const named = name === null ? locale : { ...locale, common: { ...common, seat: () => name } };
  return reasons.map((reason) => reasonText(named, reason, name === null ? null : 0));
}

/** The summary of a seat: the effect of luck, and the loss by its own moves. */
export function accountText(
  { start, luck, gifts, loss, accuracy }: SeatSummary,
  /** `null` for the viewer. */
  name: string | null,
): string {
  const { began, luck: lucky, skill, accuracy: kept } = words().review;
  const given = luck + gifts;
  const size = percentText(Math.abs(given));
  const sentences = [
    name === null ? began.you(percentText(start)) : began.other(name, percentText(start)),
    given < 0 ? lucky.took(size) : lucky.gave(size),
    (name === null ? skill.you : skill.other)(percentText(loss)),
    ...(accuracy === null ? [] : [kept(percentText(accuracy))]),
  ];
  return sentences.join(' ');
}
