// The hands of all seats as drawings.
import type { GameTypes } from 'hencoop';
import type { ElementGame, ElementLocale } from 'hencoop/element';
import type { Scene } from 'hencoop/svg';

/** The size at which a hand is drawn, wide enough for every game; the picture shrinks with the screen, the drawing does not. */
const HAND = { width: 320, height: 120 } as const;

/** What lies before each seat, as that seat saw it: its cards, open. */
export function handPictures(
  { scene }: Pick<ElementGame, 'scene'>,
  views: readonly GameTypes['View'][],
  locale: ElementLocale,
): readonly Scene[] {
  return views.map((view, seat) =>
    scene(view, { ...HAND, part: 'lap', seat, id: `hand-${seat}`, locale: locale.game }),
  );
}

/** The middle of the table then. */
export function middlePicture(
  { scene }: Pick<ElementGame, 'scene'>,
  view: GameTypes['View'],
  locale: ElementLocale,
): Scene {
  return scene(view, { width: 480, part: 'middle', id: 'middle', locale: locale.game });
}
