import { fastChance, type Game, type GameTypes, remember } from 'hencoop';
import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { deBlindChickenExtremeSvg } from 'hencoop/blind-chicken-extreme/de';
import { enBlindChickenExtremeSvg } from 'hencoop/blind-chicken-extreme/en';
import { drawBlindChickenExtreme } from 'hencoop/blind-chicken-extreme/svg';
import { chicken } from 'hencoop/chicken';
import { enChickenSvg } from 'hencoop/chicken/en';
import { drawChicken } from 'hencoop/chicken/svg';
import { chickenOut } from 'hencoop/chicken-out';
import { enChickenOutSvg } from 'hencoop/chicken-out/en';
import { drawChickenOut } from 'hencoop/chicken-out/svg';
import { chickenRoundup } from 'hencoop/chicken-roundup';
import { deChickenRoundupSvg } from 'hencoop/chicken-roundup/de';
import { enChickenRoundupSvg } from 'hencoop/chicken-roundup/en';
import { chickenRoundupEntry } from 'hencoop/chicken-roundup/record';
import { drawChickenRoundup } from 'hencoop/chicken-roundup/svg';
import { crazyChicken } from 'hencoop/crazy-chicken';
import { deCrazyChickenSvg } from 'hencoop/crazy-chicken/de';
import { drawCrazyChicken } from 'hencoop/crazy-chicken/svg';
import { GAMES } from 'hencoop/games';
import { PRINTED } from '../../src/chicken-roundup/testkit/printed.js';
import { hasMidgame, midgame, NAMES } from './midgames.js';

/** A drawing that a person approves. */
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

/** Plays games until the position to draw occurs; returns it with all its events. */
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

/** A picture of the middle of each game, as a seat sees it, for the README and the docs. */
export async function pictures(): Promise<Picture[]> {
  const games = await Promise.all(
    GAMES.filter(({ id }) => hasMidgame(id)).map(async (doors) => {
      const [entry, { draw }, { game: locale }] = await Promise.all([doors.entry(), doors.svg(), doors.locales.en()]);
      const view = entry.game.view(midgame<GameTypes>(entry).state, 0);
      return { name: doors.id, svg: draw(view, { locale, names: NAMES }) };
    }),
  );
  return [...games, ringedPicture()];
}

/** The rings while a player picks a move. */
function ringedPicture(): Picture {
  const { state, events } = midgame(chickenRoundupEntry);
  const yard = chickenRoundup.view(state, 0);
  const legal = chickenRoundup.legalMoves(yard);
  const catching = legal.find(({ type }) => type === 'foxTrot');
  return {
    name: 'chicken-roundup-rings',
    svg: drawChickenRoundup(yard, {
      locale: enChickenRoundupSvg,
      names: NAMES,
      legal,
      picked: catching?.type === 'foxTrot' ? { type: 'foxTrot', card: catching.card } : {},
      last: events.slice(-2),
    }),
  };
}

/** Positions with something rare on the table. */
function rarePositions() {
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
  return { ended, displaced, remembered, arranging, taken, gap };
}

/** Rare positions in other widths, languages and themes. */
export function rarePictures(): Picture[] {
  const { ended, displaced, remembered, arranging, taken, gap } = rarePositions();
  return [
    {
      name: 'chicken-over',
      svg: drawChicken(chicken.view(ended.state, 3), { locale: enChickenSvg, width: 360, theme: 'light' }),
    },
    {
      name: 'crazy-chicken-aside',
      svg: drawCrazyChicken(crazyChicken.view(displaced.state, 1), { locale: deCrazyChickenSvg, theme: 'light' }),
    },
    {
      name: 'chicken-out-remembered',
      svg: drawChickenOut(remember(chickenOut, remembered.events, 2), {
        locale: enChickenOutSvg,
        width: 640,
        theme: 'dark',
      }),
    },
    {
      name: 'blind-chicken-extreme-arranging',
      svg: drawBlindChickenExtreme(blindChickenExtreme.view(arranging.state, 1), {
        locale: enBlindChickenExtremeSvg,
        width: 360,
        theme: 'light',
      }),
    },
    {
      name: 'blind-chicken-extreme-spectator',
      svg: drawBlindChickenExtreme(blindChickenExtreme.view(taken.state, null), {
        locale: deBlindChickenExtremeSvg,
        theme: 'dark',
      }),
    },
    {
      name: 'chicken-roundup-gap',
      svg: drawChickenRoundup(chickenRoundup.view(gap.state, 1), {
        locale: deChickenRoundupSvg,
        width: 640,
        theme: 'light',
      }),
    },
    {
      name: 'chicken-roundup-face-up',
      svg: drawChickenRoundup(gap.state, { locale: enChickenRoundupSvg, faceUp: true, theme: 'light' }),
    },
  ];
}

/** A chip of each game, in several widths. */
export function chipPictures(): Picture[] {
  const { ended, displaced, remembered, arranging, gap } = rarePositions();
  const names = ['Ada', 'Ben', 'Chloé', 'Dimitri', 'Maximiliana'];
  const chip = { part: 'chip', names, theme: 'light' } as const;
  return [
    {
      name: 'chicken-chip',
      svg: drawChicken(chicken.view(ended.state, 3), { ...chip, locale: enChickenSvg, seat: 1, width: 220 }),
    },
    {
      name: 'crazy-chicken-chip',
      svg: drawCrazyChicken(crazyChicken.view(displaced.state, 1), {
        ...chip,
        locale: deCrazyChickenSvg,
        seat: 0,
        width: 240,
      }),
    },
    {
      name: 'chicken-out-chip',
      svg: drawChickenOut(chickenOut.view(remembered.state, 2), {
        ...chip,
        locale: enChickenOutSvg,
        seat: 4,
        width: 120,
        theme: 'dark',
      }),
    },
    {
      name: 'blind-chicken-extreme-chip',
      svg: drawBlindChickenExtreme(blindChickenExtreme.view(arranging.state, 1), {
        ...chip,
        locale: enBlindChickenExtremeSvg,
        seat: 2,
        width: 100,
      }),
    },
    {
      name: 'chicken-roundup-chip',
      svg: drawChickenRoundup(chickenRoundup.view(gap.state, 1), {
        ...chip,
        locale: deChickenRoundupSvg,
        seat: 1,
        width: 320,
      }),
    },
  ];
}
