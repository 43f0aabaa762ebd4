/**
 * The bots' texts in English: names of levels and personalities, and the sentences of a hint.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import { counted } from '../../engine/locale.js';
import { type BotLocale, type MoveFigures, signed } from './locale.js';

const figures = ({ points, chanceToWin, tries }: MoveFigures) =>
  `${signed(points, 1)} points${chanceToWin === null ? '' : `, a chance of ${Math.round(100 * chanceToWin)} % to win`} (${counted(tries, 'try', 'tries')}).`;

/** The bots' texts in English. */
export const enBots: BotLocale = /* @__PURE__ */ deepFreeze({
  language: 'en',
  levels: { easy: 'Easy', medium: 'Medium', strong: 'Strong', expert: 'Expert' },
  personalities: {
    cautious: 'Cautious',
    collector: 'Collector',
    daring: 'Daring',
    forgetful: 'Forgetful',
    greedy: 'Greedy',
    hasty: 'Hasty',
    hoarder: 'Hoarder',
    parader: 'Parader',
    raider: 'Raider',
    spiteful: 'Spiteful',
  },
  random: 'Random',
  plays: {
    easy: 'makes a beginner’s mistakes',
    medium: 'plays by rules of thumb',
    strong: 'tries out moves first',
    expert: 'thinks much longer',
  },
  label: ({ name, plays, wins, medium, game, seats }) =>
    `${name}: ${plays}${wins === null ? '' : `, wins ${wins} of 100 games against ${medium} (${game} with ${counted(seats, 'seat')})`}`,
  hint: {
    best: (move) => `The best move found: ${move}`,
    level: (move, other) => `These two are level: ${move} ${other}`,
    expects: (finding) => `Expected: ${figures(finding)}`,
    follows: (moves) => `Often followed by: ${moves}`,
    other: (finding) => `Instead: ${finding.move} Expected: ${figures(finding)}`,
    only: 'It is your only move.',
    decided: 'The bot tried no other move.',
  },
});
