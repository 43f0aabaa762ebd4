/**
 * The bots' texts in German: names of levels and personalities, and the sentences of a hint.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import { counted } from '../../engine/locale.js';
import { type BotLocale, type MoveFigures, signed } from './locale.js';

const figures = ({ points, chanceToWin, tries }: MoveFigures) =>
  `${signed(points, 1).replace('.', ',')} Punkte${chanceToWin === null ? '' : `, Gewinnchance ${Math.round(100 * chanceToWin)} %`} (${counted(tries, 'Versuch', 'Versuche')}).`;

/** The bots' texts in German. */
export const deBots: BotLocale = /* @__PURE__ */ deepFreeze({
  language: 'de',
  levels: { easy: 'Leicht', medium: 'Mittel', strong: 'Stark', expert: 'Meister' },
  personalities: {
    cautious: 'Vorsichtig',
    collector: 'Sammler',
    daring: 'Wagemutig',
    forgetful: 'Vergesslich',
    greedy: 'Gierig',
    hasty: 'Hastig',
    hoarder: 'Hamsterer',
    parader: 'Paradierer',
    raider: 'Räuber',
    spiteful: 'Gehässig',
  },
  random: 'Zufällig',
  plays: {
    easy: 'macht Anfängerfehler',
    medium: 'spielt nach Faustregeln',
    strong: 'probiert Züge vorher durch',
    expert: 'denkt viel länger nach',
  },
  label: ({ name, plays, wins, medium, game, seats }) =>
    `${name}: ${plays}${wins === null ? '' : `, gewinnt ${wins} von 100 Spielen gegen ${medium} (${game} zu ${seats})`}`,
  hint: {
    best: (move) => `Der beste gefundene Zug: ${move}`,
    level: (move, other) => `Diese beiden sind gleich gut: ${move} ${other}`,
    expects: (finding) => `Erwartet: ${figures(finding)}`,
    follows: (moves) => `Danach folgt oft: ${moves}`,
    other: (finding) => `Stattdessen: ${finding.move} Erwartet: ${figures(finding)}`,
    only: 'Das ist dein einziger Zug.',
    decided: 'Kein anderer Zug wurde versucht.',
  },
});
