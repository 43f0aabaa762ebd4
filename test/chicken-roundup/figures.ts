import type { ChickenRoundupTypes } from 'hencoop/chicken-roundup';
import type { Figures } from '../support/figures.js';
import { actionFigures } from './figures/actions.js';
import { commonFigures } from './figures/common.js';
import { diagramFigures } from './figures/diagrams.js';
import { endFigures } from './figures/end.js';
import { startFigures } from './figures/start.js';
import type { OwnClause } from './figures/tables.js';

const ownFigures: Figures<ChickenRoundupTypes, OwnClause> = {
  ...startFigures,
  ...actionFigures,
  ...diagramFigures,
  ...endFigures,
};

/** A figure for every clause of the sheet. The common clauses use examples from this game. */
export const figures = { ...ownFigures, ...commonFigures };
