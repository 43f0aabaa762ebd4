import { type GameTypes, remember, type Seat } from 'hencoop';
import type { AnyGame } from 'hencoop/games';
import { askForMove, moveRequest } from './asking.js';
import { outcomeText } from './lines.js';
import { narrator } from './narrator.js';
import type { Player } from './player.js';
import type { TerminalGame } from './terminalGame.js';

/** The players and the viewer of a game. */
export interface Session {
  /** The viewer of the narration: a seat, or `null` for a spectator. */
  readonly viewer: Seat | null;
  /** Whether the viewer plays, and so sees the table before each of their moves. */
  readonly takesPart: boolean;
  readonly player: (seat: Seat) => Player;
  /** Prints one line, or several. */
  readonly out: (text: string) => void;
}

/** A game to continue from its current state. */
export interface OpenedGame {
  readonly state: GameTypes['State'];
  /** Events not yet narrated: the opening, as `setupWithEvents` returns it. */
  readonly events: readonly GameTypes['Event'][];
  /** The position that `past` begins with; `null` if it begins with the opening, or `events` does. */
  readonly from: GameTypes['State'] | null;
  /** The events before those. */
  readonly past: readonly GameTypes['Event'][];
}

/** Plays a game to its end, and narrates it line by line; calls `onMove` after every move. Knows nothing of terminals. */
export async function playGame(
  terminalGame: TerminalGame,
  { state: start, events, from, past }: OpenedGame,
  { viewer, takesPart, player, out }: Session,
  onMove: (move: GameTypes['Move'], state: GameTypes['State']) => void = () => {},
): Promise<void> {
  const { game, bots, tableText } = terminalGame;
  const { narrate } = narrator(terminalGame, viewer, from);
  const print = (happened: readonly GameTypes['Event'][]) => {
    const text = narrate(redactedFor(game, happened, viewer));
    if (text !== '') out(text);
  };
  narrate(redactedFor(game, past, viewer));
  print(events);
  let state = start;
  const history = [...past, ...events];
  // Each seat remembers its events, as a client would. The bots' game keeps everything that helps them.
  const memories = Array.from({ length: state.seats }, (_, seat) => ({
    remembered: rememberedSince(bots.game, from, history, seat),
    learned: redactedFor(game, history, seat),
  }));
  while (!game.isOver(state)) {
    const seat = nextToAsk(game.actors(state), viewer);
    const memory = memories[seat];
    if (memory === undefined) throw new Error(`seat ${seat} is not at the table`);
    const view = game.view(state, seat);
    if (takesPart && seat === viewer) out(`\n${tableText(view)}\n`);
    const request = moveRequest(terminalGame, view, memory, seat);
    const move = await askForMove(terminalGame, view, request, player(seat), out);
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new Error(`a move that the view allows was refused: ${attempt.violation.clause}`);
    state = attempt.state;
    memories.forEach((memory, by) => {
      for (const event of redactedFor(game, attempt.events, by)) {
        memory.remembered = bots.game.evolve(memory.remembered, event);
        memory.learned.push(event);
      }
    });
    onMove(move, state);
    print(attempt.events);
  }
  out(ending(terminalGame, game.view(state, viewer)));
}

/** What a seat remembers of the events since the opening or a position. */
function rememberedSince(
  game: AnyGame,
  from: GameTypes['State'] | null,
  events: readonly GameTypes['Event'][],
  seat: Seat,
): GameTypes['View'] {
  if (from === null) return remember(game, events, seat);
  return redactedFor(game, events, seat).reduce((view, event) => game.evolve(view, event), game.view(from, seat));
}

/** The events as the viewer learns them. */
export function redactedFor(
  game: AnyGame,
  events: readonly GameTypes['Event'][],
  viewer: Seat | null,
): GameTypes['RedactedEvent'][] {
  return events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
}

/** The last table, and the outcome. */
export function ending({ game, tableText, say }: TerminalGame, view: GameTypes['View']): string {
  const outcome = game.outcome(view);
  const result = outcome === null ? say.game.notOver : outcomeText(say, outcome.ranking, game.score(view), view.viewer);
  return `\n${tableText(view)}\n\n${result}`;
}

/** In a simultaneous step all others move first, so that the viewer need not wait for them afterward. */
function nextToAsk(actors: readonly Seat[], viewer: Seat | null): Seat {
  const seat = actors.find((actor) => actor !== viewer) ?? actors[0];
  if (seat === undefined) throw new Error('the game is not over, but no seat can move');
  return seat;
}
