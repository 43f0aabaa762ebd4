// Adds a game to this tree, from the small one in test/sixth-game: `npm run new-game -- hen-race "Hen Race"`. The third
// word sets the two letters of its clauses; without it, they are the first letters of its words.
import { existsSync } from 'node:fs';
import { GAMES, sheetOf } from './lib/games.js';
import { addGame } from './lib/newGame.js';

const [id = '', title = '', given] = process.argv.slice(2);
const words = id.split('-');
const letters = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : id;
const prefix = given ?? letters.slice(0, 2).toUpperCase();
const taken = (await Promise.all(GAMES.map(sheetOf))).map((sheet) => sheet.prefix);

function problem(): string | null {
  if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(id)) return `expected an id such as hen-race, got '${id}'`;
  if (GAMES.some((known) => known === id) || existsSync(`src/${id}`)) return `src/${id} exists; choose another id`;
  if (title === '' || /['"`\\\n]/.test(title))
    return `expected a title without quotes, such as "Hen Race", got '${title}'`;
  if (!/^[A-Z]{2}$/.test(prefix)) return `expected two capital letters for the clauses, got '${prefix}'`;
  return taken.includes(prefix) ? `${prefix} marks the clauses of another game; choose other letters` : null;
}

const wrong = problem();
if (wrong !== null) {
  console.error(`${wrong}\nusage: npm run new-game -- ID "TITLE" [LETTERS]`);
  process.exitCode = 1;
} else {
  addGame('.', { id, title, prefix });
  console.log(`Added src/${id} and test/${id}. Now write its rules: docs/adding-a-game.md names the files in order.`);
  console.log('Then npm run fix writes the generated pages and the API reports.');
}
