import { deepFreeze } from '../../engine/freeze.js';
import { counted } from '../../engine/locales/fr.js';
import type { SetupTextsOf } from '../../engine/setupTexts.js';
import { OFFERED } from '../offered.js';
import type { ChickenRoundupScoringTexts } from './locale.js';

/** The set-up texts of Chicken Roundup, in French. */
export const frChickenRoundupSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Ramène les poules de la cour dans ton poulailler et tiens le renard à distance.',
  minutes: 30,
  offered: OFFERED,
  options: {
    coops: {
      label: 'Où sont les poulaillers',
      line: 'Chaque rangée avance vers le poulailler de son joueur : en sens opposés ou toutes deux dans le même sens.',
      sentence: 'Les poulaillers sont {}.',
      values: { opposite: 'aux deux bouts opposés', sameSide: 'au même bout' },
    },
    parade: {
      label: 'Défilé',
      line: 'À la fin d’un tour, des poules entrent au poulailler : un défilé remplace cette entrée ou la précède.',
      sentence: 'Un défilé {}.',
      values: { instead: 'remplace l’entrée au poulailler', before: 'précède l’entrée au poulailler' },
    },
    exposed: {
      label: 'Renard à découvert',
      line: 'À la fin d’un tour, le renard quitte la rangée du milieu si la case à côté de lui est libre : dans la rangée du joueur seulement, ou dans l’une des deux rangées extérieures.',
      sentence: 'Un renard à découvert quitte la rangée du milieu pour {}.',
      values: { ownRow: 'la rangée du joueur', eitherRow: 'l’une des rangées extérieures' },
    },
  },
});

/** The texts of the score calculation, in French. */
export const frChickenRoundupScoring: ChickenRoundupScoringTexts = {
  home: (count, gold) => `${counted(count, 'poule')} au poulailler, dont ${gold} ${gold < 2 ? 'dorée' : 'dorées'}`,
};
