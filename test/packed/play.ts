import type { Game, GameTypes } from 'hencoop';
import * as house from 'hencoop';
import * as blindChickenExtreme from 'hencoop/blind-chicken-extreme';
import * as blindChickenExtremeSchemas from 'hencoop/blind-chicken-extreme/schema';
import * as blindChickenExtremeSheet from 'hencoop/blind-chicken-extreme/sheet';
import * as chicken from 'hencoop/chicken';
import * as chickenSchemas from 'hencoop/chicken/schema';
import * as chickenSheet from 'hencoop/chicken/sheet';
import * as chickenOut from 'hencoop/chicken-out';
import * as chickenOutSchemas from 'hencoop/chicken-out/schema';
import * as chickenOutSheet from 'hencoop/chicken-out/sheet';
import * as chickenRoundup from 'hencoop/chicken-roundup';
import * as chickenRoundupSchemas from 'hencoop/chicken-roundup/schema';
import * as chickenRoundupSheet from 'hencoop/chicken-roundup/sheet';
import * as crazyChicken from 'hencoop/crazy-chicken';
import * as crazyChickenSchemas from 'hencoop/crazy-chicken/schema';
import * as crazyChickenSheet from 'hencoop/crazy-chicken/sheet';
import { rank } from 'hencoop/define';
import { checkDeal, contribute, fairSeed, offerDeal, pledge } from 'hencoop/fair';
import { type AnyRecord, formatRecord, type GameId, recordOf, verify } from 'hencoop/record';
import { createReferee, type StandardSchema } from 'hencoop/referee';
import {
  drawBlindChickenExtreme,
  drawChicken,
  drawChickenOut,
  drawChickenRoundup,
  drawCrazyChicken,
} from 'hencoop/svg';

/** What was played, and the SHA-256 of everything that was seen and told in it. */
export interface Digests {
  readonly [game: string]: string;
}

/** One table: what the loop of the README needs, and what the other entry points say of the same game. */
interface Room {
  readonly id: GameId;
  readonly seats: { readonly min: number; readonly max: number };
  play(seats: number, seed: string): { readonly told: string; readonly over: boolean };
}

interface Sides<G extends GameTypes> {
  readonly schemas: { readonly stateSchema: StandardSchema; readonly viewSchema: StandardSchema };
  explain(violation: G['Violation']): string;
  readonly clauses: object;
  readonly catalogue: readonly object[];
  draw(view: G['View']): string;
}

function accepts(schema: StandardSchema, value: object): void {
  const result = schema['~standard'].validate(JSON.parse(JSON.stringify(value)));
  if (!('value' in result) || result.issues !== undefined) throw new Error(`a schema refuses ${JSON.stringify(value)}`);
}

function room<G extends GameTypes>(
  id: GameId,
  game: Game<G>,
  { schemas, explain, clauses, catalogue, draw }: Sides<G>,
): Room {
  const referee = createReferee(game);
  return {
    id,
    seats: game.seats,
    play(seats, seed) {
      const lines: string[] = [];
      const keep = (value: unknown) => lines.push(JSON.stringify(value));
      keep([clauses, catalogue]);
      const moves: G['Move'][] = [];
      const choose = (legal: readonly G['Move'][]): G['Move'] => {
        const move = legal[(moves.length * 7) % legal.length];
        if (move === undefined) throw new Error(`${id}: the game is not over, and nobody can move`);
        moves.push(move);
        return move;
      };

      let state = game.setup({ seats, seed });
      let { match } = referee.open({ seats, seed });
      while (!game.isOver(state)) {
        const move = choose(game.legalMoves(state));
        const refused = game.tryApply(state, { ...move, seat: (move.seat + 1) % seats });
        const attempt = game.tryApply(state, move);
        if (!attempt.ok) throw new Error(`${id}: a legal move is refused`);
        const judged = referee.submit(match, move.seat, {
          id: `m${moves.length}`,
          revision: referee.snapshot(match, move.seat).revision,
          move,
        });
        if (!judged.answer.ok) throw new Error(`${id}: the referee refuses a legal move`);
        match = judged.match;
        state = game.apply(state, move);
        keep([move, refused.ok ? null : explain(refused.violation), attempt.events, judged.deliveries, state]);
      }
      const points = game.score(state);
      keep([
        points,
        rank(seats, (a, b) => (points[a] ?? 0) - (points[b] ?? 0)),
        game.outcome(state),
        draw(game.view(state, 0)),
        house.playout(game, game.setup({ seats, seed }), { seed }),
      ]);
      keep(game.determinize(game.view(game.setup({ seats, seed }), 0), seed));
      if (JSON.stringify(match.state) !== JSON.stringify(state))
        throw new Error(`${id}: the referee plays another game`);
      accepts(schemas.stateSchema, state);
      accepts(schemas.viewSchema, game.view(state, null));

      // A room is opened with the id of its own game, whose state and moves these are.
      const record = recordOf(id, state as never, moves as never) as AnyRecord;
      const verdict = verify(record);
      if (!verdict.ok) throw new Error(`${id}: the record does not verify: ${JSON.stringify(verdict)}`);
      // A record of a game is one of the records.
      keep(formatRecord(record as AnyRecord));
      return { told: lines.join('\n'), over: game.outcome(state) !== null };
    },
  };
}

const ROOMS: readonly Room[] = [
  room('chicken', chicken.chicken, {
    schemas: chickenSchemas,
    explain: chickenSheet.explain,
    clauses: chickenSheet.sheet.clauses,
    catalogue: chickenSheet.catalogue,
    draw: drawChicken,
  }),
  room('crazy-chicken', crazyChicken.crazyChicken, {
    schemas: crazyChickenSchemas,
    explain: crazyChickenSheet.explain,
    clauses: crazyChickenSheet.sheet.clauses,
    catalogue: crazyChickenSheet.catalogue,
    draw: drawCrazyChicken,
  }),
  room('chicken-out', chickenOut.chickenOut, {
    schemas: chickenOutSchemas,
    explain: chickenOutSheet.explain,
    clauses: chickenOutSheet.sheet.clauses,
    catalogue: chickenOutSheet.catalogue,
    draw: drawChickenOut,
  }),
  room('blind-chicken-extreme', blindChickenExtreme.blindChickenExtreme, {
    schemas: blindChickenExtremeSchemas,
    explain: blindChickenExtremeSheet.explain,
    clauses: blindChickenExtremeSheet.sheet.clauses,
    catalogue: blindChickenExtremeSheet.catalogue,
    draw: drawBlindChickenExtreme,
  }),
  room('chicken-roundup', chickenRoundup.chickenRoundup, {
    schemas: chickenRoundupSchemas,
    explain: chickenRoundupSheet.explain,
    clauses: chickenRoundupSheet.sheet.clauses,
    catalogue: chickenRoundupSheet.catalogue,
    draw: drawChickenRoundup,
  }),
];

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A deal that server and players make together: its random parts differ, so only that it holds is told. */
async function dealFairly(): Promise<void> {
  const terms = { game: 'chicken', rules: chicken.chicken.rulesVersion, seats: 2, options: {} };
  const { offer, secret } = await offerDeal(terms);
  const [anna, ben] = [await pledge(offer, 0), await pledge(offer, 1)];
  const pledges = [anna.pledge, ben.pledge];
  const contributions = [
    await contribute(offer, 0, anna.contribution, pledges),
    await contribute(offer, 1, ben.contribution, pledges),
  ];
  const deal = { offer, secret, pledges, contributions };
  const moves: object[] = [];
  let state = chicken.chicken.setup({ seats: 2, seed: await fairSeed(deal) });
  while (!chicken.chicken.isOver(state)) {
    const [move] = chicken.chicken.legalMoves(state);
    if (move === undefined) throw new Error('fair: nobody can move');
    moves.push(move);
    state = chicken.chicken.apply(state, move);
  }
  const verdict = await checkDeal(chicken.chicken, deal, { ...terms, seed: state.seed, moves });
  if (!verdict.ok) throw new Error(`fair: ${verdict.path}: ${verdict.why}`);
}

/** Plays every game as the README does, with the minimum and the maximum number of seats. Nothing in it knows where it runs. */
export async function play(): Promise<Digests> {
  for (const [one, other] of [
    [house.chicken, chicken.chicken],
    [house.crazyChicken, crazyChicken.crazyChicken],
    [house.chickenOut, chickenOut.chickenOut],
    [house.blindChickenExtreme, blindChickenExtreme.blindChickenExtreme],
    [house.chickenRoundup, chickenRoundup.chickenRoundup],
  ]) {
    if (one !== other) throw new Error('there are two copies of one game');
  }
  const seeds = new Set([house.chicken.setup().seed, house.chicken.setup().seed]);
  if (seeds.size !== 2) throw new Error('two fresh seeds are equal');
  await dealFairly();

  const digests: Record<string, string> = {};
  for (const { id, seats, play: playAt } of ROOMS) {
    for (const count of new Set([seats.min, seats.max])) {
      const { told, over } = playAt(count, 'the same everywhere');
      if (!over) throw new Error(`${id}: the game has no outcome`);
      digests[`${id}, ${count} seats`] = await sha256(told);
    }
  }
  return digests;
}
