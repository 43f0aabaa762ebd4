/** The edits that add a game to files that exist: `text` is inserted after the only occurrence of `after`. */
export interface Edit {
  readonly file: string;
  readonly after: string;
  readonly text: string;
}

export const EDITS: readonly Edit[] = [
  {
    file: 'src/games.ts',
    after: "import { crazyChickenDoors } from './crazy-chicken/doors.js';\n",
    text: "import { peckDoors } from './peck/doors.js';\n",
  },
  { file: 'src/games.ts', after: '\n  chickenRoundupDoors,\n', text: '  peckDoors,\n' },
  {
    file: 'src/index.ts',
    after: "export { crazyChicken } from './crazy-chicken/index.js';\n",
    text: "export { peck } from './peck/index.js';\n",
  },
  {
    file: 'docs/games.md',
    after: 'a yard on a grid, long lists of moves | [play](../apps/web?game=chicken-roundup) |\n',
    text: '| [Peck](games/peck.md) | `peck` | - | 2 to 3 | about 12 | hands, the draw pile | everyone chooses at once | [play](../apps/web?game=peck) |\n',
  },
  {
    file: 'CHANGELOG.md',
    after: '- Chicken Roundup (Robert Johnson), 2 seats; diagrams are data.\n',
    text: '- Peck, 2 to 3 seats.\n',
  },
  {
    file: 'test/project/types.test.ts',
    after: "  readonly 'chicken-roundup': typeof import('hencoop/chicken-roundup/schema');\n",
    text: "  readonly 'peck': typeof import('hencoop/peck/schema');\n",
  },
  { file: 'tools/bench/budgets.json', after: '"web": {\n', text: '    "peck": 62000,\n' },
];
