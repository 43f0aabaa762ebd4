// The part of the contract for the analysis of a finished match, the result of `analyze` in hencoop/analysis.

import { z } from 'zod';
import { type Immutable, move, named, seat } from './contractShapes.js';

const count = z.int().min(0);

const reason = named(
  'Reason',
  'Why one move is better than another: a measured difference between their playouts.',
  z.strictObject({
    measure: z.string().describe("The name of the measure, one of those of the game's bots."),
    unit: z
      .enum(['chance', 'number'])
      .describe('Whether the figures are probabilities, from 0 to 1, or plain numbers.'),
    best: z.number().describe('The average after the better move.'),
    played: z.number().describe('The average after the other move.'),
    error: z.number().describe('The standard error of the difference.'),
  }),
);

const decision = named(
  'Decision',
  'A judged decision. All chances are the probability, from 0 to 1, that this seat wins the match.',
  z.strictObject({
    type: z.literal('decision'),
    seat: seat.describe('The seat that decided.'),
    index: count.describe('The index of the move, from 0; moves that were taken back are not counted.'),
    move: move.describe('The move that was played.'),
    best: move.describe('The best move that was found.'),
    chance: z.number().describe('The chance to win with the best move.'),
    loss: z.number().describe('How much of this chance the played move cost: 0 or more.'),
    lossError: z.number().describe('The standard error of `loss`; 0 if the best move was played.'),
    mark: z
      .enum(['inaccuracy', 'mistake', 'blunder'])
      .nullable()
      .describe('The name for a loss of this size; `null` if it is small or uncertain.'),
    reasons: z.array(reason).describe('Why the best move is better, strongest reason first.'),
    luck: z.number().describe('The gain from chance, including the cards that the move uncovered.'),
    gift: z.number().describe("The gain from other players since the seat's last decision, including their luck."),
  }),
);

const seatSummary = named(
  'SeatSummary',
  'The totals of a seat: `start + luck - loss + gifts` equals `result`.',
  z.strictObject({
    type: z.literal('seat'),
    seat: seat.describe('The seat.'),
    start: z.number().describe('Its chance to win after the deal.'),
    loss: z.number().describe('The total cost of its moves.'),
    luck: z.number().describe('The total gain from chance.'),
    gifts: z.number().describe('The total gain from other players.'),
    result: z.number().describe('Its share of the win.'),
    accuracy: z
      .number()
      .nullable()
      .describe('The average share of its chance to win that a decision kept; `null` without decisions.'),
  }),
);

export const analysis = named(
  'Analysis',
  'The analysis of a finished match.',
  z.strictObject({
    game: z.string().describe('The id of the game.'),
    playouts: count.describe('The number of playouts behind each average.'),
    findings: z
      .array(z.discriminatedUnion('type', [decision, seatSummary]))
      .describe('The decisions in order, then the totals of each seat.'),
    learned: z
      .array(z.array(count))
      .describe(
        'For each seat, and last for a spectator: how many events the viewer had seen after the set-up, and after each move.',
      ),
  }),
);
/** The analysis of a finished match. */
export type Analysis = Immutable<z.infer<typeof analysis>>;

export const analysisProgress = named(
  'AnalysisProgress',
  'The progress of a running or queued analysis.',
  z.strictObject({
    done: count.describe('The number of moves judged so far.'),
    moves: count.describe('The total number of moves.'),
  }),
);
/** The progress of an analysis. */
export type AnalysisProgress = Immutable<z.infer<typeof analysisProgress>>;
