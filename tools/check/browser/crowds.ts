// Finds the most crowded tables, in games in which one player keeps everything.
import type { AnyMove, GameTypes, Seat } from 'hencoop';
import { type AnyGame, type GameId, gameById } from 'hencoop/games';
import { buttonMoves, NOTHING_PICKED, type Thing, touch } from '../../../src/element/picking/touch.js';
import { hookIn, type Kinds, kindsOf } from '../../../src/engine/moveStatement.js';
import { diceOf } from './hands.js';

/** A table with many choices for a player. */
export interface Crowd {
  readonly view: GameTypes['View'];
  /** The touch that shows the most buttons, if any. */
  readonly thing: Thing | null;
  readonly buttons: number;
  readonly hand: number;
  /** The largest number of equal cards in the hand. */
  readonly equal: number;
}

/** All things on the table that moves name. */
function thingsOf(kinds: Kinds, moves: readonly AnyMove[]): readonly Thing[] {
  const things = moves.flatMap((move) =>
    Object.entries(move).flatMap(([field, value]) => {
      const hook = hookIn(kinds, field);
      return hook === undefined ? [] : [value].flat().map((item) => ({ hook, value: String(item) }));
    }),
  );
  return [...new Map(things.map((thing) => [`${thing.hook} ${thing.value}`, thing])).values()];
}

/** A seat's hand, and the touch that shows the most buttons. */
function crowdOf(game: AnyGame, state: GameTypes['State'], seat: Seat): Crowd {
  const view = game.view(state, seat);
  const moves = game.legalMoves(view);
  const hands: unknown = Reflect.get(view, 'hands');
  const own: unknown = Array.isArray(hands) ? hands[seat] : [];
  const hand: readonly unknown[] = Array.isArray(own) ? own : [];
  const kinds = kindsOf(game.moves);
  const choices = [null, ...thingsOf(kinds, moves)].map((thing) => {
    const readings = thing === null ? NOTHING_PICKED : touch(kinds, moves, NOTHING_PICKED, [thing]);
    return { thing, buttons: buttonMoves(kinds, moves, readings).length };
  });
  const most = choices.reduce((best, each) => (each.buttons > best.buttons ? each : best), { thing: null, buttons: 0 });
  const equal = Math.max(0, ...hand.map((card) => hand.filter((other) => other === card).length));
  return { view, ...most, hand: hand.length, equal };
}

/** How many of the legal moves the player considers. */
const LOOKED_AT = 4;
const MAX_MOVES = 300;
const GAMES_PLAYED = 3;
/** The numbers of buttons to look for; every game shows one or two. */
const NUMBERS: readonly number[] = [3, 6, 9, 12];

/** The crowded tables of a game in which the first player keeps as much as possible. */
function crowdsIn(game: AnyGame, seats: number, seed: number): readonly Crowd[] {
  const crowds: Crowd[] = [];
  const dice = diceOf(seed);
  const any = <Item>(items: readonly Item[]) => items[Math.floor(dice() * items.length)];
  let state = game.setup({ seats, seed: `crowd ${seed}` });
  for (let made = 0; made < MAX_MOVES && !game.isOver(state); made++) {
    const moves = game.legalMoves(state);
    const isKeeping = game.actors(state)[0] === 0;
    if (isKeeping) crowds.push(crowdOf(game, state, 0));
    const seen = Array.from({ length: isKeeping ? LOOKED_AT : 1 }, () => any(moves));
    const next = seen.flatMap((move) => (move === undefined ? [] : [game.apply(state, move)]));
    const kept = next.map((after) => ({ after, ...crowdOf(game, after, 0) }));
    kept.sort((one, other) => other.hand - one.hand || other.equal - one.equal);
    state = kept[0]?.after ?? state;
  }
  return crowds;
}

/** The table with the largest hand, and those with many buttons. */
export async function crowdsOf(id: GameId, seats: number): Promise<readonly Crowd[]> {
  const game = await gameById(id).game();
  const crowds = Array.from({ length: GAMES_PLAYED }, (_, index) => crowdsIn(game, seats, index + 1)).flat();
  const most = Math.max(...NUMBERS);
  const byHand = crowds.filter(({ buttons }) => buttons <= most).toSorted((one, other) => one.hand - other.hand);
  // The largest hand of each number comes last.
  const many = new Map(byHand.map((crowd) => [crowd.buttons, crowd]));
  return [...new Set([...byHand.slice(-1), ...NUMBERS.flatMap((number) => many.get(number) ?? [])])];
}
