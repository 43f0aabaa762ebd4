import type { Game, GameTypes } from 'hencoop';
import * as svg from 'hencoop/svg';
import type { Kit } from 'hencoop/testkit';
import { GAMES, pascalCase } from '../../scripts/lib/games.js';
import { loadGame } from '../support/games.js';

/** The drawing of a game, as every game has one. */
export interface Draw<G extends GameTypes> {
  (view: G['View'], options?: Options<G>): string;
  (state: G['State'], options: Options<G> & svg.FaceUp): string;
}

/** The options of the drawing of a game. */
export type Options<G extends GameTypes> = svg.DrawOptions<
  svg.PictureLocale,
  G['Move'],
  G['Move'] | G['Event'] | G['RedactedEvent'],
  string
>;

/** A game with its kit, its drawing and its German words, whatever its types. */
export interface Subject {
  readonly id: string;
  readonly on: <T>(
    act: <G extends GameTypes>(game: Game<G>, kit: Kit<G>, draw: Draw<G>, german: svg.PictureLocale) => T,
  ) => T;
}

// The drawings differ only in the types of their games.
const DRAWINGS = svg as unknown as { readonly [name: string]: Draw<GameTypes> };

/** Every game. */
export const SUBJECTS: readonly Subject[] = await Promise.all(
  GAMES.map(async (id): Promise<Subject> => {
    const { game, kit } = await loadGame(id);
    const draw = DRAWINGS[`draw${pascalCase(id)}`];
    if (draw === undefined) throw new Error(`hencoop/svg does not draw ${id}`);
    const { de }: { de: svg.PictureLocale } = await import(`../../src/${id}/locales/de.ts`);
    return { id, on: (act) => act(game, kit, draw, de) };
  }),
);
