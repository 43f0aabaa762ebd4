// The part of the contract for the analysis of a finished match, the result of `analyze` in hencoop/analysis.

import { z } from 'zod';
import { type Immutable, move, named, seat } from './contractShapes.js';

const count = z.int().min(0);

const reason = named(
  'Reason',
  'Why one move is better than another: a measure that differs between their playouts.',
  z.strictObject({
    measure: z.string().describe("The name of the measure, from `measures` of the game's bots."),
    unit: z.enum(['chance', 'number']).describe('Whether the figures are chances, from 0 to 1, or numbers.'),
    best: z.number().describe('The average after the better move.'),
    played: z.number().describe('The average after the other move.'),
    error: z.number().describe('The standard error of the difference.'),
  }),
);

const decision = named(
  'Decision',
  "A judged decision. All chances are the seat's chance to win the match, from 0 to 1.",
  z.strictObject({
    type: z.literal('decision'),
    seat: seat.describe('The seat that decided.'),
    index: count.describe(
      'The index of the move among those of the seat, from 0; moves that were taken back do not count.',
    ),
    move: move.describe('The played move.'),
    best: move.describe(
      'The best move found: the played move, unless another is better by more than two standard errors.',
    ),
    chance: z.number().describe('The chance to win with the best move.'),
    loss: z.number().describe('How much of `chance` the played move lost: 0 or more.'),
    lossError: z.number().describe('The standard error of `loss`; 0 if the best move was played.'),
    mark: z
      .enum(['inaccuracy', 'mistake', 'blunder'])
      .nullable()
      .describe('The label of the loss; `null` if the loss is small or uncertain.'),
    reasons: z
      .array(reason)
      .describe(
        'Why the best move is better: at most two reasons, strongest first; empty if it was played, or nothing stands out.',
      ),
    luck: z
      .number()
      .describe(
        "The effect of chance and uncovered cards: the chance to win right after the move minus the move's expected chance.",
      ),
    gift: z.number().describe("The effect of the others' moves, and of their luck, since the seat's last decision."),
  }),
);

const seatSummary = named(
  'SeatSummary',
  'The summary of a seat: `start + luck - loss + gifts` is `result`.',
  z.strictObject({
    type: z.literal('seat'),
    seat: seat.describe('The seat.'),
    start: z.number().describe('Its chance to win after the deal.'),
    loss: z.number().describe('The total loss of its moves.'),
    luck: z.number().describe('The total effect of chance.'),
    gifts: z.number().describe('The total effect of the others, including after its last decision.'),
    result: z.number().describe('Its share of the win.'),
    accuracy: z
      .number()
      .nullable()
      .describe(
        'The average fraction of its chance to win that a decision kept, from 0 to 1; `null` without decisions.',
      ),
  }),
);

export const analysis = named(
  'Analysis',
  'The analysis of a finished match.',
  z.strictObject({
    game: z.string().describe('The id of the game.'),
    playouts: count.describe('The number of playouts behind each figure.'),
    findings: z
      .array(z.discriminatedUnion('type', [decision, seatSummary]))
      .describe('The decisions in order, then the summary of each seat.'),
    learned: z
      .array(z.array(z.tuple([count, count])))
      .describe(
        'For each seat, and last for a spectator: how many events the viewer had seen before and after each decision.',
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
