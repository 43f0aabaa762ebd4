import type { AnyMove, Game, GameTypes, Refusal, Seat } from 'hencoop';
import { paragraph, ranking, scoreLine } from './lines.js';

/** A game as this table offers it: its rules, its sentences, and how its table is drawn. */
export interface Room<G extends GameTypes> {
  readonly game: Game<G>;
  readonly describe: (told: G['Move'] | G['RedactedEvent'], viewer: Seat | null) => string;
  readonly explain: (violation: Refusal<G>) => string;
  /** What the viewer sees, as plain text. */
  readonly drawTable: (view: G['View']) => string;
}

/** What a player is asked with. All of it comes from the view of that seat. */
export interface Turn<Move extends AnyMove> {
  readonly seat: Seat;
  /** Every legal move of the seat, never empty. */
  readonly moves: readonly Move[];
  /** The sentence for a move. */
  readonly sentence: (move: Move) => string;
  /** The first field that keeps `value` from being a move of the game at all, legal or not; `null` where it is one. */
  readonly fault: (value: unknown) => string | null;
}

/** Chooses a move. The answer may be anything: what the rules refuse is explained, and asked again. */
export type Player = <Move extends AnyMove>(turn: Turn<Move>) => Promise<unknown>;

/** How a game is played and told. */
export interface Party {
  /** Through whose eyes it is told: a seat, or `null` for a spectator. */
  readonly viewer: Seat | null;
  /** Whether the viewer makes their own moves, and so is shown the table before each. */
  readonly takesPart: boolean;
  readonly player: (seat: Seat) => Player;
  /** Takes a line, or several. */
  readonly out: (text: string) => void;
}

/** A game that is set up, as `setupWithEvents` gives it. */
export interface Opened<G extends GameTypes> {
  readonly state: G['State'];
  readonly events: readonly G['Event'][];
}

/** Plays a game to its end, and tells it line by line. Knows nothing of terminals. */
export async function playGame<G extends GameTypes>(room: Room<G>, opened: Opened<G>, party: Party): Promise<void> {
  const { game } = room;
  const { viewer, out } = party;
  const tell = storyteller(room, viewer, out);
  tell(opened.events);
  let state = opened.state;
  while (!game.isOver(state)) {
    const seat = nextToAsk(game.actors(state), viewer);
    const move = await ask(room, state, seat, party);
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new Error(`a move that the view allows was refused: ${attempt.violation.clause}`);
    tell(attempt.events);
    state = attempt.state;
  }

  out(`\n${room.drawTable(game.view(state, viewer))}`);
  const outcome = game.outcome(state);
  if (outcome !== null) out(`\n${ranking(outcome.ranking, game.score(state), viewer)}`);
}

/**
 * Tells events as the viewer learns them: a paragraph for those of one move, cut where the scores have changed, so that
 * they stand between the end of a round and the next deal. Like any client it holds a view and folds events over it.
 */
function storyteller<G extends GameTypes>(
  { game, describe }: Room<G>,
  viewer: Seat | null,
  out: (text: string) => void,
): (events: readonly G['Event'][]) => void {
  let view: G['View'] | null = null;
  return (events) => {
    let sentences: string[] = [];
    let scores: readonly number[] | null = null;
    const pause = () => {
      if (sentences.length > 0) out(paragraph(sentences));
      if (scores !== null) out(`${scoreLine(scores, viewer)}\n`);
      sentences = [];
      scores = null;
    };
    for (const event of events) {
      const learnt = game.redact(event, viewer);
      if (learnt === null) continue;
      const after: G['View'] = game.evolve(view, learnt);
      const scored = view !== null && !sameNumbers(game.score(view), game.score(after));
      if (scores !== null && !scored) pause();
      sentences.push(describe(learnt, viewer));
      if (scored) scores = game.score(after);
      view = after;
    }
    pause();
  };
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  return a.every((number, index) => number === b[index]);
}

/** In a simultaneous step all others move first, so that the viewer is not kept waiting for them afterwards. */
function nextToAsk(actors: readonly Seat[], viewer: Seat | null): Seat {
  const seat = actors.find((actor) => actor !== viewer) ?? actors[0];
  if (seat === undefined) throw new Error('the game goes on, but nobody can move');
  return seat;
}

/** Asks the player of `seat`, with nothing but that seat's view, until the answer is a legal move. */
async function ask<G extends GameTypes>(
  { game, describe, explain, drawTable }: Room<G>,
  state: G['State'],
  seat: Seat,
  { viewer, takesPart, player, out }: Party,
): Promise<unknown> {
  const view = game.view(state, seat);
  if (takesPart && seat === viewer) out(`\n${drawTable(view)}\n`);
  const turn: Turn<G['Move']> = {
    seat,
    moves: game.legalMoves(view),
    sentence: (move) => describe(move, seat),
    fault: (value) => faultOf(game, view, value),
  };
  for (;;) {
    const answer = await player(seat)(turn);
    const refusal = refusalOf(answer);
    if (refusal === null) return answer;
    out(paragraph(['Not allowed.', refusal]));
  }

  function refusalOf(answer: unknown): string | null {
    try {
      const violation = game.whyNot(view, answer);
      return violation === null ? null : explain(violation);
    } catch (error) {
      // A view answers for its own seat only, and says so.
      if (error instanceof RangeError) return error.message;
      throw error;
    }
  }
}

function faultOf<G extends GameTypes>(game: Game<G>, view: G['View'], value: unknown): string | null {
  const violation = game.whyNot(view, value);
  return violation !== null && violation.clause === 'G-0' && 'path' in violation.params
    ? String(violation.params.path)
    : null;
}
