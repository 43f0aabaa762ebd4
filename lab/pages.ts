// Writes the page of each folder from its results: npm run lab -- pages. With --check, fails if one is out of date.
import { output } from '../tools/lib/files.js';
import { analysisPage } from './analysis/report.js';
import { arenaPage } from './arena/report.js';
import { publishedResults } from './arena/results.js';
import { calibrationPage } from './calibration/report.js';
import { endingsPage } from './endings/report.js';
import { poolPage } from './pool/report.js';

const to = output(process.argv.includes('--check'), 'npm run lab -- pages');
await arenaPage(to, publishedResults());
for (const page of [analysisPage, calibrationPage, endingsPage, poolPage]) page(to);
