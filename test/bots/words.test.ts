import { describe as say } from 'hencoop';
import {
  type BotLocale,
  botName,
  type Choice,
  hintMoves,
  hintOf,
  LEVELS,
  levelLabel,
  search,
  winsOf100,
} from 'hencoop/bots';
import { deBots } from 'hencoop/bots/de';
import { enBots } from 'hencoop/bots/en';
import { frBots } from 'hencoop/bots/fr';
import { type ChickenTypes, chicken } from 'hencoop/chicken';
import { chickenBots } from 'hencoop/chicken/bots';
import { enChicken } from 'hencoop/chicken/en';
import { LANGUAGES } from 'hencoop/games';
import { describe, expect, it } from 'vitest';
import { IDS, loadBots } from '../../support/games.js';

const view = chicken.view(chicken.setup({ seats: 3, seed: 'bot' }), 0);
const moves = chicken.legalMoves(view);

/** A choice among the view's moves with made-up figures; moves without visits are untried. */
function choiceOf(...figures: readonly (readonly [points: number, chance: number | null, visits: number])[]) {
  const analysis = figures.map(([points, chanceToWin, visits], index) => {
    const move = moves[index % moves.length];
    if (move === undefined) throw new Error('expected a legal move');
    return { move, visits, value: -index, plusMinus: 0, points, chanceToWin, line: [move] };
  });
  const [first] = analysis;
  if (first === undefined) throw new Error('expected a candidate');
  return { move: first.move, analysis, worlds: 1, milliseconds: 0 } satisfies Choice<ChickenTypes>;
}

describe('the words of bots', () => {
  it('name every level and personality of every game, in every language', async () => {
    const personalities = new Set<string>();
    for (const id of IDS) for (const name of (await loadBots(id)).personalities) personalities.add(name);
    expect(personalities.size).toBeGreaterThan(0);
    for (const locale of [enBots, deBots, frBots]) {
      expect([...personalities].filter((id) => !Object.hasOwn(locale.personalities, id))).toEqual([]);
      const names = [...LEVELS, ...personalities, 'random'].map((id) => botName(locale, id));
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^\p{Lu}/u);
      expect(Object.keys(locale.personalities)).toEqual(Object.keys(enBots.personalities));
    }
    expect([enBots, deBots, frBots].map(({ language }) => language)).toEqual(LANGUAGES);
  });

  it('give wins out of 100, but never 0 or 100', () => {
    expect([0, 100, 166, -115, 3000, -3000].map((elo) => winsOf100(elo, 2))).toEqual([50, 64, 72, 34, 99, 1]);
    expect([3, 4, 5].map((seats) => winsOf100(0, seats))).toEqual([33, 25, 20]);
    expect(() => winsOf100('100' as never, 2)).toThrow('elo: expected a number, got "100"');
    expect(() => winsOf100(100, 1)).toThrow('seats: expected a whole number, 2 or more, got 1');
  });

  it('show an unknown name as it is', () => {
    expect(['easy', 'cautious', 'random', 'foxy', 'toString'].map((id) => botName(deBots, id))).toEqual([
      ...['Leicht', 'Vorsichtig', 'Zufällig', 'foxy', 'toString'],
    ]);
  });

  it('describe how a level plays, and how often it wins if that was measured', () => {
    const levels = { ...chickenBots.levels, strong: { ...chickenBots.levels.strong, elo: { 2: 181.4, 4: -0.3 } } };
    const bots = { ...chickenBots, levels };
    expect(levelLabel(enBots, bots, 'strong', 2)).toBe(
      'Strong: tries out moves first, wins 74 of 100 games against Medium (Chicken with 2 seats)',
    );
    expect(levelLabel(deBots, bots, 'strong', 4)).toBe(
      'Stark: probiert Züge vorher durch, gewinnt 25 von 100 Spielen gegen Mittel (Chicken zu 4)',
    );
    expect(levelLabel(deBots, bots, 'strong', 3)).toBe('Stark: probiert Züge vorher durch');
    const sure = {
      ...levels,
      easy: { ...levels.easy, elo: { 2: -2000 } },
      expert: { ...levels.expert, elo: { 2: 2000 } },
    };
    expect(levelLabel(enBots, { ...bots, levels: sure }, 'expert', 2)).toContain('wins 99 of 100 games');
    expect(levelLabel(enBots, { ...bots, levels: sure }, 'easy', 2)).toContain('wins 1 of 100 games');
    expect(levelLabel(enBots, bots, 'medium', 2)).toBe('Medium: plays by rules of thumb');
    expect(levelLabel(frBots, bots, 'strong', 4)).toBe(
      'Fort\u00a0: essaie les coups d’abord, gagne 25 parties sur 100 contre Moyen (Chicken à 4)',
    );
  });

  const hint = (locale: BotLocale, choice: Choice<ChickenTypes>, others?: number) =>
    hintOf(locale, choice, (move) => say(move, 0, enChicken), others);

  it("describe a bot's choice, its expectation, and its other tries", () => {
    const choice = choiceOf([1.25, 0.614, 250], [-0.04, null, 1], [-3, 0, 12], [0, 0, 0]);
    expect(hint(enBots, choice)).toEqual([
      `The best move found: ${say(choice.move, 0, enChicken)}`,
      'Expected: +1.3 points, a chance of 61 % to win (250 tries).',
      `Instead: ${say(choice.analysis[1]?.move ?? choice.move, 0, enChicken)} Expected: +0.0 points (1 try).`,
      `Instead: ${say(choice.analysis[2]?.move ?? choice.move, 0, enChicken)} Expected: -3.0 points, a chance of 0 % to win (12 tries).`,
    ]);
    expect(hint(enBots, choice, 0)).toHaveLength(2);
    expect(hint(enBots, choice, 9)).toHaveLength(4);
    const [first, ...rest] = choice.analysis;
    if (first === undefined) throw new Error('expected a candidate');
    const line = [choice.move, { seat: 1, type: 'draw' }, { seat: 0, type: 'withdraw' }] as const;
    const followed = { ...choice, analysis: [{ ...first, line }, ...rest] };
    expect([enBots, deBots, frBots].map((locale) => hint(locale, followed, 0)[2])).toEqual([
      'Often followed by: Seat 2 draws a card. You withdraw from the round.',
      'Danach folgt oft: Seat 2 draws a card. You withdraw from the round.',
      'Souvent suivi de\u00a0: Seat 2 draws a card. You withdraw from the round.',
    ]);
    expect(hint(deBots, choice, 1).slice(1)).toEqual([
      'Erwartet: +1,3 Punkte, Gewinnchance 61 % (250 Versuche).',
      `Stattdessen: ${say(choice.analysis[1]?.move ?? choice.move, 0, enChicken)} Erwartet: +0,0 Punkte (1 Versuch).`,
    ]);
    expect(hint(frBots, choice, 1).slice(1)).toEqual([
      'Attendu : +1,3 point, chances de gagner 61 % (250 essais).',
      `Sinon : ${say(choice.analysis[1]?.move ?? choice.move, 0, enChicken)} Attendu : +0,0 point (1 essai).`,
    ]);
    expect(hint(frBots, choiceOf([-3, 0, 12]))[1]).toBe('Attendu : -3,0 points, chances de gagner 0 % (12 essais).');
  });

  it('refuse an unknown level, and values that are not bots or choices', () => {
    // Foreign data, of any shape.
    expect(() => botName(enBots, 7 as never)).toThrow('id: expected the name of a bot, got 7');
    expect(() => levelLabel(enBots, chickenBots, 'bold' as never, 2)).toThrow(
      'name: expected one of easy, medium, strong, expert, got "bold"',
    );
    expect(() => levelLabel(enBots, {} as never, 'easy', 2)).toThrow('bots: expected the bots of a game');
    expect(() => hint(enBots, null as never)).toThrow('choice: expected the choice of a bot, got null');
  });

  it('call a move the best only if the tries leave no doubt', () => {
    const choice = choiceOf([1.25, 0.44, 250], [1, 0.41, 250], [-3, 0, 12]);
    const [first, second] = choice.analysis.map(({ move }) => say(move, 0, enChicken));
    // The values are 1 apart; two standard errors of their difference are 2 * √2 * plusMinus.
    const doubted = (plusMinus: number) => ({
      ...choice,
      analysis: choice.analysis.map((candidate) => ({ ...candidate, plusMinus })),
    });
    expect(hint(enBots, doubted(0.35))[0]).toBe(`The best move found: ${first}`);
    const named = choice.analysis.slice(0, 2).map(({ move }) => move);
    expect(hintMoves(doubted(0.35))).toEqual(named.slice(0, 1));
    expect(hintMoves(doubted(0.36))).toEqual(named);
    expect([enBots, deBots, frBots].map((locale) => hint(locale, doubted(0.36))[0])).toEqual([
      `These two are level: ${first} ${second}`,
      `Diese beiden sind gleich gut: ${first} ${second}`,
      `Ces deux coups se valent\u00a0: ${first} ${second}`,
    ]);
  });

  it('explain why nothing was tried', () => {
    expect(hint(enBots, choiceOf([0, null, 0]))[1]).toBe('It is your only move.');
    expect(hint(deBots, choiceOf([0, null, 0], [0, null, 0]))[1]).toBe('Kein anderer Zug wurde versucht.');
  });

  it("fit a bot's real analysis", () => {
    const found = hint(enBots, search(chicken, { iterations: 60, seed: 'fox' }).chooseNow(view));
    for (const sentence of found)
      expect(sentence).toMatch(/^(The best move found|These two are level|Expected|Often followed by|Instead): .*\.$/);
    expect(found.length).toBeGreaterThan(2);
  });
});
