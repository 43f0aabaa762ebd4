import type { GameTypes } from '../engine/game.js';
import { isRecord, isWhole } from '../engine/guards.js';
import { refuseOption } from '../engine/options.js';
import { saying } from '../engine/saying.js';
import type { Candidate, Choice } from './bot.js';
import type { GameBots, LevelName } from './gameBots.js';
import type { BotLocale, MoveFigures } from './locales/locale.js';
import { winsOf100 } from './winsAt.js';

/**
 * The localized name of a bot: a level, a personality, or `random`. Unknown ids are returned unchanged.
 *
 * @example
 * ```ts
 * import { botName } from 'hencoop/bots';
 * import { deBots } from 'hencoop/bots/de';
 *
 * botName(deBots, 'strong'); // 'Stark'
 * botName(deBots, 'foxy'); // 'foxy'
 * ```
 *
 * @throws RangeError if `locale` is not a bot locale, or `id` is not a string.
 */
export function botName(locale: BotLocale, id: string): string {
  if (typeof id !== 'string') refuseOption('id', 'the name of a bot', id);
  return inWords(locale, ({ levels, personalities, random }) => {
    const names: { readonly [id: string]: string } = { ...personalities, ...levels, random };
    return Object.hasOwn(names, id) ? names[id] : id;
  });
}

/**
 * A level in words: how it plays, and how many of 100 games it wins against `medium` rivals. The share comes from the
 * level's measured Elo, without its interval: docs/strength.md has both. `medium` has no share, nor has a level that
 * was not measured at this number of seats.
 *
 * @example
 * ```ts
 * import { levelLabel } from 'hencoop/bots';
 * import { enBots } from 'hencoop/bots/en';
 * import { chickenBots } from 'hencoop/chicken/bots';
 *
 * levelLabel(enBots, chickenBots, 'medium', 2); // 'Medium: plays by rules of thumb'
 * levelLabel(enBots, chickenBots, 'strong', 2).includes(' of 100 games against Medium (Chicken with 2 seats)'); // true
 * ```
 *
 * @throws RangeError if `locale` is not a bot locale, `bots` are not a game's bots, or `name` or `seats` is invalid.
 */
export function levelLabel<G extends GameTypes>(
  locale: BotLocale,
  bots: Pick<GameBots<G>, 'game' | 'levels'>,
  name: LevelName,
  seats: number,
): string {
  if (!isRecord(bots?.levels)) refuseOption('bots', 'the bots of a game', bots);
  const { game, levels } = bots;
  if (typeof name !== 'string' || !Object.hasOwn(levels, name)) {
    refuseOption('name', `one of ${Object.keys(levels).join(', ')}`, name);
  }
  if (!isWhole(seats)) refuseOption('seats', 'a number of seats', seats);
  const elo = levels[name].elo[seats];
  const wins = elo === undefined || name === 'medium' ? null : winsOf100(elo, seats);
  return inWords(locale, ({ levels: names, plays, label }) =>
    label({ name: names[name], plays: plays[name], wins, medium: names.medium, game: game.title, seats }),
  );
}

/**
 * A hint in sentences: the move a bot chose, the result it expects, the moves that often follow, and at most `others`
 * alternatives. The move is called the best only if its value is more than two standard errors above the next
 * move's; otherwise both are named. `sentence` puts a move of any seat into words, as `describe`
 * does.
 *
 * @example
 * ```ts
 * import { describe } from 'hencoop';
 * import { hintOf, search } from 'hencoop/bots';
 * import { enBots } from 'hencoop/bots/en';
 * import { chicken } from 'hencoop/chicken';
 * import { enChicken } from 'hencoop/chicken/en';
 *
 * const view = chicken.view(chicken.setup({ seats: 2, seed: 'hen' }), 0);
 * const choice = search(chicken, { iterations: 100, seed: 'fox' }).chooseNow(view);
 * const [best] = hintOf(enBots, choice, (move) => describe(move, 0, enChicken));
 * /^(The best move found|These two are level): You /.test(best ?? ''); // true
 * ```
 *
 * @throws RangeError if `locale` is not a bot locale, or `choice`, `sentence` or `others` is invalid.
 */
export function hintOf<G extends GameTypes>(
  locale: BotLocale,
  choice: Choice<G>,
  sentence: (move: G['Move']) => string,
  others = 2,
): string[] {
  const { move, chosen, rest, next } = namedIn(choice);
  if (typeof sentence !== 'function') refuseOption('sentence', 'a function that puts a move in words', sentence);
  if (!isWhole(others) || others < 0) refuseOption('others', 'a whole number, 0 or more', others);
  const say = (text: (hint: BotLocale['hint']) => string) => inWords(locale, ({ hint }) => text(hint));
  const best = say((hint) =>
    next === null ? hint.best(sentence(move)) : hint.level(sentence(move), sentence(next.move)),
  );
  const finding = ({ move, points, chanceToWin, visits }: Candidate<G>): MoveFigures => ({
    move: sentence(move),
    points,
    chanceToWin,
    tries: visits,
  });
  if (chosen === undefined || chosen.visits === 0) {
    return [best, say((hint) => (rest.length === 0 ? hint.only : hint.decided))];
  }
  // A host may have stored an analysis from a bot that gives no lines.
  const after = (chosen.line ?? []).slice(1);
  const tried = rest.filter(({ visits }) => visits > 0).slice(0, others);
  return [
    best,
    say((hint) => hint.expects(finding(chosen))),
    ...(after.length === 0 ? [] : [say((hint) => hint.follows(after.map(sentence).join(' ')))]),
    ...tried.map((candidate) => say((hint) => hint.other(finding(candidate)))),
  ];
}

/**
 * The moves that a hint names: the chosen one and, if the tries do not tell them apart, the next one.
 *
 * @example
 * ```ts
 * import { hintMoves, search } from 'hencoop/bots';
 * import { chicken } from 'hencoop/chicken';
 *
 * const view = chicken.view(chicken.setup({ seats: 2, seed: 'hen' }), 0);
 * const choice = search(chicken, { iterations: 100, seed: 'fox' }).chooseNow(view);
 * hintMoves(choice)[0] === choice.move; // true
 * ```
 *
 * @throws RangeError if `choice` is not the choice of a bot.
 */
export function hintMoves<G extends GameTypes>(choice: Pick<Choice<G>, 'move' | 'analysis'>): readonly G['Move'][] {
  const { move, next } = namedIn(choice);
  return next === null ? [move] : [move, next.move];
}

/** What a hint is about. `next` is the best of the other moves if it is level with the chosen one. */
function namedIn<G extends GameTypes>(choice: Pick<Choice<G>, 'move' | 'analysis'>) {
  if (!isRecord(choice)) refuseOption('choice', 'the choice of a bot', choice);
  const { move, analysis } = choice;
  if (!Array.isArray(analysis) || analysis.some((candidate: unknown) => !isRecord(candidate))) {
    refuseOption('choice.analysis', 'a list of candidates', analysis);
  }
  const [chosen, ...rest] = analysis;
  const next = rest.find(({ visits }) => visits > 0);
  return { move, chosen, rest, next: next !== undefined && isLevel(chosen, next) ? next : null };
}

/** By how many standard errors the best move must lead. */
const CERTAIN = 2;

/** Whether the tries do not tell two moves apart. */
function isLevel<G extends GameTypes>(chosen: Candidate<G> | undefined, other: Candidate<G>): boolean {
  if (chosen === undefined || chosen.visits === 0) return false;
  return chosen.value - other.value <= CERTAIN * Math.hypot(chosen.plusMinus, other.plusMinus);
}

/** The text that `text` picks from the locale. @throws RangeError if there is none. */
function inWords(locale: BotLocale, text: (locale: BotLocale) => string | undefined): string {
  if (!isRecord(locale)) refuseOption('locale', 'the words of the bots in a language', locale);
  return saying('locale', 'the words of the bots, and figures that they can say', () => text(locale));
}
