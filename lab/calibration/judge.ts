// Compares a bot's estimated chances to win with the results of its games.
import type { GameTypes } from 'hencoop';
import { type Bot, botSeed, type GameBots, playMatch } from 'hencoop/bots';
import { winsOf } from '../inside.js';

/** The decisions with an estimate within one tenth. */
export interface Bin {
  /** The lower bound of the tenth. */
  readonly from: number;
  readonly decisions: number;
  /** The averages of the estimates and of the results. */
  readonly stated: number;
  readonly won: number;
}

/** How well the estimates agree with the results. */
export interface Reliability {
  readonly seats: number;
  readonly matches: number;
  readonly decisions: number;
  /** The Brier score, the average squared error of the estimates: 0 is perfect. */
  readonly brier: number;
  /** Its standard error; the decisions of a match count as one observation. */
  readonly brierError: number;
  /** The Brier score of always estimating 1 / seats. */
  readonly blind: number;
  readonly bins: readonly Bin[];
}

/** An estimate, and the seat's share of the win. */
interface Statement {
  readonly stated: number;
  readonly won: number;
}

/** Plays matches of `strong` against itself, and judges its estimates for the moves that it plays. */
export function judge<G extends GameTypes>(bots: GameBots<G>, seats: number, matches: number): Reliability {
  const played = Array.from({ length: matches }, (_, index) => statementsOf(bots, seats, `reliability/${index}`));
  const all = played.flat();
  const missed = ({ stated, won }: Statement) => (stated - won) ** 2;
  const byMatch = played.filter((statements) => statements.length > 0).map((each) => mean(each.map(missed)));
  const average = mean(byMatch);
  const variance = mean(byMatch.map((brier) => (brier - average) ** 2));
  const bins = Array.from({ length: 10 }, (_, tenth): Bin => {
    const inside = all.filter(({ stated }) => Math.min(9, Math.floor(10 * stated)) === tenth);
    return {
      from: tenth / 10,
      decisions: inside.length,
      stated: mean(inside.map(({ stated }) => stated)),
      won: mean(inside.map(({ won }) => won)),
    };
  });
  return {
    seats,
    matches,
    decisions: all.length,
    brier: average,
    brierError: Math.sqrt(variance / Math.max(1, byMatch.length - 1)),
    blind: mean(
      played.filter((each) => each.length > 0).map((each) => mean(each.map(({ won }) => (won - 1 / seats) ** 2))),
    ),
    bins,
  };
}

function statementsOf<G extends GameTypes>(bots: GameBots<G>, seats: number, seed: string): Statement[] {
  const stated: { readonly seat: number; readonly chance: number }[] = [];
  const players = Array.from({ length: seats }, (_, seat): Bot<G> => {
    const bot = bots.level('strong', { seed: botSeed(seed, seat) });
    return {
      observe: (event) => bot.observe?.(event),
      choose: (view, config) => bot.choose(view, config),
      chooseNow(view) {
        const choice = bot.chooseNow(view);
        const chance = choice.analysis[0]?.chanceToWin ?? null;
        if (chance !== null) stated.push({ seat, chance });
        return choice;
      },
    };
  });
  const { ranking } = playMatch(bots.game, players, { seed });
  return stated.map(({ seat, chance }) => ({ stated: chance, won: winsOf(ranking, seat) }));
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
