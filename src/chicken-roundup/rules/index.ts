// The switchboards

import type { Draft } from '../../engine/draft.js';
import type { Emit } from '../../engine/game.js';
import type { ChickenRoundupTypes, Move, State, Table, Violation } from '../table.js';
import { closeGap, endPlays } from './3-turn.js';
import {
  playCatch,
  playDog,
  playFarmer,
  playFoxTrot,
  playParade,
  whyNotCatch,
  whyNotDog,
  whyNotFarmer,
  whyNotFoxTrot,
  whyNotParade,
} from './5-actions.js';
import { playDiagram, whyNotDiagram } from './6-diagrams.js';

export { begin } from './2-setup.js';
export { ranking, score } from './9-end.js';

export function whyNot(table: Table, move: Move): Violation | null {
  switch (move.type) {
    case 'farmer':
      return whyNotFarmer(table, move);
    case 'dog':
      return whyNotDog(table, move);
    case 'foxTrot':
      return whyNotFoxTrot(table, move);
    case 'catch':
      return whyNotCatch(table, move);
    case 'parade':
      return whyNotParade(table, move);
    case 'diagram':
      return whyNotDiagram(table, move);
    case 'endPlays':
    case 'closeGap':
      return null;
  }
}

export function playMove(state: Draft<State>, move: Move, emit: Emit<ChickenRoundupTypes>): void {
  switch (move.type) {
    case 'farmer':
      playFarmer(state, move, emit);
      break;
    case 'dog':
      playDog(state, move, emit);
      break;
    case 'foxTrot':
      playFoxTrot(state, move, emit);
      break;
    case 'catch':
      playCatch(state, move, emit);
      break;
    case 'parade':
      playParade(state, move, emit);
      break;
    case 'diagram':
      playDiagram(state, move, emit);
      break;
    case 'endPlays':
      endPlays(state, move.seat, emit);
      break;
    case 'closeGap':
      closeGap(state, move.seat, move.toward, emit);
      break;
  }
}
