import type { GameTypes } from '../engine/game.js';
import type { Candidate, Choice } from './bot.js';
import type { GameBots, LevelName } from './gameBots.js';
import type { BotLocale, Finding } from './locales/locale.js';

/**
 * The name of a bot: a level, a personality, or `random`. A name that the language does not know stays as it is.
 *
 * @example
 * ```ts
 * import { botName } from 'hencoop/bots';
 * import { de } from 'hencoop/bots/de';
 *
 * botName(de, 'strong'); // 'Stark'
 * botName(de, 'foxy'); // 'foxy'
 * ```
 */
export function botName({ levels, personalities, random }: BotLocale, id: string): string {
  const names: { readonly [id: string]: string } = { ...personalities, ...levels, random };
  return Object.hasOwn(names, id) ? (names[id] ?? id) : id;
}

/**
 * The name of a level with its Elo against the rules of thumb; without the Elo where that has not been measured.
 *
 * @example
 * ```ts
 * import { levelLabel } from 'hencoop/bots';
 * import { en } from 'hencoop/bots/en';
 * import { chickenBots } from 'hencoop/chicken/bots';
 *
 * levelLabel(en, chickenBots, 'medium', 2); // 'Medium (+0 Elo, Chicken with 2 seats)'
 * ```
 */
export function levelLabel<G extends GameTypes>(
  locale: BotLocale,
  { game, levels }: Pick<GameBots<G>, 'game' | 'levels'>,
  name: LevelName,
  seats: number,
): string {
  const elo = levels[name].elo[seats];
  const level = locale.levels[name];
  return elo === undefined ? level : locale.strength(level, elo, game.title, seats);
}

/**
 * A hint in sentences: the move that a bot has chosen, the result that it expects, and at most `others` other moves.
 * `sentence` puts a move in words, as `describe` of the game's sheet does.
 *
 * @example
 * ```ts
 * import { describe } from 'hencoop';
 * import { hintOf, search } from 'hencoop/bots';
 * import { en } from 'hencoop/bots/en';
 * import { chicken } from 'hencoop/chicken';
 * import { en as chickenWords } from 'hencoop/chicken/en';
 *
 * const view = chicken.view(chicken.setup({ seats: 2, seed: 'hen' }), 0);
 * const choice = search(chicken, { iterations: 100, seed: 'fox' }).chooseNow(view);
 * const [best] = hintOf(en, choice, (move) => describe(move, 0, chickenWords));
 * best?.startsWith('The best move found: You '); // true
 * ```
 */
export function hintOf<G extends GameTypes>(
  { hint }: BotLocale,
  { move, analysis }: Choice<G>,
  sentence: (move: G['Move']) => string,
  others = 2,
): string[] {
  const best = hint.best(sentence(move));
  const [chosen, ...rest] = analysis;
  const finding = ({ move, points, chanceToWin, visits }: Candidate<G>): Finding => ({
    move: sentence(move),
    points,
    chanceToWin,
    tries: visits,
  });
  if (chosen === undefined || chosen.visits === 0) return [best, rest.length === 0 ? hint.only : hint.decided];
  const tried = rest.filter(({ visits }) => visits > 0).slice(0, others);
  return [best, hint.expects(finding(chosen)), ...tried.map((candidate) => hint.other(finding(candidate)))];
}
