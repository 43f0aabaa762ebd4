// The part of the contract that is about the analysis of a finished match: what `analyze` of hencoop/analysis finds.

import { z } from 'zod';
import { type Immutable, move, named, seat } from './contractShapes.js';

const count = z.int().min(0);

const reason = named(
  'Reason',
  'Why a move is better than another: something that was measured to differ between their playouts.',
  z.strictObject({
    measure: z.string().describe("The name of the measure, one of those of the game's bots."),
    unit: z.enum(['chance', 'number']).describe('Whether the figures are chances, from 0 to 1, or numbers.'),
    best: z.number().describe('The average after the better move.'),
    played: z.number().describe('The average after the other move.'),
    error: z.number().describe('The standard error of the difference.'),
  }),
);

const decision = named(
  'Decision',
  'A decision of a seat, judged. All chances are those of this seat to win the match, from 0 to 1.',
  z.strictObject({
    type: z.literal('decision'),
    seat: seat.describe('The seat that decided.'),
    index: count.describe('Which of the moves it was, from 0. A move that was taken back is not among them.'),
    move: move.describe('The move that was played.'),
    best: move.describe('The best move that was found.'),
    chance: z.number().describe('The chance to win with the best move.'),
    loss: z.number().describe('What the played move lost of it: 0 or more.'),
    lossError: z.number().describe('The standard error of `loss`; 0 if the best move was played.'),
    mark: z
      .enum(['inaccuracy', 'mistake', 'blunder'])
      .nullable()
      .describe('What the loss is called; `null` where it is small, or not certain.'),
    reasons: z.array(reason).describe('Why the best move is better, the strongest first.'),
    luck: z.number().describe('What chance, and the cards that the move uncovered, gave.'),
    gift: z.number().describe("What others gave since the seat's last decision, and what chance gave them."),
  }),
);

const seatSummary = named(
  'SeatSummary',
  'The account of a seat: `start + luck - loss + gifts` is `result`.',
  z.strictObject({
    type: z.literal('seat'),
    seat: seat.describe('The seat that the account is about.'),
    start: z.number().describe('Its chance to win once the cards were dealt.'),
    loss: z.number().describe('What it lost by its moves, in all.'),
    luck: z.number().describe('What chance gave, in all.'),
    gifts: z.number().describe('What others gave, in all.'),
    result: z.number().describe('Its share of the win.'),
    accuracy: z
      .number()
      .nullable()
      .describe('How much of its chance to win it kept by a decision, on average; `null` without decisions.'),
  }),
);

export const analysis = named(
  'Analysis',
  'The analysis of a finished match.',
  z.strictObject({
    game: z.string().describe('The id of the game.'),
    playouts: count.describe('How many playouts each number is the average of.'),
    findings: z
      .array(z.discriminatedUnion('type', [decision, seatSummary]))
      .describe('The decisions in order, then the account of each seat.'),
    learned: z
      .array(z.array(count))
      .describe(
        'For each seat, and last for a spectator: how many events the viewer had learned after the set-up, and after each move.',
      ),
  }),
);
/** The analysis of a finished match. */
export type Analysis = Immutable<z.infer<typeof analysis>>;

export const analysisProgress = named(
  'AnalysisProgress',
  'How far an analysis is that goes on, or waits for its turn.',
  z.strictObject({
    done: count.describe('How many moves it has judged.'),
    moves: count.describe('How many moves there are.'),
  }),
);
/** How far an analysis is. */
export type AnalysisProgress = Immutable<z.infer<typeof analysisProgress>>;
