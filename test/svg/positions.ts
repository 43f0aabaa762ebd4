import { fastChance, type Game, type GameTypes, remember } from 'hencoop';
import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { de as blindChickenExtremeDe } from 'hencoop/blind-chicken-extreme/de';
import { chicken } from 'hencoop/chicken';
import { chickenOut } from 'hencoop/chicken-out';
import { chickenRoundup } from 'hencoop/chicken-roundup';
import { de as chickenRoundupDe } from 'hencoop/chicken-roundup/de';
import { crazyChicken } from 'hencoop/crazy-chicken';
import { de as crazyChickenDe } from 'hencoop/crazy-chicken/de';
import {
  drawBlindChickenExtreme,
  drawChicken,
  drawChickenOut,
  drawChickenRoundup,
  drawCrazyChicken,
} from 'hencoop/svg';
import { PRINTED } from '../chicken-roundup/kit.js';
import { midgame, NAMES } from './midgames.js';

/** A drawing that is looked at before it is kept. */
export interface Picture {
  readonly name: string;
  readonly svg: string;
}

interface Way<G extends GameTypes> {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Partial<G['Options']>;
  /** The weight of a move in a random choice; 1 unless given. */
  readonly weigh?: (move: G['Move']) => number;
  /** Where to stop. */
  readonly until: (state: G['State']) => boolean;
}

/** Plays one game after the other until the position to be drawn comes about; gives it with all its events. */
function playTo<G extends GameTypes>(game: Game<G>, { seats, seed, options, weigh = () => 1, until }: Way<G>) {
  for (let attempt = 0; attempt < 200; attempt++) {
    const luck = fastChance(`${seed}-${attempt}`);
    const opened = game.setupWithEvents({ seats, seed: `${seed}-${attempt}`, ...(options && { options }) });
    let { state } = opened;
    const events = [...opened.events];
    for (let moves = 0; moves < 2000; moves++) {
      if (until(state)) return { state, events };
      const tickets = game
        .legalMoves(state)
        .flatMap((move) => Array.from({ length: Math.round(10 * weigh(move)) }, () => move));
      const move = luck.roll('move', tickets, 1)[0];
      const played = move === undefined ? null : game.tryApply(state, move);
      if (played === null || !played.ok) break;
      state = played.state;
      events.push(...played.events);
    }
  }
  throw new Error('the position never comes about');
}

/** One for each game: in the middle of it, from a seat's eyes. The README and the docs show them. */
export function pictures(): Picture[] {
  const inChickenRoundup = midgame('chicken-roundup');
  const yard = chickenRoundup.view(inChickenRoundup.state, 0);
  const legal = chickenRoundup.legalMoves(yard);
  const catching = legal.find(({ type }) => type === 'foxTrot');
  return [
    {
      name: 'chicken-roundup-marks',
      svg: drawChickenRoundup(yard, {
        names: NAMES,
        legal,
        picked: catching?.type === 'foxTrot' ? { type: 'foxTrot', card: catching.card } : {},
        last: inChickenRoundup.events.slice(-2),
      }),
    },
    { name: 'chicken', svg: drawChicken(chicken.view(midgame('chicken').state, 0), { names: NAMES }) },
    {
      name: 'crazy-chicken',
      svg: drawCrazyChicken(crazyChicken.view(midgame('crazy-chicken').state, 0), { names: NAMES }),
    },
    { name: 'chicken-out', svg: drawChickenOut(chickenOut.view(midgame('chicken-out').state, 0), { names: NAMES }) },
    {
      name: 'blind-chicken-extreme',
      svg: drawBlindChickenExtreme(blindChickenExtreme.view(midgame('blind-chicken-extreme').state, 0), {
        names: NAMES,
      }),
    },
    { name: 'chicken-roundup', svg: drawChickenRoundup(yard, { names: NAMES }) },
  ];
}

/** Positions with something rare on the table, in other widths, languages and lights. */
export function rarePictures(): Picture[] {
  const ended = playTo(chicken, {
    seats: 5,
    seed: 'rare',
    options: { target: 20 },
    weigh: ({ type }) => ({ play: 4, draw: 2, withdraw: 0.1 })[type],
    until: ({ step, discardPile }) => step.type === 'over' && discardPile.length > 4,
  });
  const displaced = playTo(crazyChicken, {
    seats: 2,
    seed: 'rare',
    weigh: ({ type }) => (type === 'lay' ? 4 : 1),
    until: ({ aside, step }) => aside !== null && step.type === 'discardSet',
  });
  const remembered = playTo(chickenOut, {
    seats: 5,
    seed: 'rare',
    options: { scoring: 'cards', games: 2 },
    weigh: ({ type }) => (type === 'chickenOut' ? 5 : 1),
    until: ({ wentOut, step }) => wentOut.length > 0 && step.type !== 'over',
  });
  const arranging = playTo(blindChickenExtreme, {
    seats: 5,
    seed: 'rare',
    until: ({ step, hands }) => step.type === 'arrange' && step.seats.length < 4 && (hands[1]?.length ?? 0) === 3,
  });
  const taken = playTo(blindChickenExtreme, {
    seats: 3,
    seed: 'rare',
    until: ({ step }) => step.type === 'takeReward' && step.seat !== 2,
  });
  const gap = playTo(chickenRoundup, {
    seats: 2,
    seed: 'rare',
    options: PRINTED,
    until: ({ step, turn, turnsLeft }) => turn > 2 && turnsLeft !== null && step.type === 'closeGap' && step.seat === 1,
  });
  return [
    { name: 'chicken-over', svg: drawChicken(chicken.view(ended.state, 3), { width: 360, theme: 'light' }) },
    {
      name: 'crazy-chicken-aside',
      svg: drawCrazyChicken(crazyChicken.view(displaced.state, 1), { locale: crazyChickenDe, theme: 'light' }),
    },
    {
      name: 'chicken-out-remembered',
      svg: drawChickenOut(remember(chickenOut, remembered.events, 2), { width: 640, theme: 'dark' }),
    },
    {
      name: 'blind-chicken-extreme-arranging',
      svg: drawBlindChickenExtreme(blindChickenExtreme.view(arranging.state, 1), { width: 360, theme: 'light' }),
    },
    {
      name: 'blind-chicken-extreme-spectator',
      svg: drawBlindChickenExtreme(blindChickenExtreme.view(taken.state, null), {
        locale: blindChickenExtremeDe,
        theme: 'dark',
      }),
    },
    {
      name: 'chicken-roundup-gap',
      svg: drawChickenRoundup(chickenRoundup.view(gap.state, 1), {
        locale: chickenRoundupDe,
        width: 640,
        theme: 'light',
      }),
    },
    { name: 'chicken-roundup-face-up', svg: drawChickenRoundup(gap.state, { faceUp: true, theme: 'light' }) },
  ];
}
