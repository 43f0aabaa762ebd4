import type { AnyMove } from '../../engine/base.js';
import type { GameTypes } from '../../engine/game.js';
import type { Names } from '../../engine/locales/names.js';
import { type Kinds, kindsOf } from '../../engine/moveStatement.js';
import type { Scene } from '../../svg/markup.js';
import { type ElementGame, type ElementLocale, type Flight, type Voice, voiceOf } from '../elementGame.js';
import type { ElementBox } from '../layout/box.js';
import type { Shelf } from '../picking/shelf.js';
import { type ElementState, openMoves, wordsOf } from '../state.js';

/** All inputs of the table's picture. */
export interface RenderState
  extends Readonly<
    Pick<
      ElementState,
      'theme' | 'picking' | 'pending' | 'hint' | 'last' | 'clauseLink' | 'confirm' | 'readonly' | 'queue'
    >
  > {
  readonly game: ElementGame;
  readonly view: GameTypes['View'];
  readonly words: ElementLocale;
  readonly voice: Voice;
  readonly names: readonly string[];
  readonly box: ElementBox;
  /** The kinds of the fields of the game's moves. */
  readonly kinds: Kinds;
  /** The moves that the viewer can choose from now. */
  readonly moves: readonly AnyMove[];
  /** The paths of things that others moved. */
  readonly trail: readonly Flight[];
  /** The last events in one line. */
  readonly line: string;
  /** The title of the table, and the pending step as its description. */
  status(): Scene;
  /** `null` if there is nothing to arrange. */
  readonly shelf: Shelf | null;
}

/** The inputs of the current picture; `null` if there is no table. */
export function renderStateOf(state: ElementState, box: ElementBox): RenderState | null {
  const { game, view, names, news, shelf, readonly } = state;
  if (game === null || view === null) return null;
  const words = wordsOf(state, game);
  const voice = voiceOf(words);
  const moves = openMoves(state);
  const cards = readonly ? null : (game.shelf?.(view) ?? null);
  if (cards !== null) shelf.hold(cards);
  let status: Scene | null = null;
  const seats = Array.from({ length: view.seats }, (_, seat) => nameIn(names, seat));
  return {
    ...state,
    game,
    kinds: kindsOf(game.game.moves),
    view,
    words,
    voice,
    names: seats,
    box,
    moves,
    trail: news.trail,
    line: voice.recap(news.events, view.viewer) || (moves.length > 0 ? news.ofOthers : news.latest),
    status() {
      status ??= game.scene(view, { part: 'status', names: seats, locale: words.game });
      return status;
    },
    shelf: cards === null ? null : shelf,
  };
}

function nameIn(names: Names, seat: number): string {
  return (typeof names === 'function' ? names(seat) : names[seat]) ?? '';
}
