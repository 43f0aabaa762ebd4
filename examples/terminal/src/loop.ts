import {
  type AnyMove,
  type ChoiceOf,
  type FieldOf,
  type Game,
  type GameTypes,
  type PartialMove,
  remember,
  type Seat,
} from 'hencoop';
import type { GameBots } from 'hencoop/bots';
import { type Advice, adviceOf } from './advice.js';
import { commandOf, helpFor, rulesOf } from './help.js';
import { outcomeText, paragraph } from './lines.js';
import { narrator } from './narrator.js';

/** The part of a rule sheet that the terminal shows. */
export interface RulesInWords {
  readonly title: string;
  readonly players: string;
  readonly prefix: string;
  readonly sections: readonly string[];
  readonly steps: { readonly [step: string]: string };
  readonly clauses: { readonly [clause: string]: { readonly text: string } };
}

/** The words of a game, as its `sheet` entry has them. */
export interface Words<G extends GameTypes> {
  readonly describe: (described: G['Move'] | G['RedactedEvent'], viewer: Seat | null) => string;
  readonly explain: (violation: G['Violation']) => string;
  readonly label: (move: G['Move'], options: { readonly view: G['View'] }) => string;
  readonly question: (field: FieldOf<G['Move']>, options: { readonly picked: PartialMove<G['Move']> }) => string;
  readonly labelValue: <Field extends FieldOf<G['Move']>>(
    field: Field,
    value: ChoiceOf<G['Move'], Field>,
    options: { readonly view: G['View'] },
  ) => string;
  readonly sheet: RulesInWords;
}

/** What the terminal needs of a game: its rules, its words, and how its table is drawn. */
export interface GameUi<G extends GameTypes> {
  readonly game: Game<G>;
  readonly words: Words<G>;
  /** What the viewer sees, as plain text. */
  readonly drawTable: (view: G['View']) => string;
  /** The bots of the game, if it has any. */
  readonly bots?: GameBots<G>;
}

/** Asks a player for a move. Everything in it comes from the view of that seat. */
export interface MoveRequest<Move extends AnyMove> {
  readonly seat: Seat;
  /** Every legal move of the seat, never empty. */
  readonly moves: readonly Move[];
  /** What a menu calls a move. */
  readonly label: (move: Move) => string;
  /** How a field is asked for, given what has been picked. */
  readonly question: (field: FieldOf<Move>, picked: PartialMove<Move>) => string;
  /** What a menu calls a value of a field. */
  readonly value: <Field extends FieldOf<Move>>(field: Field, value: ChoiceOf<Move, Field>) => string;
  /** The first field because of which `value` is not a move of the game at all (G-0); `null` if it is one, legal or not. */
  readonly wrongField: (value: unknown) => string | null;
  /** What the bots of the game say to this seat; `null` for a game without bots. */
  readonly advice: Advice<Move> | null;
}

/** Chooses a move. The answer may be any value: a refusal is explained, and the player asked again. */
export type Player = <Move extends AnyMove>(request: MoveRequest<Move>) => Promise<unknown>;

/** Who plays a game, and who watches it. */
export interface Session {
  /** From whose point of view it is narrated: a seat, or `null` for a spectator. */
  readonly viewer: Seat | null;
  /** Whether the viewer plays, and so sees the table before each of their moves. */
  readonly takesPart: boolean;
  readonly player: (seat: Seat) => Player;
  /** Prints one line, or several. */
  readonly out: (text: string) => void;
}

/** A game to continue from its current state. */
export interface Opened<G extends GameTypes> {
  readonly state: G['State'];
  /** What happened and has not been narrated yet: the opening, as `setupWithEvents` gives it. */
  readonly events: readonly G['Event'][];
  /** What happened before that. */
  readonly past?: readonly G['Event'][];
}

/** Plays a game to its end, and narrates it line by line; calls `onMove` after every move. Knows nothing of terminals. */
export async function playGame<G extends GameTypes>(
  ui: GameUi<G>,
  opened: Opened<G>,
  session: Session,
  onMove: (move: G['Move'], state: G['State']) => void = () => {},
): Promise<void> {
  const { game } = ui;
  const { viewer, out } = session;
  const { narrate } = narrator(ui, viewer);
  const print = (events: readonly G['Event'][]) => {
    const text = narrate(redactedFor(game, events, viewer));
    if (text !== '') out(text);
  };
  narrate(redactedFor(game, opened.past ?? [], viewer));
  print(opened.events);
  let state = opened.state;
  const history = [...(opened.past ?? []), ...opened.events];
  // Each seat remembers what it has learned, as a client of its own would; and bots, all that theirs can.
  const remembering = ui.bots?.game ?? game;
  const memories = Array.from({ length: state.seats }, (_, seat) => remember(remembering, history, seat));
  while (!game.isOver(state)) {
    const seat = nextToAsk(game.actors(state), viewer);
    const remembered: G['View'] | undefined = memories[seat];
    if (remembered === undefined) throw new Error(`seat ${seat} is not at the table`);
    const move = await ask(ui, state, remembered, seat, session);
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new Error(`a move that the view allows was refused: ${attempt.violation.clause}`);
    state = attempt.state;
    memories.forEach((view, by) => {
      memories[by] = redactedFor(game, attempt.events, by).reduce<G['View']>(remembering.evolve, view);
    });
    // tryApply() has just found it to be a move.
    onMove(move as G['Move'], state);
    print(attempt.events);
  }
  out(ending(ui, game.view(state, viewer)));
}

/** The events as the viewer learns them. */
export function redactedFor<G extends GameTypes>(
  game: Game<G>,
  events: readonly G['Event'][],
  viewer: Seat | null,
): G['RedactedEvent'][] {
  return events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
}

/** The last table, and the outcome. */
export function ending<G extends GameTypes>({ game, drawTable }: GameUi<G>, view: G['View']): string {
  const outcome = game.outcome(view);
  const result = outcome === null ? 'The game goes on.' : outcomeText(outcome.ranking, game.score(view), view.viewer);
  return `\n${drawTable(view)}\n\n${result}`;
}

/** In a simultaneous step all others move first, so that the viewer need not wait for them afterwards. */
function nextToAsk(actors: readonly Seat[], viewer: Seat | null): Seat {
  const seat = actors.find((actor) => actor !== viewer) ?? actors[0];
  if (seat === undefined) throw new Error('the game goes on, but nobody can move');
  return seat;
}

/** Asks the player of `seat`, with nothing but that seat's view, until the answer is a legal move. */
async function ask<G extends GameTypes>(
  { game, words, drawTable, bots }: GameUi<G>,
  state: G['State'],
  remembered: G['View'],
  seat: Seat,
  { viewer, takesPart, player, out }: Session,
): Promise<unknown> {
  const view = game.view(state, seat);
  if (takesPart && seat === viewer) out(`\n${drawTable(view)}\n`);
  const request: MoveRequest<G['Move']> = {
    seat,
    moves: game.legalMoves(view),
    label: (move) => words.label(move, { view }),
    question: (field, picked) => words.question(field, { picked }),
    value: (field, value) => words.labelValue(field, value, { view }),
    wrongField: (value) => wrongFieldOf(game, view, value),
    advice: bots === undefined ? null : adviceOf(bots, remembered, (move) => words.describe(move, seat)),
  };
  for (;;) {
    const answer = await player(seat)(request);
    const command = commandOf(answer);
    if (command === 'rules') out(rulesOf(words.sheet, view.step.type));
    else if (command === 'help') out(helpFor(request.moves, bots !== undefined));
    else if (command === 'hint') out((await request.advice?.hint()) ?? 'There are no bots for this game.');
    else {
      const refusal = refusalOf(answer);
      if (refusal === null) return answer;
      out(refusal);
    }
  }

  function refusalOf(answer: unknown): string | null {
    try {
      const violation = game.whyNot(view, answer);
      if (violation === null) return null;
      if (violation.clause === 'G-0')
        return `That is not a move, and not an answer.\n${helpFor(request.moves, bots !== undefined)}`;
      return paragraph(['Not allowed.', words.explain(violation)]);
    } catch (error) {
      // A view answers for its own seat only, and says so.
      if (error instanceof RangeError) return paragraph(['Not allowed.', error.message]);
      throw error;
    }
  }
}

function wrongFieldOf<G extends GameTypes>(game: Game<G>, view: G['View'], value: unknown): string | null {
  const violation = game.whyNot(view, value);
  return violation !== null && violation.clause === 'G-0' && 'path' in violation.params
    ? String(violation.params.path)
    : null;
}
