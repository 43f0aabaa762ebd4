import type { AnyMove, Game, GameTypes, Seat } from 'hencoop';
import { paragraph, ranking } from './lines.js';
import { storyteller } from './story.js';

/** A game as this table offers it: its rules, its sentences, and how its table is drawn. */
export interface Room<G extends GameTypes> {
  readonly game: Game<G>;
  readonly describe: (told: G['Move'] | G['RedactedEvent'], viewer: Seat | null) => string;
  readonly explain: (violation: G['Violation']) => string;
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

/** A game that is to be played on from where it stands. */
export interface Opened<G extends GameTypes> {
  readonly state: G['State'];
  /** What happened and has not been told yet: the opening, as `setupWithEvents` gives it. */
  readonly events: readonly G['Event'][];
  /** What happened before that. */
  readonly past?: readonly G['Event'][];
}

/**
 * Plays a game to its end, and tells it line by line; `made` hears of every move with the state that it led to. Knows
 * nothing of terminals.
 */
export async function playGame<G extends GameTypes>(
  room: Room<G>,
  opened: Opened<G>,
  party: Party,
  made: (move: G['Move'], state: G['State']) => void = () => {},
): Promise<void> {
  const { game } = room;
  const { viewer, out } = party;
  const story = storyteller(room, viewer);
  const tell = (events: readonly G['Event'][]) => {
    const text = story.tell(learntOf(game, events, viewer));
    if (text !== '') out(text);
  };
  story.tell(learntOf(game, opened.past ?? [], viewer));
  tell(opened.events);
  let state = opened.state;
  while (!game.isOver(state)) {
    const seat = nextToAsk(game.actors(state), viewer);
    const move = await ask(room, state, seat, party);
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new Error(`a move that the view allows was refused: ${attempt.violation.clause}`);
    state = attempt.state;
    // tryApply() has just found it to be a move.
    made(move as G['Move'], state);
    tell(attempt.events);
  }
  out(ending(room, game.view(state, viewer)));
}

/** The events as the viewer learns them. */
export function learntOf<G extends GameTypes>(
  game: Game<G>,
  events: readonly G['Event'][],
  viewer: Seat | null,
): G['RedactedEvent'][] {
  return events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
}

/** The last table, and the outcome. */
export function ending<G extends GameTypes>({ game, drawTable }: Room<G>, view: G['View']): string {
  const outcome = game.outcome(view);
  const places = outcome === null ? 'The game goes on.' : ranking(outcome.ranking, game.score(view), view.viewer);
  return `\n${drawTable(view)}\n\n${places}`;
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
