// The texts of the review and the coach about a move.
import { label, labelValue, type Seat } from 'hencoop';
import { type Reason, reasonText } from 'hencoop/analysis';
import type { ElementLocale } from 'hencoop/element';
import { gameById, type ReasonLocale } from 'hencoop/games';
import { useEffect, useState } from 'preact/hooks';
import type { Move, SeatSummary, View } from '../protocol.js';
import { settings, words } from './app.js';
import { percentText } from './numbers.js';
import { describeWith, type PageGame } from './pageGame.js';
import type { Session } from './session/session.js';

/** Whether the table draws where and which way a move goes, so that a sentence need not name its places. */
const isDrawn = ({ element }: PageGame) => element.way !== undefined;

/** A move in a sentence: as on its button or, if the table draws it, in short and with an arrow. */
export function moveLabel(move: Move, view: View, { labels }: ElementLocale, game: PageGame): string {
  if (!isDrawn(game)) return label(move, labels, { view });
  // The game's own move, view and texts.
  const way = game.element.way?.(move as never, view as never) ?? null;
  const brief = labels.labels.brief?.[move.type]?.(move as never, labels.known(move as never, view as never) as never);
  if (way === null) return brief ?? label(move, labels, { view });
  return `${brief ?? labelValue('type', move.type as never, labels)} ${way}`;
}

/** What a hint says about a move of any seat. */
export function hintSentence(session: Session, locale: ElementLocale, viewer: Seat): (move: Move) => string {
  const names = session.names.value;
  if (!isDrawn(session.game)) {
    const describe = describeWith(locale, names);
    return (move) => describe(move, viewer);
  }
  const view = session.view.value;
  return (move) => {
    const name = move.seat === viewer ? '' : `${names[move.seat] ?? ''}${locale.game.common.colon}`;
    return `${name}${moveLabel(move, view, locale, session.game)}.`;
  };
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
