/** The edits that add the sixth game to files that exist: `text` is inserted after the only occurrence of `after`. */
export interface Edit {
  readonly file: string;
  readonly after: string;
  readonly text: string;
}

const RECORDS = 'src/record/entries.ts';
const TERMINAL = 'examples/terminal/src/games.ts';

export const EDITS: readonly Edit[] = [
  { file: 'games.json', after: '"chicken-roundup"', text: ', "peck"' },
  {
    file: 'src/index.ts',
    after: "export { crazyChicken } from './crazy-chicken/index.js';\n",
    text: "export { peck } from './peck/index.js';\n",
  },
  {
    file: 'src/svg/index.ts',
    after:
      "export {\n  type CrazyChickenDrawOptions,\n  type CrazyChickenPart,\n  drawCrazyChicken,\n  drawCrazyChickenCard,\n} from './crazy-chicken.js';\n",
    text: "export { drawPeck, drawPeckCard, type PeckDrawOptions, type PeckPart } from './peck.js';\n",
  },
  {
    file: RECORDS,
    after: "import type { GameEntry } from './entry.js';\n",
    text: `import { type PeckTypes, peck } from '../peck/index.js';
import { notation as peckNotation } from '../peck/notation.js';
import * as peckSchemas from '../peck/schema.js';

const peckEntry: GameEntry<PeckTypes> = {
  game: peck,
  schemas: schemasOf<PeckTypes>(peckSchemas),
  notation: peckNotation,
};
`,
  },
  { file: RECORDS, after: 'export const GAME_ENTRIES = {\n', text: '  peck: peckEntry,\n' },
  {
    file: RECORDS,
    after: "  readonly 'chicken-roundup': ChickenRoundupTypes;\n",
    text: '  readonly peck: PeckTypes;\n',
  },
  {
    file: TERMINAL,
    after: "import * as crazyChickenSheet from 'hencoop/crazy-chicken/sheet';\n",
    text: "import { peck } from 'hencoop/peck';\nimport * as peckSheet from 'hencoop/peck/sheet';\n",
  },
  {
    file: TERMINAL,
    after: "import { drawTable as drawCrazyChicken } from './tables/crazy-chicken.js';\n",
    text: "import { drawTable as drawPeck } from './tables/peck.js';\n",
  },
  {
    file: TERMINAL,
    after: '    bots: chickenRoundupBots,\n  }),\n',
    text: `  terminalGame('peck', {
    game: peck,
    words: peckSheet,
    drawTable: drawPeck,
  }),
`,
  },
  {
    file: 'docs/games.md',
    after: 'a yard on a grid, long lists of moves  |\n',
    text: '| [Peck](games/peck.md) | - | 2 to 3 | about 12 | hands, the draw pile | everyone chooses at once |\n',
  },
  {
    file: 'CHANGELOG.md',
    after: '- Chicken Roundup (Robert Johnson), 2 seats, with all options; diagrams are data.\n',
    text: '- Peck, 2 to 3 seats.\n',
  },
];
