import type { GameTypes } from '../../engine/game.js';
import { Drawings, partsOf } from '../drawing/drawings.js';
import { toDom } from '../drawing/patch.js';
import { renderStateOf } from '../drawing/renderState.js';
import { partIn } from '../drawing/skeleton.js';
import type { ElementState } from '../state.js';

/** A zone of the table, with its next drawings. */
export interface NextZone {
  /** The zone on the page. */
  readonly zone: Element;
  drawings(): readonly SVGElement[];
  /** Where a drawing that changes its height stays: at 0 its top, at 1 its bottom. */
  readonly stays: number;
}

/** The zones of the table of a later view, as large as they are now, for what will lie where. */
export function nextZones(table: HTMLElement, state: ElementState, view: GameTypes['View']): readonly NextZone[] {
  const { drawn } = state;
  const shown = drawn === null ? null : renderStateOf({ ...state, view }, drawn.box);
  if (drawn === null || shown === null) return [];
  const parts = partsOf(shown, new Drawings(shown), drawn.sizes);
  const isFitted = drawn.sizes.picture !== null;
  const zone = (name: keyof typeof parts, stays: number): NextZone => {
    let drawings: readonly SVGElement[] | null = null;
    return {
      zone: partIn(table, name),
      drawings() {
        drawings ??= parts[name]().map(toDom);
        return drawings;
      },
      stays: isFitted ? stays : 0,
    };
  };
  return [zone('others', 0), zone('middle', 0.5), zone('own', 1)];
}
