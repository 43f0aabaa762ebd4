import { gameById } from 'hencoop/games';
import type { Output } from '../../tools/lib/files.js';
import { reliabilityChart } from '../arena/chart.js';
import { type CalibrationResults, calibrationResults } from './results.js';

const FOLDER = 'lab/calibration';

const INTRODUCTION = [
  '# The chance to win',
  '',
  '`strong` plays itself, and estimates its chance to win with every move that it searches. The Brier score is the average square of its',
  'error: 0 is perfect, and a bot that always says 1 / seats gets the score in the last column. In the pictures, a well-calibrated',
  'bot stays on the line; below it, the bot wins less often than it expects. Its estimates assume rivals who play by rules of thumb, but',
  'here they play as well as it does.',
  '',
];

/** Writes the page of estimated chances and its pictures. */
export function calibrationPage(output: Output): void {
  const sections = calibrationResults().flatMap((results) => gameSection(output, results));
  output.file(`${FOLDER}/RESULTS.md`, [...INTRODUCTION, ...sections].join('\n'));
}

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function gameSection(output: Output, { game, machine, reliabilities }: CalibrationResults): string[] {
  const { title } = gameById(game);
  const file = `pictures/${game}.svg`;
  output.file(`${FOLDER}/${file}`, reliabilityChart(`${title}: the chance to win`, reliabilities));
  return [
    `## ${title}`,
    '',
    `![How often the bot won, by its estimated chance](${file})`,
    '',
    row('seats', 'matches', 'decisions', 'Brier score', 'equal chances'),
    row('---:', '---:', '---:', '---:', '---:'),
    ...reliabilities.map(({ seats, matches, decisions, brier, brierError, blind }) =>
      row(
        String(seats),
        String(matches),
        decisions.toLocaleString('en'),
        `${brier.toFixed(3)} ± ${brierError.toFixed(3)}`,
        blind.toFixed(3),
      ),
    ),
    '',
    `\`npm run lab -- calibrate ${game}\`; ${machine}.`,
    '',
  ];
}
