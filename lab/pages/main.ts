// Writes the pages that are made from the lab's results: npm run lab -- pages. With --check, fails if one is out of date.
import { output } from '../../tools/lib/files.js';
import { analysisPage } from './analysisPage.js';
import { strength } from './strength.js';

const to = output(process.argv.includes('--check'));
await strength(to);
await analysisPage(to);
