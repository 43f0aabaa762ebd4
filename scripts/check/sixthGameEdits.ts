/** The edits that add the sixth game to files that exist: `text` is inserted after the only occurrence of `after`. */
export interface Edit {
  readonly file: string;
  readonly after: string;
  readonly text: string;
}

const RECORDS = 'src/record/rooms.ts';
const TERMINAL = 'examples/terminal/src/games.ts';

export const EDITS: readonly Edit[] = [
  { file: 'games.json', after: '"chicken-roundup"', text: ', "peck"' },
  {
    file: 'src/index.ts',
    after: "export { type PlayoutConfig, type Policy, playOn, playout, uniform } from './engine/playout.js';\n",
    text: "export { peck } from './peck/index.js';\n",
  },
  {
    file: 'src/svg/index.ts',
    after: "export type { Theme } from './palette.js';\n",
    text: "export { drawPeck, drawPeckCard } from './peck.js';\n",
  },
  {
    file: RECORDS,
    after: "import type { GameTypes } from '../engine/game.js';\n",
    text: `import { type PeckTypes, peck } from '../peck/index.js';
import { describe as peckInGerman } from '../peck/locales/de.js';
import { describe as peckInEnglish } from '../peck/locales/en.js';
import { notation as peckNotation } from '../peck/notation.js';
import * as peckSchemas from '../peck/schema.js';
`,
  },
  {
    file: RECORDS,
    after: 'describe: { en: chickenRoundupInEnglish, de: chickenRoundupInGerman },\n};\n',
    text: `
const peckRoom: Room<PeckTypes> = {
  game: peck,
  schemas: schemasOf<PeckTypes>(peckSchemas),
  notation: peckNotation,
  describe: { en: peckInEnglish, de: peckInGerman },
};
`,
  },
  { file: RECORDS, after: "  'chicken-roundup': chickenRoundupRoom,\n", text: '  peck: peckRoom,\n' },
  {
    file: RECORDS,
    after: "  readonly 'chicken-roundup': ChickenRoundupTypes;\n",
    text: '  readonly peck: PeckTypes;\n',
  },
  {
    file: TERMINAL,
    after: "import * as crazyChickenWords from 'hencoop/crazy-chicken/sheet';\n",
    text: "import { peck } from 'hencoop/peck';\nimport * as peckWords from 'hencoop/peck/sheet';\n",
  },
  {
    file: TERMINAL,
    after: "import { drawTable as drawCrazyChicken } from './tables/crazy-chicken.js';\n",
    text: "import { drawTable as drawPeck } from './tables/peck.js';\n",
  },
  {
    file: TERMINAL,
    after: '    drawTable: drawChickenRoundup,\n  }),\n',
    text: `  offer('peck', {
    game: peck,
    describe: peckWords.describe,
    explain: peckWords.explain,
    drawTable: drawPeck,
  }),
`,
  },
  {
    file: 'docs/games.md',
    after: 'a yard on a grid, long lists of moves   |\n',
    text: '| [Peck](games/peck.md) | 2 to 3 | about 12 | hands, the draw pile | a choice of all at once |\n',
  },
  {
    file: 'CHANGELOG.md',
    after: '- Chicken Roundup (Robert Johnson), 2 seats, with all options; diagrams are data.\n',
    text: '- Peck, 2 to 3 seats.\n',
  },
];
