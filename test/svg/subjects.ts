import type { AnyEvent, AnyMove, Game, GameTypes } from 'hencoop';
import { GAMES } from 'hencoop/games';
import type { DrawOptions, FaceUp, SvgLocale } from 'hencoop/svg';
import type { Kit } from 'hencoop/testkit';
import { loadGame } from '../../support/games.js';

/** The drawing of a game, in English unless a locale is given. */
export interface Draw<G extends GameTypes> {
  (view: G['View'], options?: Options<G>): string;
  (state: G['State'], options: Options<G> & FaceUp): string;
}

/** The options of the drawing of a game. */
export type Options<G extends GameTypes> = Partial<
  DrawOptions<SvgLocale, G['Move'], G['Move'] | G['Event'] | G['RedactedEvent'], string>
>;

/** The texts in a game's pictures, by language. */
export interface Languages {
  readonly en: SvgLocale;
  readonly de: SvgLocale;
}

/** Any game with its kit, its drawing and its texts. */
export interface Subject {
  readonly id: string;
  readonly on: <T>(
    act: <G extends GameTypes>(game: Game<G>, kit: Kit<G>, draw: Draw<G>, languages: Languages) => T,
  ) => T;
}

/** Every game. */
export const SUBJECTS: readonly Subject[] = await Promise.all(
  GAMES.map(async (doors): Promise<Subject> => {
    const { id } = doors;
    const { game, kit } = await loadGame(id);
    const drawings = await doors.svg();
    const [english, german] = await Promise.all([doors.locales.en(), doors.locales.de()]);
    const languages = { en: english.game, de: german.game };
    const draw = (
      table: GameTypes['View'] | GameTypes['State'],
      options: Partial<DrawOptions<SvgLocale, AnyMove, AnyEvent, string>> = {},
    ) =>
      // The function from the doors also draws states, face up.
      drawings.draw(table as GameTypes['View'], { locale: languages.en, ...options });
    return { id, on: (act) => act(game, kit, draw, languages) };
  }),
);
